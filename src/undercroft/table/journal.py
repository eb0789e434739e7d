"""The hot path of the store: entries of many tables go to disk together, in one transaction while the next ones gather."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from abc import ABC, abstractmethod
from collections.abc import Sequence

import asyncpg
from sqlalchemy.engine import make_url

from undercroft.table.rows import Entry, Summary

MOST_AT_ONCE = 512
SQLITE_PRAGMAS = (
    "busy_timeout=10000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    # Pages of tables that are being played are written again and again: the later the log is put into the file, the
    # fewer of them have to be copied. 4,000 pages are 16 MB.
    "wal_autocheckpoint=4000",
)
"""What every connection to SQLite begins with; first how long one waits for another, so that the rest can wait."""
_MOVES = "INSERT INTO moves (table_id, number, kind, seat, text, made_by, id, at) VALUES "
_SUMMARIES = (
    "UPDATE tables SET changed = v.column1, acting = v.column2, status = v.column3, outcome = v.column4,"
    " due = v.column5, progress = v.column6 FROM (VALUES {}) AS v"
    " WHERE tables.id = v.column7 AND tables.status = 'playing'"
)


def _row(entry: Entry) -> tuple[object, ...]:
    return (
        entry.table, entry.number, entry.kind, entry.seat, entry.text, entry.made_by, entry.id, entry.at,
    )  # fmt: skip


def _sums(entry: Entry, summary: Summary) -> tuple[object, ...]:
    return (
        summary.changed, summary.acting, summary.status, summary.outcome, summary.due, summary.progress, entry.table,
    )  # fmt: skip


class Journal(ABC):
    """Takes entries one by one and writes them in groups."""

    @abstractmethod
    async def open(self) -> None:
        """Connect."""

    @abstractmethod
    async def close(self) -> None:
        """Write what is waiting and disconnect."""

    @abstractmethod
    def append(self, entry: Entry, summary: Summary | None) -> asyncio.Future[bool]:
        """Send an entry on its way, and how its table stands then (None: as before).

        True once it is on disk, False if its number is taken.
        """


class _Waiting:
    """An entry on its way, and who waits for it."""

    __slots__ = ("done", "entry", "loop", "summary")

    def __init__(self, entry: Entry, summary: Summary | None, loop: asyncio.AbstractEventLoop) -> None:
        self.entry = entry
        self.summary = summary
        self.loop = loop
        self.done: asyncio.Future[bool] = loop.create_future()


class SqliteJournal(Journal):
    """A thread with a connection of its own: the event loop never waits for the disk."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._queue: queue.SimpleQueue[list[_Waiting] | None] = queue.SimpleQueue()
        self._gathered: list[_Waiting] = []
        """What has come in this turn of the event loop: waking the thread for each entry would cost more than the entry."""
        self._thread: threading.Thread | None = None

    async def open(self) -> None:
        # The file changes to its write-ahead log here, while nobody else has it open: SQLite lets nobody wait for that.
        connection = await asyncio.to_thread(self._connect)
        self._thread = threading.Thread(
            target=self._write, args=(connection,), name="undercroft journal", daemon=True
        )
        self._thread.start()

    async def close(self) -> None:
        if self._thread is not None:
            self._hand_over()
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    def append(self, entry: Entry, summary: Summary | None) -> asyncio.Future[bool]:
        loop = asyncio.get_running_loop()
        waiting = _Waiting(entry, summary, loop)
        if not self._gathered:
            loop.call_soon(self._hand_over)
        self._gathered.append(waiting)
        return waiting.done

    def _hand_over(self) -> None:
        gathered, self._gathered = self._gathered, []
        # However many came together, a statement takes only so many.
        for start in range(0, len(gathered), MOST_AT_ONCE):
            self._queue.put(gathered[start : start + MOST_AT_ONCE])

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        for pragma in SQLITE_PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _write(self, connection: sqlite3.Connection) -> None:
        going = True
        while going:
            first = self._queue.get()
            group: list[_Waiting] = []
            going = first is not None
            if first is not None:
                group.extend(first)
                # Whatever came while the last group went to disk goes together now; nobody waits for company.
                while len(group) < MOST_AT_ONCE:
                    try:
                        more = self._queue.get_nowait()
                    except queue.Empty:
                        break
                    if more is None:
                        going = False
                        break
                    group.extend(more)
            if group:
                self._write_group(connection, group)
        connection.close()

    def _write_group(self, connection: sqlite3.Connection, group: list[_Waiting]) -> None:
        taken: list[bool] = []
        failure: Exception | None = None
        try:
            connection.execute("BEGIN IMMEDIATE")
            taken = self._add(connection, group)
            connection.execute("COMMIT")
        # Whatever it is, those who wait must hear of it and the next group must go on.
        except Exception as error:  # noqa: BLE001
            failure = error
            if connection.in_transaction:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
        by_loop: dict[asyncio.AbstractEventLoop, list[tuple[_Waiting, bool]]] = {}
        for number, waiting in enumerate(group):
            by_loop.setdefault(waiting.loop, []).append((waiting, failure is None and taken[number]))
        for loop, answers in by_loop.items():
            # One wake-up for the whole group. Of a loop that is closed nobody waits any more.
            with contextlib.suppress(RuntimeError):
                loop.call_soon_threadsafe(_answer, answers, failure)

    @staticmethod
    def _add(connection: sqlite3.Connection, group: Sequence[_Waiting]) -> list[bool]:
        """Which entries found their numbers free. After every statement the thread queues for the interpreter again:
        two for a whole group are quicker than two for each of its entries.
        """
        if _add_moves(connection, group) == len(group):
            taken = [True] * len(group)
        else:
            # Nothing else has been written in this transaction.
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            taken = [_add_moves(connection, [waiting]) == 1 for waiting in group]
        # Of several entries of one table the last says how it stands.
        latest = {
            waiting.entry.table: _sums(waiting.entry, waiting.summary)
            for waiting, added in zip(group, taken, strict=True)
            if added and waiting.summary is not None
        }
        if latest:
            places = ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * len(latest))
            connection.execute(_SUMMARIES.format(places), [value for row in latest.values() for value in row])
        return taken


