"""glory, peril, ap, wound, heal, prevent; the selectors and the amounts that every verb shares."""

import pytest

from tests.games.dungeoneer.verbs import (
    ability,
    battle,
    card,
    check,
    lasting,
    monster,
    plays,
    rolls,
    sends,
    table,
    trap,
)

# --- Selectors -------------------------------------------------------------------------------------------------------


def gained(scene):
    """By how much everybody's glory differs from the 10 of the beginning."""
    return [hero.glory - 10 for hero in scene.heroes]


@pytest.mark.parametrize(
    ("who", "expected"),
    [
        ("you", [5, 0, 0, 0]),
        ("here", [5, 5, 0, 0]),
        ("others_here", [0, 5, 0, 0]),
        ("opponents", [0, 5, 5, 5]),
        ("all", [5, 5, 5, 5]),
        ("left", [0, 5, 0, 0]),
    ],
)
def test_selectors_without_an_aim(who, expected):
    scene = table(card("gift", f"glory({who}, 5)"), seats=4)
    ann, _, cid, dot = scene.heroes
    cid.has(place="t1")
    dot.has(place="t1")
    plays(ann.has(glory=11), "gift")
    assert gained(scene) == expected


def test_left_passes_over_the_dead():
    scene = table(card("gift", "glory(left, 5)"), seats=3)
    ann, bob, _ = scene.heroes
    bob.has(alive=0)
    plays(ann.has(glory=11), "gift")
    assert gained(scene) == [0, 0, 5]


def test_opponents_and_all_leave_the_dead_alone():
    scene = table(card("gift", "glory(opponents, 2)", "peril(all, 1)"), seats=3)
    ann, bob, _ = scene.heroes
    bob.has(alive=0)
    plays(ann.has(glory=11), "gift")
    assert gained(scene) == [0, 0, 2]
    assert [hero.peril for hero in scene.heroes] == [11, 10, 11]


@pytest.mark.parametrize("who", ["here", "others_here"])
def test_here_is_the_location_that_a_card_is_aimed_at(who):
    scene = table(card("gift", f"glory({who}, 5)", aim="location"), seats=3)
    ann, bob, cid = scene.heroes
    bob.has(place="r1")
    plays(ann.has(glory=11), "gift", "location r1")
    assert gained(scene) == [0, 5, 0]
    assert (ann.place, cid.place) == ("gate", "gate")


def test_target_is_the_hero_that_a_card_is_aimed_at():
    scene = table(card("gift", "glory(target, 5)", aim="hero"), seats=3)
    ann = scene.heroes[0].has(glory=11, hand="gift")
    ann.does("play gift")
    assert ann.choices == ["seat 1", "seat 2", "seat 3"]
    ann.does("seat 3")
    assert gained(scene) == [0, 0, 5]


def test_attacker_and_defender_are_the_heroes_of_the_battle():
    flash = card("flash", "glory(attacker, 5)", "peril(defender, 3)", timing="response")
    scene = table(flash)
    ann, bob = scene.heroes
    bob.has(hand="flash")
    ann.does("attack 2", "melee")
    bob.does("play flash")
    assert gained(scene) == [5, -1]
    assert (ann.peril, bob.peril) == (10, 13)


def test_a_monster_is_no_attacker_that_gains_points():
    scene = table(card("flash", "glory(attacker, 5)", timing="response"), monster("rat"), phase="villainy")
    bob = scene.heroes[1].has(hand="flash")
    sends(scene, "rat")
    bob.does("play flash")
    assert gained(scene) == [0, -1]


def test_several_heroes_are_dealt_with_one_after_the_other_from_the_target_on():
    scene = table(trap("gas", "speed 30", [], ["wound(here, 1)"], scope="target"), seats=3, phase="villainy")
    ann = scene.heroes[0].has(hand="gas")
    ann.does("play gas", "seat 3", "done")
    scene.everybody_passes()
    assert [event.seat for event in scene.told("hero_wounded")] == [2, 0, 1]


