"""A house in a test: its clock, ids, seeds and bots are the test's own, and nothing happens behind its back."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from undercroft.table.bus import Bus, Heard
from undercroft.table.frames import Considered, GameFrame, TableInfo
from undercroft.table.house import House
from undercroft.table.refused import Refused
from undercroft.table.rooms import Client
from undercroft.table.store import Store
from undercroft.table.thinker import Answer, Question
from undercroft.table.thinkers import Thinkers
from undercroft.table.wishes import NewSeat, NewTable

PAPER = "paper-dungeons"
YOU = NewSeat("you")
OPEN = NewSeat("open")
BOT = NewSeat("bot", bot="greedy")
T = TypeVar("T")


def run(work: Coroutine[Any, Any, T], seconds: float = 60.0) -> T:
    """Run something asynchronous, and not for ever."""
    return asyncio.run(asyncio.wait_for(work, seconds))


class Watch:
    """A clock that goes only when it is told to."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


class FirstChoice(Thinkers):
    """Bots without processes: they take their first choice, after ``wait`` if the test wants to come between."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question] = []
        self.wait: Callable[[], Awaitable[object]] | None = None

    async def ask(self, question: Question, seconds: float) -> Answer | None:
        self.asked.append(question)
        if self.wait is not None:
            await self.wait()
        codes = question.choices[: max(1, question.best)]
        return Answer(codes, [Considered(code, 0.0, "order", []) for code in codes])


class Wire(Bus):
    """Connects houses of one process as Redis connects workers; notes can get lost."""

    shared = True

    def __init__(self, others: list[Wire]) -> None:
        self._others = others
        self._heard: Heard | None = None
        self.cut = False
        others.append(self)

    async def open(self, heard: Heard) -> None:
        self._heard = heard

    async def tell(self, table: str, what: str) -> None:
        for other in self._others:
            if other is not self and other._heard is not None and not self.cut:
                await other._heard(table, what)

    async def close(self) -> None:
        self._heard = None


class Listener(Client):
    """A client that remembers what it was sent."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.messages: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.messages.append(message)

    def frames(self, kind: str) -> list[dict[str, Any]]:
        """All frames of a kind."""
        found = [json.loads(message) for message in self.messages]
        return [frame for frame in found if frame["type"] == kind]


def url_of(folder: Path) -> str:
    """The address of a test's own database."""
    return f"sqlite+aiosqlite:///{folder / 'undercroft.db'}"


@asynccontextmanager
async def opened_house(
    folder: Path,
    *people: str,
    clock: Watch | None = None,
    thinkers: Thinkers | None = None,
    bus: Bus | None = None,
    watch: bool = False,
) -> AsyncIterator[House]:
    """A house with these people known to it; its watch goes round only if the test says so."""
    store = Store(url_of(folder))
    await store.open()
    ids = (f"table{number}" for number in itertools.count(1))
    seeds = itertools.count(7)
    house = House(
        store, thinkers or FirstChoice(), bus, clock or Watch(), lambda: next(ids), lambda: next(seeds)
    )
    for person in people:
        await store.add_person(person, person.capitalize(), 0.0)
    if watch:
        await house.open()
    else:
        await house.floor.bus.open(house.floor.heard)
        await house.floor.pauses.read(store, house.now())
    try:
        yield house
    finally:
        await house.close()
        await store.close()


async def new_table(house: House, person: str, *seats: NewSeat, **wishes: Any) -> TableInfo:
    """A table of Paper Dungeons."""
    game = wishes.pop("game", PAPER)
    return await house.lobby.open_table(person, NewTable(game, list(seats), **wishes))


async def table_for(house: House, *people: str, **wishes: Any) -> str:
    """A table at which these people sit, one after another; its id."""
    table = await new_table(house, people[0], YOU, *[OPEN] * (len(people) - 1), **wishes)
    for person in people[1:]:
        await house.lobby.join(person, table.id, None, None)
    return table.id


async def move(house: House, person: str, table: str, seat: int, id_: str | None = None) -> GameFrame:
    """Play the first choice of a seat; the game as the seat sees it then."""
    frame = await house.playing.game(person, table, seat, 10**9)
    await house.playing.play(person, table, seat, frame.version, frame.choices[0].code, id_)
    return await house.playing.game(person, table, seat, 10**9)


async def play_out(house: House, table: str, seats: dict[int, str], most: int = 3000) -> None:
    """Play a game to its end: everybody plays as soon as asked."""
    for number in range(most):
        busy = False
        for seat, person in seats.items():
            frame = await house.playing.game(person, table, seat, 10**9)
            if frame.over:
                return
            if frame.asked:
                # Not always the first choice: some of these lead round in circles.
                code = frame.choices[(number * 7 + seat) % len(frame.choices)].code
                await house.playing.play(person, table, seat, frame.version, code, None)
                busy = True
        if not busy:
            await quiet(house)
    raise AssertionError("the game does not end")


async def quiet(house: House) -> None:
    """Wait until no bot is at work."""
    while any(room.driving is not None and not room.driving.done() for room in house.floor.rooms()):
        await asyncio.sleep(0.002)


async def refusal(work: Awaitable[object]) -> str:
    """Why something is refused."""
    try:
        await work
    except Refused as refused:
        return refused.reason.message
    raise AssertionError("it was not refused")
