"""Players that need no person: what they get is a seat, its choices and its view."""

from collections.abc import Callable

from undercroft.bots.bot import Bot
from undercroft.bots.doggos.alone import DoggosAloneBot
from undercroft.bots.doggos.duel import Depth
from undercroft.bots.doggos.greedy import DoggosGreedyBot
from undercroft.bots.doggos.rival import DoggosDuelBot
from undercroft.bots.doggos.weights import short_sighted as doggos_beginner
from undercroft.bots.dungeoneer.easy import DungeoneerEasyBot
from undercroft.bots.dungeoneer.greedy import DungeoneerGreedyBot
from undercroft.bots.paper_dungeons.greedy import GreedyBot
from undercroft.bots.paper_dungeons.weights import short_sighted as paper_dungeons_beginner
from undercroft.bots.registry import (
    MOST_PASSES,
    BadBudget,
    UnknownBot,
    check_name,
    levels,
    make,
    names,
    register,
    usual,
)
from undercroft.bots.search.bot import Budget
from undercroft.bots.searching import searching
from undercroft.bots.thought import Thought
from undercroft.bots.uniform import RandomBot

__all__ = [
    "BadBudget",
    "Bot",
    "Thought",
    "UnknownBot",
    "check_name",
    "levels",
    "make",
    "names",
    "register",
    "usual",
]

HARD_MILLISECONDS = 800
"""How long a decision of the level hard may take that needs thought."""
HARD_PASSES = {"dungeoneer": 200}
"""How many passes hard makes at most for a decision where more were not seen to win more; elsewhere the time decides."""


def _hard(game: str) -> Callable[[int], Bot]:
    return lambda seed: searching(
        game, seed, Budget(HARD_PASSES.get(game, MOST_PASSES), HARD_MILLISECONDS), "hard"
    )


def _medium_depth() -> Depth:
    return Depth(8, 4, 0, 0, 4)


def _hard_dog(seed: int) -> Bot:
    """Two dogs are a duel, which it plays patiently, one is alone, and more of them are a case for the search."""
    alone = DoggosAloneBot(seed, "hard", Depth(0, 5, 0, 0, 8, 1_000), _hard("doggos")(seed))
    depth = Depth(20, 8, 10, 5, 12)
    return DoggosDuelBot(seed, "hard", depth, alone, patient=True, crowded=_medium_depth())


register("random", RandomBot)
register("easy", lambda seed: GreedyBot(seed, "easy", paper_dungeons_beginner()), "paper-dungeons")
register("easy", lambda seed: DoggosGreedyBot(seed, "easy", doggos_beginner()), "doggos")
register("easy", DungeoneerEasyBot, "dungeoneer")
register("medium", lambda seed: GreedyBot(seed, "medium"), "paper-dungeons")
register("medium", lambda seed: DoggosDuelBot(seed, "medium", _medium_depth()), "doggos")
register("medium", lambda seed: DungeoneerGreedyBot(seed, "medium"), "dungeoneer")
register("hard", _hard("paper-dungeons"), "paper-dungeons")
register("hard", _hard_dog, "doggos")
register("hard", _hard("dungeoneer"), "dungeoneer")
register("greedy", GreedyBot, "paper-dungeons")
register("greedy", DoggosGreedyBot, "doggos")
register("greedy", DungeoneerGreedyBot, "dungeoneer")
