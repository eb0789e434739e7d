"""The chapter on Dungeons & Doggos in the page for pack authors tells the truth."""

import re
from pathlib import Path

from tests.packs.doggos_broken import CLASSIC, IFRIT_LINE, copy_of_classic
from tests.packs.test_docs import PAGE, blocks, complaints
from undercroft.games.doggos import content

CHAPTER = PAGE.read_text("utf-8").partition("\n## Dungeons & Doggos\n")[2].partition("\n## ")[0]


def test_the_worked_example(tmp_path: Path) -> None:
    example = CHAPTER.partition("### One card, one line")[2].partition("\n### ")[0]
    as_printed, typed, error, advice = blocks(example)
    line = f'{{ {IFRIT_LINE}, trophy_edge = "left" }},'
    assert line in as_printed
    pack = copy_of_classic(tmp_path / "copy")
    pack.edit("monsters.toml", line, typed.strip())
    assert complaints(pack) == error.splitlines()

    pack.edit("monsters.toml", typed.strip(), typed.strip().replace('"right"', '"left"'))
    assert complaints(pack) == advice.splitlines()
    assert content.load(pack.folder).card("ifrit_sword").edges == "EEWW"


def test_the_chapter_names_every_file_field_and_kind() -> None:
    for path in CLASSIC.glob("*.toml"):
        assert f"`{path.name}`" in CHAPTER
        figures = re.sub(r'"[^"\n]*"', "", path.read_text("utf-8"))
        for key in re.findall(r"^ *(?:\{ )?([a-z_]+)(?:\.\w\w)? = |, ([a-z_]+) = ", figures, re.MULTILINE):
            name = key[0] or key[1]
            assert f"`{name}`" in PAGE.read_text("utf-8"), f"{name} of {path.name}"
            assert path.name == "pack.toml" or f"`{name}`" in CHAPTER, f"{name} of {path.name}"
    for kind in content.ROOM_KINDS:
        assert f"`{kind}`" in CHAPTER
    for word in (*content.DOG_IDS, *content.ABILITIES, *content.SYMBOLS, "trophies", "monsters"):
        assert f'`"{word}"`' in CHAPTER
