"""DL-65 and DL-100: striking back, duels, attacks with a saved action point, and monsters that serve."""

import pytest

from tests.rules.dungeoneer.scene import Hero, Scene
from tests.rules_marker import rule

CARDS = """
[[cards]]
id = "wolf"
type = "encounter"
kinds = ["beast"]
cost = 2
timing = "villainy"
duration = "monster"
[cards.monster]
health = 2
melee = "attack 5"
magic = "counter 4"

[[cards]]
id = "sphinx"
type = "encounter"
kinds = ["beast"]
cost = 1
timing = "villainy"
duration = "monster"
[cards.monster]
health = 2
melee = "attack 4"
strikes = { melee = ["wound(target, 2)", "glory(target, -3)"] }
specials = [{ cost = 1, threat = true, effects = ["test(target, speed, 5, failed=[wound(target, 1)])"] }]

[[cards]]
id = "roar"
type = "boon"
cost = 1
timing = "response"
duration = "instant"
aim = "monster"
effects = ["modify(counter, monster, 4, battle)"]

[[cards]]
id = "call_off"
type = "boon"
cost = 1
timing = "response"
duration = "instant"
aim = "monster"
effects = ["dismiss(lair)"]

[[cards]]
id = "tame"
type = "boon"
cost = 1
timing = "response"
duration = "instant"
aim = "monster"
effects = ["minion()"]
"""
SHIELD = """
[[cards]]
id = "shield"
type = "treasure"
kinds = ["shield"]
cost = 1
timing = "anytime"
duration = "instant"
effects = ["prevent(1)"]
"""
HUNT = """
[[quests]]
id = "hound"
category = "hunt"
condition = "monster"
places = ["t1"]
reward = ["glory(you, 1)"]
[quests.monster]
health = 3
melee = "attack 2"
magic = "counter 1"
"""
MAP = {"0,0": "gate", "1,0": "t1", "2,0": "r1", "3,0": "t2"}


def scene_of(seats: int = 2, cards: str = "", **options: object) -> Scene:
    """Heroes in t1, nobody with cards, 9 peril and 5 glory each; nothing is saved."""
    scene = Scene(seats, cards=CARDS + cards, quests=HUNT, **options)  # type: ignore[arg-type]
    scene.map(MAP)
    for hero in scene.heroes:
        hero.has(hand="", glory=5, peril=9, place="t1")
    return scene


def hurt(scene: Scene, card: str) -> int:
    """The wounds on a card."""
    return scene.state.hurt[scene.card(card)]


# --- Stage VI ----------------------------------------------------------------------------------------------------------


@rule("DL-65", "DL-56", "DLQ-41")
def test_an_attacked_hero_strikes_back_once_for_a_saved_action_point():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(saved=1)
    scene.phase("villainy")
    scene.dice(4, 3, 6, 1)
    ann.sends("m1, seat 2, melee")
    assert bob.choices == ["pass", "attack 1", "card m1"]
    bob.does("card m1")
    assert bob.choices == ["melee", "magic"]  # the former defender chooses
    bob.does("melee")
    assert (hurt(scene, "m1"), bob.player.saved, bob.player.battled) == (1, 0, 1)


@rule("DL-65")
def test_without_an_action_point_there_is_no_challenge():
    scene = scene_of()
    ann, _bob = scene.heroes
    ann.has(hand="m1")
    scene.phase("villainy")
    scene.dice(4, 3)
    ann.sends("m1, seat 2, melee")
    assert scene.asked == 0
    assert ann.choices == ["to lair", "to hand"]


