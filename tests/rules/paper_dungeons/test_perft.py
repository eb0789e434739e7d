"""How many sequences of choices there are to depth n: counts that change only if a rule changes.

Pinned for the built-in pack. If a count moves, find the rule (or the figure of the pack) that moved it before
pinning it anew.
"""

import pytest

from tests.rules.paper_dungeons.scene import CONTENT, GAME, Party, Scene
from tests.rules_marker import rule
from undercroft.games.paper_dungeons.state import PaperDungeonsState

PACK = "9572bc1cf2fff2be"
"""The hash of the figures with which the counts were pinned."""


def perft(state: PaperDungeonsState, seat: int, depth: int) -> int:
    """Sequences of ``depth`` choices of one seat; a seat that has finished ends its sequences early."""
    codes = state.choices(seat)
    if depth == 1 or not codes:
        return len(codes)
    total = 0
    for code in codes:
        after = state.copy()
        after.play(seat, code)
        total += perft(after, seat, depth - 1)
    return total


def slow_perft(state: PaperDungeonsState, seat: int, depth: int) -> int:
    """The same, asking the predicate about every code there is."""
    codes = [code for code in range(GAME.codes.count) if state.is_legal(seat, code)]
    if depth == 1 or not codes:
        return len(codes)
    total = 0
    for code in codes:
        after = state.copy()
        after.play(seat, code)
        total += slow_perft(after, seat, depth - 1)
    return total


def first_round() -> Party:
    """A fresh party before a roll of all kinds of dice."""
    return Scene(edition="cz").party(dice=[1, 4, 9, 5, 7, 10])


def potions_about_to_overflow() -> Party:
    """Everything that a chain can run through is one box from its reward."""
    return Scene(edition="ru", ask_potions=True).party(
        rogue=3, warrior=4, potions=3, gems=3, halves="sceptre cauldron tome", killed="D1 C3",
        talent="noble", at="F1", dice=[2, 8, 9], skulls=1,
    )  # fmt: skip


def ranger_by_the_river() -> Party:
    """A ranger with cloak and medallion in the middle of the map, two boots on the table."""
    return Scene(edition="it").party(
        talent="ranger", items="cloak medallion", at="C5", wizard=4, dice=[10, 10, 9], explored="B5 C6 D5"
    )


SCENARIOS = {
    # By hand: 5 levels, 5 + 5 + 8 + 5 + 5 halves of items, 5 brews, 6 moves make 44.
    first_round: (44, 1350, 29182, 80961),
    potions_about_to_overflow: (2, 90, 1510, 20814),
    ranger_by_the_river: (42, 1279, 28933, 66200),
}


@rule("PD-3.3", "PD-5.7")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.__name__)
def test_the_number_of_choice_sequences_is_as_pinned(scenario):
    party = scenario()
    state = party.scene.ready()
    pinned = SCENARIOS[scenario]
    counts = tuple(perft(state, party.seat, depth) for depth in range(1, len(pinned) + 1))
    assert counts == pinned, f"pinned with pack figures {PACK}, counted with {CONTENT.hash}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.__name__)
def test_the_predicate_counts_the_same(scenario):
    party = scenario()
    assert slow_perft(party.scene.ready(), party.seat, 2) == SCENARIOS[scenario][1]
