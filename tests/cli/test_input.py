"""What is typed wrong before a game begins: a sentence, an exit code, no traceback."""

from __future__ import annotations

import pytest

import undercroft


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (("play", "paper-dungeon"), "There is no game called"),
        (("play", "paper-dungeons", "--option", "editon=it"), "Did you mean edition?"),
        (("play", "paper-dungeons", "--option", "edition=de"), "It can be: ru, it, cz."),
        (("play", "paper-dungeons", "--option", "edition"), "An option is written name=value"),
        (
            ("play", "paper-dungeons", "--option", "campaign=ABC", "--option", "dungeon=C"),
            "brings its own dungeons",
        ),
        (
            ("play", "paper-dungeons", "--option", "campaign=ABCDEFGHIJKL", "--option", "edition=it"),
            "Only the Czech book",
        ),
        (("play", "paper-dungeons", "--seed", "x"), '"x" is no seed'),
        (("play", "paper-dungeons", "--seed", "-1"), '"-1" is no seed'),
        (("play", "paper-dungeons", "--seed", str(2**128)), "is no seed"),
        (("play", "paper-dungeons", "--seats", "9"), "The game takes 1 to 8"),
        (("play", "paper-dungeons", "--seats", "two"), '--seats must be a whole number, got "two"'),
        (("play", "paper-dungeons", "--people", "3"), "3 people do not fit at 2 seats"),
        (("play", "paper-dungeons", "--people", "0"), "0 people do not fit"),
        (("play", "paper-dungeons", "--bot", "gredy"), "Did you mean greedy?"),
        (("play", "paper-dungeons", "--pack", "/nowhere"), "there is no folder /nowhere"),
        (("play",), "GAME is missing"),
        (("plya",), "Did you mean play?"),
        (("play", "paper-dungeons", "--seets", "3"), "Did you mean --seats?"),
        (("play", "paper-dungeons", "--seats"), "--seats needs a value"),
        (("--lang", "klingon", "games"), "does not speak"),
        (("simulate", "paper-dungeons", "--games", "0"), "is no number of games"),
        (("simulate", "paper-dungeons", "--jobs", "0"), "is no number of jobs"),
        (("simulate", "paper-dungeons", "--seats", "1", "--bot", "random", "--bot", "greedy"), "do not fit"),
        (("simulate", "doggoss"), "There is no game called"),
        (("replay", "/nowhere.record"), "/nowhere.record"),
        (("replay", "/"), "/: "),
        (("pack", "show", "paper-dungens"), "Did you mean paper-dungeons?"),
        (("pack", "show", "/nowhere"), "neither a folder nor a game"),
        (("games", "now"), "There is more than needed: now"),
    ],
)
def test_bad_input_is_told(cli, arguments, text):
    told = cli.run(*arguments)
    assert told.code == 2
    assert text in told.err
    assert "Traceback" not in told.err


@pytest.mark.parametrize("group", ["record", "pack"])
def test_a_group_without_a_command_shows_its_help(cli, group):
    told = cli.run(group)
    assert told.code == 2
    assert "check" in told.out + told.err


def test_no_arguments_are_a_call_for_help(cli):
    told = cli.run()
    assert told.code == 0
    assert "undercroft play paper-dungeons" in told.out


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "games", "scores", "record", "pack"])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_help_is_in_the_reader_s_language(cli, command, language):
    told = cli.run(command, "--help", "--lang", language)
    assert told.code == 0
    assert "help-" not in told.out
    heading = {"en": "Options", "cs": "Přepínače"}[language]
    assert heading in told.out


def test_version_says_what_runs(cli):
    told = cli.run("--version")
    kind = "compiled" if undercroft.compiled() else "plain Python"
    assert told.out.strip() == f"undercroft {undercroft.__version__}, {kind}"


def test_games_are_listed_for_people_and_programs(cli):
    import json

    told = cli.run("games", "--lang", "ru")
    assert "Бумажные подземелья" in told.out
    listed = json.loads(cli.run("games", "--json").out)
    assert [game["name"] for game in listed] == undercroft.games()
    assert all(option["text"] for game in listed for option in game["options"])
