"""Who meets whom: every pairing of bots, with every seat for each of them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement

Seating = tuple[int, ...]
"""The number of the bot in each seat."""


def heats(bots: int, seats: int) -> list[list[Seating]]:
    """All line-ups of a tournament, each with the seatings that are played with one seed.

    With enough bots no one meets itself: every choice of as many bots as there are seats is a line-up. Fewer bots fill
    the seats in every mixture in which all of them are present. The seats of a line-up rotate, so that each of its
    bots has every seat once. Alone at the table, all bots play the same seed one after the other.
    """
    if seats == 1:
        return [[(bot,) for bot in range(bots)]]
    if bots >= seats:
        return [rotations(lineup) for lineup in combinations(range(bots), seats)]
    mixtures = combinations_with_replacement(range(bots), seats)
    return [rotations(lineup) for lineup in mixtures if len(set(lineup)) == bots]


def rotations(lineup: Sequence[int]) -> list[Seating]:
    """The line-up and all that come of it by moving everybody one seat on."""
    return [(*lineup[first:], *lineup[:first]) for first in range(len(lineup))]