def test_without_a_target_it_begins_with_the_active_player():
    scene = table(card("thorns", "wound(all, 1)"), seats=3, phase="")
    scene.phase("feats", 1)
    plays(scene.heroes[1], "thorns")
    scene.everybody_passes()
    assert [event.seat for event in scene.told("hero_wounded")] == [1, 2, 0]


# --- Amounts ---------------------------------------------------------------------------------------------------------


def test_a_number_may_be_taken_and_stops_at_nothing():
    scene = table(card("loss", "glory(you, -3)", "peril(you, -20)", "glory(opponents, -2)"))
    ann, bob = scene.heroes
    plays(ann, "loss")
    assert (ann.glory, ann.peril, bob.glory) == (6, 0, 8)
    plays(ann.has(glory=2), "loss")
    assert ann.glory == 0


def test_a_die_is_rolled_once_for_all():
    scene = table(card("luck", "glory(all, die)", "peril(you, -die)"), seats=3)
    scene.dice(4, 6)
    plays(scene.heroes[0], "luck")
    assert gained(scene) == [3, 4, 4]
    assert scene.heroes[0].peril == 4
    assert rolls(scene, "die_rolled", "die") == [4, 6]


def test_x_is_what_was_paid():
    scene = table(card("tithe", "peril(you, -X)", "glory(opponents, X)", cost="X"))
    ann, bob = scene.heroes
    ann.has(hand="tithe", glory=4)
    ann.does("play tithe")
    assert ann.choices == ["x 1", "x 2", "x 3", "x 4"]
    ann.does("x 3")
    assert (ann.glory, ann.peril, bob.glory) == (1, 7, 13)


def test_x_of_a_curse_comes_from_the_targets_peril():
    scene = table(card("leech", "wound(target, X)", type="curse", cost="X", aim="rival"), phase="villainy")
    ann, bob = scene.heroes
    bob.has(peril=2)
    ann.has(hand="leech").does("play leech", "seat 2")
    assert ann.choices == ["x 1", "x 2"]
    ann.does("x 2")
    assert (bob.peril, bob.health) == (0, 10)


@pytest.mark.parametrize(
    ("what", "facts", "expected"),
    [
        ("heroes_here", {}, 3),
        ("heroes_here", {"place": "t1"}, 1),
        ("quests_done", {"done": "q1 q2"}, 2),
        ("level", {"level": 6}, 6),
        ("lair", {"lair": "m1 m2 m3"}, 3),
        ("hand", {"hand": "bounty b1 b2"}, 2),
        ("distance", {"place": "gate"}, 0),
        ("distance", {"place": "t1"}, 0),
        ("distance", {"place": "t2"}, 2),
    ],
)
def test_counts(what, facts, expected):
    scene = table(card("bounty", f"glory(you, count({what}))"), seats=3)
    ann = scene.heroes[0].has(glory=1, hand="bounty")
    ann.has(**facts)
    ann.does("play bounty")
    assert ann.glory == expected


def test_count_of_undead_in_the_discard_pile():
    scene = table(
        card("bounty", "glory(you, count(undead_discarded))"),
        monster("bones", "undead"),
        monster("ghost", "undead"),
        monster("wolf", "beast"),
    )
    ann = scene.heroes[0].has(glory=1, hand="bounty")
    scene.discard_pile("bones wolf ghost b1")
    ann.does("play bounty")
    assert ann.glory == 2


def test_count_of_the_tokens_on_the_card_itself():
    jar = lasting(
        "jar",
        ability("activate", "token(2)", glory=1),
        ability("activate", "glory(you, count(tokens))", discard_self=True),
        type="treasure",
    )
    scene = table(jar)
    ann = scene.heroes[0].has(inventory="jar")
    ann.does("use jar 1", "use jar 1", "use jar 2")
    assert ann.glory == 10 - 1 - 1 + 4
    assert ann.inventory == []


