from collections import Counter

import pytest

from undercroft.lab.lineups import heats


def test_two_seats_have_all_pairings_with_seats_swapped():
    assert heats(3, 2) == [[(0, 1), (1, 0)], [(0, 2), (2, 0)], [(1, 2), (2, 1)]]


def test_two_bots_at_three_seats_are_mixed_both_ways():
    assert heats(2, 3) == [[(0, 0, 1), (0, 1, 0), (1, 0, 0)], [(0, 1, 1), (1, 1, 0), (1, 0, 1)]]


def test_alone_all_play_the_same_seed():
    assert heats(3, 1) == [[(0,), (1,), (2,)]]


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (4, 2), (4, 3), (3, 4), (2, 6), (5, 4)])
def test_every_bot_has_every_seat_equally_often(bots, seats):
    counts: Counter[tuple[int, int]] = Counter()
    for heat in heats(bots, seats):
        for seating in heat:
            counts.update(enumerate(seating))
    assert len(counts) == bots * seats
    assert len(set(counts.values())) == 1
