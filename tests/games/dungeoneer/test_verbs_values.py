"""modify, difficulty, cost, test, level, limit, token, forbid, and how long what they do holds."""

import pytest

from tests.games.dungeoneer.verbs import (
    ability,
    card,
    lasting,
    monster,
    plays,
    rolls,
    sends,
    table,
    trap,
)
from undercroft.games.dungeoneer.queries import cost_of, difficulty, hero_value, limit
from undercroft.games.dungeoneer.tables import (
    OF_ANY,
    OF_BOONS,
    OF_EXITS,
    OF_HAZARDS,
    OF_LAIR,
    OF_TRAPS,
    OF_TREASURES,
)

FORMS = ("melee", "magic", "speed")


def values(hero):
    """Melee, magic and speed now."""
    return [hero_value(hero.scene.state, hero.seat, form) for form in range(3)]


def finish_turn(scene, hero):
    """Let the hero's turn come to its end."""
    hero.has(ap=0, hand="")
    hero.does("end")
    scene.everybody_passes()
    while scene.state.active == hero.seat:
        scene.heroes[scene.asked].does(scene.heroes[scene.asked].choices[0])


# --- modify ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("form", range(3))
def test_a_characteristic_changes_while_the_card_lies(form):
    scene = table(lasting("belt", ability("passive", f"modify({FORMS[form]}, you, 2, in_play)")))
    ann, bob = scene.heroes
    expected = [3, 2, 4]
    assert values(ann) == expected
    plays(ann, "belt")
    expected[form] += 2
    assert values(ann) == expected
    assert values(bob) == [3, 2, 4]


def test_a_characteristic_never_falls_below_nothing():
    scene = table(card("curse", "modify(magic, all, -9, turn)"))
    plays(scene.heroes[0], "curse")
    assert [values(hero)[1] for hero in scene.heroes] == [0, 0]


def test_a_gain_of_speed_is_no_action_point():
    scene = table(card("oil", "modify(speed, you, 3, turn)"))
    ann = scene.heroes[0]
    plays(ann, "oil")
    assert (values(ann)[2], ann.ap) == (7, 4)


@pytest.mark.parametrize(
    ("value", "form", "attack", "counter"),
    [
        ("attack", "melee", 3 + 3 + 5, 3 + 3),
        ("counter", "melee", 3 + 3, 3 + 3 + 5),
        ("melee", "melee", 3 + 3 + 5, 3 + 3 + 5),
        ("magic", "melee", 3 + 3, 3 + 3),
        ("magic", "magic", 3 + 2 + 5, 3 + 2 + 5),
        ("threat", "melee", 3 + 3, 3 + 3),
    ],
)
def test_rolls_of_a_battle_between_heroes(value, form, attack, counter):
    scene = table(card("chant", f"modify({value}, all, 5, turn)"))
    ann = scene.heroes[0]
    plays(ann, "chant")
    ann.does("attack 2", form)
    scene.everybody_passes()
    assert (rolls(scene, "attack_rolled"), rolls(scene, "counter_rolled")) == ([attack], [counter])


@pytest.mark.parametrize(("form", "total"), [("melee", 3 + 3), ("magic", 3 + 2 + 4)])
def test_a_filter_by_form(form, total):
    scene = table(lasting("wand", ability("passive", "modify(attack, you, 4, in_play, form=magic)")))
    ann = scene.heroes[0].has(inventory="wand")
    ann.does("attack 2", form)
    scene.everybody_passes()
    assert rolls(scene, "attack_rolled") == [total]


@pytest.mark.parametrize(("form", "total"), [("melee", 3 + 3), ("magic", 3 + 2 + 4)])
def test_a_filter_by_form_of_something_that_holds_for_a_turn(form, total):
    scene = table(card("chant", "modify(attack, you, 4, turn, form=magic)"))
    ann = scene.heroes[0]
    plays(ann, "chant")
    ann.does("attack 2", form)
    scene.everybody_passes()
    assert rolls(scene, "attack_rolled") == [total]


