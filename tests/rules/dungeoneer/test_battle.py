"""DL-56 to DL-68 and their rulings: a battle stage by stage, lairs and rewards."""

import pytest

from tests.rules.dungeoneer.scene import Hero, Scene
from tests.rules_marker import rule

CARDS = """
[[cards]]
id = "giant_spider"
type = "encounter"
kinds = ["beast"]
cost = 2
timing = "villainy"
duration = "monster"
[cards.monster]
health = 2
melee = "attack 2"

[[cards]]
id = "manticore"
type = "encounter"
kinds = ["beast"]
cost = 4
timing = "villainy"
duration = "monster"
[cards.monster]
health = 3
melee = "attack 1"
strikes = { melee = ["wound(target, 3)"] }

[[cards]]
id = "devil"
type = "encounter"
kinds = ["demon"]
cost = 2
timing = "villainy"
duration = "monster"
[cards.monster]
health = 2
melee = "attack 2"
magic = "counter 4"
speed = "counter 1"
strikes = { melee = ["wound(target, 2)"], magic = ["glory(target, -2)", "fall(target)"] }

[[cards]]
id = "ghoul"
type = "encounter"
kinds = ["undead"]
cost = 1
timing = "villainy"
duration = "monster"
[cards.monster]
health = 1
melee = "attack 1"
magic = "attack 4"
strikes = { magic = ["wound(target, 2)", "glory(target, -4)"] }

[[cards]]
id = "howler"
type = "encounter"
kinds = ["beast"]
cost = 1
timing = "villainy"
duration = "monster"
[cards.monster]
health = 2
melee = "attack 2"
specials = [
    { cost = 1, effects = ["wound(target, 1)"] },
    { cost = 1, effects = ["glory(target, -1)"] },
    { cost = 1, threat = true, effects = ["test(target, speed, 8, failed=[warp(target, entrance)])"] },
    { cost = 1, threat = true, effects = ["test(target, health, 99, failed=[wound(target, 1)])"] },
]

[[cards]]
id = "scare_off"
type = "boon"
kinds = ["manoeuvre"]
cost = 3
timing = "response"
duration = "instant"
aim = "monster"
effects = ["dismiss(discard)"]

[[cards]]
id = "spear"
type = "treasure"
kinds = ["spear"]
cost = 1
timing = "response"
duration = "instant"
aim = "monster"
effects = ["wound(monster, 2)"]

[[cards]]
id = "vanish"
type = "boon"
cost = 1
timing = "response"
duration = "instant"
effects = ["warp(you, entrance)"]

[[cards]]
id = "parry"
type = "boon"
cost = 1
timing = "response"
duration = "instant"
effects = ["modify(counter, you, 2, roll)"]

[[cards]]
id = "stance"
type = "boon"
cost = 1
timing = "response"
duration = "instant"
effects = ["modify(counter, you, 2, battle)"]

[[cards]]
id = "point_away"
type = "boon"
cost = 1
timing = "response"
duration = "instant"
effects = ["redirect()"]

[[cards]]
id = "shield"
type = "treasure"
kinds = ["shield"]
cost = 1
timing = "anytime"
duration = "instant"
effects = ["prevent(9)"]

[[cards]]
id = "shackle"
type = "curse"
cost = 1
timing = "villainy"
duration = "attachment"
host = "monster"
aim = "lair"
[[cards.abilities]]
on = "passive"
effects = ["modify(attack, monster, 3, in_play)"]
"""
MAP = {"0,0": "gate", "1,0": "t1", "2,0": "r1", "3,0": "t2"}


def battle(seats: int = 2, **options: object) -> Scene:
    """A scene of one villainy phase: heroes in t1, nobody with cards, 9 peril and 5 glory each; nothing is saved."""
    scene = Scene(seats, cards=CARDS, **options)  # type: ignore[arg-type]
    scene.map(MAP)
    for hero in scene.heroes:
        hero.has(hand="", glory=5, peril=9, place="t1", health=12)
    return scene


# --- DL-68: the worked example ---------------------------------------------------------------------------------------