# --- Action points -----------------------------------------------------------------------------------------------------


def test_ap_come_at_once_on_the_own_turn_and_go_to_saved_on_anothers():
    scene = table(card("haste", "ap(all, 2)"))
    ann, bob = scene.heroes
    plays(ann, "haste")
    assert (ann.ap, ann.player.saved) == (6, 0)
    assert (bob.ap, bob.player.saved) == (0, 2)


def test_of_ap_gained_on_anothers_turn_one_outlasts_it():
    scene = table(card("haste", "ap(opponents, 3)"))
    ann, bob = scene.heroes
    plays(ann, "haste")
    ann.has(hand="", ap=0).does("end")
    scene.everybody_passes()
    while scene.state.active == 0:
        ann.does(ann.choices[0])
    assert bob.player.saved == 0, "his own reset takes even that one"
    scene = table(card("haste", "ap(opponents, 3)"), seats=3)
    ann, _, cid = scene.heroes
    plays(ann, "haste")
    ann.has(ap=0).does("end")
    scene.everybody_passes()
    while scene.state.active == 0:
        ann.does(ann.choices[0])
    assert cid.player.saved == 1


def test_ap_lost_stop_at_nothing():
    scene = table(card("mud", "ap(you, -9)", "ap(opponents, -9)"))
    ann, bob = scene.heroes
    bob.has(saved=1)
    plays(ann, "mud")
    assert (ann.ap, bob.player.saved) == (0, 0)


# --- Wounds --------------------------------------------------------------------------------------------------------------


def test_a_wound_takes_health_and_the_last_one_the_hero():
    scene = table(card("dart", "wound(target, 3)", type="curse", aim="rival"), seats=3, phase="villainy")
    ann, bob, _ = scene.heroes
    plays(ann, "dart", "seat 2")
    assert bob.health == 9
    assert [event.args["wounds"] for event in scene.told("hero_wounded")] == [3]
    plays(ann, "dart", "seat 2")
    bob.has(health=2)
    plays(ann, "dart", "seat 2")
    assert (bob.health, bool(bob.player.alive)) == (0, False)


def test_wounds_wait_for_what_may_prevent_them():
    shield = card("shield", "prevent(2)", type="treasure", kinds=["shield"], timing="anytime")
    scene = table(card("dart", "wound(target, 3)", type="curse", aim="rival"), shield, phase="villainy")
    ann, bob = scene.heroes
    bob.has(hand="shield")
    plays(ann, "dart", "seat 2")
    assert (scene.asked, bob.health) == (1, 12)
    bob.does("play shield")
    scene.everybody_passes()
    assert bob.health == 11
    assert rolls(scene, "prevented", "left") == [1]


def test_preventing_more_than_there_is_prevents_all():
    shield = card("shield", "prevent(die)", type="treasure", kinds=["shield"], timing="anytime")
    scene = table(card("dart", "wound(all, 2)"), shield)
    ann, bob = scene.heroes
    bob.has(hand="shield")
    scene.dice(5)
    plays(ann, "dart")
    bob.does("play shield")
    scene.everybody_passes()
    assert (ann.health, bob.health) == (10, 12)


def test_prevent_has_no_place_where_no_wounds_are_dealt():
    scene = table(card("shield", "prevent(2)", type="treasure", kinds=["shield"], timing="anytime"))
    assert not scene.heroes[0].has(hand="shield").may("play shield")


@pytest.mark.parametrize("trigger", ["struck", "wounded"])
def test_prevent_is_refused_where_the_wounds_are_dealt_already(trigger):
    with pytest.raises(AssertionError, match="dl-no-wounds"):
        check(lasting("late", ability(trigger, "prevent(1)")))
    check(lasting("mail", ability("activate", "prevent(1)", glory=1)))


