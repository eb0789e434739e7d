"""The store: what the database is set to, how its schema comes and goes, and who wins a race."""

import asyncio
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, inspect, text

import undercroft.table.store as store_module
from tests.table.helpers import run, url_of
from undercroft.table.journal import SqliteJournal
from undercroft.table.rows import OPEN, PLAYING, WAITING, Entry, SeatRow, Summary, TableRow
from undercroft.table.schema import METADATA
from undercroft.table.store import Store, database_url, migrate


def a_table(name: str, code: str = "oak-lynx-42", **values) -> TableRow:
    seats = [SeatRow(0, "person", "ann", "Ann", None, "i0"), SeatRow(1, OPEN, None, "", None, "i1")]
    row = TableRow(
        id=name, code=code, host="ann", game="paper-dungeons", pack="classic 1", pack_hash="x", options={"a": 1}, seed="7",
        status=WAITING, listed=True, watch=True, hints=False, clock=None, clock_seconds=0, created=1.5, changed=2.5,
        acting=0, seats=seats,
    )  # fmt: skip
    for key, value in values.items():
        setattr(row, key, value)
    return row


def standing(due: float | None, acting: int) -> Summary:
    return Summary(0.0, acting, PLAYING, None, due)


def with_store(folder, work):
    async def whole():
        store = Store(url_of(folder))
        await store.open()
        await store.add_person("ann", "Ann", 0.0)
        await store.add_person("bob", "Bob", 0.0)
        try:
            return await work(store)
        finally:
            await store.close()

    return run(whole())


def test_sqlite_writes_ahead_and_through(tmp_path):
    async def work(store):
        async with store._engine.connect() as connection:
            return [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]

    assert with_store(tmp_path, work) == ["wal", 2, 1]


def test_the_journal_of_sqlite_writes_through_too(tmp_path, monkeypatch):
    seen: list[object] = []

    class Spy(SqliteJournal):
        def _write_group(self, connection, group):
            seen.extend(
                connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")
            )
            super()._write_group(connection, group)

    monkeypatch.setattr("undercroft.table.journal.SqliteJournal", Spy)

    async def work(store):
        await store.add_table(a_table("t1", status=PLAYING))
        await store.append(
            Entry("t1", 1, "play", 0, "done", "person", None, 0.0), Summary(0.0, 0, PLAYING, None, None)
        )

    with_store(tmp_path, work)
    assert seen == ["wal", 2]


def config_of(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(store_module.__file__).parent / "migrations"))
    config.set_main_option("sqlalchemy.url", url)
    return config


def test_migrations_lead_up_to_the_schema_and_down_to_nothing(tmp_path):
    url = url_of(tmp_path)
    migrate(url)
    engine = create_engine(url.replace("+aiosqlite", ""))
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    migrate(url)
    command.downgrade(config_of(url), "base")
    assert inspect(engine).get_table_names() == ["alembic_version"]
    migrate(url)
    assert set(METADATA.tables) < set(inspect(engine).get_table_names())


def test_the_first_to_ask_for_a_setting_decides_it(tmp_path):
    async def work(store):
        other = Store(url_of(tmp_path))
        stores = [store, other] * 4
        found = await asyncio.gather(
            *(each.setting("secret", f"mine{number}") for number, each in enumerate(stores))
        )
        await other.close()
        return set(found), await store.setting("secret", "later")

    found, later = with_store(tmp_path, work)
    assert found == {later}


def test_a_table_comes_back_as_it_was_kept(tmp_path):
    async def work(store):
        row = a_table("t1")
        assert await store.add_table(row)
        assert await store.table("t1") == row
        assert await store.table_by_code("oak-lynx-42") == row
        assert await store.table("t2") is None
        assert [table.id for table in await store.open_tables(5)] == ["t1"]
        assert [table.id for table in await store.tables_of("ann", False, 5)] == ["t1"]
        assert await store.tables_of("bob", False, 5) == []

    with_store(tmp_path, work)


def test_a_code_is_given_once_and_other_faults_are_told(tmp_path):
    async def work(store):
        assert await store.add_table(a_table("t1"))
        assert not await store.add_table(a_table("t2"))
        with pytest.raises(Exception, match="FOREIGN KEY"):
            await store.add_table(a_table("t3", "elm-fox-11", host="nobody"))

    with_store(tmp_path, work)


