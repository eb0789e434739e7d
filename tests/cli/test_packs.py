"""Packs from the command line: a new one, its check, the whole of it to read."""

from __future__ import annotations

import json

import pytest

import undercroft
from tests.cli.driver import by_notation
from undercroft.locales import LANGUAGES


@pytest.fixture
def pack(cli, tmp_path):
    folder = tmp_path / "my-pack"
    told = cli.run("pack", "new", "paper-dungeons", str(folder))
    assert told.code == 0
    assert "files to edit" in told.out
    return folder


def test_a_new_pack_is_in_order_and_can_be_played(cli, pack):
    checked = cli.run("pack", "check", str(pack))
    assert checked.code == 0
    assert "is in order" in checked.out
    told = cli.run("play", "paper-dungeons", "--pack", str(pack), "--seats", "1", choose=by_notation(1))
    assert told.code == 0


def test_the_game_may_be_left_out(cli, tmp_path):
    assert cli.run("pack", "new", str(tmp_path / "other")).code == 0
    assert (tmp_path / "other" / "pack.toml").is_file()


def test_a_new_pack_overwrites_nothing(cli, pack):
    (pack / "map.toml").write_text("mine", "utf-8")
    told = cli.run("pack", "new", "paper-dungeons", str(pack))
    assert told.code == 2
    assert "not empty" in told.err
    assert (pack / "map.toml").read_text("utf-8") == "mine"


def test_every_error_of_a_pack_is_listed(cli, pack):
    bosses = pack / "bosses.toml"
    text = bosses.read_text("utf-8").replace("thresholds = [7, 9, 12]", "thresholds = [7, 7, 12]", 1)
    bosses.write_text(text.replace('weakness = "rogue"', 'weakness = "rouge"', 1), "utf-8")
    (pack / "items.toml").unlink()
    checked = cli.run("pack", "check", str(pack))
    assert checked.code == 1
    assert "thresholds must rise, got 7, 7, 12" in checked.out
    assert 'did you mean "rogue"?' in checked.out
    assert "items.toml: this file is missing" in checked.out
    listed = json.loads(cli.run("pack", "check", str(pack), "--json").out)
    assert listed["ok"] is False
    assert {problem["file"] for problem in listed["problems"]} >= {"bosses.toml", "items.toml"}
    played = cli.run("play", "paper-dungeons", "--pack", str(pack))
    assert played.code == 2
    assert "thresholds must rise" in played.err


def test_a_pack_that_is_none(cli, tmp_path):
    for folder in (tmp_path / "none", tmp_path):
        assert cli.run("pack", "check", str(folder)).code == 1
    (tmp_path / "pack.toml").write_bytes(b"\xff\x00")
    assert cli.run("pack", "check", str(tmp_path)).code == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pack_is_shown_whole(cli, pack, language, monkeypatch):
    monkeypatch.setenv("COLUMNS", "300")
    content = undercroft.game("paper-dungeons").content  # type: ignore[attr-defined]
    for what in ("paper-dungeons", str(pack)):
        told = cli.run("pack", "show", what, "--lang", language)
        assert told.code == 0
        assert "⟨" not in told.out
        for cards in (content.bosses, content.missions, content.goals, content.talents, content.items):
            for card in cards:
                assert card.name.in_language(language) in told.out
        for dungeon in content.dungeons:
            assert dungeon.story.in_language(language)[:30] in told.out
