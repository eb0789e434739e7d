"""Places as numbers."""

import pytest

from undercroft.envs.rewards import checked_kind, utilities
from undercroft.kernel.messages import Outcome, Reason

NO_REASON = Reason("", "", {})


def outcome(*ranks, lost=False):
    return Outcome("test", (0,) * len(ranks), ranks, (NO_REASON,) * len(ranks), lost)


@pytest.mark.parametrize(
    ("ranks", "worth"),
    [
        ((1, 2), [1, -1]),
        ((1, 1), [0, 0]),
        ((2, 1, 3), [0, 1, -1]),
        ((1, 1, 3), [0.5, 0.5, -1]),
        ((4, 1, 2, 2), [-1, 1, 0, 0]),
    ],
)
def test_places_are_even_and_sum_to_nothing(ranks, worth):
    assert utilities(outcome(*ranks)) == pytest.approx(worth)
    assert sum(utilities(outcome(*ranks))) == pytest.approx(0)


def test_alone_a_game_is_won_or_lost():
    assert utilities(outcome(1)) == [1.0]
    assert utilities(outcome(1, lost=True)) == [-1.0]


def test_who_plays_alone_counts_points():
    assert (checked_kind(None, 1), checked_kind(None, 2)) == ("score", "win")
    assert (checked_kind("win", 1), checked_kind("score", 2)) == ("win", "score")