def test_one_of_two_gets_the_seat_and_one_begins_the_game(tmp_path):
    async def work(store):
        await store.add_table(a_table("t1"))
        taken = await asyncio.gather(
            store.take_seat("t1", 1, "ann", "Ann", 4.0), store.take_seat("t1", 1, "bob", "Bob", 4.0)
        )
        begun = await asyncio.gather(store.begin_table("t1", 5.0), store.begin_table("t1", 6.0))
        assert sorted(taken) == sorted(begun) == [False, True]
        assert not await store.open_seat("t1", 1), "the game has begun"
        assert (await store.table("t1")).status == PLAYING

    with_store(tmp_path, work)


def test_a_due_table_is_leased_to_one_worker_until_it_is_gone(tmp_path):
    async def work(store):
        await store.add_table(a_table("t1", status=PLAYING, due=10.0))
        assert await store.lease_due("one", 9.0, 14.0, 5) == []
        assert await store.lease_due("one", 10.0, 15.0, 5) == ["t1"]
        assert await store.lease_due("two", 11.0, 16.0, 5) == []
        await store.renew("one", ["t1"], 20.0)
        assert await store.lease_due("two", 19.0, 24.0, 5) == []
        assert await store.lease_due("two", 21.0, 26.0, 5) == ["t1"]
        await store.release("two")
        assert await store.lease_due("one", 22.0, 27.0, 5) == ["t1"]

    with_store(tmp_path, work)


def test_when_a_table_is_due_is_changed_only_by_who_knows_it(tmp_path):
    async def work(store):
        await store.add_table(a_table("t1", status=PLAYING, due=10.0))
        assert not await store.settle("t1", 9.0, standing(20.0, 1))
        assert await store.settle("t1", 10.0, standing(None, 1))
        assert await store.settle("t1", None, standing(30.0, 2))
        assert ((await store.table("t1")).due, (await store.table("t1")).acting) == (30.0, 2)
        assert await store.abandon("t1", 5.0)
        assert not await store.abandon("t1", 6.0)
        assert not await store.settle("t1", None, standing(40.0, 1)), "nobody looks after what is over"

    with_store(tmp_path, work)


def test_a_personal_link_works_once_and_within_its_time(tmp_path):
    async def work(store):
        await store.add_link("h1", "ann", 10.0)
        await store.add_link("h2", "bob", 10.0)
        assert await store.take_link("h1", 9.0) == "ann"
        assert await store.take_link("h1", 9.0) is None
        assert await store.take_link("h2", 11.0) is None

    with_store(tmp_path, work)


@pytest.mark.parametrize(
    ("given", "made"),
    [
        (None, "sqlite+aiosqlite:////data/undercroft.db"),
        ("sqlite:////tmp/x.db", "sqlite+aiosqlite:////tmp/x.db"),
        ("postgres://u:p@h/d", "postgresql+asyncpg://u:p@h/d"),
        ("postgresql+psycopg://h/d", "postgresql+asyncpg://h/d"),
    ],
)
def test_an_address_gets_our_driver(given, made):
    assert database_url(given, Path("/data")) == made


def test_another_kind_of_database_is_refused_by_name():
    with pytest.raises(ValueError, match="mysql"):
        database_url("mysql://h/d", Path("/data"))


def test_what_was_brought_before_it_was_marked_is_known_by_its_times(tmp_path):
    url = url_of(tmp_path)
    command.upgrade(config_of(url), "0002")
    engine = create_engine(url.replace("+aiosqlite", ""))
    with engine.begin() as connection:
        connection.exec_driver_sql("INSERT INTO people VALUES ('ann', 'Ann', 0)")
        for table, status, changed in (
            ("played", "finished", 9.0),
            ("brought", "finished", 5.0),
            ("new", "waiting", 5.0),
        ):
            connection.exec_driver_sql(
                "INSERT INTO tables (id, code, host, game, pack, pack_hash, options, seed, status, listed, watch, hints,"
                " clock_seconds, created, changed, acting) VALUES (?, ?, 'ann', 'g', 'p', 'h', '{}', '1', ?, 0, 0, 0, 0, 5.0,"
                " ?, 0)",
                (table, table, status, changed),
            )
    migrate(url)
    with engine.connect() as connection:
        found = connection.exec_driver_sql("SELECT id FROM tables WHERE brought").all()
    assert [row[0] for row in found] == ["brought"]
