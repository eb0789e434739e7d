"""Chapter 10: talents."""

import pytest

from tests.rules.paper_dungeons.scene import CONTENT, EDITIONS, HEROES, ITEMS, ROOMS, Scene, pack
from tests.rules_marker import rule
from undercroft.games.paper_dungeons.codes import TALENTS

MINIONS = [room.name for room in CONTENT.map.rooms if room.minion]
FAME = {
    "alchemist": -1, "noble": -1, "barbarian": 0, "treasure_hunter": 0, "berserker": -2, "beastmaster": -2,
    "veteran": -3, "psionic": 2, "fortune_teller": 2, "scout": -2, "ranger": -1, "merchant": -1,
    "assassin": 0, "craftsman": -3, "healer": 2, "shaman": 3,
}  # fmt: skip
FAME_IN_CZ = {**FAME, "psionic": 0, "merchant": 0}
RIVER = pack(water=["A1-B1", "B1-C1"])


# --- PD-10.1 -----------------------------------------------------------------------------------------------------


@rule("PD-10.1", "PD-14.1")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("talent", TALENTS)
def test_each_talent_s_fame(scene, edition, talent):
    party = scene(edition=edition).party(talent=talent)
    assert party.box("J") == (FAME_IN_CZ if edition == "cz" else FAME)[talent]  # the goal gives nothing yet


@rule("PD-10.1")
def test_there_are_sixteen_talents():
    assert [talent.id for talent in CONTENT.talents] == list(TALENTS) == list(FAME)


@rule("PD-10.1")
def test_barbarian_no_wounds_from_bosses_but_from_all_else(scene):
    scene = scene(round=3)
    tough = scene.party(talent="barbarian", wizard=4, explored="D3", at="C1", skulls=1, dice=[1])
    plain = scene.party(wizard=4, explored="D3")  # power 8: 3 wounds
    tough.step("D1")  # goblin 3 against rogue 1
    assert tough.wounds == 1 + 2
    scene.end_round()
    assert (tough.boss1, tough.wounds) == (2, 3)
    assert (plain.boss1, plain.wounds) == (2, 1 + 3)


@rule("PD-10.1")
def test_berserker_2_power_against_bosses_only(scene):
    scene = scene(round=3)
    wild = scene.party(talent="berserker", wizard=2, explored="D3", at="C1")
    plain = scene.party(wizard=2, explored="D3")
    wild.step("D1")
    assert wild.wounds == 2  # not against minions
    scene.end_round()
    assert (wild.boss1, plain.boss1) == (2, -3)  # power 8 and 6


@rule("PD-10.1")
def test_noble_half_an_item_each_time_a_hero_reaches_level_5(scene):
    noble, plain = scene.party(talent="noble", warrior=4, rogue=4, dice=[5, 5, 8]), scene.party(warrior=4)
    noble.use("5 level warrior", "half crown")
    noble.use("5 level warrior")  # level 6 gives nothing
    noble.use("8 level rogue", "half crown")
    assert noble.items == ["crown"]
    plain.use("5 level warrior")
    assert plain.may("5 brew")


@rule("PD-10.1")
def test_noble_works_with_free_levels_too(scene):
    noble = scene.party(talent="noble", cleric=4, potions=3, dice=[1])
    noble.use("1 brew", "level cleric", "half tome")
    assert (noble.heroes[2], noble.boxes_of("tome"), noble.potions) == (5, 1, 5)


@rule("PD-10.1", "PD-10.6")
@pytest.mark.parametrize("count", range(1, 13))
def test_shaman_and_beastmaster_at_the_3rd_6th_9th_and_12th_minion(scene, count):
    scene = scene(seats=3, content=pack(rooms={"A1": {"minion": "ogre", "minion_level": 3}}))
    before = [room for room in MINIONS if room != "A1"][: count - 1]
    shaman, beastmaster, plain = (
        scene.party(talent=talent, killed=before, warrior=3)
        for talent in ("shaman", "beastmaster", "assassin")
    )
    for party in (shaman, beastmaster, plain):
        party.step("A1")
        assert party.minions == count
    third = count % 3 == 0
    assert shaman.potions == (1 if third else 0)
    assert (beastmaster.choices == [f"half {item}" for item in ITEMS]) == third
    assert (plain.potions, plain.may("stop")) == (0, True)


