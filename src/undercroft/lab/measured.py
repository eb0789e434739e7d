"""One game between bots with everything that is counted of it."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec

from undercroft.bots.bot import Bot
from undercroft.kernel.game import Game
from undercroft.kernel.seat import close_seats, open_seats
from undercroft.kernel.state import CHANCE, State
from undercroft.lab.latency import Latencies
from undercroft.lab.lineups import Seating
from undercroft.lab.tally import Forfeits


class Played(msgspec.Struct, frozen=True):
    """A finished game. Lists are by seat; only ``seconds`` and ``thinking`` differ when it is played again."""

    number: int
    """Which of the seeds it was played with."""
    seed: str
    """The game's own seed, as text: it has more digits than many a reader of JSON can keep."""
    players: Seating
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    lost: bool
    """Whether the game itself has won."""
    ending: str
    decisions: tuple[int, ...]
    rounds: int
    seconds: float
    thinking: tuple[Latencies, ...]
    """Of decisions between at least two choices."""
    forfeits: tuple[Forfeits, ...]


def play_measured(
    game: Game, state: State, bots: Sequence[Bot], number: int, seed: int, players: Seating
) -> Played:
    """Play a state to its end, ``bots[i]`` at seat i. Every code is checked, as in ``play_game``."""
    started = time.perf_counter()
    decisions = [0] * state.seats
    thinking = [Latencies() for _ in bots]
    seats = open_seats(state)
    try:
        while state.to_act:
            index = state.to_act[0]
            if index == CHANCE:
                state.apply(CHANCE, state.sample())
                continue
            seat = seats[index]
            state.choices_into(index, seat.choices)
            asked = time.perf_counter_ns()
            code = bots[index].choose(seat)
            answered = time.perf_counter_ns()
            if len(seat.choices) > 1:
                thinking[index].take(answered - asked)
            state.play(index, code)
            decisions[index] += 1
    finally:
        close_seats(seats)
    outcome = state.outcome
    assert outcome is not None
    return Played(
        number=number,
        seed=str(seed),
        players=players,
        scores=outcome.scores,
        ranks=outcome.ranks,
        lost=outcome.lost,
        ending=outcome.kind,
        decisions=tuple(decisions),
        rounds=_rounds(game, state),
        seconds=time.perf_counter() - started,
        thinking=tuple(thinking),
        forfeits=tuple(Forfeits.of(bot) for bot in bots),
    )


def _rounds(game: Game, state: State) -> int:
    """The round in which it ended; 0 in a game that has none."""
    progress = game.progress(state.view(None))
    reached = None if progress is None else progress.args.get("round")
    return reached if isinstance(reached, int) else 0
