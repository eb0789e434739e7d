"""Measure the peers' environments for learners; runs inside the peers' own environment and prints JSON.

Every environment is driven with random legal actions, as its documentation does it.
"""

import argparse
import json
from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any

import rlcard
from pettingzoo.classic import chess_v6, connect_four_v3

from bench.masked import play_masked
from bench.timing import throughput


def play_rlcard(env: Any, seed: int) -> dict[str, int]:
    """Play one game of RLCard; its `step` returns the next player's state with the legal actions."""
    draw = Random(seed).random
    env.seed(seed)
    state, _ = env.reset()
    steps = 0
    while not env.is_over():
        actions = list(state["legal_actions"])
        state, _ = env.step(actions[int(draw() * len(actions))])
        steps += 1
    return {"steps": steps}


def main() -> None:
    """Measure one peer and print its figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("peer", choices=("pettingzoo", "rlcard"))
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each figure")
    arguments = parser.parse_args()
    # The bare environments: their order-enforcing wrappers would only slow the peers down.
    players = {
        "pettingzoo": {
            "chess": partial(play_masked, chess_v6.raw_env()),
            "connect_four": partial(play_masked, connect_four_v3.raw_env()),
        },
        "rlcard": {"gin_rummy": partial(play_rlcard, rlcard.make("gin-rummy"))},
    }[arguments.peer]
    figures = {
        f"{arguments.peer}.{game}.{name}": value
        for game, play in players.items()
        for name, value in throughput(play, arguments.seconds).items()
    }
    print(json.dumps({"version": version(arguments.peer), "figures": figures}))


if __name__ == "__main__":
    main()
