"""Chapter 6: potions."""

import pytest

from tests.rules.paper_dungeons.scene import EDITIONS
from tests.rules_marker import rule


@rule("PD-6.1")
def test_twelve_potions_at_most_and_further_ones_are_lost(scene):
    party = scene.party(potions=11, dice=[1, 2])
    party.use("1 brew")
    assert (party.potions, party.gems) == (12, 1)
    party.use("2 brew")
    assert (party.potions, party.gems) == (12, 1)
    assert party.story("potion_lost") == ["potion_lost"] * 3


@rule("PD-6.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_4th_levels_any_hero_the_8th_makes_half_an_item_the_12th_is_a_gem(scene, edition):
    scene = scene(edition=edition)
    party = scene.party(dice=[1, 2, 3])
    party.use("1 brew")
    party.use("2 brew", "level cleric")
    party.use("3 brew")
    assert (party.potions, party.heroes) == (6, (1, 1, 2, 1))
    scene.end_round()
    party.use("1 brew", "half tome")
    assert (party.potions, party.boxes_of("tome")) == (8, 1)
    party.use("2 brew")
    party.use("3 brew")
    assert (party.potions, party.gems, party.gems_of_the_map) == (12, 1, "")
    scene.end_round()
    party.use("1 brew")
    assert (party.potions, party.gems, party.health) == (12, 1, 5)


@rule("PD-6.2")
@pytest.mark.parametrize("potions", [p for p in range(12) if p + 1 not in (4, 8, 12)])
def test_no_other_potion_gives_anything(scene, potions):
    party = scene.party(potions=potions, at="D1")
    party.step("C1")  # one potion
    assert party.may("stop")
    assert (party.potions, party.gems, party.boxes, party.health) == (potions + 1, 0, 0, 4)


@rule("PD-6.2")
def test_the_reward_comes_at_once(scene):
    party = scene.party(potions=3, at="D1")
    party.step("C1")
    assert party.choices == ["level warrior", "level wizard", "level cleric", "level rogue"]


@rule("PD-6.3")
@pytest.mark.parametrize("potions", range(4))
def test_each_potion_has_two_hearts(scene, potions):
    scene = scene(edition="cz", round=1)
    party = scene.party(potions=potions, skulls=2, dice=[1])
    for _ in range(4):  # eight skulls
        scene.ready()
        scene.end_round()
    assert party.hearts == min(8, 2 * potions)
    assert party.wounds == 8 - party.hearts


@rule("PD-6.4")
def test_the_rulebooks_example_of_six_potions_and_three_hearts(scene):
    """6 potions brewed, the 4th levelled a hero, 3 hearts filled, 9 free."""
    scene.roll(1, 2, 3)
    party = scene.party()
    party.use("1 brew")
    party.use("2 brew", "level rogue")
    party.use("3 brew")
    scene.end_round()
    scene.roll(1, skulls=2)
    scene.end_round()
    scene.roll(1, skulls=1)
    assert (party.potions, party.hearts, party.wounds) == (6, 3, 0)
    assert 2 * party.potions - party.hearts == 9
    assert party.heroes == (1, 1, 1, 2)


@rule("PD-6.4")
def test_potions_and_hearts_are_filled_in_order(scene):
    """Filling from the left: a number of potions and a number of hearts say all about the rows."""
    party = scene.party(potions=3, hearts=2, dice=[1], skulls=1)
    party.use("1 brew", "level rogue")  # the last of the first row: its reward comes, and no other row's
    assert (party.potions, party.hearts) == (5, 3)
    assert party.story("potion_brewed") == ["potion_brewed 4", "potion_brewed 5"]
