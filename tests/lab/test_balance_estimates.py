"""Effects and intervals: right on made-up games whose truth is known."""

import random

import pytest

from undercroft.lab.balance.estimates import (
    Effect,
    Unit,
    beyond_chance,
    deviation,
    difference,
    effect,
    mean_effect,
    share,
)


def experiment(chance, truth, games=80, shift=0.0):
    """A seat a game, two strata that differ by ``shift``; luck decides who gets a thing worth ``truth``."""
    made = []
    for game in range(games):
        stratum = game % 2
        # The second stratum is dealt the thing more often: without strata the shift would look like an effect.
        luck = float(chance.random() < (0.3, 0.6)[stratum])
        made.append(Unit(game, stratum, luck, truth * luck + shift * stratum + chance.gauss(0, 2)))
    return made


def test_an_effect_is_the_difference_of_the_means():
    results = [(1, 9.0), (1, 11.0), (1, 13.0), (0, 4.0), (0, 6.0), (0, 5.0), (0, 5.0)]
    found = effect([Unit(game, 0, luck, result) for game, (luck, result) in enumerate(results)])
    assert found is not None
    assert found.value == pytest.approx(11 - 5)
    assert found.low < 6 < found.high


def test_intervals_hold_the_truth_in_about_95_of_100_experiments():
    chance = random.Random(4)
    held = 0
    for _ in range(400):
        found = effect(experiment(chance, truth=1.5, shift=6.0))
        assert found is not None
        held += found.low <= 1.5 <= found.high
    assert 0.92 <= held / 400 <= 0.985


def test_strata_keep_what_differs_between_them_out():
    found = effect(experiment(random.Random(5), truth=0.0, games=4000, shift=50.0))
    assert found is not None
    assert abs(found.value) < 0.3


def test_units_of_one_game_count_as_one():
    units = experiment(random.Random(6), truth=1.0)
    once = effect(units)
    same_games = effect([*units, *units])
    other_games = effect(
        [*units, *(Unit(unit.game + 1000, unit.stratum, unit.luck, unit.result) for unit in units)]
    )
    assert once is not None
    assert same_games is not None
    assert other_games is not None
    assert same_games.error == pytest.approx(once.error, rel=0.05)
    assert other_games.error == pytest.approx(once.error / 2**0.5, rel=0.05)


def test_where_luck_never_varied_there_is_nothing_to_tell():
    assert effect([Unit(game, 0, 1.0, game) for game in range(20)]) is None
    assert effect([]) is None


def test_a_handful_of_equal_results_is_no_proof():
    """Four of four wins among 60 fair games: their own spread is nothing, and the interval must not be."""
    units = [Unit(game, 0, float(game < 4), 1.0 if game < 4 else float(game % 2)) for game in range(60)]
    found = effect(units)
    assert found is not None
    assert not found.sure


def test_paired_differences():
    found = mean_effect([1.0, 2.0, 3.0, 4.0, 5.0])
    assert found is not None
    assert found.value == 3
    # Student's 97.5 % point for 4 degrees of freedom is 2.776, the standard error 0.7071.
    assert found.high - 3 == pytest.approx(2.776 * 0.7071, rel=0.01)
    assert mean_effect([1.0, 2.0]) is None


@pytest.mark.parametrize(("count", "point"), [(6, 2.571), (11, 2.228), (31, 2.042), (1001, 1.962)])
def test_few_games_have_wider_intervals(count, point):
    values = [float(number % 2) for number in range(count)]
    found = mean_effect(values)
    assert found is not None
    assert (found.high - found.value) / found.error == pytest.approx(point, rel=0.01)


def test_wilsons_interval_of_a_share():
    assert share(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-3)
    assert share(0, 5)[0] == 0
    assert share(5, 5)[1] == 1


def test_two_effects_are_told_apart_by_both_their_errors():
    found = difference(Effect(5.0, 0.3, 0, 0), Effect(2.0, 0.4, 0, 0))
    assert found.value == 3
    assert found.error == pytest.approx(0.5)


def test_of_many_small_chances_only_those_beyond_accident_count():
    # The limits for five are 0.01, 0.02, 0.03, 0.04, 0.05.
    assert beyond_chance([0.6, 0.001, 0.019, 0.2, 0.035]) == 0.019
    assert beyond_chance([0.04, 0.5, 0.6]) == 0
    assert beyond_chance([0.05]) == 0.05


def test_the_standard_deviation():
    assert deviation([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]) == pytest.approx(2.138, abs=1e-3)
    assert deviation([3.0]) == 0
