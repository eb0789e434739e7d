"""Chapter 8: bosses. Dungeon B holds Minotaur (D3), Chimera (B5) and Beholder (C7)."""

from collections import Counter
from itertools import product

import pytest

from tests.rules.paper_dungeons.scene import CONTENT, EDITIONS, HEROES
from tests.rules_marker import rule

SPECTATOR = None
STAGES = {stage: [boss for boss in CONTENT.bosses if boss.stage == stage] for stage in (1, 2, 3)}


def of_power(power: int) -> dict[str, int]:
    """Heroes with this power against the minotaur: a warrior of level 1 counted twice, and the others."""
    rest = power - 2
    wizard = min(6, rest - 2)
    cleric = min(6, rest - wizard - 1)
    return {"wizard": wizard, "cleric": cleric, "rogue": rest - wizard - cleric}


# --- PD-8.1 ------------------------------------------------------------------------------------------------------


@rule("PD-8.1")
@pytest.mark.parametrize("boss", CONTENT.bosses, ids=lambda boss: boss.id)
def test_a_boss_card_has_all_that_the_rulebook_names(boss):
    assert len(boss.letter) == 1
    assert boss.stage in (1, 2, 3)
    assert boss.weakness in HEROES
    assert len(boss.thresholds) == len(boss.fame) == len(boss.wounds) == 3
    assert boss.flee > 0
    assert boss.reward in ("half", "level", "potion", "gem")
    assert len(set(boss.gems)) == (0 if boss.stage == 3 else 2)
    assert set(boss.gems) <= set("ABCDEFGH")


@rule("PD-8.1")
def test_no_two_boss_cards_have_the_same_letter_and_stage():
    assert len({(boss.letter, boss.stage) for boss in CONTENT.bosses}) == 12


# --- PD-8.2 ------------------------------------------------------------------------------------------------------


@rule("PD-8.2")
@pytest.mark.parametrize(("edition", "fame"), [("ru", 3), ("cz", 3), ("it", -4)])
def test_a_visit_of_an_earlier_stage_counts_but_not_in_it(scene, edition, fame):
    scene = scene(edition=edition)
    party = scene.party(at="A5", wizard=4, rogue=4, cleric=2)  # power 15 against the chimera
    party.step("B5")
    party.step("A5")
    scene.play_to_round(6)
    scene.end_round()
    assert party.boss2 == fame