def test_heal_may_come_between_the_blow_and_death():
    potion = card("potion", "heal(you, 2)", type="treasure", kinds=["potion"], timing="anytime")
    scene = table(card("dart", "wound(target, 3)", type="curse", aim="rival"), potion, phase="villainy")
    ann, bob = scene.heroes
    bob.has(hand="potion", health=2)
    plays(ann, "dart", "seat 2")
    bob.does("play potion")
    scene.everybody_passes()
    assert bob.health == 1


def test_wounds_of_a_strike_pay_peril_and_those_of_a_curse_do_not():
    ogre = monster("ogre", strikes='{ melee = ["wound(target, 2)"] }')
    dart = card("dart", "wound(defender, 1)", type="curse", timing="anytime")
    scene = table(ogre, dart, phase="villainy")
    ann, bob = scene.heroes
    scene.dice(6, 1)
    ann.has(hand="dart")
    ann.has(hand="ogre dart").does("play ogre", "seat 2", "melee", "done", "play dart", "seat 2")
    scene.everybody_passes()
    assert bob.health == 9
    assert ann.choices == ["to discard", "to lair"] or ann.choices == ["to lair", "to hand"]
    ann.does("to lair")
    assert sum(battle(scene).dealt) == 2


def test_wounds_of_a_special_pay_peril():
    imp = monster("imp", specials='[{ cost = 1, effects = ["wound(target, 1)"] }]')
    scene = table(imp, phase="villainy")
    ann = scene.heroes[0].has(hand="imp")
    scene.dice(1, 1)
    ann.does("play imp", "seat 2", "melee", "special 1", "done")
    assert sum(battle(scene).dealt) == 1


def test_a_monster_can_be_wounded_in_battle_and_pays_glory():
    scene = table(
        card("stab", "wound(monster, 1)", timing="response", aim="monster"), monster("rat"), phase="villainy"
    )
    ann, bob = scene.heroes
    bob.has(hand="stab")
    scene.dice(3, 2)
    sends(scene, "rat")
    bob.does("play stab", "card rat")
    assert scene.state.hurt[scene.card("rat")] == 1
    scene.everybody_passes()
    assert ann.choices == ["to discard", "to lair"], "a wounded monster does not return to the hand"
    ann.does("to lair")
    assert bob.glory == 10


def test_a_monster_in_a_lair_can_be_wounded_and_healed():
    scene = table(card("stab", "wound(monster, 1)", aim="lair"), card("balm", "heal(monster, 5)", aim="lair"))
    ann, bob = scene.heroes
    bob.has(lair="m1")
    plays(ann, "stab", "card m1")
    assert scene.state.hurt[scene.card("m1")] == 1
    plays(ann, "balm", "card m1")
    assert scene.state.hurt[scene.card("m1")] == 0
    plays(ann, "stab", "card m1")
    plays(ann, "stab", "card m1")
    assert bob.lair == []
    assert "m1" in scene.discarded


def test_a_strike_may_heal_its_own_monster():
    scene = table(
        monster("ghoul", health=3, strikes='{ melee = ["wound(target, 1)", "heal(monster, 1)"] }'),
        phase="villainy",
    )
    ann = scene.heroes[0].has(lair="ghoul")
    scene.state.hurt[scene.card("ghoul")] = 2
    scene.dice(6, 1)
    ann.does("play ghoul", "seat 2", "melee", "done")
    assert scene.state.hurt[scene.card("ghoul")] == 1


@pytest.mark.parametrize(("health", "n", "expected"), [(5, 4, 9), (10, 4, 12), (12, 1, 12)])
def test_heal_stops_at_the_maximum(health, n, expected):
    scene = table(card("balm", f"heal(you, {n})"))
    ann = scene.heroes[0].has(health=health)
    plays(ann, "balm")
    assert ann.health == expected


def test_heal_by_a_die_for_another():
    scene = table(card("balm", "heal(target, die)", aim="rival"))
    ann, bob = scene.heroes
    bob.has(health=3)
    scene.dice(5)
    plays(ann, "balm", "seat 2")
    assert bob.health == 8
    assert rolls(scene, "healed", "wounds") == [5]
