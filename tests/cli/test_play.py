"""Whole games at the terminal: answers by number and by notation, commands, leaving and coming back."""

from __future__ import annotations

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import undercroft
from tests.cli.driver import by_notation, by_number, script
from undercroft.kernel.record import read_record
from undercroft.locales import LANGUAGES, Speaker

GAME = ("play", "paper-dungeons")
SET_UP = ("1", "1", "")


def saved(tmp_path: Path) -> list[Path]:
    return sorted((tmp_path / "data" / "saved").glob("*.json"))


@pytest.mark.parametrize("choose", [by_number, by_notation])
def test_a_game_is_played_to_its_end(cli, tmp_path, choose):
    record = tmp_path / "game.record"
    told = cli.run(*GAME, "--seed", "5", "--bot", "random", "--record", str(record), choose=choose(3))
    assert told.code == 0
    assert "The game is over" in told.out
    assert "Score sheet of Player 1" in told.out
    assert "PD-12.1" in told.out
    assert str(record) in told.out
    assert read_record(record.read_text("utf-8")).finished
    assert saved(tmp_path) == []
    again = cli.run("record", "check", str(record))
    assert again.code == 0
    assert "in order" in again.out


@pytest.mark.slow
def test_a_script_plays_the_same_game_in_another_process(cli, tmp_path):
    told = cli.run(*GAME, "--seed", "9", "--bot", "random", choose=by_notation(1))
    record = tmp_path / "again.record"
    source = Path(undercroft.__file__).parents[1]
    finished = subprocess.run(
        [
            sys.executable,
            "-m",
            "undercroft.cli",
            *GAME,
            "--seed",
            "9",
            "--bot",
            "random",
            "--record",
            str(record),
        ],
        input="\n".join(told.typed) + "\n",
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONIOENCODING": "utf-8"},
        timeout=120,
        check=False,
    )
    assert finished.returncode == 0, finished.stderr
    ranks = re.findall(r"^\d\. .*$", told.out, re.MULTILINE)
    assert len(ranks) == 2
    assert all(rank in finished.stdout for rank in ranks)
    assert "Traceback" not in finished.stderr


def test_solo_ends_with_a_rank_and_a_history(cli):
    first = cli.run(*GAME, "--seats", "1", "--seed", "1", choose=by_notation(1))
    assert "The next rank" in first.out or "Legends of the undercroft" in first.out
    second = cli.run(*GAME, "--seats", "1", "--seed", "2", choose=by_notation(2))
    assert "solo game before" in second.out or "best so far" in second.out
    other = cli.run(*GAME, "--seats", "1", "--seed", "2", "--option", "edition=it", choose=by_notation(2))
    assert "solo game before" not in other.out, "agreed in another way"
    assert "best so far" not in other.out
    listed = cli.run("scores")
    assert "3 solo games" in listed.out
    history = json.loads(cli.run("scores", "--json").out)
    assert [entry["kind"] for entry in history] == ["solo", "solo", "solo"]


@pytest.mark.slow
def test_people_pass_the_keyboard_on(cli):
    told = cli.run(
        *GAME, "--people", "2", "--name", "Ada", "--name", "Ben", "--seed", "4", choose=by_notation(2)
    )
    assert told.code == 0
    # Who has ended a round begins the next, so the keyboard changes hands about once a round.
    assert told.out.count("Now it is Ada’s turn") >= 4
    assert told.out.count("Now it is Ben’s turn") >= 4
    assert "Score sheet of Ada" in told.out
    assert "Score sheet of Ben" in told.out