@rule("PD-8.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_standing_there_since_an_earlier_stage_counts(scene, edition):
    scene = scene(edition=edition)
    party = scene.party(at="A5", wizard=4, rogue=4, cleric=2)
    party.step("B5")
    scene.play_to_round(6)
    scene.end_round()
    assert (party.place, party.boss2) == ("B5", 3)


@rule("PD-8.2")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", [4, 5, 6])
def test_a_visit_in_any_round_of_the_stage_counts(scene, edition, number):
    scene = scene(edition=edition, round=number)
    party = scene.party(at="A5", wizard=4, rogue=4, cleric=2)
    party.step("B5")
    party.step("A5")  # position now does not matter
    scene.play_to_round(6)
    scene.end_round()
    assert (party.place, party.boss2) == ("A5", 3)


@rule("PD-8.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_leaving_in_the_stage_is_being_there_in_it(scene, edition):
    scene = scene(edition=edition, round=3)
    party = scene.party(at="B5", wizard=4, rogue=4, cleric=2)
    scene.play_to_round(4)
    party.step("A5")
    scene.play_to_round(6)
    scene.end_round()
    assert party.boss2 == 3


@rule("PD-8.2")
def test_a_party_may_not_choose_to_flee(scene):
    scene = scene(round=3)
    one, two = (scene.party(**of_power(8), explored="D3", wounds=7, risen=1) for _ in range(2))
    scene.end_round()
    for party in (one, two):
        assert (party.boss1, party.wounds) == (2, 10)
    assert scene.state.round == 4  # nothing was asked


@rule("PD-8.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_coming_after_the_fight_only_explores_the_room(scene, edition):
    scene = scene(edition=edition, round=4)
    party = scene.party(at="D2", warrior=6)
    assert party.boss1 == -3
    party.step("D3")
    scene.end_round()
    assert (party.boss1, party.wounds, "D3" in party.rooms) == (-3, 0, True)
    scene.play_to_round(6)
    scene.end_round()
    assert party.boss_boxes == (-3, -4, 0)


# --- PD-8.3 ------------------------------------------------------------------------------------------------------


@rule("PD-8.3")
@pytest.mark.parametrize(("stage", "weakness"), [(1, "warrior"), (2, "rogue"), (3, "wizard")])
def test_power_is_the_sum_of_levels_with_the_weakness_twice(scene, stage, weakness):
    levels = {"warrior": 3, "wizard": 2, "cleric": 5, "rogue": 6}
    party = scene.party(**levels)
    assert party.power(stage) == 16 + levels[weakness]


@rule("PD-8.3")
def test_warrior_4_sword_and_berserker_add_to_it(scene):
    assert scene().party(warrior=3, rogue=1).power(2) == 7
    assert scene().party(warrior=4, rogue=1).power(2) == 8 + 1
    assert scene().party(warrior=6, rogue=1).power(2) == 10 + 1
    assert scene().party(items="sword").power(2) == 5 + 3
    assert scene().party(halves="sword").power(2) == 5
    assert scene().party(talent="berserker").power(2) == 5 + 2
    best = scene().party(warrior=6, wizard=6, cleric=6, rogue=6, items="sword", talent="berserker")
    assert [best.power(stage) for stage in (1, 2, 3)] == [36, 36, 36]


@rule("PD-8.3")
def test_the_weak_warrior_of_level_4_counts_twice_and_adds_one(scene):
    assert scene.party(warrior=4).power(1) == 7 + 4 + 1


# --- PD-8.4 ------------------------------------------------------------------------------------------------------


@rule("PD-8.4")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("power", "fame", "wounds"),
    [(7, -3, 0), (8, 2, 3), (10, 2, 3), (11, 4, 2), (13, 4, 2), (14, 6, 1), (19, 6, 1)],
)
def test_the_highest_threshold_reached_gives_fame_and_wounds(scene, edition, power, fame, wounds):
    scene = scene(edition=edition, round=3)
    party = scene.party(**of_power(power), explored="D3", risen=1)
    scene.party(warrior=6, wizard=6, cleric=6, rogue=6, explored="D3")  # takes the reward
    assert party.power(1) == power
    scene.end_round()
    assert (party.boss1, party.wounds) == (fame, wounds)


@rule("PD-8.4")
def test_a_party_that_was_not_there_flees_whatever_its_power(scene):
    scene = scene(round=3)
    party = scene.party(warrior=6, wizard=6, cleric=6, rogue=6, items="sword")
    scene.end_round()
    assert (party.boss1, party.wounds) == (-3, 0)
    assert party.story("boss_not_met", "boss_too_strong", "boss_fought") == ["boss_not_met minotaur -1 -3"]


@rule("PD-8.4")
@pytest.mark.parametrize(("number", "penalty"), [(3, -3), (6, -4), (8, -5)])
def test_fleeing_costs_the_penalty_of_the_card(scene, number, penalty):
    scene = scene(round=number)
    party = scene.party(explored="D3 B5 C7")
    scene.end_round()
    assert party.boss_boxes[(3, 6, 8).index(number)] == penalty
    assert party.wounds == 0


# --- PD-8.5 ------------------------------------------------------------------------------------------------------


@rule("PD-8.5")
def test_the_strictly_strongest_gets_the_reward(scene):
    scene = scene(seats=3, round=3)
    weak, strong, middle = (scene.party(**of_power(power), explored="D3") for power in (8, 12, 11))
    scene.end_round()
    assert scene.state.to_act == (1,)
    strong.choose("level rogue", "done")
    assert [party.boss1 for party in (weak, strong, middle)] == [2, 4, 4]
    assert [party.story("levelled") for party in (weak, middle)] == [[], []]
    assert [str(event.args["seat"]) for event in scene.told("reward_won")] == ["2"]


@rule("PD-8.5")
def test_a_tie_gives_the_reward_to_nobody(scene):
    scene = scene(seats=3, round=3)
    parties = [scene.party(**of_power(power), explored="D3") for power in (9, 12, 12)]
    scene.end_round()
    assert scene.told("reward_won") == []
    assert [party.boss1 for party in parties] == [2, 4, 4]
    assert scene.state.round == 4


@rule("PD-8.5")
def test_a_tie_below_the_strongest_does_not_matter(scene):
    scene = scene(seats=3, round=3)
    _, _, strong = [scene.party(**of_power(power), explored="D3") for power in (9, 9, 12)]
    scene.end_round()
    assert scene.state.to_act == (2,)
    strong.choose("level rogue")


@rule("PD-8.5")
def test_a_lone_fighter_wins_and_those_who_fled_do_not_count(scene):
    scene = scene(seats=3, round=3)
    fighter = scene.party(**of_power(8), explored="D3")
    scene.party(warrior=6, wizard=6, cleric=6, rogue=6)  # stronger, but was never there
    scene.party(explored="D3")  # there, but too weak
    scene.end_round()
    assert scene.state.to_act == (0,)
    fighter.choose("level rogue")


@rule("PD-8.5")
def test_nobody_fights_nobody_wins(scene):
    scene = scene(round=3)
    scene.end_round()
    assert scene.told("reward_won") == []


@rule("PD-8.5")
def test_the_strongest_of_those_who_were_too_weak_wins_nothing(scene):
    scene = scene(round=3)
    strongest = scene.party(**of_power(7), explored="D3")
    scene.party(explored="D3")
    scene.end_round()
    assert (strongest.boss1, scene.told("reward_won")) == (-3, [])
    assert scene.state.round == 4


@rule("PD-8.5")
def test_the_reward_does_not_avert_this_fight_s_wounds(scene):
    scene = scene(bosses="cyclops chimera beholder", round=3)
    party = scene.party(wizard=3, rogue=2, explored="D3")  # power 9: 4 wounds; reward a potion
    scene.end_round()
    assert (party.wounds, party.potions, party.hearts) == (4, 1, 0)


@rule("PD-8.5")
def test_the_reward_does_not_change_powers(scene):
    """All powers are taken first: the winner's level comes after the rows are read."""
    scene = scene(round=3)
    party = scene.party(**of_power(10), explored="D3")
    scene.end_round()
    party.choose("level rogue", "done")
    assert (party.power(1), party.boss1, party.wounds) == (11, 2, 3)


@rule("PD-8.5")
@pytest.mark.parametrize(
    ("boss", "reward"),
    [("minotaur", "level"), ("cyclops", "potion"), ("werewolf", "half"), ("gargoyle", "gem")],
)
def test_every_kind_of_reward(scene, boss, reward):
    scene = scene(bosses=f"{boss} chimera beholder", round=3)
    party = scene.party(warrior=3, wizard=3, cleric=3, rogue=3, explored="D3")
    scene.end_round()
    if reward == "level":
        party.choose("level cleric")
    elif reward == "half":
        party.choose("half tome")
    assert (party.health - 12, party.potions, party.boxes_of("tome"), party.gems) == (
        reward == "level", reward == "potion", reward == "half", reward == "gem",
    )  # fmt: skip


@rule("PD-8.5", "PD-13.3")
def test_no_reward_in_solo(scene):
    scene = scene(seats=1, round=3)
    party = scene.party(**of_power(14), explored="D3")
    scene.end_round()
    assert (party.boss1, party.health) == (6, 13)
    assert scene.told("reward_won") == []


# --- PD-8.6 ------------------------------------------------------------------------------------------------------


@rule("PD-8.6")
def test_fame_from_bosses_and_missions_is_written_down_at_once(scene):
    scene = scene(round=3, missions="rooms_15 hero_at_6")
    party, rival = scene.party(**of_power(12), explored="D3"), scene.party(warrior=6)
    scene.end_round()
    party.choose("level rogue", "done")
    seen = rival.view.sheet(0)
    assert (seen.boss1, rival.view.sheet(1).mission_fame) == (4, 4)
    spectator = scene.state.view(SPECTATOR)
    assert (spectator.sheet(0).boss1, spectator.sheet(1).mission_fame) == (4, 4)


@rule("PD-8.6")
def test_what_is_written_down_does_not_change_later(scene):
    scene = scene(round=3, missions="potions_8 hero_at_6")
    party = scene.party(warrior=6, explored="D3")  # power 16: 6 fame
    scene.end_round()
    party.choose("level rogue", "done")
    scene.play_to_round(8)
    assert (party.boss1, party.mission_fame) == (6, 4)


# --- PD-8.7 ------------------------------------------------------------------------------------------------------


@rule("PD-8.7", "PD-8.8")
def test_the_chimera_s_card():
    chimera = CONTENT.boss("chimera")
    assert (chimera.stage, chimera.weakness, chimera.thresholds) == (2, "rogue", (14, 18, 22))
    assert (chimera.fame, chimera.wounds, chimera.flee, chimera.reward) == ((3, 5, 7), (4, 3, 2), 4, "half")


@rule("PD-8.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rulebooks_fight_of_three_parties_against_the_chimera(scene, edition):
    scene = scene(seats=3, edition=edition, round=6)
    first = scene.party(warrior=3, wizard=3, cleric=2, rogue=4, explored="B5")
    second = scene.party(warrior=2, wizard=3, cleric=2, rogue=3, explored="B5")
    third = scene.party(warrior=4, wizard=4, cleric=3, rogue=5, explored="B5")
    assert [party.power(2) for party in (first, second, third)] == [16, 13, 22]
    scene.end_round()
    assert (first.boss2, first.wounds) == (3, 4)
    assert (second.boss2, second.wounds) == (-4, 0)  # flees
    assert (third.boss2, third.wounds) == (7, 2)
    assert scene.state.to_act == (2,)
    third.choose("half crown", "done")
    assert [party.boxes_of("crown") for party in (first, second, third)] == [0, 0, 1]


@rule("PD-8.7")
def test_without_the_warrior_s_bonus_it_would_have_been_the_middle_row(scene):
    scene = scene(round=6)
    party = scene.party(warrior=3, wizard=4, cleric=4, rogue=5, explored="B5")
    assert party.power(2) == 21
    scene.end_round()
    assert (party.boss2, party.wounds) == (5, 3)


@rule("PD-8.7", "PD-8.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rulebooks_second_example_a_party_fights_though_it_stands_elsewhere(scene, edition):
    """End of round 3: it stands with a ghost's potion, but was in boss room 1 before."""
    scene = scene(edition=edition, round=3)
    party = scene.party(at="D2", wizard=3, warrior=2)
    party.walk("D3", "C3")  # boss room 1; ghost 3 and a potion
    scene.end_round()
    assert (party.place, party.minions, party.potions) == ("C3", 1, 1)
    assert party.boss1 == 2  # power 9


# --- PD-8.8 ------------------------------------------------------------------------------------------------------


@rule("PD-8.8")
def test_twelve_bosses_four_a_stage_each_class_the_weakness_of_three():
    assert {stage: len(bosses) for stage, bosses in STAGES.items()} == {1: 4, 2: 4, 3: 4}
    assert Counter(boss.weakness for boss in CONTENT.bosses) == dict.fromkeys(HEROES, 3)


@rule("PD-8.8")
def test_dungeon_b_holds_minotaur_chimera_and_beholder():
    assert CONTENT.dungeon("B").bosses == ("minotaur", "chimera", "beholder")


@rule("PD-8.8")
def test_any_three_bosses_are_worth_about_the_same():
    for trio in product(STAGES[1], STAGES[2], STAGES[3]):
        bottom, middle, top = (sum(boss.fame[row] for boss in trio) for row in range(3))
        assert top >= 20
        assert middle >= 15
        assert 9 <= bottom <= 11


@rule("PD-8.8")
@pytest.mark.parametrize("boss", CONTENT.bosses, ids=lambda boss: boss.id)
def test_each_card_keeps_to_its_stage(boss):
    usual = {
        1: ((7, 9, 12), (2, 4, 6), 3),
        2: ((14, 18, 22), (3, 5, 7), 4),
        3: ((20, 24, 28), (5, 7, 9), 5),
    }
    thresholds, fame, flee = usual[boss.stage]
    assert all(abs(got - about) <= 2 for got, about in zip(boss.thresholds, thresholds, strict=True))
    assert all(abs(got - about) <= 2 for got, about in zip(boss.fame, fame, strict=True))
    assert boss.flee == flee
    assert max(boss.thresholds) <= 32
    assert list(boss.thresholds) == sorted(set(boss.thresholds))
    assert list(boss.fame) == sorted(set(boss.fame))
    assert list(boss.wounds) == sorted(set(boss.wounds), reverse=True)
