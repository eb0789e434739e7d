"""Clocks: what happens when one runs out, and what does not count."""

import asyncio

from tests.table.helpers import (
    BOT,
    YOU,
    FirstChoice,
    Listener,
    Watch,
    Wire,
    move,
    new_table,
    opened_house,
    quiet,
    run,
    table_for,
)
from tests.table.test_lobby import with_house
from undercroft.table.frames import Clock
from undercroft.table.pauses import Pauses
from undercroft.table.rows import CLOCK, PERSON

MINUTE = Clock("move", 60)


async def pass_time(house, seconds: float) -> None:
    """Let time pass while the watch goes round."""
    ends = house.now.now + seconds
    while house.now.now < ends:
        house.now.now = min(ends, house.now.now + 2.9)
        await house.drivers.look_round()


async def look_round(house, seconds: float) -> None:
    """The same, and whatever is owed then is done."""
    await pass_time(house, seconds)
    await quiet(house)


def test_a_clock_that_runs_out_makes_an_ordinary_move(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob", clock=MINUTE)
        ann = Listener("ann")
        await house.playing.look(ann, table, None)
        assert ann.frames("clock")[-1]["seats"] == [{"seat": 0, "left": 60.0}, {"seat": 1, "left": 60.0}]
        await look_round(house, 30)
        await move(house, "ann", table, 0)
        assert ann.frames("clock")[-1]["seats"] == [{"seat": 0, "left": 60.0}, {"seat": 1, "left": 30.0}]
        await look_round(house, 29)
        assert [entry.made_by for entry in await house.store.entries(table, 0)] == [PERSON]
        await look_round(house, 2)
        last = (await house.store.entries(table, 0))[-1]
        assert (last.seat, last.made_by) == (1, CLOCK)
        assert (await house.playing.game("ann", table, 0)).asked, "ann's clock has not run out"
        room = house.floor.at_hand(table)
        assert [seat.timeouts for seat in room.row.seats] == [0, 1]

    with_house(tmp_path, work)


def test_after_three_a_bot_has_the_seat_until_its_player_comes_back(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob", clock=MINUTE)
        frame = await house.playing.game("ann", table, 0)
        for expected in (None, None, "greedy"):
            # Bob plays all he can, so that only ann's clock runs.
            while (await house.playing.game("bob", table, 1)).asked:
                await move(house, "bob", table, 1)
            await look_round(house, 61)
            assert (await house.lobby.table("ann", table)).seats[0].bot == expected
        frame = await house.playing.game("ann", table, 0)
        if frame.asked:
            await house.playing.play("ann", table, 0, frame.version, frame.choices[0].code, None)
        else:
            await house.playing.look(Listener("ann"), table, 0)
        seat = house.floor.at_hand(table).row.seats[0]
        assert (seat.bot, seat.timeouts) == (None, 0)

    with_house(tmp_path, work)


def test_a_move_of_ones_own_forgets_the_clocks_that_ran_out(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob", clock=MINUTE)
        await look_round(house, 61)
        assert house.floor.at_hand(table).row.seats[0].timeouts == 1
        await move(house, "ann", table, 0)
        assert house.floor.at_hand(table).row.seats[0].timeouts == 0

    with_house(tmp_path, work)


def test_time_while_nobody_served_does_not_count(tmp_path):
    clock = Watch()

    async def first(house):
        table = await table_for(house, "ann", "bob", clock=MINUTE)
        await look_round(house, 40)
        return table

    table = with_house(tmp_path, first, "ann", "bob", clock=clock)
    clock.now += 10_000

    async def again():
        async with opened_house(tmp_path, clock=clock) as house:
            ann = Listener("ann")
            await house.playing.look(ann, table, None)
            assert ann.frames("clock")[-1]["seats"][0]["left"] == 20.0
            await look_round(house, 19)
            assert await house.store.entries(table, 0) == []
            await look_round(house, 2)
            assert len(await house.store.entries(table, 0)) == 2, "both clocks have run out"

    run(again())


def test_pauses_add_up_and_count_once():
    pauses = Pauses()
    pauses._spans = [(50.0, 60.0), (100.0, 130.0), (400.0, 500.0)]
    assert pauses.deadline(0.0, 40.0) == 40.0
    assert pauses.deadline(0.0, 51.0) == 61.0
    assert pauses.deadline(55.0, 60.0) == 150.0, "half of the first, all of the second"
    assert pauses.deadline(600.0, 10.0) == 610.0


def test_a_machine_that_slept_counts_on_no_clock(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob", clock=MINUTE)
        ann = Listener("ann")
        await house.playing.look(ann, table, 0)
        await look_round(house, 40)
        house.now.now += 10_000
        # Bob moves before the watch has noticed anything: that makes nobody's clock run out.
        await move(house, "bob", table, 1)
        await quiet(house)
        assert [entry.made_by for entry in await house.store.entries(table, 0)] == [PERSON]
        ann.messages.clear()
        await house.drivers.look_round()
        await quiet(house)
        assert ann.frames("clock")[-1]["seats"][0] == {"seat": 0, "left": 20.0}, "ann is told what is left"
        await look_round(house, 19)
        assert len(await house.store.entries(table, 0)) == 1
        await look_round(house, 2)
        assert [entry.made_by for entry in await house.store.entries(table, 0)] == [PERSON, CLOCK]

    with_house(tmp_path, work)


def test_all_workers_of_a_machine_that_slept_know_the_pause(tmp_path):
    clock = Watch()

    async def work():
        wires: list[Wire] = []
        async with (
            opened_house(tmp_path, "ann", "bob", clock=clock, bus=Wire(wires)) as one,
            opened_house(tmp_path, clock=clock, bus=Wire(wires)) as two,
        ):
            table = await table_for(one, "ann", "bob", clock=MINUTE)
            for house in (one, two):
                await house.drivers.look_round()
            clock.now += 10_000
            for house in (one, two):
                await house.drivers.look_round()
                await quiet(house)
            assert await one.store.entries(table, 0) == []
            assert await one.store.pauses(0.0) == [(clock.now - 10_000, clock.now)]
            assert {house.floor.pauses.deadline(clock.now - 10_000, 60) for house in (one, two)} == {
                clock.now + 60
            }

    run(work())


def test_a_worker_that_slept_while_others_served_makes_no_pause(tmp_path):
    clock = Watch()

    async def work():
        wires: list[Wire] = []
        async with (
            opened_house(tmp_path, "ann", "bob", clock=clock, bus=Wire(wires)) as one,
            opened_house(tmp_path, clock=clock, bus=Wire(wires)) as two,
        ):
            table = await table_for(one, "ann", "bob", clock=MINUTE)
            await look_round(two, 61)
            await one.drivers.look_round()
            assert await one.store.pauses(0.0) == []
            assert {entry.made_by for entry in await one.store.entries(table, 0)} == {CLOCK}

    run(work())


def test_three_clocks_run_out_on_somebody_who_is_there_and_takes_the_seat_back(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob", clock=MINUTE)
        ann = Listener("ann")
        await house.playing.look(ann, table, 0)

        async def doze():
            while house.floor.at_hand(table).row.seats[0].bot is None:
                # Bob plays all he can, so that only ann's clock runs.
                while (await house.playing.game("bob", table, 1)).asked:
                    await move(house, "bob", table, 1)
                await look_round(house, 61)
            seat = ann.frames("table")[-1]["table"]["seats"][0]
            assert (seat["kind"], seat["bot"], seat["yours"]) == ("person", "greedy", True)

        async def asked_again():
            seat = ann.frames("table")[-1]["table"]["seats"][0]
            assert (seat["kind"], seat["bot"]) == ("person", None)
            for _ in range(100):
                await quiet(house)
                if ann.frames("game")[-1]["asked"]:
                    break
                await move(house, "bob", table, 1)
            assert ann.frames("game")[-1]["asked"]
            await quiet(house)
            await move(house, "ann", table, 0)
            assert (await house.store.entries(table, 0))[-1].made_by == PERSON

        await doze()
        await house.playing.look(ann, table, 0)
        await asked_again()
        await doze()
        back = await house.lobby.join("ann", table, None, None)
        assert back.seats[0].bot is None
        await asked_again()

    with_house(tmp_path, work)


def test_a_worker_that_is_busy_is_not_away(tmp_path):
    async def work(house):
        pauses, now = house.floor.pauses, house.now()
        for step in range(1, 10):
            pauses.alive(now + 2 * step)
        assert pauses.awake(now + 20)
        pauses.alive(now + 30)
        assert not pauses.awake(now + 30), "it slept: only the store knows whether others served"
        assert await pauses.beat(house.store, now + 30)
        assert pauses.awake(now + 30)

    with_house(tmp_path, work)


def test_a_short_silence_is_no_pause(tmp_path):
    clock = Watch()

    async def nothing(house):
        await house.drivers.look_round()

    with_house(tmp_path, nothing, "ann", clock=clock)
    clock.now += 2.0

    async def again():
        async with opened_house(tmp_path, clock=clock) as house:
            assert await house.store.pauses(0.0) == []

    run(again())


def test_whoever_comes_back_from_a_bot_has_a_clock_again(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob", clock=MINUTE)
        await house.lobby.leave("bob", table)
        await house.lobby.hand_to_bot("ann", table, 1)
        await quiet(house)
        await house.lobby.join("bob", table, None, None)
        await look_round(house, 1)
        room = house.floor.at_hand(table)
        row = await house.store.table(table)
        asked = [room.live.asked_at[seat] + 60 for seat in room.live.match.state.to_act]
        assert row.due == min(asked)

    with_house(tmp_path, work)


def test_a_player_who_moves_in_time_beats_the_bot_that_thinks_for_them(tmp_path):
    thinkers = FirstChoice()

    async def work(house):
        table = await table_for(house, "ann", "bob", clock=MINUTE)
        gate = asyncio.Event()
        thinkers.wait = gate.wait
        while (await house.playing.game("bob", table, 1)).asked:
            await move(house, "bob", table, 1)
        await pass_time(house, 61)
        while not thinkers.asked:
            await asyncio.sleep(0.005)
        await move(house, "ann", table, 0, "mine")
        gate.set()
        await quiet(house)
        entries = [entry for entry in await house.store.entries(table, 0) if entry.seat == 0]
        assert [entry.made_by for entry in entries] == [PERSON]

    with_house(tmp_path, work, thinkers=thinkers)


def test_bots_of_a_dead_worker_are_taken_over(tmp_path):
    clock = Watch()
    stuck, alive = FirstChoice(), FirstChoice()

    async def work():
        wires: list[Wire] = []
        async with (
            opened_house(tmp_path, "ann", clock=clock, thinkers=stuck, bus=Wire(wires)) as one,
            opened_house(tmp_path, clock=clock, thinkers=alive, bus=Wire(wires)) as two,
        ):
            stuck.wait = asyncio.Event().wait
            table = await new_table(one, "ann", YOU, BOT)
            await one.drivers.look_round()
            clock.now += 4
            await one.drivers.look_round()
            await two.drivers.look_round()
            assert not alive.asked, "a worker that is alive keeps its bots however long they think"
            clock.now += 6
            await two.drivers.look_round()
            await quiet(two)
            assert alive.asked
            assert await two.store.entries(table.id, 0)

    run(work())


def test_a_clock_of_a_dead_worker_is_taken_over(tmp_path):
    clock = Watch()

    async def work():
        wires: list[Wire] = []
        async with (
            opened_house(tmp_path, "ann", "bob", clock=clock, bus=Wire(wires)) as one,
            opened_house(tmp_path, clock=clock, bus=Wire(wires)) as two,
        ):
            table = await table_for(one, "ann", "bob", clock=MINUTE)
            await look_round(two, 61)
            entries = await two.store.entries(table, 0)
            assert {entry.made_by for entry in entries} == {CLOCK}
            assert {entry.seat for entry in entries} == {0, 1}
            await one.drivers.look_round()
            await quiet(one)
            assert len(await one.store.entries(table, 0)) == 2, "nobody does it again"

    run(work())


def test_the_watch_survives_what_goes_wrong(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob", clock=MINUTE)
        house.floor.forget(0)
        async with house.store._engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE tables SET pack_hash = 'another'")
        await look_round(house, 61)
        assert (await house.store.table(table)).due > house.now() + 60, "a game without its pack is put off"
        other = await table_for(house, "ann", "bob", clock=MINUTE)
        await look_round(house, 61)
        assert await house.store.entries(other, 0)

    with_house(tmp_path, work)


def test_the_watch_goes_round_by_itself(tmp_path):
    clock = Watch()

    async def work():
        async with opened_house(tmp_path, "ann", "bob", clock=clock, watch=True) as house:
            table = await table_for(house, "ann", "bob", clock=Clock("move", 5))
            while len(await house.store.entries(table, 0)) < 2:
                clock.now += 0.25
                await asyncio.sleep(0.1)

    run(work())
