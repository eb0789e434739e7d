"""The bots of the house by name, and those that plug-ins bring."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from undercroft.bots.bot import Bot
from undercroft.bots.search.bot import Budget
from undercroft.bots.searching import DOMAINS, searching
from undercroft.kernel import registry as games
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.streams import checked_seed

ANY_GAME = ""
SEARCH = "search"
LEVELS = ("easy", "medium", "hard")
"""What a person is offered as opponents, the weakest first."""
USUAL = "medium"
"""The opponent of whoever does not choose one."""
MOST_PASSES = 1_000_000
"""Where a search is limited by time alone."""

_makers: dict[tuple[str, str], Callable[[int], Bot]] = {}


class UnknownBot(UndercroftError):
    """A bot name that is not registered for the game."""


class BadBudget(UndercroftError):
    """A budget that cannot be read."""


def register(name: str, make_bot: Callable[[int], Bot], game_name: str = ANY_GAME) -> None:
    """Make a bot known, for one game or for all; ``make_bot`` gets a seed. ``ValueError`` if the name is taken."""
    if (game_name, name) in _makers or (ANY_GAME, name) in _makers:
        raise ValueError(f"there is a bot called {name} already")
    _makers[game_name, name] = make_bot


def names(game_name: str) -> list[str]:
    """The names of all bots that play a game, its levels first; ``UnknownGame`` if there is no such game."""
    games.game(game_name)
    known = sorted(name for game, name in _makers if game in (game_name, ANY_GAME))
    return sorted(known, key=lambda name: LEVELS.index(name) if name in LEVELS else len(LEVELS))


def levels(game_name: str) -> tuple[str, ...]:
    """The opponents that a person is offered, the weakest first: the levels, or whoever plays a game without any."""
    known = names(game_name)
    return tuple(name for name in known if name in LEVELS) or tuple(known)


def usual(game_name: str) -> str:
    """The opponent of whoever does not choose one: the middle level, or the strongest where there is none."""
    offered = levels(game_name)
    return USUAL if USUAL in offered else offered[-1]


def make(name: str, game_name: str, seed: int) -> Bot:
    """A new bot for one game; ``UnknownBot`` names the nearest, ``BadSeed`` and ``UnknownGame`` as elsewhere.

    Beside the names there are searches with a budget, for experiments: ``search@passes=200``, ``search@ms=100``, or
    both, with a comma between. ``BadBudget`` for any other budget.
    """
    base, _, budget = name.partition("@")
    if base == SEARCH and game_name in DOMAINS and name not in names(game_name):
        return searching(game_name, checked_seed(seed), _read_budget(name, budget))
    check_name(name, game_name)
    maker = _makers.get((game_name, name)) or _makers[ANY_GAME, name]
    return maker(checked_seed(seed))


def check_name(name: str, game_name: str) -> None:
    """Refuse a bot that is not among ``names``: a table that strangers open has no bots with budgets of their own."""
    known = names(game_name)
    if name not in known:
        near = get_close_matches(name, known, 1)
        raise UnknownBot(
            "unknown-bot-near" if near else "unknown-bot",
            {"bot": name, "game": game_name, "bots": ", ".join(known), "near": near[0] if near else ""},
        )


def _read_budget(name: str, text: str) -> Budget:
    amounts: dict[str, int] = {}
    for part in text.split(","):
        key, _, value = part.partition("=")
        if key not in ("passes", "ms") or key in amounts or not (value.isascii() and value.isdigit()):
            raise BadBudget("bad-budget", {"bot": name})
        amounts[key] = int(value)
    if 0 in amounts.values():
        raise BadBudget("bad-budget", {"bot": name})
    return Budget(amounts.get("passes", MOST_PASSES), amounts.get("ms"))
