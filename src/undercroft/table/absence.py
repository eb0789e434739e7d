"""Who is away: those who said so, and those who have not been seen for a while.

What a worker sees of those who are connected to it goes to the store once in a while, so that all workers know it.
"""

from __future__ import annotations

from collections.abc import Callable

from undercroft.table.pauses import Pauses
from undercroft.table.rows import BY_PERSON, PLAYING, WAITING, SeatRow, TableRow

AWAY = 300.0
"""Whoever has not been connected for so many seconds may be gone for good: others need not wait for them."""
SEEN_EVERY = 60.0
"""How many seconds may pass before it is written down again that somebody is there; far less than AWAY."""


class Absence:
    """Judges who is away. Time in which nobody served does not count: nobody could be there."""

    def __init__(self, pauses: Pauses, now: Callable[[], float]) -> None:
        self._pauses = pauses
        self._now = now

    def away(self, row: TableRow, seat: SeatRow) -> bool:
        """Whether a person of a running game has not been seen for long."""
        if seat.kind != BY_PERSON or row.status != PLAYING:
            return False
        # A game may begin long after somebody sat down: they shall have time to notice.
        return self._pauses.deadline(max(seat.seen, row.created), AWAY) <= self._now()

    def deserted(self, row: TableRow) -> frozenset[int]:
        """Seats for which others may let a bot play: a clock does so by itself, so that one may be away for days."""
        return frozenset(
            seat.seat
            for seat in row.seats
            if row.status == PLAYING
            and seat.kind == BY_PERSON
            and seat.bot is None
            and (seat.left or (row.clock is None and self.away(row, seat)))
        )

    def can_abandon(self, row: TableRow, person: str) -> bool:
        """Whether somebody can end a game: its host before it begins, then whoever remains when all others are gone."""
        if row.status == WAITING:
            return row.host == person
        sits = any(seat.person == person for seat in row.seats)
        return row.status == PLAYING and (sits or row.host == person) and not self._others(row, person)

    def _others(self, row: TableRow, person: str) -> bool:
        """Whether others still play: neither gone, nor away while no clock runs or a bot answers for them."""
        return any(
            seat.kind == BY_PERSON
            and seat.person != person
            and not seat.left
            and not (self.away(row, seat) and (row.clock is None or seat.bot is not None))
            for seat in row.seats
        )

    def unseen(self, row: TableRow, person: str) -> bool:
        """Whether it must be written down that somebody is there; alone at a table nobody asks for it."""
        before = self._now() - SEEN_EVERY
        if not any(seat.person == person and seat.seen <= before for seat in row.seats):
            return False
        people = {seat.person for seat in row.seats if seat.kind == BY_PERSON}
        return person in people and len(people) >= 2