@rule("DLQ-39", "DLQ-129")
def test_the_challenge_comes_after_all_comparisons_and_strikes_one_of_what_is_still_there():
    scene = scene_of(3)
    ann, bob, cid = scene.heroes
    ann.has(hand="m1 m2 m3", place="gate")
    bob.has(saved=1)
    cid.has(place="t1")
    scene.state.hurt[scene.card("m3")] = 0
    scene.phase("villainy")
    scene.dice(4, 4, 1, 3, 3, 6, 6, 1)
    ann.sends("m1, seat 2, melee", "m2, seat 2, melee", "m3, seat 2, melee")
    assert len(scene.told("compared")) == 3
    # Any attacker that lives, and any hero in the location, attacker or not; ann is elsewhere.
    assert bob.choices == ["pass", "attack 3", "card m1", "card m2", "card m3"]
    bob.does("card m2", "melee")
    assert [hurt(scene, card) for card in ("m1", "m2", "m3")] == [0, 1, 1]
    assert scene.asked == 0  # one attack, not more


@rule("DLQ-129")
def test_a_beaten_attacker_cannot_be_challenged():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="m1", lair="m2")
    bob.has(saved=1)
    scene.state.hurt[scene.card("m2")] = 1
    scene.phase("villainy")
    scene.dice(4, 1, 3, 6)
    ann.sends("m1, seat 2, melee", "m2, seat 2, melee")
    assert (scene.discarded, bob.choices) == (["m2"], ["pass", "attack 1", "card m1"])


@rule("DLQ-129", "DL-66", "DL-67")
def test_lair_and_reward_come_once_and_count_both_halves():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(saved=1)
    scene.phase("villainy")
    # It hits, then its counterattack hits as well: two wounds, and it is unwounded.
    scene.dice(6, 1, 1, 6)
    ann.sends("m1, seat 2, melee")
    assert bob.health == 11
    bob.does("card m1", "magic")
    assert (bob.health, ann.choices) == (10, ["to lair", "to hand"])
    ann.does("to lair", "seat 2", "seat 2")
    assert (bob.peril, ann.choices[0]) == (9, "end")


@rule("DLQ-129", "DL-66")
def test_wounded_is_judged_after_the_challenge():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(saved=1)
    scene.phase("villainy")
    scene.dice(4, 3, 6, 1)
    ann.sends("m1, seat 2, melee")
    bob.does("card m1", "melee")
    assert ann.choices == ["to discard", "to lair"]
    ann.does("to lair")
    assert bob.glory == 6


@rule("DLQ-38", "DLQ-66", "DLQ-40")
def test_one_challenge_a_player_turn_however_many_battles():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(quests="hound")
    scene.phase("feats")
    scene.dice(4, 3, 1, 1)
    ann.does("attempt hound")
    bob.does("melee")  # the player on the left plays the quest's monster
    assert ann.may("quest hound")
    ann.does("quest hound", "melee")
    assert ann.ap == 3  # on the own turn an ordinary action point
    scene.dice(4, 3)
    ann.does("attempt hound")
    bob.does("melee")
    assert (scene.asked, ann.ap) == (0, 2)
    assert ann.may("end")  # the monster attacked again, but there is no second challenge


@rule("DLQ-40", "DLQ-132")
def test_a_quests_monster_is_defended_by_the_player_who_rolls_for_it():
    scene = scene_of(3)
    ann, bob, cid = scene.heroes
    ann.has(quests="hound", saved=1)
    bob.has(hand="roar")
    cid.has(hand="roar")
    bob.has(hand="roar")
    scene.phase("feats")
    ann.has(ap=1, saved=1)
    scene.dice(4, 3)
    ann.does("attempt hound")
    bob.does("melee")
    scene.everybody_passes()
    ann.does("quest hound", "melee")
    assert (scene.asked, ann.ap, ann.player.saved) == (1, 0, 1)
    assert bob.may("play roar")
    scene.dice(3, 3)
    bob.does("play roar", "quest hound")
    scene.everybody_passes()
    assert scene.told("counter_rolled")[-1].seat == 1
    assert (ann.health, bob.peril, bob.glory) == (11, 9, 4)  # no peril for a quest's monster