@pytest.mark.parametrize(("name", "total"), [("bones", 3 + 3 + 4), ("wolf", 3 + 3)])
def test_a_filter_by_kind_is_about_the_foe(name, total):
    nerve = lasting("nerve", ability("passive", "modify(counter, you, 4, in_play, kind=undead)"))
    scene = table(nerve, monster("bones", "undead"), monster("wolf", "beast"), phase="villainy")
    scene.heroes[1].has(inventory="nerve")
    sends(scene, name)
    scene.everybody_passes()
    assert rolls(scene, "counter_rolled") == [total]
    assert rolls(scene, "attack_rolled") == [5], "the monster itself gains nothing"


@pytest.mark.parametrize(("name", "total"), [("bones", 3 + 3 + 4), ("wolf", 3 + 3)])
def test_a_filter_by_kind_of_something_that_holds_for_a_turn(name, total):
    litany = card("litany", "modify(counter, you, 4, turn, kind=undead)", timing="anytime")
    scene = table(litany, monster("bones", "undead"), monster("wolf", "beast"), phase="villainy")
    bob = scene.heroes[1].has(hand="litany")
    sends(scene, name)
    bob.does("play litany")
    scene.everybody_passes()
    assert rolls(scene, "counter_rolled") == [total]
    assert rolls(scene, "attack_rolled") == [5]


def test_a_filter_by_kind_says_nothing_of_tests():
    scene = table(
        lasting("nerve", ability("passive", "modify(melee, you, 4, in_play, kind=undead)")),
        card("weigh", "test(you, melee, 7, passed=[glory(you, 3)])"),
    )
    ann = scene.heroes[0].has(inventory="nerve")
    plays(ann, "weigh")
    scene.everybody_passes()
    assert ann.glory == 9


@pytest.mark.parametrize(
    ("effect", "attack"),
    [
        ("modify(attack, monster, 3, battle)", 3 + 2 + 3),
        ("modify(melee, monster, -1, battle)", 3 + 2 - 1),
        ("modify(attack, monster, 3, battle, form=magic)", 3 + 2),
        ("modify(counter, monster, 3, battle)", 3 + 2),
        ("modify(attack, monster, 3, battle, kind=beast)", 3 + 2 + 3),
        ("modify(attack, monster, 3, battle, kind=undead)", 3 + 2),
    ],
)
def test_a_monster_of_the_battle_can_be_changed(effect, attack):
    scene = table(
        card("shout", effect, timing="response", aim="monster"),
        monster("wolf"),
        monster("ape"),
        phase="villainy",
    )
    bob = scene.heroes[1].has(hand="shout")
    sends(scene, "wolf", "ape")
    bob.does("play shout", "card ape")
    scene.everybody_passes()
    assert rolls(scene, "attack_rolled") == [5, attack]


def test_all_monsters_of_a_kind_can_be_changed_by_a_card_that_lies():
    choir = lasting("choir", ability("passive", "modify(attack, monsters, 2, in_play, kind=undead)"))
    scene = table(choir, monster("bones", "undead"), monster("wolf", "beast"), phase="villainy")
    scene.heroes[1].has(inventory="choir")
    sends(scene, "bones", "wolf")
    scene.everybody_passes()
    assert rolls(scene, "attack_rolled") == [7, 5]


def test_all_monsters_without_a_filter():
    choir = lasting("choir", ability("passive", "modify(attack, monsters, 2, in_play)"))
    scene = table(choir, monster("bones", "undead"), monster("wolf", "beast"), phase="villainy")
    scene.heroes[1].has(inventory="choir")
    sends(scene, "bones", "wolf")
    scene.everybody_passes()
    assert rolls(scene, "attack_rolled") == [7, 7]


