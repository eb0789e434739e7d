"""Tournaments and bots from outside, from the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from undercroft import bots
from undercroft.cli import lab_tournament
from undercroft.kernel.seat import Seat

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


class Last(bots.Bot):
    """Takes the last choice."""

    def __init__(self, seed: int) -> None:
        self.name = "last"

    def choose(self, seat: Seat) -> int:
        return seat.choices[-1]


@pytest.fixture
def lab(cli, tmp_path, monkeypatch):
    """Runs tournaments of Doggos in a folder of their own, with a bot that needs no time."""
    monkeypatch.setattr(bots.registry, "_makers", dict(bots.registry._makers))
    bots.register("last", Last)

    def run(*more: str):
        wish = ("--bot", "random", "--bot", "last", "--jobs", "1", "--out", str(tmp_path / "out"))
        return cli.run("lab", "tournament", "doggos", *wish, *more)

    return run


def test_a_table_for_people(lab, tmp_path):
    told = lab("--games", "6")
    assert told.code == 0
    lines = told.out.splitlines()
    assert lines[0].split()[:3] == ["bot", "rating", "games"]
    won, tied, lost = next(line for line in lines if line.startswith("random – last")).split()[3:6]
    pairs = lines.index(next(line for line in lines if line.startswith("pairs")))
    assert lines[pairs].split() == ["pairs", "both", "won", "one", "each", "both", "lost", "with", "a", "tie"]
    both_won, one_each, both_lost, with_a_tie = map(
        int, lines[pairs + 1].removeprefix("random – last").split()
    )
    assert both_won + one_each + both_lost + with_a_tie == 3
    if tied == "0":
        assert (2 * both_won + one_each, 2 * both_lost + one_each) == (int(won), int(lost))
    assert "6 games" in told.out
    assert str(tmp_path / "out") in told.out
    assert {path.name for path in (tmp_path / "out").iterdir()} == {
        "games.jsonl", "games.parquet", "order.json", "summary.json",
    }  # fmt: skip


def test_json_for_programs_is_what_lies_in_the_folder(lab, tmp_path):
    told = lab("--games", "4", "--json")
    assert told.code == 0
    values = json.loads(told.out)
    assert values == json.loads((tmp_path / "out" / "summary.json").read_text("utf-8"))
    assert values["games"] == 4
    assert {"mean_ms", "p99_ms"} <= set(values["standings"][0]["thinking"])


@pytest.mark.parametrize(
    ("h0", "h1", "word"),
    [("0.70", "0.80", "Undecided"), ("0.01", "0.02", "at least 2.0 %"), ("0.98", "0.99", "at most 98.0 %")],
)
def test_a_sequential_test_says_what_it_found(lab, h0, h1, word):
    told = lab("--games", "10", "--sequential", "--h0", h0, "--h1", h1)
    assert told.code == 0
    assert word in " ".join(told.out.split())


def test_whoever_interrupts_learns_where_it_is_kept(lab, tmp_path, monkeypatch):
    def interrupted(*args, **order):
        raise KeyboardInterrupt

    monkeypatch.setattr(lab_tournament, "play", interrupted)
    told = lab()
    assert told.code == 130
    assert "The same command goes on" in told.err
    assert str(tmp_path / "out") in told.err


@pytest.mark.parametrize(
    ("more", "part"),
    [
        (("--h0", "high", "--sequential"), "high and 0.80"),
        (("--bot-timeout", "soon"), '"soon" is no time'),
        (("--bot-timeout", "nan"), '"nan" is no time'),
        (("--bot", "random"), "Name each once"),
        (("--bot", "search@depth=2"), "search@passes=200"),
        (("--bot", "cmd:no-such-program"), "no-such-program"),
        (("--bot", "greedy", "--sequential"), "between two bots"),
    ],
)
def test_what_cannot_be_is_said(lab, more, part):
    told = lab(*more)
    assert told.code == 2
    assert part in told.err


def test_another_order_in_the_folder_is_refused(lab):
    assert lab("--games", "2").code == 0
    told = lab("--games", "2", "--seed", "8")
    assert told.code == 2
    assert "seed is 1, here 8" in told.err


def test_without_the_extra_it_says_what_to_install(lab, tmp_path, monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    monkeypatch.setitem(sys.modules, "openskill", None)
    told = lab("--games", "2")
    assert told.code == 2
    assert 'pip install "undercroft[lab]"' in told.err
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("language", ["en", "ru", "it", "cs"])
def test_the_help_names_what_to_install(cli, language):
    """Square brackets are marks of the help's own, unless they are told not to be."""
    told = " ".join(cli.run("lab", "tournament", "--help", "--lang", language).out.replace("│", " ").split())
    assert '"undercroft[lab]"' in told
    assert '"undercroft[ray]"' in told


@pytest.mark.parametrize("language", ["en", "ru", "it", "cs"])
def test_forfeits_are_told_in_every_language(cli, tmp_path, language):
    program = tmp_path / "bot.py"
    text = EXAMPLE.read_text("utf-8").replace('"code": choose(message)', '"code": -choose(message)')
    program.write_text(text, "utf-8")
    told = cli.run(
        "simulate", "doggos", "--games", "1", "--bot", f"cmd:{sys.executable} {program}", "--bot", "random",
        "--bot-timeout", "60", "--jobs", "1", "--lang", language,
    )  # fmt: skip
    assert told.code == 0
    assert f"cmd:{sys.executable} {program}:" in told.out
    assert "× " in told.out
    assert '{"id": 1, "code": -' in told.out
