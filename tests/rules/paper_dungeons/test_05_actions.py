"""Chapter 5: the four actions."""

import pytest

from tests.rules.paper_dungeons.scene import EDITIONS, HEROES, ITEMS, pack
from tests.rules_marker import rule

EVERYTHING = " ".join(ITEMS)
RIGHT_DIE = {"warrior": 5, "wizard": 2, "cleric": 3, "rogue": 8}
"""The dice of a scene's usual alignment."""
WRONG_DIE = {"warrior": 1, "wizard": 6, "cleric": 7, "rogue": 4}


# --- PD-5.1 ------------------------------------------------------------------------------------------------------


@rule("PD-5.1")
@pytest.mark.parametrize("hero", HEROES)
def test_a_die_with_symbol_and_colour_levels_the_hero(scene, hero):
    party = scene.party(dice=[RIGHT_DIE[hero]])
    party.use(f"{RIGHT_DIE[hero]} level {hero}")
    assert party.heroes[HEROES.index(hero)] == 2
    assert sorted(party.heroes) == [1, 1, 1, 2]
    assert party.health == 5


@rule("PD-5.1")
@pytest.mark.parametrize("hero", HEROES)
def test_the_wrong_colour_or_symbol_does_not_level(scene, hero):
    party = scene.party(dice=[WRONG_DIE[hero], RIGHT_DIE[hero]])
    assert party.why_not(f"{WRONG_DIE[hero]} level {hero}") == ("PD-5.1", "wrong-colour")
    other = HEROES[HEROES.index(hero) - 1]
    assert party.why_not(f"{RIGHT_DIE[hero]} level {other}") == ("PD-5.1", "wrong-symbol")


@rule("PD-5.1")
def test_level_6_is_the_highest(scene):
    party = scene.party(warrior=5, dice=[5, 5])
    party.use("5 level warrior")
    assert party.heroes[0] == 6
    assert party.why_not("5 level warrior") == ("PD-5.1", "hero-at-top")


@rule("PD-5.1", "PD-12.3")
def test_a_warrior_raised_to_level_2_makes_health_5(scene):
    party = scene.party(dice=[5])
    party.use("5 level warrior")
    assert (party.heroes, party.health) == ((2, 1, 1, 1), 5)


# --- PD-5.2 ------------------------------------------------------------------------------------------------------


