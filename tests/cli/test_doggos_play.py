"""Whole games of Dungeons & Doggos at the terminal, and everything that can be typed on the way."""

from __future__ import annotations

import json
import random
import re

import pytest

from tests.cli.driver import Chooser, by_notation, by_number, script
from undercroft.cli.session import Session
from undercroft.games.doggos.codes import EXPLORE
from undercroft.locales import LANGUAGES

GAME = ("play", "doggos", "--bot", "random")


def keen(chooser: Chooser, share: float = 0.85) -> Chooser:
    """Explores most of the time, so that there is a dungeon to leave."""
    source = random.Random(9)

    def choose(session: Session | None) -> str:
        assert session is not None
        codes = session.match.state.choices(session._at_keyboard)
        if EXPLORE in codes and source.random() < share:
            return "explore"
        return chooser(session)

    return choose


# --- Whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_every_language(cli, language):
    told = cli.run(*GAME, "--seed", "1", "--lang", language, choose=keen(by_number(3)))
    assert told.code == 0
    assert "⟨" not in told.out
    assert "⟨" not in told.err
    assert "None" not in told.out
    assert len(told.typed) > 40


def test_the_game_ends_with_sheets_and_a_winner(cli):
    told = cli.run(*GAME, "--seed", "4", "--name", "Ada", choose=keen(by_number(3)))
    assert told.code == 0
    assert "Score sheet of Ada" in told.out
    assert re.search(r"1\. .*coin", told.out)
    assert "The personal quests are dug up." in told.out
    table = told.out.partition("The game is over")[2]
    for label in ("Monsters", "Coin rooms", "Chests", "Traps", "Tramps", "Personal quest", "Common quests"):
        assert label in table
    assert not re.search(r"^(monsters|chests|common)\b", table, re.MULTILINE), "boxes are named, not numbered"
    assert "You win!" in table or "You share the win!" in table or "Not this time" in table


def test_notation_plays_a_whole_game_and_its_record_replays(cli, tmp_path):
    path = tmp_path / "game.record"
    told = cli.run(*GAME, "--seed", "6", "--record", str(path), choose=keen(by_notation(5)))
    assert told.code == 0
    assert cli.run("record", "check", str(path)).code == 0
    replayed = cli.run("replay", str(path))
    assert replayed.code == 0
    assert re.findall(r"— Round (\d) of 3", replayed.out) == ["1", "2", "3"]
    assert "⟨" not in replayed.out
    own = cli.run("replay", str(path), "--seat", "1", "--step", choose=lambda session: "")
    assert own.code == 0
    assert "You " in own.out
    events = json.loads(cli.run("replay", str(path), "--json").out)
    assert events["game"] == "doggos"
    assert len(events["scores"]) == 2


def test_alone_the_escape_has_a_rank(cli):
    told = cli.run("play", "doggos", "--seats", "1", "--seed", "3", choose=keen(by_number(1)))
    assert told.code == 0
    assert re.search(r"coins?: (Chased your own tail|Promising sniffer|Finder of bones)", told.out)
    assert "The next rank, " in told.out
    assert "fame" not in told.out
    again = cli.run("play", "doggos", "--seats", "1", "--seed", "4", choose=keen(by_number(1)))
    assert "solo game before" in again.out or "best so far" in again.out
    assert "Dungeons & Doggos, 2 solo games: best" in cli.run("scores").out


@pytest.mark.parametrize("dog", ["joan", "bonk", "ruta", "sharik", "robin", "pluto"])
def test_every_dog_gets_home(cli, dog):
    told = cli.run(
        "play",
        "doggos",
        "--seats",
        "1",
        "--seed",
        "8",
        choose=script(f"dog {dog}", then=keen(by_number(2))),
    )
    assert told.code == 0
    assert "Score sheet of Player 1" in told.out


def test_people_pass_the_keyboard_on(cli):
    told = cli.run(
        "play",
        "doggos",
        "--people",
        "2",
        "--name",
        "Ada",
        "--name",
        "Ben",
        "--seed",
        "4",
        choose=keen(by_number(2)),
    )
    assert told.code == 0
    assert "Now it is Ada’s turn" in told.out
    assert "Now it is Ben’s turn" in told.out
    assert "Score sheet of Ben" in told.out


@pytest.mark.parametrize(
    "option", ["dogs=random", "two_side=on", "damage=sum", "night_watch=on", "hidden_coins=on"]
)
def test_every_option_reaches_the_table(cli, option):
    told = cli.run(*GAME, "--seats", "3", "--option", option, "--seed", "2", choose=keen(by_number(4), 0.6))
    assert told.code == 0
    assert "⟨" not in told.out


