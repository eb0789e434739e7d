"""The games as environments for those who train players: PettingZoo, Gymnasium, OpenSpiel (see docs/envs.md).

Importing this package registers ``undercroft/PaperDungeons-v0``, ``undercroft/Doggos-v0`` and
``undercroft/Dungeoneer-v0`` with Gymnasium; importing ``undercroft.envs.spiel`` registers the games with OpenSpiel.
"""

from importlib.util import find_spec

_NEEDED = ("gymnasium", "numpy", "pettingzoo")
_missing = [name for name in _NEEDED if find_spec(name) is None]
if _missing:
    raise ImportError(f"undercroft.envs needs {', '.join(_missing)}: pip install 'undercroft[envs]'")

import gymnasium  # noqa: E402  # the check above comes first, to say what is missing

from undercroft.envs.aec import TableEnv  # noqa: E402
from undercroft.envs.layouts import Layout  # noqa: E402
from undercroft.envs.observing import Observer  # noqa: E402
from undercroft.envs.single import SeatEnv  # noqa: E402
from undercroft.kernel import registry  # noqa: E402

__all__ = ["GYMNASIUM", "Layout", "Observer", "SeatEnv", "TableEnv", "layout", "pettingzoo"]

GYMNASIUM = {
    "undercroft/PaperDungeons-v0": ("paper-dungeons", 1),
    "undercroft/Doggos-v0": ("doggos", 2),
    "undercroft/Dungeoneer-v0": ("dungeoneer", 2),
}
"""The environments of Gymnasium: the game and how many seats it has unless told otherwise."""

for _id, (_game, _seats) in GYMNASIUM.items():
    gymnasium.register(
        _id, entry_point="undercroft.envs.single:SeatEnv", kwargs={"game": _game, "seats": _seats}
    )


def pettingzoo(game: str, seats: int = 2, reward: str | None = None, **options: object) -> TableEnv:
    """A game of the house as an environment of PettingZoo; ``options`` are the game's own.

    ``reward``: ``"win"``, the places at the end from 1 to -1 (what two seats and more get unless told otherwise), or
    ``"score"``, every point when it is made (what one seat gets). ``UnknownGame`` and ``BadOption`` as elsewhere.
    """
    return TableEnv(registry.game(game), seats, reward, options)


def layout(game: str, seats: int = 2, **options: object) -> Layout:
    """The fields of the game's observations."""
    return Observer(registry.game(game), seats, options).layout