def test_a_threat_roll():
    scene = table(
        card("chant", "modify(threat, you, 3, turn)"),
        card("climb", "test(you, speed, 10, passed=[glory(you, 5)])"),
    )
    ann = scene.heroes[0]
    plays(ann, "chant")
    plays(ann, "climb")
    scene.everybody_passes()
    assert rolls(scene, "tested") == [3 + 4 + 3]
    assert ann.glory == 13


def test_a_search_roll():
    quest = """
    [[quests]]
    id = "crown"
    category = "search"
    condition = "search"
    search = 8
    places = ["any"]
    reward = ["glory(you, 1)"]
    """
    scene = table(card("lamp", "modify(search, you, 3, turn)"), quests=quest)
    ann = scene.heroes[0].has(quests="crown", place="t2")
    plays(ann, "lamp")
    ann.does("search crown")
    scene.everybody_passes()
    assert ann.done == ["crown"], "3 and two cards between and 3 make 8"


@pytest.mark.parametrize(("value", "passed"), [("exit", True), ("threat", True), ("search", False)])
def test_an_exit_roll(value, passed):
    cell = """
    [[locations]]
    id = "cell"
    frame = "dungeon"
    type = "room"
    glory = 1
    peril = 1
    exits = ["open", "open", "open", "trapped speed 9"]
    """
    scene = table(card("pick", f"modify({value}, you, 2, turn)"), locations=cell)
    scene.map({"0,0": "gate", "1,0": "cell"})
    ann = scene.heroes[0].has(place="cell")
    plays(ann, "pick")
    ann.does("move w")
    scene.everybody_passes()
    assert ann.health == (12 if passed else 11)


def test_an_exit_roll_is_no_other_threat():
    scene = table(
        card("pick", "modify(exit, you, 9, turn)"),
        card("climb", "test(you, speed, 9, passed=[glory(you, 5)])"),
    )
    ann = scene.heroes[0]
    plays(ann, "pick")
    plays(ann, "climb")
    scene.everybody_passes()
    assert ann.glory == 8


def test_an_amount_may_be_counted_anew_as_long_as_the_card_lies():
    scene = table(lasting("swarm", ability("passive", "modify(melee, you, count(lair), in_play)")))
    ann = scene.heroes[0].has(inventory="swarm")
    assert values(ann)[0] == 3
    ann.has(lair="m1 m2")
    assert values(ann)[0] == 5


def test_an_amount_of_something_for_a_turn_is_counted_once():
    scene = table(card("rage", "modify(melee, you, count(lair), turn)"))
    ann = scene.heroes[0].has(lair="m1 m2")
    plays(ann, "rage")
    ann.has(lair="m1")
    assert values(ann)[0] == 5


def test_an_amount_of_something_for_a_turn_may_be_a_die_or_x():
    scene = table(
        card("rage", "modify(melee, you, die, turn)"), card("fury", "modify(magic, you, X, turn)", cost="X")
    )
    ann = scene.heroes[0]
    scene.dice(6)
    plays(ann, "rage")
    plays(ann, "fury", "x 2")
    assert values(ann) == [9, 4, 4]


# --- until -------------------------------------------------------------------------------------------------------------


def test_until_roll_fits_the_next_roll_alone():
    scene = table(
        card("luck", "modify(counter, you, 4, roll)", timing="response"),
        monster("rat"),
        monster("ape"),
        phase="villainy",
    )
    bob = scene.heroes[1].has(hand="luck")
    sends(scene, "rat", "ape")
    bob.does("play luck")
    scene.everybody_passes()
    assert rolls(scene, "counter_rolled") == [3 + 3 + 4, 3 + 3]


def test_until_roll_of_a_monster_fits_its_next_roll_alone():
    scene = table(
        card("boo", "modify(attack, monster, -2, roll)", timing="response", aim="monster"),
        monster("rat"),
        phase="villainy",
    )
    bob = scene.heroes[1].has(hand="boo", saved=1)
    scene.dice(6, 1, 3, 3)
    sends(scene, "rat")
    bob.does("play boo", "card rat")
    scene.everybody_passes()
    assert rolls(scene, "attack_rolled") == [6 + 2 - 2]
    assert not scene.state.marks