@rule("PD-10.1")
@pytest.mark.parametrize("skulls", [0, 1, 2])
def test_fortune_teller_one_skull_wound_fewer_each_round(scene, skulls):
    party = scene.party(talent="fortune_teller", skulls=skulls, dice=[1])
    for number in (1, 2, 3):
        scene.ready()
        assert party.wounds == number * max(0, skulls - 1)
        scene.end_round()


@rule("PD-10.1")
def test_scout_traps_do_not_wound_and_minions_do(scene):
    scout, plain = scene.party(talent="scout", at="F1"), scene.party(at="F1")
    for party in (scout, plain):
        party.step("E1", "half crown")
    assert (scout.wounds, plain.wounds) == (0, 1)
    scout.step("D1")
    assert scout.wounds == 2


@rule("PD-10.1")
def test_merchant_a_potion_for_every_gem_gained(scene):
    merchant, plain = (
        scene.party(talent="merchant", at="D5", rogue=3, dice=[8]),
        scene.party(at="D5", rogue=3),
    )
    for party in (merchant, plain):
        party.step("C5")  # a lettered gem
    assert (merchant.potions, plain.potions) == (1, 0)
    merchant.stop()
    merchant.use("8 level rogue", "half crown")  # a bonus gem
    assert (merchant.gems, merchant.potions) == (2, 2)


@rule("PD-10.1")
def test_a_merchant_s_12th_potion_gives_a_gem_that_gives_none(scene):
    """The potion for the bonus gem is lost: there is no thirteenth."""
    party = scene.party(talent="merchant", at="D5", potions=11)
    party.step("C5", "half crown")
    assert (party.gems, party.potions) == (2, 12)


@rule("PD-10.1")
@pytest.mark.parametrize("talent", TALENTS)
def test_a_talent_works_for_its_owner_only(scene, talent):
    scene = scene(edition="ru")
    kept = [talent, "barbarian" if talent != "barbarian" else "scout"]
    owner, rival = scene.keep(*kept)
    untouched = rival.sheet.numbers()
    while owner.choices != ["done"]:
        owner.choose(owner.choices[0])
    scene.begin()
    assert {k: v for k, v in rival.sheet.numbers().items() if not k.endswith("could")} == {
        k: v for k, v in untouched.items() if not k.endswith("could")
    }
    rival.use("1 brew")
    assert rival.potions == 2  # no alchemist's third


# --- PD-10.2 -----------------------------------------------------------------------------------------------------


@rule("PD-10.2")
@pytest.mark.parametrize("die", [1, 5, 9])
def test_alchemist_three_potions_a_die(scene, die):
    party = scene.party(talent="alchemist", dice=[die])
    party.use(f"{die} brew")
    assert party.potions == 3


@rule("PD-10.2", "PD-3.5")
def test_alchemist_s_boots_brew_three_in_it(scene):
    party = scene(edition="it").party(talent="alchemist", dice=[10])
    party.use("10 brew")
    assert party.potions == 3


@rule("PD-10.2")
def test_not_for_rooms_tracks_or_the_cauldron(scene):
    room = scene().party(talent="alchemist", at="D1")
    room.step("C1")
    assert room.potions == 1
    track = scene().party(talent="alchemist", at="D5", gems=3)
    track.step("C5")
    assert track.potions == 1
    cauldron = scene().party(talent="alchemist", halves="cauldron", dice=[1])
    cauldron.use("1 craft cauldron")
    assert cauldron.potions == 3


