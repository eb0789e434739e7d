"""Positions of Dungeons & Doggos at which the question "can I still get out?" is asked, the same in every run.

Two sets. `random`: games of four with random choices, every decision. `explored`: games in which everybody explores
until the dungeon has a number of rooms drawn from 30 to 80, then leaves at random, room by room; every decision in
those dungeons that is about leaving, and once more by dog (`explored-bonk`, `explored-sharik`, …).
"""

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import undercroft

RANDOM_GAMES = 400
EXPLORED_GAMES = 200
FEWEST_ROOMS = 30
MOST_ROOMS = 80

Asked = tuple[tuple[str, ...], Any, int]

EXPLORE = 0
LEAVE = 1
"""The codes of a turn, see `undercroft.games.doggos.codes`."""


def asked() -> Iterator[Asked]:
    """Yield every position of both sets: the groups it counts in, the state, the seat that is asked."""
    return chain(random_positions(), explored_positions())


def random_positions() -> Iterator[Asked]:
    """Yield all decisions of random games of four."""
    for seed in range(1, RANDOM_GAMES + 1):
        draw = Random(seed).random
        state = undercroft.game("doggos").start(seats=4, seed=seed)
        while not state.over:
            seat = state.to_act[0]
            yield ("random",), state, seat
            codes = state.choices(seat)
            state.play(seat, codes[int(draw() * len(codes))])


def explored_positions() -> Iterator[Asked]:
    """Yield the decisions about leaving in large dungeons, 2, 3 or 4 seats in turn."""
    for seed in range(1, EXPLORED_GAMES + 1):
        rng = Random(f"explored {seed}")
        state: Any = undercroft.game("doggos").start(seats=2 + seed % 3, seed=seed)
        wanted = {number: rng.randint(FEWEST_ROOMS, MOST_ROOMS) for number in range(4)}
        while not state.over:
            seat = state.to_act[0]
            rooms = len(state.grid.cells)
            if state.drawn < 0 and FEWEST_ROOMS <= rooms <= MOST_ROOMS:
                dog = state.tables.content.dogs[state.players[seat].dog].id
                yield ("explored", f"explored-{dog}"), state, seat
            codes = state.choices(seat)
            state.play(seat, _explore_first(codes, rooms < wanted[state.round], rng))


def _explore_first(codes: list[int], small: bool, rng: Random) -> int:
    if EXPLORE in codes and small:
        return EXPLORE
    return LEAVE if LEAVE in codes else codes[int(rng.random() * len(codes))]