@rule("DL-68", "DL-58", "DL-61", "DL-62", "DL-63", "DL-64", "DL-66", "DL-67", "DLQ-46")
def test_the_worked_example_of_the_rulebook():
    scene = battle(
        heroes="""
        [[heroes]]
        id = "bob"
        health = 12
        boons = 3
        treasures = 3
        melee = [2, 1, 0, 0]
        magic = [2, 0, 1, 0]
        speed = [4, 0, 0, 1]
        forms = ["melee", "magic"]
        """
    )
    ann, bob = scene.heroes
    bob.player.hero = next(hero.number for hero in scene.tables.heroes if hero.id == "bob")
    ann.player.hero = next(hero.number for hero in scene.tables.heroes if hero.id == "ann")
    ann.has(hand="giant_spider manticore")
    bob.has(hand="scare_off", glory=4, saved=1)
    scene.phase("villainy")
    ann.sends("giant_spider, seat 2, melee", "manticore, seat 2, melee")
    assert bob.peril == 3
    scene.dice(4, 1)
    bob.does("play scare_off", "card giant_spider")
    assert (bob.glory, scene.discarded) == (1, ["scare_off", "giant_spider"])
    (compared,) = scene.told("compared")
    assert (compared.args["attack"], compared.args["counter"], bob.health) == (5, 3, 9)
    assert bob.choices == ["pass", "attack 1", "card manticore"]  # for the saved action point
    bob.does("pass")
    ann.does("to lair", "seat 2", "seat 2", "seat 2")
    assert (ann.lair, bob.peril, ann.peril) == (["manticore"], 6, 9)


# --- DL-56 to DL-59: who attacks, and how -----------------------------------------------------------------------------


@rule("DL-56", "DLQ-50", "DLQ-130")
def test_a_hero_attacks_a_hero_of_the_same_location_once_a_turn_for_one_action_point():
    scene = battle(3)
    ann, bob, cid = scene.heroes
    cid.has(place="r1")
    scene.phase("feats")
    assert ann.may("attack 2")
    assert not ann.may("attack 3")
    assert not ann.may("attack 1")
    scene.dice(5, 1)
    ann.does("attack 2")
    assert ann.choices == ["melee", "magic"]  # the round symbols of the hero card (DLQ-37)
    ann.does("melee")
    assert (ann.ap, bob.health, ann.glory, ann.peril) == (3, 11, 5, 9)
    assert not ann.may("attack 2")


@rule("DL-56", "DLQ-51", "DLQ-130")
def test_without_an_action_point_or_on_the_ground_nobody_starts_a_battle_but_the_fallen_are_attacked():
    scene = battle()
    ann, bob = scene.heroes
    bob.has(fallen=1)
    scene.phase("feats")
    assert ann.may("attack 2")
    ann.has(ap=0)
    assert not ann.may("attack 2")
    ann.has(ap=4, fallen=1)
    assert not ann.may("attack 2")
    ann.has(fallen=0)
    scene.dice(1, 6)
    ann.does("attack 2", "magic")
    assert ann.health == 11  # a fallen hero defends as well as any


@rule("DL-57", "DLQ-49", "DLQ-72")
def test_a_successful_strike_at_a_hero_wounds_or_takes_an_escort_token():
    scene = escort_scene()
    ann, bob = scene.heroes
    scene.phase("feats")
    scene.dice(6, 1)
    ann.does("attack 2", "melee")
    scene.everybody_passes()  # a token may be dropped in any window
    assert ann.choices == ["wound", "quest guide"]
    ann.does("quest guide")
    assert (bob.health, bob.player.escorts, bob.quests) == (12, [], [])
    assert ann.player.escorts == [scene.quest("guide")]
    assert "guide" in ann.quests


@rule("DL-57", "DLQ-130")
def test_the_striker_may_wound_instead_and_strike_effects_come_with_the_wound_only():
    for choice, health, glory in (("wound", 11, 4), ("quest guide", 12, 5)):
        scene = escort_scene()
        ann, bob = scene.heroes
        ann.has(inventory="barbs")
        scene.phase("feats")
        scene.dice(6, 1)
        ann.does("attack 2", "melee")
        scene.everybody_passes()
        ann.does(choice)
        assert (bob.health, bob.glory) == (health, glory)


