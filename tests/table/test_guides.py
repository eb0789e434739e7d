"""Guided games, bots in open seats, how far a game is, and hints that are counted."""

from typing import Any

import pytest

from tests.table.helpers import (
    BOT,
    OPEN,
    PAPER,
    YOU,
    Listener,
    move,
    new_table,
    opened_house,
    play_out,
    quiet,
    refusal,
    run,
    table_for,
)
from undercroft import bots
from undercroft.kernel import registry
from undercroft.kernel.match import ABLE, Match, Orders
from undercroft.kernel.seat import close_seats, open_seats
from undercroft.table.guides import GUIDES, easiest_bot
from undercroft.table.wishes import NewSeat, NewTable


@pytest.mark.parametrize("game", registry.games())
def test_a_guided_game_begins_the_same_for_everybody(tmp_path, game):
    async def work():
        async with opened_house(tmp_path, "ann", "bob") as house:
            tables = [await house.lobby.open_table(who, NewTable(game, guide=True)) for who in ("ann", "bob")]
            frames = [
                await house.playing.game(who, table.id, 0)
                for who, table in zip(("ann", "bob"), tables, strict=True)
            ]
            rematch = refusal(house.lobby.rematch("ann", tables[0].id))
            assert await rematch == "table-not-over"
            return tables, frames

    tables, frames = run(work())
    for table in tables:
        assert table.guide
        assert table.status == "playing"
        assert [seat.kind for seat in table.seats] == ["person"] + ["bot"] * (GUIDES[game].seats - 1)
        assert table.seats[1].bot in ("easy", "random")
        assert table.hints
    assert frames[0].board == frames[1].board
    assert frames[0].choices == frames[1].choices


def test_every_game_has_a_guide_that_can_be_played():
    assert sorted(GUIDES) == registry.games()
    for name, guide in GUIDES.items():
        registry.game(name).complete_options(guide.options, guide.seats)
        assert {"easy", "random"} & set(bots.names(name))


MANY = 120
"""So many things somebody new decides in ten minutes, at five seconds each."""


@pytest.mark.parametrize("luck", [1, 2, 3])
@pytest.mark.parametrize("game", registry.games())
def test_a_guided_game_takes_ten_minutes(game, luck):
    guide = GUIDES[game]
    match = Match(registry.game(game), guide.seats, guide.seed, guide.options, ["Learner", "Rival"])
    if match.game.windows:
        # As the table does for somebody who plays against bots.
        match.give_orders(0, Orders(windows=ABLE))
    players = [
        bots.make("easy", game, luck),
        *(bots.make(easiest_bot(game), game, luck) for _ in range(guide.seats - 1)),
    ]
    seats = open_seats(match.state)
    decided = 0
    try:
        while not match.state.over:
            index = match.state.to_act[-1]
            match.state.choices_into(index, seats[index].choices)
            if index == 0 and len(match.state.choices(0)) > 1:
                decided += 1
            match.play(index, players[index].choose(seats[index]))
    finally:
        close_seats(seats)
    assert 20 < decided <= MANY


def test_nothing_of_a_guided_game_can_be_chosen(tmp_path):
    async def work():
        async with opened_house(tmp_path, "ann") as house:
            for wish in (
                NewTable(PAPER, [YOU, BOT], guide=True),
                NewTable(PAPER, options={"edition": "it"}, guide=True),
            ):
                assert await refusal(house.lobby.open_table("ann", wish)) == "guide-is-fixed"
            assert (
                await refusal(house.lobby.open_table("ann", NewTable("chess", guide=True))) == "unknown-game"
            )
            assert await refusal(house.lobby.open_table("ann", NewTable(PAPER))) == "bad-seats"

    run(work())


