"""Records told and proven; broken ones say where and why."""

from __future__ import annotations

import json
import re

import pytest

from tests.cli.driver import by_notation


@pytest.fixture
def record(cli, tmp_path):
    path = tmp_path / "game.record"
    told = cli.run(
        "play",
        "paper-dungeons",
        "--seed",
        "5",
        "--bot",
        "random",
        "--record",
        str(path),
        choose=by_notation(3),
    )
    assert told.code == 0
    return path


def test_a_replay_tells_the_story_round_by_round(cli, record):
    told = cli.run("replay", str(record))
    assert told.code == 0
    rounds = re.findall(r"— Round (\d) of 8", told.out)
    assert rounds == [str(number) for number in range(1, 9)]
    assert "Dungeon I, The long midnight." in told.out
    assert "Score sheet of Player 1" in told.out
    own = cli.run("replay", str(record), "--seat", "1")
    assert "You " in own.out


def test_a_replay_step_by_step_needs_no_keyboard(cli, record):
    assert cli.run("replay", str(record), "--step").code == 0
    pressed = cli.run("replay", str(record), "--step", choose=lambda session: "")
    assert pressed.code == 0
    assert len(pressed.typed) > 8


def test_a_replay_for_programs(cli, record):
    told = json.loads(cli.run("replay", str(record), "--json").out)
    assert told["game"] == "paper-dungeons"
    assert told["events"][0]["kind"] == "sheet_taken"
    assert len(told["scores"]) == 2
    assert cli.run("replay", str(record), "--seat", "3").code == 2


def edited(text: str, how: str) -> str:
    lines = text.splitlines()
    body = lines.index("") + 1
    match how:
        case "cut off":
            return "\n".join(lines[: body + 20])
        case "a die changed":
            return re.sub(r"# roll \S+", "# roll 7", text, count=1)
        case "a move changed":
            return re.sub(r"1: (\d+) brew", r"1: \1 move A7", text, count=1) if "brew" in text else text
        case "a typo":
            return re.sub(r"1: talent (\w+)", "1: talant x", text, count=1)
        case "another result":
            return re.sub(r"result: .*", "result: 99 1", text)
        case "another player":
            return re.sub(r"players: .*", "players: somebody | else", text)
        case "another pack":
            return re.sub(r"figures: .*", "figures: 0000000000000000", text)
        case "an unknown pack":
            return re.sub(r"pack: .*", "pack: homemade 3", text)
        case "another game":
            return re.sub(r"game: .*", "game: chess", text)
        case "other rules":
            return re.sub(r"rules: .*", "rules: 99", text)
        case "another format":
            return text.replace("undercroft-record: 1", "undercroft-record: 2")
        case "a header gone":
            return re.sub(r"seats: .*\n", "", text)
        case "not ours":
            return "Dear diary,\n" + text
        case "empty":
            return ""
        case _:
            raise ValueError(how)


BROKEN = (
    "cut off", "a die changed", "a typo", "another result", "another player", "another pack", "an unknown pack",
    "another game", "other rules", "another format", "a header gone", "not ours", "empty",
)  # fmt: skip


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_record_says_why(cli, record, how):
    record.write_text(edited(record.read_text("utf-8"), how), "utf-8")
    checked = cli.run("record", "check", str(record))
    assert checked.code == 1
    assert str(record) in checked.err
    assert "⟨" not in checked.err
    told = cli.run("replay", str(record))
    assert told.code == 2
    assert told.err.strip()
    assert told.out == ""


def test_a_check_names_the_line(cli, record):
    record.write_text(edited(record.read_text("utf-8"), "a die changed"), "utf-8")
    lines = record.read_text("utf-8").splitlines()
    number = next(place for place, line in enumerate(lines, 1) if line.startswith("# roll 7"))
    checked = cli.run("record", "check", str(record))
    assert f"line {number}:" in checked.err
    listed = json.loads(cli.run("record", "check", str(record), "--json").out)
    assert listed[0]["ok"] is False
    assert listed[0]["line"] == number
    assert listed[0]["message"] == "record-other-chance"


def test_several_records_are_checked_in_one_go(cli, record, tmp_path):
    bad = tmp_path / "bad.record"
    bad.write_bytes(b"\xff\xfe\x00")
    checked = cli.run("record", "check", str(record), str(bad), str(tmp_path / "none.record"))
    assert checked.code == 1
    assert "in order" in checked.out
    assert "no text in UTF-8" in checked.err
    assert "none.record" in checked.err
    listed = json.loads(cli.run("record", "check", str(record), str(bad), "--json").out)
    assert [entry["ok"] for entry in listed] == [True, False]


def test_a_record_of_an_owner_s_pack_needs_that_pack(cli, tmp_path):
    pack = tmp_path / "mine"
    assert cli.run("pack", "new", "paper-dungeons", str(pack)).code == 0
    sheet = pack / "sheet.toml"
    sheet.write_text(sheet.read_text("utf-8").replace("mission_fame = 4", "mission_fame = 5", 1), "utf-8")
    path = tmp_path / "mine.record"
    told = cli.run(
        "play",
        "paper-dungeons",
        "--pack",
        str(pack),
        "--seats",
        "1",
        "--record",
        str(path),
        choose=by_notation(3),
    )
    assert told.code == 0
    alone = cli.run("record", "check", str(path))
    assert alone.code == 1
    assert "--pack" in alone.err
    assert cli.run("record", "check", str(path), "--pack", str(pack)).code == 0
    assert cli.run("replay", str(path), "--pack", str(pack)).code == 0