@rule("DLQ-49", "DLQ-130")
def test_a_defender_who_wins_only_wounds():
    scene = escort_scene()
    ann, bob = scene.heroes
    bob.has(glory=5)
    ann.player.escorts, bob.player.escorts = bob.player.escorts, []
    scene.phase("feats")
    scene.dice(1, 6)
    ann.does("attack 2", "melee")
    scene.everybody_passes()
    assert (ann.health, ann.player.escorts, scene.asked) == (11, [scene.quest("guide")], 0)


def escort_scene() -> Scene:
    """Two heroes in t1, the second on escort duty."""
    scene = Scene(
        2,
        cards=CARDS
        + """
        [[cards]]
        id = "barbs"
        type = "boon"
        cost = 1
        timing = "feats"
        duration = "permanent"
        [[cards.abilities]]
        on = "passive"
        effects = ["strike(you, melee, [glory(target, -1)], in_play)"]
        """,
        quests="""
        [[quests]]
        id = "guide"
        category = "escort"
        condition = "escort"
        places = ["r2"]
        second = ["r3"]
        reward = ["glory(you, 1)"]
        """,
    )
    scene.map(MAP)
    for hero in scene.heroes:
        hero.has(hand="", glory=5, peril=9, place="t1")
    scene.heroes[1].has(quests="guide", escorts="guide")
    scene.heroes[1].player.quests = [scene.quest("guide")]
    return scene


@rule("DLQ-37")
def test_round_forms_are_data_of_the_hero_by_default_melee_and_magic():
    scene = battle(
        heroes="""
        [[heroes]]
        id = "ann"
        health = 12
        boons = 3
        treasures = 3
        melee = [1, 1, 0, 0]
        magic = [2, 0, 1, 0]
        speed = [4, 0, 0, 1]
        forms = ["speed"]
        """
    )
    ann, bob = scene.heroes
    numbers = {hero.id: hero.number for hero in scene.tables.heroes}
    ann.player.hero, bob.player.hero = numbers["ann"], numbers["bob"]
    scene.phase("feats")
    ann.does("attack 2")
    assert ann.choices == ["speed"]
    scene.phase("feats", 1)
    bob.does("attack 1")
    assert bob.choices == ["melee", "magic"]


@rule("DL-58")
def test_a_monster_comes_with_its_printed_health():
    scene = battle()
    ann, _bob = scene.heroes
    ann.has(hand="devil")
    scene.phase("villainy")
    scene.dice(1, 6)
    ann.sends("devil, seat 2, melee")
    assert (scene.state.hurt[scene.card("devil")], scene.told("monster_defeated")) == (1, [])


@rule("DL-59", "DL-64")
def test_a_strike_effect_says_what_a_hit_in_that_form_does():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="devil")
    scene.phase("villainy")
    scene.dice(6, 1)
    ann.sends("devil, seat 2, melee")
    assert (bob.health, bob.player.fallen) == (10, 0)


# --- Stages III to V ---------------------------------------------------------------------------------------------------


@rule("DL-62", "DL-63", "DL-64")
@pytest.mark.parametrize(
    ("attack", "counter", "hero", "monster"), [(4, 3, 12, 0), (5, 3, 11, 0), (3, 3, 12, 1), (6, 1, 11, 0)]
)
def test_die_and_value_against_die_and_value_and_equal_is_nothing(attack, counter, hero, monster):
    """Melee 2 against melee 3."""
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="giant_spider")
    scene.phase("villainy")
    scene.dice(attack, counter)
    ann.sends("giant_spider, seat 2, melee")
    assert (bob.health, scene.state.hurt[scene.card("giant_spider")]) == (hero, monster)


@rule("DL-63")
def test_the_defender_answers_in_the_same_form_with_the_value_of_the_level():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="ghoul")
    bob.has(level=6)  # magic 3 from level 6 on
    scene.phase("villainy")
    scene.dice(3, 4)
    ann.sends("ghoul, seat 2, magic")
    (compared,) = scene.told("compared")
    assert (compared.args["attack"], compared.args["counter"]) == (7, 7)


@rule("DL-62", "DLQ-32", "DLQ-125")
def test_several_attackers_roll_in_declared_order_then_the_defender_then_they_are_compared():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="giant_spider devil ghoul")
    scene.phase("villainy")
    scene.dice(6, 5, 1, 1, 2, 6)
    before = len(scene.log.streams[-1])
    ann.sends("devil, seat 2, melee", "giant_spider, seat 2, melee", "ghoul, seat 2, melee")
    story = [
        event.kind
        for event in scene.log.streams[-1][before:]
        if event.kind in ("attack_rolled", "counter_rolled", "compared")
    ]
    assert story == ["attack_rolled"] * 3 + ["counter_rolled"] * 3 + ["compared"] * 3
    pairs = [(event.args["attack"], event.args["counter"]) for event in scene.told("compared")]
    assert pairs == [(8, 4), (7, 5), (2, 9)]
    assert (bob.health, scene.discarded[-1]) == (9, "ghoul")  # 2 by the devil, 1 by the spider


@rule("DLQ-125")
@pytest.mark.parametrize(("card", "counters"), [("parry", [6, 4]), ("stance", [6, 6])])
def test_a_modifier_for_a_roll_fits_one_roll_and_one_for_the_battle_all(card, counters):
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="m1 m2")
    bob.has(hand=card)
    scene.phase("villainy")
    ann.sends("m1, seat 2, melee", "m2, seat 2, melee")
    scene.dice(1, 1, 1, 1)
    bob.does(f"play {card}")
    assert [event.args["total"] for event in scene.told("counter_rolled")] == counters


@rule("DLQ-32", "DLQ-126")
def test_what_dies_in_one_comparison_is_not_struck_in_the_next():
    scene = battle(3)
    ann, bob, cid = scene.heroes
    ann.has(hand="m1 m2")
    bob.has(health=1)
    scene.phase("villainy")
    scene.dice(6, 6, 1, 1)
    ann.sends("m1, seat 2, melee", "m2, seat 2, melee")
    assert (bob.player.alive, len(scene.told("compared"))) == (0, 1)
    # Both monsters are unwounded; lair and reward are held, of the one wound that was left to lose.
    assert ann.choices == ["to lair", "to hand"]
    ann.does("to hand", "to lair")
    assert ann.choices == ["seat 3", "nobody"]
    ann.does("seat 3")
    assert (cid.peril, ann.choices[0]) == (10, "end")


@rule("DL-64")
def test_a_magic_hit_with_wounds_and_lost_glory():
    """As the Arch Lich Lord's: 2 wounds and 4 glory."""
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="ghoul")
    bob.has(glory=3)
    scene.phase("villainy")
    scene.dice(6, 1)
    ann.sends("ghoul, seat 2, magic")
    assert (bob.health, bob.glory) == (10, 0)


@rule("DLQ-33", "DL-61")
def test_each_response_is_paid_by_itself_and_does_what_it_says():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="m1 m2 m3")
    bob.has(hand="scare_off spear", glory=5)
    scene.phase("villainy")
    ann.sends("m1, seat 2, melee", "m2, seat 2, melee", "m3, seat 2, melee")
    bob.does("play scare_off")
    assert bob.choices == ["card m1", "card m2", "card m3"]
    bob.does("card m2", "play spear")
    assert bob.choices == ["card m1", "card m3"]
    bob.does("card m3")
    assert (bob.glory, len(scene.told("attack_rolled"))) == (1, 1)
    ann.does("to lair")
    assert bob.glory == 4  # two wounds by the spear, one by the counterattack on m1


@rule("DLQ-35")
def test_a_strike_effect_also_follows_a_successful_counterattack_in_that_form():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="devil")
    bob.has(saved=1)
    scene.phase("villainy")
    scene.dice(3, 2, 1, 6)
    ann.sends("devil, seat 2, melee")
    bob.does("card devil", "magic")
    assert (bob.glory, bob.player.fallen, bob.health) == (3, 1, 12)


@rule("DLQ-36", "DL-67")
def test_a_defender_who_wins_wounds_the_monster_and_gains_glory():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="giant_spider")
    scene.phase("villainy")
    scene.dice(1, 6)
    ann.sends("giant_spider, seat 2, melee")
    assert bob.glory == 5  # the glory comes in the reward stage, after the lair
    ann.does("to lair")
    assert (scene.state.hurt[scene.card("giant_spider")], bob.glory, bob.health) == (1, 6, 12)


@rule("DLQ-134")
def test_a_strike_without_wounds_replaces_the_wound():
    scene = Scene(
        2,
        cards=CARDS
        + """
        [[cards]]
        id = "tripper"
        type = "encounter"
        kinds = ["beast"]
        cost = 1
        timing = "villainy"
        duration = "monster"
        [cards.monster]
        health = 1
        melee = "attack 5"
        strikes = { melee = ["fall(target)"] }
        """,
    )
    ann, bob = scene.heroes
    ann.has(hand="tripper")
    bob.has(hand="", peril=3)
    scene.phase("villainy")
    scene.dice(6, 1)
    ann.sends("tripper, seat 2, melee")
    assert (bob.health, bob.player.fallen) == (12, 1)
    ann.does("to hand")
    assert ann.choices[0] == "end"  # no wound, no peril


@rule("DLQ-134")
def test_what_a_strike_does_beside_wounds_happens_even_if_they_are_prevented():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="ghoul")
    bob.has(hand="shield", glory=5)
    scene.phase("villainy")
    scene.dice(6, 1)
    ann.sends("ghoul, seat 2, magic")
    until_may(scene, bob, "play shield")
    bob.does("play shield")
    scene.everybody_passes()
    assert (bob.health, bob.glory) == (12, 0)


def until_may(scene: Scene, hero: Hero, text: str) -> None:
    """Everybody passes until this hero may do this."""
    for _ in range(20):
        if scene.asked == hero.seat and hero.may(text):
            return
        scene.heroes[scene.asked].does("pass")
    raise AssertionError(f"{text} was never possible")


@rule("DLQ-127")
def test_a_monster_that_dies_before_its_comparison_does_not_attack():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="giant_spider", lair="m1")
    bob.has(hand="spear")
    scene.state.hosts[scene.card("shackle")] = 16 + scene.card("m1")
    scene.state.owners[scene.card("shackle")] = 0
    scene.take_out([scene.card("shackle")])
    scene.phase("villainy")
    ann.sends("m1, seat 2, melee", "giant_spider, seat 2, melee")
    scene.dice(6, 1)
    bob.does("play spear", "card m1")
    assert (bob.health, len(scene.told("attack_rolled"))) == (11, 1)
    assert set(scene.discarded) >= {"m1", "shackle", "spear"}  # what was attached goes with it
    ann.does("to lair", "seat 2")
    assert bob.glory == 6  # 1 paid, 2 wounds of the spear


@rule("DLQ-127")
def test_wounds_of_a_monster_that_is_beaten_later_still_pay():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="ghoul")
    bob.has(saved=1)
    scene.phase("villainy")
    scene.dice(6, 1, 6, 1)
    ann.sends("ghoul, seat 2, magic")
    bob.does("card ghoul", "melee")
    assert (scene.discarded[-1], ann.choices) == ("ghoul", ["seat 2", "nobody"])
    ann.does("seat 2", "nobody")
    assert bob.peril == 9


# --- Stages VII and VIII -------------------------------------------------------------------------------------------------


@rule("DL-66")
def test_an_unwounded_monster_goes_to_hand_or_lair():
    scene = battle()
    ann, _bob = scene.heroes
    ann.has(hand="m1 m2")
    scene.phase("villainy")
    scene.dice(4, 4, 3, 3)
    ann.sends("m1, seat 2, melee", "m2, seat 2, melee")
    assert ann.choices == ["to lair", "to hand"]
    ann.does("to hand", "to lair")
    assert (ann.hand, ann.lair) == (["m1"], ["m2"])
    assert scene.card("m1") in ann.player.known


@rule("DL-66", "DLQ-43")
def test_a_wounded_monster_goes_to_lair_or_discard_and_keeps_its_wounds_there():
    scene = battle()
    ann, _bob = scene.heroes
    ann.has(hand="giant_spider")
    scene.phase("villainy")
    scene.dice(1, 6)
    ann.sends("giant_spider, seat 2, melee")
    assert ann.choices == ["to discard", "to lair"]
    ann.does("to lair")
    scene.phase("reset")
    scene.dice(1, 6)
    ann.sends("giant_spider, seat 2, melee")
    assert scene.discarded == ["giant_spider"]  # 1 wound from last time and 1 now


@rule("DLQ-43")
def test_a_monster_played_from_hand_has_full_health():
    scene = battle()
    ann, _bob = scene.heroes
    ann.has(hand="giant_spider")
    scene.state.hurt[scene.card("giant_spider")] = 1
    scene.phase("villainy")
    scene.dice(1, 6)
    ann.sends("giant_spider, seat 2, melee")
    assert scene.discarded == []


