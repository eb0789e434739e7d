"""The language of effects: every verb is read and written, and no text is run or breaks the reader."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.packs.dungeoneer_broken import SOURCE, effects_in
from undercroft.games.dungeoneer import vocabulary
from undercroft.games.dungeoneer.content_effects import (
    LONGEST,
    argument,
    condition_text,
    effect_text,
    form_of,
    read_condition,
    read_effects,
    walk,
)
from undercroft.games.dungeoneer.content_types import Amount, Condition, Effect, Effects
from undercroft.games.dungeoneer.vocabulary import CONDITION_ARGUMENTS, COUNTS, SIGNATURES, SORTS
from undercroft.packs import Entry, Problem, Report

WORD = st.from_regex(r"(?!(?:and|as|if|in|is|or|not|for|def|del|try)\b)[a-z]{2,8}", fullmatch=True).filter(
    lambda word: word not in ("None", "True", "False", "pass", "elif", "else", "from", "with", "while", "class",
                              "break", "raise", "yield", "global", "import", "lambda", "return", "assert", "async",
                              "await", "except", "finally", "continue", "nonlocal")
)  # fmt: skip
NUMBERS = st.integers(-99, 99)
AMOUNTS = st.one_of(
    st.integers(-99, 99).map(lambda n: Amount("number", abs(n), -1 if n < 0 else 1)),
    st.builds(Amount, st.sampled_from(("die", "x", *COUNTS)), st.just(0), st.sampled_from((1, -1))),
)


@st.composite
def conditions(draw: st.DrawFn) -> Condition:
    test = draw(st.sampled_from(sorted(CONDITION_ARGUMENTS)))
    word, number = "", 0
    for _, wanted in CONDITION_ARGUMENTS[test]:
        if wanted == vocabulary.NUMBER:
            number = draw(NUMBERS)
        else:
            word = draw(WORD if wanted == vocabulary.KIND else st.sampled_from(wanted))
    return Condition(test, word, number)


@st.composite
def effects(draw: st.DrawFn, depth: int = 2) -> Effect:
    verbs = [
        verb for verb in SIGNATURES if depth or all(kind != "effects" for _, kind, _ in SIGNATURES[verb])
    ]
    verb = draw(st.sampled_from(verbs))
    values: list[object] = []
    for _, wanted, optional in SIGNATURES[verb]:
        if optional and draw(st.booleans()):
            values.append(None)
        elif isinstance(wanted, tuple):
            values.append(draw(st.sampled_from(wanted)))
        else:
            plain = {
                vocabulary.WHO_ARG: st.sampled_from(vocabulary.WHO),
                vocabulary.PLACE: st.sampled_from(vocabulary.PLACES),
                vocabulary.SORT: st.sampled_from(SORTS.get(verb, ("any",))),
                vocabulary.KIND: WORD,
                vocabulary.NUMBER: NUMBERS,
                vocabulary.AMOUNT: AMOUNTS,
                vocabulary.CONDITION: conditions(),
                vocabulary.EFFECTS: st.lists(effects(max(depth - 1, 0)), min_size=1, max_size=2).map(tuple),
            }
            values.append(draw(plain[wanted]))
    return Effect(verb, tuple(values))  # type: ignore[arg-type]  # built from the same signatures that the type sums up


def read(text: str) -> tuple[Effects, list[Problem]]:
    report = Report()
    found = read_effects(Entry(report, "cards.toml", "cards[1]", {}), "effects", [text])
    return found, report.problems


@given(effects())
def test_an_effect_is_written_and_read_back(effect: Effect) -> None:
    text = effect_text(effect)
    found, problems = read(text)
    if len(text) > LONGEST:
        assert [problem.message for problem in problems] == ["dl-text-long"]
    else:
        assert (found, problems) == ((effect,), [])


@given(conditions())
def test_a_condition_is_written_and_read_back(condition: Condition) -> None:
    report = Report()
    assert read_condition(Entry(report, "f", "e", {}), "if", condition_text(condition)) == condition
    assert report.problems == []


@given(st.text(max_size=60) | st.text("wound(you, 1)[]=-.:\\\"'", max_size=60))
def test_any_other_text_is_one_problem(text: str) -> None:
    found, problems = read(text)
    assert len(found) + len(problems) == 1


@pytest.mark.parametrize(
    "text",
    [
        "(" * 500,
        "f(" * 300 + ")" * 300,
        "-" * 900 + "1",
        "wound(you, " + "-" * 900 + "1)",
        "wound(you, a" + ".b" * 400 + ")",
        "wound(you, 1" + "+1" * 400 + ")",
        "each(all, [" * 80 + "shift()" + "])" * 80,
        "wound(you, " + "9" * 900 + ")",
        "\x00",
        "wound(you,\n2",
    ],
    ids=lambda text: text[:12],
)
def test_monstrous_texts_are_problems_and_no_more(text: str) -> None:
    found, problems = read(text)
    assert len(found) + len(problems) == 1


def test_nothing_is_run() -> None:
    """Only names that the vocabulary knows are looked at; Python's own mean nothing."""
    found, problems = read("__import__('os').abort()")
    assert (found, [problem.message for problem in problems]) == ((), ["dl-text-form"])


def test_every_effect_of_the_epic_set_is_written_as_it_stands() -> None:
    """So the built-in set also shows people the one way to write an effect."""
    texts = [text for document in SOURCE.values() for text in effects_in(document)]
    assert len(texts) > 100
    for text in texts:
        if text.split("(")[0] in SIGNATURES and re.fullmatch(r"[a-z_]+\(.*\)", text):
            [effect], problems = read(text)
            assert (effect_text(effect), problems) == (text, [])


def test_arguments_in_order_and_by_name() -> None:
    [effect], _ = read("test(target, speed, 9, failed=[wound(target, die), fall(target, n=7, stat=melee)])")
    assert argument(effect, "passed") is None
    assert argument(effect, "n") == 9
    wound = Effect("wound", ("target", Amount("die")))
    fall = Effect("fall", ("target", "melee", 7))
    assert argument(effect, "failed") == (wound, fall)
    assert list(walk((effect,))) == [effect, wound, fall]


def test_a_sign_is_kept_apart_from_its_number() -> None:
    [effect], _ = read("glory(you, -4)")
    assert argument(effect, "n") == Amount("number", 4, -1)
    [effect], _ = read("glory(you, -X)")
    assert argument(effect, "n") == Amount("x", 0, -1)
    [effect], _ = read("difficulty(any, -1, turn)")
    assert argument(effect, "n") == -1


def test_what_may_be_left_out_is_shown_with_an_equals_sign() -> None:
    assert form_of("may") == "may(glory=, ap=, wounds=, effects)"
    assert form_of("shift") == "shift()"


def test_the_vocabulary_is_whole() -> None:
    """Every kind of argument is one that the reader knows, and every sort has its words."""
    kinds = {"who", "amount", "number", "place", "effects", "condition", "sort", "kind"}
    for verb, signature in SIGNATURES.items():
        for name, wanted, _ in signature:
            assert isinstance(wanted, tuple) or wanted in kinds, (verb, name)
            assert wanted != vocabulary.SORT or verb in SORTS
    assert tuple(CONDITION_ARGUMENTS) == vocabulary.CONDITIONS
    assert {*vocabulary.COMBINATORS, *vocabulary.PASSIVE_VERBS} <= {*SIGNATURES}
