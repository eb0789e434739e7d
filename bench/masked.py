"""One way to drive every environment of PettingZoo, ours and the peers'."""

from random import Random
from typing import Any

import numpy as np


def play_masked(env: Any, seed: int) -> dict[str, int]:
    """Play one game of an environment with random choices from its masks, as any learner would."""
    draw = Random(seed).random
    env.reset(seed=seed)
    steps = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        actions = np.flatnonzero(observation["action_mask"])
        env.step(int(actions[int(draw() * len(actions))]))
        steps += 1
    return {"steps": steps}
