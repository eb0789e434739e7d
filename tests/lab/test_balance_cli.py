"""The laboratory from the command line."""

import json
import sys

import pytest

from undercroft.cli import run
from undercroft.lab.balance import read_report

ARGUMENTS = (
    "lab",
    "balance",
    "paper-dungeons",
    "--games",
    "4",
    "--bot",
    "random",
    "--seed",
    "7",
    "--jobs",
    "1",
)


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.delenv("UNDERCROFT_DEBUG", raising=False)
    for name in ("UNDERCROFT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def test_a_report_its_figures_and_a_summary(tmp_path, capsys):
    assert run([*ARGUMENTS, "--json"]) == 0
    told = capsys.readouterr().out
    assert "4 games, 2 seats, bots: random, pack classic 1, seed 7" in told
    assert any(line.startswith(("ok ", "NOT", "?")) for line in told.splitlines())
    page = (tmp_path / "balance-paper-dungeons.html").read_text("utf-8")
    assert "Balance: Paper Dungeons" in page
    figures = read_report(tmp_path / "balance-paper-dungeons.json")
    assert (figures["games"], figures["seed"], len(figures["rows"])) == (4, 7, 4)
    assert {"talent", "goal", "mission", "boss", "dungeon", "item"} == set(figures["kinds"])


def test_another_language(tmp_path, capsys):
    assert run([*ARGUMENTS, "--lang", "cs", "--out", "zprava.html"]) == 0
    assert "4 hry, 2 místa" in capsys.readouterr().out
    assert "Vyváženost" in (tmp_path / "zprava.html").read_text("utf-8")


def test_against_another_pack_and_an_earlier_run(tmp_path, capsys):
    assert run(["pack", "new", "paper-dungeons", "mine"]) == 0
    talents = tmp_path / "mine" / "talents.toml"
    richer = talents.read_text("utf-8").replace("fame = 0", "fame = 9")
    assert richer != talents.read_text("utf-8"), "no talent is left that could be made richer"
    talents.write_text(richer, "utf-8")
    assert run([*ARGUMENTS, "--out", "plain.html", "--json"]) == 0
    capsys.readouterr()
    found = []
    for against in (["--against", "plain.json"], ["--against", "mine"]):
        pack = ["--pack", "mine"] if against[1] == "plain.json" else []
        assert run([*ARGUMENTS, *pack, *against, "--out", "both.html", "--json"]) == 0
        assert "Against" in capsys.readouterr().out
        assert 'id="against"' in (tmp_path / "both.html").read_text("utf-8")
        found.append(json.loads((tmp_path / "both.json").read_text("utf-8"))["against"]["figures"])
    # The same games from both sides: what is more there is less here.
    assert found[0]["score"]["value"] == pytest.approx(-found[1]["score"]["value"])
    assert found[0]["score"]["value"] != 0


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--out", "nowhere/report.html"], "nowhere"),
        (["--games", "0"], "no number of games"),
        (["--against", "nowhere"], "nowhere"),
        (["--bot", "greeedy"], "greedy"),
        (["--bot-timeout", "soon"], '"soon" is no time'),
        (["--against", "five.json"], "five.json is no balance report in JSON: Expected `object`, got `int`"),
    ],
)
def test_what_cannot_be_is_a_sentence(tmp_path, capsys, more, words):
    (tmp_path / "five.json").write_text("5")
    assert run([*ARGUMENTS, *more]) == 2
    assert words in capsys.readouterr().err


def test_ranks_are_stored_with_the_pack(tmp_path, capsys):
    assert run(["pack", "new", "doggos", "mine"]) == 0
    order = ["lab", "ranks", "doggos", "--pack", "mine", "--games", "6", "--bot", "random", "--jobs", "1"]
    assert run(order) == 0
    assert "random" in capsys.readouterr().out
    text = (tmp_path / "mine" / "standings.toml").read_text("utf-8")
    assert 'name = "random"' in text
    assert run([*order, "--out", "elsewhere.toml"]) == 0
    assert (tmp_path / "elsewhere.toml").read_text("utf-8") == text
    assert run(["pack", "check", "mine"]) == 0


@pytest.fixture
def nonsense(tmp_path):
    """A bot from outside that is ready and then names no choice."""
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    hello = json.loads(line)['type'] == 'hello'\n"
        "    print(json.dumps({'type': 'ready'}) if hello else 'hm', flush=True)\n"
    )
    return f"cmd:{sys.executable} {program}"


def test_a_report_tells_what_was_decided_for_a_bot(tmp_path, capsys, nonsense):
    order = ["lab", "balance", "doggos", "--games", "2", "--bot", nonsense, "--bot", "random", "--jobs", "1"]
    order += ["--bot-timeout", "60", "--json"]
    assert run([*order, "--out", "one.html"]) == 0
    told = capsys.readouterr().out
    count = read_report(tmp_path / "one.json")["forfeits"][nonsense]["count"]
    assert count > 2
    assert f"{nonsense}: {count} decisions were made for it, at random." in told
    assert f"  {count} × the answer names none of the choices: hm" in told
    assert "There " not in told
    assert run([*order, "--out", "two.html", "--against", "one.json"]) == 0
    assert f"There {count} decisions were made for bots, at random." in capsys.readouterr().out


def test_ranks_of_a_bot_that_did_not_decide_are_not_stored(tmp_path, capsys, nonsense):
    assert run(["pack", "new", "doggos", "mine"]) == 0
    (tmp_path / "mine" / "standings.toml").unlink(missing_ok=True)
    capsys.readouterr()
    order = ["lab", "ranks", "doggos", "--pack", "mine", "--games", "1", "--bot", nonsense, "--jobs", "1"]
    assert run([*order, "--bot-timeout", "60"]) == 2
    told = capsys.readouterr()
    assert f"made for {nonsense}, at random, so these are not its scores" in told.err
    assert "× the answer names none of the choices: hm" in told.out
    assert not (tmp_path / "mine" / "standings.toml").exists()
