"""Train a player of solo Paper Dungeons with MaskablePPO, and compare it with the bots of the house.

    pip install 'undercroft[train]'
    python examples/train_solo.py

Training goes on until the steps are done; then the learned player, the greedy bot and a random one play the same games,
and the mean fame of each is printed with its 95 % interval. The rewards are points of fame as they are made.
"""

from __future__ import annotations

import argparse
import math
import statistics
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn, SupportsFloat

from undercroft import bots
from undercroft.bots.playout import play_game

if TYPE_CHECKING:
    from sb3_contrib import MaskablePPO


def end_without(missing: ImportError) -> NoReturn:
    """Say what is missing and what brings it."""
    sys.exit(f"train_solo.py: {missing}. All that it needs: pip install 'undercroft[train]'")


try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray

    from undercroft.envs import SeatEnv
except ImportError as missing:
    end_without(missing)

GAME = "paper-dungeons"
FIRST_TEST_SEED = 1_000_000


class Scaled(gymnasium.ObservationWrapper[NDArray[np.float32], np.int64, NDArray[np.uint8]]):
    """Observations as numbers from 0 to 1, and rewards of about one: what networks learn from best."""

    def __init__(self) -> None:
        """One seat alone, without the checks that would cost more than a step."""
        env = gymnasium.make("undercroft/PaperDungeons-v0", disable_env_checker=True)
        assert isinstance(env.unwrapped, SeatEnv)
        super().__init__(env)
        self.seat = env.unwrapped
        self.high = np.maximum(self.seat.observer.layout.high, 1).astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(0, 1, self.high.shape, np.float32)

    def observation(self, observation: NDArray[np.uint8]) -> NDArray[np.float32]:
        return np.divide(observation, self.high, dtype=np.float32)

    def step(self, action: np.int64) -> tuple[NDArray[np.float32], SupportsFloat, bool, bool, dict[str, Any]]:
        observation, reward, terminated, truncated, info = super().step(action)
        return observation, float(reward) / 10, terminated, truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as MaskablePPO asks for them."""
        return self.seat.action_masks()


def fame_of_model(model: MaskablePPO, games: int) -> list[int]:
    """What the learned player gets in games that it has not seen."""
    env = Scaled()
    fames = []
    for number in range(games):
        observation, info = env.reset(seed=FIRST_TEST_SEED + number)
        over = False
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
        env = Scaled()
        env.reset(seed=FIRST_TEST_SEED + number)
        state = env.seat.state_now
        play_game(state, [bots.make(name, GAME, number)])
        fames.append(state.score(0))
    return fames


def show(name: str, fames: Sequence[int]) -> None:
    """Print the mean with its interval."""
    mean = statistics.fmean(fames)
    margin = 1.96 * statistics.stdev(fames) / math.sqrt(len(fames))
    print(f"{name:<10} {mean:6.1f} ± {margin:.1f} fame over {len(fames)} games", flush=True)


def wishes(typed: Sequence[str] | None = None) -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--steps", type=int, default=150_000, help="decisions to train on (150000)")
    parser.add_argument("--games", type=int, default=60, help="games to compare on (60)")
    parser.add_argument("--envs", type=int, default=8, help="games that are played side by side (8)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", default="", help="file for the trained model")
    return parser.parse_args(typed)


def main() -> None:
    """Measure the bots, train, and measure what was learned."""
    arguments = wishes()
    try:
        # Here and not above: they take seconds, and `--help` does without them.
        from sb3_contrib import MaskablePPO
        from stable_baselines3.common.env_util import make_vec_env
    except ImportError as missing:
        end_without(missing)
    for name in ("random", "greedy"):
        show(name, fame_of_bot(name, arguments.games))
    model = MaskablePPO(
        "MlpPolicy",
        make_vec_env(Scaled, arguments.envs, seed=arguments.seed),
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
