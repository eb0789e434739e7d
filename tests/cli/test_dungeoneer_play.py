"""Whole games of Dungeoneer at the terminal, and everything that can be typed on the way."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.driver import Chooser, by_notation, by_number, script
from undercroft.cli.data import data_folder
from undercroft.cli.session import Session
from undercroft.kernel.match import ABLE, ASK, ATTACKED, TURN, WINDOWS
from undercroft.locales import LANGUAGES

GAME = ("play", "dungeoneer", "--bot", "random")


def at_most(lines: int, chooser: Chooser) -> Chooser:
    """Leaves the table after so many lines."""
    left = [lines]

    def choose(session: Session | None) -> str:
        left[0] -= 1
        if left[0] < 0:
            raise EOFError
        return chooser(session)

    return choose


# --- Whole games -----------------------------------------------------------------------------------------------------


def test_notation_plays_a_whole_game_and_its_record_replays(cli, tmp_path):
    path = tmp_path / "game.record"
    told = cli.run(*GAME, "--seed", "6", "--name", "Ada", "--record", str(path), choose=by_notation(5))
    assert told.code == 0
    assert "⟨" not in told.out
    assert "Score sheet of Ada" in told.out
    assert re.search(r"^1\. (Ada|Ludmila)", told.out, re.MULTILINE)
    assert "You win!" in told.out or "Not this time" in told.out
    assert cli.run("record", "check", str(path)).code == 0
    replayed = cli.run("replay", str(path))
    assert replayed.code == 0
    assert "— Round 1: turn of " in replayed.out
    assert "⟨" not in replayed.out
    events = json.loads(cli.run("replay", str(path), "--json").out)
    assert events["game"] == "dungeoneer"


def test_alone_the_ending_says_why(cli):
    told = cli.run("play", "dungeoneer", "--seats", "1", "--seed", "3", choose=by_number(1))
    assert told.code == 0
    assert re.search(r"^(You win|The dungeon wins): .*quest", told.out, re.MULTILINE)
    assert "⟨" not in told.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_long_while_in_every_language(cli, language):
    told = cli.run(*GAME, "--seats", "3", "--seed", "4", "--lang", language, choose=at_most(50, by_number(3)))
    assert told.code == 0
    assert "⟨" not in told.out
    assert "None" not in told.out


@pytest.mark.parametrize(
    "options",
    [
        ("sets=heroic,epic", "no_white_spots=on"),
        ("sets=legendary", "hero_choice=on", "limited_movement=on", "dodging_spikes=on"),
        ("nothing_personal=on", "resurrection=on", "one_way_doors=on"),
    ],
    ids=["mixed", "legendary", "variants"],
)
def test_variants_are_asked_in_words(cli, options):
    wishes = [part for option in options for part in ("--option", option)]
    told = cli.run(*GAME, *wishes, "--seed", "2", choose=at_most(40, by_number(8)))
    assert told.code == 0
    assert "⟨" not in told.out


# --- What can be typed -----------------------------------------------------------------------------------------------


def test_commands_show_what_they_promise(cli):
    told = cli.run(
        *GAME,
        "--seed",
        "11",
        choose=script("?", "map", "sheet", "rivals", "score", "log", "hint", "rules", "why"),
    )
    assert told.code == 0
    for text in (
        "orders attacked",
        "exit to where nothing lies yet",
        "Inventory: boons 0 of",
        "quests done 0",
        "The medium bot would do this:",
        "such as: rules DL-40",
        "such as: why move n",
    ):
        assert text in " ".join(told.out.split()), text


@pytest.mark.parametrize("text", ["", "0", "99", "nonsense", "9,9", "play no_such_card", "\x1b[A", "ж" * 500])
def test_bad_input_is_answered_and_asked_again(cli, text):
    told = cli.run(*GAME, "--seed", "11", choose=script(text, text))
    assert told.code == 0
    assert "The game is saved" in told.out
    assert told.out.count("You are attacked! Do you respond?") == 3


def test_a_refused_move_names_its_rule(cli):
    told = cli.run(*GAME, "--seed", "11", choose=script("why move n", "move n"))
    assert re.search(r"\(DLQ?-\d+\)", told.out) or "That is not what is asked now." in told.out


def test_orders_are_told_set_and_followed(cli):
    orders = []

    def choose(session: Session | None) -> str:
        assert session is not None
        orders.append(session.match.orders[0].windows)
        lines = ("orders", "orders sometimes", "orders attacked", "orders turn", "orders ask", "orders turn")
        if len(orders) <= len(lines):
            return lines[len(orders) - 1]
        window = session.match.state.window(0)
        assert window is None or window.own_turn, "on others' turns nothing is asked any more"
        if len(orders) > 50:
            raise EOFError
        return by_number(len(orders))(session)

    told = cli.run(*GAME, "--seed", "11", choose=choose)
    assert told.code == 0
    assert "You are asked whenever you could do something." in told.out
    assert 'There is no order "sometimes". There are: ask, able, attacked, turn.' in told.out
    assert "only when you are attacked" in told.out
    assert "also where you can only pass" in told.out
    assert orders[0] == ABLE
    assert orders[3] == ATTACKED
    assert orders[-1] == TURN


@pytest.mark.parametrize("windows", [ABLE, ASK])
def test_a_window_with_nothing_but_a_pass_is_asked_only_where_it_is_wanted(cli, windows):
    lone = able = asked = 0

    def choose(session: Session | None) -> str:
        nonlocal lone, able, asked
        assert session is not None
        asked += 1
        if asked == 1:
            return f"orders {windows}"
        if asked > 120:
            raise EOFError
        if session.match.state.window(0) is not None:
            only = len(session.match.state.choices(0)) == 1
            lone += only
            able += not only
        return by_number(asked)(session)

    assert cli.run(*GAME, "--seed", "11", choose=choose).code == 0
    assert able
    assert (lone > 0) == (windows == ASK)


def test_orders_are_nothing_to_games_without_windows(cli):
    told = cli.run("play", "doggos", "--seed", "1", choose=script("orders attacked"))
    assert told.code == 0
    assert "Answer with a number from the list" in told.out


def test_a_choice_can_be_taken_back_before_it_is_published(cli):
    def choose(session: Session | None) -> str:
        assert session is not None
        state = session.match.state
        if state.in_draft(0):
            taken_back.append(len(session.match.moves))
            if len(taken_back) > 1:
                raise EOFError
            return "u"
        if taken_back:
            assert len(session.match.moves) < taken_back[0]
            raise EOFError
        return chooser(session)

    taken_back: list[int] = []
    chooser = by_notation(2)
    told = cli.run(*GAME, "--seed", "11", choose=choose)
    assert taken_back
    assert "Taken back." in told.out


def test_a_saved_game_goes_on(cli):
    first = cli.run(*GAME, "--seed", "11", choose=at_most(10, by_number(2)))
    assert "The game is saved" in first.out
    second = cli.run("play", "dungeoneer", "--resume", choose=at_most(5, by_number(2)))
    assert second.code == 0
    assert "Welcome back to Dungeoneer" in second.out


def resumed_orders(cli):
    """What a saved game's person wants to be asked when it goes on."""
    found = []

    def choose(session):
        found.append(session.match.orders[0].windows)
        raise EOFError

    cli.run("play", "dungeoneer", "--resume", choose=choose)
    return found


@pytest.mark.parametrize("windows", WINDOWS)
def test_a_saved_game_keeps_what_was_said_about_windows(cli, windows):
    cli.run(*GAME, "--seed", "11", choose=script(f"orders {windows}"))
    assert resumed_orders(cli) == [windows]


def test_in_older_saved_games_ask_meant_where_one_can_answer(cli):
    cli.run(*GAME, "--seed", "11", choose=script("orders ask"))
    (saved,) = (data_folder() / "saved").glob("dungeoneer-*.json")
    stored = json.loads(saved.read_text("utf-8"))
    orders = stored["match"]["orders"]
    assert orders[0] == [1, ["done", "pass"], ASK]
    orders[0] = [1, ["done"], ASK]
    saved.write_text(json.dumps(stored), "utf-8")
    assert resumed_orders(cli) == [ABLE]


# --- Packs -----------------------------------------------------------------------------------------------------------


def test_a_set_is_begun_checked_shown_and_played(cli, tmp_path):
    folder = tmp_path / "mine"
    assert cli.run("pack", "new", "dungeoneer", str(folder)).code == 0
    assert cli.run("pack", "check", str(folder)).code == 0
    heroes = folder / "heroes.toml"
    text = heroes.read_text("utf-8")
    heroes.write_text(text.replace('en = "Brand Sootbeard"', 'en = "Aunt Sootbeard"'), "utf-8")
    shown = cli.run("pack", "show", str(folder))
    assert shown.code == 0
    assert "Aunt Sootbeard" in shown.out
    assert "The epic stage" in shown.out
    assert "The heroic stage" not in shown.out, "an owner's set is shown alone"
    played = cli.run(*GAME, "--pack", str(folder), "--seed", "11", choose=script("sheet"))
    assert played.code == 0
    assert "Sootbeard" in played.out
    assert "Brand Sootbeard" not in played.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_built_in_sets_are_shown_with_every_text(cli, language):
    told = cli.run("pack", "show", "dungeoneer", "--lang", language)
    assert told.code == 0
    assert "⟨" not in told.out
    assert len(told.out.splitlines()) > 1000


def test_a_broken_set_is_named_with_file_and_entry(cli, tmp_path):
    folder = tmp_path / "mine"
    cli.run("pack", "new", "dungeoneer", str(folder))
    quests = folder / "quests.toml"
    quests.write_text(quests.read_text("utf-8").replace("\nreward = ", "\nrewrd = ", 1), "utf-8")
    told = cli.run("pack", "check", str(folder))
    assert told.code == 1
    assert "quests.toml" in told.out
