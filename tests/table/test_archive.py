"""Looking back: records, replays, playing on, and games that were played elsewhere."""

import json

import pytest

from tests.table.helpers import BOT, YOU, new_table, play_out, quiet, refusal, table_for
from tests.table.test_lobby import with_house
from undercroft.kernel import registry
from undercroft.kernel.record import read_record, replay
from undercroft.kernel.streams import Streams
from undercroft.table.frames import Clock, Event
from undercroft.table.past import state_at


async def finished(house) -> str:
    table = await table_for(house, "ann", "bob", watch=False, clock=Clock("days", 86400))
    await play_out(house, table, {0: "ann", 1: "bob"})
    return table


def test_a_record_is_whole_once_the_game_is_over(tmp_path):
    async def work(house):
        table = await table_for(house, "ann", "bob")
        running = await house.archive.record("ann", table)
        assert "seed: hidden" in running
        await play_out(house, table, {0: "ann", 1: "bob"})
        text = await house.archive.record("eve", table)
        match = replay(read_record(text), lambda record: registry.game(record.headers["game"]))
        assert match.state.outcome is not None
        assert match.state.outcome.scores == (await house.lobby.table("ann", table)).outcome.scores

    with_house(tmp_path, work)


def test_a_replay_shows_what_a_seat_saw_step_by_step(tmp_path):
    async def work(house):
        table = await finished(house)
        last = await house.playing.game("ann", table, 0)
        for seat in (0, 1, None):
            whole = await house.archive.replay("ann", table, seat, 0, 10**6)
            assert len(whole.frames) == whole.total
            assert [frame.version for frame in whole.frames] == list(range(1, whole.total + 1))
            assert not any(frame.choices or frame.asked for frame in whole.frames)
            part = await house.archive.replay("ann", table, seat, 5, 3)
            assert part.frames == whole.frames[5:8]
            events: list[Event] = []
            for frame in whole.frames:
                events[frame.first :] = frame.events
            assert whole.frames[-1].over
            if seat == 0:
                assert events == last.events
        assert await refusal(house.archive.replay("eve", table, None, 0, 5)) == "watching-off"
        assert await refusal(house.archive.replay("ann", table, 7, 0, 5)) == "no-such-seat"
        running = await table_for(house, "ann", "bob")
        assert await refusal(house.archive.replay("ann", running, 0, 0, 5)) == "table-not-over"

    with_house(tmp_path, work)


def test_a_game_is_played_on_from_a_step_with_new_luck(tmp_path):
    async def work(house):
        table = await finished(house)
        replay = await house.archive.replay("ann", table, 1, 0, 10**6)
        seen = replay.frames
        step = len(seen) // 3
        moment = replay.moments[step]
        on = await house.archive.fork("ann", table, 1, moment)
        assert [seat.kind for seat in on.seats] == ["bot", "person"]
        assert on.hints
        assert on.clock is None, "bots need none, and nobody else waits"
        first = await house.playing.game("ann", on.id, 1)
        assert first.board == seen[step].board
        await quiet(house)
        house.floor.forget(0)
        again = await house.playing.game("ann", on.id, 1)
        assert again.board == first.board, "it comes back from the store as it was"
        await play_out(house, on.id, {1: "ann"})
        assert await refusal(house.archive.fork("ann", table, 1, 10**6)) == "nothing-to-play-on"
        other = await house.archive.fork("ann", table, 1, moment)
        rows = [await house.store.table(each) for each in (table, on.id, other.id)]
        assert len({row.seed for row in rows}) == 3

    with_house(tmp_path, work)


def test_a_moment_is_the_same_through_all_eyes(tmp_path):
    async def work(house):
        table = await finished(house)
        eyes = {seat: await house.archive.replay("ann", table, seat, 0, 10**6) for seat in (None, 0, 1)}
        ends = {seen.moments[-1] for seen in eyes.values()}
        assert ends == {len(house.floor.at_hand(table).playing.match.moves)}
        for seen in eyes.values():
            assert seen.moments[0] == 0
            assert len(seen.moments) == len(seen.frames)
            assert seen.moments == sorted(set(seen.moments))
        # Those who watch notice less: their steps are fewer, so a step of theirs is a later moment than a seat's.
        watched, own = eyes[None], eyes[0]
        assert watched.total < own.total
        later = await house.archive.replay("ann", table, None, 2, 3)
        assert later.moments == watched.moments[2:5]
        for step in range(1, watched.total - 1, 3):
            board = watched.frames[step].board
            on = await house.archive.fork("ann", table, 0, watched.moments[step])
            first = await house.playing.game("ann", on.id, 0)
            assert (first.board.round, first.board.dice) == (board.round, board.dice)

    with_house(tmp_path, work)


