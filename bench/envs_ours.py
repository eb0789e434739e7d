"""Measure Undercroft's PettingZoo environments; runs inside our compiled environment and prints JSON."""

import argparse
import json
import sys
from functools import partial
from importlib.metadata import version
from random import Random

import undercroft
from bench.envs import GAMES
from bench.masked import play_masked
from bench.timing import throughput
from undercroft import envs


def play_bare(game: str, seats: int, seed: int) -> dict[str, int]:
    """Play one game with random choices through the public API, without any environment."""
    draw = Random(seed).random
    state = undercroft.game(game).start(seats=seats, seed=seed)
    decisions = 0
    while not state.over:
        seat = state.to_act[0]
        codes = state.choices(seat)
        state.play(seat, codes[int(draw() * len(codes))])
        decisions += 1
    return {"decisions": decisions}


def play_table(env: envs.TableEnv, observing: bool, seed: int) -> dict[str, int]:
    """Play one game of an environment with random choices, observing at every step or never.

    Both players ask the environment for their choices, which it lists once a step: for the mask, or because they ask.
    """
    draw = Random(seed).random
    env.reset(seed=seed)
    steps = 0
    for agent in env.agent_iter():
        _, _, terminated, _, _ = env.last(observing)
        if terminated:
            env.step(None)
            continue
        codes = env.choices(agent)
        env.step(codes[int(draw() * len(codes))])
        steps += 1
    return {"watched" if observing else "blind": steps}


def measure(game: str, seats: int, seconds: float) -> dict[str, float]:
    """Return the figures of one game."""
    env = envs.pettingzoo(game, seats)
    figures = throughput(partial(play_bare, game, seats), seconds)
    figures |= throughput(partial(play_masked, env), seconds)
    # Blind and watched games in turn, a little of each: their difference is what counts.
    spent = {"watched": 0.0, "blind": 0.0}
    for _ in range(4):
        for name, observing in (("blind", False), ("watched", True)):
            rate = throughput(partial(play_table, env, observing), seconds / 4)
            spent[name] += 1 / rate[f"{name}_per_second"]
    return figures | {"share": 1 - spent["blind"] / spent["watched"]}


def main() -> None:
    """Measure every game and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("build", choices=("compiled", "plain"), help="fails if the other one is found")
    parser.add_argument("--seconds", type=float, default=1.0, help="time for each figure")
    arguments = parser.parse_args()
    found = "compiled" if undercroft.compiled() else "plain"
    if found != arguments.build:
        sys.exit(f"expected the {arguments.build} build, found the {found} one")
    figures = {
        f"envs.{game}.{name}": value
        for game, seats in GAMES
        for name, value in measure(game, seats, arguments.seconds).items()
    }
    print(json.dumps({"version": version("undercroft"), "figures": figures}))


if __name__ == "__main__":
    main()
