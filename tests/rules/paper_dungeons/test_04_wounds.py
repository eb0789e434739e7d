"""Chapter 4: wounds, health, death."""

import pytest

from tests.rules.paper_dungeons.scene import EDITIONS
from tests.rules_marker import rule

# --- PD-4.1 ------------------------------------------------------------------------------------------------------


@rule("PD-4.1")
def test_health_is_the_sum_of_levels_from_4_to_24(scene):
    party = scene.party(dice=[9, 9])
    assert party.health == 4
    party.use("9 level rogue")
    party.use("9 level cleric")
    assert party.health == sum(party.heroes) == 6


@rule("PD-4.1")
def test_health_ends_at_24(scene):
    party = scene.party(warrior=6, wizard=6, cleric=6, rogue=5, dice=[9, 9])
    party.use("9 level rogue")
    assert party.health == 24
    assert not any(party.may(f"9 level {hero}") for hero in ("warrior", "wizard", "cleric", "rogue"))


# --- PD-4.2 ------------------------------------------------------------------------------------------------------


@rule("PD-4.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_wound_fills_a_potion_heart_first_then_the_track(scene, edition):
    party = scene(edition=edition).party(potions=1, hearts=1, dice=[1], skulls=2)
    party.scene.ready()
    assert (party.hearts, party.wounds) == (2, 1)


@rule("PD-4.2")
@pytest.mark.parametrize("edition", ["ru", "it"])
def test_with_ask_potions_every_wound_is_a_choice(scene, edition):
    party = scene(edition=edition, ask_potions=True).party(potions=2, hearts=1, skulls=2, dice=[1])
    assert party.choices == ["heart", "track"]
    assert party.why_not("1 brew") == ("PD-4.2", "finish-wound")
    party.choose("track")
    assert (party.hearts, party.wounds) == (1, 1)
    assert party.choices == ["heart", "track"]
    party.choose("heart")
    assert (party.hearts, party.wounds) == (2, 1)
    assert party.may("1 brew")


@rule("PD-4.2")
def test_without_a_free_heart_nothing_is_asked(scene):
    party = scene(edition="ru", ask_potions=True).party(potions=1, hearts=1, skulls=2, dice=[1])
    assert party.choices == ["heart", "track"]
    party.choose("heart")  # the last one: the second skull goes to the track by itself
    assert (party.hearts, party.wounds) == (2, 1)
    assert party.may("1 brew")


@rule("PD-4.2")
def test_ask_potions_asks_for_minions_traps_and_bosses_too(scene):
    scene = scene(edition="ru", ask_potions=True, round=3)
    party = scene.party(potions=2, rogue=1, at="C1", explored="D3", warrior=4)
    party.step("D1", "heart", "track")  # goblin 3 against rogue 1
    assert (party.hearts, party.wounds, party.minions) == (1, 1, 1)
    party.step("E1", "track")  # a trap, and half an item
    party.choose("half crown")
    assert party.wounds == 2
    scene.end_round()  # power 12: the minotaur's middle row, 2 wounds
    assert party.choices == ["heart", "track"]
    party.choose("heart", "track")
    assert (party.hearts, party.wounds) == (2, 3)


@rule("PD-4.2", "PD-14.1")
def test_ask_potions_asks_nothing_in_cz(scene):
    party = scene(edition="cz", ask_potions=True).party(potions=1, skulls=1, dice=[1])
    assert party.may("1 brew")
    assert (party.hearts, party.wounds) == (1, 0)


# --- PD-4.3 ------------------------------------------------------------------------------------------------------


@rule("PD-4.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_potions_never_remove_wounds_from_the_track(scene, edition):
    party = scene(edition=edition).party(wounds=3, dice=[1])
    party.use("1 brew")
    assert (party.potions, party.hearts, party.wounds) == (2, 0, 3)
    party.step("F1")
    party.step("E1", "half crown")  # a trap: its wound goes to a potion, the others stay
    assert (party.hearts, party.wounds) == (1, 3)


# --- PD-4.4 ------------------------------------------------------------------------------------------------------


@rule("PD-4.4")
def test_wounds_equal_to_health_do_not_kill(scene):
    party = scene.party(wounds=3, skulls=1, dice=[1])
    party.scene.ready()
    assert (party.wounds, party.health, party.risen) == (4, 4, 0)


@rule("PD-4.4")
def test_more_wounds_than_health_resurrect_the_party_once(scene):
    party = scene.party(wounds=3, skulls=2, dice=[1])
    worth = party.fame
    party.scene.ready()
    assert (party.wounds, party.risen) == (5, 1)
    assert (party.box("I"), party.fame) == (-9, worth - 9)
    party.scene.end_round()
    party.scene.roll(1, skulls=2)
    assert (party.wounds, party.risen, party.box("I")) == (7, 1, -9)
    assert party.story("resurrected") == ["resurrected 5"]


@rule("PD-4.4")
def test_filled_potion_hearts_do_not_count(scene):
    party = scene.party(wounds=4, potions=2, hearts=2, skulls=2, dice=[1])
    party.scene.ready()
    assert (party.hearts, party.wounds, party.risen) == (4, 4, 0)


@rule("PD-4.4")
def test_the_test_is_made_after_each_single_wound(scene):
    party = scene(edition="ru", ask_potions=True).party(wounds=4, potions=3, at="C1")
    party.step("D1", "track")  # goblin 3 against rogue 1: the first of two wounds
    assert party.choices == ["heart", "track"]
    assert party.risen == 1


@rule("PD-4.4")
def test_a_level_from_the_same_room_comes_too_late(scene):
    party = scene.party(warrior=3, wounds=6, at="C4")
    party.step("B4", "level warrior")  # ogre 4, then a level: 7 wounds against health 6
    assert (party.wounds, party.health, party.risen) == (7, 7, 1)


@rule("PD-4.4")
def test_a_level_gained_before_the_wound_counts(scene):
    party = scene.party(warrior=3, wounds=6, at="C4", dice=[5])
    party.use("5 level warrior")
    party.step("B4", "level warrior")
    assert (party.wounds, party.health, party.risen) == (6, 8, 0)
    scene = party.scene
    scene.end_round()
    scene.roll(1, skulls=2)
    assert (party.wounds, party.health, party.risen) == (8, 8, 0)


@rule("PD-4.4", "PD-8.5")
def test_a_level_from_the_same_boss_comes_too_late(scene):
    scene = scene(round=3)
    party = scene.party(warrior=3, rogue=2, wounds=6, explored="D3")  # power 10: 3 wounds from the minotaur
    scene.end_round()
    party.choose("level wizard", "done")
    assert (party.wounds, party.health, party.risen) == (9, 8, 1)


@rule("PD-4.4")
def test_a_potion_from_the_same_room_comes_too_late(scene):
    party = scene.party(rogue=2, wounds=5, at="C1")
    party.step("D1")  # goblin 3, then a potion
    assert (party.wounds, party.risen, party.potions, party.hearts) == (6, 1, 1, 0)


# --- PD-4.5 ------------------------------------------------------------------------------------------------------

PENALTIES = (0, -1, -3, -6, -10, -15, -21, -28, -36)


@rule("PD-4.5")
@pytest.mark.parametrize("wounds", range(25))
def test_the_wound_penalty_is_the_highest_step_reached(scene, wounds):
    party = scene.party(wounds=wounds, risen=1)
    assert party.box("H") == PENALTIES[wounds // 3]


@rule("PD-4.5")
def test_the_penalty_stays_at_36_while_the_count_goes_on(scene):
    party = scene.party(wounds=24, risen=1, skulls=2, dice=[1])
    before = party.fame
    party.scene.ready()
    assert (party.wounds, party.box("H"), party.fame) == (26, -36, before)
    party = scene().party(wounds=33, risen=1)
    assert party.box("H") == -36


@rule("PD-4.5", "PD-4.4")
def test_wounds_beyond_24_still_resurrect(scene):
    party = scene.party(warrior=6, wizard=6, cleric=6, rogue=6, wounds=24, at="F1")
    party.step("E1", "half crown")  # a trap
    assert (party.health, party.wounds, party.risen) == (24, 25, 1)