@rule("DLQ-132", "DL-61")
def test_a_challenged_monsters_owner_defends_it():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="m1 roar")
    bob.has(saved=1)
    scene.phase("villainy")
    scene.dice(4, 3)
    ann.sends("m1, seat 2, melee")
    assert scene.asked == 1
    assert bob.choices[0] == "pass"
    bob.does("card m1", "magic")
    assert scene.asked == 0
    assert ann.may("play roar")
    scene.dice(4, 2)
    ann.does("play roar", "card m1")
    assert scene.told("counter_rolled")[-1].seat == 0
    compared = scene.told("compared")[-1]
    assert (compared.args["attack"], compared.args["counter"], bob.health) == (6, 7, 11)


@rule("DLQ-132", "DLQ-127", "DLQ-100")
def test_a_challenged_monster_that_is_called_off_is_not_struck():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="m1 call_off")
    bob.has(saved=1)
    scene.phase("villainy")
    scene.dice(4, 3)
    ann.sends("m1, seat 2, melee")
    bob.does("card m1", "melee")
    ann.does("play call_off", "card m1")
    scene.everybody_passes()
    assert (ann.lair, hurt(scene, "m1"), len(scene.told("compared"))) == (["m1"], 0, 1)
    assert ann.choices[0] == "end"


@rule("DLQ-51", "DL-65")
def test_a_fallen_hero_defends_normally_and_does_not_challenge():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(saved=1, fallen=1)
    scene.phase("villainy")
    scene.dice(1, 6)
    ann.sends("m1, seat 2, melee")
    scene.everybody_passes()  # the saved point would help the hero up
    assert (hurt(scene, "m1"), scene.asked, ann.choices) == (1, 0, ["to discard", "to lair"])


# --- Hero against hero -----------------------------------------------------------------------------------------------


@rule("DLQ-130", "DLQ-50")
def test_a_duel_has_responses_one_die_each_and_the_defenders_challenge():
    scene = scene_of(3)
    ann, bob, cid = scene.heroes
    bob.has(saved=1, hand="roar")
    cid.has(saved=1)
    scene.phase("feats")
    ann.does("attack 2", "melee")
    assert scene.asked == 1
    assert bob.choices == ["pass"]  # W2, and what he holds suits no duel
    scene.dice(6, 1, 6, 1)
    bob.does("pass")
    assert bob.health == 11
    assert bob.choices == ["pass", "attack 1", "attack 3"]  # any hero there
    bob.does("attack 3", "magic")
    scene.everybody_passes()
    assert (cid.health, bob.player.saved) == (11, 0)
    assert scene.asked == 0
    assert ann.may("end")  # no lair, no reward, and no challenge of a challenge


@rule("DLQ-131", "DL-55", "DL-56")
def test_a_hero_with_a_saved_point_attacks_whoever_enters():
    scene = scene_of(3)
    ann, bob, cid = scene.heroes
    ann.has(place="gate", ap=4)
    bob.has(saved=1)
    cid.has(saved=1)
    scene.phase("feats")
    ann.does("move e")
    assert (ann.place, scene.asked, bob.choices) == ("t1", 1, ["pass", "attack 1"])  # clockwise from ann
    bob.does("pass")
    assert (scene.asked, cid.choices) == (2, ["pass", "attack 1"])
    scene.dice(6, 1)
    cid.does("attack 1", "melee")
    assert (ann.health, cid.player.saved) == (11, 0)
    assert scene.asked == 0
    assert ann.choices == [
        "pass",
        "attack 2",
        "attack 3",
    ]  # the own turn's points pay the challenge (DLQ-130)
    scene.dice(6, 1)
    ann.does("attack 3", "melee")
    assert (ann.ap, cid.health) == (2, 11)


