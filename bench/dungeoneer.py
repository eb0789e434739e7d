"""Positions of Dungeoneer at which `choices()` is timed, and a record to replay; the same in every run.

Three sets of positions, all decisions of games with random choices: `random`, games of four; `solo`, games of one;
`stages`, games of four with all three sets.
"""

from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import undercroft
from undercroft.kernel.match import Match
from undercroft.kernel.record import write_record

RANDOM_GAMES = 30
SOLO_GAMES = 60
STAGES_GAMES = 10
LONG_GAME = 1000
"""Decisions that the record to replay has at least."""

Asked = tuple[tuple[str, ...], Any, int]


def asked() -> Iterator[Asked]:
    """Yield every position of all sets: the group it counts in, the state, the seat that is asked."""
    return chain(
        positions("random", RANDOM_GAMES, 4, {}),
        positions("solo", SOLO_GAMES, 1, {}),
        positions("stages", STAGES_GAMES, 4, {"sets": "heroic,epic,legendary"}),
    )


def positions(group: str, games: int, seats: int, options: dict[str, str]) -> Iterator[Asked]:
    """Yield all decisions of random games."""
    for seed in range(1, games + 1):
        draw = Random(seed).random
        state = undercroft.game("dungeoneer").start(seats=seats, seed=seed, options=options)
        while not state.over:
            seat = state.to_act[0]
            yield (group,), state, seat
            codes = state.choices(seat)
            state.play(seat, codes[int(draw() * len(codes))])


def recorded() -> tuple[str, int]:
    """Return the record of the first random game of four that is long enough, and its decisions."""
    seed = 0
    while True:
        seed += 1
        draw = Random(seed).random
        match = Match(undercroft.game("dungeoneer"), 4, seed)
        while not match.state.over:
            seat = match.state.to_act[0]
            codes = match.state.choices(seat)
            match.play(seat, codes[int(draw() * len(codes))])
        if len(match.moves) >= LONG_GAME:
            return write_record(match), len(match.moves)
