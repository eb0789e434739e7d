"""The search for every game, by the number of passes that a decision may take."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.bots.doggos.domain import DoggosDomain
from undercroft.bots.dungeoneer.domain import DungeoneerDomain
from undercroft.bots.paper_dungeons.domain import PaperDungeonsDomain
from undercroft.bots.search.bot import Budget, SearchBot
from undercroft.bots.search.domain import Domain

DOMAINS: dict[str, Callable[[], Domain]] = {
    "paper-dungeons": PaperDungeonsDomain,
    "doggos": DoggosDomain,
    "dungeoneer": DungeoneerDomain,
}


def searching(game: str, seed: int, budget: Budget) -> SearchBot:
    """A bot that searches in a game of the house; ``KeyError`` for any other."""
    return SearchBot("search", DOMAINS[game](), seed, budget)