# --- What can be typed -----------------------------------------------------------------------------------------------

SOLO = ("play", "doggos", "--seats", "1", "--seed", "8")
BEGIN = ("dog bonk", "1")


def test_a_place_is_written_by_column_and_row(cli):
    told = cli.run(*SOLO, choose=script(*BEGIN, "explore", "5,5", "0,0", "0,-1 r0", "1", "(0, 1)"))
    assert "No exit leads there." in told.out
    assert "A room lies there already." in told.out
    assert told.out.count("You place a room 1 north of the start") == 1


def test_placing_is_taken_back_until_it_is_confirmed(cli):
    told = cli.run(*SOLO, choose=script(*BEGIN, "explore", "0,-1", "u", "0,1", "u", "0,-1", "1"))
    assert told.out.count("Taken back.") == 2
    assert "Which way round?" in told.out or "It fits one way only" in told.out


def test_sides_of_the_compass_beat_commands_on_a_path(cli):
    told = cli.run(
        *SOLO, choose=script(*BEGIN, "s", "w", "leave", "s", "u", "west", "why w", "n", "u", "out", "")
    )
    assert "Why what? Write a move behind it, such as: why 2,-1" in told.out, "before the path w asks why"
    assert told.out.count("You are outside. Enter leaves by this path") == 3, (
        "s, n and out lead onto the table"
    )
    assert "No room lies there. (DD-12)" in told.out
    assert "You leave the dungeon: 0 rooms walked, 0 cards claimed." in told.out


def test_a_whole_turn_in_a_line(cli):
    told = cli.run(*SOLO, choose=script(*BEGIN, "leave out", "leave (break w)"))
    assert told.out.count("You leave the dungeon: 0 rooms walked") >= 1
    assert "head first through the western side" in " ".join(told.out.split())


def test_a_line_within_a_path_leaves_the_last_word_to_the_player(cli):
    laid = (*BEGIN, "explore", "0,-1 r0")
    told = cli.run(*SOLO, choose=script(*laid, "leave", "n (claim) out", "u", "u", "1", "out", ""))
    assert told.out.count("Enter leaves by this path") == 2
    assert "You leave the dungeon: 1 room walked, 1 card claimed." in told.out
    at_once = cli.run(*SOLO, choose=script(*laid, "leave n (claim) out"))
    assert "Enter leaves by this path" not in at_once.out
    assert "You leave the dungeon: 1 room walked, 1 card claimed." in " ".join(at_once.out.split())
    written = cli.run(*SOLO, choose=script(*laid, "leave", "n (claim) out confirm"))
    assert "You leave the dungeon: 1 room walked, 1 card claimed." in " ".join(written.out.split())


def test_refusals_say_why_with_the_rule(cli):
    told = cli.run(
        *SOLO,
        choose=script(
            *BEGIN, "place 0,-1", "why leave", "leave", "why turn n r90", "explore", "fight", "confirm", "why e",
        ),
    )  # fmt: skip
    text = " ".join(told.out.split())
    assert "First choose: explore, leave or sleep. (DD-7)" in text
    assert "That is allowed: Leave the dungeon [leave]" in text
    assert "Only Sharik turns rooms. (DD-60)" in text
    assert "You are on your way out: walk on until you are outside, or take it back. (DD-16)" in text


def test_typos_and_wrong_numbers_get_an_answer(cli):
    told = cli.run(
        *SOLO, choose=script(*BEGIN, "explroe", "77", "", "0", "-1", "12,", "99,99", "why 99,99", "why slep")
    )
    text = " ".join(told.out.split())
    assert "Did you mean: explore" in text
    assert "77 is not in the list. You can type: 1, 2, 3." in text
    assert "Type a number from the list" in text
    assert "is no move that can be read here" in text
    assert "Did you mean: sleep" in text


def test_help_and_pages(cli):
    told = cli.run(
        *SOLO,
        choose=script(
            *BEGIN, "?", "map", "sheet", "rivals", "score", "log", "hint", "rules", f"rules DD-{999}", "b"
        ),
    )
    text = " ".join(told.out.split())
    assert "leave n (fight) e (claim) out" in text
    assert "▒ door, needs a key" in text
    assert "A paw breaks through a wall or a door" in text
    assert "You play alone." in text
    assert "bot would do this: " in text
    assert "such as: rules DD-20" in text
    assert f"has no DD-{999}" in text
    assert "— Round 1 of 3" in text


