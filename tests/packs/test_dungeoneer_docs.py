"""The page for authors of Dungeoneer sets tells the truth: its example is carried out, its lists are whole."""

import re
import tomllib
from pathlib import Path

import pytest

from tests.packs.dungeoneer_broken import CARDS, SOURCE, SetCopy
from tests.packs.test_docs import blocks
from undercroft.games.dungeoneer import content_types, vocabulary
from undercroft.games.dungeoneer.content_effects import condition_form_of, form_of
from undercroft.locales import Speaker

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "packs-dungeoneer.md").read_text("utf-8")
CODE = set(re.findall(r"`([^`\n]+)`", PAGE))
"""Everything that stands in code on the page."""
WORDS = {word for text in CODE for word in re.findall(r"[a-zA-Z_]+", text)}


def complaints(pack: SetCopy) -> list[str]:
    return [Speaker("en").problem(problem) for problem in pack.problems()]


def test_the_worked_example(tmp_path: Path) -> None:
    example = PAGE.partition("## A card in one minute")[2].partition("\n## ")[0]
    typed, *answers = blocks(example)
    pack = SetCopy(tmp_path / "copy")
    [bell] = tomllib.loads(typed)["cards"]
    pack.things(CARDS).append(bell)
    [ability] = bell["abilities"]
    assert complaints(pack) == answers[0].splitlines()
    ability["effects"][0] = "wound(target, 1)"
    assert answers[1].strip() in complaints(pack)
    ability["once"] = "turn"
    assert complaints(pack) == answers[2].splitlines()
    bell["solo"] = False
    assert complaints(pack) == []


@pytest.mark.parametrize("verb", vocabulary.SIGNATURES)
def test_every_verb_is_shown_as_it_is_written(verb: str) -> None:
    assert form_of(verb) in CODE


@pytest.mark.parametrize("test", vocabulary.CONDITION_ARGUMENTS)
def test_every_condition_is_shown(test: str) -> None:
    assert condition_form_of(test) in CODE or any(text.startswith(f"{test}(") for text in CODE)


@pytest.mark.parametrize(
    "words",
    [
        vocabulary.WHO, vocabulary.PLACES, vocabulary.UNTIL, vocabulary.COUNTS, vocabulary.TRIGGERS, vocabulary.ACTIONS,
        vocabulary.CARD_SORTS, vocabulary.VALUES, vocabulary.TESTED, vocabulary.DIFFICULTIES, vocabulary.LIMITS,
        vocabulary.ROLLS, vocabulary.ZONES, vocabulary.DECKS, vocabulary.CHOOSERS, vocabulary.EXITS,
        content_types.STAGES, content_types.CARD_TYPES, content_types.TIMINGS, content_types.DURATIONS,
        content_types.AIMS, content_types.HOSTS, content_types.LOCATION_TYPES, content_types.FRAMES,
        content_types.CATEGORIES, content_types.CONDITIONS, content_types.DICE_RULES, content_types.SACRIFICES,
        content_types.SYMBOLS,
    ],
    ids=lambda words: words[0],
)  # fmt: skip
def test_every_word_is_explained(words: tuple[str, ...]) -> None:
    assert {*words} - WORDS == set()


def test_every_file_and_key_is_explained() -> None:
    def keys(value: object) -> set[str]:
        if isinstance(value, dict):
            inner = {key for item in value.values() for key in keys(item)}
            return inner if {*value} <= {"en", "ru", "it", "cs"} else inner | {*value}
        return {key for item in value for key in keys(item)} if isinstance(value, list) else set()

    shared = {"version", "title", "authors", "licence", "heroes", "locations", "cards", "quests"}
    for file, document in SOURCE.items():
        assert f"`{file}`" in PAGE
        assert keys(document) - WORDS - shared == set()