@rule("PD-5.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("die", range(1, 9))
def test_items_1_to_4_need_their_symbol_and_5_to_8_take_any(scene, edition, die):
    party = scene(edition=edition).party(dice=[die])
    own = ("sword", "sceptre", "medallion", "cloak")[(die - 1) % 4]  # colour never matters
    made = [item for item in ITEMS if party.may(f"{die} craft {item}")]
    assert made == [own, "crown", "cauldron", "armour", "tome"]
    foreign = "cloak" if own != "cloak" else "sword"
    assert party.why_not(f"{die} craft {foreign}") == ("PD-5.2", "item-symbol")


@rule("PD-5.2")
def test_two_halves_make_an_item_that_works_from_then_on(scene):
    party = scene.party(at="B1", dice=[4, 8, 1])
    party.use("4 craft cloak")  # a white rogue
    assert (party.boxes_of("cloak"), party.items) == (1, [])
    party.use("8 craft cloak")  # a black one
    assert (party.boxes_of("cloak"), party.items) == (2, ["cloak"])
    party.step("C1")  # through the wall
    assert party.place == "C1"


@rule("PD-5.2", "PD-5.9")
def test_a_complete_item_takes_no_third_half(scene):
    party = scene.party(items="sword", dice=[1])
    assert party.why_not("1 craft sword") == ("PD-5.9", "item-complete")


@rule("PD-5.2")
def test_different_items_are_filled_side_by_side(scene):
    party = scene.party(dice=[1, 2, 3])
    party.use("1 craft crown")
    party.use("2 craft tome")
    party.use("3 craft crown")
    assert (party.items, party.boxes_of("tome")) == (["crown"], 1)


# --- PD-5.3 ------------------------------------------------------------------------------------------------------


@rule("PD-5.3")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("die", range(1, 10))
def test_any_die_brews_two_potions(scene, edition, die):
    party = scene(edition=edition).party(dice=[die])
    party.use(f"{die} brew")
    assert party.potions == 2


# --- PD-5.4 ------------------------------------------------------------------------------------------------------


@rule("PD-5.4")
@pytest.mark.parametrize(("die", "steps"), [*((die, 2) for die in range(1, 10)), (10, 3)])
def test_any_die_gives_two_steps_and_boots_three(scene, die, steps):
    party = scene.party(at="C1", rogue=3, dice=[die])
    party.use(f"{die} move")
    for room in ("D1", "C1", "D1")[:steps]:
        assert party.may("stop")
        party.choose(room)
    assert "stop" not in party.choices  # the die is walked


@rule("PD-5.4")
def test_a_step_is_resolved_in_full_before_the_next(scene):
    party = scene.party(at="F1", dice=[10])
    party.use("10 move", "E1")  # trap, then half an item
    assert party.wounds == 1
    assert party.choices == [f"half {item}" for item in ITEMS]
    assert party.why_not("F1") == ("PD-5.9", "finish-reward")
    party.choose("half crown")
    assert party.may("D1")


@rule("PD-5.4")
def test_the_player_may_stop_early(scene):
    party = scene.party(at="C1", rogue=3, dice=[10, 1, 5])
    party.use("10 move", "D1", "stop")
    assert party.place == "D1"
    assert party.may("1 brew")


@rule("PD-5.4")
def test_steps_need_a_die_first(scene):
    party = scene.party(at="C1")
    assert party.why_not("D1") == ("PD-5.4", "move-first")


# --- PD-5.5 ------------------------------------------------------------------------------------------------------


@rule("PD-5.5")
def test_warrior_4_gives_one_power_against_bosses(scene):
    """The minotaur is weak to the warrior, the chimera to the rogue."""
    assert scene.party(warrior=3).power(2) == 7
    assert scene.party(warrior=4).power(2) == 9


@rule("PD-5.5")
@pytest.mark.parametrize("edition", ["ru", "cz"])
def test_wizard_4_ignores_colour_without_limit(scene, edition):
    party = scene(edition=edition).party(wizard=4, dice=[1, 6, 7, 4])
    assert party.why_not("1 level rogue") == ("PD-5.1", "wrong-symbol")  # the symbol counts
    party.use("1 level warrior")
    party.use("6 level wizard")
    party.use("7 level cleric")
    assert party.heroes == (2, 5, 2, 1)


@rule("PD-5.5")
def test_wizard_3_ignores_nothing(scene):
    party = scene.party(wizard=3, dice=[1])
    assert party.why_not("1 level warrior") == ("PD-5.1", "wrong-colour")


@rule("PD-5.5", "PD-14.1")
def test_in_it_wizard_4_ignores_the_colour_of_one_die_a_round(scene):
    scene = scene(edition="it")
    party = scene.party(wizard=4, dice=[1, 1, 4, 5])
    party.use("5 level warrior")  # the right colour is no use of it
    assert party.may("4 level rogue")
    party.use("1 level warrior")
    assert party.why_not("1 level warrior") == ("PD-5.1", "wrong-colour")
    assert party.why_not("4 level rogue") == ("PD-5.1", "wrong-colour")
    scene.end_round()
    assert party.may("1 level warrior")  # a new round, a new die


@rule("PD-5.5", "PD-10.4")
def test_in_it_the_psionic_s_die_stands_beside_the_wizard_s_and_the_wizard_is_used_first(scene):
    party = scene(edition="it").party(wizard=4, talent="psionic", dice=[1, 1, 4])
    party.use("1 level warrior")
    assert (party.wizard_used, party.psionic_used) == (1, 0)
    party.use("1 level warrior")
    assert (party.wizard_used, party.psionic_used) == (1, 1)
    assert party.why_not("4 level rogue") == ("PD-5.1", "wrong-colour")


@rule("PD-5.5")
@pytest.mark.parametrize("edition", ["ru", "cz"])
def test_elsewhere_wizard_4_saves_the_psionic_s_die(scene, edition):
    party = scene(edition=edition).party(wizard=3, talent="psionic", dice=[1, 6, 4])
    party.use("6 level wizard")  # the psionic's only die
    assert party.psionic_used == 1
    party.use("1 level warrior")  # wizard 4
    party.use("4 level rogue")
    assert party.heroes == (2, 4, 1, 2)
    saving = scene(edition=edition).party(wizard=4, talent="psionic", dice=[1, 1, 4])
    saving.use("1 level warrior")
    saving.use("4 level rogue")
    assert saving.psionic_used == 0


@rule("PD-5.5")
def test_in_it_a_psionic_who_makes_the_wizard_4_has_his_die_as_well(scene):
    party = scene(edition="it").party(wizard=3, talent="psionic", dice=[1, 1, 6])
    party.use("6 level wizard")
    party.use("1 level warrior")
    assert (party.wizard_used, party.psionic_used) == (1, 1)
    assert party.why_not("1 level warrior") == ("PD-5.1", "wrong-colour")


@rule("PD-5.5")
def test_cleric_4_takes_no_wounds_from_skulls_and_cleric_3_does(scene):
    young, old = scene.party(cleric=3, skulls=2), scene.party(cleric=4)
    scene.ready()
    assert (young.wounds, old.wounds) == (2, 0)


@rule("PD-5.5", "PD-7.11")
def test_rogue_4_gives_a_bonus_gem_at_once(scene):
    party, rival = scene.party(rogue=3, dice=[8, 8]), scene.party()
    party.use("8 level rogue")
    assert (party.gems, party.gems_of_the_map) == (1, "")
    party.use("8 level rogue")
    assert party.gems == 1  # once
    scene.end_round()
    assert rival.crossed_out == ""


# --- PD-5.6 ------------------------------------------------------------------------------------------------------


@rule("PD-5.6")
def test_a_free_level_ignores_symbol_and_colour(scene):
    party = scene.party(potions=3, dice=[1])
    party.use("1 brew")
    assert party.choices == [f"level {hero}" for hero in HEROES]
    party.choose("level warrior")
    assert party.heroes == (2, 1, 1, 1)


@rule("PD-5.6")
def test_a_free_half_ignores_the_symbol(scene):
    party = scene.party(at="F1")
    party.step("E1")
    assert party.choices == [f"half {item}" for item in ITEMS]
    party.choose("half sceptre")
    assert party.boxes_of("sceptre") == 1


@rule("PD-5.6")
def test_a_free_level_with_all_heroes_at_6_is_lost(scene):
    party = scene.party(warrior=6, wizard=6, cleric=6, rogue=6, at="D2")
    party.step("E2")  # a level
    assert party.may("stop")  # the walk goes on
    assert (party.health, party.story("reward_lost")) == (24, ["reward_lost"])


@rule("PD-5.6")
def test_a_free_half_with_all_items_complete_is_lost(scene):
    party = scene.party(items=EVERYTHING, at="F1")
    party.step("E1")
    assert party.may("stop")
    assert (len(party.items), party.story("reward_lost")) == (8, ["reward_lost"])


# --- PD-5.7 ------------------------------------------------------------------------------------------------------


@rule("PD-5.7")
def test_the_rulebook_s_chain_is_resolved_depth_first(scene):
    """With 3 potions a die brews: 4th potion, level, rogue 4, 4th gem, 5th potion; the die's second is the 6th."""
    party = scene.party(rogue=3, potions=3, gems=3, dice=[1])
    party.use("1 brew")
    assert party.potions == 4  # the die's second potion waits
    party.choose("level rogue")
    assert (party.potions, party.gems, party.heroes[3]) == (6, 4, 4)
    assert party.story() == [
        "die_used 1 brew",
        "potion_brewed 4",
        "levelled rogue 4",
        "gem_placed 4",
        "potion_brewed 5",
        "potion_brewed 6",
    ]


@rule("PD-5.7")
def test_a_chain_goes_through_items_and_minions_before_the_next_potion(scene):
    """8th potion → sceptre complete → 3rd minion → shaman's potion is the 9th; the die's second is the 10th."""
    party = scene.party(potions=7, halves="sceptre", killed="D1 C3", talent="shaman", dice=[1])
    party.use("1 brew", "half sceptre")
    assert party.potions == 8
    party.choose("kill B2")
    assert (party.potions, party.minions) == (9, 3)  # the second kill and the die's potion wait
    party.choose("kill A1")
    assert party.story("potion_brewed", "item_complete", "minion_killed") == [
        "potion_brewed 8",
        "item_complete sceptre",
        "minion_killed B2 3",
        "potion_brewed 9",
        "minion_killed A1 4",
        "potion_brewed 10",
    ]


@rule("PD-5.7")
def test_a_step_of_a_walk_waits_for_the_whole_chain(scene):
    """F1's potion is the 4th → the rogue's level 5 → the noble's half → the tome → a level."""
    party = scene.party(rogue=4, potions=3, halves="tome", talent="noble", at="E1", dice=[10])
    party.use("10 move", "F1")
    party.choose("level rogue")  # to 5: the noble's half
    party.choose("half tome")  # complete: a level
    party.choose("level cleric")
    assert party.heroes == (1, 1, 2, 5)
    assert party.may("F2")


@rule("PD-5.7")
def test_each_box_is_filled_and_rewarded_once(scene):
    party = scene.party(potions=3, dice=[1, 2, 3])
    party.use("1 brew", "level rogue")
    party.use("2 brew")
    party.use("3 brew", "half crown")
    assert (party.potions, party.health, party.boxes_of("crown")) == (9, 5, 1)


# --- PD-5.8 ------------------------------------------------------------------------------------------------------


@rule("PD-5.8")
def test_level_then_health_then_noble(scene):
    party = scene.party(warrior=4, talent="noble", dice=[5])
    party.use("5 level warrior")
    assert party.choices == [f"half {item}" for item in ITEMS]
    assert (party.heroes[0], party.health) == (5, 8)


@rule("PD-5.8")
def test_level_then_health_then_the_level_4_ability(scene):
    party = scene.party(rogue=3, gems=1, dice=[8])
    party.use("8 level rogue")  # the gem is the second: half an item
    assert (party.heroes[3], party.health, party.gems) == (4, 7, 2)
    assert party.story("levelled", "gem_placed") == ["levelled rogue 4", "gem_placed 2"]
    levelled = next(event for event in party.events if event.kind == "levelled")
    assert levelled.changes["0.health"] == 7


@rule("PD-5.8")
@pytest.mark.parametrize(("gems", "question"), [(1, "half crown"), (5, "level warrior"), (9, "half crown")])
def test_gem_place_then_the_track_s_bonus_then_merchant(scene, gems, question):
    party = scene.party(gems=gems, talent="merchant", at="D5")
    party.step("C5")  # gem D
    assert (party.gems, party.potions) == (gems + 1, 0)  # the merchant waits for the bonus
    party.choose(question)
    assert party.potions == 1


@rule("PD-5.8")
def test_the_merchant_s_potion_comes_after_the_track_s_potion(scene):
    party = scene.party(gems=3, potions=2, talent="merchant", at="D5")
    party.step("C5", "level rogue")  # the track's is the 3rd, the merchant's the 4th
    assert (party.gems, party.potions) == (4, 4)
    assert party.story("gem_placed", "potion_brewed", "levelled") == [
        "gem_placed 4",
        "potion_brewed 3",
        "potion_brewed 4",
        "levelled rogue 2",
    ]


@rule("PD-5.8")
def test_minion_wounds_then_box_then_shaman(scene):
    party = scene.party(rogue=2, killed="C3 B2", talent="shaman", at="C1")
    party.step("D1")  # the third minion; D1's own potion comes last
    assert (party.wounds, party.hearts, party.minions, party.potions) == (1, 0, 3, 2)
    assert party.story("wounded", "minion_defeated", "potion_brewed") == [
        "wounded 1 0",
        "minion_defeated D1 3",
        "potion_brewed 1",
        "potion_brewed 2",
    ]


@rule("PD-5.8")
def test_minion_wounds_then_box_then_beastmaster(scene):
    party = scene.party(rogue=2, killed="C3 B2", talent="beastmaster", at="C1")
    party.step("D1")
    assert (party.wounds, party.minions, party.potions) == (1, 3, 0)
    party.choose("half crown")
    assert party.potions == 1


@rule("PD-5.8")
def test_the_box_waits_while_a_wound_is_asked(scene):
    party = scene(edition="it", ask_potions=True).party(rogue=2, potions=1, at="C1")
    party.step("D1")
    assert party.choices == ["heart", "track"]
    assert party.minions == 0
    party.choose("track")
    assert (party.minions, party.potions) == (1, 2)


# --- PD-5.9 ------------------------------------------------------------------------------------------------------


@rule("PD-5.9")
def test_a_reward_is_neither_optional_nor_saved(scene):
    party = scene.party(potions=3, dice=[1, 2])
    party.use("1 brew")
    for text in ("stop", "done", "2 brew", "half crown"):
        assert party.why_not(text) == ("PD-5.9", "finish-reward")


@rule("PD-5.9")
def test_the_possible_part_of_a_reward_is_given(scene):
    party = scene.party(potions=10, halves="cauldron", gems=10, dice=[1])
    party.use("1 craft cauldron")  # three potions, two of which have room; the 12th's gem has none
    assert (party.potions, party.gems) == (12, 10)
    assert party.story("potion_brewed", "potion_lost", "gem_lost") == [
        "potion_brewed 11",
        "potion_brewed 12",
        "gem_lost",
        "potion_lost",
    ]


@rule("PD-5.9")
def test_a_hero_at_6_and_a_complete_item_cannot_be_chosen(scene):
    party = scene.party(potions=3, rogue=6, dice=[1])
    party.use("1 brew")
    assert party.choices == ["level warrior", "level wizard", "level cleric"]
    assert party.why_not("level rogue") == ("PD-5.1", "hero-at-top")
    party = scene().party(potions=7, items="sword crown", dice=[1])
    party.use("1 brew")
    assert party.choices == [f"half {item}" for item in ITEMS if item not in ("sword", "crown")]
    assert party.why_not("half crown") == ("PD-5.9", "item-complete")


@rule("PD-5.9")
def test_two_choices_are_never_open_at_the_same_time(scene):
    """A merchant's second gem, whose potion is the fourth: first the half, then the level."""
    party = scene.party(gems=1, potions=3, talent="merchant", at="D5")
    party.step("C5")
    assert {text.split()[0] for text in party.choices} == {"half"}
    party.choose("half crown")
    assert {text.split()[0] for text in party.choices} == {"level"}
    party.choose("level rogue")
    assert party.may("stop")


# --- PD-5.10 -----------------------------------------------------------------------------------------------------


@rule("PD-5.10")
def test_a_cloak_completed_by_a_step_serves_the_next(scene):
    party = scene.party(halves="cloak", at="B1")
    party.use("1 move")
    assert not party.may("C1")
    party.choose("A1", "half cloak")  # ogre 3, half an item
    party.step("A2")
    party.step("A3")  # through the wall
    assert (party.place, party.walls) == ("A3", 1)


@rule("PD-5.10")
def test_a_cloak_serves_within_the_same_move(scene):
    party = scene.party(halves="cloak", at="F1", dice=[10])
    party.use("10 move", "E1", "half cloak")
    party.choose("E2")  # a wall lies between
    assert (party.place, party.walls) == ("E2", 1)


@rule("PD-5.10")
def test_a_medallion_serves_within_the_same_move(scene):
    content = pack(water=["E1-E2"])
    party = scene(content=content).party(halves="medallion", at="F1", dice=[10])
    party.use("10 move", "E1", "half medallion")
    party.choose("E2")
    assert (party.place, party.waters) == ("E2", 1)


@rule("PD-5.10")
def test_armour_serves_within_the_same_move(scene):
    party = scene.party(halves="armour", rogue=2, at="F1")
    party.step("E1", "half armour")
    party.step("D1")  # goblin 3 against 2 + 1
    assert party.wounds == 1  # of the trap only


@rule("PD-5.10")
def test_wizard_4_serves_the_later_dice_of_the_round(scene):
    party = scene.party(wizard=3, dice=[1, 2])
    assert not party.may("1 level warrior")
    party.use("2 level wizard")
    assert party.may("1 level warrior")


@rule("PD-5.10")
def test_cleric_4_serves_from_the_next_roll(scene):
    party = scene.party(cleric=3, dice=[3], skulls=2)
    party.use("3 level cleric")
    assert party.wounds == 2
    scene.end_round()
    scene.roll(1, skulls=2)
    assert party.wounds == 2


# --- PD-5.11 -----------------------------------------------------------------------------------------------------


@rule("PD-5.11")
def test_a_walk_is_not_interrupted_by_another_die(scene):
    party = scene.party(at="C1", rogue=3, dice=[1, 2, 10])
    party.use("10 move", "D1")
    assert party.why_not("1 brew") == ("PD-5.11", "finish-walk")
    assert party.why_not("2 move") == ("PD-5.11", "finish-walk")


@rule("PD-5.11")
def test_unused_steps_are_lost(scene):
    party = scene.party(at="C1", rogue=3, dice=[1, 10])
    party.use("10 move", "D1", "stop")
    party.use("1 move", "C1", "D1")
    assert party.steps == 0
    assert "stop" not in party.choices
