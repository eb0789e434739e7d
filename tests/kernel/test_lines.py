"""Notation: whole decisions as lines, with help for typos."""

import pytest

import undercroft
from undercroft.games.paper_dungeons.tables import ROLLS
from undercroft.kernel.errors import BadNotation, IllegalPlay
from undercroft.kernel.lines import decision_line, read_line

GAME = undercroft.game("paper-dungeons")


@pytest.fixture
def state():
    """One party outside the dungeon with the dice 1 2 9 5 10 and a skull."""
    state = GAME.start(seats=1, seed=4, options={"dungeon": "B", "missions": False}, chance="ask")
    while state.to_act == (undercroft.CHANCE,):
        state.play(undercroft.CHANCE, state.choices(undercroft.CHANCE)[0])
    while state.to_act == (0,):
        state.play(0, state.choices(0)[0])
    state.play(undercroft.CHANCE, ROLLS.faces.index((1, 2, 9, 5, 10, 0)))
    return state


def read(state, line):
    return [GAME.code_text(code) for code in read_line(GAME, state, 0, line)]


def test_a_walk_is_one_line_and_the_state_stays(state):
    before = state.digest()
    assert read(state, "10 move C1 C2") == ["10 move", "C1", "C2", "stop"]
    assert state.digest() == before


def test_stopping_is_the_end_of_the_line(state):
    assert read(state, "10 move") == ["10 move", "stop"]


def test_case_and_spaces_are_free(state):
    assert read(state, "  10   MOVE c1 ") == ["10 move", "C1", "stop"]


def test_lines_and_codes_round_trip(state):
    for line in ("10 move C1 C2", "9 level rogue", "1 craft sword", "2 brew", "5 move"):
        assert decision_line(GAME, read_line(GAME, state, 0, line)) == line


@pytest.mark.parametrize(
    ("typo", "meant"),
    [("9 levl rogue", "9 level rogue"), ("2 brwe", "2 brew"), ("1 craft swrod", "1 craft sword")],
)
def test_a_typo_suggests_the_nearest(state, typo, meant):
    with pytest.raises(BadNotation) as caught:
        read(state, typo)
    assert meant in caught.value.suggestions


def test_a_known_but_illegal_line_gives_the_rule(state):
    with pytest.raises(IllegalPlay) as caught:
        read(state, "3 brew")
    assert caught.value.reason.message == "die-absent"
    with pytest.raises(IllegalPlay) as caught:
        read(state, "10 move C2")
    assert caught.value.reason.rule == "PD-7.1"


@pytest.mark.parametrize("line", ["", "   ", "2 brew C1", "xyzzy", "()", "10 move (C1)"])
def test_what_cannot_be_read_is_refused(state, line):
    with pytest.raises(BadNotation):
        read(state, line)
