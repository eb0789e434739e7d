"""What clients are told of a table: who sits there, who is here, the clocks, and the game as each may know it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from undercroft.table.absence import Absence
from undercroft.table.frames import (
    Clock,
    ClockFrame,
    Line,
    Outcome,
    PresenceFrame,
    SeatClock,
    SeatInfo,
    TableFrame,
    TableInfo,
)
from undercroft.table.live import LiveTable
from undercroft.table.pauses import Pauses
from undercroft.table.presence import Presence, Present
from undercroft.table.rooms import Client, Looking, Room
from undercroft.table.rows import BY_PERSON, FINISHED, OPEN, PLAYING, TableRow

_encode = msgspec.json.Encoder().encode


def clock_of(row: TableRow) -> Clock | None:
    """How long a seat of this table may think."""
    return None if row.clock is None else Clock(row.clock, row.clock_seconds)  # type: ignore[arg-type]


def info(row: TableRow, person: str, absence: Absence) -> TableInfo:
    """A table as one person may see it now."""
    host = row.host == person
    deserted = absence.deserted(row)
    mine = [seat.seat for seat in row.seats if seat.person == person]
    seats = [
        SeatInfo(
            seat.seat, seat.kind, seat.name, seat.bot, seat.person == person, seat.left,
            seat.invite if host and seat.kind == OPEN else None,
            bool(mine) and seat.seat not in mine and seat.seat in deserted,
        )
        for seat in row.seats
    ]  # fmt: skip
    outcome = None if row.outcome is None else msgspec.json.decode(row.outcome, type=Outcome)
    # Where a game was left no seed leads to, so that no record could tell how this one began.
    forked = row.forked_from is not None
    yours = row.status == PLAYING and any(row.acting >> seat & 1 for seat in mine)
    return TableInfo(
        row.id, row.code, row.game, row.pack, row.options, row.status, seats, host, row.listed, row.watch,
        row.hints, clock_of(row), row.created, row.changed, yours, row.rematch, outcome,
        None if row.progress is None else msgspec.json.decode(row.progress, type=Line),
        [seat.hints for seat in row.seats], row.guide, forked, row.status == FINISHED,
        row.status in (PLAYING, FINISHED) and not forked, absence.can_abandon(row, person),
    )  # fmt: skip


class Teller:
    """Sends frames to those who look at a room. Whoever calls it holds the room's lock."""

    def __init__(
        self, pauses: Pauses, absence: Absence, presence: Presence, now: Callable[[], float]
    ) -> None:
        self._pauses = pauses
        self._absence = absence
        self._presence = presence
        self._now = now

    def info(self, row: TableRow, person: str) -> TableInfo:
        """A table as one person may see it now."""
        return info(row, person, self._absence)

    def welcome(self, room: Room, client: Client, seat: int | None) -> None:
        """Bring a client up to date and tell it everything from now on."""
        room.looking = [looking for looking in room.looking if looking.client is not client]
        looking = Looking(client, seat)
        room.looking.append(looking)
        client.send(_encode(TableFrame(self.info(room.row, client.person))))
        if room.live is not None:
            looking.version = room.live.versions[room.live.viewer(seat)]
            client.send(_encode(room.live.frame_from(seat, 0)))
            if room.row.clock is not None and room.row.status == PLAYING:
                viewer = room.live.viewer(seat)
                clocks = room.live.clocks_told[viewer] = self._clocks(room, room.live, viewer)
                client.send(self._clock_message(room, clocks))
        room.presence = b""
        self.tell_presence(room)

    def farewell(self, room: Room, client: Client) -> None:
        """Tell a client nothing of this room any more."""
        room.looking = [looking for looking in room.looking if looking.client is not client]
        self.tell_presence(room)

    def tell_table(self, room: Room) -> None:
        """Who sits there, and how the table stands."""
        room.deserted = self._absence.deserted(room.row)
        for looking in room.looking:
            looking.client.send(_encode(TableFrame(self.info(room.row, looking.client.person))))

    def prepare(self, room: Room, live: LiveTable) -> None:
        """Make the messages that will be sent when the latest move of this game is on disk."""
        for looking in room.looking:
            if looking.version == live.versions[live.viewer(looking.seat)] - 1:
                live.message(looking.seat)

    def tell_game(self, room: Room) -> None:
        """The game, to everybody who can notice something new in it."""
        live = room.live
        if live is None or not room.looking:
            return
        for looking in room.looking:
            viewer = live.viewer(looking.seat)
            if looking.version == live.versions[viewer]:
                continue
            if looking.version == live.versions[viewer] - 1:
                looking.client.send(live.message(looking.seat))
            else:
                looking.client.send(_encode(live.frame_from(looking.seat, 0)))
            looking.version = live.versions[viewer]
        if len(room.row.seats) > 1 and any(seat.kind == BY_PERSON for seat in room.row.seats):
            self.tell_presence(room)
        self.tell_clocks(room, live)

    def tell_presence(self, room: Room) -> None:
        """Who is here, and how far those are who decide at the same time."""
        here = {looking.client.person for looking in room.looking if looking.seat is not None}
        own = Present(
            frozenset(seat.seat for seat in room.row.seats if seat.person in here),
            sum(1 for looking in room.looking if looking.seat is None),
        )
        self._presence.say(room.row.id, own)
        others = self._presence.elsewhere(room.row.id)
        seats = [seat.seat for seat in room.row.seats if seat.seat in own.seats or seat.seat in others.seats]
        watching = own.watching + others.watching
        progress = {} if room.live is None else room.live.progress()
        acting = [] if room.live is None else list(room.live.match.state.to_act)
        message = _encode(PresenceFrame(room.row.id, seats, watching, progress, acting))
        if message == room.presence:
            return
        room.presence = message
        for looking in room.looking:
            looking.client.send(message)

    def tell_clocks(self, room: Room, live: LiveTable) -> None:
        """The clocks, to everybody for whom they have changed."""
        if room.row.clock is None or room.row.status != PLAYING:
            return
        messages: dict[int, bytes] = {}
        for viewer in {live.viewer(looking.seat) for looking in room.looking}:
            clocks = self._clocks(room, live, viewer)
            if live.clocks_told.get(viewer) != clocks:
                live.clocks_told[viewer] = clocks
                messages[viewer] = self._clock_message(room, clocks)
        for looking in room.looking:
            message = messages.get(live.viewer(looking.seat))
            if message is not None:
                looking.client.send(message)

    def clocks(self, room: Room, seat: int | None) -> list[SeatClock] | None:
        """How much time those have left who are asked, as a seat may know it; None where nobody's time is counted."""
        live = room.live
        if live is None or room.row.clock is None or room.row.status != PLAYING:
            return None
        now = self._now()
        found = self._clocks(room, live, live.viewer(seat))
        return [SeatClock(each, until - now) for each, until in found]

    def _clocks(self, room: Room, live: LiveTable, viewer: int) -> list[tuple[int, float]]:
        """When the time of each seat that is asked will be up, as far as a viewer may know."""
        return [
            (seat, self._pauses.deadline(asked, room.row.clock_seconds))
            for seat, asked in live.clocks(viewer)
            if room.bot_of(seat) is None
        ]

    def _clock_message(self, room: Room, clocks: list[tuple[int, float]]) -> bytes:
        now = self._now()
        return _encode(ClockFrame(room.row.id, [SeatClock(seat, until - now) for seat, until in clocks]))
