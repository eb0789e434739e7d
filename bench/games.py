"""The table of games that are measured. A new game is one more entry in `GAMES`."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bench import doggos, dungeoneer

Asked = tuple[tuple[str, ...], Any, int]
"""A position: the groups it counts in, the state, the seat that is asked."""


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
    """Positions at which `choices()` is timed one by one."""
    recorded: Callable[[], tuple[str, int]] | None = None
    """A record whose replay is timed, and how many decisions it has."""


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
        prefers=frozenset((doggos.EXPLORE,)),
        goals={
            "catanatron": Goal(at_least=8, aim=15),
            "copy": Goal(at_least=20),
            "choices-random": Goal(below=1000),
            "choices-explored": Goal(below=1000),
            "choices-bonk": Goal(below=1000),
            "choices-sharik": Goal(below=1000),
        },
        asked=doggos.asked,
    ),
    BenchGame(
        name="dungeoneer",
        seats=4,
        midway=lambda state: state.round >= 8,
        prefers=frozenset(),
        goals={
            "catanatron": Goal(at_least=4, aim=8),
            "copy": Goal(at_least=5),
            "choices-random": Goal(below=2000),
            "choices-solo": Goal(below=2000),
            "choices-stages": Goal(below=2000),
            "replay": Goal(below=100),
        },
        asked=dungeoneer.asked,
        recorded=dungeoneer.recorded,
    ),
)
