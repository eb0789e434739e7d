"""dismiss, redirect, form, reroll, strike, extra_attack, minion: what happens inside a battle."""

import pytest

from tests.games.dungeoneer.verbs import ability, battle, card, lasting, monster, plays, rolls, sends, table
from undercroft.games.dungeoneer.queries import monster_health

# --- dismiss -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("zone", ["discard", "lair", "hand"])
def test_an_attacker_leaves_the_battle(zone):
    scene = table(card("boo", f"dismiss({zone})", timing="response", aim="monster"), phase="villainy")
    ann, bob = scene.heroes
    bob.has(hand="boo")
    scene.dice(3, 2)
    sends(scene, "m1", "m2")
    bob.does("play boo", "card m1")
    scene.everybody_passes()
    assert len(rolls(scene, "attack_rolled")) == 1, "only the other one attacks"
    assert ("m1" in scene.discarded, ann.lair, ann.hand) == (
        zone == "discard",
        ["m1"] if zone == "lair" else [],
        ["m1"] if zone == "hand" else [],
    )
    assert ann.choices == ["to lair", "to hand"]
    ann.does("to hand")
    assert ann.may("end")


def test_a_monster_of_a_lair_can_be_dismissed():
    scene = table(card("boo", "dismiss(discard)", aim="lair"))
    ann, bob = scene.heroes
    bob.has(lair="m1 m2")
    plays(ann, "boo", "card m2")
    assert (bob.lair, "m2" in scene.discarded) == (["m1"], True)


@pytest.mark.parametrize("zone", ["discard", "lair", "hand"])
def test_a_challenged_monster_that_was_sent_off_is_no_aim_any_more(zone):
    boo = card("boo", f"dismiss({zone})", timing="response", aim="monster")
    leash = card("leash", "minion()", timing="anytime", aim="monster")
    scene = table(boo, leash, phase="villainy")
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(saved=1)
    scene.dice(3, 2)
    ann.does("play m1", "seat 2", "melee", "done")
    scene.everybody_passes()
    ann.has(hand="boo leash")
    bob.does("card m1", "melee")
    assert ann.may("play leash")
    ann.does("play boo", "card m1")
    assert not ann.may("play leash")
    scene.everybody_passes()
    assert scene.state.owners[scene.card("m1")] == (0 if zone == "lair" else -1)
    assert ("m1" in scene.discarded, ann.lair, "m1" in ann.hand) == (
        zone == "discard",
        ["m1"] if zone == "lair" else [],
        zone == "hand",
    )


def test_the_monster_of_a_quest_cannot_be_dismissed():
    quest = """
    [[quests]]
    id = "hydra"
    category = "hunt"
    condition = "monster"
    places = ["any"]
    reward = ["glory(you, 1)"]
    [quests.monster]
    health = 3
    melee = "attack 2"
    """
    boo = card("boo", "dismiss(discard)", timing="response", aim="monster")
    shout = card("shout", "modify(attack, monster, -3, battle)", timing="response", aim="monster")
    scene = table(boo, shout, quests=quest)
    ann, bob = scene.heroes
    ann.has(quests="hydra", hand="boo shout")
    ann.does("attempt hydra")
    bob.does("melee")
    assert not ann.may("play boo")
    ann.does("play shout", "quest hydra")
    scene.everybody_passes()
    assert rolls(scene, "attack_rolled") == [3 + 2 - 3]


# --- redirect ------------------------------------------------------------------------------------------------------------


def test_another_hero_here_becomes_the_defender():
    scene = table(card("duck", "redirect()", timing="response", aim="here"), seats=4, phase="villainy")
    _ann, bob, _cid, dot = scene.heroes
    dot.has(place="r1")
    bob.has(hand="duck")
    scene.dice(6, 1)
    sends(scene, "m1")
    bob.does("play duck")
    assert bob.choices == ["seat 1", "seat 3"]
    bob.does("seat 3")
    assert battle(scene).defender == 2
    scene.everybody_passes()
    assert [hero.health for hero in scene.heroes] == [12, 12, 11, 12]


def test_who_becomes_the_defender_may_respond():
    scene = table(
        card("duck", "redirect()", timing="response", aim="here"),
        card("boo", "dismiss(discard)", timing="response", aim="monster"),
        seats=3,
        phase="villainy",
    )
    _, bob, cid = scene.heroes
    bob.has(hand="duck")
    cid.has(hand="boo")
    sends(scene, "m1")
    bob.does("play duck", "seat 3")
    assert scene.asked == 2
    cid.does("play boo", "card m1")
    scene.everybody_passes()
    assert not scene.told("attack_rolled")


