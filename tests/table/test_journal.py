"""The journal: many entries in one transaction, in order, and nobody waits for an answer that never comes."""

import asyncio
import sqlite3

import pytest

from tests.table.helpers import run, url_of
from tests.table.test_store import a_table
from undercroft.table.journal import MOST_AT_ONCE, SqliteJournal, _Waiting, _winners
from undercroft.table.rows import PERSON, PLAY, PLAYING, Entry, Summary
from undercroft.table.store import Store


def entry(number: int, table: str = "t1", text: str = "done") -> Entry:
    return Entry(table, number, PLAY, 0, text, PERSON, f"id{number}", float(number))


def summary(number: int) -> Summary:
    return Summary(float(number), number, PLAYING, None, None)


def with_journal(folder, work):
    async def whole():
        store = Store(url_of(folder))
        await store.open()
        await store.add_person("ann", "Ann", 0.0)
        await store.add_table(a_table("t1", status=PLAYING))
        await store.add_table(a_table("t2", "elm-fox-12", status=PLAYING))
        try:
            return await work(store)
        finally:
            await store.close()

    return run(whole())


def test_entries_are_on_disk_in_order_when_they_are_acknowledged(tmp_path):
    async def work(store):
        answers = await asyncio.gather(
            *(store.append(entry(number), summary(number)) for number in range(1, 60))
        )
        assert all(answers)
        kept = (
            sqlite3.connect(tmp_path / "undercroft.db")
            .execute("SELECT number FROM moves ORDER BY rowid")
            .fetchall()
        )
        assert [number for (number,) in kept] == list(range(1, 60))
        row = await store.table("t1")
        assert (row.acting, row.changed) == (59, 59.0)
        assert [each.number for each in await store.entries("t1", 57)] == [58, 59]

    with_journal(tmp_path, work)


def test_what_gathers_while_the_disk_is_busy_is_written_together(tmp_path, monkeypatch):
    groups = []
    write = SqliteJournal._write_group

    def slow(self, connection, group):
        groups.append(len(group))
        write(self, connection, group)

    monkeypatch.setattr(SqliteJournal, "_write_group", slow)

    async def work(store):
        # Somebody else writes meanwhile: the first entry must wait, and all others with it.
        other = sqlite3.connect(tmp_path / "undercroft.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        first = store.append(entry(1), summary(1))
        await asyncio.sleep(0.1)
        rest = [store.append(entry(number), summary(number)) for number in range(2, 102)]
        await asyncio.sleep(0.1)
        assert not any(task.done() for task in (first, *rest)), "nothing is acknowledged before it is on disk"
        other.execute("ROLLBACK")
        assert all(await asyncio.gather(first, *rest))

    with_journal(tmp_path, work)
    assert groups == [1, 100]


def test_a_number_is_given_once(tmp_path):
    async def work(store):
        assert await store.append(entry(1), summary(1))
        assert not await store.append(entry(1, text="other"), summary(9))
        both = await asyncio.gather(
            store.append(entry(2, text="a"), summary(2)), store.append(entry(2, text="b"), summary(8))
        )
        assert sorted(both) == [False, True]
        assert (await store.entries("t1", 0))[0].text == "done"
        assert (await store.table("t1")).acting == (2 if both[0] else 8)

    with_journal(tmp_path, work)


def test_a_failure_reaches_those_who_wait_and_nobody_else(tmp_path):
    async def work(store):
        with pytest.raises(sqlite3.IntegrityError):
            await store.append(entry(1, "no-such-table"), summary(1))
        with pytest.raises(UnicodeEncodeError):
            await store.append(entry(1, text="\ud800"), summary(1))
        assert await store.append(entry(1), summary(1)), "the journal goes on"

    with_journal(tmp_path, work)


def test_a_move_does_not_bring_an_abandoned_game_back(tmp_path):
    async def work(store):
        await store.abandon("t1", 1.0)
        assert await store.append(entry(1), summary(1))
        assert (await store.table("t1")).status == "abandoned"

    with_journal(tmp_path, work)


def test_however_many_come_at_once_a_statement_takes_only_so_many(tmp_path, monkeypatch):
    groups = []
    write = SqliteJournal._write_group

    def watched(self, connection, group):
        groups.append(len(group))
        write(self, connection, group)

    monkeypatch.setattr(SqliteJournal, "_write_group", watched)
    many = 5 * MOST_AT_ONCE + 3

    async def work(store):
        assert all(
            await asyncio.gather(*(store.append(entry(number), None) for number in range(1, many + 1)))
        )
        assert [each.number for each in await store.entries("t1", many - 2)] == [many - 1, many]

    with_journal(tmp_path, work)
    assert sum(groups) == many
    assert max(groups) < 2 * MOST_AT_ONCE


def test_close_writes_what_is_waiting(tmp_path):
    async def work():
        store = Store(url_of(tmp_path))
        await store.open()
        await store.add_person("ann", "Ann", 0.0)
        await store.add_table(a_table("t1", status=PLAYING))
        waiting = [store.append(entry(number), summary(number)) for number in range(1, 20)]
        await asyncio.sleep(0)
        await store.close()
        return await asyncio.gather(*waiting)

    assert all(run(work()))


def test_of_two_that_want_one_number_in_a_group_the_first_has_it():
    async def work():
        loop = asyncio.get_running_loop()
        first, second, other = (_Waiting(entry(number), summary(number), loop) for number in (3, 3, 4))
        assert _winners([first, second, other], {("t1", 3)}) == [first]
        assert _winners([second, first, other], {("t1", 3), ("t1", 4)}) == [second, other]

    run(work())
