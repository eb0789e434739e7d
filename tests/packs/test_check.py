"""The checker finds every kind of slip, names file and entry, and lists all of them at once."""

from pathlib import Path

import pytest

from tests.packs.broken import BOSSES, CLASSIC, DUNGEONS, HYDRA, MAP, SLIPS, PackCopy, Slip, copy_of_classic
from tests.rules_marker import rule
from undercroft.games.paper_dungeons import content
from undercroft.packs import PackError, Problem


def test_the_built_in_pack_has_neither_errors_nor_advice() -> None:
    assert content.check(CLASSIC) == []


@pytest.mark.parametrize("slip", SLIPS, ids=str)
def test_a_slip_is_found_with_file_entry_and_figures(pack: PackCopy, slip: Slip) -> None:
    slip.apply(pack)
    assert slip.problem in pack.problems()


def test_errors_keep_a_pack_from_loading(pack: PackCopy) -> None:
    pack.edit("bosses.toml", "[20, 24, 28]", "[20, 20, 28]")
    pack.edit("sheet.toml", "13, 16, 19", "13, 15, 19")
    with pytest.raises(PackError) as caught:
        content.load(pack.folder)
    assert [problem.severity for problem in caught.value.problems] == ["error", "advice"]
    assert list(caught.value.problems) == pack.problems()


def test_advice_does_not_keep_a_pack_from_loading(pack: PackCopy) -> None:
    pack.edit("bosses.toml", "[20, 24, 28]", "[20, 24, 33]")
    assert [problem.severity for problem in pack.problems()] == ["advice"]
    assert content.load(pack.folder).boss("hydra").thresholds == (20, 24, 33)


@rule("PD-7.12")
@rule("PD-8.8")
@pytest.mark.parametrize("slips", [MAP, DUNGEONS, BOSSES], ids=["map", "dungeons", "bosses"])
def test_an_owner_may_differ_from_our_balance_and_is_told(pack: PackCopy, slips: list[Slip]) -> None:
    balance = [slip for slip in slips if slip.severity == "advice"]
    assert balance
    for slip in balance:
        copy = copy_of_classic(pack.folder.parent / str(balance.index(slip)))
        slip.apply(copy)
        assert {problem.severity for problem in copy.problems()} == {"advice"}
        content.load(copy.folder)


def test_a_slip_gives_no_second_problem_that_only_follows_from_it(pack: PackCopy) -> None:
    pack.edit("map.toml", '"goblin", level = 3', '"gobblin", level = 3')
    pack.edit("missions.toml", 'kind = "heroes_at"', 'kind = "heros_at"')
    pack.edit("items.toml", 'id = "sword"', 'id = "sward"')
    pack.edit_in("bosses.toml", 'id = "medusa"', "stage = 2", "stage = 7")
    assert [(problem.file, problem.message) for problem in pack.problems()] == [
        ("map.toml", "pack-choice-near"),
        ("bosses.toml", "pack-number-range"),
        ("missions.toml", "pack-choice-near"),
        ("items.toml", "pack-choice-near"),
        ("items.toml", "pack-entries-missing"),
    ]


def test_all_problems_are_listed_at_once_in_the_order_of_the_files(pack: PackCopy) -> None:
    pack.edit("ranks.toml", "at = 25", "at = 0")
    pack.edit("pack.toml", 'licence = "Apache-2.0"\n', "")
    pack.edit("bosses.toml", "[20, 24, 28]", "[20, 20, 28]")
    pack.edit("bosses.toml", 'name.cs = "Kraken"\n', "")
    pack.edit("goals.toml", '"BWWB"', '"BBWB"')
    pack.edit("map.toml", "A4 = {}", 'A4 = { gem = "D" }')
    pack.edit("dungeons.toml", '"ABC"', '"ABZ"')
    assert [(problem.file, problem.entry, problem.message) for problem in pack.problems()] == [
        ("pack.toml", "", "pack-key-missing"),
        ("map.toml", "", "pd-gem-twice"),
        ("dungeons.toml", 'stories[1] "City heroes"', "pd-story-chapters"),
        ("bosses.toml", 'bosses[12] "Kraken".name', "pack-language-missing"),
        ("bosses.toml", HYDRA, "pd-thresholds-rise"),
        ("goals.toml", 'goals[1] "Worthy foes"', "pd-alignment"),
        ("ranks.toml", 'ranks[2] "Torch bearers"', "pd-ranks-rise"),
    ]


