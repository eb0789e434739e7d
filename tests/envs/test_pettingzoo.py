"""PettingZoo's own suites, and what they do not ask: who observes what, who is paid what, what is refused."""

from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tests.envs.play import TABLES, explorer
from undercroft import envs
from undercroft.kernel.errors import BadOption, IllegalPlay, UnknownGame

# PettingZoo knows only its own environments as ones with masks in the observation, and says so of all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    # Who is asked nothing any more has no actions: so it is in every game that ends.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(game, seats, capsys):
    api_test(envs.pettingzoo(game, seats), num_cycles=40)
    seed_test(lambda: envs.pettingzoo(game, seats), num_cycles=20)


@pytest.mark.parametrize("game", ["paper-dungeons", "doggos", "dungeoneer"])
def test_pettingzoo_finds_nothing_wrong_up_to_the_end_of_games(game, capsys):
    """A game of two takes some hundred steps: here its own suite sees several ends."""
    api_test(envs.pettingzoo(game, 2), num_cycles=600)


@pytest.mark.filterwarnings("error")
def test_whole_games_end_with_every_agent_paid():
    for game, seats in (("paper-dungeons", 3), ("doggos", 4), ("dungeoneer", 2)):
        env = envs.pettingzoo(game, seats)
        env.reset(seed=5)
        rng = Random(5)
        paid = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            paid[agent] += reward
            codes = np.flatnonzero(observation["action_mask"]).tolist()
            assert not truncated
            assert bool(codes) != terminated
            env.step(None if terminated else explorer(codes, game, rng))
        assert env.agents == []
        outcome = env.state_now.outcome
        assert outcome is not None
        assert sum(paid.values()) == pytest.approx(0)
        assert sorted(paid, key=paid.__getitem__, reverse=True)[0] in {
            f"player_{seat}" for seat, rank in enumerate(outcome.ranks) if rank == 1
        }


def test_an_agent_may_ask_for_its_choices_instead_of_looking():
    for game, seats in (("paper-dungeons", 2), ("doggos", 2), ("dungeoneer", 2)):
        env = envs.pettingzoo(game, seats)
        for seed in (5, 6):
            env.reset(seed=seed)
            rng = Random(seed)
            for agent in env.agent_iter(200):
                if rng.random() < 0.5:
                    for other in rng.sample(env.possible_agents, seats):
                        mask = env.observe(other)["action_mask"]
                        assert np.flatnonzero(mask).tolist() == env.choices(other)
                codes = env.choices(agent)
                assert codes == env.state_now.choices(env.possible_agents.index(agent))
                env.step(explorer(codes, game, rng) if codes else None)


@pytest.mark.parametrize("game", ["paper-dungeons", "doggos", "dungeoneer"])
def test_what_was_handed_out_stays_as_it_was(game):
    env = envs.pettingzoo(game, 2)
    env.reset(seed=8)
    rng = Random(8)
    kept = []
    for agent in env.agent_iter(60):
        seen = env.observe(agent)
        for name in ("observation", "action_mask"):
            assert seen[name].flags.writeable
            kept.append((seen[name], seen[name].copy()))
        env.step(explorer(env.choices(agent), game, rng))
    assert all(np.array_equal(array, copy) for array, copy in kept)
    # Nor does it matter to the next look what somebody has done with an array.
    agent = env.agent_selection
    before = env.observe(agent)
    for array, _ in kept:
        array[:] = 1
    after = env.observe(agent)
    assert all(np.array_equal(before[name], after[name]) for name in before)


def test_points_are_paid_when_they_are_made():
    env = envs.pettingzoo("paper-dungeons", 2, reward="score")
    env.reset(seed=3)
    start = [env.state_now.score(seat) for seat in range(2)]
    rng = Random(3)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    payments = 0
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        paid[agent] += reward
        payments += reward != 0
        codes = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if terminated else rng.choice(codes))
    outcome = env.state_now.outcome
    assert outcome is not None
    assert [paid[f"player_{seat}"] + start[seat] for seat in range(2)] == list(outcome.scores)
    assert payments > 10


def test_seats_that_decide_at_once_see_the_start_of_the_round():
    env = envs.pettingzoo("paper-dungeons", 3, secret_cards=True)
    env.reset(seed=11)
    rng = Random(11)
    blocks = 0
    while blocks < 12:
        state = env.state_now
        members = state.to_act
        block = state.block
        before = {agent: env.observe(agent) for agent in env.agents}
        played = 0
        acted: list[str] = []
        while not state.over and state.block == block:
            agent = env.agent_selection
            if not acted or acted[-1] != agent:
                acted.append(agent)
                now = env.observe(agent)
                for part in ("observation", "action_mask"):
                    assert np.array_equal(now[part], before[agent][part]), f"{agent} sees what others did"
            env.step(rng.choice(np.flatnonzero(env.observe(agent)["action_mask"]).tolist()))
            played += 1
        assert acted == [f"player_{seat}" for seat in members]
        assert played >= len(acted)
        blocks += 1


def test_an_illegal_action_is_refused_with_its_reason():
    env = envs.pettingzoo("paper-dungeons", 2)
    env.reset(seed=1)
    digest = env.state_now.digest()
    illegal = int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0])
    with pytest.raises(IllegalPlay) as refusal:
        env.step(illegal)
    assert refusal.value.code == illegal
    assert env.state_now.digest() == digest
    with pytest.raises(ValueError, match="an action is needed"):
        env.step(None)


def test_games_follow_from_the_seed_and_go_on_from_it():
    first, second = envs.pettingzoo("doggos", 2), envs.pettingzoo("doggos", 2)
    first.reset(seed=9)
    second.reset(seed=9)
    begun = first.state_now.digest()
    assert begun == second.state_now.digest()
    first.reset()
    second.reset()
    assert first.state_now.digest() == second.state_now.digest() != begun


def test_what_cannot_be_set_up_is_said_at_once():
    with pytest.raises(UnknownGame):
        envs.pettingzoo("paper-dungeon")
    with pytest.raises(BadOption):
        envs.pettingzoo("doggos", 5)
    with pytest.raises(BadOption):
        envs.pettingzoo("doggos", 2, editon="it")
    with pytest.raises(ValueError, match="known are win, score"):
        envs.pettingzoo("doggos", 2, reward="coins")
    with pytest.raises(RuntimeError, match="reset"):
        envs.pettingzoo("doggos").observe("player_0")
