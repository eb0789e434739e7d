"""How a game begins: as soon as nobody is missing, whoever notices it first, and once."""

from __future__ import annotations

from undercroft.kernel.match import ABLE
from undercroft.table.floor import Floor
from undercroft.table.rooms import Room
from undercroft.table.rows import BY_PERSON, HOUSE, ORDERS, PLAYING, Entry


class Beginning:
    """Lets games begin. Sitting down and beginning are two steps: whoever finds the second one missing makes it."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._store = floor.store

    async def if_full(self, room: Room) -> None:
        """Begin the game of a room in which everybody sits, if nobody has."""
        if not room.row.full:
            return
        await self._store.begin_table(room.row.id, self._floor.now())
        await self._floor.reload(room)
        if room.live is not None and room.row.status == PLAYING:
            summary = self._floor.summary(room, room.live, room.row.created)
            await self._store.settle(room.row.id, room.row.due, summary)
            room.row.acting, room.row.due, room.row.progress = summary.acting, summary.due, summary.progress
            await self._give_usual_orders(room)
            self._floor.drive(room)

    async def _give_usual_orders(self, room: Room) -> None:
        """Who plays against bots alone is asked only where they can answer, until they want it otherwise.

        Between people nobody begins so: it would show rivals where one cannot answer. The orders stand in the log like a
        person's own, so that games which began without them go on as they were.
        """
        people = [seat.seat for seat in room.row.seats if seat.kind == BY_PERSON]
        live = room.playing
        # Another worker may have begun the same game and given the orders.
        if len(people) != 1 or live.number or not live.match.game.windows:
            return
        entry = Entry(room.row.id, 1, ORDERS, people[0], ABLE, HOUSE, None, self._floor.now())
        if not await self._floor.add(room, entry):
            await self._floor.reload(room)
