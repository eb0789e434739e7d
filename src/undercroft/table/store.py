"""Keeps people, tables and moves in SQLite or PostgreSQL. An entry that ``append`` has taken is on disk."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Row, and_, bindparam, event, insert, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from undercroft.table import journal
from undercroft.table.rows import (
    ABANDONED,
    BY_BOT,
    BY_PERSON,
    OPEN,
    PLAYING,
    WAITING,
    Entry,
    SeatRow,
    Summary,
    TableRow,
)
from undercroft.table.schema import LINKS, MOVES, PAUSES, PEOPLE, SEATS, SETTINGS, TABLES

NOT_BEGUN = 3.0
"""A table at which somebody has sat down is looked after so many seconds later: its worker may be gone."""
_ROW_COLUMNS = [column for column in TABLES.c if column.name not in ("leased_until", "leased_by")]


def database_url(given: str | None, folder: Path) -> str:
    """The address of the database with the driver we use; without one a file in the data folder."""
    if given is None:
        return f"sqlite+aiosqlite:///{folder / 'undercroft.db'}"
    url = make_url(given)
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
    }
    family = url.drivername.partition("+")[0]
    if family not in drivers:
        raise ValueError(f"DATABASE_URL must begin with sqlite or postgresql, not {family}")
    return url.set(drivername=drivers[family]).render_as_string(hide_password=False)


class Store:
    """The database. ``open`` brings it up to date first; ``close`` waits for what is being written."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine: AsyncEngine = create_async_engine(url)
        self.is_sqlite = self._engine.dialect.name == "sqlite"
        if self.is_sqlite:
            event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
        self._journal: journal.Journal = (
            journal.SqliteJournal(make_url(url).database or "")
            if self.is_sqlite
            else journal.PostgresJournal(url)
        )

    async def open(self) -> None:
        """Bring the database up to date and get ready to write."""
        await asyncio.to_thread(migrate, self.url)
        await self._journal.open()

    async def close(self) -> None:
        """Write what is still waiting and let go."""
        await self._journal.close()
        await self._engine.dispose()

    # --- Settings and people ---------------------------------------------------------------------------------------

    async def setting(self, name: str, default: str) -> str:
        """A setting that all workers share; the first one to ask decides its value."""
        async with self._engine.begin() as connection:
            found = await connection.scalar(select(SETTINGS.c.value).where(SETTINGS.c.name == name))
        if found is not None:
            return str(found)
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(SETTINGS).values(name=name, value=default))
        except IntegrityError:
            return await self.setting(name, default)
        return default

    async def set_setting(self, name: str, value: str) -> None:
        """Change a setting that exists."""
        async with self._engine.begin() as connection:
            await connection.execute(update(SETTINGS).where(SETTINGS.c.name == name).values(value=value))

    async def add_person(self, person: str, name: str, now: float) -> None:
        """Remember somebody new."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(PEOPLE).values(id=person, name=name, created=now))

    async def person_name(self, person: str) -> str | None:
        """What somebody is called; None if nobody has this id."""
        async with self._engine.connect() as connection:
            name: str | None = await connection.scalar(select(PEOPLE.c.name).where(PEOPLE.c.id == person))
            return name

    async def rename_person(self, person: str, name: str) -> None:
        """Give somebody another name."""
        async with self._engine.begin() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name=name))

    async def add_link(self, hashed: str, person: str, until: float) -> None:
        """Remember a personal link by its hash."""
        async with self._engine.begin() as connection:
            await connection.execute(insert(LINKS).values(hash=hashed, person=person, until=until))

    async def take_link(self, hashed: str, now: float) -> str | None:
        """Whom a personal link stands for; it works once."""
        async with self._engine.begin() as connection:
            found = await connection.execute(
                LINKS.delete().where(LINKS.c.hash == hashed).returning(LINKS.c.person, LINKS.c.until)
            )
            row = found.first()
            return str(row.person) if row is not None and row.until >= now else None

    # --- Tables ----------------------------------------------------------------------------------------------------

    async def add_table(self, table: TableRow, entries: Sequence[Entry] = ()) -> bool:
        """Keep a new table with its seats, and the log of a game that was played elsewhere; False if its code is taken."""
        values = msgspec.structs.asdict(table)
        seats = values.pop("seats")
        values["options"] = json.dumps(table.options)
        try:
            async with self._engine.begin() as connection:
                await connection.execute(insert(TABLES).values(**values))
                rows = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in seats]
                await connection.execute(insert(SEATS), rows)
                if entries:
                    await connection.execute(insert(MOVES), list(map(_values_of, entries)))
        except IntegrityError:
            if await self.table_by_code(table.code) is None:
                raise
            return False
        return True

    async def table(self, table: str) -> TableRow | None:
        """A table with its seats."""
        found = await self._tables(TABLES.c.id == table)
        return found[0] if found else None

    async def table_by_code(self, code: str) -> TableRow | None:
        """The table to which this code was given."""
        found = await self._tables(TABLES.c.code == code)
        return found[0] if found else None

    async def tables_of(self, person: str, finished: bool, most: int) -> list[TableRow]:
        """The tables at which somebody sits, or has finished a game; those that changed last come first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.person == person)
        status = TABLES.c.status.in_((WAITING, PLAYING))
        return await self._tables(and_(TABLES.c.id.in_(mine), ~status if finished else status), most)

    async def open_tables(self, most: int) -> list[TableRow]:
        """Listed tables that have an open seat."""
        free = select(SEATS.c.table_id).where(SEATS.c.kind == OPEN)
        return await self._tables(
            and_(TABLES.c.status == WAITING, TABLES.c.listed, TABLES.c.id.in_(free)), most
        )

    async def _tables(self, condition: Any, most: int = 1) -> list[TableRow]:
        async with self._engine.connect() as connection:
            query = select(*_ROW_COLUMNS).where(condition).order_by(TABLES.c.changed.desc()).limit(most)
            rows = (await connection.execute(query)).all()
            tables = [_table_of(row) for row in rows]
            by_id = {table.id: table for table in tables}
            seats = select(SEATS).where(SEATS.c.table_id.in_(list(by_id))).order_by(SEATS.c.seat)
            for row in (await connection.execute(seats)).all():
                by_id[row.table_id].seats.append(_seat_of(row))
            return tables

    async def change_seat(self, table: str, seat: int, **values: object) -> None:
        """Change columns of a seat."""
        where = and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
        async with self._engine.begin() as connection:
            await connection.execute(update(SEATS).where(where).values(**values))

    async def take_seat(self, table: str, seat: int, person: str, name: str, now: float) -> bool:
        """Sit down in an open seat; False if somebody else was quicker."""
        return await self._fill_seat(table, seat, now, kind=BY_PERSON, person=person, name=name, seen=now)

    async def give_seat(self, table: str, seat: int, bot: str, name: str, now: float) -> bool:
        """Let a bot sit down in an open seat; False if somebody was quicker."""
        return await self._fill_seat(table, seat, now, kind=BY_BOT, bot=bot, name=name)

    async def _fill_seat(self, table: str, seat: int, now: float, **values: object) -> bool:
        waiting = and_(TABLES.c.id == table, TABLES.c.status == WAITING)
        free = and_(SEATS.c.seat == seat, SEATS.c.kind == OPEN)
        where = and_(SEATS.c.table_id.in_(select(TABLES.c.id).where(waiting)), free)
        async with self._engine.begin() as connection:
            done = await connection.execute(update(SEATS).where(where).values(**values))
            if done.rowcount == 1:
                # Should nobody live to see whether the game can begin, somebody looks after it soon.
                await connection.execute(update(TABLES).where(waiting).values(due=now + NOT_BEGUN))
            return done.rowcount == 1

    async def see(self, people: Sequence[tuple[str, str]], now: float) -> None:
        """Remember that people were at tables: pairs of a table and somebody who sits there."""
        where = and_(SEATS.c.table_id == bindparam("at"), SEATS.c.person == bindparam("who"))
        rows = [{"at": table, "who": person} for table, person in sorted(people)]
        async with self._engine.begin() as connection:
            await connection.execute(update(SEATS).where(where).values(seen=now), rows)

    async def count_hint(self, table: str, seat: int) -> None:
        """A seat was given one more hint."""
        where = and_(SEATS.c.table_id == table, SEATS.c.seat == seat)
        async with self._engine.begin() as connection:
            await connection.execute(update(SEATS).where(where).values(hints=SEATS.c.hints + 1))

    async def open_seat(self, table: str, seat: int) -> bool:
        """Get up from a seat before the game begins; False if it has begun."""
        waiting = select(TABLES.c.id).where(and_(TABLES.c.id == table, TABLES.c.status == WAITING))
        where = and_(SEATS.c.table_id.in_(waiting), SEATS.c.seat == seat)
        async with self._engine.begin() as connection:
            done = await connection.execute(
                update(SEATS).where(where).values(kind=OPEN, person=None, name="")
            )
            return done.rowcount == 1

    async def begin_table(self, table: str, now: float) -> bool:
        """Let a game begin; False if another worker has done so, or somebody has got up. It must be looked after at once."""
        free = select(SEATS.c.table_id).where(and_(SEATS.c.table_id == table, SEATS.c.kind == OPEN))
        return await self._change_if(
            and_(TABLES.c.id == table, TABLES.c.status == WAITING, ~free.exists()),
            status=PLAYING, created=now, due=now,
        )  # fmt: skip

    async def abandon(self, table: str, now: float) -> bool:
        """End a game without a result; False if it is over already."""
        return await self._change_if(
            and_(TABLES.c.id == table, TABLES.c.status.in_((WAITING, PLAYING))),
            status=ABANDONED, due=None, acting=0, changed=now,
        )  # fmt: skip

    async def set_rematch(self, table: str, was: str | None, again: str) -> bool:
        """Say where the same people play once more instead of there; False if somebody has said so already."""
        return await self._change_if(
            and_(TABLES.c.id == table, TABLES.c.rematch.is_not_distinct_from(was)), rematch=again
        )

    async def _change_if(self, condition: Any, **values: object) -> bool:
        async with self._engine.begin() as connection:
            done = await connection.execute(update(TABLES).where(condition).values(**values))
            return done.rowcount == 1

    # --- Moves -----------------------------------------------------------------------------------------------------

    async def entries(self, table: str, after: int) -> list[Entry]:
        """The log of a table from the entry behind this number on."""
        query = select(MOVES).where(and_(MOVES.c.table_id == table, MOVES.c.number > after))
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.order_by(MOVES.c.number))).all()
        return [
            Entry(row.table_id, row.number, row.kind, row.seat, row.text, row.made_by, row.id, row.at)
            for row in rows
        ]

    def append(self, entry: Entry, summary: Summary | None) -> asyncio.Future[bool]:
        """Send an entry on its way to its table's log, and how the table stands then (None: as before).

        True: it is on disk. False: another entry has its number.
        """
        return self._journal.append(entry, summary)

    # --- What is due -----------------------------------------------------------------------------------------------

    async def lease_due(self, worker: str, now: float, until: float, most: int) -> list[str]:
        """Lease tables whose bots, clocks or beginnings are due and that no living worker has leased."""
        free = or_(TABLES.c.leased_until.is_(None), TABLES.c.leased_until < now, TABLES.c.leased_by == worker)
        due = and_(TABLES.c.status.in_((WAITING, PLAYING)), TABLES.c.due <= now, free)
        async with self._engine.begin() as connection:
            rows = (await connection.execute(select(TABLES.c.id).where(due).limit(most))).all()
            leased: list[str] = []
            for row in rows:
                done = await connection.execute(
                    update(TABLES)
                    .where(and_(TABLES.c.id == row.id, due))
                    .values(leased_until=until, leased_by=worker)
                )
                if done.rowcount == 1:
                    leased.append(row.id)
            return leased

    async def release(self, worker: str) -> None:
        """Give back everything that a worker has leased."""
        async with self._engine.begin() as connection:
            await connection.execute(
                update(TABLES).where(TABLES.c.leased_by == worker).values(leased_until=None, leased_by=None)
            )

    async def renew(self, worker: str, tables: list[str], until: float) -> None:
        """Lease tables for which a worker is acting now."""
        if tables:
            await self._change_if(TABLES.c.id.in_(tables), leased_by=worker, leased_until=until)

    async def wake(self, table: str, at: float) -> None:
        """Have somebody look after a running game then."""
        await self._change_if(and_(TABLES.c.id == table, TABLES.c.status == PLAYING), due=at)

    async def rest(self, table: str, was: float | None) -> bool:
        """Nobody need look after a table that waits for people; False if somebody has sat down meanwhile."""
        return await self._change_if(
            and_(TABLES.c.id == table, TABLES.c.status == WAITING, TABLES.c.due.is_not_distinct_from(was)),
            due=None,
        )

    async def settle(self, table: str, was: float | None, summary: Summary) -> bool:
        """Say how a game stands and when somebody must look after it next; False if somebody has said so meanwhile."""
        return await self._change_if(
            and_(TABLES.c.id == table, TABLES.c.status == PLAYING, TABLES.c.due.is_not_distinct_from(was)),
            due=summary.due, acting=summary.acting, progress=summary.progress,
        )  # fmt: skip

    # --- Pauses ----------------------------------------------------------------------------------------------------

    async def add_pause(self, began: float, ended: float) -> None:
        """Remember that nobody served from then until then; whoever says so first is right."""
        with contextlib.suppress(IntegrityError):
            async with self._engine.begin() as connection:
                await connection.execute(insert(PAUSES).values(began=began, ended=ended))

    async def pauses(self, since: float) -> list[tuple[float, float]]:
        """Times in which nobody served, oldest first."""
        query = select(PAUSES).where(PAUSES.c.ended >= since).order_by(PAUSES.c.began)
        async with self._engine.connect() as connection:
            return [(row.began, row.ended) for row in (await connection.execute(query)).all()]


def migrate(url: str) -> None:
    """Bring a database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", url.replace("%", "%%"))
    command.upgrade(config, "head")


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in journal.SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _values_of(entry: Entry) -> dict[str, object]:
    values = msgspec.structs.asdict(entry)
    values["table_id"] = values.pop("table")
    return values


def _table_of(row: Row[Any]) -> TableRow:
    values: dict[str, Any] = dict(row._mapping)
    values["options"] = json.loads(values["options"])
    return TableRow(**values)


def _seat_of(row: Row[Any]) -> SeatRow:
    values: dict[str, Any] = dict(row._mapping)
    del values["table_id"]
    return SeatRow(**values)
