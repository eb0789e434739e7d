"""The suite itself is tested: a healthy toy game keeps every law, and every law catches its broken games."""

import random

import pytest

from tests.conformance.broken import BROKEN, Broken
from tests.conformance.play import Case
from tests.conformance.toy import ToyGame
from tests.conformance.twins import ALL_LAWS

SEEDS = range(10)
HEALTHY_SEEDS = range(4)


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("law", ALL_LAWS)
def test_a_healthy_game_keeps_the_law(law, seats):
    for seed in HEALTHY_SEEDS:
        ALL_LAWS[law](Case(ToyGame(), seats, seed))


@pytest.mark.parametrize("options", [{"rounds": 1}, {"bold": False}], ids=str)
@pytest.mark.parametrize("law", ALL_LAWS)
def test_a_healthy_game_keeps_the_law_with_options(law, options):
    for seed in HEALTHY_SEEDS:
        ALL_LAWS[law](Case(ToyGame(), 2, seed, options))


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.id)
def test_the_law_catches_the_bug(broken: Broken):
    def judge() -> None:
        # Some broken games draw from outside: the same draws each time, so that the complaint is the same too.
        random.seed(0)
        for seed in SEEDS:
            for seats in (2, 3):
                ALL_LAWS[broken.law](Case(broken.game(), seats, seed, bound=500))

    with pytest.raises(AssertionError) as complaint:
        judge()
    assert str(complaint.value).startswith(f"{broken.law}: ")
    assert broken.words in str(complaint.value)


def test_every_law_has_a_game_that_breaks_it():
    assert {broken.law for broken in BROKEN} == set(ALL_LAWS)
