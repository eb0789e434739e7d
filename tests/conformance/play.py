"""What the laws share: a case to judge, random play through it, and the bytes that a seat may see."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random

from tests.conformance.habits import EVEN, Habit
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Event
from undercroft.kernel.state import CHANCE, State
from undercroft.kernel.streams import Streams

LONGEST_GAME = 50_000
LONG_GAME = 600
"""Games of more decisions are replayed less often, and followed by one twin at a time."""
_LENGTHS: dict[tuple[Game, str], int] = {}
"""The length of a case, which is the same for every law."""


@dataclass
class Case:
    """A game with seats, options and a seed; laws judge it on random play that the seed and a habit decide."""

    game: Game
    seats: int
    seed: int = 0
    options: Mapping[str, object] = field(default_factory=dict)
    bound: int = LONGEST_GAME
    checks: int = 24
    """At about how many moments of a game the costly checks are made."""
    habit: Habit = field(default_factory=lambda: EVEN)

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items()) or "default options"
        habit = f", habit {dict(self.habit)}" if self.habit else ""
        return f"{self.game.name}, {self.seats} seats, seed {self.seed}, {options}{habit}"

    def start(self, chance: str = "roll") -> State:
        """A new game that nobody listens to."""
        return self.game.start(self.seats, self.seed, self.options, chance)

    def match(self, chance: str = "roll") -> Match:
        """A new game with its history."""
        return Match(self.game, self.seats, self.seed, self.options, chance=chance)

    def rng(self, purpose: str) -> Random:
        """Randomness for one purpose, the same in every run."""
        return Random(f"{purpose} {self.seed}")

    @property
    def length(self) -> int:
        """About how many decisions a game takes."""
        key = (self.game, f"{self}, {self.bound}")
        if key not in _LENGTHS:
            _LENGTHS[key] = self._measured()
        return _LENGTHS[key]

    @property
    def long(self) -> bool:
        """Whether one look at everything that was told, or one more replay, takes its time in such a game."""
        return self.length > LONG_GAME

    def _measured(self) -> int:
        state = self.start()
        rng = self.rng("length")
        count = 0
        while not state.over and count < self.bound:
            state.play(*self.pick(state, rng))
            count += 1
        return max(1, count)

    def due(self, rng: Random, checks: int | None = None) -> bool:
        """Whether a costly check is to be made now: ``checks`` times in a game of usual length."""
        return rng.random() * self.length < (self.checks if checks is None else checks)

    def pick(self, state: State, rng: Random) -> tuple[int, int]:
        """A seat that owes a decision and one of its choices; the state's own generator stands still."""
        seats = state.to_act
        assert seats, "the game is not over, but nobody owes a decision"
        seat = rng.choice(seats)
        if seat == CHANCE:
            outcomes = state.outcomes()
            if outcomes is None:
                return CHANCE, state.sample()
            codes = [code for code, _ in outcomes]
            return CHANCE, rng.choices(codes, [weight for _, weight in outcomes])[0]
        codes = state.choices(seat)
        assert codes, f"seat {seat} owes a decision, but has no choice"
        if not self.habit:
            return seat, rng.choice(codes)
        kinds = [self.game.codes.decode(code)[0] for code in codes]
        return seat, rng.choices(codes, [self.habit.get(kind, 1.0) for kind in kinds])[0]


def turns(case: Case, table: State | Match, rng: Random) -> Iterator[tuple[int, int]]:
    """Random decisions up to the end of the game; who asks for the next one has played the last one."""
    for _ in range(case.bound):
        state = table.state if isinstance(table, Match) else table
        if state.over:
            return
        yield case.pick(state, rng)
    raise AssertionError(f"the game has not ended after {case.bound} decisions")


def play_out(case: Case, state: State, rng: Random) -> list[tuple[int, int]]:
    """Play a state to its end; the moves that were made."""
    moves: list[tuple[int, int]] = []
    for seat, code in turns(case, state, rng):
        state.play(seat, code)
        moves.append((seat, code))
    return moves


def viewers(state: State) -> list[int | None]:
    """Everybody who may look: the seats and a spectator."""
    return [*range(state.seats), None]


def wire(state: State, viewer: int | None) -> str:
    """A view as the bytes that are sent."""
    return json.dumps(state.view(viewer).to_wire())


def choices_of(state: State, viewer: int | None) -> list[int]:
    """A viewer's choices; a spectator has none."""
    return [] if viewer is None else state.choices(viewer)


def streams_of(match: Match) -> list[list[Event]]:
    """What every seat and the spectator have been told."""
    return [match.events(viewer) for viewer in viewers(match.state)]


def fresh_streams(rng: Random) -> Streams:
    """Streams that have nothing to do with those of the game."""
    return Streams.seeded(rng.getrandbits(64))