def test_without_an_aim_the_player_chooses():
    scene = table(card("duck", "redirect()", timing="response"), seats=4, phase="villainy")
    bob = scene.heroes[1].has(hand="duck")
    sends(scene, "m1")
    bob.does("play duck")
    assert bob.choices == ["seat 1", "seat 3", "seat 4"]
    bob.does("seat 4")
    assert battle(scene).defender == 3


def test_whoever_sent_the_monster_may_be_attacked_by_it():
    scene = table(card("duck", "redirect()", timing="response", aim="here"), phase="villainy")
    ann, bob = scene.heroes
    bob.has(hand="duck")
    scene.dice(6, 1)
    sends(scene, "m1")
    bob.does("play duck", "seat 1")
    scene.everybody_passes()
    assert (ann.health, bob.health) == (11, 12)
    ann.does("pass", "to hand")
    assert ann.choices == ["seat 2", "nobody"]


def test_the_attacker_of_a_duel_does_not_become_its_defender():
    scene = table(card("duck", "redirect()", timing="response"), seats=3)
    ann, bob, _cid = scene.heroes
    bob.has(hand="duck")
    ann.does("attack 2", "melee")
    bob.does("play duck")
    assert bob.choices == ["seat 3"]


def test_nobody_else_here_no_redirection():
    scene = table(card("duck", "redirect()", timing="response"), phase="villainy")
    ann, bob = scene.heroes
    ann.has(place="r1")
    bob.has(hand="duck")
    sends(scene, "m1")
    bob.does("play duck")
    assert battle(scene).defender == 1


# --- form ----------------------------------------------------------------------------------------------------------------

OGRE = monster("ogre", melee="attack 5", magic="counter 1", strikes='{ melee = ["wound(target, 3)"] }')


def test_the_form_of_an_attack_is_changed_before_the_rolls():
    scene = table(card("twist", "form(form=magic)", timing="response", aim="monster"), OGRE, phase="villainy")
    bob = scene.heroes[1].has(hand="twist")
    scene.dice(6, 1)
    sends(scene, "ogre")
    bob.does("play twist", "card ogre")
    scene.everybody_passes()
    assert (rolls(scene, "attack_rolled"), rolls(scene, "counter_rolled")) == ([7], [3])
    assert bob.health == 11, "the strike of the other form"


def test_without_a_form_the_player_chooses_among_what_the_monster_has():
    scene = table(card("twist", "form()", timing="response", aim="monster"), OGRE, phase="villainy")
    bob = scene.heroes[1].has(hand="twist")
    sends(scene, "ogre")
    bob.does("play twist", "card ogre")
    assert bob.choices == ["magic"]
    bob.does("magic")
    assert battle(scene).forms == [1]


def test_the_form_of_one_of_several_attacks():
    scene = table(card("twist", "form(form=magic)", timing="response", aim="monster"), OGRE, phase="villainy")
    bob = scene.heroes[1].has(hand="twist")
    sends(scene, "m1", "ogre")
    bob.does("play twist", "card ogre")
    assert battle(scene).forms == [0, 1]


def test_the_form_of_a_heros_attack():
    scene = table(card("twist", "form(form=speed)", timing="response"))
    ann, bob = scene.heroes
    bob.has(hand="twist")
    ann.does("attack 2", "melee")
    bob.does("play twist")
    scene.everybody_passes()
    assert rolls(scene, "attack_rolled") == [3 + 4]


# --- reroll ----------------------------------------------------------------------------------------------------------------


def ring(which):
    return lasting("ring", ability("activate", f"reroll({which})", glory=1, once="turn"), type="treasure")


@pytest.mark.parametrize("which", ["attack", "counter", "threat", "any"])
@pytest.mark.parametrize("roll", ["attack", "counter", "threat"])
def test_which_roll_may_be_repeated(which, roll):
    scene = table(ring(which), card("climb", "test(target, speed, 8, failed=[wound(target, 1)])", aim="hero"))
    ann, bob = scene.heroes
    owner = bob if roll == "counter" else ann
    owner.has(inventory="ring")
    scene.dice(*{"attack": (1, 6, 3), "counter": (3, 1, 6), "threat": (1, 6)}[roll])
    if roll == "threat":
        plays(ann, "climb", "seat 1")
    else:
        ann.does("attack 2", "melee")
    if which not in (roll, "any"):
        scene.everybody_passes()
        assert not scene.told("ability_used")
        return
    owner.does("use ring 1")
    assert owner.glory == (8 if roll == "threat" else 9)
    scene.everybody_passes()
    if roll == "threat":
        assert rolls(scene, "tested") == [6 + 4]
    else:
        assert rolls(scene, f"{roll}_rolled") == [6 + 3]