async def finished_fork(house) -> str:
    """A game that went on from the middle of another one, to its end; its id."""
    table = await finished(house)
    moments = (await house.archive.replay("ann", table, None, 0, 10**6)).moments
    on = await house.archive.fork("ann", table, 1, moments[len(moments) // 2])
    await play_out(house, on.id, {1: "ann"})
    return str(on.id)


def test_a_finished_fork_is_replayed_and_played_on(tmp_path):
    async def work(house):
        on = await finished_fork(house)
        house.floor.forget(0)
        last = await house.playing.game("ann", on, 1)
        replay = await house.archive.replay("ann", on, 1, 0, 10**6)
        assert replay.frames[-1].board == last.board
        assert replay.frames[-1].scores == last.scores
        events: list[Event] = []
        for frame in replay.frames:
            events[frame.first :] = frame.events
        assert events == last.events
        step = len(replay.frames) // 2
        further = await house.archive.fork("ann", on, 1, replay.moments[step])
        house.floor.forget(0)
        assert (await house.playing.game("ann", further.id, 1)).board == replay.frames[step].board

    with_house(tmp_path, work)


def test_a_fork_has_no_record_and_says_so(tmp_path):
    async def work(house):
        on = await house.lobby.table("ann", await finished_fork(house))
        assert (on.forked, on.replay, on.record) == (True, True, False)
        assert await refusal(house.archive.record("ann", on.id)) == "record-midway"

    with_house(tmp_path, work)


def test_what_was_given_up_has_neither_replay_nor_record(tmp_path):
    async def work(house):
        running = await new_table(house, "ann", YOU, BOT)
        assert (running.forked, running.replay, running.record) == (False, False, True)
        over = await house.lobby.abandon("ann", running.id)
        assert (over.replay, over.record) == (False, False)
        assert await refusal(house.archive.replay("ann", over.id, 0, 0, 5)) == "table-given-up"
        played = await house.lobby.table("ann", await finished(house))
        assert (played.replay, played.record) == (True, True)

    with_house(tmp_path, work)


def test_forks_from_before_there_were_moments_come_back_as_they_were(tmp_path):
    async def work(house):
        table = await finished(house)
        replay = await house.archive.replay("ann", table, 1, 0, 10**6)
        step = len(replay.frames) // 2
        on = await house.archive.fork("ann", table, 1, replay.moments[step])
        await quiet(house)
        first = await house.playing.game("ann", on.id, 1)
        old = json.dumps({"table": table, "seat": 1, "step": step})
        async with house.store._engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE tables SET forked_from = ? WHERE id = ?", (old, on.id))
        house.floor.forget(0)
        assert await house.playing.game("ann", on.id, 1) == first

    with_house(tmp_path, work)


@pytest.mark.parametrize("game", registry.games())
def test_every_moment_of_every_game_can_be_played_on_in_every_seat(tmp_path, game):
    async def work(house):
        table = await new_table(house, "ann", YOU, YOU, game=game)
        await play_out(house, table.id, {0: "ann", 1: "ann"})
        live = house.floor.at_hand(table.id).playing
        moves = len(live.match.moves)
        for moment in range(0, moves, max(1, moves // 40)):
            state = state_at(live, moment)
            for seat in (0, 1):
                guessed = state.view(seat).guess(Streams.seeded(5))
                assert guessed.to_act
                assert all(guessed.choices(each) for each in guessed.to_act)

    with_house(tmp_path, work)


def test_a_record_from_elsewhere_is_a_finished_table_of_ones_own(tmp_path):
    async def work(house):
        table = await finished(house)
        text = await house.archive.record("ann", table)
        brought = await house.archive.import_record("eve", text)
        assert (brought.status, [seat.name for seat in brought.seats]) == ("finished", ["Ann", "Bob"])
        assert await refusal(house.playing.game("ann", brought.id, None)) == "watching-off"
        mine = await house.archive.replay("eve", brought.id, 0, 0, 10**6)
        theirs = await house.archive.replay("ann", table, 0, 0, 10**6)
        # A record tells a block seat by seat, so steps may fall differently; all that is seen is the same.
        assert mine.frames[0].board == theirs.frames[0].board
        assert mine.frames[-1].board == theirs.frames[-1].board
        assert mine.frames[-1].scores == theirs.frames[-1].scores
        house.floor.forget(0)
        assert await house.archive.record("eve", brought.id) == text
        assert (await house.archive.fork("eve", brought.id, 0, 3)).status == "playing"

    with_house(tmp_path, work)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: "", "record-missing-header"),
        (lambda text: "hello\n", "record-not-ours"),
        (lambda text: text.replace("game: paper-dungeons", "game: chess"), "unknown-game"),
        (lambda text: text.replace("\n1: ", "\n\u00b2: ", 1), "record-bad-line"),
        (lambda text: text.replace("seats: 2", "seats: 99999999999"), "bad-seats"),
        (lambda text: text[: len(text) // 2], "record-cut-off"),
        (lambda text: text.replace("players: Ann", "players: Eva"), "record-edited"),
    ],
)
def test_a_record_that_does_not_replay_is_refused_with_the_reason(tmp_path, change, reason):
    async def work(house):
        table = await finished(house)
        text = await house.archive.record("ann", table)
        found = await refusal(house.archive.import_record("eve", change(text)))
        assert (
            found in (reason, "record-bad-notation", "record-bad-notation-near")
            if "cut" in reason
            else found == reason
        )

    with_house(tmp_path, work)


def test_a_game_alone_is_recorded_too(tmp_path):
    async def work(house):
        table = await new_table(house, "ann", YOU, BOT)
        await play_out(house, table.id, {0: "ann"})
        assert "result: running" not in await house.archive.record("ann", table.id)

    with_house(tmp_path, work)
