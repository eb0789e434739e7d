"""What a game is worth to those who learn it."""

from __future__ import annotations

from typing import Final

from undercroft.kernel.messages import Outcome
from undercroft.kernel.state import State

WIN: Final = "win"
SCORE: Final = "score"
KINDS: Final = (WIN, SCORE)


def checked_kind(kind: str | None, seats: int) -> str:
    """The kind of reward that was asked for: who plays alone counts points, others win or lose; ``ValueError`` else."""
    if kind is None:
        return SCORE if seats == 1 else WIN
    if kind not in KINDS:
        raise ValueError(f"reward={kind!r}: known are {', '.join(KINDS)}")
    return kind


def utilities(outcome: Outcome) -> list[float]:
    """The places of a finished game as numbers from 1 (first alone) to -1 (last alone), evenly spaced; they sum to 0.

    Who shares a place shares the numbers of the places it takes. Alone 1 is a game won, -1 a game lost.
    """
    ranks = outcome.ranks
    count = len(ranks)
    if count == 1:
        return [-1.0 if outcome.lost else 1.0]
    worth: list[float] = []
    for rank in ranks:
        shared = ranks.count(rank)
        # Places rank .. rank + shared - 1, on average.
        place = rank + (shared - 1) / 2
        worth.append((count + 1 - 2 * place) / (count - 1))
    return worth


def scores(state: State) -> list[int]:
    """What every seat has now: the result once the game is over, before that the points kept along the way."""
    outcome = state.outcome
    if outcome is not None:
        return list(outcome.scores)
    return [state.score(seat) for seat in range(state.seats)]
