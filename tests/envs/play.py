"""What the tests of environments share: games of the house at many moments."""

from collections.abc import Iterator
from random import Random
from typing import Any

import undercroft

SEATS = {"paper-dungeons": (1, 2, 3, 4, 5, 6, 7, 8), "doggos": (1, 2, 3, 4), "dungeoneer": (1, 2, 3, 4)}
"""All games of the house and how many can play them."""
TABLES = [(game, seats) for game, counts in SEATS.items() for seats in counts]


def explorer(codes: list[int], game: str, rng: Random) -> int:
    """A random choice; in Doggos mostly exploring, since random players leave an empty dungeon at once."""
    if game == "doggos" and codes[0] == 0 and rng.random() < 0.9:
        return 0
    return rng.choice(codes)


def moments(game: str, seats: int, seed: int, every: int, **options: object) -> Iterator[Any]:
    """A random game, stopped at every n-th decision and at its end."""
    rng = Random(seed)
    state = undercroft.game(game).start(seats, seed, options)
    count = 0
    while not state.over:
        if count % every == 0:
            yield state
        seat = rng.choice(state.to_act)
        state.play(seat, explorer(state.choices(seat), game, rng))
        count += 1
    yield state