@pytest.mark.slow
def test_a_campaign_tells_every_chapter(cli):
    told = cli.run(*GAME, "--seats", "1", "--option", "campaign=ABC", "--seed", "4", choose=by_notation(2))
    assert told.code == 0
    for letter in "ABC":
        story = undercroft.game("paper-dungeons").content.dungeon(letter).story.en  # type: ignore[attr-defined]
        assert story[:40] in " ".join(told.out.split())
    assert "Earlier chapters" in told.out or "Chapter A" in told.out


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [
        ("secret_cards=on", "edition=it", "ask_potions=on"),
        ("random_bosses=on", "vanishing_gems=on", "edition=ru"),
    ],
)
def test_every_language_tells_a_whole_game(cli, language, options, tmp_path):
    record = tmp_path / "game.record"
    wishes = [word for option in options for word in ("--option", option)]
    typed = script(
        *SET_UP, "map", "sheet", "rivals", "score", "log", "hint", "?", "why C1", then=by_number(7)
    )
    told = cli.run(
        *GAME,
        "--seats",
        "3",
        "--seed",
        "8",
        "--lang",
        language,
        "--record",
        str(record),
        *wishes,
        choose=typed,
    )
    assert told.code == 0
    replayed = cli.run("replay", str(record), "--lang", language)
    assert replayed.code == 0
    for text in (told.out, replayed.out):
        assert "⟨" not in text
        assert "{" not in text
        assert "???" not in text
    assert Speaker(language).say("ending-title") in told.out


# --- Commands --------------------------------------------------------------------------------------------------------


def test_undo_takes_a_choice_back(cli):
    told = cli.run(
        *GAME, "--seed", "5", choose=script("1", "u", "2", "1", "", "u", "9 brew", "u", "9 level rogue")
    )
    assert told.out.count("Taken back.") == 2
    assert "Since then dice, cards or a rival’s answer have become known" in told.out
    assert "Your rogue is level 2 now." in told.out


def test_why_not_in_words_with_the_rule(cli):
    told = cli.run(
        *GAME,
        "--seed",
        "5",
        choose=script(*SET_UP, "why C1", "why 1 brew", "why 9 brew", "why", "why 9 bruw"),
    )
    assert "A step needs a die first" in told.out
    assert "(PD-5.4)" in told.out
    assert "No die shows that number now. (PD-3.3)" in told.out
    assert "That is allowed: Brew  [9 brew]" in told.out
    assert "Why what?" in told.out
    assert "9 brew" in told.out.rpartition("Why what?")[2]


def test_walls_and_rivers_say_what_passes_them(cli):
    told = cli.run(*GAME, "--seed", "5", choose=script(*SET_UP, "10 move", "B1", "why C1", "A1", "D4"))
    assert "A wall blocks the way to C1. The ethereal cloak passes walls. (PD-7.3)" in told.out


def test_typos_suggest_the_nearest(cli):
    told = cli.run(*GAME, "--seed", "5", choose=script(*SET_UP, "9 brwe", "9 l", "77", "2 level wizzard"))
    assert "Did you mean: 9 brew" in " ".join(told.out.split())
    assert "could be several things: 9 level warrior" in " ".join(told.out.split())
    assert "77 is not in the list. You can type: 2, 6, 9, 10." in told.out
    assert "2 level wizard, 9 level wizard" in " ".join(told.out.split())


def test_a_whole_decision_in_a_line(cli):
    told = cli.run(
        *GAME, "--seed", "5", choose=script(*SET_UP, "10 move C1 D1 D2 (half tome)", "9 level war")
    )
    assert "You walk to C1." in told.out
    assert "You make half an item: Tome of wisdom." in told.out
    assert "Third of three dice" in told.out


def test_a_line_that_leaves_a_reward_open_is_asked_for_it(cli):
    told = cli.run(*GAME, "--seed", "5", choose=script(*SET_UP, "10 move D2", "10 move D1 D2"))
    assert "The way in leads through A1 to F1. (PD-7.1)" in told.out
    assert "Half an item: of which one?" in told.out


def test_a_die_is_opened_and_closed(cli):
    told = cli.run(*GAME, "--seed", "5", choose=script(*SET_UP, "9", "b", "9", "2", "14", "6"))
    assert "clover die: what do you do with it?" in told.out
    assert "Your wizard is level 2 now." in told.out


def test_rules_are_read_out(cli):
    told = cli.run(*GAME, "--seed", "5", choose=script("rules PD-7.6", "rules", "rules PD-99"))
    assert "inion" in told.out
    assert "Which rule?" in told.out
    assert "has no PD-99" in told.out


def test_hint_and_score(cli):
    told = cli.run(*GAME, "--seed", "5", choose=script(*SET_UP, "hint", "score", "log"))
    assert "The medium bot would do this" in told.out
    assert "Your weakest hero is level 1" in told.out
    assert "— Round 1 of 8, stage 1 —" in told.out


