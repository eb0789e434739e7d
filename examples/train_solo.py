"""Train a player of solo Paper Dungeons with MaskablePPO, and compare it with the bots of the house.

    pip install 'undercroft[train]'
    python examples/train_solo.py --steps 1000000

Training goes on until the steps are done; then the learned player, the greedy bot and a random one play the same games,
and the mean fame of each is printed with its 95 % interval. The rewards are points of fame as they are made.
"""

import argparse
import math
import statistics
from collections.abc import Sequence

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import undercroft.envs  # noqa: F401  # registers the environments
from undercroft import bots
from undercroft.bots.playout import play_game

GAME = "paper-dungeons"
FIRST_TEST_SEED = 1_000_000


class Scaled(gymnasium.ObservationWrapper):
    """Observations as numbers from 0 to 1, and rewards of about one: what networks learn from best."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        self.high = np.maximum(env.observation_space.high, 1).astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(0, 1, env.observation_space.shape, np.float32)

    def observation(self, observation: np.ndarray) -> np.ndarray:
        return observation / self.high

    def step(self, action):
        observation, reward, terminated, truncated, info = super().step(action)
        return observation, float(reward) / 10, terminated, truncated, info

    def action_masks(self) -> np.ndarray:
        return self.unwrapped.action_masks()


def make_env() -> gymnasium.Env:
    """One seat alone, without the checks that would cost more than a step."""
    return Scaled(gymnasium.make("undercroft/PaperDungeons-v0", disable_env_checker=True))


def fame_of_model(model: MaskablePPO, games: int) -> list[int]:
    """What the learned player gets in games that it has not seen."""
    env = make_env()
    fames = []
    for number in range(games):
        observation, _ = env.reset(seed=FIRST_TEST_SEED + number)
        over, info = False, {}
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, _, over, _, info = env.step(action)
        fames.append(info["scores"][0])
    return fames


def fame_of_bot(name: str, games: int) -> list[int]:
    """What a bot of the house gets in the same games."""
    fames = []
    for number in range(games):
        # The environment's own game for this number, so that all play the same dungeons and dice.
        env = make_env()
        env.reset(seed=FIRST_TEST_SEED + number)
        state = env.unwrapped.state_now
        play_game(state, [bots.make(name, GAME, number)])
        fames.append(state.outcome.scores[0])
    return fames


def show(name: str, fames: Sequence[int]) -> None:
    """Print the mean with its interval."""
    mean = statistics.fmean(fames)
    margin = 1.96 * statistics.stdev(fames) / math.sqrt(len(fames))
    print(f"{name:<10} {mean:6.1f} ± {margin:.1f} fame over {len(fames)} games", flush=True)


def main() -> None:
    """Measure the bots, train, and measure what was learned."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=1_000_000, help="decisions to train on (1000000)")
    parser.add_argument("--games", type=int, default=200, help="games to compare on (200)")
    parser.add_argument("--envs", type=int, default=8, help="games that are played side by side (8)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", help="file for the trained model")
    arguments = parser.parse_args()
    for name in ("random", "greedy"):
        show(name, fame_of_bot(name, arguments.games))
    model = MaskablePPO(
        "MlpPolicy",
        make_vec_env(make_env, arguments.envs, seed=arguments.seed),
        n_steps=512,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        gae_lambda=0.97,
        learning_rate=lambda left: 3e-4 * left,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256]},
        seed=arguments.seed,
    )
    show("untrained", fame_of_model(model, arguments.games))
    model.learn(arguments.steps)
    show("trained", fame_of_model(model, arguments.games))
    if arguments.save:
        model.save(arguments.save)


if __name__ == "__main__":
    main()
