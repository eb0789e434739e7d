"""Finding packs, beginning a new one, and the hash of a pack's figures."""

import re
from pathlib import Path

import pytest

from tests.packs.broken import CLASSIC, PackCopy, copy_of_classic
from undercroft.games.paper_dungeons import content
from undercroft.packs import (
    LANGUAGES,
    PackError,
    Problem,
    Words,
    built_in,
    figures_hash,
    find_pack,
    manifest_of,
    new_pack,
)


def pack_hash(folder: Path) -> str:
    return figures_hash(folder, content.FIGURE_FILES)


def test_words_in_a_language() -> None:
    words = Words("one", "один", "uno", "jeden")
    assert [words.in_language(language) for language in LANGUAGES] == ["one", "один", "uno", "jeden"]
    with pytest.raises(KeyError):
        words.in_language("de")


def test_the_newest_version_of_a_built_in_pack_is_found() -> None:
    assert CLASSIC in built_in(content.PACKS)
    assert find_pack(content.PACKS, "classic", "1") == CLASSIC
    assert find_pack(content.PACKS, "classic").parent == CLASSIC.parent


def test_versions_are_compared_as_numbers(tmp_path: Path) -> None:
    for version in ("2", "10", "9", "1.5"):
        copy_of_classic(tmp_path / "mine" / version)
    assert [folder.name for folder in built_in(tmp_path)] == ["1.5", "2", "9", "10"]
    assert find_pack(tmp_path, "mine").name == "10"


@pytest.mark.parametrize(
    ("name", "version", "message", "args"),
    [
        ("clasic", "", "pack-unknown-near", {"near": "classic"}),
        ("zebra", "", "pack-unknown", {"known": "classic"}),
        ("classic", "99", "pack-version-unknown", {"got": "99", "known": "1"}),
    ],
)
def test_a_pack_that_is_not_there(
    tmp_path: Path, name: str, version: str, message: str, args: dict[str, str | int]
) -> None:
    copy_of_classic(tmp_path / "classic" / "1")
    with pytest.raises(PackError) as caught:
        find_pack(tmp_path, name, version)
    assert caught.value.problems == (Problem(name, "", message, args),)


def test_a_folder_without_a_manifest_is_no_pack(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        manifest_of(tmp_path, [content.GAME])
    assert caught.value.problems == (Problem("pack.toml", "", "pack-file-missing"),)


def test_a_new_pack_is_a_commented_copy_with_a_name_of_its_own(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "My Box"
    written = new_pack(CLASSIC, folder)
    assert {path.name for path in written} == {path.name for path in CLASSIC.glob("*.toml")}
    assert content.check(folder) == []
    mine, original = content.load(folder), content.load(CLASSIC)
    assert (mine.name, mine.version, mine.folder) == ("my-box", "1", folder)
    assert (mine.hash, mine.bosses, mine.dungeons) == (original.hash, original.bosses, original.dungeons)
    for name in content.FIGURE_FILES:
        assert (folder / name).read_bytes() == (CLASSIC / name).read_bytes()
        assert (folder / name).read_text("utf-8").startswith("# ")


def test_a_folder_named_in_no_latin_letters_still_gives_a_pack(tmp_path: Path) -> None:
    new_pack(CLASSIC, tmp_path / "Моя коробка")
    assert content.load(tmp_path / "Моя коробка").name == "my-pack"


def test_a_new_pack_may_go_into_an_empty_folder(tmp_path: Path) -> None:
    new_pack(CLASSIC, tmp_path)
    assert content.check(tmp_path) == []


@pytest.mark.parametrize("in_the_way", ["folder", "file"])
def test_a_new_pack_overwrites_nothing(tmp_path: Path, in_the_way: str) -> None:
    destination = tmp_path / "taken"
    if in_the_way == "folder":
        destination.mkdir()
        (destination / "notes.txt").write_text("mine", "utf-8")
    else:
        destination.write_text("mine", "utf-8")
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(PackError) as caught:
        new_pack(CLASSIC, destination)
    assert [problem.message for problem in caught.value.problems] == ["pack-folder-not-empty"]
    assert sorted(tmp_path.rglob("*")) == before


def test_a_new_pack_needs_a_pack_to_copy(tmp_path: Path) -> None:
    with pytest.raises(PackError) as caught:
        new_pack(tmp_path, tmp_path / "new")
    assert [problem.message for problem in caught.value.problems] == ["pack-file-missing"]
    assert not (tmp_path / "new").exists()


def test_the_hash_of_figures_is_sixteen_hex_digits() -> None:
    assert re.fullmatch(r"[0-9a-f]{16}", pack_hash(CLASSIC))
    assert content.load(CLASSIC).hash == pack_hash(CLASSIC)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("bosses.toml", 'name.en = "Hydra"', 'name.en = "Heads galore"'),
        ("dungeons.toml", "A storm has bared", "The wind has bared"),
        ("talents.toml", "Bosses do not wound.", "Thick skin."),
        ("pack.toml", 'name = "classic"', 'name = "other"'),
        ("map.toml", "# The printed map", "# My map"),
        ("items.toml", 'hero = "rogue"', 'hero   =   "rogue"  # the thief'),
    ],
)
def test_words_comments_and_spaces_leave_the_hash_alone(
    pack: PackCopy, file: str, old: str, new: str
) -> None:
    pack.edit(file, old, new)
    assert pack_hash(pack.folder) == pack_hash(CLASSIC)


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("bosses.toml", "[20, 24, 28]", "[20, 24, 29]"),
        ("dungeons.toml", '"B2-B3"', '"C2-C3"'),
        ("talents.toml", "cz = 0", "cz = 1"),
        ("map.toml", "A4 = {}", "A4 = { trap = true }"),
        ("sheet.toml", "resurrection = 9", "resurrection = 8"),
        ("goals.toml", '"BWWB"', '"WBBW"'),
        ("missions.toml", 'id = "potions_8"', 'id = "potions_eight"'),
        ("items.toml", "fame = 4", "fame = 5"),
    ],
)
def test_figures_change_the_hash(pack: PackCopy, file: str, old: str, new: str) -> None:
    pack.edit(file, old, new)
    assert pack_hash(pack.folder) != pack_hash(CLASSIC)


def test_the_order_of_cards_is_a_figure(pack: PackCopy) -> None:
    text = (pack.folder / "missions.toml").read_text("utf-8")
    head, *missions = text.split("[[missions]]")
    swapped = [missions[1], missions[0], *missions[2:]]
    (pack.folder / "missions.toml").write_text("[[missions]]".join([head, *swapped]), "utf-8")
    assert pack.problems() == []
    assert pack_hash(pack.folder) != pack_hash(CLASSIC)
