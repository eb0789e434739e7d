"""The greedy bot of Dungeoneer: legal, the same twice, fair, and better than chance."""

import pytest

from undercroft.bots.bot import Bot
from undercroft.bots.dungeoneer.greedy import DungeoneerGreedyBot
from undercroft.bots.uniform import RandomBot
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.view import DungeoneerView
from undercroft.kernel.seat import close_seats, open_seats

GAME = Dungeoneer()


def play(seed: int, bots: list[Bot], most: int = 10_000) -> tuple[DungeoneerState, list[int]]:
    """A game between bots, or its first decisions, with every choice checked."""
    state = GAME.start(seats=len(bots), seed=seed)
    assert isinstance(state, DungeoneerState)
    seats = open_seats(state)
    moves: list[int] = []
    while not state.over and len(moves) < most:
        index = state.to_act[0]
        state.choices_into(index, seats[index].choices)
        code = bots[index].choose(seats[index])
        state.play(index, code)
        moves.append(code)
    close_seats(seats)
    return state, moves


def greedy(*seeds: int) -> list[Bot]:
    return [DungeoneerGreedyBot(seed) for seed in seeds]


def test_the_same_bots_play_the_same_game():
    assert play(4, greedy(1, 2), 60)[1] == play(4, greedy(1, 2), 60)[1]


@pytest.mark.parametrize("seats", [1, 3])
def test_every_choice_is_legal(seats):
    play(5, greedy(*range(seats)), 80)


def test_it_answers_from_the_view_alone():
    """A view that was sent elsewhere and read again gives the same answer."""
    state, _ = play(6, greedy(1, 2), 40)
    seat = state.to_act[0]
    choices = state.choices(seat)
    bot = DungeoneerGreedyBot(3)
    here = state.view(seat)
    there = GAME.read_view(here.to_wire())
    assert isinstance(there, DungeoneerView)
    assert bot.values(here, seat, choices) == bot.values(there, seat, choices)


@pytest.mark.slow
def test_it_beats_random():
    wins = 0
    for seed in range(6):
        first = seed % 2
        bots: list[Bot] = [RandomBot(seed), RandomBot(seed)]
        bots[first] = DungeoneerGreedyBot(seed)
        wins += play(seed, bots)[0].winner == first
    assert wins >= 5
