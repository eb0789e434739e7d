"""The search for every game, by the number of passes that a decision may take."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.bots.doggos.domain import DoggosDomain
from undercroft.bots.dungeoneer.domain import DungeoneerDomain
from undercroft.bots.paper_dungeons.domain import PaperDungeonsDomain
from undercroft.bots.search.bot import Budget, SearchBot
from undercroft.bots.search.domain import Domain
from undercroft.bots.search.tree import Limits

DOMAINS: dict[str, Callable[[], Domain]] = {
    "paper-dungeons": PaperDungeonsDomain,
    "doggos": DoggosDomain,
    "dungeoneer": DungeoneerDomain,
}
# In Doggos the next card is one of forty: a tree below the first line would hardly ever be met again, and what its
# lines differ by is a fraction of what the cards to come do. So only a clear lead speaks against the first look.
# In Dungeoneer dice fall between any two decisions, so there is no tree either; but the end of a turn tells lines apart.
LIMITS: dict[str, Limits] = {
    "doggos": Limits(deep=1, trust=2.0),
    "dungeoneer": Limits(curiosity=0.08, deep=1),
}


def searching(game: str, seed: int, budget: Budget, name: str = "search") -> SearchBot:
    """A bot that searches in a game of the house; ``KeyError`` for any other."""
    return SearchBot(name, DOMAINS[game](), seed, budget, LIMITS.get(game))