def test_words_that_are_no_words(pack: PackCopy) -> None:
    text = (pack.folder / "pack.toml").read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("title.")]
    (pack.folder / "pack.toml").write_text("\n".join([*lines, 'title = "Mine"']), "utf-8")
    assert pack.problems() == [
        Problem("pack.toml", "", "pack-not-words", {"key": "title", "got": "'Mine'"}),
    ]


def test_a_list_of_entries_that_is_none(pack: PackCopy) -> None:
    (pack.folder / "bosses.toml").write_text("bosses = 12\n", "utf-8")
    (pack.folder / "goals.toml").write_text("\n", "utf-8")
    (pack.folder / "missions.toml").write_text("missions = []\n", "utf-8")
    (pack.folder / "talents.toml").write_text("talents = [1]\n", "utf-8")
    assert pack.problems() == [
        Problem("bosses.toml", "", "pack-not-tables", {"key": "bosses", "got": "12"}),
        Problem("missions.toml", "", "pack-count", {"key": "missions", "count": 16, "got": 0}),
        Problem("goals.toml", "", "pack-key-missing", {"key": "goals"}),
        Problem("talents.toml", "", "pack-not-tables", {"key": "talents", "got": "[1]"}),
    ]


def test_a_sheet_without_ranks(pack: PackCopy) -> None:
    (pack.folder / "ranks.toml").write_text("ranks = []\n", "utf-8")
    assert pack.problems() == [Problem("ranks.toml", "", "pd-no-ranks", {"key": "ranks"})]


def test_a_missing_file_is_one_problem(pack: PackCopy) -> None:
    (pack.folder / "goals.toml").unlink()
    assert pack.problems() == [Problem("goals.toml", "", "pack-file-missing")]


def test_a_misnamed_file_is_recognised(pack: PackCopy) -> None:
    (pack.folder / "goals.toml").rename(pack.folder / "goal.toml")
    assert pack.problems() == [
        Problem("goals.toml", "", "pack-file-missing"),
        Problem("goal.toml", "", "pack-file-near", {"near": "goals.toml"}),
    ]


def test_a_strange_file_is_a_problem_and_other_kinds_of_file_are_not(pack: PackCopy) -> None:
    (pack.folder / "zebra.toml").write_text("", "utf-8")
    (pack.folder / "README.md").write_text("My pack", "utf-8")
    [problem] = pack.problems()
    assert (problem.file, problem.message) == ("zebra.toml", "pack-file-unknown")
    assert str(problem.args["known"]).startswith("pack.toml, map.toml, ")


@pytest.mark.parametrize("name", ["nowhere", "pack.toml"])
def test_a_folder_that_is_not_there(pack: PackCopy, name: str) -> None:
    path = pack.folder / name
    assert content.check(path) == [Problem(str(path), "", "pack-folder-missing", {"folder": str(path)})]


def test_broken_toml_is_told_with_line_column_and_text(pack: PackCopy) -> None:
    line = (pack.folder / "sheet.toml").read_text("utf-8").splitlines().index("resurrection = 9") + 1
    pack.edit("sheet.toml", "resurrection = 9", "resurrection = nine")
    [problem] = pack.problems()
    assert (problem.file, problem.entry, problem.message) == ("sheet.toml", "", "pack-syntax")
    assert (problem.args["line"], problem.args["column"]) == (line, 16)
    assert problem.args["text"] == "resurrection = nine"
    assert "at line" not in str(problem.args["reason"])


def test_toml_that_breaks_off_is_told_at_its_last_line(pack: PackCopy) -> None:
    (pack.folder / "pack.toml").write_text('game = "paper-dungeons"\nauthors = [', "utf-8")
    [problem] = pack.problems()
    assert (problem.message, problem.args["line"]) == ("pack-syntax", 2)


def test_the_byte_order_mark_of_some_editors_is_no_problem(pack: PackCopy) -> None:
    for path in pack.folder.glob("*.toml"):
        path.write_text(path.read_text("utf-8"), "utf-8-sig", newline="\r\n")
    assert pack.problems() == []
    assert content.load(pack.folder).hash == content.load(CLASSIC).hash


def test_a_file_in_another_encoding(pack: PackCopy) -> None:
    path = pack.folder / "pack.toml"
    path.write_bytes(path.read_bytes() + b"# caf\xe9\n")
    line = path.read_bytes().count(b"\n")
    assert pack.problems() == [Problem("pack.toml", "", "pack-not-utf8", {"line": line})]


def test_an_error_tells_logs_tersely_what_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="pack-folder-missing"):
        content.load(tmp_path / "nowhere")
