"""Chapter 14: editions. What differs is tested with its rule; here: that nothing else does."""

from itertools import product
from random import Random

import pytest

from tests.rules.paper_dungeons.scene import CODES, EDITIONS, GAME, ROOMS, Scene
from tests.rules_marker import rule
from undercroft.games.paper_dungeons.codes import TALENTS
from undercroft.games.paper_dungeons.state import PaperDungeonsState
from undercroft.games.paper_dungeons.tables import Tables
from undercroft.kernel.errors import BadOption
from undercroft.kernel.state import CHANCE

ITALIAN = {"boots_craft", "wizard_once", "visits_by_stage"}
"""The switches of the Italian book, each with tests of its own: PD-3.5, PD-5.5, PD-8.2."""
SWITCHED = {"edition", "options", "ask_potions", "talent_fame", "dungeons", *ITALIAN}
"""What the edition may change in the tables: the potion choice, two talents' fame, its switches and its own name.

Lists of codes hold what boots may do, which has a test of its own; dungeons are compared one by one.
"""


def tables_of(edition: str, **options: object) -> Tables:
    return GAME.tables(2, GAME.complete_options({"edition": edition, **options}, 2))


@rule("PD-14.1")
@pytest.mark.parametrize("edition", ["ru", "it"])
def test_the_edition_switches_nothing_else_of_the_printed_things(edition):
    ours, usual = tables_of(edition, ask_potions=True), tables_of("cz", ask_potions=True)
    public = [name for name in dir(Tables) if not name.startswith("_") and not name.endswith("_codes")]
    printed = [name for name in public if name not in SWITCHED]
    assert len(printed) > 30
    assert [name for name in printed if getattr(ours, name) != getattr(usual, name)] == []
    assert {name for name in ITALIAN if getattr(ours, name)} == (ITALIAN if edition == "it" else set())
    assert not any(getattr(usual, name) for name in ITALIAN)
    for own, other in zip(ours.dungeons, usual.dungeons, strict=True):
        assert (own.borders, own.steps, own.boss_rooms) == (other.borders, other.steps, other.boss_rooms)


@rule("PD-14.1")
def test_the_default_edition_is_cz():
    assert GAME.complete_options({}, 2)["edition"] == "cz"
    with pytest.raises(BadOption, match="bad-option-value"):
        GAME.complete_options({"edition": "en"}, 2)


@rule("PD-14.1")
def test_talents_that_change_their_fame_are_psionic_and_merchant():
    fames = {edition: tables_of(edition).talent_fame for edition in EDITIONS}
    assert fames["ru"] == fames["it"]
    changed = [TALENTS[n] for n in range(16) if fames["ru"][n] != fames["cz"][n]]
    assert changed == ["psionic", "merchant"]


@rule("PD-14.1")
def test_what_a_die_may_do_differs_only_for_boots():
    for first, second in product(EDITIONS, EDITIONS):
        one, two = Scene(edition=first).party(dice=[9, 10]), Scene(edition=second).party(dice=[9, 10])
        differing = set(one.choices) ^ set(two.choices)
        boots = {"10 brew", *(f"10 craft {item}" for item in ("crown", "cauldron", "armour", "tome"))}
        assert differing == (boots if (first == "it") != (second == "it") else set())


@rule("PD-14.1")
@pytest.mark.parametrize("edition", ["ru", "it"])
def test_ask_potions_offers_a_choice_there_and_does_nothing_in_cz(edition):
    asked = Scene(edition=edition, ask_potions=True).party(potions=1, skulls=1, dice=[1])
    assert asked.choices == ["heart", "track"]
    usual = Scene(edition="cz", ask_potions=True).party(potions=1, skulls=1, dice=[1])
    assert "heart" not in usual.choices
    assert usual.hearts == 1


@rule("PD-14.1")
@pytest.mark.parametrize("seed", range(8))
def test_the_same_plays_give_the_same_game_in_all_editions(seed):
    """With talents that are alike everywhere, and away from boss rooms (PD-8.2), ru, it and cz are one game."""
    states = []
    for edition in EDITIONS:
        scene = Scene(edition=edition, missions="rooms_15 potions_8 health_12")
        scene.keep("scout", "shaman", goals=("rooms", "items"))
        scene.begin()
        states.append(scene.state)
    boss_rooms = {CODES[ROOMS[room]] for room in states[0].sheets[0].dungeon.boss_rooms}
    play_alike(states, Random(seed), never=boss_rooms)
    ru, it, cz = ([sheet.numbers() for sheet in state.sheets] for state in states)
    assert ru == it == cz
    assert states[0].outcome == states[1].outcome == states[2].outcome


def play_alike(states: list[PaperDungeonsState], random: Random, never: set[int]) -> None:
    """Play all states to the end by choices that all of them allow."""
    while not states[0].over:
        assert len({state.to_act for state in states}) == 1
        seat = states[0].to_act[0]
        if seat == CHANCE:
            code = states[0].sample()
        else:
            common = set.intersection(*(set(state.choices(seat)) for state in states)) - never
            code = random.choice(sorted(common))
        for state in states:
            state.play(seat, code)
