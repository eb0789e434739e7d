"""The covering arrays cover."""

from itertools import combinations, product

import pytest

import undercroft
from tests.conformance.pairwise import (
    covering_rows,
    each_option_alone,
    fitting_seats,
    option_factors,
    pairs_of,
    value_rows,
)
from tests.conformance.toy import ToyGame
from undercroft.kernel.game import OptionValue


def test_every_two_values_meet():
    factors: dict[str, list[OptionValue]] = {
        "a": [0, 1, 2, 3],
        "b": [0, 1, 2],
        "c": [True, False],
        "d": ["x", "y"],
    }
    rows = covering_rows(factors, lambda row: True)
    met = set().union(*(pairs_of(row) for row in rows))
    assert met == {
        (one, value, two, other)
        for one, two in combinations(factors, 2)
        for value, other in product(factors[one], factors[two])
    }
    assert 12 <= len(rows) <= 16


def test_refused_rows_are_left_out():
    factors = {"a": [0, 1], "b": [0, 1], "c": [0, 1]}
    rows = covering_rows(factors, lambda row: not (row["a"] == 1 and row["b"] == 1))
    assert all((row["a"], row["b"]) != (1, 1) for row in rows)
    assert {(row["a"], row["b"]) for row in rows} == {(0, 0), (0, 1), (1, 0)}


def test_few_rows_hold_every_value():
    factors = {"a": [0, 1, 2], "b": [0, 1], "c": [0, 1]}
    rows = value_rows(factors, lambda row: not (row["b"] == 1 and row["c"] == 1))
    assert rows == [{"a": 1, "b": 1, "c": 0}, {"a": 2, "b": 0, "c": 1}]


def test_values_that_equal_but_differ_in_kind_are_kept_apart():
    rows = covering_rows({"flag": [True, False], "rules": [1]}, lambda row: True)
    assert [row["flag"] for row in rows] == [True, False]


@pytest.mark.parametrize("name", undercroft.games())
def test_the_rows_of_a_game_hold_every_pair_that_goes_together(name):
    game = undercroft.game(name)
    factors = option_factors(game)
    seats = range(game.least_seats, game.most_seats + 1)
    rows = covering_rows(factors, lambda row: bool(fitting_seats(game, seats, row)))
    met = set().union(*(pairs_of(row) for row in rows))
    defaults = {name: values[0] for name, values in factors.items()}
    for one, two in combinations(factors, 2):
        for value, other in product(factors[one], factors[two]):
            if fitting_seats(game, seats, {**defaults, one: value, two: other}):
                assert (one, value, two, other) in met


def test_each_option_alone_leaves_defaults_out():
    assert each_option_alone(ToyGame()) == [{"rounds": 1}, {"bold": False}]
