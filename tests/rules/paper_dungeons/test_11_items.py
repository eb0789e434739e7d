"""Chapter 11: items."""

import pytest

from tests.rules.paper_dungeons.scene import CONTENT, ITEMS
from tests.rules_marker import rule

FAME = {
    "sword": 0, "sceptre": -1, "medallion": 1, "cloak": 0, "crown": 4, "cauldron": 0, "armour": 2, "tome": 3
}  # fmt: skip


@rule("PD-11.1", "PD-11.2", "PD-11.3", "PD-11.4", "PD-11.5", "PD-11.6", "PD-11.7", "PD-11.8")
@pytest.mark.parametrize("item", ITEMS)
def test_a_complete_item_s_fame_beside_its_two_boxes(scene, item):
    assert scene().party(items=item).box("E") == 2 + FAME[item]
    assert scene().party(halves=item).box("E") == 1  # half an item has no fame of its own


@rule("PD-11.1")
def test_the_flaming_sword_gives_3_power_against_bosses(scene):
    scene = scene(round=3)
    armed, plain = scene.party(items="sword", explored="D3"), scene.party(explored="D3")
    assert (armed.power(1), plain.power(1)) == (8, 5)
    scene.end_round()
    assert (armed.boss1, plain.boss1) == (2, -3)


@rule("PD-11.1")
def test_the_flaming_sword_does_nothing_against_minions(scene):
    party = scene.party(items="sword", at="B1")
    party.step("A1", "half crown")  # ogre 3
    assert party.wounds == 2


@rule("PD-11.2")
def test_the_sceptre_kills_two_minions_at_once(scene):
    party = scene.party(halves="sceptre", dice=[6])
    party.use("6 craft sceptre")
    assert {text.split()[0] for text in party.choices} == {"kill"}
    party.choose("kill B7", "kill C6")
    assert (party.minions, party.wounds, party.dead_minions) == (2, 0, ["C6", "B7"])
    assert any(text.endswith("brew") for text in party.choices)  # once


@rule("PD-11.3")
def test_the_medallion_crosses_every_river_border(scene):
    for first, second in CONTENT.map.water:
        border = scene.state.sheets[0].dungeon.borders[first * 42 + second]
        room = CONTENT.map.rooms[first].name
        other = CONTENT.map.rooms[second].name
        wet = scene().party(at=room, items="medallion cloak" if border & 2 else "medallion")
        wet.use("1 move")
        assert wet.may(other)
        dry = scene().party(at=room, items="cloak")
        dry.use("1 move")
        assert dry.why_not(other) == ("PD-7.3", "water-blocks")


@rule("PD-11.4")
def test_the_cloak_passes_printed_walls_and_those_of_the_card(scene):
    for border in (*CONTENT.map.walls, *CONTENT.dungeon("B").walls):
        room, other = (CONTENT.map.rooms[index].name for index in border)
        cloaked = scene().party(at=room, items="cloak")
        cloaked.use("1 move")
        assert cloaked.may(other)
        plain = scene().party(at=room, items="medallion")
        plain.use("1 move")
        assert plain.why_not(other) == ("PD-7.3", "wall-blocks")


@rule("PD-11.5")
def test_the_crown_does_nothing(scene):
    party = scene.party(halves="crown", dice=[1])
    before = {key: value for key, value in party.sheet.numbers().items() if not key.endswith("crown")}
    power = party.power(1)
    party.use("1 craft crown")
    after = {key: value for key, value in party.sheet.numbers().items() if not key.endswith("crown")}
    assert (after, party.power(1)) == (before, power)
    assert party.items == ["crown"]


@rule("PD-11.6")
def test_the_cauldron_gives_three_potions_one_by_one(scene):
    party = scene.party(halves="cauldron", potions=2, dice=[1])
    party.use("1 craft cauldron")
    assert party.potions == 4  # the fourth's reward comes before the third of the cauldron
    party.choose("level rogue")
    assert party.potions == 5


@rule("PD-11.7")
@pytest.mark.parametrize(("rogue", "wounds"), [(1, 1), (2, 0), (3, 0)])
def test_armour_makes_heroes_one_level_higher_against_minions(scene, rogue, wounds):
    party = scene.party(items="armour", rogue=rogue, at="C1")
    party.step("D1")  # goblin 3
    assert party.wounds == wounds


@rule("PD-11.7", "PD-5.2")
def test_half_an_armour_does_nothing(scene):
    party = scene.party(halves="armour", rogue=2, at="C1")
    party.step("D1")
    assert party.wounds == 1


@rule("PD-11.7")
def test_armour_does_not_count_against_bosses_for_health_or_for_missions(scene):
    scene = scene(round=3, missions="hero_at_6 health_12 heroes_at_3")
    party = scene.party(items="armour", warrior=5, wizard=2, cleric=2, rogue=2, explored="D3")
    assert (party.health, party.power(1)) == (11, 11 + 5 + 1)
    assert party.box("D") == 3  # lowest level 2
    scene.end_round()
    assert party.mission_fame == 0


@rule("PD-11.8")
def test_the_tome_levels_any_hero_at_once(scene):
    party = scene.party(halves="tome", dice=[1])
    party.use("1 craft tome")
    assert party.choices == ["level warrior", "level wizard", "level cleric", "level rogue"]
    party.choose("level cleric")
    assert party.heroes == (1, 1, 2, 1)
