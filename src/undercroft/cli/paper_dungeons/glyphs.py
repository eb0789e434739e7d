"""The signs of the terminal table: shapes first, colour beside them, so that nothing is told by colour alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# The pigments of the house as the terminal's own colours, which its owner has made readable.
HARM: Final = "red"
MINE: Final = "bold cyan"
HEALING: Final = "cyan"
GEM: Final = "bright_blue"
GLORY: Final = "yellow"
BOSS: Final = "magenta"
RIVER: Final = "blue"
WALL: Final = "bold"
MAY: Final = "bold black on yellow"
DONE: Final = "dim"
HEADING: Final = "bold"


@dataclass(frozen=True)
class Glyphs:
    """One set of signs."""

    wall_across: str
    wall_up: str
    river_across: str
    river_up: str
    both_across: str
    both_up: str
    open_across: str
    open_up: str
    crossing: str
    river_crossing: str
    joints: str
    """Where walls meet: 16 signs, a bit each for a wall to the left, up, right, down."""
    entrance: str
    passage_left: str
    passage_right: str
    gem: str
    half: str
    trap: str
    party: str
    explored: str
    target: str
    dead: str
    gone: str
    black: str
    white: str
    full: str
    empty: str
    filled_box: str
    open_box: str
    bosses: tuple[str, str, str]
    arrow: str
    strike: str


UNICODE: Final = Glyphs(
    wall_across="━", wall_up="┃", river_across="≈", river_up="≈", both_across="≠", both_up="≠",
    open_across="┈", open_up="┊", crossing="·", river_crossing="≈", joints="·╸╹┛╺━┗┻╻┓┃┫┏┳┣╋",
    entrance="▲", passage_left="◀", passage_right="▶", gem="♦", half="½", trap="^", party="@", explored="✓",
    target="»", dead="†", gone="×", black="■", white="□", full="●", empty="○", filled_box="▣", open_box="▢",
    bosses=("①", "②", "③"), arrow="→", strike="✗",
)  # fmt: skip

ASCII: Final = Glyphs(
    wall_across="=", wall_up="#", river_across="~", river_up="~", both_across="%", both_up="%",
    open_across="-", open_up="|", crossing="+", river_crossing="~", joints="+###############",
    entrance="^", passage_left="<", passage_right=">", gem="*", half="1/2", trap="^", party="@", explored="v",
    target=">", dead="x", gone="x", black="B", white="W", full="o", empty=".", filled_box="[x]", open_box="[ ]",
    bosses=("1", "2", "3"), arrow="->", strike="x",
)  # fmt: skip


def glyphs_for(encoding: str) -> Glyphs:
    """The full set where the terminal can write it, else one of plain ASCII."""
    try:
        "━≈♦½✓»†①▣→".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE
