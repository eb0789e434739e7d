"""What the store gives and takes: plain rows, and the entries of a table's log of moves."""

from __future__ import annotations

import msgspec

# Kinds of entries
PLAY = "play"
UNDO = "undo"
ORDERS = "orders"

# Who made an entry
PERSON = "person"
BOT = "bot"
CLOCK = "clock"
HOUSE = "house"

# How a table stands
WAITING = "waiting"
PLAYING = "playing"
FINISHED = "finished"
ABANDONED = "abandoned"

# Who sits in a seat
BY_PERSON = "person"
BY_BOT = "bot"
OPEN = "open"


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log. ``text`` is the notation of a choice, never its code; ``id`` was given by the client."""

    table: str
    number: int
    kind: str
    seat: int
    text: str
    made_by: str
    id: str | None
    at: float


class SeatRow(msgspec.Struct):
    """Who sits where. ``left``: a person who has gone away; ``timeouts``: clocks that ran out one after another;
    ``hints``: how many it was given; ``seen``: when its player was last known to be at the table.
    """

    seat: int
    kind: str
    person: str | None
    name: str
    bot: str | None
    invite: str
    left: bool = False
    timeouts: int = 0
    hints: int = 0
    seen: float = 0.0


class TableRow(msgspec.Struct):
    """A table as it was opened, and a summary of how it stands for those who look at lists."""

    id: str
    code: str
    host: str
    game: str
    pack: str
    pack_hash: str
    options: dict[str, bool | int | str]
    seed: str
    status: str
    listed: bool
    watch: bool
    hints: bool
    clock: str | None
    clock_seconds: int
    created: float
    changed: float
    acting: int
    """The seats that owe a decision, as bits."""
    outcome: str | None = None
    rematch: str | None = None
    due: float | None = None
    forked_from: str | None = None
    progress: str | None = None
    guide: bool = False
    brought: bool = False
    seats: list[SeatRow] = msgspec.field(default_factory=list)

    @property
    def full(self) -> bool:
        """Whether the game waits for nobody and has not begun."""
        return self.status == WAITING and all(seat.kind != OPEN for seat in self.seats)


class Summary(msgspec.Struct, frozen=True):
    """What a new entry changes in the table's own row."""

    changed: float
    acting: int
    status: str
    outcome: str | None
    due: float | None
    progress: str | None = None


class Fork(msgspec.Struct, frozen=True):
    """Where a finished game was left to be played on, by which seat: at a ``moment``, the number of moves that stand.

    Older ones have a ``step`` instead: after so many things that the seat had noticed.
    """

    table: str
    seat: int
    moment: int | None = None
    step: int | None = None
