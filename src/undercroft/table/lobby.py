"""Opening and finding tables, sitting down, getting up, playing once more."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence

import msgspec

from undercroft import bots
from undercroft.kernel import registry
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.table.drivers import STAND_IN
from undercroft.table.floor import Floor
from undercroft.table.frames import Outcome, SoloGame, TableInfo
from undercroft.table.guides import GUIDES, easiest_bot
from undercroft.table.names import BOT_NAMES, read_code, table_code
from undercroft.table.refused import Refused
from undercroft.table.rooms import Room
from undercroft.table.rows import (
    ABANDONED,
    BY_BOT,
    BY_PERSON,
    FINISHED,
    OPEN,
    PLAYING,
    WAITING,
    Entry,
    Fork,
    SeatRow,
    TableRow,
)
from undercroft.table.store import NOT_BEGUN
from undercroft.table.telling import clock_of
from undercroft.table.wishes import NewSeat, NewTable, checked_name

MOST_IN_A_LIST = 100


def new_invite() -> str:
    """The secret of a seat's link."""
    return secrets.token_urlsafe(12)


class Lobby:
    """Everything about tables but the games played at them."""

    def __init__(self, floor: Floor, new_id: Callable[[], str], new_seed: Callable[[], int]) -> None:
        self._floor = floor
        self._store = floor.store
        self.new_id = new_id
        self._new_seed = new_seed

    # --- Opening and finding -----------------------------------------------------------------------------------------

    async def open_table(self, person: str, wanted: NewTable) -> TableInfo:
        """A new table with this person as its host; the game begins as soon as no seat is open.

        A name that they have given to their own seat is theirs from now on.
        """
        name = await self.name_of(person)
        seed = None
        try:
            if wanted.guide:
                wanted, seed = _guided(wanted)
            game = await asyncio.to_thread(self._floor.packs.game, wanted.game, wanted.pack)
            options = game.complete_options(wanted.options, len(wanted.seats))
            seats = [
                self._new_seat(game, number, seat, person, name) for number, seat in enumerate(wanted.seats)
            ]
        except Refused:
            raise
        except UndercroftError as error:
            raise Refused.of_error(error) from error
        mine = next((number for number, seat in enumerate(wanted.seats) if seat.kind == "you"), None)
        if mine is not None and seats[mine].name != name:
            # Whoever writes another name on their own chair wants to be called so.
            await self._store.rename_person(person, seats[mine].name)
        clock = wanted.clock
        hints = _alone(seats) if wanted.hints is None else wanted.hints
        model = TableRow(
            id="", code="", host=person, game=game.name, pack=game.pack_name, pack_hash=game.pack_hash,
            options=dict(options), seed="", status=WAITING, listed=wanted.listed, watch=wanted.watch,
            hints=hints, clock=None if clock is None else clock.kind,
            clock_seconds=0 if clock is None else clock.seconds, created=0.0, changed=0.0, acting=0,
        )  # fmt: skip
        return await self.open_like(person, model, seats, None, seed)

    async def open_like(
        self, person: str, model: TableRow, seats: list[SeatRow], fork: Fork | None, guided: int | None = None
    ) -> TableInfo:
        """A table like this one with other people at it and luck of its own, but for a guided game, whose seed is given.

        Its game begins at once if nobody is missing, as in every room that is entered.
        """
        now = self._floor.now()
        seed = self._new_seed() if guided is None else guided
        forked = None if fork is None else msgspec.json.encode(fork).decode()
        row = msgspec.structs.replace(
            model, id=self.new_id(), code=table_code(), host=person, seed=str(seed), status=WAITING,
            created=now, changed=now, acting=0, outcome=None, rematch=None, due=now + NOT_BEGUN, forked_from=forked,
            progress=None, guide=guided is not None, seats=seats,
        )  # fmt: skip
        await self.keep(row)
        room = self._floor.remember(Room(row))
        async with self._floor.inside(room):
            return self._floor.teller.info(room.row, person)

    async def keep(self, row: TableRow, entries: Sequence[Entry] = ()) -> None:
        """Put a new table into the store under a code that no other has."""
        while not await self._store.add_table(row, entries):
            row.code = table_code()

    async def name_of(self, person: str) -> str:
        """What somebody is called; refused if nobody here knows them."""
        name = await self._store.person_name(person)
        if name is None:
            raise Refused("no-identity", 401)
        return name

    @staticmethod
    def _new_seat(game: Game, number: int, seat: NewSeat, person: str, name: str) -> SeatRow:
        invite = new_invite()
        if seat.kind == "you":
            called = checked_name(seat.name) if seat.name else name
            return SeatRow(number, BY_PERSON, person, called, None, invite)
        if seat.kind == "person":
            called = checked_name(seat.name or f"{number + 1}")
            return SeatRow(number, BY_PERSON, person, called, None, invite)
        if seat.kind == OPEN:
            return SeatRow(number, OPEN, None, "", None, invite)
        if seat.kind == BY_BOT:
            bots.check_name(seat.bot or "", game.name)
            given = seat.name or BOT_NAMES[number % len(BOT_NAMES)]
            return SeatRow(number, BY_BOT, None, checked_name(given), seat.bot, invite)
        raise Refused("bad-seat-kind", 400, kind=seat.kind)

    async def tables(self, person: str, which: str) -> list[TableInfo]:
        """Lists of tables: ``mine`` (those that wait for me first), ``open``, ``finished``."""
        if which == "open":
            rows = await self._store.open_tables(MOST_IN_A_LIST)
            rows = [row for row in rows if all(seat.person != person for seat in row.seats)]
        else:
            rows = await self._store.tables_of(person, which == "finished", MOST_IN_A_LIST)
        found = [self._floor.teller.info(row, person) for row in rows]
        return sorted(found, key=lambda table: not table.your_move)

    async def history(self, person: str) -> list[SoloGame]:
        """Finished games at which somebody was the only person, newest first."""
        rows = await self._store.tables_of(person, True, MOST_IN_A_LIST)
        return [game for row in rows if (game := _solo(row, person)) is not None]

    async def table(self, person: str, table: str) -> TableInfo:
        """One table."""
        async with self._floor.enter(table) as room:
            await self._floor.look_up(room)
            return self._floor.teller.info(room.row, person)

    async def table_by_code(self, person: str, code: str) -> TableInfo:
        """The table with this code, however it is written."""
        spelled = read_code(code)
        row = None if spelled is None else await self._store.table_by_code(spelled)
        if row is None:
            raise Refused("no-such-table-code", 404, code=code)
        return self._floor.teller.info(row, person)

    # --- Coming and going --------------------------------------------------------------------------------------------

    async def join(self, person: str, table: str, seat: int | None, token: str | None) -> TableInfo:
        """Sit down in an open seat: any of a listed table or by its code, a certain one by its link."""
        async with self._floor.enter(table) as room:
            await self._floor.look_up(room)
            meant = [
                row for row in room.row.seats if seat in (None, row.seat) and token in (None, row.invite)
            ]
            free = [row.seat for row in meant if row.kind == OPEN and room.row.status == WAITING]
            # A link may be opened again and again: to whoever took its seat it leads back there.
            if any(row.person == person for row in meant):
                await self._floor.come_back(room, person)
            elif free:
                await self._sit_down(room, person, free[:1])
            elif token is not None and any(row.kind != OPEN for row in meant):
                raise Refused("link-taken", name=meant[0].name)
            else:
                raise Refused("no-open-seat")
            return self._floor.teller.info(room.row, person)

    async def _sit_down(self, room: Room, person: str, seats: list[int]) -> None:
        name = await self.name_of(person)
        now = self._floor.now()
        taken = [await self._store.take_seat(room.row.id, seat, person, name, now) for seat in seats]
        # Others may have sat down at other workers: the store knows who did, and whether everybody is there.
        await self._floor.refresh(room)
        await self._floor.begin(room)
        await self._floor.changed(room)
        if not all(taken):
            raise Refused("seat-taken")

    async def leave(self, person: str, table: str) -> TableInfo:
        """Get up: before the game the seat is open again, in a game it waits for its player."""
        async with self._floor.enter(table) as room:
            for seat in room.seats_of(person):
                if not await self._store.open_seat(table, seat) and room.row.status in (WAITING, PLAYING):
                    await self._store.change_seat(table, seat, left=True)
            await self._floor.refresh(room)
            if room.row.status == WAITING and not any(seat.person for seat in room.row.seats):
                await self._store.abandon(table, self._floor.now())
                await self._floor.refresh(room)
            await self._floor.changed(room)
            return self._floor.teller.info(room.row, person)

    async def abandon(self, person: str, table: str) -> TableInfo:
        """End a game without a result: its host may before it began, later whoever remains when all others are gone."""
        async with self._floor.enter(table) as room:
            await self._floor.look_up(room)
            if not room.seats_of(person) and room.row.host != person:
                raise Refused("not-your-table", 403)
            over = room.row.status not in (WAITING, PLAYING)
            if not over and not self._floor.absence.can_abandon(room.row, person):
                raise Refused("cannot-abandon")
            if not await self._store.abandon(table, self._floor.now()):
                raise Refused("table-over")
            await self._floor.refresh(room)
            room.live = None
            await self._floor.changed(room)
            return self._floor.teller.info(room.row, person)

    async def hand_to_bot(self, person: str, table: str, seat: int, bot: str | None = None) -> TableInfo:
        """Let a bot sit down in an open seat, or play for somebody who has left or is away until they come back."""
        async with self._floor.enter(table) as room:
            await self._floor.look_up(room)
            waiting = room.row.status == WAITING
            if bot is None:
                bot = bots.usual(room.row.game) if waiting else STAND_IN
            try:
                bots.check_name(bot, room.row.game)
            except UndercroftError as error:
                raise Refused.of_error(error) from error
            if waiting:
                await self._seat_bot(room, person, seat, bot)
                return self._floor.teller.info(room.row, person)
            if not room.seats_of(person):
                raise Refused("not-your-table", 403)
            if seat not in self._floor.absence.deserted(room.row):
                raise Refused("seat-not-left")
            room.row.seats[seat].bot = bot
            await self._store.change_seat(table, seat, bot=bot)
            await self._store.wake(table, self._floor.now())
            await self._floor.changed(room)
            self._floor.drive(room)
            return self._floor.teller.info(room.row, person)

    async def _seat_bot(self, room: Room, person: str, seat: int, bot: str) -> None:
        """Before the game its host may fill open seats with bots."""
        if room.row.host != person:
            raise Refused("not-your-table", 403)
        name = BOT_NAMES[seat % len(BOT_NAMES)]
        taken = await self._store.give_seat(room.row.id, seat, bot, name, self._floor.now())
        await self._floor.refresh(room)
        await self._floor.begin(room)
        await self._floor.changed(room)
        if not taken:
            raise Refused("no-open-seat")

    async def rematch(self, person: str, table: str) -> TableInfo:
        """The same table once more; the first to ask opens it, the others sit down in their old seats."""
        async with self._floor.enter(table) as room:
            row = room.row
            mine = room.seats_of(person)
            if not mine:
                raise Refused("not-your-table", 403)
            if row.status not in (FINISHED, ABANDONED):
                raise Refused("table-not-over")
            old = None if row.rematch is None else await self._store.table(row.rematch)
            # What was opened and left again is nobody's any more.
            if old is None or old.status == ABANDONED:
                await self._open_again(room, person, mine)
            again = room.row.rematch or ""
        async with self._floor.enter(again) as new:
            free = [seat for seat in mine if new.row.seats[seat].kind == OPEN]
            if free and new.row.status == WAITING and not new.seats_of(person):
                await self._sit_down(new, person, free)
            return self._floor.teller.info(new.row, person)

    async def _open_again(self, room: Room, person: str, mine: list[int]) -> None:
        row = room.row
        seats = [
            NewSeat(OPEN) if seat.kind == BY_PERSON else NewSeat(BY_BOT, seat.name, seat.bot)
            for seat in row.seats
        ]
        for seat in mine:
            seats[seat] = NewSeat("person", row.seats[seat].name)
        wanted = NewTable(row.game, seats, row.options, False, row.watch, row.hints, clock_of(row), row.pack)
        opened = await self.open_table(person, wanted)
        if not await self._store.set_rematch(row.id, row.rematch, opened.id):
            # Somebody else asked at another worker and was quicker.
            await self._store.abandon(opened.id, self._floor.now())
        await self._floor.refresh(room)
        await self._floor.changed(room)


