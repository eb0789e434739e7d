"""Tournaments: who meets whom, what is counted, and that an interrupted one goes on."""

from __future__ import annotations

import json
import random
from math import isclose, log10
from typing import Any

import pytest

import undercroft
from undercroft import bots
from undercroft.bots.playout import play_game
from undercroft.kernel.errors import BadOption, UndercroftError
from undercroft.kernel.seat import Seat
from undercroft.lab import BadSimulation, SimulationFailed
from undercroft.lab.intervals import of_mean, wilson
from undercroft.lab.journal import Journal, OtherOrder
from undercroft.lab.latency import Latencies
from undercroft.lab.measured import Played
from undercroft.lab.ratings import rate
from undercroft.lab.seeds import TABLE, derived
from undercroft.lab.sequential import Hypotheses
from undercroft.lab.standings import Pairs, pairings, standings
from undercroft.lab.tally import Forfeits
from undercroft.lab.tournament import BadTournament, tournament
from undercroft.lab.workers import extra

GAME = "doggos"


class Fixed(bots.Bot):
    """Always takes the choice at one place of the list."""

    def __init__(self, name: str, place: int) -> None:
        self.name = name
        self.place = place

    def choose(self, seat: Seat) -> int:
        return seat.choices[self.place]


class Cheater(bots.Bot):
    """Answers with a code that is not among its choices."""

    def __init__(self, seed: int) -> None:
        self.name = "cheater"

    def choose(self, seat: Seat) -> int:
        return -1


@pytest.fixture(autouse=True)
def _quick_bots(monkeypatch):
    """Bots that need no time to think, for one test only."""
    monkeypatch.setattr(bots.registry, "_makers", dict(bots.registry._makers))
    bots.register("first", lambda seed: Fixed("first", 0))
    bots.register("last", lambda seed: Fixed("last", -1))
    bots.register("cheater", Cheater)


@pytest.fixture
def run(tmp_path):
    def run(**changes):
        order = {"bots": ["random", "first", "last"], "folder": tmp_path / "out", "games": 4, "jobs": 1}
        return tournament(changes.pop("game", GAME), **{**order, **changes})

    return run


def games_of(result) -> list[tuple[object, ...]]:
    """What must not depend on the machine."""
    return [
        (game.number, game.seed, game.players, game.scores, game.ranks, game.decisions, game.rounds)
        for heat in result.heats
        for game in heat
    ]


def figures(result) -> object:
    """The summary without what varies."""
    values = json.loads(json.dumps(result.to_json()))
    del values["seconds"]
    for standing in values["standings"]:
        standing["thinking"] = standing["thinking"]["decisions"]
    return values


# --- Games -----------------------------------------------------------------------------------------------------------


def test_all_pairings_meet_on_the_same_seeds_with_seats_swapped(run):
    result = run(seed=5)
    assert result.games == 3 * 4
    games = games_of(result)
    assert [game[2] for game in games[:6]] == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    for number in (0, 1):
        seeds = {game[1] for game in games if game[0] == number}
        assert seeds == {str(derived(5, number, TABLE))}


def test_a_game_is_the_one_that_anybody_can_play_again(run):
    played = run(bots=["random", "first"], seed=9).heats[0][0]
    state = undercroft.game(GAME).start(2, int(played.seed))
    decisions = play_game(state, [bots.make("random", GAME, derived(9, 0, 0)), Fixed("first", 0)])
    assert state.outcome is not None
    assert (played.scores, played.ranks) == (state.outcome.scores, state.outcome.ranks)
    assert sum(played.decisions) == decisions
    assert (played.rounds, played.ending) == (3, state.outcome.kind)
    thought = [latencies.count for latencies in played.thinking]
    assert all(0 < asked <= made for asked, made in zip(thought, played.decisions, strict=True))


def test_the_number_of_processes_changes_nothing(tmp_path):
    order: dict[str, Any] = {"bots": ["random", "easy"], "games": 2}
    one = tournament("paper-dungeons", folder=tmp_path / "one", jobs=1, **order)
    two = tournament("paper-dungeons", folder=tmp_path / "two", jobs=2, **order)
    assert games_of(one) == games_of(two)
    assert figures(one) == figures(two)


def test_more_seats_rotate(run):
    result = run(game="paper-dungeons", bots=["random", "first"], seats=3, games=2)
    assert [game[2] for game in games_of(result)] == [
        (0, 0, 1), (0, 1, 0), (1, 0, 0), (0, 1, 1), (1, 1, 0), (1, 0, 1),
    ]  # fmt: skip
    assert [standing.games for standing in result.standings] == [9, 9]