def test_until_battle_fits_all_rolls_of_the_battle_and_its_challenge_and_no_more():
    scene = table(
        card("luck", "modify(melee, you, 4, battle)", timing="response"),
        monster("rat"),
        monster("ape"),
        phase="villainy",
    )
    bob = scene.heroes[1].has(hand="luck", saved=1)
    sends(scene, "rat", "ape")
    bob.does("play luck")
    scene.everybody_passes()
    assert rolls(scene, "counter_rolled") == [10, 10]
    bob.does("card ape", "melee")
    scene.everybody_passes()
    assert rolls(scene, "attack_rolled") == [5, 5, 10]
    while scene.state.battles:
        scene.heroes[scene.asked].does(scene.heroes[scene.asked].choices[0])
    assert values(bob)[0] == 3


def test_until_battle_made_in_a_challenge_ends_with_the_challenge():
    parry = card("parry", "modify(attack, you, 4, battle)", timing="anytime")
    scene = table(parry, monster("rat", health=9), phase="villainy")
    bob = scene.heroes[1].has(saved=1, hand="parry")
    sends(scene, "rat")
    scene.everybody_passes()
    bob.does("card rat", "melee")
    assert len(scene.state.battles) == 2
    bob.does("play parry")
    scene.everybody_passes()
    assert rolls(scene, "attack_rolled") == [5, 3 + 3 + 4]
    assert not scene.state.marks
    assert len(scene.state.battles) == 1


def test_until_turn_ends_with_the_player_turn():
    scene = table(card("brew", "modify(melee, all, 4, turn)"))
    ann, bob = scene.heroes
    plays(ann, "brew")
    assert values(bob)[0] == 7
    finish_turn(scene, ann)
    assert (values(ann)[0], values(bob)[0]) == (3, 3)


def test_until_your_reset_ends_with_the_next_reset_of_the_player_of_the_card():
    scene = table(card("hex", "modify(melee, opponents, -2, your_reset)"))
    ann, bob = scene.heroes
    plays(ann, "hex")
    finish_turn(scene, ann)
    assert (scene.state.active, values(bob)[0]) == (1, 1)
    scene.everybody_passes()
    bob.does("end")
    while scene.state.phase == 3:
        bob.does(bob.choices[0])
    finish_turn(scene, bob)
    assert (scene.state.active, values(bob)[0]) == (0, 3)


def test_in_play_ends_when_the_card_goes():
    scene = table(
        lasting("ring", ability("passive", "modify(melee, you, 4, in_play)"), type="treasure"),
        card("thief", "discard(target, treasure, 1)", aim="hero"),
    )
    ann = scene.heroes[0].has(inventory="ring")
    assert values(ann)[0] == 7
    plays(ann, "thief", "seat 1", "card ring")
    assert values(ann)[0] == 3


def test_a_condition_of_a_passive_is_asked_all_the_time():
    scene = table(
        lasting("grit", ability("passive", "modify(melee, you, 4, in_play)", condition="wounded(you)"))
    )
    ann = scene.heroes[0].has(inventory="grit")
    assert values(ann)[0] == 3
    ann.has(health=11)
    assert values(ann)[0] == 7


# --- difficulty ----------------------------------------------------------------------------------------------------------

PLACES = """
[[locations]]
id = "cell"
frame = "dungeon"
type = "room"
glory = 1
peril = 1
exits = ["open", "open", "open", "trapped speed 7"]
[[locations]]
id = "spikes"
frame = "dungeon"
type = "room"
glory = 1
peril = 1
exits = ["open", "open", "open", "open"]
hazard = "spikes speed 7"
"""
QUEST = """
[[quests]]
id = "riddle"
category = "threat"
condition = "test"
threat = "speed 7"
places = ["any"]
penalty = ["wound(target, 1)"]
reward = ["glory(you, 1)"]
"""


