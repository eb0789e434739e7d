"""The games. Importing this package registers them all."""

from undercroft.games.doggos import Doggos
from undercroft.games.dungeoneer import Dungeoneer
from undercroft.games.paper_dungeons import PaperDungeons
from undercroft.kernel.registry import register

register(PaperDungeons())
register(Doggos())
register(Dungeoneer())
