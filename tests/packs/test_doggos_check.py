"""The checker of Dungeons & Doggos finds every kind of slip, names file and entry, and lists all at once."""

from pathlib import Path

import pytest

from tests.packs.broken import Slip
from tests.packs.doggos_broken import (
    CLASSIC,
    DOGS,
    IFRIT,
    POTIONS,
    QUESTS,
    ROOMS,
    SLIPS,
    DoggosCopy,
    copy_of_classic,
    ifrit,
)
from undercroft.games.doggos import content
from undercroft.packs import PackError, Problem, new_pack


@pytest.fixture
def pack(tmp_path: Path) -> DoggosCopy:
    return copy_of_classic(tmp_path / "copy")


def test_the_built_in_pack_has_neither_errors_nor_advice() -> None:
    assert content.check(CLASSIC) == []


@pytest.mark.parametrize("slip", SLIPS, ids=str)
def test_a_slip_is_found_with_file_entry_and_figures(pack: DoggosCopy, slip: Slip) -> None:
    slip.apply(pack)
    assert slip.problem in pack.problems()


@pytest.mark.parametrize("slips", [ROOMS, DOGS, QUESTS, POTIONS], ids=["rooms", "dogs", "quests", "potions"])
def test_an_owner_may_type_in_another_deck_and_is_told(tmp_path: Path, slips: list[Slip]) -> None:
    differing = [slip for slip in slips if slip.severity == "advice"]
    assert differing
    for slip in differing:
        pack = copy_of_classic(tmp_path / str(differing.index(slip)))
        slip.apply(pack)
        assert {problem.severity for problem in pack.problems()} == {"advice"}
        content.load(pack.folder)


@pytest.mark.parametrize("slip", [slip for slip in SLIPS if slip.severity == "error"], ids=str)
def test_an_error_keeps_a_pack_from_loading(pack: DoggosCopy, slip: Slip) -> None:
    slip.apply(pack)
    with pytest.raises(PackError) as caught:
        content.load(pack.folder)
    assert list(caught.value.problems) == pack.problems()


def test_all_slips_are_listed_at_once_in_the_order_of_the_files(pack: DoggosCopy) -> None:
    pack.edit("monsters.toml", *ifrit(needs="[]"))
    pack.edit("rooms.toml", 'seats_more = "EEEE"', 'seats_more = "EEEW"')
    pack.edit("dogs.toml", "keys = 1", "keys = 0")
    pack.edit("quests.toml", "coins = 5", "coins = 4")
    pack.edit("potions.toml", "copies = 2", "copies = 4")
    pack.edit("ranks.toml", "at = 8", "at = 0")
    assert [(problem.file, problem.message) for problem in pack.problems()] == [
        ("monsters.toml", "dd-needs-nothing"),
        ("rooms.toml", "dd-start-exits"),
        ("dogs.toml", "dd-dog-key"),
        ("quests.toml", "dd-quest-coins"),
        ("potions.toml", "dd-potions-many"),
        ("ranks.toml", "dd-ranks-rise"),
    ]


def test_a_wrong_symbol_is_one_problem(pack: DoggosCopy) -> None:
    pack.edit("monsters.toml", *ifrit(trophy='["axe"]'))
    assert [(problem.entry, problem.message) for problem in pack.problems()] == [(IFRIT, "dd-symbol-unknown")]


def test_a_wrong_kind_is_one_problem(pack: DoggosCopy) -> None:
    pack.edit("rooms.toml", 'kind = "portal"', 'kind = "zebra"')
    assert [problem.message for problem in pack.problems()] == ["pack-choice-unknown"]


def test_edges_may_be_turned(pack: DoggosCopy) -> None:
    """A T is a T whichever way the owner holds the card."""
    pack.edit("monsters.toml", 'edges = "EEEW", needs = ["sword', 'edges = "EWEE", needs = ["sword')
    pack.edit("monsters.toml", '["shield"], trophy_edge = "left"', '["shield"], trophy_edge = "right"')
    assert pack.problems() == []
    assert content.load(pack.folder).card("cerberus").trophy_edge == 1


def test_a_sheet_without_ranks(pack: DoggosCopy) -> None:
    (pack.folder / "ranks.toml").write_text("ranks = []\n", "utf-8")
    assert pack.problems() == [Problem("ranks.toml", "", "dd-no-ranks", {"key": "ranks"})]


NEEDED = sorted({path.name for path in CLASSIC.glob("*.toml")} - {"standings.toml"})
"""What bots score alone need not be known."""


@pytest.mark.parametrize("file", NEEDED)
def test_a_missing_file_is_one_problem(pack: DoggosCopy, file: str) -> None:
    (pack.folder / file).unlink()
    assert pack.problems() == [Problem(file, "", "pack-file-missing")]


def test_empty_files_are_told_key_by_key(pack: DoggosCopy) -> None:
    for name in content.FIGURE_FILES:
        (pack.folder / name).write_text("", "utf-8")
    missing = {problem.args["key"] for problem in pack.problems()}
    assert missing == {"monsters", "start", "rooms", "dogs", "quests", "potions"}


def test_a_new_pack_is_a_commented_copy_with_a_name_of_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "My kennel"
    new_pack(CLASSIC, folder)
    assert content.check(folder) == []
    mine, original = content.load(folder), content.load(CLASSIC)
    assert (mine.name, mine.version, mine.folder) == ("my-kennel", "1", folder)
    assert (mine.hash, mine.cards, mine.dogs) == (original.hash, original.cards, original.dogs)


@pytest.mark.parametrize(
    ("file", "old", "new", "same"),
    [
        ("dogs.toml", "Joan of Bark", "Joan of Woof", True),
        ("ranks.toml", "at = 8", "at = 7", True),
        ("rooms.toml", "copies = 15", "copies = 14", False),
        ("dogs.toml", "defence = 5", "defence = 4", False),
        ("potions.toml", "copies = 2", "copies = 3", False),
    ],
)
def test_figures_change_the_hash_and_words_and_ranks_do_not(
    pack: DoggosCopy, file: str, old: str, new: str, same: bool
) -> None:
    pack.edit(file, old, new)
    assert (content.load(pack.folder).hash == content.load(CLASSIC).hash) == same
