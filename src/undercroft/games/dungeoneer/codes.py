"""The choices of Dungeoneer as numbers.

A cell is an offset from the first entrance, at most ``squares.REACH`` cells away in each direction. The rulebook's table has
no edge (DLQ-143); cells beyond the bound are not offered.
"""

from typing import Final

from undercroft.kernel.codes import CodeBook
from undercroft.kernel.squares import CELLS

MOST_SEATS: Final = 4
MOST_CARDS: Final = 256
MOST_QUESTS: Final = 64
MOST_LOCATIONS: Final = 96
MOST_HEROES: Final = 24
MOST_ABILITIES: Final = 3
MOST_X: Final = 256
"""Purses have no limit (DL-8), codes do: nobody who plays comes near this one, and an X beyond it is not offered."""
NOBODY: Final = 4
"""The operand of ``seat`` that means no seat."""

KINDS: Final = (
    ("pass", ()),
    ("done", ()),
    ("end", ()),
    ("explore", ()),
    ("stand", ()),
    ("lie", ()),
    ("save", ()),
    ("wound", ()),
    ("token", ()),
    ("self", ()),
    ("test", ()),
    ("dodge", ()),
    ("keep", ()),
    ("move", (4,)),
    ("side", (4,)),
    ("seat", (5,)),
    ("form", (3,)),
    ("branch", (4,)),
    ("special", (4,)),
    ("zone", (3,)),
    ("deck", (2,)),
    ("attack", (MOST_SEATS,)),
    ("x", (MOST_X,)),
    ("hero", (MOST_HEROES,)),
    ("play", (MOST_CARDS,)),
    ("card", (MOST_CARDS,)),
    ("use", (MOST_CARDS, MOST_ABILITIES)),
    ("use-hero", (MOST_HEROES, MOST_ABILITIES)),
    ("use-quest", (MOST_QUESTS, MOST_ABILITIES)),
    ("attempt", (MOST_QUESTS,)),
    ("search", (MOST_QUESTS,)),
    ("take-up", (MOST_QUESTS,)),
    ("hand-over", (MOST_QUESTS,)),
    ("pick-up", (MOST_QUESTS,)),
    ("drop", (MOST_QUESTS,)),
    ("quest", (MOST_QUESTS,)),
    ("location", (MOST_LOCATIONS,)),
    ("place", (CELLS, 2)),
)
CHOICES: Final = CodeBook(KINDS)

PASS: Final = 0
DONE: Final = 1
END: Final = 2
EXPLORE: Final = 3
STAND: Final = 4
LIE: Final = 5
SAVE: Final = 6
WOUND: Final = 7
TOKEN: Final = 8
SELF: Final = 9
TEST: Final = 10
DODGE: Final = 11
KEEP: Final = 12
MOVE: Final = 13  # + side
SIDE: Final = 17  # + side
SEAT: Final = 21  # + seat, NOBODY
FORM: Final = 26  # + form
BRANCH: Final = 29  # + branch
SPECIAL: Final = 33  # + special
ZONE: Final = 37  # + zone
DECK: Final = 40  # + deck
ATTACK: Final = 42  # + seat
AMOUNT: Final = 46  # + X
HERO: Final = 302  # + hero
PLAY: Final = 326  # + card
CARD: Final = 582  # + card
USE: Final = 838  # + card * 3 + ability
USE_HERO: Final = 1606  # + hero * 3 + ability
USE_QUEST: Final = 1678  # + quest * 3 + ability
ATTEMPT: Final = 1870  # + quest
SEARCH: Final = 1934  # + quest
TAKE_UP: Final = 1998  # + quest
HAND_OVER: Final = 2062  # + quest
PICK_UP: Final = 2126  # + quest
DROP: Final = 2190  # + quest
QUEST: Final = 2254  # + quest
LOCATION: Final = 2318  # + location
PLACE: Final = 2414  # + cell * 2 + half turn
CODE_COUNT: Final = 4336

TO_DISCARD: Final = 0
TO_LAIR: Final = 1
TO_HAND: Final = 2

# Chance
DIE: Final = 0  # + pips - 1
DRAW_CARD: Final = 6  # + card
DRAW_QUEST: Final = 262  # + quest
DRAW_LOCATION: Final = 326  # + location
DEAL_HERO: Final = 422  # + hero
FIRST_PLAYER: Final = 446  # + seat
LAY_TUNNEL: Final = 450  # + half turn
PICK: Final = 452  # + which of the things that chance chooses among
CHANCE_COUNT: Final = 484
CHANCES: Final = CodeBook(
    (
        ("die", (6,)),
        ("card", (MOST_CARDS,)),
        ("quest", (MOST_QUESTS,)),
        ("location", (MOST_LOCATIONS,)),
        ("hero", (MOST_HEROES,)),
        ("first", (MOST_SEATS,)),
        ("half-turn", (2,)),
        ("pick", (32,)),
    )
)