def test_alone_bots_are_compared_on_the_same_seed(run):
    result = run(game="paper-dungeons", bots=["random", "last"], seats=1, games=3)
    assert [game[2] for game in games_of(result)] == [(0,), (1,)] * 3
    (pairing,) = result.pairings
    scores = [[game.scores[0] for game in heat] for heat in result.heats]
    assert pairing.games == 3
    assert pairing.wins == sum(first > second for first, second in scores)
    assert isclose(pairing.difference, sum(first - second for first, second in scores) / 3)


def test_what_happened_is_in_a_parquet_file(run):
    result = run(bots=["random", "last"], games=2)
    parquet = extra("pyarrow.parquet", "lab")
    rows = parquet.read_table(result.folder / "games.parquet").to_pylist()
    assert len(rows) == 2
    for row, played, names in zip(
        rows, result.heats[0], (["random", "last"], ["last", "random"]), strict=True
    ):
        assert row["bots"] == names
        assert (row["seed"], row["scores"], row["ranks"]) == (
            played.seed,
            list(played.scores),
            list(played.ranks),
        )
        assert (row["decisions"], row["rounds"]) == (list(played.decisions), played.rounds)
        assert row["forfeits"] == [0, 0]
        assert 0 < sum(row["thinking_seconds"]) < row["seconds"]
    assert json.loads((result.folder / "summary.json").read_text("utf-8")) == result.to_json()


# --- Going on --------------------------------------------------------------------------------------------------------


class Stopped(Exception):
    """Somebody has pressed Ctrl-C."""


def test_an_interrupted_tournament_goes_on_where_it_stopped(run, tmp_path):
    whole = run(folder=tmp_path / "whole")

    def stop(done: int, total: int) -> None:
        assert total == 12
        if done == 6:
            raise Stopped

    with pytest.raises(Stopped):
        run(progress=stop)
    told: list[int] = []
    result = run(progress=lambda done, total: told.append(done))
    assert told == [6, 8, 10, 12]
    assert figures(result) == figures(whole)


def test_more_games_may_be_added(run, tmp_path):
    few = run(games=2)
    told: list[int] = []
    more = run(games=4, progress=lambda done, total: told.append(done))
    assert told[0] == few.games == 6
    assert figures(more) == figures(run(games=4, folder=tmp_path / "fresh"))
    assert figures(run(games=2)) == figures(few), "and fewer are looked at again"
    assert run(games=3).games == 12, "a pair is not torn apart"


def test_a_line_that_was_cut_off_is_played_again(run):
    whole = run()
    file = whole.folder / "games.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-1]) + lines[-1][:-20])
    assert figures(run()) == figures(whole)
    assert len(file.read_bytes().splitlines()) == len(lines)


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ({"bots": ["random", "last"]}, "bots"),
        ({"seed": 2}, "seed"),
        ({"seats": 3}, "seats"),
        ({"game": "paper-dungeons"}, "game"),
        ({"options": {"two_side": "on"}}, "options"),
        ({"patience": 3.0}, "bot_timeout"),
    ],
)
def test_another_order_is_refused_in_the_same_folder(run, changes, what):
    run(games=2)
    with pytest.raises(OtherOrder) as caught:
        run(**changes)
    assert caught.value.message == "tournament-other"
    assert caught.value.args_["what"] == what


def test_two_do_not_play_in_one_folder(run, tmp_path):
    with Journal(tmp_path / "out", {}), pytest.raises(OtherOrder) as caught:
        run()
    assert caught.value.message == "tournament-busy"


def test_a_folder_of_something_else_is_refused(run):
    result = run(games=2)
    (result.folder / "order.json").write_text("nothing\n", "utf-8")
    with pytest.raises(OtherOrder) as caught:
        run(games=2)
    assert caught.value.message == "tournament-unreadable"
    assert caught.value.args_["file"] == str(result.folder / "order.json")


@pytest.mark.parametrize("line", [b"nothing\n", b"[]\n", b"[7]\n", b"\xff\n", b"\n"])
def test_a_line_that_cannot_be_read_is_named_and_may_be_deleted(run, line):
    whole = run()
    file = whole.folder / "games.jsonl"
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:2], line, *lines[3:]]))
    with pytest.raises(OtherOrder) as caught:
        run()
    assert caught.value.message == "tournament-line-unreadable"
    assert (caught.value.args_["file"], caught.value.args_["line"]) == (str(file), 3)
    assert caught.value.args_["reason"]
    # As the message advises.
    file.write_bytes(b"".join(lines[:2]))
    assert figures(run()) == figures(whole)


