"""Measure the peers; runs inside their own environment and prints JSON.

Every peer is driven the way its documentation drives it from Python, with random choices.
"""

import argparse
import json
import random
from collections.abc import Sequence
from functools import partial
from importlib.metadata import version

import numpy as np
import pyspiel
from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from open_spiel.python.algorithms import mcts

from bench.timing import microseconds, throughput

OPEN_SPIEL_GAMES = ("hearts", "backgammon", "gin_rummy")
COPY_AFTER_TICKS = 300
COPIED_GAMES = 5
# Two players, dice, and nothing hidden: OpenSpiel's search knows no hidden cards and would look at them.
SEARCHED = "backgammon"
SEARCHED_GAMES = 3
MIDWAY = 60
"""Actions of a random game, dice among them, after which it is well under way."""
CURIOSITY = 2.0
SIMULATIONS = 5
"""So many a call in Python, and a hundred times as many in C++: looking at the clock must not be what is measured."""


def catanatron_game(seed: int) -> Game:
    """Return a new game of four random seats."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play_catanatron(seed: int) -> dict[str, int]:
    """Play one game in the loop of `Game.play`, which copies the game twice besides; a tick is a decision."""
    game = catanatron_game(seed)
    ticks = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        ticks += 1
    return {"ticks": ticks}


def catanatron_after(ticks: int, seed: int) -> Game:
    """Return a game in which `ticks` decisions have been made."""
    game = catanatron_game(seed)
    for _ in range(ticks):
        game.play_tick()
    return game


def measure_catanatron(seconds: float) -> dict[str, float]:
    """Return the figures of catanatron."""
    rates = throughput(play_catanatron, seconds)
    games = [catanatron_after(COPY_AFTER_TICKS, seed) for seed in range(1, COPIED_GAMES + 1)]
    return rates | {"copy_us": microseconds([game.copy for game in games], seconds / 2)}


def sample(outcomes: Sequence[tuple[int, float]], threshold: float) -> int:
    """Return the outcome at `threshold` of the summed probabilities; far faster than numpy's choice."""
    for action, probability in outcomes:
        threshold -= probability
        if threshold < 0:
            return action
    return outcomes[-1][0]


def play_open_spiel(game: pyspiel.Game, seed: int) -> dict[str, int]:
    """Play one game of OpenSpiel, counting the players' actions and those of chance."""
    draw = random.Random(seed).random
    state = game.new_initial_state()
    decisions = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample(state.chance_outcomes(), draw()))
            chances += 1
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
    return {"decisions": decisions, "actions": decisions + chances}


def measure_open_spiel(seconds: float) -> dict[str, float]:
    """Return the figures of all games of OpenSpiel."""
    figures: dict[str, float] = {}
    for name in OPEN_SPIEL_GAMES:
        game = pyspiel.load_game(name)
        rates = throughput(partial(play_open_spiel, game), seconds)
        figures |= {f"{name}.{figure}": value for figure, value in rates.items()}
    return figures | measure_searches(seconds)


def position(game: pyspiel.Game, seed: int, actions: int) -> pyspiel.State:
    """Return a random game at the first decision after so many actions."""
    draw = random.Random(seed).random
    state = game.new_initial_state()
    while actions > 0 or state.is_chance_node():
        if state.is_chance_node():
            state.apply_action(sample(state.chance_outcomes(), draw()))
        else:
            moves = state.legal_actions()
            state.apply_action(moves[int(draw() * len(moves))])
        actions -= 1
    return state


def measure_searches(seconds: float) -> dict[str, float]:
    """Return simulations/s of OpenSpiel's tree searches with one random game each, in Python and in C++."""
    game = pyspiel.load_game(SEARCHED)
    generator = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        game, CURIOSITY, SIMULATIONS, mcts.RandomRolloutEvaluator(1, generator), random_state=generator
    )
    in_a_row = 100 * SIMULATIONS
    fast = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, 1), CURIOSITY, in_a_row, 1000, True, 1, False
    )
    figures: dict[str, float] = {}
    for stage, actions in (("start", 0), ("midway", MIDWAY)):
        states = [position(game, seed, actions) for seed in range(1, SEARCHED_GAMES + 1)]
        slow_calls = [partial(bot.mcts_search, state) for state in states]
        fast_calls = [partial(fast.mcts_search, state) for state in states]
        figures |= {
            f"{SEARCHED}.mcts.{stage}_per_second": SIMULATIONS * 1e6 / microseconds(slow_calls, seconds, 1),
            f"{SEARCHED}.mcts_cpp.{stage}_per_second": in_a_row * 1e6 / microseconds(fast_calls, seconds, 1),
        }
    return figures


def main() -> None:
    """Measure one peer and print its figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peer", choices=("catanatron", "open_spiel"))
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each figure")
    arguments = parser.parse_args()
    measure = {"catanatron": measure_catanatron, "open_spiel": measure_open_spiel}[arguments.peer]
    figures = measure(arguments.seconds)
    named = {f"{arguments.peer}.{figure}": value for figure, value in figures.items()}
    print(json.dumps({"version": version(arguments.peer), "figures": named}))


if __name__ == "__main__":
    main()
