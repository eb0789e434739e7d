"""Looking at a game and playing it: everything that somebody in a seat, or somebody who watches, may do."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from undercroft import bots
from undercroft.kernel.messages import Reason
from undercroft.table.drivers import BOT_SECONDS, question_for
from undercroft.table.floor import Floor
from undercroft.table.frames import Considered, GameAnswer, GameFrame
from undercroft.table.live import texts_of
from undercroft.table.refused import Refused
from undercroft.table.rooms import Client, Room
from undercroft.table.rows import ORDERS, PERSON, PLAY, UNDO, Entry
from undercroft.table.thinkers import Thinkers

HINTS = 3
MOST_RACES = 20


class Playing:
    """What people do at running games. A move is on disk before anybody is told of it."""

    def __init__(self, floor: Floor, thinkers: Thinkers) -> None:
        self._floor = floor
        self._thinkers = thinkers
        self._hinted: set[tuple[str, int]] = set()
        """The seats for which a bot is thinking about a hint."""

    # --- Looking -----------------------------------------------------------------------------------------------------

    async def look(self, client: Client, table: str, seat: int | None) -> None:
        """A client wants to be told what happens at a table, as a seat of its own or as somebody who watches."""
        async with self._floor.enter(table) as room:
            if self._floor.bus.shared:
                await self._floor.refresh(room)
                await self._floor.keep_up(room)
            mine = room.seats_of(client.person)
            # Who has several seats says which one is in front; until then nothing hidden is sent.
            front = mine[0] if seat is None and len(mine) == 1 else seat
            if front is None:
                room.check_watching(client.person)
            else:
                room.check_seat(client.person, front)
                await self._floor.come_back(room, client.person)
            self._floor.teller.welcome(room, client, front)

    async def look_away(self, client: Client, table: str) -> None:
        """A client has seen enough of a table."""
        room = self._floor.at_hand(table)
        if room is not None:
            async with self._floor.inside(room):
                self._floor.teller.farewell(room, client)

    async def game(self, person: str, table: str, seat: int | None, first: int = 0) -> GameFrame:
        """The game as a seat of one's own knows it, or as somebody who watches."""
        async with self._floor.enter(table) as room:
            return await self._game(room, person, seat, first)

    async def game_and_clock(
        self, person: str, table: str, seat: int | None, first: int = 10**9
    ) -> GameAnswer:
        """The same with the clocks that run."""
        async with self._floor.enter(table) as room:
            frame = await self._game(room, person, seat, first)
            clock = self._floor.teller.clocks(room, seat)
            return GameAnswer(**msgspec.structs.asdict(frame), clock=clock)

    async def _game(self, room: Room, person: str, seat: int | None, first: int) -> GameFrame:
        if seat is None:
            room.check_watching(person)
        else:
            await self._floor.check_seat(room, person, seat)
        await self._floor.keep_up(room)
        return room.playing.frame_from(seat, first)

    # --- Playing -----------------------------------------------------------------------------------------------------

    async def play(self, person: str, table: str, seat: int, version: int, code: int, id_: str | None) -> int:
        """Play a choice; the version that the seat has after it. It is on disk when this returns."""
        async with self._floor.enter(table) as room:
            await self._floor.check_seat(room, person, seat)
            text = _text_of(room, code)
            return await self._act(room, seat, version, PLAY, text, id_)

    async def undo(self, person: str, table: str, seat: int, version: int, id_: str | None) -> int:
        """Take the seat's latest choice back."""
        async with self._floor.enter(table) as room:
            await self._floor.check_seat(room, person, seat)
            return await self._act(room, seat, version, UNDO, "", id_)

    async def orders(self, person: str, table: str, seat: int, windows: str, id_: str | None) -> int:
        """Give standing orders."""
        async with self._floor.enter(table) as room:
            await self._floor.check_seat(room, person, seat)
            return await self._act(room, seat, None, ORDERS, windows, id_)

    async def why_not(self, person: str, table: str, seat: int, code: int) -> Reason | None:
        """Why a code cannot be played now."""
        async with self._floor.enter(table) as room:
            await self._floor.check_seat(room, person, seat)
            _text_of(room, code)
            return room.playing.match.state.why_not(seat, code)

    async def sketch(self, person: str, table: str, seat: int, steps: Sequence[int]) -> object:
        """What choices ahead of their time would come to, from the seat's view alone; None: there is nothing to try."""
        async with self._floor.enter(table) as room:
            await self._floor.check_seat(room, person, seat)
            match = room.playing.match
            return match.game.sketch(match.state.view(seat), steps)

    async def hint(self, person: str, table: str, seat: int) -> list[Considered]:
        """What a bot would consider in this seat and why, from its view alone."""
        async with self._floor.enter(table) as room:
            await self._floor.check_seat(room, person, seat)
            if not room.row.hints:
                raise Refused("hints-off", 403)
            if seat not in room.playing.match.state.to_act:
                raise Refused("not-asked")
            question = question_for(self._floor.packs, room, seat, bots.usual(room.row.game), HINTS)
        if (table, seat) in self._hinted:
            raise Refused("hint-on-its-way", 429)
        self._hinted.add((table, seat))
        try:
            answer = await self._thinkers.ask(question, BOT_SECONDS)
        finally:
            self._hinted.discard((table, seat))
        if answer is None:
            raise Refused("no-hint", 503)
        async with self._floor.enter(table) as room:
            await self._floor.store.count_hint(table, seat)
            room.row.seats[seat].hints += 1
            await self._floor.changed(room)
        return answer.considered

    async def _act(
        self, room: Room, seat: int, version: int | None, kind: str, text: str, id_: str | None
    ) -> int:
        for _ in range(MOST_RACES):
            live = room.playing
            if id_ is not None and live.played(seat, id_):
                return live.versions[seat]
            if version is not None and version != live.versions[seat]:
                raise Refused("stale-version", version=version, now=live.versions[seat])
            if room.row.seats[seat].bot is not None or room.row.seats[seat].timeouts:
                await self._floor.come_back(room, room.row.seats[seat].person or "")
            entry = Entry(room.row.id, live.number + 1, kind, seat, text, PERSON, id_, self._floor.now())
            if await self._floor.add(room, entry):
                return live.versions[seat]
            await self._floor.reload(room)
        raise Refused("too-many-races", 503)


def _text_of(room: Room, code: int) -> str:
    """The notation of a code; refused if the game has no such code."""
    game = room.playing.match.game
    if not 0 <= code < game.codes.count:
        raise Refused("no-such-code", 400, code=code, most=game.codes.count - 1)
    return texts_of(game)[code]
