"""The signs of the terminal table: shapes first, colour beside them, so that nothing is told by colour alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# The pigments of the house as the terminal's own colours, which its owner has made readable.
HARM: Final = "red"
MINE: Final = "bold cyan"
GLORY: Final = "yellow"
WALL: Final = "bold"
DOOR: Final = "bold magenta"
WAY_OUT: Final = "bold green"
MAY: Final = "bold black on yellow"
HERE: Final = "bold reverse"
DONE: Final = "dim"
HEADING: Final = "bold"
PAWS: Final = ("bold cyan", "bold magenta", "bold green", "bold blue")
"""A colour a seat, beside the seat's number."""


@dataclass(frozen=True)
class Glyphs:
    """One set of signs."""

    wall_across: str
    wall_up: str
    joints: str
    """Where walls meet: 16 signs, a bit each for a wall to the left, up, right, down."""
    door: str
    passage: str
    ways_out: str
    """Arrows to the north, east, south and west."""
    symbols: str
    """Sword, bow, fireball."""
    shield: str
    key: str
    coin: str
    damage: str
    gives: str
    trap: str
    covered: str
    portal: str
    paw: str
    here: str
    been: str
    emptied: str
    own_quest: str
    common_quest: str
    left_out: str


UNICODE: Final = Glyphs(
    wall_across="━", wall_up="┃", joints=" ╸╹┛╺━┗┻╻┓┃┫┏┳┣╋", door="▒", passage="╳", ways_out="▲▶▼◀",
    symbols="†)✶", shield="◆", key="k", coin="$", damage="!", gives="→", trap="^", covered="×", portal="(◎)", paw="●",
    here="@", been="·", emptied="░", own_quest="★", common_quest="☆", left_out="…",
)  # fmt: skip

ASCII: Final = Glyphs(
    wall_across="=", wall_up="#", joints=" ###############", door="D", passage="X", ways_out="^>v<",
    symbols="/)*", shield="]", key="k", coin="$", damage="!", gives=">", trap="^", covered="x", portal="(O)", paw="p",
    here="@", been=".", emptied=":", own_quest="*", common_quest="-", left_out="~",
)  # fmt: skip


def glyphs_for(encoding: str) -> Glyphs:
    """The full set where the terminal can write it, else one of plain ASCII."""
    try:
        "━▒╳▲†✶◆→◎●░★…".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE
