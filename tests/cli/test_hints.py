"""What a bot thinks of a choice, in words."""

from __future__ import annotations

import pytest

from undercroft.bots import Thought
from undercroft.bots.thought import ORDER, POINTS, WIN_CHANCE
from undercroft.cli.hints import why, worth_text
from undercroft.kernel.messages import Phrase
from undercroft.locales import LANGUAGES, Speaker

ENGLISH = Speaker("en")


def worths(game, measure, *numbers, speaker=ENGLISH):
    thoughts = [Thought(code, number, measure) for code, number in enumerate(numbers)]
    return [worth_text(thoughts, place, game, speaker) for place in range(len(thoughts))]


def test_points_are_those_of_the_game_and_the_others_stand_behind():
    assert worths("paper-dungeons", POINTS, 111.5, 108.4, 111.2, 112.0) == [
        "about 112 fame in the end",
        "3 fame less",
        "about as good",
        "about as good",
    ]
    assert worths("doggos", POINTS, 1.2, 0.0) == ["about 1 coin in the end", "1 coin less"]
    assert worths("another", POINTS, 7.0, 5.0) == ["about 7 points in the end", "2 points less"]


def test_a_chance_is_told_in_per_cent_and_an_order_by_place():
    assert worths("doggos", WIN_CHANCE, 0.545, 0.1) == ["about 55 % to win", "about 10 % to win"]
    assert worths("dungeoneer", ORDER, 0.3, 0.2, 0.1) == ["the best it sees", "second best", "third best"]
    assert worths("dungeoneer", ORDER, 0.3, 0.3, 0.1) == ["the best it sees", "about as good", "third best"]
    assert worths("dungeoneer", ORDER, 0.3) == [""], "one choice is neither better nor worse"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("measure", [POINTS, WIN_CHANCE, ORDER])
@pytest.mark.parametrize("game", ["paper-dungeons", "doggos", "dungeoneer"])
def test_every_worth_has_words_in_every_language(language, measure, game):
    for number in range(1, 26):
        told = worths(game, measure, number / 25, 0.0, -float(number), speaker=Speaker(language))
        assert all(told)
        assert not any("⟨" in text or "{" in text for text in told)


def test_reasons_are_sentences_behind_the_worth():
    lots = (Phrase("reason-lots"),)
    thoughts = [Thought(1, 5.0, POINTS, lots), Thought(2, 4.0, POINTS)]
    drawn = "It draws lots, and every choice is as likely as the others."
    assert why(thoughts, 0, "doggos", ENGLISH) == f"About 5 coins in the end. {drawn}"
    assert why(thoughts, 1, "doggos", ENGLISH) == "1 coin less."
    again = [*thoughts, Thought(3, 5.0, POINTS, lots)]
    assert why(again, 2, "doggos", ENGLISH) == "About as good.", "a reason is told once"
    two = (Phrase("reason-doggos-paw"), Phrase("reason-doggos-rest"))
    one = why([*thoughts, Thought(3, 4.0, POINTS, (*lots, *two))], 2, "doggos", ENGLISH)
    assert one == "1 coin less. One more paw for the rest of the game."
    assert why([Thought(1, 0.0)], 0, "doggos", ENGLISH) == ""
