"""The page for pack authors tells the truth: its worked example is carried out here."""

import re
from pathlib import Path

from tests.packs.broken import PackCopy
from tests.packs.test_messages import told
from undercroft.games.paper_dungeons import content

PAGE = Path(__file__).resolve().parents[2] / "docs" / "packs.md"


def blocks(text: str) -> list[str]:
    """The fenced blocks of a piece of Markdown, their indentation taken away."""
    fenced = re.findall(r"^ *```\w*\n(.*?)^ *```", text, re.DOTALL | re.MULTILINE)
    return [re.sub(r"^ {3}", "", block, flags=re.MULTILINE) for block in fenced]


def complaints(pack: PackCopy) -> list[str]:
    return [told("en", problem) for problem in pack.problems()]


def agree(said: list[str], shown: str) -> bool:
    """Whether the page shows what the checker says; a line may be cut short with an ellipsis."""
    lines = shown.splitlines()
    return len(said) == len(lines) and all(
        real.startswith(line.removesuffix("…")) if line.endswith("…") else real == line
        for real, line in zip(said, lines, strict=True)
    )


def test_the_worked_example(pack: PackCopy) -> None:
    example = PAGE.read_text("utf-8").partition("## A worked example")[2].partition("\n## ")[0]
    harpy, first_answer, second_answer = blocks(example)
    text = (pack.folder / "bosses.toml").read_text("utf-8")
    text = re.sub(r"\[\[bosses\]\]\nid = \"sea_serpent\".*?\n\n", harpy + "\n", text, flags=re.DOTALL)
    (pack.folder / "bosses.toml").write_text(text, "utf-8")
    assert agree(complaints(pack), first_answer)

    pack.edit("bosses.toml", "[13, 17, 17]", "[13, 17, 20]")
    for _ in range(3):
        pack.edit("dungeons.toml", "sea_serpent", "harpy")
    assert agree(complaints(pack), second_answer)
    assert content.load(pack.folder).boss("harpy").thresholds == (13, 17, 20)


def test_the_page_names_every_file_field_and_kind() -> None:
    page = PAGE.read_text("utf-8")
    for path in content.PACKS.glob("classic/1/*.toml"):
        assert f"`{path.name}`" in page
        for key in re.findall(r"^([a-z_]+)(?:\.\w\w)? = ", path.read_text("utf-8"), re.MULTILINE):
            assert f"`{key}`" in page, f"{key} of {path.name}"
    for kind in (*content.MISSION_KINDS, *content.GOAL_KINDS):
        assert f"`{kind}`" in page
