"""The choices of Dungeons & Doggos as numbers: 3,268 codes.

A cell is an offset from the start room, at most ``squares.REACH`` cells away in each direction. The rulebook's table has no
edge (DD-49); cells beyond the bound are not offered for placing, and an exit that faces them is a way out like any
other.
"""

from typing import Final

from undercroft.kernel.codes import CodeBook
from undercroft.kernel.squares import CELLS

MOST_DESIGNS: Final = 64
MOST_ROOMS: Final = 119
"""Room cards of a deck: a path keeps the rooms it has entered in two halves of 60, the start room among them."""
MOST_DOGS: Final = 8
MOST_QUESTS: Final = 16

EXPLORE: Final = 0
LEAVE: Final = 1
SLEEP: Final = 2
PLACE: Final = 3  # + cell
ROTATE: Final = 964  # + quarter turns clockwise
DOG: Final = 968  # + dog
QUEST: Final = 976  # + quest
TURN: Final = 992  # + side * 3 + quarter turns - 1
STEP: Final = 1004  # + side
BREAK: Final = 1008  # + side
JUMP: Final = 1012  # + cell
FIGHT: Final = 1973  # + swords * 16 + bows * 4 + fireballs, potions spent
OVERPOWER: Final = 2037
PASS: Final = 2038
CLAIM: Final = 2039
SKIP: Final = 2040
HIRE: Final = 2041  # + edge: pair 0, single and paw 1
TAKE: Final = 2043  # + symbol
DISARM_POTION: Final = 2046  # + symbol
DISARM_OWN: Final = 2049  # + design * 4 + variant
DISARM_PATH: Final = 2305  # + cell
OUT: Final = 3266
CONFIRM: Final = 3267
CODE_COUNT: Final = 3268

CHOICES: Final = CodeBook(
    (
        ("explore", ()),
        ("leave", ()),
        ("sleep", ()),
        ("place", (CELLS,)),
        ("rotate", (4,)),
        ("dog", (MOST_DOGS,)),
        ("quest", (MOST_QUESTS,)),
        ("turn", (4, 3)),
        ("step", (4,)),
        ("break", (4,)),
        ("jump", (CELLS,)),
        ("fight", (4, 4, 4)),
        ("overpower", ()),
        ("pass", ()),
        ("claim", ()),
        ("skip", ()),
        ("hire", (2,)),
        ("take", (3,)),
        ("disarm-potion", (3,)),
        ("disarm-own", (MOST_DESIGNS, 4)),
        ("disarm-path", (CELLS,)),
        ("out", ()),
        ("confirm", ()),
    )
)

FIRST_PLAYER: Final = 0  # + seat
DOG_DEAL: Final = 4  # + dog
QUEST_PAIR: Final = 12  # + first * 16 + second, first < second
POTION_DEAL: Final = 268  # + symbol
ROOM: Final = 271  # + design
CHANCE_COUNT: Final = 335

CHANCES: Final = CodeBook(
    (
        ("first", (4,)),
        ("dog", (MOST_DOGS,)),
        ("quests", (MOST_QUESTS, MOST_QUESTS)),
        ("potion", (3,)),
        ("room", (MOST_DESIGNS,)),
    )
)
