"""Standing orders for windows: when a seat is asked outside its own actions, and when the match passes for it."""

import json
import random

import pytest

import undercroft
from undercroft.games.dungeoneer.codes import PASS
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.kernel.match import ABLE, ASK, ATTACKED, TURN, WINDOWS, Match, Orders
from undercroft.kernel.record import read_record, replay, write_record
from undercroft.kernel.state import Window
from undercroft.kernel.streams import Streams

GAME = Dungeoneer()


def play_on(match, moves, seed=1, watch=None):
    """Random choices; ``watch`` is told who is asked before each."""
    rng = random.Random(seed)
    while not match.state.over and len(match.moves) < moves:
        seat = match.state.to_act[0]
        if watch is not None:
            watch(seat, match.state.window(seat))
        match.play(seat, rng.choice(match.state.choices(seat)))
    return match


def asked_under(windows, seed=3):
    """The windows in which seat 0 was still asked, and all moves that its orders made."""
    match = Match(GAME, 2, seed=seed)
    match.give_orders(0, Orders(windows=windows))
    asked: list[Window] = []

    def watch(seat, window):
        if seat == 0 and window is not None:
            asked.append(window)

    play_on(match, 700, watch=watch)
    return asked, [move for move in match.moves if move.order]


def test_by_default_every_window_is_asked():
    assert Orders().windows == ASK
    asked, ordered = asked_under(ASK)
    assert any(window.attacked for window in asked)
    assert any(not window.attacked for window in asked)
    assert any(not window.own_turn for window in asked)
    assert not ordered


def test_asked_only_when_attacked():
    asked, ordered = asked_under(ATTACKED)
    assert asked
    assert all(window.attacked for window in asked)
    assert ordered


def test_asked_only_on_the_own_turn():
    asked, ordered = asked_under(TURN)
    assert asked
    assert all(window.own_turn for window in asked)
    assert ordered


def test_asked_only_where_the_seat_can_answer():
    """Every window with an answer is asked, no other; what else has one choice is asked as ever."""
    match = Match(GAME, 2, seed=2)
    for seat in range(2):
        match.give_orders(seat, Orders(windows=ABLE))
    asked = forced = 0
    rng = random.Random(1)
    while not match.state.over:
        seat = match.state.to_act[0]
        codes = match.state.choices(seat)
        window = match.state.window(seat)
        if window is not None:
            asked += 1
            assert set(codes) - window.aside - {window.code}
        elif len(codes) == 1:
            forced += 1
        match.play(seat, rng.choice(codes))
    passed = [move for move in match.moves if move.order]
    assert asked
    assert forced
    assert len(passed) > asked, "most windows ask for nothing but a pass"
    # The same game without orders: where the match passed, there was nothing to answer with.
    state = GAME.start(2, seed=2)
    carried = 0
    for move in match.moves:
        if move.order:
            window = state.window(move.seat)
            assert window is not None
            assert window.code == move.code
            assert set(state.choices(move.seat)) <= window.aside | {move.code}
            carried += len(state.choices(move.seat)) > 1
        state.play(move.seat, move.code)
    assert state.digest() == match.state.digest()
    assert carried, "whoever escorts somebody may leave the charge in any window, and is not asked for that"


def test_games_say_whether_they_have_windows():
    assert [name for name in undercroft.games() if undercroft.game(name).windows] == ["dungeoneer"]


@pytest.mark.parametrize("windows", WINDOWS[1:])
def test_orders_pass_and_do_nothing_else(windows):
    _, ordered = asked_under(windows)
    assert {(move.seat, GAME.code_text(move.code)) for move in ordered} == {(0, "pass")}


def test_only_windows_are_passed():
    """To decline something, such as striking back on a rival's turn, is the seat's own choice in any case."""
    match = Match(GAME, 2, seed=3)
    for seat in range(2):
        match.give_orders(seat, Orders(windows=TURN))
    declined = set()
    rng = random.Random(1)
    while not match.state.over and len(match.moves) < 900:
        seat = match.state.to_act[0]
        assert isinstance(match.state, DungeoneerState)
        if (
            match.state.window(seat) is None
            and PASS in match.state.choices(seat)
            and seat != match.state.active
        ):
            declined.add(match.state.describe(seat, PASS).kind)
        match.play(seat, rng.choice(match.state.choices(seat)))
    assert "decline-challenge" in declined


def test_a_game_without_windows_has_none():
    state = undercroft.game("paper-dungeons").start(2, seed=1)
    assert all(state.window(seat) is None for seat in state.to_act)


def test_nobody_else_has_a_window_and_a_draft_has_none():
    match = Match(GAME, 2, seed=3)
    rng = random.Random(1)
    drafts = 0
    while not match.state.over and len(match.moves) < 500:
        seat = match.state.to_act[0]
        assert match.state.window(1 - seat) is None
        if match.state.in_draft(seat):
            drafts += 1
            assert match.state.window(seat) is None
        match.play(seat, rng.choice(match.state.choices(seat)))
    assert drafts


def test_what_orders_did_is_in_the_record_and_in_the_store():
    match = Match(GAME, 2, seed=3)
    match.give_orders(0, Orders(windows=TURN))
    play_on(match, 10**6)
    assert match.state.over
    again = Match.from_store(GAME, match.to_store())
    assert again.moves == match.moves
    assert (
        replay(read_record(write_record(match)), lambda record: GAME).state.digest() == match.state.digest()
    )


@pytest.mark.parametrize("windows", WINDOWS[1:])
def test_a_stored_match_keeps_its_orders_and_the_record_has_none(windows):
    match = Match(GAME, 2, seed=3)
    match.give_orders(0, Orders(forced=True, keep=frozenset((PASS,)), windows=windows))
    play_on(match, 60)
    stored = json.loads(json.dumps(match.to_store()))
    again = Match.from_store(GAME, stored)
    assert again.orders == match.orders
    assert again.orders[1] == Orders()
    # It goes on as if it had never been put aside.
    assert play_on(again, 10**6, seed=2).moves == play_on(match, 10**6, seed=2).moves
    assert sum(move.order for move in match.moves[60:]) > 0
    assert replay(read_record(write_record(match)), lambda record: GAME).orders == [Orders(), Orders()]


def test_a_store_from_before_orders_were_kept_is_still_read():
    match = play_on(Match(GAME, 2, seed=3), 20)
    stored = match.to_store()
    del stored["orders"]
    assert Match.from_store(GAME, stored).moves == match.moves


def test_passes_look_at_public_facts_alone():
    """The match passes the same windows whatever the seat holds in hand."""
    match = Match(GAME, 2, seed=3)
    rng = random.Random(1)
    compared = 0
    while not match.state.over and compared < 20:
        seat = match.state.to_act[0]
        window = match.state.window(seat)
        if window is not None:
            # A rival's view knows nothing of the hand; what it makes of it has the same window.
            other = match.state.view(1 - seat).guess(Streams.seeded(compared))
            assert other.window(seat) == window
            compared += 1
        match.play(seat, rng.choice(match.state.choices(seat)))
    assert compared == 20