def _add_moves(connection: sqlite3.Connection, group: Sequence[_Waiting]) -> int:
    """How many of these entries found their numbers free; they are in the log now."""
    places = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * len(group))
    values = [value for waiting in group for value in _row(waiting.entry)]
    return connection.execute(f"{_MOVES}{places} ON CONFLICT DO NOTHING", values).rowcount


def _answer(answers: list[tuple[_Waiting, bool]], failure: Exception | None) -> None:
    for waiting, added in answers:
        if waiting.done.done():
            continue
        if failure is None:
            waiting.done.set_result(added)
        else:
            waiting.done.set_exception(failure)


class PostgresJournal(Journal):
    """A task that sends whole groups through one connection."""

    def __init__(self, url: str) -> None:
        self._dsn = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._pool: asyncpg.Pool | None = None

    async def open(self) -> None:
        self._pool = await asyncpg.create_pool(self._dsn, min_size=1, max_size=2)
        self._task = asyncio.create_task(self._write())

    async def close(self) -> None:
        if self._task is not None:
            self._queue.put_nowait(None)
            await self._task
            self._task = None
        if self._pool is not None:
            await self._pool.close()
            self._pool = None

    def append(self, entry: Entry, summary: Summary | None) -> asyncio.Future[bool]:
        waiting = _Waiting(entry, summary, asyncio.get_running_loop())
        self._queue.put_nowait(waiting)
        return waiting.done

    async def _write(self) -> None:
        going = True
        while going:
            group: list[_Waiting] = []
            first = await self._queue.get()
            going = first is not None
            if first is not None:
                group.append(first)
            while going and not self._queue.empty() and len(group) < MOST_AT_ONCE:
                more = self._queue.get_nowait()
                if more is None:
                    going = False
                else:
                    group.append(more)
            if group:
                await self._write_group(group)

    async def _write_group(self, group: list[_Waiting]) -> None:
        assert self._pool is not None
        failure: Exception | None = None
        winners: list[_Waiting] = []
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                columns = list(zip(*(_row(waiting.entry) for waiting in group), strict=True))
                rows = await connection.fetch(_ADD_MANY, *columns)
                winners = _winners(group, {(row["table_id"], row["number"]) for row in rows})
                sums = [_sums(each.entry, each.summary) for each in winners if each.summary is not None]
                if sums:
                    await connection.executemany(_SUM_PG, sums)
        # Whatever it is, those who wait must hear of it and the next group must go on.
        except Exception as error:  # noqa: BLE001
            failure = error
        _answer([(waiting, waiting in winners) for waiting in group], failure)


def _winners(group: list[_Waiting], added: set[tuple[str, int]]) -> list[_Waiting]:
    """Whose entries are in the log; two of a group may want one number, and the first has it."""
    found: list[_Waiting] = []
    for waiting in group:
        key = (waiting.entry.table, waiting.entry.number)
        if key in added:
            found.append(waiting)
            added.discard(key)
    return found


_ADD_MANY = (
    "INSERT INTO moves (table_id, number, kind, seat, text, made_by, id, at)"
    " SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::text[], $7::text[],"
    " $8::float8[]) ON CONFLICT DO NOTHING RETURNING table_id, number"
)
_SUM_PG = (
    "UPDATE tables SET changed = $1, acting = $2, status = $3, outcome = $4, due = $5,"
    " progress = $6 WHERE id = $7 AND status = 'playing'"
)
