"""Opening, joining, leaving, abandoning, playing once more."""

import asyncio
from typing import Any

import pytest

from tests.table.helpers import (
    BOT,
    OPEN,
    YOU,
    Listener,
    Watch,
    Wire,
    move,
    new_table,
    opened_house,
    play_out,
    quiet,
    refusal,
    run,
    table_for,
)
from undercroft.table.frames import Clock
from undercroft.table.wishes import NewSeat, NewTable


def with_house(folder, work, *people, **more):
    async def whole():
        async with opened_house(folder, *(people or ("ann", "bob", "eve")), **more) as house:
            return await work(house)

    return run(whole())


def test_a_table_against_bots_begins_at_once(tmp_path):
    async def work(house):
        table = await new_table(house, "ann", YOU, BOT)
        assert (table.status, table.host, table.your_move, table.hints) == ("playing", True, True, True)
        assert [seat.name for seat in table.seats] == ["Ann", "Ludmila"]

    with_house(tmp_path, work)


def test_a_table_begins_when_everybody_sits(tmp_path):
    async def work(house):
        table = await new_table(house, "ann", YOU, OPEN, listed=True)
        assert (table.status, table.hints) == ("waiting", False)
        assert table.seats[1].invite, "the host gets the links"
        assert [found.id for found in await house.lobby.tables("bob", "open")] == [table.id]
        assert await house.lobby.tables("ann", "open") == [], "nobody is shown a table they sit at"
        assert await refusal(house.playing.game("ann", table.id, 0)) == "table-not-begun"
        joined = await house.lobby.join("bob", table.id, None, table.seats[1].invite)
        assert (joined.status, joined.host) == ("playing", False)
        assert all(seat.invite is None for seat in joined.seats)
        assert await refusal(house.lobby.join("eve", table.id, None, None)) == "no-open-seat"
        assert (await house.lobby.table_by_code("eve", table.code.upper().replace("-", " "))).id == table.id

    with_house(tmp_path, work)


@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        (NewTable("chess", [YOU]), "unknown-game"),
        (NewTable("paper-dungeons", []), "bad-seats"),
        (NewTable("paper-dungeons", [YOU], {"edition": "xx"}), "bad-option-value"),
        (NewTable("paper-dungeons", [NewSeat("ghost")]), "bad-seat-kind"),
        (NewTable("paper-dungeons", [NewSeat("bot", bot="deep")]), "unknown-bot"),
        (NewTable("paper-dungeons", [NewSeat("bot", bot="search@ms=100000")]), "unknown-bot"),
        (NewTable("paper-dungeons", [NewSeat("person", " \n ")]), "bad-name"),
        (NewTable("paper-dungeons", [NewSeat("person", "x" * 25)]), "bad-name"),
    ],
)
def test_a_table_that_cannot_be_is_refused_by_name(tmp_path, wanted, reason):
    async def work(house):
        assert await refusal(house.lobby.open_table("ann", wanted)) == reason

    with_house(tmp_path, work)


def test_a_link_opens_its_own_seat_only(tmp_path):
    async def work(house):
        table = await new_table(house, "ann", YOU, OPEN, OPEN)
        token = table.seats[2].invite
        assert await refusal(house.lobby.join("bob", table.id, 1, token)) == "no-open-seat"
        assert await refusal(house.lobby.join("bob", table.id, None, "guess")) == "no-open-seat"
        joined = await house.lobby.join("bob", table.id, None, token)
        assert [seat.yours for seat in joined.seats] == [False, False, True]

    with_house(tmp_path, work)


def test_a_link_leads_back_to_whoever_took_its_seat(tmp_path):
    async def work(house):
        table = await new_table(house, "ann", YOU, OPEN)
        token = table.seats[1].invite
        await house.lobby.join("bob", table.id, 1, token)
        await house.lobby.leave("bob", table.id)
        for seat in (1, None):
            again = await house.lobby.join("bob", table.id, seat, token)
            assert (again.status, again.seats[1].yours, again.seats[1].left) == ("playing", True, False)
        assert (await house.lobby.join("bob", table.id, 1, None)).seats[1].yours
        for person in ("ann", "eve"):
            assert await refusal(house.lobby.join(person, table.id, 1, token)) == "link-taken"
        assert await refusal(house.lobby.join("eve", table.id, 1, "guess")) == "no-open-seat"
        filled = await new_table(house, "ann", YOU, OPEN, OPEN)
        await house.lobby.hand_to_bot("ann", filled.id, 1)
        assert await refusal(house.lobby.join("eve", filled.id, None, filled.seats[1].invite)) == "link-taken"

    with_house(tmp_path, work)


class Killed(Exception):
    """Stands for the death of a worker."""


async def killed_before_it_began(house, work) -> None:
    """The worker dies between two steps: somebody sits, and the game has not begun."""

    async def die(*_):
        raise Killed

    house.store.begin_table = die
    with pytest.raises(Killed):
        await work
    assert {row.status for row in await house.store.tables_of("ann", False, 10)} == {"waiting"}


