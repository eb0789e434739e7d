"""Ids and arguments become sentences."""

from __future__ import annotations

import pytest

import undercroft
from undercroft.kernel.errors import BadOption
from undercroft.kernel.messages import Event, Name, Reason
from undercroft.locales import LANGUAGES, Speaker, choose_language
from undercroft.packs import Problem


def test_names_come_from_the_pack_and_else_from_the_house():
    game = undercroft.game("paper-dungeons")
    speaker = Speaker("it", game.name_in)
    assert speaker.name(Name("boss", "minotaur")) == "Minotauro"
    assert speaker.name(Name("hero", "rogue")) == "ladro"
    assert Speaker("ru").name(Name("minion", "goblin")) == "гоблин"


def test_minus_is_a_minus():
    assert Speaker("en").say("boss-behind", fame=-4) == "is behind you: −4 fame"


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "1 ранение"), (3, "3 ранения"), (5, "5 ранений"), (21, "21 ранение"), (11, "11 ранений")],
)
def test_russian_counts_properly(count, text):
    assert Speaker("ru").say("deed-wounds", count=count) == text


@pytest.mark.parametrize(("count", "text"), [(1, "1 lektvar"), (2, "2 lektvary"), (5, "5 lektvarů")])
def test_czech_counts_properly(count, text):
    assert Speaker("cs").say("deed-potions", count=count) == text


def test_a_refusal_names_the_cause_and_the_way_out():
    reason = Reason("PD-7.3", "wall-blocks", {"room": "C2"})
    assert Speaker("en").reason(reason) == "A wall blocks the way to C2. The ethereal cloak passes walls."


def test_an_event_is_told_to_its_reader():
    event = Event("gem_taken", 1, "PD-7.9", {"gem": "C"}, {})
    speaker = Speaker("en")
    assert speaker.event(event, 1, ["Ada", "Ben"]) == "You take gem C."
    assert speaker.event(event, 0, ["Ada", "Ben"]) == "Ben takes gem C."
    assert speaker.event(event, None, ["Ada", "Ben"]) == "Ben takes gem C."


def test_a_problem_has_its_file_and_entry():
    problem = Problem("bosses.toml", 'bosses[3] "Hydra"', "pd-thresholds-rise", {"got": "14, 14, 22"})
    expected = 'bosses.toml: bosses[3] "Hydra": thresholds must rise, got 14, 14, 22'
    assert Speaker("en").problem(problem) == expected


def test_an_unknown_id_is_marked_not_fatal():
    assert Speaker("en").say("no-such-message") == "⟨no-such-message⟩"


@pytest.mark.parametrize(
    ("asked", "environment", "language"),
    [
        ("ru", {"LANG": "it_IT.UTF-8"}, "ru"),
        ("cz", {}, "cs"),
        ("CS", {}, "cs"),
        (None, {"UNDERCROFT_LANG": "it", "LANG": "ru_RU.UTF-8"}, "it"),
        (None, {"LC_ALL": "cs_CZ.UTF-8", "LANG": "ru_RU.UTF-8"}, "cs"),
        (None, {"LANG": "ru_RU.UTF-8"}, "ru"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "C.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_asked_for_or_wished(asked, environment, language):
    assert choose_language(asked, environment) == language


def test_a_language_we_do_not_speak_is_refused():
    with pytest.raises(BadOption) as caught:
        choose_language("klingon", {})
    text = Speaker("en").error(caught.value)
    assert all(language in text for language in LANGUAGES)
