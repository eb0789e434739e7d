"""Undercroft: a digital table for dungeon board games.

>>> import undercroft
>>> undercroft.games()
['doggos', 'dungeoneer', 'paper-dungeons']
>>> state = undercroft.game("paper-dungeons").start(seats=2, seed=7, options={"edition": "it"})
>>> state.to_act
(0, 1)
"""

import undercroft.games  # noqa: F401  # registers the games
from undercroft.kernel import streams as _streams
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.registry import game, games
from undercroft.kernel.state import CHANCE

__version__ = "0.1.0"
__all__ = ["CHANCE", "UndercroftError", "__version__", "compiled", "game", "games"]


def compiled() -> bool:
    """Whether the rules run as compiled code."""
    return not (_streams.__file__ or "").endswith(".py")