def test_nobody_elses_roll_is_repeated():
    scene = table(ring("any"))
    ann, bob = scene.heroes
    bob.has(inventory="ring")
    scene.dice(6, 3)
    ann.does("attack 2", "melee")
    assert scene.asked == 1
    assert rolls(scene, "die_rolled", "die") == [6, 3], "he is asked after his own die, not after hers"


def test_a_card_of_the_hand_may_repeat_a_roll():
    scene = table(
        card("again", "reroll(threat)", timing="anytime"),
        card("climb", "test(you, speed, 8, failed=[wound(you, 1)])"),
    )
    ann = scene.heroes[0].has(hand="climb again")
    assert not ann.may("play again")
    scene.dice(1, 4)
    ann.does("play climb", "play again")
    scene.everybody_passes()
    assert (ann.health, rolls(scene, "tested")) == (12, [8])


# --- strike ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("form", "health", "glory"), [("melee", 9, 8), ("magic", 11, 10)])
def test_a_heros_strike_in_one_form_does_more(form, health, glory):
    blade = lasting(
        "blade", ability("passive", "strike(you, melee, [wound(target, 2), glory(target, -2)], in_play)")
    )
    scene = table(blade)
    ann, bob = scene.heroes
    ann.has(inventory="blade")
    scene.dice(6, 1)
    ann.does("attack 2", form)
    scene.everybody_passes()
    assert (bob.health, bob.glory) == (health, glory)


def test_a_heros_counterattack_is_a_strike_too():
    blade = lasting(
        "blade", ability("passive", "strike(you, melee, [wound(target, 1), glory(you, 3)], in_play)")
    )
    scene = table(blade, monster("ogre", health=3), phase="villainy")
    ann, bob = scene.heroes
    bob.has(inventory="blade")
    scene.dice(1, 6)
    sends(scene, "ogre")
    scene.everybody_passes()
    assert scene.state.hurt[scene.card("ogre")] == 2
    ann.does("to lair")
    assert bob.glory == 10 + 3 + 2, "what it adds beside wounds happens against a monster as well"


def test_a_strike_for_a_turn():
    scene = table(card("oil", "strike(you, melee, [wound(target, 2)], turn)"))
    ann, bob = scene.heroes
    plays(ann, "oil")
    scene.dice(6, 1)
    ann.does("attack 2", "melee")
    scene.everybody_passes()
    assert bob.health == 9


@pytest.mark.parametrize(("name", "health"), [("rust", 9), ("m1", 11)])
def test_a_special_effect_adds_to_the_strikes_of_its_monster(name, health):
    rust = monster(
        "rust", specials='[{ cost = 2, effects = ["strike(monster, melee, [wound(target, 2)], battle)"] }]'
    )
    scene = table(rust, phase="villainy")
    ann, bob = scene.heroes
    ann.has(hand=name)
    scene.dice(6, 1)
    if name == "rust":
        ann.does("play rust", "seat 2", "melee", "special 1", "done")
        assert bob.peril == 7
    else:
        ann.does("play m1", "seat 2", "melee", "done")
    scene.everybody_passes()
    assert bob.health == health


@pytest.mark.parametrize(("name", "health"), [("bones", 10), ("wolf", 11)])
def test_strikes_of_all_monsters_of_a_kind(name, health):
    choir = lasting(
        "choir",
        ability("passive", "strike(monsters, melee, [wound(target, 1)], in_play, kind=undead)"),
        type="curse",
    )
    scene = table(choir, monster("bones", "undead"), monster("wolf", "beast"), phase="villainy")
    ann, bob = scene.heroes
    ann.has(curses="choir")
    scene.dice(6, 1)
    sends(scene, name)
    scene.everybody_passes()
    assert bob.health == health


@pytest.mark.parametrize(("place", "health"), [("r1", 10), ("gate", 11)])
def test_strikes_of_monsters_on_a_condition(place, health):
    choir = lasting(
        "choir",
        ability("passive", "strike(monsters, melee, [wound(target, 1)], in_play)", condition="at(room)"),
        type="curse",
    )
    scene = table(choir, phase="villainy")
    ann, bob = scene.heroes
    ann.has(curses="choir", place=place)
    scene.dice(6, 1)
    sends(scene, "m1")
    scene.everybody_passes()
    assert bob.health == health