def test_rules_are_read_out(cli):
    told = cli.run(*SOLO, choose=script("rules DD-22"))
    assert "has no DD-22" not in told.out
    assert "(DD-22)" in told.out


WORDS = (
    "u", "why", "why 3", "why n", "?", "map", "sheet", "rivals", "rules", "rules DD-1", "hint", "score", "log", "b", "",
    " ", "1", "2", "9", "99", "0", "-1", "explore", "leave", "sleep", "place 0,0", "0,1", "2,-1 r90", "1,0 r45", ",", "0,",
    "n", "e", "s", "w", "out", "confirm", "fight", "fight with sword", "pass", "claim", "skip", "hire pair", "take bow",
    "disarm path 0,-1", "disarm own ifrit_bow", "turn n r90", "break n", "jump 0,0", "leave n out", "r90", "(", "()",
    "99999999999999999999,1", "ё", "\x00", "\x1b[31m", "٣,٣", "x" * 1000, "[bold]", "{ $x }", "dog bonk", "quest",
)  # fmt: skip


@pytest.mark.parametrize("seed", range(2))
def test_nothing_that_is_typed_breaks_the_table(cli, seed):
    """A few hundred lines of nonsense between real answers: no traceback, the game goes on."""
    source = random.Random(seed)
    real = by_number(seed)
    count = 0

    def choose(session):
        nonlocal count
        count += 1
        if count > 200:
            raise EOFError
        if source.random() < 0.7:
            return " ".join(source.choices(WORDS, k=source.choice((1, 1, 1, 2))))
        return real(session)

    told = cli.run(*GAME, "--seed", str(seed), choose=choose)
    assert told.code == 0
    assert "⟨" not in told.out


# --- Leaving and coming back -----------------------------------------------------------------------------------------


def test_quit_saves_and_resume_goes_on_in_the_middle_of_a_path(cli):
    left = cli.run(*SOLO, choose=script(*BEGIN, "explore", "0,-1", "1", "leave", "q"))
    assert left.code == 0
    assert "undercroft play doggos --resume" in left.out
    back = cli.run("play", "doggos", "--resume", choose=script("e", "", then=keen(by_number(3))))
    assert back.code == 0
    assert "Welcome back to Dungeons & Doggos." in back.out
    assert "Score sheet of" in back.out


def test_the_end_of_input_and_ctrl_c_save(cli):
    assert "saved" in cli.run(*SOLO).out

    def interrupt(session):
        raise KeyboardInterrupt

    told = cli.run(*SOLO, choose=interrupt)
    assert told.code == 130
    assert "saved" in told.out


# --- Packs and lists ---------------------------------------------------------------------------------------------------


def test_a_pack_of_one_s_own_from_the_copy_to_the_table(cli, tmp_path):
    folder = tmp_path / "mine"
    begun = cli.run("pack", "new", "doggos", str(folder))
    assert begun.code == 0
    assert "undercroft play doggos --pack" in begun.out
    assert cli.run("pack", "check", str(folder)).code == 0
    assert (
        cli.run("play", "doggos", "--pack", str(folder), "--seats", "1", choose=script(*BEGIN, "q")).code == 0
    )
    dogs = folder / "dogs.toml"
    dogs.write_text(dogs.read_text("utf-8").replace("defence = 3", "defence = -3", 1), "utf-8")
    checked = cli.run("pack", "check", str(folder))
    assert checked.code == 1
    assert "dogs.toml" in checked.out


def test_a_pack_without_a_readable_manifest_is_checked_by_the_game_whose_files_it_has(cli, tmp_path):
    for game, own in (("doggos", "dogs.toml"), ("paper-dungeons", "sheet.toml")):
        folder = tmp_path / game
        cli.run("pack", "new", game, str(folder))
        (folder / "pack.toml").write_text("nonsense", "utf-8")
        (folder / own).unlink()
        checked = cli.run("pack", "check", str(folder))
        assert checked.code == 1
        assert own in checked.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pack_is_shown_whole(cli, language):
    told = cli.run("pack", "show", "doggos", "--lang", language)
    assert told.code == 0
    assert "⟨" not in told.out
    assert "EWEW" in told.out
    assert max(len(line) for line in told.out.splitlines() if "/" not in line) <= 80


def test_the_game_is_listed_with_its_options(cli):
    told = cli.run("games")
    assert "doggos" in told.out
    assert "night_watch" in told.out
    assert "⟨" not in told.out
