"""Every problem of a Dungeoneer set can be told in every language, with nothing left out."""

import re
from pathlib import Path

import pytest

import undercroft.locales
from tests.packs.dungeoneer_broken import CARDS, FAULTS, where
from undercroft.locales import LANGUAGES, Speaker

FOLDER = Path(undercroft.locales.__file__).parent
MESSAGE = re.compile(r"^(dl-[a-z0-9-]+) =", re.MULTILINE)
VARIANT = re.compile(r"^   [ *]\[([a-z_]+)\]", re.MULTILINE)


def source(language: str) -> str:
    return (FOLDER / language / "dungeoneer-pack.ftl").read_text("utf-8")


def test_all_languages_have_the_same_messages_and_variants() -> None:
    english = source("en")
    assert len(set(MESSAGE.findall(english))) == len(MESSAGE.findall(english))
    for language in LANGUAGES:
        assert MESSAGE.findall(source(language)) == MESSAGE.findall(english)
        assert VARIANT.findall(source(language)) == VARIANT.findall(english)


def test_every_message_is_the_answer_to_a_broken_set() -> None:
    own = {fault.message for fault in FAULTS if fault.message.startswith("dl-")}
    assert set(MESSAGE.findall(source("en"))) == own


@pytest.mark.parametrize("name", ["what", "part", "axis"])
def test_every_variant_is_the_answer_to_a_broken_set(name: str) -> None:
    chosen = {str(fault.args[name]) for fault in FAULTS if name in fault.args}
    selects = re.findall(rf"\{{ \${name} ->\n(.*?)\n\}}", source("en"), re.DOTALL)
    variants = {variant for select in selects for variant in VARIANT.findall(select)}
    assert variants <= chosen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_told_with_its_figures(language: str) -> None:
    speaker = Speaker(language)
    for fault in FAULTS:
        text = speaker.problem(fault.problem)
        assert text.startswith(f"{fault.file}: ")
        assert fault.entry in text
        for name in ("got", "near", "stated", "least", "most", "form", "known", "allowed", "heroes", "first"):
            # A word that the shared messages do not repeat where they have a better one.
            if (fault.message, name) != ("pack-choice-near", "allowed"):
                assert str(fault.args.get(name, "")) in text, (language, fault.message, name)


def test_the_words_of_a_problem_say_what_would_be_right() -> None:
    told = {fault.message: fault for fault in FAULTS}
    entry = where(CARDS, "scare_off")
    assert Speaker("en").problem(told["dl-verb-near"].problem) == (
        f'adventures.toml: {entry}: effects: there is no verb "wond" in "wond(target, 2)"; did you mean wound?'
    )
    assert Speaker("ru").problem(told["dl-few"].problem) == (
        "locations.toml: лучше иметь не меньше 3, а есть 2: локации с ямой"
    )
    assert (
        Speaker("it")
        .problem(told["dl-lord-card"].problem)
        .endswith('lord è di una sola copia di un mostro di tipo "undead"')
    )
    assert Speaker("cs").problem(told["dl-search-far"].problem).endswith("dají 10, je 11")
