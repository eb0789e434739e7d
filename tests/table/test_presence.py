"""Who is at a table: players at different workers see each other, and nobody stays who is gone."""

import asyncio

from tests.table.helpers import Listener, Wire, opened_house, run, table_for
from tests.table.test_playing import two_houses
from undercroft.table.presence import BEAT, SILENT


async def settled(work, most: float = 5.0) -> None:
    """Wait until something is so."""
    end = asyncio.get_running_loop().time() + most
    while not work():
        assert asyncio.get_running_loop().time() < end
        await asyncio.sleep(0.005)


def present(client: Listener) -> tuple[list[int], int]:
    last = client.frames("presence")[-1]
    return last["here"], last["watching"]


def test_players_at_different_workers_see_each_other(tmp_path):
    async def work(one, two, wires):
        table = await table_for(one, "ann", "bob")
        ann, bob, eve = Listener("ann"), Listener("bob"), Listener("eve")
        await one.playing.look(ann, table, None)
        assert present(ann) == ([0], 0)
        await two.playing.look(bob, table, None)
        await settled(lambda: present(ann) == ([0, 1], 0))
        assert present(bob) == ([0, 1], 0)
        await two.playing.look(eve, table, None)
        await settled(lambda: present(ann) == ([0, 1], 1))
        await two.playing.look_away(bob, table)
        await settled(lambda: present(ann) == ([0], 1))
        assert present(eve) == ([0], 1)
        # The same person at both: gone only when gone from both.
        again = Listener("ann")
        await two.playing.look(again, table, None)
        await one.playing.look_away(ann, table)
        await settled(lambda: present(eve) == ([0], 1))
        await two.playing.look_away(again, table)
        await settled(lambda: present(eve) == ([], 1))

    two_houses(tmp_path, work)


def test_a_worker_that_falls_silent_has_nobody_at_its_tables(tmp_path):
    async def work(one, two, wires):
        table = await table_for(one, "ann", "bob")
        ann, bob = Listener("ann"), Listener("bob")
        await one.playing.look(ann, table, None)
        await two.playing.look(bob, table, None)
        await settled(lambda: present(ann) == ([0, 1], 0))
        for _ in range(4):
            for house in (one, two):
                house.now.now += BEAT
                await house.drivers.look_round()
        assert present(ann) == ([0, 1], 0), "a sign of life now and then is enough"
        wires[1].cut = True
        one.now.now += SILENT + 1
        await one.drivers.look_round()
        await settled(lambda: present(ann) == ([0], 0))
        # Its next sign of life brings back whoever is there.
        wires[1].cut = False
        two.now.now += BEAT
        await two.drivers.look_round()
        await settled(lambda: present(ann) == ([0, 1], 0))

    two_houses(tmp_path, work)


def test_a_worker_that_has_just_come_learns_who_is_here(tmp_path):
    async def work():
        wires: list[Wire] = []
        async with opened_house(tmp_path, "ann", "bob", bus=Wire(wires), watch=True) as one:
            table = await table_for(one, "ann", "bob")
            ann, bob = Listener("ann"), Listener("bob")
            await one.playing.look(ann, table, None)
            async with opened_house(tmp_path, bus=Wire(wires), watch=True) as two:
                await two.playing.look(bob, table, None)
                await settled(lambda: present(bob) == ([0, 1], 0))
                await settled(lambda: present(ann) == ([0, 1], 0))
                # After a silence of Redis everybody tells everything again.
                one.floor.presence._workers.clear()
                two.floor.presence._workers.clear()
                await two.floor.heard("*", "table")
                await settled(lambda: one.floor.presence.elsewhere(table).seats == {1})
                await settled(lambda: two.floor.presence.elsewhere(table).seats == {0})

    run(work())


def test_notes_that_make_no_sense_are_no_presence(tmp_path):
    async def work(one, two, wires):
        table = await table_for(one, "ann", "bob")
        for what in ("here", "here x", "here x 0,1 y", "here x a, 1", "here x 0,1, -1"):
            await one.floor.heard(table, what)
        assert one.floor.presence.elsewhere(table).seats == frozenset()

    two_houses(tmp_path, work)