def _guided(wanted: NewTable) -> tuple[NewTable, int]:
    """A guided game and its seed; refused if somebody wants anything about it otherwise."""
    registry.game(wanted.game)
    if wanted != NewTable(wanted.game, guide=True):
        raise Refused("guide-is-fixed", 400)
    guide = GUIDES[wanted.game]
    rivals = [NewSeat(BY_BOT, bot=easiest_bot(wanted.game)) for _ in range(guide.seats - 1)]
    return NewTable(wanted.game, [NewSeat("you"), *rivals], guide.options, watch=False), guide.seed


def _solo(row: TableRow, person: str) -> SoloGame | None:
    """How a finished game ended for the only person at it; None for any other game."""
    mine = [seat for seat in row.seats if seat.person == person]
    if row.outcome is None or not mine or not _alone(row.seats):
        return None
    if row.brought or row.forked_from is not None:
        # Played by others, or from a place that luck and other people led to.
        return None
    outcome = msgspec.json.decode(row.outcome, type=Outcome)
    seat = mine[0]
    return SoloGame(
        row.id, row.game, row.pack, row.options, row.changed, len(row.seats), seat.seat, outcome.scores[seat.seat],
        outcome.ranks[seat.seat], outcome.lost, outcome.kind, seat.hints, row.guide,
    )  # fmt: skip


def _alone(seats: list[SeatRow]) -> bool:
    """Whether one person at most will play: then hints take nothing from anybody. Those at one screen are several."""
    return sum(seat.kind != BY_BOT for seat in seats) <= 1
