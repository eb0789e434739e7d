"""The ways of playing lead where the laws must look: every kind of choice comes up, in games of every length."""

import pytest

import undercroft
from tests.conformance.habits import habits_of
from tests.conformance.play import Case, turns

SEEDS = range(40)


def kinds_met(name: str, habit: str) -> tuple[set[str], int]:
    """The kinds of choices that seats were offered in a few games, and how many decisions these took."""
    game = undercroft.game(name)
    kinds: set[str] = set()
    decisions = 0
    for seed in SEEDS:
        case = Case(game, game.least_seats + seed % 4, seed, habit=habits_of(name)[habit])
        state = case.start()
        for seat, code in turns(case, state, case.rng("play")):
            kinds.update(game.codes.decode(choice)[0] for choice in state.choices(seat))
            state.play(seat, code)
            decisions += 1
    return kinds, decisions


def test_patient_play_meets_every_kind_of_choice_and_even_play_does_not():
    every = {kind.name for kind in undercroft.game("doggos").codes.kinds}
    patient, long = kinds_met("doggos", "patient")
    even, short = kinds_met("doggos", "even")
    assert patient == every
    assert even < every
    assert long > 3 * short


def test_kind_play_goes_through_the_stages_more_often_than_even_play():
    game = undercroft.game("dungeoneer")
    risen = {"even": 0, "kind": 0}
    for habit in risen:
        for seed in range(24):
            case = Case(game, 2, seed, {"sets": "heroic,epic"}, habit=habits_of("dungeoneer")[habit])
            state = case.start()
            for seat, code in turns(case, state, case.rng("play")):
                state.play(seat, code)
            risen[habit] += state.view(None).numbers()["stage"] > 0
    assert risen["kind"] > risen["even"]


@pytest.mark.parametrize("name", undercroft.games())
def test_habits_name_kinds_of_the_game(name):
    kinds = {kind.name for kind in undercroft.game(name).codes.kinds}
    for habit in habits_of(name).values():
        assert habit.keys() <= kinds
        assert all(weight > 0 for weight in habit.values())
