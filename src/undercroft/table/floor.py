"""The floor: the rooms of this worker, each made of its log, kept up with other workers, and put away when idle."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

import msgspec

from undercroft.kernel.match import Match
from undercroft.kernel.streams import Streams
from undercroft.table.absence import Absence
from undercroft.table.bus import EVERYWHERE, Bus
from undercroft.table.figures import Figures
from undercroft.table.live import LiveTable
from undercroft.table.packs import Packs
from undercroft.table.past import forked_state
from undercroft.table.pauses import Pauses
from undercroft.table.presence import HERE, Presence
from undercroft.table.refused import Refused
from undercroft.table.rooms import Room
from undercroft.table.rows import BY_PERSON, FINISHED, PLAYING, Entry, Fork, Summary, TableRow
from undercroft.table.store import Store
from undercroft.table.tasks import Tasks
from undercroft.table.telling import Teller

MOST_IN_MEMORY = 2000
UNWRITTEN = 5.0
"""For so many seconds the store need not be told that a game goes on, if nothing else is new."""
ORPHANED = 3.0
"""A bot that has not moved for so many seconds may have lost its worker."""


async def _nothing(_: Room) -> None:
    pass


class Inside:
    """A room for as long as somebody is in it, with everybody else shut out: ``async with floor.enter(table) as room``.

    A class and no generator: every move goes through it.
    """

    __slots__ = ("_floor", "_room", "_table")

    def __init__(self, floor: Floor, table: str, room: Room | None) -> None:
        self._floor = floor
        self._table = table
        self._room = room

    async def __aenter__(self) -> Room:
        room = self._room
        if room is None:
            room = self._room = await self._floor.open(self._table)
        room.guests += 1
        try:
            await room.lock.acquire()
            try:
                room.used = self._floor.now()
                if room.live is None or room.row.full:
                    await self._floor.make_ready(room)
            except BaseException:
                room.lock.release()
                raise
        except BaseException:
            room.guests -= 1
            raise
        return room

    async def __aexit__(self, *_: object) -> None:
        assert self._room is not None
        self._room.lock.release()
        self._room.guests -= 1


class Floor:
    """Rooms by their tables' ids. Whatever is done to a table is done inside its room."""

    def __init__(
        self, store: Store, bus: Bus, tasks: Tasks, now: Callable[[], float], packs: Packs, worker: str
    ) -> None:
        self.store = store
        self.packs = packs
        self.bus = bus
        self.tasks = tasks
        self.now = now
        self.pauses = Pauses()
        self.absence = Absence(self.pauses, now)
        self.presence = Presence(bus, worker, tasks, now)
        self.figures = Figures(bus, worker, now)
        self.teller = Teller(self.pauses, self.absence, self.presence, now)
        self.moves = 0
        """Entries that this worker has put on disk."""
        self.drive: Callable[[Room], None] = lambda _: None
        """Called whenever a bot may have to move."""
        self.begin: Callable[[Room], Awaitable[None]] = _nothing
        """Called whenever the last one may have sat down: lets the game begin if nobody has."""
        self._rooms: dict[str, Room] = {}

    # --- Rooms -------------------------------------------------------------------------------------------------------

    def enter(self, table: str) -> Inside:
        """The room of a table, with everybody else shut out; refused if there is no such table."""
        return Inside(self, table, self._rooms.get(table))

    def inside(self, room: Room) -> Inside:
        """A room that is at hand, with everybody else shut out and its game made of the log."""
        return Inside(self, room.row.id, room)

    async def open(self, table: str) -> Room:
        """The room of a table that is not in memory; refused if there is no such table."""
        row = await self.store.table(table)
        if row is None:
            raise Refused("no-such-table", 404, table=table)
        # Somebody else may have opened the door meanwhile.
        return self._rooms.get(table) or self.remember(Room(row))

    async def make_ready(self, room: Room) -> None:
        """Make a room's game of its log, and let it begin if it can. Whoever calls it holds the room's lock."""
        if room.live is None:
            await self.catch_up(room)
            self.teller.tell_game(room)
        if room.row.full:
            # A new table, or whoever sat down last did not live to let the game begin.
            await self.begin(room)
            await self.changed(room)

    def at_hand(self, table: str) -> Room | None:
        """A room that is in memory."""
        return self._rooms.get(table)

    def rooms(self) -> list[Room]:
        """All rooms in memory."""
        return list(self._rooms.values())

    def remember(self, room: Room) -> Room:
        """Keep a room in memory."""
        room.used = self.now()
        self._rooms[room.row.id] = room
        return room

    def forget(self, most: int = MOST_IN_MEMORY) -> None:
        """Put away the rooms that nobody has used for longest; they are all in the store."""
        if len(self._rooms) > most:
            idle = sorted(
                (room for room in self._rooms.values() if not room.busy), key=lambda room: room.used
            )
            for room in idle[: len(self._rooms) - most]:
                del self._rooms[room.row.id]

    # --- Keeping up --------------------------------------------------------------------------------------------------

    async def refresh(self, room: Room) -> None:
        """Read again who sits at a table."""
        row = await self.store.table(room.row.id)
        if row is not None:
            room.row = row

    async def look_up(self, room: Room) -> None:
        """Read again who sits at a table and was seen there, if other workers may have written it."""
        if self.bus.shared:
            await self.refresh(room)

    async def check_seat(self, room: Room, person: str, seat: int) -> None:
        """Refused unless the seat is this person's, who may have sat down at another worker just now."""
        if seat not in room.seats_of(person) and self.bus.shared:
            await self.refresh(room)
        room.check_seat(person, seat)
        if self.absence.unseen(room.row, person):
            await self._see([(room, person)])

    async def catch_up(self, room: Room) -> None:
        """Follow the log to its end."""
        if room.row.status not in (PLAYING, FINISHED):
            room.live = None
            return
        live = room.live or await self._new_game(room.row)
        # Should an entry not follow, the game is made anew next time.
        room.live = None
        entries = await self.store.entries(room.row.id, live.number)
        for entry in entries:
            live.apply(entry)
        room.live = live
        if entries:
            self._take(room, self.summary(room, live, entries[-1].at))

    async def keep_up(self, room: Room) -> None:
        """Follow what other workers may have written, if there are any."""
        if self.bus.shared:
            await self.catch_up(room)
            self.teller.tell_game(room)

    async def reload(self, room: Room) -> None:
        """Take a table from the store as it is there, after another worker was quicker."""
        await self.refresh(room)
        room.live = None
        await self.catch_up(room)
        self.teller.tell_game(room)

    async def heard(self, table: str, what: str) -> None:
        """Another worker has done something at a table, or at nobody knows which."""
        if self.figures.hear(what):
            return
        came_or_went = await self.presence.hear(table, what)
        if came_or_went is not None:
            if came_or_went:
                self._hear(self._rooms.get(table), HERE)
            return
        for room in self.rooms() if table == EVERYWHERE else [self._rooms.get(table)]:
            self._hear(room, what)
        if table == EVERYWHERE:
            # Nobody has heard us either.
            await self.presence.introduce()

    async def beat(self) -> None:
        """Let other workers know that this one is there, and see which of them are."""
        await self.figures.tell()
        for table in await self.presence.beat():
            self._hear(self._rooms.get(table), HERE)

    def _hear(self, room: Room | None, what: str) -> None:
        if room is not None:
            if not room.heard:
                self.tasks.spawn(self._follow(room))
            room.heard.add(what)

    async def _follow(self, room: Room) -> None:
        # Whatever is heard until the room is free is followed at once.
        await asyncio.sleep(0)
        async with self.inside(room):
            what = set(room.heard)
            room.heard.clear()
            if what == {HERE}:
                self.teller.tell_presence(room)
                return
            status = room.row.status
            if "table" in what:
                await self.refresh(room)
            await self.catch_up(room)
            if "table" in what or room.row.status != status:
                self.teller.tell_table(room)
            self.teller.tell_game(room)
            if HERE in what:
                self.teller.tell_presence(room)

    async def come_back(self, room: Room, person: str) -> None:
        """Somebody is at the table again: no bot plays for them any more, and their patience is as new."""
        back = False
        if self.absence.unseen(room.row, person):
            await self._see([(room, person)])
        for seat in room.seats_of(person):
            sitting = room.row.seats[seat]
            if sitting.kind == BY_PERSON and (sitting.left or sitting.bot or sitting.timeouts):
                sitting.left, sitting.bot, sitting.timeouts = False, None, 0
                await self.store.change_seat(room.row.id, seat, left=False, bot=None, timeouts=0)
                back = True
        if back:
            # Their clocks run again; whoever looks next at what is due finds out until when.
            if room.row.status == PLAYING:
                await self.store.wake(room.row.id, self.now())
            await self.changed(room)

    async def _see(self, seen: Sequence[tuple[Room, str]]) -> None:
        """Write down that somebody is at a table."""
        now = self.now()
        await self.store.see([(room.row.id, person) for room, person in seen], now)
        for room, person in seen:
            for seat in room.row.seats:
                if seat.person == person:
                    seat.seen = now

    async def mind_absence(self) -> None:
        """Write down who is connected to this worker, and tell the others who has been away for too long."""
        rooms = [room for room in self.rooms() if room.looking and room.row.status == PLAYING]
        here = [
            (room, person)
            for room in rooms
            for person in {looking.client.person for looking in room.looking if looking.seat is not None}
            if self.absence.unseen(room.row, person)
        ]
        if here:
            # All in one go, and nobody is shut out for it: should a row be read anew meanwhile, it is written again.
            await self._see(here)
        for room in rooms:
            if self.absence.deserted(room.row) != room.deserted:
                async with self.inside(room):
                    # Whoever is not here may be at another worker.
                    if self.bus.shared:
                        await self.refresh(room)
                    if self.absence.deserted(room.row) != room.deserted:
                        self.teller.tell_table(room)

    async def changed(self, room: Room) -> None:
        """The table itself is not as it was: here and at all other workers."""
        self.teller.tell_table(room)
        self.teller.tell_game(room)
        await self.bus.tell(room.row.id, "table")

    # --- Games -------------------------------------------------------------------------------------------------------

    async def _new_game(self, row: TableRow) -> LiveTable:
        names = [seat.name for seat in row.seats]
        game = self.packs.of_table(row)
        state = None
        if row.forked_from is not None:
            fork = msgspec.json.decode(row.forked_from, type=Fork)
            async with self.enter(fork.table) as source:
                live = source.playing
            # It is over: nobody changes it any more, so no table waits for it.
            past = await asyncio.to_thread(forked_state, live, fork)
            state = past.view(fork.seat).guess(Streams.seeded(int(row.seed)))
        beginning = None if state is None else state.copy()
        match = Match(game, len(row.seats), int(row.seed), row.options, names, state=state)
        live = LiveTable(row.id, match, beginning)
        live.begin(row.created)
        return live

    async def add(self, room: Room, entry: Entry) -> bool:
        """Judge an entry, follow it, put it on disk, tell everybody. False: another entry has its number."""
        live = room.playing
        if room.row.status != PLAYING:
            raise Refused("table-over")
        reason = live.refusal(entry)
        if reason is not None:
            raise Refused.because(reason)
        # Until the log has told what became of it, this game is nobody's: it is made anew if anything goes wrong.
        room.live = None
        live.apply(entry)
        summary = self.summary(room, live, entry.at)
        said = summary if self._is_news(room, summary) else None
        writing = self.store.append(entry, said)
        # What will be told is put into words while the disk is busy.
        self.teller.prepare(room, live)
        if not await writing:
            return False
        room.live = live
        self.moves += 1
        if said is not None:
            room.written = said.changed
        status = room.row.status
        self._take(room, summary)
        if room.row.status != status:
            self.teller.tell_table(room)
        self.teller.tell_game(room)
        await self.bus.tell(room.row.id, "move")
        if room.row.status == PLAYING:
            self.drive(room)
        return True

    def _is_news(self, room: Room, summary: Summary) -> bool:
        """Whether the store must be told how a game stands; where all decide at once most entries change nothing of it."""
        row = room.row
        return (
            # What other workers have written there nobody knows.
            self.bus.shared
            or summary.changed - room.written > UNWRITTEN
            or (summary.acting, summary.status, summary.due) != (row.acting, row.status, row.due)
            or summary.progress != row.progress
        )

    @staticmethod
    def _take(room: Room, summary: Summary) -> None:
        row = room.row
        row.acting, row.due, row.changed = summary.acting, summary.due, summary.changed
        row.status, row.outcome, row.progress = summary.status, summary.outcome, summary.progress

    def summary(self, room: Room, live: LiveTable, at: float) -> Summary:
        """What lists and drivers need to know of a game."""
        state = live.match.state
        if state.over:
            return Summary(at, 0, FINISHED, msgspec.json.encode(state.outcome).decode(), None)
        acting = 0
        dues: list[float] = []
        for seat in state.to_act:
            acting |= 1 << seat
            if room.bot_of(seat) is not None:
                dues.append(at + ORPHANED)
            elif room.row.clock is not None:
                dues.append(self.pauses.deadline(live.asked_at[seat], room.row.clock_seconds))
        return Summary(at, acting, PLAYING, None, min(dues, default=None), live.words())
