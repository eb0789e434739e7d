"""The search for a way out against the rulebook told a second time, every path tried."""

from random import Random

import pytest

from tests.games.doggos import rulebook
from tests.games.doggos.dungeons import random_walk, tables
from undercroft.games.doggos.codes import CHOICES
from undercroft.games.doggos.escape import can_leave, completes, legal_into

DUNGEONS = 250
"""Dungeons a shard; there are 16 shards."""


@pytest.mark.parametrize("damage", ["path", "sum"])
@pytest.mark.parametrize("shard", range(8))
def test_the_search_agrees_with_the_rulebook(shard, damage):
    rng = Random(f"escape {shard} {damage}")
    found = {True: 0, False: 0}
    for _ in range(DUNGEONS):
        walk = random_walk(tables(damage, rng.choice((2, 3))), rng, rng.randint(2, 8))
        dungeon, position = rulebook.of_walk(walk)
        before = walk.facts()
        truth = rulebook.legal(dungeon, position)
        found[bool(truth)] += 1
        offered: list[int] = []
        legal_into(walk, offered)
        assert offered == truth, before
        assert can_leave(walk) == bool(truth), before
        # The rules of a move are told twice as well; each is asked on its own, too.
        allowed: list[int] = []
        walk.rough_into(allowed)
        assert allowed == sorted(
            CHOICES.encode(name, *operands) for (name, operands), _ in rulebook.moves(dungeon, position)
        ), before
        assert [code for code in allowed if completes(walk, code)] == truth, before
        assert walk.facts() == before
    # Both answers must come up often, or the comparison says little.
    assert min(found.values()) > DUNGEONS // 10, found