@pytest.mark.parametrize("what", ["trap", "exit", "hazard", "quest", "any"])
@pytest.mark.parametrize("threat", ["trap", "exit", "hazard", "quest", "test"])
def test_what_is_made_harder(what, threat):
    scene = table(
        card("fog", f"difficulty({what}, 1, turn)", type="curse"),
        trap("gas", "speed 7", [], ["wound(target, 1)"], scope="target"),
        card("climb", "test(target, speed, 7, failed=[wound(target, 1)])", type="curse", aim="hero"),
        locations=PLACES,
        quests=QUEST,
        phase="villainy",
    )
    scene.map({"0,0": "gate", "1,0": "cell", "2,0": "spikes"})
    ann, bob = scene.heroes
    ann.has(place="cell", quests="riddle")
    plays(ann, "fog", "seat 2")
    victim = ann
    if threat == "trap":
        victim = bob
        ann.has(hand="gas").does("play gas", "seat 2", "done")
    elif threat == "test":
        plays(ann, "climb", "seat 1", "seat 2")
    else:
        ann.does("end")
        while scene.state.phase != 4:
            ann.does(ann.choices[0])
        ann.does({"exit": "move w", "hazard": "move e", "quest": "attempt riddle"}[threat])
    scene.everybody_passes()
    assert victim.health == (11 if what in (threat, "any") else 12)


def test_what_is_made_harder_for_the_hero_who_has_the_card():
    clumsy = lasting("clumsy", ability("passive", "difficulty(trap, 3, in_play)"), type="curse", aim="rival")
    scene = table(clumsy, phase="villainy")
    ann, _bob = scene.heroes
    plays(ann, "clumsy", "seat 2")
    state = scene.state
    assert (difficulty(state, OF_TRAPS, 0), difficulty(state, OF_TRAPS, 1)) == (0, 3)
    assert difficulty(state, OF_EXITS, 1) == 0


def test_what_is_made_harder_for_everybody_in_the_location_under_which_a_card_lies():
    gloom = lasting(
        "gloom",
        ability("passive", "difficulty(any, 2, in_play)"),
        type="curse",
        duration="attachment",
        host="location",
    )
    scene = table(gloom, phase="villainy")
    ann, bob = scene.heroes
    bob.has(place="r1")
    plays(ann, "gloom", "location r1", "seat 2")
    assert [difficulty(scene.state, OF_HAZARDS, seat) for seat in (0, 1)] == [0, 2]
    bob.has(place="t1")
    ann.has(place="r1")
    assert [difficulty(scene.state, OF_HAZARDS, seat) for seat in (0, 1)] == [2, 0]


def test_something_may_be_made_easier():
    scene = table(
        card("rope", "difficulty(any, -3, turn)"),
        card("climb", "test(you, speed, 10, passed=[glory(you, 5)])"),
    )
    ann = scene.heroes[0]
    plays(ann, "rope")
    plays(ann, "climb")
    scene.everybody_passes()
    assert ann.glory == 13
    assert rolls(scene, "tested", "needed") == [7]
    assert difficulty(scene.state, OF_ANY, 0) == -3


# --- cost ----------------------------------------------------------------------------------------------------------------

SORTED = {
    "boon": card("it", "glory(you, 1)", cost=4),
    "treasure": card("it", "glory(you, 1)", type="treasure", kinds=["hat"], cost=4),
    "potion": card("it", "glory(you, 1)", type="treasure", kinds=["potion"], cost=4),
    "manoeuvre": card("it", "glory(you, 1)", kinds=["manoeuvre"], cost=4),
    "curse": card("it", "wound(target, 1)", type="curse", aim="rival", cost=4),
    "monster": monster("it", "beast", cost=4),
    "undead": monster("it", "undead", cost=4),
    "trap": trap("it", "speed 7", [], ["wound(target, 1)"], cost=4),
}
FITS = {
    "boon": ("boon", "manoeuvre"),
    "treasure": ("treasure", "potion"),
    "potion": ("potion",),
    "manoeuvre": ("manoeuvre",),
    "curse": ("curse",),
    "encounter": ("monster", "undead", "trap"),
    "monster": ("monster", "undead"),
    "undead": ("undead",),
    "trap": ("trap",),
    "any": tuple(SORTED),
}


