"""Players that need no person: what they get is a seat, its choices and its view."""

from undercroft.bots.bot import Bot
from undercroft.bots.doggos.greedy import DoggosGreedyBot
from undercroft.bots.doggos.weights import short_sighted as doggos_beginner
from undercroft.bots.dungeoneer.easy import DungeoneerEasyBot
from undercroft.bots.dungeoneer.greedy import DungeoneerGreedyBot
from undercroft.bots.paper_dungeons.greedy import GreedyBot
from undercroft.bots.paper_dungeons.weights import short_sighted as paper_dungeons_beginner
from undercroft.bots.registry import BadBudget, UnknownBot, check_name, make, names, register
from undercroft.bots.uniform import RandomBot

__all__ = ["BadBudget", "Bot", "UnknownBot", "check_name", "make", "names", "register"]

register("random", RandomBot)
register("easy", lambda seed: GreedyBot(seed, "easy", paper_dungeons_beginner()), "paper-dungeons")
register("easy", lambda seed: DoggosGreedyBot(seed, "easy", doggos_beginner()), "doggos")
register("easy", DungeoneerEasyBot, "dungeoneer")
register("greedy", GreedyBot, "paper-dungeons")
register("greedy", DoggosGreedyBot, "doggos")
register("greedy", DungeoneerGreedyBot, "dungeoneer")
