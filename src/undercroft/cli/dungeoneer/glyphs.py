"""The signs of the terminal table: shapes first, colour beside them, so that nothing is told by colour alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# The pigments of the house as the terminal's own colours, which its owner has made readable.
HARM: Final = "red"
MINE: Final = "bold cyan"
GLORY: Final = "yellow"
WALL: Final = "bold"
BLOCKED: Final = "bold magenta"
TRAPPED: Final = "bold red"
ON: Final = "bold green"
MAY: Final = "bold black on yellow"
HERE: Final = "bold reverse"
DONE: Final = "dim"
HEADING: Final = "bold"
HEROES: Final = ("bold cyan", "bold magenta", "bold green", "bold blue")
"""A colour a seat, beside the seat's number."""


@dataclass(frozen=True)
class Glyphs:
    """One set of signs."""

    wall_across: str
    wall_up: str
    joints: str
    """Where walls meet: 16 signs, a bit each for a wall to the left, up, right, down."""
    blocked: str
    trapped: str
    arrows: str
    """Towards north, east, south and west."""
    forms: str
    """Melee, magic, speed."""
    health: str
    hazards: str
    """Danger, spikes, pit, an effect; in the order of the game's hazards without the first."""
    entrance: str
    throne: str
    quest: str
    token: str
    attached: str
    glory: str
    peril: str
    left_out: str


UNICODE: Final = Glyphs(
    wall_across="━", wall_up="┃", joints=" ╸╹┛╺━┗┻╻┓┃┫┏┳┣╋", blocked="▒", trapped="!", arrows="▲▶▼◀", forms="†✶»",
    health="♥", hazards="?^o~", entrance="⌂", throne="♛", quest="★", token="♟", attached="¤", glory="+", peril="−",
    left_out="…",
)  # fmt: skip

ASCII: Final = Glyphs(
    wall_across="=", wall_up="#", joints=" ###############", blocked="%", trapped="!", arrows="^>v<", forms="/*>",
    health="H", hazards="?^o~", entrance="E", throne="T", quest="*", token="p", attached="&", glory="+", peril="-",
    left_out="~",
)  # fmt: skip


def glyphs_for(encoding: str) -> Glyphs:
    """The full set where the terminal can write it, else one of plain ASCII."""
    try:
        "━▒▲†✶»♥⌂♛★♟¤−…".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE
