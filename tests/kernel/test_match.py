"""A match: per-seat undo, standing orders, events by reader, storing."""

import random

import pytest

import undercroft
from undercroft.kernel.errors import BadRecord, CannotUndo, IllegalPlay
from undercroft.kernel.events import EventLog
from undercroft.kernel.lines import read_line
from undercroft.kernel.match import Match, Orders

GAME = undercroft.game("paper-dungeons")
DONE = GAME.codes.encode("done")


def write(match, seat, line):
    for code in read_line(match.game, match.state, seat, line):
        match.play(seat, code)


def play_until(match, stop, seed=1):
    """Play random choices, seat by seat, until the condition holds."""
    rng = random.Random(seed)
    while not match.state.over and not stop(match.state):
        seat = match.state.to_act[0]
        match.play(seat, rng.choice(match.state.choices(seat)))


def in_round(number):
    return lambda state: state.round == number


@pytest.fixture
def match():
    """Two seats at the start of round 2, all dice to be used."""
    match = Match(GAME, 2, seed=5)
    play_until(match, in_round(2))
    return match


def first_die(match, seat):
    return next(code for code in match.state.choices(seat) if GAME.codes.decode(code)[0] == "brew")


def test_undo_takes_back_the_own_choice_and_keeps_the_rivals(match):
    before = match.state.digest()
    match.play(0, first_die(match, 0))
    match.play(1, first_die(match, 1))
    both = match.state.digest()
    match.undo(0)
    match.undo(1)
    assert match.state.digest() == before
    match.play(1, first_die(match, 1))
    match.play(0, first_die(match, 0))
    assert match.state.digest() == both


def test_a_seat_that_is_done_may_still_change_its_mind(match):
    play_until(match, lambda state: 0 not in state.to_act)
    match.undo(0)
    assert match.state.choices(0) == [DONE]


def test_undo_stops_at_the_roll():
    match = Match(GAME, 2, seed=5)
    play_until(match, in_round(3))
    with pytest.raises(CannotUndo) as caught:
        match.undo(0)
    assert caught.value.reason.message == "undo-after-news"


def test_there_is_nothing_to_undo_at_the_start_and_at_the_end():
    match = Match(GAME, 2, seed=5)
    reason = match.why_no_undo(0)
    assert reason is not None
    assert reason.message == "nothing-to-undo"
    play_until(match, lambda _: False)
    ended = match.why_no_undo(0)
    assert ended is not None
    assert ended.message == "undo-after-end"


def test_an_illegal_play_leaves_the_match_as_it_was(match):
    before = (match.state.digest(), list(match.moves), match.events(0))
    with pytest.raises(IllegalPlay) as caught:
        match.play(0, DONE)
    assert caught.value.reason.rule == "PD-3.3"
    assert (match.state.digest(), match.moves, match.events(0)) == before


def test_rivals_are_told_at_the_end_of_the_block_only(match):
    told = len(match.events(1))
    match.play(0, first_die(match, 0))
    assert len(match.events(1)) == told
    play_until(match, in_round(3))
    assert any(event.seat == 0 and event.kind == "die_used" for event in match.events(1)[told:])


def test_forced_answers_are_recorded_as_moves_and_taken_back_with_the_choice_before():
    match = Match(GAME, 2, seed=5)
    for seat in range(2):
        match.give_orders(seat, Orders(forced=True))
    play_until(match, in_round(1))
    assert any(move.order for move in match.moves)
    assert all(len(match.state.choices(seat)) > 1 for seat in match.state.to_act)
    play_until(match, lambda state: 0 not in state.to_act)
    assert match.moves[-1].order
    match.undo(0)
    assert 0 in match.state.to_act


def test_orders_may_keep_the_last_word_for_the_person():
    match = Match(GAME, 2, seed=5)
    match.give_orders(0, Orders(forced=True, keep=frozenset((DONE,))))
    play_until(match, lambda state: state.choices(0) == [DONE])
    assert 0 in match.state.to_act


def test_a_stored_match_is_the_same_match(match):
    match.play(0, first_die(match, 0))
    again = Match.from_store(GAME, match.to_store())
    assert again.state.digest() == match.state.digest()
    assert again.start == match.start


@pytest.mark.parametrize(
    "damage",
    [
        {"seats": "two"},
        {"moves": [[0, "no such words", 0]]},
        {"moves": [[0]]},
        {"moves": 7},
        {"pack_hash": "0"},
        {"seed": "x"},
        {"orders": 7},
        {"orders": [[0, [], "ask"]]},
        {"orders": [[0, [], "ask"], [0, [], "never"]]},
        {"orders": [[0, [], "ask"], [0, ["no such words"], "ask"]]},
        {"orders": [[0, [], "ask"], [0]]},
    ],
)
def test_a_damaged_store_is_refused(match, damage):
    with pytest.raises(BadRecord):
        Match.from_store(GAME, {**match.to_store(), **damage})


def test_a_store_without_its_parts_is_refused():
    with pytest.raises(BadRecord):
        Match.from_store(GAME, {})


def test_who_listens_late_is_told_nothing_of_rivals_before_the_block_ends(match):
    state = match.state.copy()
    late = EventLog(2)
    state.listen(late)
    state.play(0, first_die(match, 0))
    assert any(event.seat == 0 for event in late.streams[0])
    assert all(event.seat != 0 for event in late.streams[1] + late.streams[2])