def test_the_host_puts_bots_into_open_seats_and_the_game_begins(tmp_path):
    async def work():
        async with opened_house(tmp_path, "ann", "bob") as house:
            table = await new_table(house, "ann", YOU, OPEN, OPEN)
            client = Listener("ann")
            await house.playing.look(client, table.id, 0)
            lobby = house.lobby
            assert await refusal(lobby.hand_to_bot("bob", table.id, 1)) == "not-your-table"
            assert await refusal(lobby.hand_to_bot("ann", table.id, 0)) == "no-open-seat"
            assert await refusal(lobby.hand_to_bot("ann", table.id, 7)) == "no-open-seat"
            assert (await refusal(lobby.hand_to_bot("ann", table.id, 1, "nobody"))).startswith("unknown-bot")
            first = await lobby.hand_to_bot("ann", table.id, 1, "random")
            assert (first.status, first.seats[1].kind, first.seats[1].bot) == ("waiting", "bot", "random")
            assert await refusal(lobby.hand_to_bot("ann", table.id, 1)) == "no-open-seat"
            begun = await lobby.hand_to_bot("ann", table.id, 2)
            assert (begun.status, begun.seats[2].bot) == ("playing", "medium")
            assert client.frames("table")[-1]["table"]["status"] == "playing"
            await move(house, "ann", table.id, 0)
            await quiet(house)
            assert await refusal(lobby.hand_to_bot("ann", table.id, 1)) == "seat-not-left"

    run(work())


def test_lists_tell_how_far_a_game_is(tmp_path):
    async def work():
        async with opened_house(tmp_path, "ann", "bob") as house:
            table = await table_for(house, "ann", "bob")
            assert (await house.lobby.table("ann", table)).progress is None
            room: Any = house.floor.at_hand(table)
            while room.playing.match.state.round < 2:
                for seat, who in enumerate(("ann", "bob")):
                    if seat in room.playing.match.state.to_act:
                        await move(house, who, table, seat)
            listed: Any = (await house.lobby.tables("ann", "mine"))[0]
            assert (listed.progress.message, listed.progress.args) == (
                "progress-paper-dungeons",
                {"round": 2, "rounds": 8},
            )
        async with opened_house(tmp_path) as house:
            (kept,) = await house.lobby.tables("bob", "mine")
            assert kept.progress == listed.progress

    run(work())


@pytest.mark.parametrize("game", registry.games())
def test_every_game_says_how_far_it_is(tmp_path, game):
    async def work():
        async with opened_house(tmp_path, "ann") as house:
            table = await new_table(house, "ann", YOU, YOU, game=game)
            room: Any = house.floor.at_hand(table.id)
            for _ in range(400):
                if room.row.progress is not None or room.row.status != "playing":
                    break
                await move(house, "ann", table.id, room.playing.match.state.to_act[0])
            return room.row.progress

    assert f'"progress-{game}"' in run(work())


def test_hints_are_counted_and_kept_with_the_game(tmp_path):
    async def work():
        async with opened_house(tmp_path, "ann") as house:
            table = await new_table(house, "ann", YOU, BOT)
            client = Listener("ann")
            await house.playing.look(client, table.id, 0)
            await house.playing.hint("ann", table.id, 0)
            await house.playing.hint("ann", table.id, 0)
            assert client.frames("table")[-1]["table"]["hints_used"] == [2, 0]
            assert await house.lobby.history("ann") == []
        async with opened_house(tmp_path) as house:
            assert (await house.lobby.table("ann", table.id)).hints_used == [2, 0]
            await play_out(house, table.id, {0: "ann"})
            finished: Any = (await house.lobby.tables("ann", "finished"))[0]
            assert finished.hints_used == [2, 0]
            (game,) = await house.lobby.history("ann")
            seats = (game.table, game.seats, game.seat)
            assert seats == (table.id, 2, 0)
            assert (game.hints, game.guide) == (2, False)
            assert game.score == finished.outcome.scores[0]
            assert game.rank == finished.outcome.ranks[0]

    run(work())


def test_only_games_alone_are_in_the_history(tmp_path):
    async def work():
        async with opened_house(tmp_path, "ann", "bob") as house:
            together = await table_for(house, "ann", "bob")
            await play_out(house, together, {0: "ann", 1: "bob"})
            alone = await new_table(house, "ann", YOU)
            await play_out(house, alone.id, {0: "ann"})
            record = await house.archive.record("ann", alone.id)
            await house.archive.import_record("bob", record)
            assert await house.lobby.history("bob") == []
            on = await house.archive.fork("ann", alone.id, 0, 5)
            await play_out(house, on.id, {0: "ann"})
            screen = await new_table(house, "ann", YOU, NewSeat("person", "Bea"))
            await play_out(house, screen.id, {0: "ann", 1: "ann"})
            return [game.table for game in await house.lobby.history("ann")] == [alone.id]

    assert run(work())