async def last_one_sits_down(house):
    table = await new_table(house, "ann", YOU, OPEN)
    await house.playing.look(Listener("ann"), table.id, None)
    await killed_before_it_began(house, house.lobby.join("bob", table.id, None, None))
    return table.id


async def last_seat_is_a_bots(house):
    table = await new_table(house, "ann", YOU, OPEN)
    await killed_before_it_began(house, house.lobby.hand_to_bot("ann", table.id, 1))
    return table.id


async def nobody_was_missing(house):
    await killed_before_it_began(house, new_table(house, "ann", YOU, BOT))
    return (await house.store.tables_of("ann", False, 10))[0].id


@pytest.mark.parametrize("full", [last_one_sits_down, last_seat_is_a_bots, nobody_was_missing])
@pytest.mark.parametrize("seen_by", ["somebody who looks", "the watch"])
def test_a_full_table_whose_worker_died_begins_with_the_next(tmp_path, full, seen_by):
    clock = Watch()
    table = with_house(tmp_path, full, "ann", "bob", clock=clock)

    async def again():
        async with opened_house(tmp_path, clock=clock) as house:
            if seen_by == "the watch":
                await house.drivers.look_round()
                kept: Any = await house.store.table(table)
                assert kept.status == "waiting", "its worker may be at it"
                clock.now += 3
                await house.drivers.look_round()
            else:
                assert (await house.lobby.table("ann", table)).status == "playing"
            await quiet(house)
            row: Any = await house.store.table(table)
            assert (row.status, row.created) == ("playing", clock.now)
            assert (await house.playing.game("ann", table, 0)).asked
            assert (await house.lobby.tables("ann", "mine"))[0].your_move

    run(again())


def test_a_table_that_waits_for_people_is_not_looked_after_for_ever(tmp_path):
    async def work(house):
        table = await new_table(house, "ann", YOU, OPEN, OPEN)
        await house.lobby.join("bob", table.id, None, None)
        house.now.now += 3
        await house.drivers.look_round()
        row = await house.store.table(table.id)
        assert (row.status, row.due) == ("waiting", None)

    with_house(tmp_path, work)


def test_nobody_begins_a_game_from_which_somebody_has_got_up(tmp_path):
    async def work(house):
        table = await new_table(house, "ann", YOU, OPEN)
        assert not await house.store.begin_table(table.id, 5.0)
        assert (await house.store.table(table.id)).status == "waiting"

    with_house(tmp_path, work)


def test_the_name_on_ones_own_chair_is_ones_name(tmp_path):
    async def work(house):
        kept = await new_table(house, "ann", YOU, BOT)
        table = await new_table(house, "ann", NewSeat("you", " Anna  Bell "), BOT)
        assert table.seats[0].name == "Anna Bell"
        assert await house.store.person_name("ann") == "Anna Bell"
        assert (await house.lobby.table("ann", kept.id)).seats[0].name == "Ann"
        assert (await new_table(house, "ann", NewSeat("you", ""), BOT)).seats[0].name == "Anna Bell"
        for seats in ([NewSeat("you", "x" * 25)], [NewSeat("you", "Eva"), NewSeat("ghost")]):
            await refusal(new_table(house, "ann", *seats))
            assert await house.store.person_name("ann") == "Anna Bell", (
                "a table that cannot be renames nobody"
            )

    with_house(tmp_path, work)


def test_whoever_leaves_before_the_game_makes_room(tmp_path):
    async def work(house):
        table = await new_table(house, "ann", YOU, OPEN, OPEN)
        await house.lobby.join("bob", table.id, None, None)
        left = await house.lobby.leave("bob", table.id)
        assert [seat.kind for seat in left.seats] == ["person", "open", "open"]
        assert (await house.lobby.leave("ann", table.id)).status == "abandoned", "the last one ends it"
        assert await refusal(house.lobby.join("bob", table.id, None, None)) == "no-open-seat"

    with_house(tmp_path, work)


