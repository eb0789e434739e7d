"""Who is at a table at other workers: each tells the others of its own clients, and that it is still there."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import dataclass

from undercroft.table.bus import EVERYWHERE, Bus
from undercroft.table.tasks import Tasks

HERE = "here"
ALIVE = "alive"
WHO = "who"
BEAT = 2.0
"""Every so many seconds a worker says that it is still there."""
SILENT = 7.0
"""One that has not done so for this long is gone, and its clients with it."""
_NOTE = re.compile(rf"({HERE}|{ALIVE}|{WHO}) (\S{{1,40}})(?: ((?:\d,)*) (\d{{1,9}}))?")


@dataclass(frozen=True)
class Present:
    """Those who look at a table: the seats whose players are here, and how many others watch."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


NOBODY = Present()


class _Worker:
    """What another worker has told, and when it was last heard."""

    def __init__(self) -> None:
        self.heard = 0.0
        self.tables: dict[str, Present] = {}


class Presence:
    """Those at the tables of other workers, and what the others have been told of those at ours."""

    def __init__(self, bus: Bus, worker: str, tasks: Tasks, now: Callable[[], float]) -> None:
        self._bus = bus
        self._name = worker
        self._tasks = tasks
        self._now = now
        self._here: dict[str, Present] = {}
        self._unsaid: dict[str, None] = {}
        """The tables of which the others must be told, one after another: a note must not overtake an older one."""
        self._saying: asyncio.Task[None] | None = None
        self._beaten = float("-inf")
        self._workers: dict[str, _Worker] = {}

    def elsewhere(self, table: str) -> Present:
        """Who is at a table at all other workers together."""
        found = [worker.tables[table] for worker in self._workers.values() if table in worker.tables]
        if not found:
            return NOBODY
        seats = frozenset(seat for each in found for seat in each.seats)
        return Present(seats, sum(each.watching for each in found))

    # --- Telling -----------------------------------------------------------------------------------------------------

    def say(self, table: str, present: Present) -> None:
        """Let the others know who is at a table here, unless they do."""
        if not self._bus.shared or self._here.get(table, NOBODY) == present:
            return
        if present == NOBODY:
            del self._here[table]
        else:
            self._here[table] = present
        self._say(table)

    async def introduce(self) -> None:
        """Tell the others everything and ask them to do the same: somebody has just come, or could not listen."""
        await self._bus.tell(EVERYWHERE, f"{WHO} {self._name}")
        self._say(*self._here)

    async def beat(self) -> list[str]:
        """From time to time a sign of life; the tables at which somebody was whose worker is gone."""
        now = self._now()
        if self._bus.shared and now - self._beaten >= BEAT:
            self._beaten = now
            await self._bus.tell(EVERYWHERE, f"{ALIVE} {self._name}")
        gone = [name for name, worker in self._workers.items() if now - worker.heard > SILENT]
        return [table for name in gone for table in self._workers.pop(name).tables]

    def _say(self, *tables: str) -> None:
        self._unsaid.update(dict.fromkeys(tables))
        if self._unsaid and (self._saying is None or self._saying.done()):
            self._saying = self._tasks.spawn(self._say_all())

    async def _say_all(self) -> None:
        while self._unsaid:
            table = next(iter(self._unsaid))
            del self._unsaid[table]
            present = self._here.get(table, NOBODY)
            seats = "".join(f"{seat}," for seat in sorted(present.seats))
            await self._bus.tell(table, f"{HERE} {self._name} {seats} {present.watching}")

    # --- Hearing -----------------------------------------------------------------------------------------------------

    async def hear(self, table: str, what: str) -> bool | None:
        """Whether a note changes who is at its table; None if it is about something else."""
        note = _NOTE.fullmatch(what)
        if note is None:
            return None
        kind, name, seats, watching = note.groups()
        known = name in self._workers
        worker = self._workers.setdefault(name, _Worker())
        worker.heard = self._now()
        if kind == WHO:
            # Whoever asks tells everything too.
            self._say(*self._here)
        elif not known:
            # It has been there for a while: nobody knows what it has said.
            await self.introduce()
        if kind != HERE or seats is None:
            return False
        before = worker.tables.pop(table, NOBODY)
        present = Present(frozenset(map(int, seats.split(",")[:-1])), int(watching))
        if present != NOBODY:
            worker.tables[table] = present
        return present != before
