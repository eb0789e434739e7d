"""The choices of Paper Dungeons as numbers. Every code is under 277, so Python never has to allocate most of them."""

from typing import Final

from undercroft.kernel.codes import CodeBook

HEROES: Final = ("warrior", "wizard", "cleric", "rogue")
ITEMS: Final = ("sword", "sceptre", "medallion", "cloak", "crown", "cauldron", "armour", "tome")
TALENTS: Final = (
    "alchemist",
    "noble",
    "barbarian",
    "treasure_hunter",
    "berserker",
    "beastmaster",
    "veteran",
    "psionic",
    "fortune_teller",
    "scout",
    "ranger",
    "merchant",
    "assassin",
    "craftsman",
    "healer",
    "shaman",
)
GEMS: Final = "ABCDEFGH"
ROOMS: Final = tuple(f"{column}{row}" for row in range(1, 8) for column in "ABCDEF")

FACES: Final = 10
"""Bookkeeping numbers of the dice: white classes 1-4, black classes 5-8, clover 9, boots 10 (PD-1.2)."""
CLOVER: Final = 9
BOOTS: Final = 10

LEVEL: Final = 0  # + (face - 1) * 4 + hero, faces 1-9
CRAFT: Final = 36  # + (face - 1) * 8 + item
BREW: Final = 116  # + face - 1
MOVE: Final = 126  # + face - 1
STEP: Final = 136  # + room
STOP: Final = 178
DONE: Final = 179
FREE_LEVEL: Final = 180  # + hero
FREE_HALF: Final = 184  # + item
KILL: Final = 192  # + room
GEM: Final = 234  # + letter
HEART: Final = 242
TRACK: Final = 243
KEEP_TALENT: Final = 244  # + talent
KEEP_GOAL: Final = 260  # + goal
CODE_COUNT: Final = 276

CHOICES: Final = CodeBook(
    (
        ("level", (9, 4)),
        ("craft", (FACES, 8)),
        ("brew", (FACES,)),
        ("move", (FACES,)),
        ("step", (42,)),
        ("stop", ()),
        ("done", ()),
        ("free-level", (4,)),
        ("free-half", (8,)),
        ("kill", (42,)),
        ("gem", (8,)),
        ("heart", ()),
        ("track", ()),
        ("talent", (16,)),
        ("goal", (16,)),
    )
)

ROLL: Final = 0  # + white multiset * 56 + black multiset
DUNGEON: Final = 3136  # + dungeon
BOSS: Final = 3148  # + boss
MISSIONS: Final = 3160  # + set of three
TALENT_PAIR: Final = 3720  # + pair
GOAL_PAIR: Final = 3840  # + pair
CHANCE_COUNT: Final = 3960

CHANCES: Final = CodeBook(
    (
        ("roll", (56, 56)),
        ("dungeon", (12,)),
        ("boss", (12,)),
        ("missions", (560,)),
        ("talents", (120,)),
        ("goals", (120,)),
    )
)
