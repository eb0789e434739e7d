"""Every problem can be told in every language, with nothing left out."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import undercroft.packs
from tests.packs.broken import SLIPS, PackCopy
from undercroft.packs import LANGUAGES, Problem

LOCALES = Path(undercroft.packs.__file__).parents[1] / "locales"
MESSAGE = re.compile(r"^((?:pack|pd)-[a-z0-9-]+) =", re.MULTILINE)
FRAME = {"pack-problem", "pack-problem-in-file", "pack-severity-error", "pack-severity-advice"}
TOLD_ELSEWHERE = {
    "pack-folder-missing", "pack-folder-not-empty", "pack-unknown", "pack-unknown-near", "pack-version-unknown",
    "pack-file-missing", "pack-file-near", "pack-file-unknown", "pack-not-utf8", "pack-syntax", "pack-not-words",
    "pack-not-tables", "pd-no-ranks",
}  # fmt: skip
"""Messages whose problem is made by a test of its own, not by one edit of a file."""


def source(language: str) -> str:
    return (LOCALES / language / "packs.ftl").read_text("utf-8")


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource(source(language)))
    return made


def told(language: str, problem: Problem) -> str:
    """A problem as the command line prints it."""
    texts = bundle(language)

    def message(name: str, args: dict[str, str | int]) -> str:
        value = texts.get_message(name).value
        assert value is not None
        text, errors = texts.format_pattern(value, args)
        assert not errors, (name, errors)
        return str(text)

    text = message(problem.message, dict(problem.args))
    frame = "pack-problem" if problem.entry else "pack-problem-in-file"
    return message(frame, {"file": problem.file, "entry": problem.entry, "text": text})


def test_all_languages_have_the_same_messages() -> None:
    names = [MESSAGE.findall(source(language)) for language in LANGUAGES]
    assert len(set(names[0])) == len(names[0])
    assert all(other == names[0] for other in names)


def test_every_message_is_the_answer_to_a_broken_pack() -> None:
    assert set(MESSAGE.findall(source("en"))) == FRAME | TOLD_ELSEWHERE | {slip.message for slip in SLIPS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slip_is_told_with_its_figures(language: str) -> None:
    for slip in SLIPS:
        text = told(language, slip.problem)
        assert text.startswith(f"{slip.file}: ")
        assert slip.entry in text
        assert "{" not in text.replace("{ $", "")
        for name in ("got", "near", "stated"):
            assert str(slip.args.get(name, "")) in text, (language, slip.message, name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_that_are_missing_or_broken_are_told(language: str, pack: PackCopy) -> None:
    (pack.folder / "goals.toml").rename(pack.folder / "goal.toml")
    (pack.folder / "zebra.toml").write_text("", "utf-8")
    (pack.folder / "items.toml").write_bytes(b"\xff\n")
    (pack.folder / "talents.toml").write_text("talents =\n", "utf-8")
    (pack.folder / "bosses.toml").write_text("bosses = 12\n", "utf-8")
    problems = pack.problems()
    assert {problem.message for problem in problems} == {
        "pack-file-missing", "pack-file-near", "pack-file-unknown", "pack-not-utf8", "pack-syntax",
        "pack-not-tables",
    }  # fmt: skip
    for problem in problems:
        assert told(language, problem)


def test_the_words_of_an_error_say_what_would_be_right() -> None:
    hydra = next(slip for slip in SLIPS if slip.message == "pd-thresholds-rise")
    assert told("en", hydra.problem) == (
        'bosses.toml: bosses[10] "Hydra": thresholds must rise, got 20, 20, 28'
    )
    key = next(slip for slip in SLIPS if slip.message == "pack-key-near")
    assert told("en", key.problem) == "pack.toml: unknown key license; did you mean licence?"
    count = next(slip for slip in SLIPS if slip.message == "pd-map-count")
    assert told("ru", count.problem) == "map.toml: ловушек на карте должно быть от 7 до 9, а их 6"
