import json
import statistics
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft import bots
from undercroft.bots.playout import play_game
from undercroft.kernel.errors import BadOption, BadSeed, UndercroftError, UnknownGame
from undercroft.kernel.seat import Seat
from undercroft.lab import BadSimulation, SimulationFailed, simulate
from undercroft.lab.seeds import TABLE, derived

GAME = "paper-dungeons"
MAY_DIFFER = ("seconds", "decisions_per_second", "jobs")


def run(**changes):
    order = {"games": 12, "seats": 2, "bots": ["random"], "seed": 7, "jobs": 1}
    return simulate(GAME, **{**order, **changes})


def figures(summary):
    """What must not depend on the machine, as the JSON that a program reads."""
    return json.dumps(
        {name: value for name, value in summary.to_json().items() if name not in MAY_DIFFER}, sort_keys=True
    )


@pytest.mark.parametrize("name", undercroft.games())
def test_every_game_can_be_simulated(name):
    summary: dict[str, Any] = simulate(name, games=6, seats=2, bots=["random"], seed=7, jobs=1).to_json()
    assert [seat["games"] for seat in summary["per_seat"]] == [6, 6]
    assert summary["decisions"] > 6


def test_the_number_of_jobs_changes_nothing():
    assert figures(run(games=30, jobs=1)) == figures(run(games=30, jobs=2))


def test_the_same_seed_gives_the_same_result_and_another_seed_another():
    assert figures(run()) == figures(run())
    assert figures(run()) != figures(run(seed=8))


def test_more_games_begin_with_the_same_games():
    few, many = run(games=3), run(games=4)
    assert few.tally.decisions < many.tally.decisions
    assert not few.tally.seats[0].counts - many.tally.seats[0].counts


def test_the_sums_are_those_of_the_games_played_one_by_one():
    summary = run(seats=3, bots=["random"], options={"edition": "it"}).to_json()
    decisions, scores, ranks = 0, [], []
    for number in range(12):
        state = undercroft.game(GAME).start(3, derived(7, number, TABLE), {"edition": "it"})
        players = [bots.make("random", GAME, derived(7, number, seat)) for seat in range(3)]
        decisions += play_game(state, players)
        assert state.outcome is not None
        scores.append(state.outcome.scores)
        ranks.append(state.outcome.ranks)
    assert summary["decisions"] == decisions
    for seat, found in enumerate(summary["per_seat"]):
        own = [game[seat] for game in scores]
        assert found["games"] == 12
        assert found["mean"] == pytest.approx(statistics.fmean(own), abs=1e-12)
        assert (found["min"], found["max"]) == (min(own), max(own))
        assert found["percentiles"]["50"] == sorted(own)[5]
        assert found["wins"] + found["shared_wins"] == sum(game[seat] == 1 for game in ranks)


def test_seats_are_dealt_to_the_bots_in_turn():
    summary = run(games=1, seats=4, bots=["random", "greedy"]).to_json()
    assert [seat["bot"] for seat in summary["per_seat"]] == ["random", "greedy", "random", "greedy"]
    assert {name: bot["games"] for name, bot in summary["per_bot"].items()} == {"greedy": 2, "random": 2}


def test_the_summary_says_what_was_simulated():
    summary = run(options={"missions": "off"}).to_json()
    game = undercroft.game(GAME)
    assert (summary["game"], summary["seats"], summary["bots"], summary["seed"]) == (GAME, 2, ["random"], 7)
    assert (summary["pack"], summary["pack_hash"]) == (game.pack_name, game.pack_hash)
    assert summary["options"] == game.complete_options({"missions": False}, 2)
    assert summary["jobs"] == 1
    assert summary["decisions_per_second"] > 0


def test_an_owners_pack_is_played(tmp_path):
    built_in = Path(undercroft.__file__).parent / "games/paper_dungeons/packs/classic/1"
    for file in built_in.glob("*.toml"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    assert run(games=4, pack=str(tmp_path)).tally.seats == run(games=4).tally.seats


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_tells_how_many_games_are_done(jobs):
    told: list[int] = []
    run(games=9, jobs=jobs, progress=told.append)
    assert told == sorted(told)
    assert told[-1] == 9


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"games": 0}, BadSimulation, "bad-game-count"),
        ({"games": True}, BadSimulation, "bad-game-count"),
        ({"games": 2.5}, BadSimulation, "bad-game-count"),
        ({"jobs": 0}, BadSimulation, "bad-job-count"),
        ({"bots": []}, BadSimulation, "no-bots"),
        ({"bots": ["random"] * 3}, BadSimulation, "more-bots-than-seats"),
        ({"bots": ["greeedy"]}, bots.UnknownBot, "unknown-bot-near"),
        ({"seats": 9}, BadOption, "bad-seats"),
        ({"seed": -1}, BadSeed, "bad-seed"),
        ({"options": {"editon": "it"}}, BadOption, "unknown-option-near"),
    ],
)
def test_what_cannot_be_is_refused(changes, error, message):
    with pytest.raises(error) as caught:
        run(**changes)
    assert isinstance(caught.value, UndercroftError)
    assert caught.value.message == message


def test_an_unknown_game_is_refused():
    with pytest.raises(UnknownGame):
        simulate("chess", games=1, seats=2, bots=["random"], seed=1)


class Cheater(bots.Bot):
    """Answers with a code that is not among its choices."""

    def __init__(self, seed):
        self.name = "cheater"

    def choose(self, seat: Seat) -> int:
        return max(seat.choices) + 1


@pytest.fixture
def cheater(monkeypatch):
    """The cheater is registered for one test only."""
    monkeypatch.setattr(bots.registry, "_makers", dict(bots.registry._makers))
    bots.register("cheater", Cheater)


def test_a_worker_that_fails_is_heard(cheater):
    # The bot is registered here and not in the fresh processes.
    with pytest.raises(SimulationFailed) as caught:
        run(bots=["cheater"], jobs=2)
    assert "unknown-bot" in str(caught.value.args_["error"])


def test_a_game_that_breaks_off_is_named(cheater):
    with pytest.raises(SimulationFailed) as caught:
        run(bots=["cheater"])
    assert caught.value.message == "simulation-failed"
    assert caught.value.args_["number"] == 1
    assert caught.value.args_["seed"] == str(derived(7, 0, TABLE))
    assert "IllegalPlay" in str(caught.value.args_["error"])
    assert "play_game" in caught.value.details