@rule("DLQ-131", "DLQ-149")
def test_a_hero_who_is_warped_in_on_anothers_turn_is_attacked_too():
    scene = scene_of(
        3,
        cards="""
        [[cards]]
        id = "fling"
        type = "curse"
        cost = 1
        timing = "villainy"
        duration = "instant"
        aim = "rival"
        effects = ["warp(target, entrance)"]
        """,
    )
    ann, bob, cid = scene.heroes
    ann.has(hand="fling", place="gate")
    bob.has(place="gate", saved=1)
    scene.phase("villainy")
    scene.dice(6, 1)
    ann.does("play fling", "seat 3")
    assert bob.choices == ["pass", "attack 3"]  # only the one who came
    bob.does("attack 3", "melee")
    assert cid.health == 11


@rule("DLQ-131")
def test_a_hero_with_a_saved_point_attacks_at_the_end_of_the_feats_phase():
    scene = scene_of(3)
    ann, bob, cid = scene.heroes
    bob.has(saved=1)
    scene.phase("feats")
    ann.does("end")
    assert (scene.asked, bob.choices) == (1, ["pass", "attack 1", "attack 3"])
    scene.dice(6, 1)
    bob.does("attack 3", "melee")
    assert cid.health == 11


@rule("DLQ-131")
@pytest.mark.parametrize(
    "facts",
    [{"saved": 0}, {"saved": 1, "fallen": 1}, {"saved": 1, "battled": 1}, {"fallen": 1, "extra": 1}],
)
def test_only_a_standing_hero_with_a_point_who_has_not_battled_attacks_out_of_turn(facts):
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(place="gate")
    bob.has(**facts)
    scene.phase("feats")
    ann.does("move e")
    scene.everybody_passes()  # the fallen might rise in W6
    assert scene.asked == 0
    bob.has(**facts)
    ann.does("end")
    assert not bob.may("attack 1")


@rule("DLQ-131")
def test_by_the_older_reading_a_saved_point_is_for_challenges_only():
    scene = scene_of(saved_ap="challenge")
    ann, bob = scene.heroes
    ann.has(place="gate", hand="m1")
    bob.has(saved=1)
    scene.phase("feats")
    ann.does("move e")
    assert scene.asked == 0
    scene.phase("villainy")
    scene.dice(4, 3)
    ann.sends("m1, seat 2, melee")
    assert bob.may("card m1")


# --- Minions ---------------------------------------------------------------------------------------------------------


@rule("DL-100")
def test_a_minion_takes_a_treasure_slot():
    scene = scene_of()
    ann = scene.heroes[0].has(hand="w3", inventory="wolf w1 w2")
    scene.phase("feats")
    ann.does("play w3")
    assert ann.choices == ["card w1", "card w2", "card wolf"]
    ann.does("card w1")
    assert sorted(ann.inventory) == ["w2", "w3", "wolf"]


@rule("DL-100", "DLQ-58")
def test_a_tamed_monster_leaves_the_battle_and_serves():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(hand="tame")
    scene.phase("villainy")
    ann.sends("m1, seat 2, melee")
    bob.does("play tame", "card m1")
    assert (bob.inventory, scene.told("attack_rolled"), ann.choices[0]) == (["m1"], [], "end")


@rule("DL-100", "DLQ-58", "DLQ-135", "DLQ-136")
def test_a_minion_counterattacks_instead_of_the_hero_and_takes_the_wounds():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="sphinx")
    bob.has(inventory="wolf")
    scene.phase("villainy")
    scene.dice(6, 1)
    ann.sends("sphinx, seat 2, melee, done")
    assert scene.asked == 1
    assert bob.choices == ["pass", "card wolf"]
    bob.does("card wolf")
    compared = scene.told("compared")[-1]
    assert (compared.args["attack"], compared.args["counter"]) == (10, 6)
    # Two wounds kill it; the glory that a hero would lose is not lost.
    assert (bob.inventory, scene.discarded, bob.health, bob.glory) == ([], ["wolf"], 12, 5)
    ann.does("to lair")
    assert ann.choices[0] == "end"  # and they pay no peril


@rule("DLQ-136", "DL-100")
def test_wounds_a_minion_deals_are_the_heros():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(inventory="wolf")
    scene.phase("villainy")
    scene.dice(1, 3)
    ann.sends("m1, seat 2, melee")
    bob.does("card wolf")
    ann.does("to lair")
    assert (bob.glory, hurt(scene, "m1")) == (6, 1)


@rule("DLQ-58")
def test_wounds_stay_on_a_minion():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(inventory="wolf")
    for wounds in (1, 2):
        scene.phase("reset")
        scene.dice(6, 1)
        ann.sends("m1, seat 2, melee")
        bob.does("card wolf")
        assert hurt(scene, "wolf") == wounds % 2  # the second one is the last
        ann.does("to hand")
    assert scene.discarded == ["wolf"]


@rule("DLQ-135", "DLQ-25")
def test_its_player_may_prevent_a_minions_wounds():
    scene = scene_of(cards=SHIELD)
    ann, bob = scene.heroes
    ann.has(hand="sphinx")
    bob.has(inventory="wolf", hand="shield")
    scene.phase("villainy")
    scene.dice(6, 1)
    ann.sends("sphinx, seat 2, melee, done")
    bob.does("pass", "card wolf")
    assert scene.asked == 1
    assert bob.choices == ["pass", "play shield"]
    bob.does("play shield")
    assert (hurt(scene, "wolf"), bob.inventory) == (1, ["wolf"])


@rule("DLQ-135", "DLQ-25")
def test_an_attacking_minion_that_a_card_wounds_can_be_protected_too():
    scene = scene_of(
        cards=SHIELD
        + """
        [[cards]]
        id = "spear"
        type = "boon"
        cost = 1
        timing = "response"
        duration = "instant"
        aim = "monster"
        effects = ["wound(monster, 2)"]
        """
    )
    ann, bob = scene.heroes
    ann.has(hand="m1 spear")
    bob.has(inventory="wolf", hand="shield", saved=1)
    scene.phase("villainy")
    scene.dice(4, 3)
    ann.sends("m1, seat 2, melee")
    scene.everybody_passes()
    bob.does("card m1", "card wolf", "melee")
    ann.does("play spear", "card wolf")
    assert bob.choices == ["pass", "play shield"]
    bob.does("play shield")
    assert (hurt(scene, "wolf"), ann.glory) == (1, 4)  # the spear's price, and no glory for a minion's wounds


@rule("DLQ-135")
def test_a_minion_answers_one_attack_that_its_player_chooses_with_any_value():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="m1 m2")
    bob.has(inventory="wolf")
    scene.phase("villainy")
    scene.dice(3, 3, 1, 1)
    ann.sends("m1, seat 2, melee", "m2, seat 2, melee")
    bob.does("card wolf")
    assert bob.choices == ["card m1", "card m2"]
    bob.does("card m2")
    assert [event.args["total"] for event in scene.told("counter_rolled")] == [4, 6]
    assert (bob.health, hurt(scene, "m2")) == (11, 1)


@rule("DLQ-135")
def test_in_defence_a_minion_uses_counter_values_too():
    scene = scene_of(2)
    ann, bob = scene.heroes
    bob.has(inventory="wolf")
    scene.phase("feats")
    scene.dice(3, 3)
    ann.does("attack 2", "magic")
    bob.does("card wolf")
    assert (scene.told("counter_rolled")[-1].args["total"], ann.health) == (7, 11)


@rule("DLQ-135", "DL-100")
def test_a_minion_takes_the_heros_place_in_the_challenge():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(inventory="wolf", saved=1)
    scene.phase("villainy")
    scene.dice(4, 3, 3, 1)
    ann.sends("m1, seat 2, melee")
    bob.does("pass")  # W3: the hero answers
    bob.does("card m1")
    assert bob.choices == ["self", "card wolf"]
    bob.does("card wolf")
    assert bob.choices == ["melee"]  # its only round symbol
    bob.does("melee")
    assert (bob.player.saved, bob.player.battled, hurt(scene, "m1")) == (0, 1, 1)
    ann.does("to lair")
    assert bob.glory == 6


@rule("DLQ-135", "DL-100")
def test_a_minion_does_one_of_the_two_in_a_player_turn():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(inventory="wolf", saved=1)
    scene.phase("villainy")
    scene.dice(6, 4)
    ann.sends("m1, seat 2, melee")
    bob.does("card wolf")
    assert bob.may("card m1")
    bob.does("card m1")
    assert bob.choices == ["melee", "magic"]  # nobody but the hero is left to strike


@rule("DL-100", "DLQ-135")
def test_a_minion_strikes_at_a_hero_only_if_that_hero_attacked():
    scene = scene_of(3)
    ann, bob, _ = scene.heroes
    bob.has(inventory="wolf", saved=1)
    scene.phase("feats")
    scene.dice(3, 3, 6, 1)
    ann.does("attack 2", "melee")
    bob.does("pass")
    assert bob.choices == ["pass", "attack 1", "attack 3"]
    bob.does("attack 1")
    assert bob.choices == ["self", "card wolf"]
    bob.does("card wolf", "melee")
    assert (ann.health, ann.peril) == (11, 9)
    scene = scene_of(3)
    ann, bob, _cid = scene.heroes
    bob.has(inventory="wolf", saved=1)
    scene.phase("feats")
    scene.dice(3, 3)
    ann.does("attack 2", "melee")
    bob.does("pass", "attack 3")
    assert bob.choices == ["melee", "magic"]  # cid did nothing: the hero alone


@rule("DLQ-132", "DL-100")
@pytest.mark.parametrize(
    ("card", "ann_has", "bob_lair"), [("call_off", [], ["wolf"]), ("tame", ["wolf"], [])]
)
def test_an_attacking_minion_can_be_answered_like_any_attacking_monster(card, ann_has, bob_lair):
    """Sent off or won over, it is in one place only, and its attack is void."""
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand=f"m1 {card}", inventory="")
    bob.has(inventory="wolf", saved=1)
    scene.phase("villainy")
    scene.dice(4, 3)
    ann.sends("m1, seat 2, melee")
    bob.does("pass", "card m1", "card wolf", "melee")
    ann.does(f"play {card}", "card wolf")
    assert (ann.lair, ann.inventory, bob.lair, bob.inventory) == ([], ann_has, bob_lair, [])
    assert (hurt(scene, "m1"), len(scene.told("compared"))) == (0, 1)


@rule("DLQ-132", "DLQ-100")
def test_a_challenged_monster_that_is_won_over_is_not_struck():
    scene = scene_of(
        cards="""
        [[cards]]
        id = "adopt"
        type = "boon"
        cost = 1
        timing = "anytime"
        duration = "instant"
        aim = "monster"
        effects = ["minion()"]
        """
    )
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(hand="adopt", saved=1, inventory="")
    scene.phase("villainy")
    scene.dice(4, 3)
    ann.sends("m1, seat 2, melee")
    scene.everybody_passes()
    bob.does("card m1", "melee")
    bob.does("play adopt", "card m1")
    assert (bob.inventory, hurt(scene, "m1"), len(scene.told("compared"))) == (["m1"], 0, 1)


@rule("DLQ-135", "DLQ-51")
def test_a_fallen_heros_minion_counterattacks_but_does_not_attack():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="m1 m2")
    bob.has(inventory="wolf", saved=1, fallen=1)
    scene.phase("villainy")
    scene.dice(1, 1, 3, 6)
    ann.sends("m1, seat 2, melee", "m2, seat 2, melee")
    bob.does("pass")  # W2: the hero could stand up
    assert bob.may("card wolf")
    bob.does("card wolf", "card m1")
    assert hurt(scene, "m1") == 1
    assert scene.asked == 0
    assert ann.choices == ["to discard", "to lair"]