@rule("PD-10.2", "PD-5.7")
def test_the_alchemist_s_third_potion_is_filled_last(scene):
    party = scene.party(talent="alchemist", potions=2, dice=[1])
    party.use("1 brew")
    assert party.potions == 4
    party.choose("level rogue")
    assert party.potions == 5


# --- PD-10.3 -----------------------------------------------------------------------------------------------------


@rule("PD-10.3")
def test_ranger_an_extra_step_for_every_river_border_once_a_die(scene):
    party = scene(content=RIVER).party(talent="ranger", items="medallion", at="A1", warrior=3, rogue=3)
    party.use("1 move", "B1")  # over the first river border: 2 - 1 + 1
    assert party.steps == 2
    party.choose("A1")  # back over the same border: nothing more
    assert party.steps == 1
    party.choose("B1")
    assert "stop" not in party.choices
    assert party.waters == 3


@rule("PD-10.3")
def test_another_border_gives_another_step(scene):
    party = scene(content=RIVER).party(talent="ranger", items="medallion", at="A1", warrior=3, rogue=3)
    party.use("1 move", "B1", "C1")
    assert party.steps == 2
    party.choose("D1", "C1")
    assert "stop" not in party.choices


@rule("PD-10.3")
def test_a_step_over_water_with_the_extra_step_itself_gives_one_too(scene):
    party = scene(content=RIVER).party(talent="ranger", items="medallion", at="D1", warrior=3)
    party.use("1 move", "C1", "B1")  # the last step of the die crosses water
    assert party.steps == 1
    party.choose("A1", "half crown")  # the extra one does too, over another border; the ogre's treasure
    assert party.steps == 1


@rule("PD-10.3")
def test_the_extra_step_is_lost_if_unused_and_every_die_counts_anew(scene):
    party = scene(content=RIVER).party(talent="ranger", items="medallion", at="A1", warrior=3)
    party.use("1 move", "B1", "stop")
    assert party.steps == 0
    party.use("2 move", "A1")
    assert party.steps == 2


@rule("PD-10.3")
def test_only_the_ranger_gets_it_and_only_with_the_medallion(scene):
    plain = scene(content=RIVER).party(items="medallion", at="A1")
    plain.use("1 move", "B1")
    assert plain.steps == 1
    dry = scene(content=RIVER).party(talent="ranger", at="A1")
    dry.use("1 move")
    assert dry.why_not("B1") == ("PD-7.3", "water-blocks")


@rule("PD-10.3")
def test_dry_borders_and_walls_give_nothing(scene):
    content = pack(walls=["A1-B1"])
    party = scene(content=content).party(talent="ranger", items="medallion cloak", at="A1")
    party.use("1 move", "B1")
    assert party.steps == 1


# --- PD-10.4 -----------------------------------------------------------------------------------------------------