@pytest.mark.parametrize("sort", FITS)
@pytest.mark.parametrize("of", SORTED)
def test_the_cost_of_a_sort_of_cards(sort, of):
    scene = table(lasting("coupon", ability("passive", f"cost(you, {sort}, -1, in_play)")), SORTED[of])
    scene.heroes[0].has(inventory="coupon")
    data = scene.tables.cards[scene.card("it")]
    assert cost_of(scene.state, 0, data) == (3 if of in FITS[sort] else 4)
    assert cost_of(scene.state, 1, data) == 4


def test_a_changed_cost_is_paid():
    scene = table(card("sale", "cost(you, boon, -1, turn)"), card("gift", "peril(you, 1)", cost=3))
    ann = scene.heroes[0]
    plays(ann, "sale")
    plays(ann.has(glory=2), "gift")
    assert (ann.glory, ann.peril) == (0, 11)


def test_a_cost_stops_at_nothing():
    scene = table(card("sale", "cost(you, boon, -9, turn)"), card("gift", "peril(you, 1)", cost=3))
    ann = scene.heroes[0]
    plays(ann, "sale")
    plays(ann.has(glory=0), "gift")
    assert (ann.glory, ann.peril) == (0, 11)


def test_a_dearer_card_may_be_out_of_reach_until_the_turn_ends():
    scene = table(
        card("tax", "cost(opponents, any, 2, your_reset)", cost=2), card("gift", "peril(you, 1)", cost=3)
    )
    ann, bob = scene.heroes
    plays(ann, "tax")
    bob.has(hand="gift", glory=4)
    scene.phase("feats", 1)
    assert not bob.may("play gift")
    bob.has(glory=5)
    bob.does("play gift")
    assert bob.glory == 0


def test_a_changed_cost_of_encounters_is_paid_by_the_target():
    scene = table(card("bribe", "cost(you, monster, -1, turn)", type="curse"), phase="villainy")
    ann, bob = scene.heroes
    plays(ann, "bribe", "seat 2")
    assert bob.peril == 9
    sends(scene, "m1")
    assert bob.peril == 8


# --- test ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("stat", "value"), [("melee", 3), ("magic", 2), ("speed", 4), ("level", 5), ("health", 9)]
)
@pytest.mark.parametrize("short", [0, 1])
def test_a_threat_is_overcome_by_reaching_it(stat, value, short):
    needed = 4 + value + short
    weigh = card(
        "weigh",
        f"test(target, {stat}, {needed}, passed=[glory(target, 5)], failed=[wound(target, 2)])",
        aim="hero",
    )
    scene = table(weigh)
    ann, bob = scene.heroes
    bob.has(level=5, health=9)
    if stat == "melee":
        value += 1
        scene.dice(3)
    else:
        scene.dice(4)
    plays(ann, "weigh", "seat 2")
    scene.everybody_passes()
    assert (bob.glory, bob.health) == ((10, 7) if short else (15, 9))
    assert (ann.glory, ann.health) == (9, 12)


def test_everybody_rolls_for_themselves_and_is_the_target_of_what_follows():
    scene = table(
        card(
            "quake",
            "test(all, speed, 8, passed=[glory(target, 2)], failed=[wound(target, 1), peril(you, 1)])",
        ),
        seats=3,
    )
    scene.dice(4, 1, 5)
    plays(scene.heroes[0], "quake")
    scene.everybody_passes()
    assert [hero.glory for hero in scene.heroes] == [11, 10, 12]
    assert [hero.health for hero in scene.heroes] == [12, 11, 12]
    assert [hero.peril for hero in scene.heroes] == [11, 10, 10], "you stays whoever played it"


