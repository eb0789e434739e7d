"""The trails of searches: with a budget of passes they are the same again, anywhere, compiled and plain.

A trail is every choice of a search and how often each line was tried for it. Anything that changes the rules, the pack
or what a search knows of its game changes the pins: look why, then write here what this prints:

    PYTHONPATH=src:. .venv/bin/python -m tests.bots.test_trails
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass

import pytest

import undercroft
from undercroft import bots
from undercroft.bots.search.bot import SearchBot
from undercroft.kernel.seat import close_seats, open_seats


@dataclass(frozen=True)
class Way:
    """Where a trail begins and how far it goes."""

    seats: int
    seed: int
    before: int
    """So many choices are made at random first: far into Paper Dungeons a pass to the end of the game is short."""
    passes: int
    decisions: int
    """So many choices between several are made by searches."""


WAYS = {
    "doggos": Way(seats=2, seed=11, before=0, passes=20, decisions=4),
    "dungeoneer": Way(seats=2, seed=11, before=0, passes=30, decisions=12),
    "paper-dungeons": Way(seats=2, seed=12, before=76, passes=20, decisions=16),
}
# The choices as codes, those without an alternative left out, and a hash over them and the visits of all lines.
PINNED: dict[str, tuple[list[int], str]] = {
    "doggos": ([969, 973, 985, 976], "1b719627caee"),
    "dungeoneer": ([0, 2, 3310, 16, 3, 3251, 344, 3, 3434, 15, 3253, 2], "be12792604d3"),
    "paper-dungeons": (
        [143, 149, 185, 128, 155, 180, 156, 185, 209, 224, 95, 135, 143, 149, 190, 155],
        "d4b3eaa931d3",
    ),
}


def visits(search: SearchBot) -> list[int]:
    """How often a search has tried each line of its last thought."""
    assert search._tree is not None
    return [int(arm.visits) for arm in search._tree.root.arms]


def trail(game: str) -> list[tuple[int, list[int]]]:
    """What fresh searches choose between several choices, and how often they tried each line; none if they did not."""
    way = WAYS[game]
    state = undercroft.game(game).start(way.seats, way.seed)
    strollers = [bots.make("random", game, seat) for seat in range(way.seats)]
    searches = [bots.make(f"search@passes={way.passes}", game, seat) for seat in range(way.seats)]
    seats = open_seats(state)
    made: list[tuple[int, list[int]]] = []
    played = 0
    while len(made) < way.decisions and not state.over:
        seat = seats[state.to_act[0]]
        seat.choices = state.choices(seat.index)
        if played < way.before:
            code = strollers[seat.index].choose(seat)
        else:
            search = searches[seat.index]
            assert isinstance(search, SearchBot)
            passes = search.passes
            code = search.choose(seat)
            if len(seat.choices) > 1:
                made.append((code, visits(search) if search.passes > passes else []))
        state.play(seat.index, code)
        played += 1
    close_seats(seats)
    return made


def pin(made: list[tuple[int, list[int]]]) -> tuple[list[int], str]:
    """A trail as it is pinned."""
    return [code for code, _ in made], hashlib.blake2b(json.dumps(made).encode(), digest_size=6).hexdigest()


@pytest.mark.parametrize("game", undercroft.games())
def test_a_search_by_passes_leaves_the_same_trail_again_and_in_both_builds(game):
    made = trail(game)
    assert len(made) == WAYS[game].decisions
    assert sum(sum(tried) >= WAYS[game].passes for _, tried in made) >= 2, "there was something to search"
    assert trail(game) == made
    assert pin(made) == PINNED[game]


if __name__ == "__main__":
    for name in WAYS:
        codes, digest = pin(trail(name))
        print(f'    "{name}": ({codes}, "{digest}"),')