@rule("DL-66", "DLQ-45", "DLQ-137")
def test_a_lair_holds_three_and_its_owner_discards_the_surplus_after_the_stage():
    scene = battle(3)
    ann, _bob, _cid = scene.heroes
    ann.has(hand="m4 m5", lair="m1 m2 m3")
    scene.phase("villainy")
    scene.dice(4, 4, 3, 3, 4, 3)
    ann.sends("m3, seat 2, melee", "m4, seat 2, melee", "m5, seat 3, melee")
    ann.does("to lair")
    assert scene.asked == 0
    assert ann.choices == ["to lair", "to hand"]  # only when all have gone home
    ann.does("to lair")
    assert ann.choices == ["card m1", "card m2", "card m3", "card m4"]
    ann.does("card m2")
    assert (ann.lair, scene.discarded) == (["m1", "m3", "m4"], ["m2"])
    ann.does("to hand")
    assert ann.hand == ["m5"]


@rule("DL-66", "DLQ-44", "DLQ-137")
def test_lair_monsters_are_played_like_hand_monsters_by_their_owner_alone():
    scene = battle(3)
    ann, bob, cid = scene.heroes
    ann.has(lair="m1")
    bob.has(lair="m2")
    scene.phase("villainy")
    assert ann.choices == ["end", "play m1"]
    ann.sends("m1, seat 3, melee")
    assert (cid.peril, ann.lair) == (7, [])  # while attacking it is out of the lair
    ann.does("to lair")
    assert ann.lair == ["m1"]


@rule("DL-67", "DLQ-46", "DLQ-138")
def test_peril_for_wounds_is_given_wound_by_wound_to_any_opponent_or_nobody():
    scene = battle(4)
    ann, bob, cid, dot = scene.heroes
    ann.has(hand="manticore")
    dot.has(alive=0)
    scene.phase("villainy")
    scene.dice(6, 1)
    ann.sends("manticore, seat 2, melee")
    ann.does("to lair")
    assert ann.choices == ["seat 2", "seat 3", "nobody"]
    ann.does("seat 2", "nobody", "seat 3")
    assert (ann.peril, bob.peril, cid.peril) == (9, 6, 10)
    assert ann.choices[0] == "end"


@rule("DLQ-47", "DL-67")
def test_only_health_that_was_there_to_lose_pays():
    scene = battle(3)
    ann, bob, cid = scene.heroes
    ann.has(hand="manticore")
    bob.has(health=2)
    scene.phase("villainy")
    scene.dice(6, 1)
    ann.sends("manticore, seat 2, melee")
    ann.does("to lair", "seat 3", "seat 3")
    assert (cid.peril, ann.choices[0]) == (11, "end")


@rule("DLQ-47")
def test_more_wounds_than_a_monster_has_health_give_no_more_glory():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="ghoul")
    bob.has(hand="spear", glory=1)
    scene.phase("villainy")
    ann.sends("ghoul, seat 2, melee")
    bob.does("play spear", "card ghoul")
    scene.everybody_passes()
    assert bob.glory == 1  # 0 left, and 1 for the only wound it could take


@rule("DLQ-48", "DL-67")
def test_hero_against_hero_pays_neither_glory_nor_peril():
    scene = battle()
    ann, bob = scene.heroes
    scene.phase("feats")
    scene.dice(6, 1)
    ann.does("attack 2", "melee")
    assert (ann.glory, ann.peril, bob.glory, bob.peril, bob.health) == (5, 9, 5, 9, 11)
    assert scene.asked == 0
    assert ann.may("end")


@rule("DL-67", "DLQ-133")
def test_wounds_by_special_effects_pay_like_strikes():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="howler")
    scene.phase("villainy")
    scene.dice(3, 6)
    ann.sends("howler, seat 2, melee, special 1, done")
    assert bob.health == 11
    ann.does("to lair")
    assert ann.choices == ["seat 2", "nobody"]


# --- DL-94, DL-105: special effects, and heroes who leave ----------------------------------------------------------------


