"""Games that are over: their records, looking at them again, playing on from them, bringing them from elsewhere."""

from __future__ import annotations

import asyncio

import msgspec

from undercroft.kernel import registry
from undercroft.kernel.errors import UndercroftError
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.record import Record, read_record, replay, write_record
from undercroft.table.drivers import STAND_IN
from undercroft.table.floor import Floor
from undercroft.table.frames import GameFrame, Replay, TableInfo
from undercroft.table.live import LiveTable
from undercroft.table.lobby import Lobby, new_invite
from undercroft.table.names import NAME_LENGTH, kept_name, table_code
from undercroft.table.past import from_start, standing, state_at
from undercroft.table.refused import Refused
from undercroft.table.rooms import Room
from undercroft.table.rows import (
    ABANDONED,
    BY_BOT,
    BY_PERSON,
    FINISHED,
    PERSON,
    PLAY,
    Entry,
    Fork,
    SeatRow,
    TableRow,
)


class Archive:
    """Looks back. Whole games are replayed in threads: no table waits for it."""

    def __init__(self, floor: Floor, lobby: Lobby) -> None:
        self._floor = floor
        self._lobby = lobby

    async def record(self, person: str, table: str) -> str:
        """The game as a record: whole once it is over, before that what this person may know."""
        async with self._floor.enter(table) as room:
            room.check_watching(person)
            await self._floor.keep_up(room)
            mine = room.seats_of(person)
            # Whoever holds several seats may have others look over the shoulder.
            viewer = mine[0] if len(mine) == 1 else None
            try:
                return write_record(room.playing.match, viewer)
            except UndercroftError as error:
                raise Refused.of_error(error, 409) from error

    async def replay(self, person: str, table: str, seat: int | None, first: int, count: int) -> Replay:
        """A finished game again, as any seat saw it or somebody who watched: all that it could notice, step by step."""
        live = await self._finished(person, table, seat)
        return await asyncio.to_thread(_frames_of, live, seat, first, count)

    async def fork(self, person: str, table: str, seat: int, moment: int) -> TableInfo:
        """Play on from a moment of a finished game against bots: with new luck, and with hidden cards as they may lie."""
        live = await self._finished(person, table, seat)
        past = await asyncio.to_thread(state_at, live, moment)
        if past.over:
            raise Refused("nothing-to-play-on")
        name = await self._lobby.name_of(person)
        async with self._floor.enter(table) as room:
            row = room.row
        seats = [
            SeatRow(number, BY_PERSON, person, name, None, new_invite())
            if number == seat
            else SeatRow(number, BY_BOT, None, old.name, STAND_IN, new_invite())
            for number, old in enumerate(row.seats)
        ]
        # One person among bots: nobody waits for them, and hints take nothing from anybody.
        model = msgspec.structs.replace(
            row, listed=False, hints=True, clock=None, clock_seconds=0, brought=False
        )
        return await self._lobby.open_like(person, model, seats, Fork(table, seat, moment))

    async def import_record(self, person: str, text: str) -> TableInfo:
        """Keep a finished record as a table that only this person finds, to be replayed and played on."""
        try:
            match = await asyncio.to_thread(self._match_of, text)
        except UndercroftError as error:
            raise Refused.of_error(error) from error
        await self._lobby.name_of(person)
        start = match.start
        now = self._floor.now()
        seats = [
            SeatRow(
                number, BY_PERSON, person if number == 0 else None,
                kept_name(name)[:NAME_LENGTH] or f"{number + 1}", None, new_invite(),
            )
            for number, name in enumerate(start.players)
        ]  # fmt: skip
        row = TableRow(
            id=self._lobby.new_id(), code=table_code(), host=person, game=start.game, pack=start.pack,
            pack_hash=start.pack_hash, options=dict(start.options), seed=str(start.seed), status=FINISHED,
            listed=False, watch=False, hints=False, clock=None, clock_seconds=0, created=now, changed=now, acting=0,
            outcome=msgspec.json.encode(match.state.outcome).decode(), brought=True,
            seats=seats,
        )  # fmt: skip
        entries = [
            Entry(row.id, number, PLAY, move.seat, match.game.code_text(move.code), PERSON, None, now)
            for number, move in enumerate(match.moves, 1)
        ]
        await self._lobby.keep(row, entries)
        return self._floor.teller.info(self._floor.remember(Room(row)).row, person)

    def _match_of(self, text: str) -> Match:
        return replay(read_record(text), self._game_of)

    def _game_of(self, record: Record) -> Game:
        name = record.headers["game"]
        return self._floor.packs.with_pack(name, record.headers["pack"]) or registry.game(name)

    async def _finished(self, person: str, table: str, seat: int | None) -> LiveTable:
        """A game that is over; nobody changes it any more."""
        async with self._floor.enter(table) as room:
            room.check_watching(person)
            await self._floor.keep_up(room)
            if room.row.status == ABANDONED:
                raise Refused("table-given-up")
            if room.row.status != FINISHED:
                raise Refused("table-not-over")
            if seat is not None and not 0 <= seat < len(room.row.seats):
                raise Refused("no-such-seat", 404, seat=seat + 1, most=len(room.row.seats))
            return room.playing


def _frames_of(live: LiveTable, seat: int | None, first: int, count: int) -> Replay:
    past = from_start(live)
    viewer = past.viewer(seat)
    frames: list[GameFrame] = [past.look_back(seat)] if first == 0 else []
    moments = [0] if first == 0 else []
    for entry in standing(live):
        before = past.versions[viewer]
        past.apply(entry)
        step = past.versions[viewer] - 1
        if past.versions[viewer] != before and first <= step < first + count:
            frames.append(past.look_back(seat))
            moments.append(past.number)
    return Replay(past.versions[viewer], first, frames, moments)