# --- Leaving and coming back -----------------------------------------------------------------------------------------


def test_quit_saves_and_resume_goes_on(cli, tmp_path):
    left = cli.run(*GAME, "--seed", "5", "--bot", "random", choose=script(*SET_UP, "9 brew", "q"))
    assert left.code == 0
    assert "--resume" in left.out
    assert len(saved(tmp_path)) == 1
    back = cli.run(*GAME, "--resume", choose=by_notation(3))
    assert back.code == 0
    assert "Welcome back" in back.out
    assert "Second of three dice" in back.out
    assert "Dungeon I, The long midnight" not in back.out, "what was told before is not told again"
    assert saved(tmp_path) == []
    records = list((tmp_path / "data" / "records").glob("*.record"))
    assert len(records) == 1
    assert cli.run("record", "check", str(records[0])).code == 0


def test_the_end_of_input_saves_too(cli, tmp_path):
    told = cli.run(*GAME)
    assert told.code == 0
    assert len(saved(tmp_path)) == 1


def test_ctrl_c_saves_and_says_so(cli, tmp_path):
    def interrupt(session):
        raise KeyboardInterrupt

    told = cli.run(*GAME, choose=interrupt)
    assert told.code == 130
    assert "saved" in told.out
    assert len(saved(tmp_path)) == 1


def test_nothing_to_resume(cli):
    told = cli.run(*GAME, "--resume")
    assert told.code == 2
    assert "no saved game" in told.err


def test_a_broken_save_is_told(cli, tmp_path):
    folder = tmp_path / "data" / "saved"
    folder.mkdir(parents=True)
    for content in ("{", "[]", '{"match": {}, "bots": [], "people": 1, "pack": ""}'):
        (folder / "paper-dungeons-1.json").write_text(content, "utf-8")
        told = cli.run(*GAME, "--resume")
        assert told.code == 2
        assert told.err.strip()


def test_a_record_is_never_overwritten(cli, tmp_path):
    there = tmp_path / "there.record"
    there.write_text("mine", "utf-8")
    told = cli.run(*GAME, "--record", str(there))
    assert told.code == 2
    assert "nothing is overwritten" in told.err
    assert there.read_text("utf-8") == "mine"
    assert saved(tmp_path) == []
    nowhere = cli.run(*GAME, "--record", str(tmp_path / "no" / "where.record"))
    assert nowhere.code == 2
    assert "there is no folder" in nowhere.err


# --- Whatever is typed -----------------------------------------------------------------------------------------------

WORDS = (
    "u", "why", "why 3", "why C1", "?", "help", "map", "sheet", "rivals", "rules", "rules PD-1.1", "hint", "score",
    "log", "b", "", " ", "1", "2", "9", "10", "99", "0", "-1", "1 level warrior", "10 move C1 C2", "9 move A1 (",
    "()", "(level rogue)", "done", "stop", "talent", "goal", "kill A1", "gem A", "heart", "track", "ё", "½", "1 brew brew",
    "9 b", "C1", "c1 c2", "\x00", "\x1b[31m", "𝟙", "٣", "x" * 1000, "9 level", "half tome", "[bold]", "{ $x }",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_typed_breaks_the_table(cli, seed):
    """A few hundred lines of nonsense between real answers: no traceback, the game goes on."""
    source = random.Random(seed)
    real = by_number(seed)
    count = 0

    def choose(session):
        nonlocal count
        count += 1
        if count > 250:
            raise EOFError
        if source.random() < 0.75:
            return " ".join(source.choices(WORDS, k=source.choice((1, 1, 2))))
        return real(session)

    told = cli.run(*GAME, "--seats", "2", "--bot", "random", "--seed", str(seed), choose=choose)
    assert told.code == 0
    assert "⟨" not in told.out


def test_a_slip_of_ours_is_a_sentence_too(cli, monkeypatch):
    def broken(*args):
        raise ZeroDivisionError("oops")

    monkeypatch.delenv("UNDERCROFT_DEBUG")
    monkeypatch.setattr("undercroft.cli.listings.list_games", broken)
    told = cli.run("games")
    assert told.code == 70
    assert "our fault: ZeroDivisionError: oops" in told.err
