"""The table of games that are measured. A new game is one more entry in `GAMES`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


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
    goals: Mapping[str, Goal]
    """By the key of a comparison in `report.COMPARISONS`; a comparison without a goal is only printed."""


GAMES = (
    BenchGame(
        name="paper-dungeons",
        seats=4,
        midway=lambda state: state.round >= 5,
        goals={
            "catanatron": Goal(at_least=20, aim=40),
            "hearts": Goal(at_least=1),
            "copy": Goal(at_least=30),
            "plain": Goal(at_least=3),
            "bytes": Goal(below=8192),
        },
    ),
)