@rule("DL-94", "DLQ-133", "DLQ-123")
def test_threats_come_before_the_battle_and_other_effects_in_its_first_stage():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="howler")
    bob.has(hand="parry")  # asked in stage II
    scene.phase("villainy")
    scene.dice(6, 1)
    ann.sends("howler, seat 2, melee, special 2, special 3, special 4, done")
    bob.does("pass")  # wounds could be prevented
    # The die 6 passes speed 8, the die 1 fails the test of health: a wound, then the glory, then the response stage.
    assert (scene.asked, bob.health, bob.glory, bob.place) == (1, 11, 4, "t1")
    assert scene.told("attack_rolled") == []


@rule("DLQ-133", "DL-105", "DLQ-56")
def test_a_hero_driven_off_by_a_threat_is_neither_attacked_nor_harmed_further():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="howler m1")
    scene.phase("villainy")
    scene.dice(1)
    ann.sends("howler, seat 2, melee, special 1, special 2, special 3, special 4", "m1, seat 2, melee")
    assert (bob.place, bob.health, bob.glory) == ("gate", 12, 5)
    assert scene.told("attack_rolled") == []
    assert ann.choices == ["to lair", "to hand"]
    ann.does("to hand", "to hand")
    assert (sorted(ann.hand), bob.peril) == (["howler", "m1"], 2)  # 1 + 4 specials + 2, and nothing back


@rule("DL-94")
def test_special_effects_may_be_bought_for_every_attack():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="howler")
    for peril in (7, 5):
        scene.phase("reset")
        scene.dice(3, 2)
        ann.sends("howler, seat 2, melee, special 1, done")
        ann.does("to hand", "nobody")
        assert bob.peril == peril


@rule("DL-105", "DLQ-56", "DLQ-31", "DLQ-100")
def test_a_hero_who_leaves_in_the_response_stage_cannot_be_attacked():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="m1 m2")
    bob.has(hand="vanish", saved=1)
    scene.phase("villainy")
    ann.sends("m1, seat 2, melee", "m2, seat 2, melee")
    bob.does("play vanish")
    scene.everybody_passes()
    assert (bob.place, bob.health, bob.peril) == ("gate", 12, 5)
    assert scene.told("attack_rolled") == []
    assert scene.asked == 0
    assert ann.choices == ["to lair", "to hand"]  # no challenge either


@rule("DL-105", "DLQ-32")
def test_a_hero_driven_off_after_the_attack_checks_does_not_escape_the_others():
    scene = Scene(
        2,
        cards=CARDS
        + """
        [[cards]]
        id = "gale"
        type = "encounter"
        kinds = ["spirit"]
        cost = 1
        timing = "villainy"
        duration = "monster"
        [cards.monster]
        health = 1
        melee = "attack 2"
        strikes = { melee = ["warp(target, entrance)"] }
        """,
    )
    scene.map(MAP)
    ann, bob = scene.heroes
    ann.has(hand="gale m1", place="t1")
    bob.has(hand="", place="t1", peril=9, saved=1)
    scene.phase("villainy")
    scene.dice(6, 6, 1, 1)
    ann.sends("gale, seat 2, melee", "m1, seat 2, melee")
    assert (bob.place, bob.health) == ("gate", 11)
    assert scene.asked == 0  # there is nothing to challenge where the hero is now


@rule("DL-105", "DLQ-56")
def test_an_encounter_is_bound_to_the_location_of_its_declaration():
    """A hero who leaves while another target is dealt with is not followed."""
    scene = battle(3)
    ann, _bob, cid = scene.heroes
    ann.has(hand="m1 m2")
    scene.phase("villainy")
    ann.sends("m1, seat 2, melee", "m2, seat 3, melee")
    scene.everybody_passes()
    cid.has(place="r1")  # as some effect of the first battle would have it
    ann.does("to lair")
    assert cid.health == 12
    assert len(scene.told("attack_rolled")) == 1
    assert ann.choices == ["to lair", "to hand"]


@rule("DL-60", "DL-61")
def test_another_hero_in_the_location_can_become_the_defender_and_then_responds():
    scene = battle(3)
    ann, bob, cid = scene.heroes
    ann.has(hand="m1", place="gate")
    bob.has(hand="point_away")
    cid.has(hand="parry", saved=1)
    scene.phase("villainy")
    ann.sends("m1, seat 2, melee")
    bob.does("play point_away", "seat 3")
    assert scene.asked == 2
    assert cid.may("play parry")
    scene.dice(6, 1)
    scene.everybody_passes()
    assert (bob.health, cid.health) == (12, 11)
    assert scene.asked == 2
    assert cid.may("card m1")  # who was attacked may challenge