def test_a_test_may_have_one_side_only():
    scene = table(
        card("a", "test(you, speed, 30, passed=[glory(you, 5)])"),
        card("b", "test(you, speed, 1, failed=[wound(you, 5)])"),
    )
    ann = scene.heroes[0]
    plays(ann, "a")
    plays(ann, "b")
    scene.everybody_passes()
    assert (ann.glory, ann.health) == (8, 12)


def test_bonuses_to_attacks_do_not_count_in_tests():
    scene = table(
        card("chant", "modify(attack, you, 9, turn)", "modify(counter, you, 9, turn)"),
        card("climb", "test(you, melee, 9, passed=[glory(you, 5)])"),
    )
    ann = scene.heroes[0]
    plays(ann, "chant")
    plays(ann, "climb")
    scene.everybody_passes()
    assert ann.glory == 8


# --- level, limit, token ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "n", "after"), [(4, 1, 5), (6, -1, 5), (7, 1, 7), (2, -5, 1), (4, 9, 7)])
def test_level(before, n, after):
    scene = table(card("lesson", f"level(target, {n})", aim="hero"))
    ann, bob = scene.heroes
    bob.has(level=before)
    plays(ann, "lesson", "seat 2")
    assert (ann.player.level, bob.player.level) == (4, after)


def test_a_level_changes_values():
    scene = table(card("lesson", "level(you, 1)"))
    ann = scene.heroes[0]
    plays(ann, "lesson")
    assert values(ann) == [4, 2, 4]


@pytest.mark.parametrize(
    ("word", "which", "plain"), [("boon", OF_BOONS, 3), ("treasure", OF_TREASURES, 3), ("lair", OF_LAIR, 3)]
)
def test_limits(word, which, plain):
    scene = table(lasting("shelf", ability("passive", f"limit({word}, 2)")))
    ann, _bob = scene.heroes
    assert limit(scene.state, 0, which) == plain
    plays(ann, "shelf")
    assert (limit(scene.state, 0, which), limit(scene.state, 1, which)) == (plain + 2, plain)


def test_a_limit_may_hold_on_a_condition():
    scene = table(lasting("shelf", ability("passive", "limit(treasure, 2)", condition="at(room)")))
    ann = scene.heroes[0].has(inventory="shelf")
    assert limit(scene.state, 0, OF_TREASURES) == 3
    ann.has(place="r1")
    assert limit(scene.state, 0, OF_TREASURES) == 5


def test_a_card_that_raises_its_own_limit_fits_where_all_is_full():
    scene = table(lasting("pouch", ability("passive", "limit(treasure, 1)"), type="treasure"))
    ann = scene.heroes[0].has(inventory="w1 w2 w3")
    plays(ann, "pouch")
    assert ann.inventory == ["w1", "w2", "w3", "pouch"]


def test_what_a_lost_limit_no_longer_holds_is_discarded():
    scene = table(
        lasting("pouch", ability("passive", "limit(treasure, 2)"), type="treasure"),
        card("thief", "discard(target, treasure, 1, chooser=you)", aim="hero"),
    )
    ann, bob = scene.heroes
    bob.has(inventory="pouch w1 w2 w3 w4")
    plays(ann, "thief", "seat 2", "card pouch")
    assert scene.asked == 1
    bob.does("card w2")
    assert bob.inventory == ["w1", "w3", "w4"]


def test_a_curse_may_lower_a_limit():
    rags = lasting("rags", ability("passive", "limit(treasure, -2)"), type="curse", aim="rival")
    scene = table(rags, phase="villainy")
    ann, bob = scene.heroes
    bob.has(inventory="w1 w2 w3")
    plays(ann, "rags", "seat 2")
    bob.does("card w1", "card w3")
    assert bob.inventory == ["w2"]