def test_a_game_that_breaks_off_is_named(run):
    with pytest.raises(SimulationFailed) as caught:
        run(bots=["random", "cheater"])
    assert caught.value.message == "simulation-failed"
    assert caught.value.args_["seed"] == str(derived(1, 0, TABLE))
    assert "IllegalPlay" in str(caught.value.args_["error"])


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"bots": ["random"]}, BadTournament, "tournament-one-bot"),
        ({"bots": ["random"], "seats": 1}, BadTournament, "tournament-one-bot"),
        ({"bots": ["random", "random"]}, BadTournament, "tournament-same-bot"),
        ({"bots": []}, BadSimulation, "no-bots"),
        ({"bots": ["random", "gredy"]}, bots.UnknownBot, "unknown-bot-near"),
        ({"bots": ["random", "search@time=3"]}, bots.BadBudget, "bad-budget"),
        ({"games": 0}, BadSimulation, "bad-game-count"),
        ({"jobs": 0}, BadSimulation, "bad-job-count"),
        ({"patience": 0.0}, BadSimulation, "bad-bot-timeout"),
        ({"seats": 9}, BadOption, "bad-seats"),
        ({"sequential": Hypotheses()}, BadTournament, "tournament-test-of-two"),
        ({"sequential": Hypotheses(), "seats": 3, "bots": ["random", "last"]}, BadTournament, "tournament-test-of-two"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_before_anything_is_written(run, tmp_path, changes, error, message):
    with pytest.raises(error) as caught:
        run(**changes)
    assert isinstance(caught.value, UndercroftError)
    assert caught.value.message == message
    assert not (tmp_path / "out").exists()


# --- The test that stops by itself -----------------------------------------------------------------------------------


def test_a_sequential_test_plays_until_it_is_decided_and_can_be_taken_up_again(run):
    order = {"game": "paper-dungeons", "bots": ["random", "last"], "games": 60}
    order |= {"sequential": Hypotheses(0.3, 0.4)}
    with pytest.raises(Stopped):
        run(**order, progress=_stop_at(4))
    told: list[int] = []
    result = run(**order, progress=lambda done, total: told.append(done))
    assert told[0] == 4
    assert result.test is not None
    assert result.test.verdict is not None
    assert sum(result.test.pairs) * 2 == result.games == result.pairings[0].games < 60
    low, high = result.test.hypotheses.bounds
    assert not low < result.test.evidence < high
    again = run(**order, progress=lambda done, total: told.append(done))
    assert figures(again) == figures(result)
    assert told[-1] == result.games, "nothing more is played"


def _stop_at(games: int):
    def stop(done: int, total: int) -> None:
        if done == games:
            raise Stopped

    return stop


def test_at_the_last_game_an_open_test_stays_open(run):
    result = run(bots=["random", "first"], games=4, sequential=Hypotheses())
    assert result.test is not None
    assert (result.test.verdict, result.games) == (None, 4)
    assert result.to_json()["sequential"] == result.test.to_json()


# --- Figures ---------------------------------------------------------------------------------------------------------


def game(players, scores, ranks, **changes) -> Played:
    rest = {
        "number": 0, "seed": "1", "lost": False, "ending": "coins", "decisions": (1,) * len(players), "rounds": 3,
        "seconds": 1.0, "thinking": tuple(Latencies() for _ in players),
        "forfeits": tuple(Forfeits() for _ in players),
    }  # fmt: skip
    return Played(players=players, scores=scores, ranks=ranks, **{**rest, **changes})


def test_a_tie_is_half_a_win():
    heats = [[game((0, 1), (5, 5), (1, 1)), game((1, 0), (2, 9), (2, 1))]]
    (pairing,) = pairings(["a", "b"], heats)
    assert (pairing.wins, pairing.ties, pairing.losses, pairing.share) == (1, 1, 0, 0.75)
    assert pairing.interval == wilson(0.75, 2)
    assert pairing.difference == 3.5
    best = standings(["a", "b"], heats)[0]
    assert (best.bot, best.wins, best.shared_wins, best.share, best.mean) == ("a", 1, 1, 0.75, 7.0)


def test_pairs_tell_how_much_luck_decides():
    """The first bot is 1 here and 2 there: ranks are of seats."""
    won, lost, tied = ((9, 5), (1, 2)), ((5, 9), (2, 1)), ((5, 5), (1, 1))

    def pair(here, there):
        back = tuple(tuple(reversed(figures)) for figures in there)
        return [game((0, 1), *here), game((1, 0), *back)]

    ways = [(won, won)] * 4 + [(won, lost), (lost, won), (lost, won)] + [(lost, lost)] * 2
    heats = [pair(*way) for way in [*ways, (tied, won), (lost, tied)]]
    (pairing,) = pairings(["a", "b"], heats)
    assert pairing.pairs == Pairs(both_won=4, one_each=3, both_lost=2, with_a_tie=2)
    assert pairing.to_json()["pairs"] == {"both_won": 4, "one_each": 3, "both_lost": 2, "with_a_tie": 2}


def test_more_or_fewer_than_two_at_the_table_are_no_pairs():
    three = [game((0, 1, 2), (9, 5, 2), (1, 2, 3))] * 3
    assert [pairing.pairs for pairing in pairings(["a", "b", "c"], [three])] == [None] * 3
    alone = [game((0,), (40,), (1,)), game((1,), (3,), (1,))]
    assert pairings(["a", "b"], [alone])[0].to_json()["pairs"] is None


def test_copies_of_a_bot_are_all_compared_but_make_no_more_games():
    (pairing,) = pairings(["a", "b"], [[game((0, 1, 0), (9, 5, 2), (1, 2, 3))]])
    assert (pairing.games, pairing.wins, pairing.ties, pairing.losses) == (1, 1, 0, 1)
    assert pairing.difference == 0.5


def test_alone_a_lost_game_is_worse_than_any_other():
    heat = [game((0,), (40,), (1,), lost=True), game((1,), (3,), (1,))]
    (pairing,) = pairings(["a", "b"], [heat])
    assert (pairing.wins, pairing.losses) == (0, 1)


def test_bots_that_have_not_met_are_no_pairing():
    assert pairings(["a", "b", "c"], [[game((0, 1), (1, 2), (2, 1))]])[0].second == "b"
    assert len(pairings(["a", "b", "c"], [[game((0, 1), (1, 2), (2, 1))]])) == 1


def test_latencies_and_forfeits_are_those_of_the_bot_in_all_seats():
    quick, slow = Latencies(), Latencies()
    quick.take(1_000_000)
    slow.take(5_000_000)
    none, one = Forfeits(), Forfeits({"forfeit-late": 1}, {"forfeit-late": "2"})
    heats = [
        [
            game((0, 1), (1, 2), (2, 1), thinking=(quick, slow), forfeits=(none, one)),
            game((1, 0), (1, 2), (2, 1), thinking=(slow, quick), forfeits=(one, none)),
        ]
    ]
    found = {standing.bot: standing for standing in standings(["a", "b"], heats)}
    assert (found["a"].thinking.mean, found["b"].thinking.mean) == (0.001, 0.005)
    assert (found["a"].forfeits.total, found["b"].forfeits.counts) == (0, {"forfeit-late": 2})


def test_wilsons_interval():
    # From the tables: 15 of 20, and what is left of it at the edges.
    low, high = wilson(0.75, 20)
    assert (round(low, 4), round(high, 4)) == (0.5313, 0.8881)
    assert wilson(0.0, 10)[0] == 0.0
    assert wilson(1.0, 10)[1] == 1.0
    assert round(wilson(1.0, 10)[0], 4) == 0.7225
    with pytest.raises(ValueError, match="no games"):
        wilson(0.5, 0)


def test_the_interval_of_a_mean():
    low, high = of_mean([1.0, 2.0, 3.0, 4.0])
    assert (round(low, 3), round(high, 3)) == (1.235, 3.765)
    assert of_mean([1.0]) == (float("-inf"), float("inf"))


def test_latencies_add_up_and_their_percentiles_are_near():
    luck = random.Random(1)
    times = [int(10 ** luck.uniform(3, 9)) for _ in range(5000)]
    halves = Latencies(), Latencies()
    for place, nanoseconds in enumerate(times):
        halves[place % 2].take(nanoseconds)
    halves[0].add(halves[1])
    both = halves[0]
    assert (both.count, both.slowest, both.mean) == (5000, max(times), sum(times) / 5000 / 1e9)
    for percent in (1, 50, 99, 100):
        exact = sorted(times)[int(50 * percent) - 1] / 1e9
        assert 0 <= log10(both.percentile(percent) / exact) <= 1 / 40 + 1e-9
    assert Latencies().percentile(99) == Latencies().mean == 0.0


def test_ratings_follow_who_comes_before_whom():
    strong, weak, new = rate(3, [((0, 1), (1, 2))] * 20)
    assert strong.mu > new.mu > weak.mu
    assert strong.sigma < new.sigma
    assert (round(new.mu), round(new.sigma, 2)) == (25, 8.33)
    one, other = rate(2, [((0, 1), (1, 1))] * 5)
    assert isclose(one.mu, other.mu)
    copies = rate(2, [((0, 0, 1), (1, 2, 3))])
    assert copies[0].mu > copies[1].mu
