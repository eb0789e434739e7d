"""A table in the memory of one worker, and those who look at it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod

from undercroft.table.live import LiveTable
from undercroft.table.refused import Refused
from undercroft.table.rows import TableRow


class Client(ABC):
    """Somebody who looks at tables and is told what happens there."""

    person: str

    @abstractmethod
    def send(self, message: bytes) -> None:
        """Send a frame; must not wait."""


class Looking:
    """One client at one table: the seat in front of it (None: it watches), and what it has been sent."""

    __slots__ = ("client", "seat", "version")

    def __init__(self, client: Client, seat: int | None) -> None:
        self.client = client
        self.seat = seat
        self.version = 0


class Room:
    """A table of this worker: its row, its game once it has begun, and who is looking.

    Row and game may only be touched by whoever holds ``lock``. Without a game (``live`` is None) it must be made of
    the log before anything else: it has not begun, has not been used yet, or nobody knows what was written last.
    """

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.live: LiveTable | None = None
        self.lock = asyncio.Lock()
        self.looking: list[Looking] = []
        self.driving: asyncio.Task[None] | None = None
        self.guests = 0
        """How many hold or wait for the lock."""
        self.heard: set[str] = set()
        """What other workers have told and nobody has followed yet."""
        self.used = 0.0
        self.written = row.changed
        """When the store was last told how the game stands."""
        self.presence = b""
        """What was last told of who is here."""
        self.deserted: frozenset[int] = frozenset()
        """The seats of which it was last told that others can hand them to bots."""

    @property
    def busy(self) -> bool:
        """Whether somebody still needs this room."""
        driven = self.driving is not None and not self.driving.done()
        return bool(self.looking) or self.guests > 0 or driven

    def seats_of(self, person: str) -> list[int]:
        """The seats that somebody holds."""
        return [seat.seat for seat in self.row.seats if seat.person == person]

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays a seat now."""
        return self.row.seats[seat].bot

    def check_seat(self, person: str, seat: int) -> None:
        """Refused unless the seat is this person's."""
        if seat not in self.seats_of(person):
            raise Refused("not-your-seat", 403, seat=seat + 1)

    def check_watching(self, person: str) -> None:
        """Refused unless this person may see the table without a seat in front."""
        if not self.row.watch and self.row.host != person and not self.seats_of(person):
            raise Refused("watching-off", 403)

    @property
    def playing(self) -> LiveTable:
        """The game; refused before everybody sits."""
        if self.live is None:
            raise Refused("table-not-begun")
        return self.live
