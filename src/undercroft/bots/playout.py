"""Whole games in one compiled loop."""

from collections.abc import Sequence

from undercroft.bots.bot import Bot
from undercroft.bots.draws import Draws
from undercroft.kernel.seat import close_seats, open_seats
from undercroft.kernel.state import CHANCE, State


def playout(state: State, seed: int) -> int:
    """Play a state to its end with uniform random choices; how many decisions that took.

    The same state and seed give the same game, compiled or not. Chance that is asked for is drawn from the state's
    own generator and is no decision.
    """
    draws = Draws(seed)
    buffer: list[int] = []
    decisions = 0
    while True:
        to_act = state.to_act
        if not to_act:
            return decisions
        for seat in to_act:
            if seat == CHANCE:
                state.apply(CHANCE, state.sample())
                continue
            block = state.block
            # A seat finishes its part of the block before the next one begins: fewer questions who is to act.
            while True:
                state.choices_into(seat, buffer)
                if not buffer or state.block != block:
                    break
                state.apply(seat, buffer[draws.below(len(buffer))])
                decisions += 1


def play_game(state: State, bots: Sequence[Bot]) -> int:
    """Play a state to its end, ``bots[i]`` at seat i; how many decisions that took, forced ones too.

    Every code is checked: a bot that answers with an illegal one raises ``IllegalPlay``. Chance that is asked for is
    drawn from the state's own generator and is no decision.
    """
    if len(bots) != state.seats:
        raise ValueError(f"{state.seats} seats need as many bots, got {len(bots)}")
    players = list(bots)
    seats = open_seats(state)
    try:
        decisions = 0
        while True:
            to_act = state.to_act
            if not to_act:
                return decisions
            index = to_act[0]
            if index == CHANCE:
                state.apply(CHANCE, state.sample())
                continue
            seat = seats[index]
            state.choices_into(index, seat.choices)
            state.play(index, players[index].choose(seat))
            decisions += 1
    finally:
        close_seats(seats)
