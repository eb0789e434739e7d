"""OpenSpiel's own suites for the registered games, and what they do not ask."""

import json
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import sample_some_states
from open_spiel.python.tests import games_sim_test

from tests.envs.play import explorer
from undercroft.envs.spiel import GAMES, read_options

TABLES: dict[str, tuple[str, dict[str, object]]] = {
    "paper_dungeons_1": ("undercroft_paper_dungeons", {"players": 1}),
    "paper_dungeons_2": ("undercroft_paper_dungeons", {"players": 2, "options": "secret_cards:on"}),
    "doggos_2": ("undercroft_doggos", {"players": 2}),
}
DUNGEONEER: dict[str, tuple[str, dict[str, object]]] = {
    f"dungeoneer_{players}": ("undercroft_dungeoneer", {"players": players}) for players in (1, 2, 3)
}
"""Its games are long: one simulation of each must do."""


def load(table):
    return pyspiel.load_game(*table)


def advanced(state, rng):
    """The state after one more random action, of a player or of chance."""
    if state.is_chance_node():
        codes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(codes, weights)[0])
    else:
        house = state.get_game().house.name
        state.apply_action(explorer(state.legal_actions(), house, rng))
    return state


@pytest.mark.parametrize("table", (TABLES | DUNGEONEER).values(), ids=TABLES | DUNGEONEER)
def test_random_simulations(table):
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_simulations_with_clones_pickles_and_serialisation(table, capsys):
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(load(table))


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
@pytest.mark.parametrize(
    "case",
    [
        "test_sequence_lengths",
        "test_observations_raises_error_on_invalid_player",
        "test_legal_actions_returns_empty_list_on_opponent",
        "test_private_information_contents",
        "test_no_invalid_public_observations",
    ],
)
def test_the_api_on_a_part_of_the_tree(table, case, some_states):
    suite = api_test.EnforceAPIOnPartialTreeBase(case)
    suite.game = load(table)
    suite.game_name = table[0]
    suite.game_type = suite.game.get_type()
    suite.some_states = some_states(table)
    getattr(suite, case)()


@pytest.fixture(scope="module")
def some_states():
    """States of a game, sampled once as OpenSpiel's suite does, only fewer."""
    sampled = {}

    def of(table):
        key = json.dumps(table)
        if key not in sampled:
            np.random.seed(2)
            sampled[key] = sample_some_states.sample_some_states(load(table), max_states=40)
        return sampled[key]

    return of


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_the_learning_environment_plays_it(table):
    env = rl_environment.Environment(load(table), include_full_state=False)
    env.seed(3)
    step = env.reset()
    rng = Random(3)
    while not step.last():
        player = step.observations["current_player"]
        codes = step.observations["legal_actions"][player]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([explorer(codes, env.game.house.name, rng)])
    assert len(step.rewards) == env.num_players


def test_observations_are_those_of_the_view_between_0_and_1():
    game = load(TABLES["paper_dungeons_2"])
    observer = game.make_py_observer()
    state = game.new_initial_state()
    rng = Random(6)
    looked = 0
    while not state.is_terminal():
        advanced(state, rng)
        for player in range(2):
            observer.set_from(state, player)
            assert 0 <= observer.tensor.min() <= observer.tensor.max() <= 1
            raw = game.observer.observe(state.state, player)
            assert np.allclose(observer.tensor * game.observer.layout.high, raw)
            assert json.loads(observer.string_from(state, player))["seat"] == player
            looked += 1
    assert looked > 100
    assert observer.dict["0.explored"].shape == (7, 6)


def test_a_clone_goes_its_own_way():
    state = load(TABLES["doggos_2"]).new_initial_state()
    rng = Random(2)
    for _ in range(30):
        advanced(state, rng)
    before = str(state)
    clone = state.clone()
    assert str(clone) == before
    advanced(clone, rng)
    assert str(state) == before != str(clone)


def test_parts_of_a_state_that_are_not_told():
    game = load(TABLES["doggos_2"])
    for wrong in (
        pyspiel.IIGObservationType(perfect_recall=True),
        pyspiel.IIGObservationType(perfect_recall=False, public_info=False),
        pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS),
    ):
        assert game.make_py_observer(wrong) is None
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"planes": 2})


def test_returns_are_scores_alone_and_places_among_others():
    alone = load(TABLES["paper_dungeons_1"])
    assert alone.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    together = load(TABLES["paper_dungeons_2"])
    assert together.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    for game in (alone, together):
        state = game.new_initial_state()
        rng = Random(12)
        while not state.is_terminal():
            assert state.returns() == [0.0] * game.num_players()
            advanced(state, rng)
        outcome = state.state.outcome
        if game is alone:
            assert state.returns() == [float(outcome.scores[0])]
        else:
            assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])
            assert state.returns()[0] == (outcome.ranks[1] - outcome.ranks[0])


def test_options_are_read_from_text():
    assert read_options("") == {}
    assert read_options("edition:it; missions:off") == {"edition": "it", "missions": "off"}
    with pytest.raises(ValueError, match="not name:value"):
        read_options("edition")
    game = pyspiel.load_game("undercroft_paper_dungeons(players=3,options=edition:it;missions:off)")
    state = game.new_initial_state()
    assert (game.num_players(), state.state.tables.options["edition"]) == (3, "it")
    assert state.state.tables.options["missions"] is False


def test_all_games_are_registered():
    assert set(GAMES) <= set(pyspiel.registered_names())