# --- DLQ-59: the Scepter ---------------------------------------------------------------------------------------------------


@rule("DLQ-59", "DL-136")
def test_tokens_on_the_scepter_help_the_attacks_of_the_undead_alone():
    scene = battle()
    ann, bob = scene.heroes
    scene.state.scepter = 2
    ann.has(hand="ghoul m1")
    bob.has(saved=1)
    scene.phase("villainy")
    scene.dice(1, 1, 5, 6, 1, 5)
    ann.sends("ghoul, seat 2, magic", "m1, seat 2, melee")
    assert [event.args["total"] for event in scene.told("attack_rolled")] == [7, 3]
    bob.does("card ghoul", "magic")
    assert scene.told("counter_rolled")[-1].args["total"] == 9  # 5 and magic 4: no token in a counterattack


@rule("DL-62", "DL-63", "DLQ-59")
def test_a_form_tells_what_both_sides_will_add_to_their_dice():
    scene = battle()
    ann, bob = scene.heroes
    scene.state.scepter = 2
    ann.has(hand="ghoul")
    bob.has(saved=1)
    scene.phase("villainy")
    ann.does("play ghoul", "seat 2")
    told = ann.told_of("magic")
    assert told["value"] == 6  # magic 4 and two tokens
    scene.dice(1, 5)
    ann.does("magic", "done")
    assert scene.told("attack_rolled")[-1].args["total"] == 1 + told["value"]
    assert scene.told("counter_rolled")[-1].args["total"] == 5 + told["against"]
    bob.does("card ghoul")
    told = bob.told_of("magic")
    scene.dice(3, 2)
    bob.does("magic")
    assert scene.told("attack_rolled")[-1].args["total"] == 3 + told["value"]
    assert scene.told("counter_rolled")[-1].args["total"] == 2 + told["against"]


@rule("DLQ-59")
def test_undead_minions_and_quest_monsters_attack_better_too():
    scene = battle(
        quests="""
        [[quests]]
        id = "wight"
        category = "hunt"
        condition = "monster"
        monster_kinds = ["undead"]
        places = ["t1"]
        reward = ["glory(you, 1)"]
        [quests.monster]
        health = 9
        melee = "attack 2"
        """
    )
    ann, bob = scene.heroes
    scene.state.scepter = 2
    ann.has(hand="m1", quests="wight")
    bob.has(inventory="ghoul", saved=1)
    scene.phase("villainy")
    scene.dice(4, 3, 1, 6)
    ann.sends("m1, seat 2, melee")
    bob.does("pass", "card m1", "card ghoul", "magic")
    assert [event.args["total"] for event in scene.told("attack_rolled")] == [6, 7]
    ann.has(hand="m2")
    scene.phase("reset")
    scene.dice(6, 3)
    ann.sends("m2, seat 2, melee")
    bob.does("card ghoul")
    assert scene.told("counter_rolled")[-1].args["total"] == 4  # 3 and melee 1: none in its counterattack
    scene.phase("feats")
    scene.dice(1)
    ann.does("attempt wight")
    bob.does("melee")
    assert scene.told("attack_rolled")[-1].args["total"] == 5


# --- DLQ-42 -----------------------------------------------------------------------------------------------------------------


@rule("DLQ-42")
def test_a_monster_without_a_value_in_the_form_rolls_the_bare_die_and_wounds_nobody():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="giant_spider")
    bob.has(saved=1)
    scene.phase("villainy")
    scene.dice(4, 3, 1, 6)
    ann.sends("giant_spider, seat 2, melee")
    bob.does("card giant_spider", "magic")
    compared = scene.told("compared")[-1]
    assert (compared.args["attack"], compared.args["counter"], bob.health) == (3, 6, 12)


@rule("DLQ-42", "DLQ-41")
def test_a_counter_symbol_is_enough_to_defend():
    scene = battle()
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(saved=1)
    scene.phase("villainy")
    scene.dice(4, 3, 1, 6)
    ann.sends("m1, seat 2, melee")
    bob.does("card m1", "magic")
    assert bob.health == 11
