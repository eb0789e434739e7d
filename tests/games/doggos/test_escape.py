"""The search for a way out against a plain exhaustive search."""

from random import Random

import pytest

from tests.games.doggos.dungeons import exhaustive, random_walk, tables
from undercroft.games.doggos.escape import can_leave, completes

DUNGEONS = 250
"""Dungeons a shard; there are 16 shards."""


@pytest.mark.parametrize("damage", ["path", "sum"])
@pytest.mark.parametrize("shard", range(8))
def test_the_search_agrees_with_an_exhaustive_one(shard, damage):
    rng = Random(f"escape {shard} {damage}")
    found = {True: 0, False: 0}
    for _ in range(DUNGEONS):
        walk = random_walk(tables(damage, rng.choice((2, 3))), rng, rng.randint(2, 8))
        truth = exhaustive(walk)
        found[truth] += 1
        assert can_leave(walk) == truth, walk.facts()
        codes: list[int] = []
        walk.rough_into(codes)
        for code in codes:
            ahead = walk.copy()
            ahead.apply(code)
            assert completes(walk, code) == exhaustive(ahead), (code, walk.facts())
    # Both answers must come up often, or the comparison says little.
    assert min(found.values()) > DUNGEONS // 10, found
