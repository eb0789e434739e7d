import random
from functools import cache
from math import log

import pytest

from undercroft.kernel.errors import UndercroftError
from undercroft.lab import sequential
from undercroft.lab.sequential import Hypotheses, Trial, evidence


def test_a_clear_winner_is_soon_found():
    trial = Trial(Hypotheses())
    pairs = 0
    while trial.verdict is None:
        trial.take(1.0)
        pairs += 1
    # Every pair is won: the likelihood is 0.8 against 0.7 for each, and 19 times as much is needed.
    assert (trial.verdict, pairs) == ("h1", 23)
    with pytest.raises(ValueError, match="decided"):
        trial.take(1.0)


def test_equals_are_soon_told_from_a_winner():
    trial = Trial(Hypotheses())
    while trial.verdict is None:
        trial.take(0.5)
    assert trial.verdict == "h0"
    assert sum(trial.pairs) < 12


def test_the_evidence_of_pairs_without_ties_is_that_of_their_shares():
    # Pairs that are won or lost whole are tosses of one coin, of which the chance is known.
    seen = evidence([25, 0, 0, 0, 75], 0.7, 0.8)
    assert seen == pytest.approx(25 * log(0.2 / 0.3) + 75 * log(0.8 / 0.7), abs=0.05)


def test_the_likeliest_chances_have_the_mean_in_question():
    for mean in (0.2, 0.5, 0.7, 0.8):
        chances = sequential._likeliest([3.0, 1.0, 9.0, 2.0, 20.0], mean)
        assert sum(chances) == pytest.approx(1)
        assert all(chance > 0 for chance in chances)
        middle = sum(chance * result for chance, result in zip(chances, sequential.RESULTS, strict=True))
        assert middle == pytest.approx(mean)


def test_more_pairs_of_the_same_kind_are_more_evidence():
    small, large = evidence([1, 0, 3, 0, 6], 0.7, 0.8), evidence([10, 0, 30, 0, 60], 0.7, 0.8)
    assert large == pytest.approx(10 * small, rel=0.02)


def test_pairs_that_share_their_luck_count_as_what_they_are():
    """Two results of one seed that always agree are no more evidence than one."""
    together, apart = evidence([10, 0, 0, 0, 40], 0.7, 0.8), evidence([2, 0, 16, 0, 32], 0.7, 0.8)
    assert 0 < together < apart


@pytest.mark.parametrize(("share", "wrong"), [(0.7, "h1"), (0.8, "h0")])
def test_it_errs_as_seldom_as_it_says(monkeypatch, share, wrong):
    monkeypatch.setattr(sequential, "evidence", _remembered)
    luck = random.Random(f"{share}")
    wrongs = 0
    for _ in range(400):
        trial = Trial(Hypotheses())
        while trial.verdict is None and sum(trial.pairs) < 200:
            trial.take(((luck.random() < share) + (luck.random() < share)) / 2)
        wrongs += trial.verdict == wrong
    # 5 % are allowed, and of 400 runs one standard deviation is 1.1 %.
    assert wrongs <= 400 * 0.08


@cache
def _weighed(pairs: tuple[int, ...]) -> float:
    return evidence(pairs, 0.7, 0.8)


def _remembered(pairs: list[int], h0: float, h1: float) -> float:
    return _weighed(tuple(pairs))


@pytest.mark.parametrize(("h0", "h1"), [(0.8, 0.7), (0.7, 0.7), (0.0, 0.5), (0.5, 1.0)])
def test_shares_that_cannot_be_told_apart_are_refused(h0, h1):
    with pytest.raises(UndercroftError) as caught:
        Hypotheses(h0, h1)
    assert caught.value.message == "bad-hypotheses"
