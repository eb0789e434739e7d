"""Playing: once and never twice, in one's own seat and no other, and told only to those who may know."""

import asyncio

import pytest

from tests.table.helpers import (
    BOT,
    OPEN,
    YOU,
    FirstChoice,
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
from tests.table.test_lobby import with_house
from undercroft.table.floor import UNWRITTEN
from undercroft.table.refused import Refused
from undercroft.table.wishes import NewSeat


def test_a_move_sent_twice_is_made_once(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob")
        frame = await house.playing.game("ann", table, 0)
        code = frame.choices[0].code
        first = await house.playing.play("ann", table, 0, frame.version, code, "m1")
        again = await house.playing.play("ann", table, 0, frame.version, code, "m1")
        assert (first, again, house.moves) == (frame.version + 1, frame.version + 1, 1)
        other = await house.playing.game("bob", table, 1)
        await house.playing.play("bob", table, 1, other.version, other.choices[0].code, "m1")
        assert house.moves == 2, "another seat may use the same id"

    with_house(tmp_path, work)


def test_a_move_in_a_game_that_has_moved_on_is_refused(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob")
        frame = await house.playing.game("ann", table, 0)
        await move(house, "ann", table, 0)
        late = house.playing.play("ann", table, 0, frame.version, frame.choices[0].code, "m2")
        assert await refusal(late) == "stale-version"
        assert await refusal(house.playing.undo("ann", table, 0, frame.version, None)) == "stale-version"

    with_house(tmp_path, work)


def test_what_the_rules_refuse_is_refused_with_their_reason(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob")
        frame = await house.playing.game("ann", table, 0)
        legal = {choice.code for choice in frame.choices}
        wrong = next(code for code in range(300) if code not in legal)
        why = await house.playing.why_not("ann", table, 0, wrong)
        assert why is not None
        with pytest.raises(Refused) as refused:
            await house.playing.play("ann", table, 0, frame.version, wrong, None)
        assert refused.value.reason == why
        assert await house.playing.why_not("ann", table, 0, frame.choices[0].code) is None
        assert await refusal(house.playing.why_not("ann", table, 0, 10**9)) == "no-such-code"
        assert (
            await refusal(house.playing.play("ann", table, 0, frame.version, 10**9, None)) == "no-such-code"
        )
        assert await refusal(house.playing.orders("ann", table, 0, "never", None)) == "no-such-orders"
        assert house.moves == 0

    with_house(tmp_path, work)


def test_nobody_moves_for_or_sees_another_seat(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob")
        for person, seat in (("bob", 0), ("eve", 0), ("ann", 1), ("ann", 7)):
            playing = house.playing
            for forbidden in (
                playing.game(person, table, seat),
                playing.play(person, table, seat, 1, 0, None),
                playing.undo(person, table, seat, 1, None),
                playing.orders(person, table, seat, "ask", None),
                playing.why_not(person, table, seat, 0),
                playing.hint(person, table, seat),
                playing.look(Listener(person), table, seat),
            ):
                assert await refusal(forbidden) == "not-your-seat"

    with_house(tmp_path, work)


def test_who_plays_against_bots_is_at_first_asked_only_where_they_can_answer(tmp_path):
    async def work(house):
        table = (await new_table(house, "ann", BOT, YOU, BOT, game="dungeoneer")).id
        await quiet(house)
        room = house.floor.at_hand(table)
        assert room is not None
        assert [orders.windows for orders in room.playing.match.orders] == ["ask", "able", "ask"]
        assert (await house.playing.game("ann", table, 1)).windows == "able"
        await house.playing.orders("ann", table, 1, "turn", None)
        assert (await house.playing.game("ann", table, 1)).windows == "turn"
        await quiet(house)
        # It stands in the log: the game that is made of it has the same orders.
        before = [(orders.windows, orders.forced) for orders in room.playing.match.orders]
        digest = room.playing.match.state.digest()
        async with house.floor.inside(room):
            await house.floor.reload(room)
        assert [(orders.windows, orders.forced) for orders in room.playing.match.orders] == before
        assert room.playing.match.state.digest() == digest
        entries = await house.floor.store.entries(table, 0)
        given = [(entry.seat, entry.text, entry.made_by) for entry in entries if entry.kind == "orders"]
        assert given == [(1, "able", "house"), (1, "turn", "person")]
        # A game without windows has nothing to order.
        paper = (await new_table(house, "ann", YOU, BOT)).id
        assert (await house.playing.game("ann", paper, 0)).windows is None
        assert not [entry for entry in await house.floor.store.entries(paper, 0) if entry.kind == "orders"]

    with_house(tmp_path, work)


def test_between_people_everybody_is_asked_in_every_window(tmp_path):
    """Who is asked follows from public facts alone: a pass by itself would tell what somebody cannot do."""

    async def work(house):
        table = (await new_table(house, "ann", YOU, YOU, game="dungeoneer")).id
        room = house.floor.at_hand(table)
        assert room is not None
        passed = 0
        for number in range(300):
            seat = room.playing.match.state.to_act[0]
            frame = await house.playing.game("ann", table, seat, 10**9)
            assert frame.windows == "ask"
            passed += room.playing.match.state.window(seat) is not None and [
                c.kind for c in frame.choices
            ] == ["pass"]
            code = frame.choices[number * 7 % len(frame.choices)].code
            await house.playing.play("ann", table, seat, frame.version, code, None)
        assert passed, "somebody passed by hand where nothing else could be done"
        digest = room.playing.match.state.digest()
        async with house.floor.inside(room):
            await house.floor.reload(room)
        assert room.playing.match.state.digest() == digest
        assert room.playing.number == 300

    with_house(tmp_path, work)


def test_who_watches_is_told_what_everybody_knows(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob", watch=True)
        eve = Listener("eve")
        await house.playing.look(eve, table, None)
        assert eve.frames("game")[0]["seat"] is None
        assert eve.frames("game")[0]["choices"] == []
        await move(house, "ann", table, 0)
        assert len(eve.frames("game")) == 1, "a hidden choice tells nothing"
        closed = await table_for(house, "ann", "bob", watch=False)
        assert await refusal(house.playing.look(Listener("eve"), closed, None)) == "watching-off"
        assert await refusal(house.playing.game("eve", closed, None)) == "watching-off"
        assert await refusal(house.archive.record("eve", closed)) == "watching-off"

    with_house(tmp_path, work)


def test_several_seats_of_one_person_are_shown_one_at_a_time(tmp_path):
    async def work(house):
        table = await new_table(house, "ann", YOU, NewSeat("person", "Carl"))
        screen = Listener("ann")
        await house.playing.look(screen, table.id, None)
        assert [frame["seat"] for frame in screen.frames("game")] == [None], "nobody is in front yet"
        await house.playing.look(screen, table.id, 0)
        await move(house, "ann", table.id, 0)
        await move(house, "ann", table.id, 1)
        assert [frame["seat"] for frame in screen.frames("game")] == [None, 0, 0], (
            "nothing of the seat behind the curtain"
        )
        await house.playing.look(screen, table.id, 1)
        assert screen.frames("game")[-1]["seat"] == 1
        hidden = await house.archive.record("ann", table.id)
        assert "talent" not in hidden, "a record shows neither what the one nor the other keeps to themselves"

    with_house(tmp_path, work)


def test_presence_says_who_is_here_and_how_far(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob")
        ann, bob, eve = Listener("ann"), Listener("bob"), Listener("eve")
        for client in (ann, bob, eve):
            await house.playing.look(client, table, None)
        last = ann.frames("presence")[-1]
        assert (last["here"], last["watching"]) == ([0, 1], 1)
        before = len(ann.messages)
        await move(house, "bob", table, 1)
        assert ann.messages[before:] == [], (
            "which of two cards he keeps is nobody's business, nor that he has chosen"
        )
        while (await house.playing.game("bob", table, 1)).asked:
            await move(house, "bob", table, 1)
        assert ann.frames("presence")[-1]["progress"] == {"0": 0, "1": -1}
        assert ann.frames("game") == ann.frames("game")[:1]
        await house.playing.look_away(bob, table)
        assert ann.frames("presence")[-1]["here"] == [0]
        assert bob.frames("presence")[-1]["here"] == [0, 1], "whoever has gone is told nothing"

    with_house(tmp_path, work)


def test_hints_are_for_those_who_are_alone_or_have_agreed(tmp_path):
    async def work(house):
        alone = await new_table(house, "ann", YOU, BOT)
        hint = await house.playing.hint("ann", alone.id, 0)
        frame = await house.playing.game("ann", alone.id, 0)
        assert {each.code for each in hint} <= {choice.code for choice in frame.choices}
        between = await table_for(house, "ann", "bob")
        assert await refusal(house.playing.hint("ann", between, 0)) == "hints-off"
        screen = await new_table(house, "ann", YOU, NewSeat("person", "Bea"))
        assert not screen.hints, "two at one screen are two"
        assert await refusal(house.playing.hint("ann", screen.id, 0)) == "hints-off"
        assert (await new_table(house, "ann", YOU, NewSeat("person", "Bea"), hints=True)).hints
        assert not (await new_table(house, "ann", YOU, BOT, hints=False)).hints, "who wants none has none"
        agreed = await table_for(house, "ann", "bob", hints=True)
        assert (await house.lobby.table("bob", agreed)).hints, "whoever sits down is told"
        assert await house.playing.hint("ann", agreed, 0)
        while (await house.playing.game("ann", agreed, 0)).asked:
            await move(house, "ann", agreed, 0)
        assert await refusal(house.playing.hint("ann", agreed, 0)) == "not-asked"

    with_house(tmp_path, work)


def test_one_hint_at_a_time(tmp_path):
    thinkers = FirstChoice()

    async def work(house):
        gate = asyncio.Event()
        thinkers.wait = gate.wait
        table = await new_table(house, "ann", YOU, NewSeat("you"), hints=True)
        first = asyncio.create_task(house.playing.hint("ann", table.id, 0))
        await asyncio.sleep(0.05)
        assert await refusal(house.playing.hint("ann", table.id, 0)) == "hint-on-its-way"
        gate.set()
        assert await first

    with_house(tmp_path, work, thinkers=thinkers)


def test_a_game_against_bots_ends_and_comes_back_from_the_store(tmp_path):
    async def work(house):
        table = await new_table(house, "ann", YOU, BOT)
        await play_out(house, table.id, {0: "ann"})
        before = await house.playing.game("ann", table.id, 0)
        house.floor.forget(0)
        assert house.floor.at_hand(table.id) is None
        assert await house.playing.game("ann", table.id, 0) == before
        done = await house.lobby.table("ann", table.id)
        assert (done.status, done.outcome is not None, done.your_move) == ("finished", True, False)
        late = house.playing.play("ann", table.id, 0, before.version, 0, None)
        assert await refusal(late) == "table-over"

    with_house(tmp_path, work)


def test_a_room_in_use_is_not_put_away(tmp_path):
    thinkers = FirstChoice()

    async def work(house):
        gate = asyncio.Event()
        thinkers.wait = gate.wait
        driven = await new_table(house, "ann", YOU, BOT)
        looked = await table_for(house, "ann", "bob")
        await house.playing.look(Listener("ann"), looked, None)
        idle = await table_for(house, "ann", "bob")
        house.floor.forget(0)
        assert [house.floor.at_hand(table) is None for table in (driven.id, looked, idle)] == [
            False,
            False,
            True,
        ]
        gate.set()
        await quiet(house)

    with_house(tmp_path, work, thinkers=thinkers)


def test_a_bot_that_thinks_keeps_nobody_from_moving(tmp_path):
    thinkers = FirstChoice()

    async def work(house):
        gate = asyncio.Event()
        thinkers.wait = gate.wait
        table = await new_table(house, "ann", YOU, BOT)
        await asyncio.wait_for(move(house, "ann", table.id, 0), 5.0)
        gate.set()
        await quiet(house)
        assert house.moves > 1

    with_house(tmp_path, work, thinkers=thinkers)


def test_where_a_bot_has_no_answer_something_legal_is_played(tmp_path):
    class Silent(FirstChoice):
        async def ask(self, question, seconds):
            return None

    async def work(house):
        table = await new_table(house, "ann", YOU, BOT)
        await quiet(house)
        entries = await house.store.entries(table.id, 0)
        assert entries
        assert {entry.made_by for entry in entries} == {"bot"}

    with_house(tmp_path, work, thinkers=Silent())


def test_a_failed_write_leaves_everybody_where_the_log_is(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob")
        ann = Listener("ann")
        await house.playing.look(ann, table, None)
        frame = await house.playing.game("ann", table, 0)
        append = house.store.append

        async def broken(entry, summary):
            raise OSError("disk full")

        house.store.append = broken
        with pytest.raises(OSError, match="disk full"):
            await house.playing.play("ann", table, 0, frame.version, frame.choices[0].code, "m1")

        async def written_but_not_told(entry, summary):
            await append(entry, summary)
            raise OSError("lost")

        house.store.append = written_but_not_told
        with pytest.raises(OSError, match="lost"):
            await house.playing.play("ann", table, 0, frame.version, frame.choices[0].code, "m2")
        house.store.append = append
        assert len(ann.frames("game")) == 1, "nobody is told what may not be so"
        version = await house.playing.play("ann", table, 0, frame.version, frame.choices[0].code, "m2")
        assert version == frame.version + 1, "it was on disk, so it is not made again"
        assert len(await house.store.entries(table, 0)) == 1
        assert len(ann.frames("game")) == 2

    with_house(tmp_path, work)


def two_houses(folder, work):
    async def whole():
        wires: list[Wire] = []
        async with (
            opened_house(folder, "ann", "bob", bus=Wire(wires)) as one,
            opened_house(folder, bus=Wire(wires)) as two,
        ):
            await work(one, two, wires)

    run(whole())


def test_two_workers_tell_each_other_what_happens(tmp_path):
    async def work(one, two, wires):
        table = await table_for(one, "ann", "bob")
        ann, bob = Listener("ann"), Listener("bob")
        await one.playing.look(ann, table, None)
        await two.playing.look(bob, table, None)
        await play_out(one, table, {0: "ann", 1: "bob"})
        await asyncio.sleep(0.2)
        assert bob.frames("game")[-1]["over"]
        assert bob.frames("table")[-1]["table"]["status"] == "finished"
        assert (await two.lobby.table("bob", table)).outcome == (await one.lobby.table("ann", table)).outcome

    two_houses(tmp_path, work)


def test_a_race_for_one_move_has_one_winner(tmp_path):
    async def work(one, two, wires):
        table = await table_for(one, "ann", "bob")
        for number in range(6):
            frame = await one.playing.game("ann", table, 0)
            await two.playing.game("ann", table, 0)
            if not frame.asked:
                break
            results = await asyncio.gather(
                one.playing.play("ann", table, 0, frame.version, frame.choices[0].code, f"a{number}"),
                two.playing.play("ann", table, 0, frame.version, frame.choices[-1].code, f"b{number}"),
                return_exceptions=True,
            )
            refused = [result for result in results if isinstance(result, Refused)]
            assert [each.reason.message for each in refused] == ["stale-version"]
            assert results.count(frame.version + 1) == 1
        assert len(await one.store.entries(table, 0)) == one.moves + two.moves

    two_houses(tmp_path, work)


def test_a_race_of_two_seats_has_two_winners(tmp_path):
    async def work(one, two, wires):
        for wire in wires:
            wire.cut = True
        table = await table_for(one, "ann", "bob")
        ann = await one.playing.game("ann", table, 0)
        bob = await two.playing.game("bob", table, 1)
        results = await asyncio.gather(
            one.playing.play("ann", table, 0, ann.version, ann.choices[0].code, "m"),
            two.playing.play("bob", table, 1, bob.version, bob.choices[0].code, "m"),
        )
        assert list(results) == [ann.version + 1, bob.version + 1], "they decide at the same time"

    two_houses(tmp_path, work)


def test_a_lost_note_is_mended_by_looking(tmp_path):
    async def work(one, two, wires):
        table = await table_for(one, "ann", "bob")
        bob = Listener("bob")
        await two.playing.look(bob, table, None)
        wires[0].cut = True
        while (await one.playing.game("ann", table, 0)).asked:
            await move(one, "ann", table, 0)
        while (await one.playing.game("bob", table, 1)).asked:
            await move(one, "bob", table, 1)
        seen = len(bob.frames("game"))
        frame = await two.playing.game("bob", table, 1)
        assert frame.version == (await one.playing.game("bob", table, 1)).version
        assert len(bob.frames("game")) == seen + 1, "those who look at this worker are told as well"

    two_houses(tmp_path, work)


def test_after_a_silence_everything_is_looked_at(tmp_path):
    async def work(one, two, wires):
        table = await table_for(one, "ann", "bob")
        bob = Listener("bob")
        await two.playing.look(bob, table, None)
        wires[0].cut = True
        await one.lobby.leave("ann", table)
        await two.floor.heard("*", "table")
        await asyncio.sleep(0.1)
        assert bob.frames("table")[-1]["table"]["seats"][0]["left"]

    two_houses(tmp_path, work)


def test_a_seat_taken_at_another_worker_is_known_at_once(tmp_path):
    async def work(one, two, wires):
        table = await new_table(one, "ann", YOU, OPEN)
        await two.lobby.table("bob", table.id)
        for wire in wires:
            wire.cut = True
        await one.lobby.join("bob", table.id, None, None)
        assert (await two.playing.game("bob", table.id, 1)).asked
        bob = Listener("bob")
        await two.playing.look(bob, table.id, 1)
        assert bob.frames("game")

    two_houses(tmp_path, work)


def test_the_row_of_a_table_is_written_when_it_has_something_to_say(tmp_path):
    watch = Watch()

    async def work(house):
        table = await table_for(house, "ann", "bob")

        async def row():
            found = await house.store.table(table)
            return found.acting, found.changed

        await move(house, "ann", table, 0)
        begun = await row()
        assert begun[0] == 0b11
        watch.now += 1.0
        await move(house, "ann", table, 0)
        assert (await row()) == begun, "both still owe a decision: the log alone has grown"
        watch.now += UNWRITTEN
        await move(house, "bob", table, 1)
        assert (await row()) == (0b11, watch.now), "that a game goes on is told once in a while"
        watch.now += 1.0
        acting = 0b11
        while acting == 0b11:
            acting = 0b11 if (await move(house, "ann", table, 0)).asked else 0b10
        assert (await row()) == (0b10, watch.now), "who is asked is told at once"

    with_house(tmp_path, work, clock=watch)
