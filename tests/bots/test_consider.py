"""What bots consider and why: the ground of hints."""

from __future__ import annotations

import pytest

import undercroft
from undercroft import bots
from undercroft.bots.thought import MEASURES
from undercroft.kernel.seat import close_seats, open_seats
from undercroft.locales import LANGUAGES, Speaker
from undercroft.locales.phrases import phrase_lines

NAMES = ("random", "easy", "medium", "search@passes=6")


def considered(game, name, seats=2, moments=4, every=9):
    """Moments of a game played at random: the seat, what a bot considers there, and what its twin chooses."""
    state = undercroft.game(game).start(seats=seats, seed=3)
    places = open_seats(state)
    bot, twin, player = (bots.make(each, game, 1) for each in (name, name, "random"))
    for number in range(1, moments * every + 1):
        if state.over:
            break
        seat = places[state.to_act[0]]
        seat.choices = state.choices(seat.index)
        if number % every == 0:
            before = state.digest()
            yield seat, bot.consider(seat), twin.choose(seat)
            assert state.digest() == before
        state.play(seat.index, player.choose(seat))
    close_seats(places)


@pytest.mark.parametrize("game", undercroft.games())
@pytest.mark.parametrize("name", NAMES)
def test_its_own_choice_stands_first_and_the_others_from_better_to_worse(game, name):
    most = 0
    for seat, thoughts, chosen in considered(game, name):
        codes = [thought.code for thought in thoughts]
        assert codes[0] == chosen
        assert len(set(codes)) == len(codes)
        assert set(codes) <= set(seat.choices)
        others = [thought.worth for thought in thoughts[1:]]
        assert others == sorted(others, reverse=True)
        measures = {thought.measure for thought in thoughts}
        assert len(measures) == 1
        assert measures <= set(MEASURES)
        assert all(len(thought.reasons) <= 2 for thought in thoughts)
        if measures == {"chance"}:
            assert all(0.0 <= thought.worth <= 1.0 for thought in thoughts)
        if len(seat.choices) == 1:
            assert [thought.reasons for thought in thoughts] == [()]
        most = max(most, len(codes))
    if name != "random":
        assert most > 1


@pytest.mark.parametrize("game", undercroft.games())
def test_reasons_are_told_in_every_language(game):
    house = undercroft.game(game)
    speakers = [Speaker(language, house.name_in) for language in LANGUAGES]
    told = 0
    for name in ("random", "medium"):
        for _, thoughts, _ in considered(game, name):
            for thought in thoughts[:3]:
                told += len(thought.reasons)
                for speaker in speakers:
                    for line in phrase_lines(speaker, thought.reasons):
                        assert line
                        assert not set("⟨{}") & set(line), line
    assert told > 0


@pytest.mark.parametrize("game", ["paper-dungeons", "doggos"])
def test_alone_a_search_counts_points(game):
    found = {
        thought.measure
        for _, thoughts, _ in considered(game, "search@passes=6", seats=1)
        for thought in thoughts
    }
    assert "chance" not in found
