"""Whoever vanishes without a word: others need not wait for them, and they get their seat back."""

from typing import Any

from tests.table.helpers import (
    YOU,
    Listener,
    Watch,
    Wire,
    move,
    new_table,
    opened_house,
    quiet,
    refusal,
    run,
    table_for,
)
from tests.table.test_clocks import pass_time
from tests.table.test_lobby import with_house
from undercroft.table.absence import AWAY
from undercroft.table.frames import Clock
from undercroft.table.wishes import NewSeat


async def deserted(house, person: str, table: str) -> list[int]:
    """The seats that somebody is told they can hand to a bot."""
    return [seat.seat for seat in (await house.lobby.table(person, table)).seats if seat.deserted]


def test_a_seat_whose_player_vanished_is_handed_over_and_given_back(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob")
        ann, bob = Listener("ann"), Listener("bob")
        await house.playing.look(ann, table, 0)
        await house.playing.look(bob, table, 1)
        await pass_time(house, 2 * AWAY)
        assert await deserted(house, "ann", table) == [], "bob thinks for long, but he is there"
        await house.playing.look_away(bob, table)
        ann.messages.clear()
        await pass_time(house, AWAY / 2)
        assert await refusal(house.lobby.hand_to_bot("ann", table, 1)) == "seat-not-left"
        assert ann.frames("table") == []
        await pass_time(house, AWAY / 2)
        assert [seat["deserted"] for seat in ann.frames("table")[-1]["table"]["seats"]] == [False, True]
        assert len(ann.frames("table")) == 1, "once is enough"
        assert await deserted(house, "eve", table) == [], "nobody else is asked"
        assert await refusal(house.lobby.hand_to_bot("eve", table, 1)) == "not-your-table"
        assert await refusal(house.lobby.hand_to_bot("ann", table, 0)) == "seat-not-left", "ann is here"
        handed = await house.lobby.hand_to_bot("ann", table, 1)
        assert (handed.seats[1].bot, handed.seats[1].deserted) == ("greedy", False)
        await quiet(house)
        assert not (await house.playing.game("ann", table, 0)).over
        await house.playing.look(bob, table, 1)
        assert bob.frames("table")[-1]["table"]["seats"][1]["bot"] is None
        assert await deserted(house, "ann", table) == []

    with_house(tmp_path, work)


def test_whoever_plays_over_http_is_there(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob")
        await pass_time(house, AWAY - 10)
        await move(house, "bob", table, 1)
        await pass_time(house, 20)
        assert await deserted(house, "ann", table) == []
        assert await deserted(house, "bob", table) == [0]

    with_house(tmp_path, work)


def test_at_a_table_with_a_clock_one_may_be_away(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob", clock=Clock("days", 86400))
        await pass_time(house, 2 * AWAY)
        assert await deserted(house, "ann", table) == []
        assert await refusal(house.lobby.hand_to_bot("ann", table, 1)) == "seat-not-left"
        assert not (await house.lobby.table("ann", table)).can_abandon
        await house.lobby.leave("bob", table)
        assert await deserted(house, "ann", table) == [1]

    with_house(tmp_path, work)


def test_a_game_that_begins_late_gives_everybody_time_to_notice(tmp_path):
    async def work(house):
        table = await new_table(house, "ann", YOU, NewSeat("open"))
        await pass_time(house, 2 * AWAY)
        await house.lobby.join("bob", table.id, None, None)
        assert await deserted(house, "bob", table.id) == []
        await pass_time(house, AWAY)
        assert await deserted(house, "bob", table.id) == [0]

    with_house(tmp_path, work)


def test_time_in_which_nobody_served_makes_nobody_absent(tmp_path):
    clock = Watch()

    async def first(house):
        table = await table_for(house, "ann", "bob")
        await house.drivers.look_round()
        return table

    table = with_house(tmp_path, first, "ann", "bob", clock=clock)
    clock.now += 100 * AWAY

    async def again():
        async with opened_house(tmp_path, clock=clock) as house:
            assert await deserted(house, "ann", table) == []
            await pass_time(house, AWAY)
            assert await deserted(house, "ann", table) == [1]

    run(again())


def test_whoever_is_connected_to_another_worker_is_there(tmp_path):
    clock = Watch()

    async def work():
        wires: list[Wire] = []
        async with (
            opened_house(tmp_path, "ann", "bob", clock=clock, bus=Wire(wires)) as one,
            opened_house(tmp_path, clock=clock, bus=Wire(wires)) as two,
        ):
            table = await table_for(one, "ann", "bob")
            ann, bob = Listener("ann"), Listener("bob")
            await one.playing.look(ann, table, 0)
            await two.playing.look(bob, table, 1)
            ann.messages.clear()
            for _ in range(int(2 * AWAY / 2.5)):
                clock.now += 2.5
                await one.drivers.look_round()
                await two.drivers.look_round()
            assert ann.frames("table") == []
            assert await deserted(one, "ann", table) == []
            assert await refusal(one.lobby.hand_to_bot("ann", table, 1)) == "seat-not-left"
            await two.playing.look_away(bob, table)
            for _ in range(int(AWAY / 2.5) + 1):
                clock.now += 2.5
                await one.drivers.look_round()
                await two.drivers.look_round()
            assert ann.frames("table")[-1]["table"]["seats"][1]["deserted"]
            await one.lobby.hand_to_bot("ann", table, 1)
            await two.playing.look(bob, table, 1)
            seat: Any = (await one.lobby.table("ann", table)).seats[1]
            assert seat.bot is None

    run(work())


def test_the_last_one_ends_a_game_that_all_others_have_deserted(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob", "eve")
        eve = Listener("eve")
        await house.playing.look(eve, table, 2)
        await house.lobby.leave("ann", table)
        await pass_time(house, AWAY - 10)
        assert not (await house.lobby.table("eve", table)).can_abandon
        assert await refusal(house.lobby.abandon("eve", table)) == "cannot-abandon"
        await pass_time(house, 10)
        assert (await house.lobby.table("eve", table)).can_abandon
        assert not (await house.lobby.table("ann", table)).can_abandon, "eve is still there"
        over = await house.lobby.abandon("eve", table)
        assert (over.status, over.can_abandon) == ("abandoned", False)

    with_house(tmp_path, work)


def test_who_waits_for_a_clock_that_a_bot_answers_may_end_it_too(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob", clock=Clock("move", 120))
        ann = Listener("ann")
        await house.playing.look(ann, table, 0)
        while house.floor.at_hand(table).row.seats[1].bot is None:
            while (await house.playing.game("ann", table, 0)).asked:
                await move(house, "ann", table, 0)
            assert not (await house.lobby.table("ann", table)).can_abandon
            await pass_time(house, 121)
            await quiet(house)
        assert (await house.lobby.table("ann", table)).can_abandon

    with_house(tmp_path, work)


def test_the_host_of_a_table_that_waits_can_give_it_up(tmp_path):
    async def work(house):
        table = await new_table(house, "ann", YOU, NewSeat("open"), NewSeat("open"))
        joined = await house.lobby.join("bob", table.id, None, None)
        assert (table.can_abandon, joined.can_abandon) == (True, False)

    with_house(tmp_path, work)
