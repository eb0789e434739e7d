"""Gymnasium's own checker, and what one seat among bots is told and paid."""

import subprocess
import sys
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tests.envs.play import explorer
from undercroft import envs
from undercroft.bots import UnknownBot
from undercroft.envs.rewards import utilities


@pytest.mark.parametrize("name", envs.GYMNASIUM)
def test_gymnasium_finds_nothing_wrong(name):
    check_env(gymnasium.make(name, disable_env_checker=True).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", envs.GYMNASIUM)
def test_a_name_with_the_module_before_it_needs_no_import(name):
    """In a process that has imported nothing of the house: Gymnasium itself looks for no environments."""
    game, seats = envs.GYMNASIUM[name]
    program = f"""
import gymnasium
try:
    gymnasium.make({name!r})
except gymnasium.error.NamespaceNotFound:
    print("unknown")
env = gymnasium.make({"undercroft.envs:" + name!r})
_, info = env.reset(seed=7)
env.step(env.action_space.sample(info["action_mask"]))
print(env.spec.id, env.unwrapped.game.name, env.unwrapped.state_now.seats)
print(gymnasium.make({name!r}).spec.id)
"""
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines() == ["unknown", f"{name} {game} {seats}", name]


@pytest.mark.parametrize(
    ("game", "seats", "seat"), [("paper-dungeons", 3, 1), ("doggos", 3, 2), ("dungeoneer", 2, 1)]
)
def test_a_seat_among_bots_plays_to_the_end(game, seats, seat):
    env = envs.SeatEnv(game, seats, seat, opponents="random")
    rng = Random(4)
    observation, info = env.reset(seed=4)
    paid, over = 0.0, False
    while not over:
        assert env.observation_space.contains(observation)
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        codes = np.flatnonzero(info["action_mask"]).tolist()
        observation, reward, over, truncated, info = env.step(explorer(codes, game, rng))
        assert not truncated
        paid += float(reward)
    assert not info["action_mask"].any()
    outcome = env.state_now.outcome
    assert outcome is not None
    assert info["ranks"] == outcome.ranks
    assert paid == utilities(outcome)[seat]
    env.close()


def test_alone_the_rewards_add_up_to_the_score():
    env: Any = gymnasium.make("undercroft/PaperDungeons-v0")
    rng = Random(8)
    _, info = env.reset(seed=8)
    start = env.unwrapped.state_now.score(0)
    paid, over = 0.0, False
    while not over:
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist()))
        paid += float(reward)
    assert paid + start == info["scores"][0]
    env.close()


def test_an_illegal_action_costs_something_and_changes_nothing():
    env = envs.SeatEnv("doggos", 2)
    before, info = env.reset(seed=2)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[7])
    after, reward, over, _, told = env.step(np.int64(illegal))
    assert np.array_equal(before, after)
    assert (reward, over) == (envs.SeatEnv.ILLEGAL, False)
    rule, message = told["refused"]
    assert rule.startswith("DD-")
    assert message
    assert np.array_equal(told["action_mask"], info["action_mask"])
    env.close()


def test_the_same_seed_gives_the_same_game_and_the_same_rivals():
    def play():
        env = envs.SeatEnv("doggos", 3, opponents=("random", "greedy"))
        rng = Random(1)
        seen, info = env.reset(seed=21)
        trail, over = [seen.tobytes()], False
        while not over:
            seen, _, over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"]).tolist() or [0]))
            trail.append(seen.tobytes())
        env.close()
        return trail

    assert play() == play()


def test_what_cannot_be_set_up_is_said_at_once():
    with pytest.raises(ValueError, match="numbered from 0 to 1"):
        envs.SeatEnv("doggos", 2, 2)
    with pytest.raises(ValueError, match="2 opponents, got 1"):
        envs.SeatEnv("doggos", 3, opponents=["random"])
    with pytest.raises(UnknownBot):
        envs.SeatEnv("doggos", 2, opponents="gredy")
    with pytest.raises(RuntimeError, match="reset"):
        envs.SeatEnv("doggos", 2).step(np.int64(0))
