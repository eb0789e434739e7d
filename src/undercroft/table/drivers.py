"""Moves that nobody makes by hand: those of bots, and those of people whose clock has run out."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets

from undercroft.table.floor import Floor
from undercroft.table.packs import Packs
from undercroft.table.refused import Refused
from undercroft.table.rooms import Room
from undercroft.table.rows import BOT, CLOCK, PLAY, PLAYING, WAITING, Entry
from undercroft.table.thinker import Answer, Question
from undercroft.table.thinkers import Thinkers

LOG = logging.getLogger("undercroft.table")
STAND_IN = "greedy"
"""Who plays for a person whose time has run out."""
PATIENCE = 3
"""After so many clocks that ran out one after another a bot has the seat until its player comes back."""
BOT_SECONDS = 10.0
POLL = 0.5
LEASE = 5.0
"""A worker that has not renewed its lease for so long is gone, and others act for its tables."""
PUT_OFF = 3600.0
MOST_AT_ONCE = 100


def question_for(packs: Packs, room: Room, seat: int, bot: str, best: int) -> Question:
    """What a bot is asked: all that its seat knows, and nothing else."""
    state = room.playing.match.state
    row = room.row
    # A bot's luck must tell nothing of the game's: its seed follows from the game's by a one-way street.
    seed = hashlib.blake2b(f"{row.seed} {seat}".encode(), digest_size=8, person=b"bot").digest()
    return Question(
        row.game, row.pack, bot, int.from_bytes(seed, "big"), row.id, seat, state.choices(seat),
        state.view(seat).to_wire(), best, packs.folder_of(row),
    )  # fmt: skip


class Drivers:
    """Acts for all tables of this worker, and for those whose worker is gone.

    A table says in the store when somebody must look after it (``due``). The worker at which the last move was made
    acts at once and renews its lease meanwhile; a table that is due and not leased is anybody's.
    """

    def __init__(self, floor: Floor, thinkers: Thinkers, worker: str) -> None:
        self._floor = floor
        self._store = floor.store
        self._thinkers = thinkers
        self._worker = worker

    def drive(self, room: Room) -> None:
        """Make the moves that are owed, if there are any and nobody does so already."""
        driven = room.driving is not None and not room.driving.done()
        if not driven and room.live is not None and self._owed(room) is not None:
            room.driving = self._floor.tasks.spawn(self._run(room))

    def _owed(self, room: Room) -> tuple[int, str, str] | None:
        """Seat, bot and cause of a move that must be made now."""
        if room.row.status != PLAYING:
            return None
        live = room.playing
        now = self._floor.now()
        # On a machine that has slept a clock seems to have run out until the pause is known.
        clocks = room.row.clock is not None and self._floor.pauses.awake(now)
        for seat in live.match.state.to_act:
            bot = room.bot_of(seat)
            if bot is not None:
                return seat, bot, BOT
            if clocks:
                ends = self._floor.pauses.deadline(live.asked_at[seat], room.row.clock_seconds)
                if ends <= now:
                    return seat, STAND_IN, CLOCK
        return None

    async def _run(self, room: Room) -> None:
        while True:
            async with self._floor.inside(room):
                owed = None if room.live is None else self._owed(room)
                if owed is None:
                    await self._settle(room)
                    return
                seat, bot, cause = owed
                live = room.playing
                version = live.versions[seat]
                question = question_for(self._floor.packs, room, seat, bot, 0)
            # The table is free while the bot thinks: others may move, take back, come back.
            answer = await self._thinkers.ask(question, BOT_SECONDS)
            async with self._floor.inside(room):
                same = room.live is live and live.versions[seat] == version
                if same and self._owed(room) == owed:
                    await self._move(room, question, answer, cause)

    async def _move(self, room: Room, question: Question, answer: Answer | None, cause: str) -> None:
        """Play what a bot has answered, or something legal where it has not."""
        code = secrets.choice(question.choices) if answer is None else answer.codes[0]
        live = room.playing
        text = live.match.game.code_text(code)
        entry = Entry(room.row.id, live.number + 1, PLAY, question.seat, text, cause, None, self._floor.now())
        if not await self._floor.add(room, entry):
            await self._floor.reload(room)
        elif cause == CLOCK:
            await self._count(room, question.seat)

    async def _count(self, room: Room, seat: int) -> None:
        """One more clock of this seat has run out."""
        sitting = room.row.seats[seat]
        sitting.timeouts += 1
        if sitting.timeouts >= PATIENCE:
            sitting.bot = STAND_IN
        await self._store.change_seat(room.row.id, seat, timeouts=sitting.timeouts, bot=sitting.bot)
        await self._floor.changed(room)

    async def _settle(self, room: Room) -> None:
        """Write down when somebody must look after this table next, unless somebody else has done so."""
        if room.live is not None and room.row.status == PLAYING:
            summary = self._floor.summary(room, room.live, self._floor.now())
            was = room.row.due
            if was != summary.due and await self._store.settle(room.row.id, was, summary):
                room.row.due, room.row.acting = summary.due, summary.acting
                room.row.progress = summary.progress

    async def watch(self) -> None:
        """Look after clocks that run out, and after tables whose worker is gone, for ever."""
        while True:
            try:
                await self.look_round()
            # A database that is away for a while comes back.
            except Exception:
                LOG.exception("watch failed")
            await asyncio.sleep(POLL)

    async def look_round(self) -> None:
        """Once: a sign of life, a longer lease for what is being done, and everything that is due."""
        now = self._floor.now()
        await self._floor.beat()
        if await self._floor.pauses.beat(self._store, now):
            await self._tell_clocks()
        driven = [
            room.row.id
            for room in self._floor.rooms()
            if room.driving is not None and not room.driving.done()
        ]
        await self._store.renew(self._worker, driven, now + LEASE)
        for table in await self._store.lease_due(self._worker, now, now + LEASE, MOST_AT_ONCE):
            if table not in driven:
                await self._look_after(table)
                self._floor.pauses.alive(self._floor.now())
        await self._floor.mind_absence()
        self._floor.forget()

    async def _tell_clocks(self) -> None:
        """After a pause all clocks have more time left than clients believe."""
        for room in self._floor.rooms():
            if room.looking:
                async with self._floor.inside(room):
                    if room.live is not None:
                        self._floor.teller.tell_clocks(room, room.live)

    async def _look_after(self, table: str) -> None:
        try:
            async with self._floor.enter(table) as room:
                await self._floor.refresh(room)
                if room.row.status == WAITING:
                    await self._look_whether_full(room)
                await self._floor.catch_up(room)
                self._floor.teller.tell_game(room)
                if room.live is not None and self._owed(room) is None:
                    await self._settle(room)
                self.drive(room)
        except Refused as refused:
            LOG.warning("table cannot be driven", extra={"table": table, "reason": refused.message})
            await self._store.wake(table, self._floor.now() + PUT_OFF)

    async def _look_whether_full(self, room: Room) -> None:
        """Let a game begin whose last player sat down at a worker that is gone."""
        if room.row.full:
            await self._floor.begin(room)
            await self._floor.changed(room)
        elif await self._store.rest(room.row.id, room.row.due):
            room.row.due = None