@rule("PD-10.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_psionic_one_die_a_round_counts_in_the_other_colour(scene, edition):
    scene = scene(edition=edition)
    party = scene.party(talent="psionic", dice=[1, 4, 5])
    party.use("5 level warrior")  # the right colour is no use of it
    assert party.why_not("1 level rogue") == ("PD-5.1", "wrong-symbol")
    party.use("1 level warrior")
    assert party.why_not("4 level rogue") == ("PD-5.1", "wrong-colour")
    scene.end_round()
    assert party.may("4 level rogue")


@rule("PD-10.4")
def test_making_items_and_brewing_use_no_psionic(scene):
    party = scene.party(talent="psionic", dice=[1, 4])
    party.use("1 craft sword")
    assert party.psionic_used == 0
    assert party.may("4 level rogue")


# --- PD-10.5 -----------------------------------------------------------------------------------------------------


@rule("PD-10.5", "PD-14.1")
@pytest.mark.parametrize("edition", ["ru", "it"])
def test_treasure_hunter_takes_a_lettered_gem_of_the_own_map(scene, edition):
    scene = scene(edition=edition)
    hunter, rival = scene.keep("treasure_hunter", "alchemist")
    assert hunter.choices == [f"gem {letter}" for letter in "ABCDEFGH"]
    hunter.choose("gem D")
    assert (hunter.gems, hunter.gems_of_the_map) == (1, "D")
    assert hunter.rooms == []  # its room is not explored by it
    scene.begin()
    assert (rival.gems, rival.crossed_out) == (0, "")
    hunter.sheet.room = ROOMS.index("D5")  # set the scene: beside the gem's room
    hunter.step("C5")
    assert (hunter.rooms, hunter.gems) == (["C5"], 1)  # no gem when entered


@rule("PD-10.5", "PD-14.1")
def test_in_cz_the_treasure_hunter_gets_a_bonus_gem(scene):
    scene = scene(edition="cz")
    hunter, _ = scene.keep("treasure_hunter", "alchemist")
    assert hunter.choices == ["done"]
    assert (hunter.gems, hunter.gems_of_the_map) == (1, "")
    scene.begin()
    hunter.sheet.room = ROOMS.index("D5")
    hunter.step("C5", "half crown")  # all gems still lie there; this is the second
    assert (hunter.gems, hunter.gems_of_the_map) == (2, "D")


# --- PD-10.6 -----------------------------------------------------------------------------------------------------


@rule("PD-10.6")
def test_craftsman_one_box_in_each_of_two_different_items(scene):
    craftsman, _ = scene.keep("craftsman", "alchemist")
    assert craftsman.choices == [f"half {item}" for item in ITEMS]  # whatever the symbol
    craftsman.choose("half sword")
    assert craftsman.why_not("half sword") == ("PD-10.6", "same-item")
    craftsman.choose("half crown")
    assert (craftsman.boxes_of("sword"), craftsman.boxes_of("crown"), craftsman.items) == (1, 1, [])
    assert craftsman.choices == ["done"]


@rule("PD-10.6")
def test_veteran_two_different_heroes_gain_a_level(scene):
    veteran, _ = scene.keep("veteran", "alchemist")
    assert veteran.choices == [f"level {hero}" for hero in HEROES]
    veteran.choose("level rogue")
    assert veteran.why_not("level rogue") == ("PD-10.6", "same-hero")
    veteran.choose("level wizard")
    assert (veteran.heroes, veteran.health) == ((1, 2, 1, 2), 6)
    assert veteran.choices == ["done"]


@rule("PD-10.6", "PD-7.8")
def test_assassin_two_minions_die_before_the_game(scene):
    assassin, _ = scene.keep("assassin", "alchemist")
    assassin.choose("kill D1")
    assert assassin.why_not("kill D1") == ("PD-7.8", "no-minion")
    assassin.choose("kill C3")
    assert (assassin.minions, assassin.wounds, assassin.rooms) == (2, 0, [])
    assert assassin.choices == ["done"]


@rule("PD-10.1")
def test_healer_two_potions_before_the_game(scene):
    healer, rival = scene.keep("healer", "alchemist")
    assert healer.choices == ["done"]
    assert (healer.potions, rival.potions) == (2, 0)


@rule("PD-10.6")
@pytest.mark.parametrize("talent", ["shaman", "beastmaster"])
def test_the_sceptre_s_kills_count_for_three_minion_talents(scene, talent):
    party = scene.party(talent=talent, killed="A1", halves="sceptre", dice=[2])
    party.use("2 craft sceptre", "kill D1", "kill C3")
    assert party.minions == 3
    if talent == "shaman":
        assert party.potions == 1
    else:
        assert party.choices == [f"half {item}" for item in ITEMS if item != "sceptre"]


def test_the_river_of_these_tests_has_two_borders():
    party = Scene(content=RIVER).party(at="B1")
    party.use("1 move")
    assert party.choices == ["B2", "stop"]
