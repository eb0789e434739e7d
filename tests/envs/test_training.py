"""examples/train_solo.py without what it trains with: its environment, its games for bots, and what it says then."""

import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_solo.py"
PAGE = Path(__file__).parents[2] / "docs" / "envs.md"


@pytest.fixture(scope="module")
def example():
    """What the example defines; importing it must not need torch."""
    return runpy.run_path(str(EXAMPLE))


def run_without(*modules, typed=()):
    """The example as a program that finds none of these modules."""
    program = f"""
import runpy, sys
sys.modules.update(dict.fromkeys({modules!r}))
sys.argv = [{str(EXAMPLE)!r}, *{tuple(typed)!r}]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)


def test_help_is_given_without_the_extra():
    run = run_without("torch", "sb3_contrib", "stable_baselines3", typed=["--help"])
    assert run.returncode == 0, run.stderr
    assert "--steps" in run.stdout


@pytest.mark.parametrize("missing", ["sb3_contrib", "gymnasium"])
def test_a_missing_extra_is_named_before_anything_is_measured(missing):
    run = run_without(missing)
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.startswith("train_solo.py: ")
    assert missing in run.stderr
    assert run.stderr.endswith("pip install 'undercroft[train]'\n")


def test_a_wrong_wish_is_refused(example, capsys):
    with pytest.raises(SystemExit):
        example["wishes"](["--steps", "many"])
    assert "--steps" in capsys.readouterr().err


def test_the_page_tells_of_a_run_with_the_defaults(example):
    usual = example["wishes"]([])
    told = PAGE.read_text().partition("## Training")[2]
    assert f"{usual.steps:,} decisions" in told
    assert f"{usual.games} games" in told


def test_what_the_learner_sees_is_between_0_and_1_and_its_masks_are_the_game_s(example):
    env = example["Scaled"]()
    observation, info = env.reset(seed=3)
    paid, over = 0.0, False
    start = env.seat.state_now.score(0)
    while not over:
        assert env.observation_space.contains(observation)
        assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool))
        observation, reward, over, _, info = env.step(np.flatnonzero(env.action_masks())[0])
        paid += reward
    assert round(10 * paid) + start == info["scores"][0]
    env.close()


def test_bots_play_the_games_that_the_learner_is_tested_on(example):
    fames = example["fame_of_bot"]("random", 2)
    assert fames == example["fame_of_bot"]("random", 2)
    assert len(set(fames)) == 2


class First:
    """A model that has learned to take the first legal action."""

    def predict(self, observation, action_masks, deterministic):
        assert deterministic
        return np.flatnonzero(action_masks)[0], None


def test_a_model_is_measured_on_whole_games(example, capsys):
    fames = example["fame_of_model"](First(), 3)
    assert len(fames) == 3
    example["show"]("first", fames)
    assert "over 3 games" in capsys.readouterr().out