def test_tokens_lie_on_the_card_and_go_with_it():
    jar = lasting(
        "jar",
        ability("activate", "token(2)", glory=1),
        ability("activate", "token(-3)", glory=1),
        type="treasure",
    )
    scene = table(jar)
    ann = scene.heroes[0].has(inventory="jar")
    number = scene.card("jar")
    ann.does("use jar 1", "use jar 1")
    assert scene.state.tokens[number] == 4
    ann.does("use jar 2", "use jar 2")
    assert scene.state.tokens[number] == 0, "never less than none"


def test_a_card_that_comes_back_to_a_hand_has_no_tokens():
    jar = lasting("jar", ability("activate", "token(2)", glory=1), type="treasure")
    scene = table(jar, card("tidy", "bounce(you, treasure)"))
    ann = scene.heroes[0].has(inventory="jar")
    ann.does("use jar 1")
    plays(ann, "tidy", "card jar")
    assert scene.state.tokens[scene.card("jar")] == 0


# --- forbid --------------------------------------------------------------------------------------------------------------


def ban(action, **facts):
    return lasting(
        "ban", ability("passive", f"forbid(target, {action}, in_play)"), type="curse", aim="rival", **facts
    )


@pytest.mark.parametrize(
    ("action", "gone"),
    [
        ("move", "move e"),
        ("explore", "explore"),
        ("cards", "play gift"),
        ("attempt", "attempt q1"),
        ("challenge", ""),
    ],
)
def test_a_ban_takes_one_action_away_and_no_other(action, gone):
    scene = table(
        ban(action),
        card("gift", "peril(you, 1)"),
        quests="""
        [[quests]]
        id = "q1"
        category = "influence"
        condition = "reach"
        places = ["any"]
        reward = ["glory(you, 1)"]
        [[quests.influence]]
        on = "passive"
        effects = ["modify(search, you, 1, in_play)"]
    """,
        phase="villainy",
    )
    ann, bob = scene.heroes
    plays(ann, "ban", "seat 2")
    bob.has(hand="gift", quests="q1")
    scene.phase("feats", 1)
    offered = {"move e", "explore", "play gift", "attempt q1", "attack 1"}
    assert offered & set(bob.choices) == offered - {gone}
    ann.has(hand="gift", quests="q1")
    scene.phase("feats", 0)
    assert ann.may("move e"), "it is a ban for the target alone"


def test_a_ban_on_responses():
    scene = table(
        card("gag", "forbid(target, respond, turn)", type="curse", aim="rival"),
        card("shout", "dismiss(discard)", timing="response", aim="monster"),
        phase="villainy",
    )
    ann, bob = scene.heroes
    plays(ann, "gag", "seat 2")
    bob.has(hand="shout")
    sends(scene, "m1")
    assert scene.asked != 1 or not bob.may("play shout")
    scene = table(card("shout", "dismiss(discard)", timing="response", aim="monster"), phase="villainy")
    bob = scene.heroes[1].has(hand="shout")
    sends(scene, "m1")
    assert bob.may("play shout")


def test_a_ban_on_challenges_of_a_strike():
    banshee = monster(
        "banshee", strikes='{ melee = ["wound(target, 1)", "forbid(target, challenge, turn)"] }'
    )
    for name, free in (("banshee", False), ("m1", True)):
        scene = table(banshee, phase="villainy")
        _ann, bob = scene.heroes
        bob.has(saved=1)
        scene.dice(6, 1)
        sends(scene, name)
        scene.everybody_passes()
        assert bob.health == 11
        assert (scene.asked == 1) is free


def test_a_ban_on_cards_reaches_encounters():
    scene = table(card("seal", "forbid(you, cards, turn)", type="curse"), phase="villainy")
    ann = scene.heroes[0].has(hand="seal m1")
    assert ann.may("play m1")
    ann.does("play seal", "seat 2")
    assert not ann.may("play m1")
