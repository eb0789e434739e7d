"""The table of games that are measured. A new game is one more entry in `GAMES`."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bench.doggos import EXPLORE, Asked, asked


@dataclass(frozen=True, slots=True)
class Goal:
    """What a figure must reach, and what we hope for: `ratio >= at_least` or `size < below`."""

    at_least: float | None = None
    below: float | None = None
    aim: float | None = None

    def met_by(self, value: float) -> bool:
        """Tell whether the value is good enough."""
        if self.below is not None:
            return value < self.below
        return self.at_least is None or value >= self.at_least


@dataclass(frozen=True, slots=True)
class BenchGame:
    """One game of ours: how it is set up, where its copies are made, what its figures must reach."""

    name: str
    seats: int
    midway: Callable[[Any], bool]
    """First true where `copy`, `view`, `digest` and the size of a state are measured."""
    prefers: frozenset[int]
    """Choices that are made wherever they are offered on the way there; the others are random."""
    goals: Mapping[str, Goal]
    """By the key of a comparison in `report.COMPARISONS`; a comparison without a goal is only printed."""
    asked: Callable[[], Iterator[Asked]] | None = None
    """Positions at which `choices()` is timed one by one: the groups each counts in, the state, the seat that is asked."""


GAMES = (
    BenchGame(
        name="paper-dungeons",
        seats=4,
        midway=lambda state: state.round >= 5,
        prefers=frozenset(),
        goals={
            "catanatron": Goal(at_least=20, aim=40),
            "hearts": Goal(at_least=1),
            "copy": Goal(at_least=30),
            "plain": Goal(at_least=3),
            "bytes": Goal(below=8192),
        },
    ),
    BenchGame(
        name="doggos",
        seats=4,
        # Random players leave at once; whoever explores has a dungeon to copy.
        midway=lambda state: len(state.grid.cells) >= 25,
        prefers=frozenset((EXPLORE,)),
        goals={
            "catanatron": Goal(at_least=8, aim=15),
            "copy": Goal(at_least=20),
            "choices-random": Goal(below=1000),
            "choices-explored": Goal(below=1000),
            "choices-bonk": Goal(below=1000),
            "choices-sharik": Goal(below=1000),
        },
        asked=asked,
    ),
)