@rule("DLQ-135")
def test_a_minion_is_chosen_before_counterattacks_not_before_threats():
    scene = scene_of()
    ann, bob = scene.heroes
    ann.has(hand="sphinx")
    bob.has(inventory="wolf", health=12)
    scene.phase("villainy")
    scene.dice(6, 6, 1)
    ann.sends("sphinx, seat 2, melee, special 1")
    assert len(scene.told("attack_rolled")) == 1
    assert bob.choices == ["pass", "card wolf"]


def lord_scene() -> tuple[Scene, list[Hero]]:
    """The Arch Lich Lord on his throne, all heroes with him."""
    scene = Scene(
        3,
        cards=CARDS
        + """
        [[cards]]
        id = "silver_spear"
        type = "boon"
        cost = 1
        timing = "response"
        duration = "instant"
        aim = "monster"
        effects = ["wound(monster, 2)"]

        [[cards]]
        id = "lich"
        type = "encounter"
        kinds = ["undead"]
        lord = true
        cost = 9
        timing = "villainy"
        duration = "monster"
        [cards.monster]
        health = 4
        melee = "counter 3"
        magic = "attack 5"
        """,
        quests="""
        [[quests]]
        id = "end_him"
        category = "hunt"
        condition = "monster"
        lord = true
        places = ["throne"]
        reward = ["glory(you, 1)"]
        """,
        locations="""
        [[locations]]
        id = "throne"
        frame = "dungeon"
        type = "room"
        exits = ["open", "open", "open", "open"]
        throne = true
        glory = 1
        peril = 1
        """,
    )
    scene.map({"0,0": "gate", "1,0": "throne"})
    for hero in scene.heroes:
        hero.has(hand="", glory=5, peril=9, place="throne")
    scene.state.lord_status = 2
    return scene, scene.heroes


@rule("DLQ-132", "DLQ-141")
def test_a_bought_attack_of_the_arch_lich_lord_is_defended_by_its_buyer():
    """Seat 3 is active, seat 1 is attacked: seat 2, to the left of seat 1, has nothing to do with it."""
    scene, (ann, bob, cid) = lord_scene()
    ann.has(saved=1)
    scene.phase("villainy", 2)
    scene.dice(2, 5, 3, 3)
    cid.sends("lich, seat 1, magic")
    ann.does("card lich", "melee")
    assert scene.told("counter_rolled")[-1].seat == 2
    assert (bob.peril, ann.peril, scene.asked) == (9, 0, 2)


@rule("DLQ-127", "DL-131")
def test_the_arch_lich_lord_beaten_before_his_attack_serves_and_does_not_attack():
    scene, (ann, _, cid) = lord_scene()
    ann.has(hand="silver_spear", inventory="", saved=1)
    scene.state.hurt[scene.card("lich")] = 2
    scene.phase("villainy", 2)
    cid.sends("lich, seat 1, magic")
    ann.does("play silver_spear", "card lich")
    assert (ann.inventory, ann.health, hurt(scene, "lich")) == (["lich"], 12, 0)
    assert scene.told("attack_rolled") == []
    assert ann.choices == ["pass", "attack 2", "attack 3"]  # nor is he challenged


# --- Refusals --------------------------------------------------------------------------------------------------------


@rule("DL-56", "DLQ-37", "DL-66", "DLQ-135")
def test_what_is_refused_in_battles_names_its_rule():
    scene = scene_of(3)
    ann, _, cid = scene.heroes
    cid.has(place="gate")
    scene.phase("feats")
    ann.refused("attack 3", "DL-56")  # elsewhere
    ann.does("attack 2")
    ann.refused("speed", "DLQ-37")
    scene.dice(3, 3)
    ann.does("melee")
    ann.refused("attack 2", "DL-56")  # once a turn
    ann.has(hand="m1")
    scene.phase("villainy")
    scene.dice(1, 6)
    ann.sends("m1, seat 2, melee")
    ann.refused("to hand", "DL-66")  # wounded
    ann.does("to lair")
    ann.has(hand="m2")
    scene.phase("reset")
    scene.dice(4, 3)
    ann.sends("m2, seat 2, melee")
    ann.refused("to discard", "DL-66")  # sound