def test_a_card_tucked_under_a_monster_changes_its_strikes_and_its_attack():
    mould = lasting(
        "mould",
        ability(
            "passive",
            "modify(attack, monster, 1, in_play)",
            "strike(monster, melee, [wound(target, 2)], in_play)",
        ),
        type="curse",
        duration="attachment",
        host="monster",
        aim="lair",
    )
    scene = table(mould, phase="villainy")
    ann, bob = scene.heroes
    ann.has(lair="m1 m2")
    plays(ann, "mould", "card m1", "seat 2")
    scene.dice(5, 5, 1, 1)
    ann.does("play m1", "seat 2", "melee", "play m2", "seat 2", "melee", "done")
    scene.everybody_passes()
    assert rolls(scene, "attack_rolled") == [8, 7]
    assert bob.health == 12 - 3 - 1


def test_a_printed_strike_takes_the_place_of_the_wound():
    scene = table(monster("notary", strikes='{ melee = ["glory(target, -3)"] }'), phase="villainy")
    bob = scene.heroes[1]
    scene.dice(6, 1)
    sends(scene, "notary")
    scene.everybody_passes()
    assert (bob.health, bob.glory) == (12, 7)


def test_a_minion_deals_the_wounds_that_its_strike_names_where_the_victim_is_no_hero():
    ghoul = monster(
        "ghoul",
        melee="attack 9",
        strikes='{ melee = ["when(fallen(target), [wound(target, 3)], otherwise=[wound(target, 2)])"] }',
    )
    scene = table(ghoul, monster("troll", health=5), phase="villainy")
    bob = scene.heroes[1].has(inventory="ghoul")
    sends(scene, "troll")
    bob.does("card ghoul")
    scene.everybody_passes()
    assert scene.state.hurt[scene.card("troll")] == 2


# --- extra_attack ------------------------------------------------------------------------------------------------------------


def test_a_monster_may_attack_once_more():
    again = card("again", "extra_attack()", type="curse", timing="anytime", aim="monster")
    scene = table(again, phase="villainy")
    ann, bob = scene.heroes
    ann.has(hand="m1 again")
    scene.dice(6, 1, 6, 1)
    ann.does("play m1", "seat 2", "melee", "done", "play again", "card m1", "seat 2")
    scene.everybody_passes()
    assert len(rolls(scene, "attack_rolled")) == 2
    assert bob.health == 10
    ann.does("to lair")
    assert sum(battle(scene).dealt) == 2


def test_without_it_a_monster_attacks_once_a_turn():
    scene = table(phase="villainy")
    ann = scene.heroes[0]
    sends(scene, "m1")
    scene.everybody_passes()
    ann.does("to lair")
    assert not ann.may("play m1")
    assert len(rolls(scene, "attack_rolled")) == 1


# --- minion ------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("argument", "health"), [("", 2), ("health=1", 1)])
def test_an_attacker_becomes_a_minion(argument, health):
    scene = table(card("leash", f"minion({argument})", timing="response", aim="monster"), phase="villainy")
    ann, bob = scene.heroes
    bob.has(hand="leash")
    scene.dice(3, 2)
    sends(scene, "m1", "m2")
    bob.does("play leash", "card m1")
    scene.everybody_passes()
    assert bob.inventory == ["m1"]
    assert scene.state.owners[scene.card("m1")] == 1
    assert monster_health(scene.state, 16 + scene.card("m1")) == health
    assert len(rolls(scene, "attack_rolled")) == 1
    ann.does("to hand")
    assert ann.hand == ["m2"], "only what is left goes home"


def test_a_monster_of_a_lair_becomes_a_minion_with_its_wounds():
    scene = table(card("leash", "minion()", aim="lair"))
    ann, bob = scene.heroes
    bob.has(lair="m1 m2")
    scene.state.hurt[scene.card("m1")] = 1
    plays(ann, "leash", "card m1")
    assert (ann.inventory, bob.lair) == (["m1"], ["m2"])
    assert monster_health(scene.state, 16 + scene.card("m1")) == 1


def test_a_minion_takes_the_place_of_a_treasure():
    scene = table(card("leash", "minion()", aim="lair"))
    ann, bob = scene.heroes
    ann.has(inventory="w1 w2 w3")
    bob.has(lair="m1")
    plays(ann, "leash", "card m1")
    assert set(ann.choices) == {"card w1", "card w2", "card w3", "card m1"}
    ann.does("card w2")
    assert ann.inventory == ["w1", "w3", "m1"]


def test_a_minion_counterattacks_with_its_own_values_and_takes_the_wounds():
    scene = table(monster("wolf", melee="attack 5"), phase="villainy")
    bob = scene.heroes[1].has(inventory="wolf")
    scene.dice(6, 1)
    sends(scene, "m1")
    bob.does("card wolf")
    scene.everybody_passes()
    assert rolls(scene, "counter_rolled") == [1 + 5]
    assert (bob.health, scene.state.hurt[scene.card("wolf")]) == (12, 1)
