"""The closed loop: at every table one move is on its way; the next follows when it is acknowledged and both have seen it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from bench.table.seats import ACKNOWLEDGED, UPDATED, Seat
from bench.table.wire import Broken, Wire, connect
from bench.timing import percentile

PATIENCE = 60.0


@dataclass(frozen=True, slots=True)
class Place:
    """Where a client connects to."""

    port: int
    path: str
    headers: Mapping[str, str]
    seat: Seat


class Table:
    """Two clients at one table."""

    def __init__(self, load: "Load", places: Sequence[Place]) -> None:
        self._load = load
        self._places = places
        self._seats = [place.seat for place in places]
        self._wires: list[Wire] = []
        self._mover = -1
        self._sent = 0.0
        self._moves = 0
        self._seen = [False, False]
        self._acknowledged = False
        self.ready = asyncio.get_running_loop().create_future()

    async def connect(self) -> None:
        """Both connect, and know the game when this returns."""
        for number, place in enumerate(self._places):
            heard = partial(self._heard, number)
            wire = await connect(place.port, place.path, place.headers, heard, self._load.fail)
            self._wires.append(wire)
            for message in place.seat.greet():
                wire.send(message)
        await asyncio.wait_for(self.ready, PATIENCE)

    def close(self) -> None:
        """Both go away."""
        for wire in self._wires:
            wire.close()

    def _heard(self, number: int, data: bytes) -> None:
        try:
            what, answers = self._seats[number].take(data)
        except (Broken, ValueError) as error:
            self._load.fail(error)
            return
        for answer in answers:
            self._wires[number].send(answer)
        if what & UPDATED:
            self._seen[number] = True
        if what & ACKNOWLEDGED and number == self._mover:
            self._acknowledged = True
        if what:
            self._look()

    def _look(self) -> None:
        if self._mover < 0:
            if all(self._seen):
                if self.ready.done():
                    self.move()
                else:
                    self.ready.set_result(None)
            return
        mover = self._mover
        others_hear = not self._seats[mover].private
        if self._acknowledged and self._seen[mover] and (self._seen[1 - mover] or not others_hear):
            self._load.done(self._sent)
            self.move()

    def move(self) -> None:
        """Whoever is asked makes a move."""
        if self._load.ended:
            return
        asked = [seat for seat in self._seats if seat.asked]
        if not asked:
            self._go_on()
            return
        seat = asked[0]
        self._mover = seat.number
        self._seats[1 - seat.number].expect(seat.number)
        self._seen = [False, False]
        self._acknowledged = False
        self._moves += 1
        self._sent = perf_counter()
        self._wires[seat.number].send(seat.move(self._moves))

    def _go_on(self) -> None:
        """The game is over: the next one, if any is left."""
        if not all(seat.over for seat in self._seats):
            self._load.fail(Broken("nobody is asked"))
        self._mover = -1
        self._seen = [False, False]
        for wire, seat in zip(self._wires, self._seats, strict=True):
            messages = seat.go_on()
            if not messages:
                self._load.finished += 1
            for message in messages:
                wire.send(message)


class Load:
    """Many tables at once, and what is measured at them."""

    def __init__(self, spent: Callable[[], float]) -> None:
        """``spent`` tells the processor time of the server so far."""
        self.ended = False
        self._processor = spent
        self.finished = 0
        """Seats whose games were all over before the time was up."""
        self._from = float("inf")
        self._times: list[float] = []
        self._failure: Exception | None = None
        self._stop: Callable[[], None] = lambda: None

    def fail(self, error: Exception) -> None:
        """The measurement is worth nothing."""
        if not self.ended:
            self._failure = self._failure or error
            self.ended = True
            self._stop()

    def done(self, sent: float) -> None:
        """A move is acknowledged and both clients have seen it."""
        now = perf_counter()
        if sent >= self._from and not self.ended:
            self._times.append(now - sent)

    async def run(self, places: Sequence[Sequence[Place]], warmup: float, seconds: float) -> dict[str, float]:
        """Figures of one run."""
        over = asyncio.Event()
        self._stop = over.set
        tables = [Table(self, pair) for pair in places]
        for start in range(0, len(tables), 20):
            await asyncio.gather(*(table.connect() for table in tables[start : start + 20]))
        for table in tables:
            table.move()
        before = after = began = ended = 0.0
        try:
            await asyncio.wait_for(over.wait(), warmup)
        except TimeoutError:
            self._from = began = perf_counter()
            before = self._processor()
        try:
            await asyncio.wait_for(over.wait(), seconds)
        except TimeoutError:
            ended = perf_counter()
            after = self._processor()
        self.ended = True
        for table in tables:
            table.close()
        if self._failure is not None:
            raise self._failure
        if self.finished:
            raise Broken("all games of a table were over before the time was up: measure for a shorter while")
        seats = [place.seat for pair in places for place in pair]
        micros = [round(time * 1e6) for time in self._times]
        return {
            "moves_per_second": len(micros) / (ended - began),
            "p50_ms": percentile(micros, 500) / 1000,
            "p99_ms": percentile(micros, 990) / 1000,
            "processor_us_per_move": (after - before) * 1e6 / len(micros),
            "update_bytes": sum(seat.bytes for seat in seats) / max(1, sum(seat.updates for seat in seats)),
        }