def test_a_seat_that_was_left_is_handed_over_and_given_back(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob")
        assert await refusal(house.lobby.hand_to_bot("ann", table, 1)) == "seat-not-left"
        assert (await house.lobby.leave("bob", table)).seats[1].left
        assert await refusal(house.lobby.hand_to_bot("eve", table, 1)) == "not-your-table"
        assert await refusal(house.lobby.hand_to_bot("ann", table, 5)) == "seat-not-left"
        handed = await house.lobby.hand_to_bot("ann", table, 1)
        assert handed.seats[1].bot == "greedy"
        await quiet(house)
        frame = await house.playing.game("bob", table, 1)
        assert not frame.asked, "the bot has played the seat's part"
        back = await house.lobby.join("bob", table, None, None)
        assert (back.seats[1].bot, back.seats[1].left) == (None, False)
        while not frame.asked:
            await move(house, "ann", table, 0)
            frame = await house.playing.game("bob", table, 1)
        await quiet(house)
        assert (await house.playing.game("bob", table, 1)).asked, "nobody plays for bob any more"

    with_house(tmp_path, work)


def test_playing_or_looking_is_coming_back(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob")
        await house.lobby.leave("bob", table)
        await house.playing.look(Listener("bob"), table, None)
        assert not (await house.lobby.table("ann", table)).seats[1].left

    with_house(tmp_path, work)


def test_a_game_is_abandoned_by_its_host_before_and_by_the_last_one_later(tmp_path):
    async def work(house):
        table = await new_table(house, "ann", YOU, OPEN, OPEN)
        await house.lobby.join("bob", table.id, None, None)
        assert await refusal(house.lobby.abandon("bob", table.id)) == "cannot-abandon"
        assert await refusal(house.lobby.abandon("eve", table.id)) == "not-your-table"
        await house.lobby.join("eve", table.id, None, None)
        assert await refusal(house.lobby.abandon("ann", table.id)) == "cannot-abandon"
        await house.lobby.leave("ann", table.id)
        await house.lobby.leave("eve", table.id)
        assert (await house.lobby.abandon("bob", table.id)).status == "abandoned"
        assert await refusal(house.lobby.abandon("bob", table.id)) == "table-over"
        assert await refusal(house.playing.game("bob", table.id, 1)) == "table-not-begun"
        finished = await house.lobby.tables("bob", "finished")
        assert [found.id for found in finished] == [table.id]

    with_house(tmp_path, work)


def test_a_rematch_has_everybody_in_their_old_seats(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob", clock=Clock("move", 60))
        assert await refusal(house.lobby.rematch("ann", table)) == "table-not-over"
        await play_out(house, table, {0: "ann", 1: "bob"})
        assert await refusal(house.lobby.rematch("eve", table)) == "not-your-table"
        again = await house.lobby.rematch("bob", table)
        assert ([seat.yours for seat in again.seats], again.status) == ([False, True], "waiting")
        assert again.clock == Clock("move", 60)
        both = await house.lobby.rematch("ann", table)
        assert (both.id, both.status) == (again.id, "playing")
        assert [seat.yours for seat in both.seats] == [True, False]
        assert (await house.lobby.table("ann", table)).rematch == again.id
        assert (await house.lobby.rematch("bob", table)).id == again.id

    with_house(tmp_path, work)


def test_a_rematch_that_was_left_is_opened_anew(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob")
        await play_out(house, table, {0: "ann", 1: "bob"})
        left = await house.lobby.rematch("ann", table)
        assert (await house.lobby.leave("ann", left.id)).status == "abandoned"
        fresh = await house.lobby.rematch("bob", table)
        assert (fresh.id != left.id, fresh.status) == (True, "waiting")
        assert [seat.yours for seat in fresh.seats] == [False, True]
        both = await house.lobby.rematch("ann", table)
        assert (both.id, both.status) == (fresh.id, "playing")
        assert not await house.store.set_rematch(table, left.id, "late"), "whoever was quicker is right"

    with_house(tmp_path, work)


def test_my_tables_begin_with_those_that_wait_for_me(tmp_path):
    async def work(house):
        waits = await new_table(house, "ann", YOU, BOT)
        house.now.now += 1
        later = await new_table(house, "ann", YOU, OPEN)
        assert [table.id for table in await house.lobby.tables("ann", "mine")] == [waits.id, later.id]

    with_house(tmp_path, work)


def test_two_workers_that_fill_the_last_seats_begin_one_game(tmp_path):
    """Neither has heard of the other's guest when it looks whether everybody is there."""

    async def work():
        wires: list[Wire] = []
        async with (
            opened_house(tmp_path, "ann", "bob", "eve", bus=Wire(wires)) as one,
            opened_house(tmp_path, bus=Wire(wires)) as two,
        ):
            table = await new_table(one, "ann", YOU, OPEN, OPEN)
            await two.lobby.table("bob", table.id)
            for wire in wires:
                wire.cut = True
            await asyncio.gather(
                one.lobby.join("bob", table.id, 1, None), two.lobby.join("eve", table.id, 2, None)
            )
            rows = [await house.store.table(table.id) for house in (one, two)]
            assert [row is not None and row.status for row in rows] == ["playing", "playing"]
            # Each worker finds the other's guest as soon as they come to it.
            assert (await one.playing.game("eve", table.id, 2)).asked
            assert (await two.playing.game("bob", table.id, 1)).asked

    run(work())


def test_two_workers_that_open_a_rematch_agree_on_one(tmp_path):
    async def work():
        wires: list[Wire] = []
        async with (
            opened_house(tmp_path, "ann", "bob", bus=Wire(wires)) as one,
            opened_house(tmp_path, bus=Wire(wires)) as two,
        ):
            two.lobby.new_id = lambda: "other"
            table = await table_for(one, "ann", "bob")
            await play_out(one, table, {0: "ann", 1: "bob"})
            await two.lobby.table("bob", table)
            for wire in wires:
                wire.cut = True
            first, second = await asyncio.gather(
                one.lobby.rematch("ann", table), two.lobby.rematch("bob", table)
            )
            assert first.id == second.id
            mine = await one.lobby.tables("ann", "mine")
            assert [found.id for found in mine] == [first.id], "the other one is put away"

    run(work())
