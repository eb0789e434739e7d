"""DL-82 to DL-87 and their rulings: the four kinds of exits, and danger, spikes and pits."""

import pytest

from tests.rules.dungeoneer.scene import Scene
from tests.rules_marker import rule
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import FEATS_PHASE

LOCATIONS = """
    [[locations]]
    id = "gaol"
    frame = "dungeon"
    type = "tunnel"
    glory = 0
    peril = 0
    exits = ["open", "blocked speed 9", "wall", "trapped magic 7"]
    [[locations]]
    id = "cells"
    frame = "dungeon"
    type = "tunnel"
    glory = 0
    peril = 0
    exits = ["blocked magic 8", "blocked magic 8", "open", "open"]
    [[locations]]
    id = "thorns"
    frame = "dungeon"
    type = "room"
    glory = 2
    peril = 1
    exits = ["open", "open", "open", "open"]
    hazard = "spikes speed 8"
    [[locations]]
    id = "hole"
    frame = "dungeon"
    type = "room"
    glory = 2
    peril = 1
    exits = ["open", "open", "open", "open"]
    hazard = "pit melee 7"
    [[locations]]
    id = "mine"
    frame = "dungeon"
    type = "room"
    glory = 1
    peril = 1
    exits = ["open", "open", "open", "open"]
    hazard = "danger 2"
"""

CARDS = """
    [[cards]]
    id = "acid"
    type = "encounter"
    kinds = ["trap"]
    cost = 2
    timing = "villainy"
    duration = "instant"
    [cards.trap]
    threat = "speed 7"
    passed = ["glory(target, 1)"]
    failed = ["wound(target, 2)"]
    [[cards]]
    id = "banish"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "instant"
    aim = "hero"
    effects = ["warp(target, any)"]
    [[cards]]
    id = "harder_traps"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "permanent"
    aim = "rival"
    [[cards.abilities]]
    on = "passive"
    effects = ["difficulty(trap, 3, in_play)"]
    [[cards]]
    id = "nimble"
    type = "boon"
    cost = 1
    timing = "feats"
    duration = "permanent"
    [[cards.abilities]]
    on = "passive"
    effects = ["modify(attack, you, 3, in_play)", "modify(counter, you, 3, in_play)"]
    [[cards]]
    id = "lockpick"
    type = "treasure"
    cost = 1
    timing = "feats"
    duration = "permanent"
    [[cards.abilities]]
    on = "passive"
    effects = ["modify(exit, you, 2, in_play)"]
"""

EAST = {"0,0": "gate", "1,0": "gaol", "2,0": "t1", "1,1": "t2", "1,-1": "t3"}
"""The gaol: the gate in the west (trapped), t1 in the east (blocked), t2 south (wall), t3 north (open)."""


def gaol(seats=2, cells=EAST, **options):
    """A scene in which all heroes stand in the gaol, in the feats phase of the first."""
    scene = Scene(seats, cards=CARDS, locations=LOCATIONS, **options)
    scene.map(cells).phase("feats")
    for hero in scene.heroes:
        hero.has(place="gaol")
    return scene


def turn(scene, seat):
    """Another turn of a seat begins, its reset done."""
    scene.phase("reset", seat)
    scene.everybody_passes()
    while scene.state.phase != FEATS_PHASE:
        hero = scene.heroes[scene.asked]
        hero.does("end" if hero.may("end") else hero.choices[0])
    return scene.heroes[seat]


# --- Open exits and walls ----------------------------------------------------------------------------------------------


@rule("DL-82")
def test_an_open_exit_asks_for_nothing():
    scene = gaol()
    ann, _ = scene.heroes
    ann.does("move n")
    assert (ann.place, ann.ap, scene.told("tested")) == ("t3", 3, [])


@rule("DL-85")
def test_a_wall_is_never_a_working_exit():
    scene = gaol()
    ann, _ = scene.heroes
    assert [text for text in ann.choices if text.startswith("move")] == ["move n", "move e", "move w"]
    ann.refused("move s", "DL-85")


@rule("DL-85")
def test_a_wall_on_the_other_side_stops_a_hero_as_well():
    scene = gaol()
    ann, _ = scene.heroes
    ann.has(place="t2")
    ann.refused("move n", "DL-85")


@rule("DL-85")
def test_one_way_doors_let_a_hero_in_against_a_wall_but_never_out():
    scene = gaol(one_way_doors=True)
    ann, _ = scene.heroes
    assert not ann.may("move s")
    ann.has(place="t2")
    ann.does("move n")
    assert ann.place == "gaol"


# --- Blocked exits -----------------------------------------------------------------------------------------------------


@rule("DL-83", "DLQ-95")
@pytest.mark.parametrize(
    ("ap", "die", "place", "left"),
    [
        (4, 5, "t1", 3),  # speed 4 + 5 = 9: overcome for one point
        (4, 4, "t1", 2),  # failed: one additional point
        (2, 4, "t1", 0),
        (1, 5, "t1", 0),
        (1, 4, "gaol", 0),  # failed with the last point: it is lost, the hero stays on the open exit
    ],
)
def test_a_blocked_exit_asks_for_its_threat_or_one_more_action_point(ap, die, place, left):
    scene = gaol()
    ann, _ = scene.heroes
    ann.has(ap=ap)
    scene.dice(die)
    ann.does("move e")
    assert (ann.place, ann.ap) == (place, left)
    assert len(scene.told("exit_opened")) == (place == "gaol")


@rule("DLQ-95")
def test_without_an_action_point_a_blocked_exit_is_not_tried():
    scene = gaol()
    ann, _ = scene.heroes
    ann.has(ap=0)
    assert not ann.may("move e")


@rule("DL-83", "DLQ-94", "DLQ-95")
def test_an_exit_opened_by_a_failed_test_is_crossed_next_turn_for_one_point_without_a_test():
    scene = gaol()
    ann, _ = scene.heroes
    ann.has(ap=1)
    scene.dice(1)
    ann.does("move e")
    turn(scene, 1)
    ann = turn(scene, 0)
    tests = len(scene.told("tested"))
    ann.does("move e")
    assert (ann.place, ann.ap) == ("t1", 3)
    assert len(scene.told("tested")) == tests


@rule("DL-83", "DLQ-147")
def test_others_use_an_exit_that_a_hero_holds_open():
    scene = gaol()
    ann, bob = scene.heroes
    ann.has(ap=1)
    scene.dice(1)
    ann.does("move e")
    bob = turn(scene, 1)
    tests = len(scene.told("tested"))
    bob.does("move e")
    assert (bob.place, bob.ap) == ("t1", 3)
    assert len(scene.told("tested")) == tests
    assert ann.place == "gaol"


@rule("DL-83", "DLQ-94")
def test_an_exit_that_was_passed_is_blocked_again_at_once():
    """Ann and bob are in the gaol; ann passes by the test, and no door stays open for bob."""
    scene = gaol()
    ann, bob = scene.heroes
    scene.dice(6)
    ann.does("move e")
    assert scene.state.opened == []
    scene.phase("feats", 1)
    scene.dice(6)
    bob.does("move e")
    assert len(scene.told("tested")) == 2


@rule("DLQ-97", "DLQ-147")
def test_an_exit_is_blocked_again_when_its_opener_picks_another_way():
    scene = gaol()
    ann, bob = scene.heroes
    ann.has(ap=1)
    scene.dice(1)
    ann.does("move e")
    scene.phase("feats")
    ann.does("move n", "move s")
    scene.dice(6)
    ann.does("move e")
    assert [event.args["total"] for event in scene.told("tested")] == [5, 10]
    assert (ann.place, ann.ap) == ("t1", 1)
    assert bob.place == "gaol"


@rule("DLQ-97")
def test_an_exit_is_blocked_again_when_its_opener_is_warped_away():
    scene = gaol()
    ann, bob = scene.heroes
    ann.has(ap=1)
    scene.dice(1)
    ann.does("move e")
    scene.phase("villainy", 1)
    bob.has(hand="banish")
    ann.has(peril=1)
    bob.does("play banish", "seat 1", "location t2")
    assert scene.state.opened == []


@rule("DLQ-97")
@pytest.mark.parametrize("resurrection", [False, True])
def test_an_exit_is_blocked_again_when_its_opener_dies(resurrection):
    scene = gaol(3, resurrection=resurrection)
    ann, bob, _ = scene.heroes
    ann.has(ap=1)
    scene.dice(1)
    ann.does("move e")
    assert scene.state.opened != []
    scene.phase("villainy", 1)
    bob.has(hand="acid")
    ann.has(peril=2, health=1)
    scene.dice(1, 6, 6)
    bob.does("play acid", "seat 1", "done")
    assert len(scene.told("hero_died")) == 1
    assert scene.state.opened == []


@rule("DLQ-147")
def test_a_hero_holds_at_most_one_exit_open():
    scene = Scene(locations=LOCATIONS)
    scene.map({"0,0": "gate", "1,0": "cells", "2,0": "t1", "1,-1": "t2"}).phase("feats")
    ann, _ = scene.heroes
    ann.has(place="cells", ap=1)
    scene.dice(1)
    ann.does("move e")
    ann.has(ap=1)
    scene.dice(1)
    ann.does("move n")
    assert [tuple(scene.state.opened)] == [(scene.location("cells"), 0, 0)]


@rule("DLQ-147")
@pytest.mark.parametrize(("ap", "die"), [(4, 1), (4, 6), (1, 6)])
def test_only_a_failed_test_with_exactly_one_point_opens_an_exit(ap, die):
    scene = gaol()
    ann, _ = scene.heroes
    ann.has(ap=ap)
    scene.dice(die)
    ann.does("move e")
    assert (scene.told("exit_opened"), ann.place) == ([], "t1")


@rule("DL-83")
def test_a_turned_card_keeps_its_exits_with_it():
    """Half a turn: the blocked exit lies in the west, the trapped one in the east, the wall in the north."""
    scene = gaol(cells={**EAST, "1,0": "gaol r180"})
    ann, _ = scene.heroes
    assert not ann.may("move n")
    scene.dice(4)
    ann.does("move w")
    assert (ann.place, ann.ap) == ("gate", 2)


@rule("DL-83")
def test_cards_help_at_exits():
    """4 + 3 + 2 = 9."""
    scene = gaol()
    ann, _ = scene.heroes
    ann.has(inventory="lockpick")
    scene.dice(3)
    ann.does("move e")
    assert (ann.place, ann.ap) == ("t1", 3)


@rule("DL-83")
def test_bonuses_to_attacks_do_not_help_at_exits():
    scene = gaol()
    ann, _ = scene.heroes
    ann.has(inventory="nimble")
    scene.dice(4)
    ann.does("move e")
    assert [event.args["total"] for event in scene.told("tested")] == [8]


def nervous(effect):
    """A hero to whom this happens before every test."""
    return f"""
        [[heroes]]
        id = "ann"
        health = 12
        boons = 3
        treasures = 3
        melee = [3, 1, 0, 0]
        magic = [2, 0, 1, 0]
        speed = [4, 0, 0, 1]
        forms = ["melee", "magic"]
        [[heroes.abilities]]
        on = "test"
        effects = ["{effect}"]
    """


@rule("DL-83", "DL-95")
@pytest.mark.parametrize("side", ["e", "w"])
def test_a_hero_who_falls_at_an_exit_stays_there_and_pays_nothing(side):
    scene = gaol(heroes=nervous("fall(you)"))
    ann, _ = scene.heroes
    scene.dice(6)
    ann.does(f"move {side}")
    assert (ann.place, ann.player.fallen, ann.ap, ann.health) == ("gaol", 1, 4, 12)
    assert scene.state.opened == []


@rule("DLQ-95")
def test_a_hero_who_has_spent_the_point_of_the_step_before_the_roll_stays():
    """The steady hand costs an action point for a better roll: it was the last."""
    steady = """
        [[cards]]
        id = "steady_hand"
        type = "boon"
        cost = 1
        timing = "feats"
        duration = "permanent"
        [[cards.abilities]]
        on = "activate"
        ap = 1
        effects = ["modify(threat, you, 2, roll)"]
    """
    scene = Scene(cards=steady, locations=LOCATIONS)
    scene.map(EAST).phase("feats")
    ann, _ = scene.heroes
    ann.has(place="gaol", inventory="steady_hand", ap=1, hand="")
    ann.does("move e")
    scene.dice(6)
    ann.does("use steady_hand 1")
    scene.everybody_passes()
    assert (ann.place, ann.ap) == ("gaol", 0)


# --- Trapped exits -----------------------------------------------------------------------------------------------------


@rule("DL-84")
@pytest.mark.parametrize(("die", "health"), [(5, 12), (4, 11)])
def test_a_trapped_exit_wounds_unless_its_threat_is_overcome_and_is_passed_either_way(die, health):
    """Magic 2 against 7."""
    scene = gaol()
    ann, _ = scene.heroes
    scene.dice(die)
    ann.does("move w")
    assert (ann.place, ann.health, ann.ap) == ("gate", health, 3)


@rule("DL-84")
def test_effects_on_traps_do_not_touch_trapped_exits():
    """A curse makes traps harder by 3; 2 + 5 = 7 is enough at the exit all the same."""
    scene = gaol()
    ann, _ = scene.heroes
    ann.has(curses="harder_traps")
    scene.dice(5)
    ann.does("move w")
    assert ann.health == 12


@rule("DLQ-98")
def test_a_trapped_exit_is_tested_on_every_passage():
    scene = gaol()
    ann, _ = scene.heroes
    scene.dice(1, 1)
    ann.does("move w", "move e", "move w")
    assert (ann.health, ann.ap) == (10, 1)


@rule("DLQ-148")
def test_a_hero_who_dies_at_a_trapped_exit_dies_in_the_location_being_left():
    """Its escort token stays in the gaol; nothing is gained, and no action point is spent."""
    escort = """
        [[quests]]
        id = "lost_child"
        category = "escort"
        condition = "escort"
        places = ["t1"]
        second = ["r1"]
        reward = ["glory(you, 1)"]
    """
    scene = Scene(3, cards=CARDS, locations=LOCATIONS, quests=escort)
    scene.map(EAST).phase("feats")
    ann, _, _ = scene.heroes
    ann.has(place="gaol", health=1, ap=2, quests="lost_child", escorts="lost_child")
    scene.dice(1)
    paid = len(scene.told("points"))
    ann.does("move w")
    assert ann.player.alive == 0
    assert scene.state.loose == [scene.quest("lost_child"), scene.location("gaol")]
    assert (ann.place, ann.ap) == ("gaol", 2)
    assert scene.told("arrived") == []
    assert len(scene.told("points")) == paid
    assert scene.state.active == 1


# --- Hazards -----------------------------------------------------------------------------------------------------------


def before(place, **facts):
    """A scene in which the first hero stands west of a location; a step to the east enters it."""
    scene = Scene(cards=CARDS, locations=LOCATIONS, **facts)
    scene.map({"0,0": "gate", "1,0": place, "2,0": "t1"}).phase("feats")
    return scene


@rule("DL-87")
@pytest.mark.parametrize(("die", "health"), [(4, 12), (3, 11)])
def test_spikes_wound_unless_their_threat_is_overcome(die, health):
    """Speed 4 against 8."""
    scene = before("thorns")
    ann, _ = scene.heroes
    scene.dice(die)
    ann.does("move e")
    assert (ann.health, ann.place, ann.ap, ann.player.fallen) == (health, "thorns", 3, 0)


@rule("DL-87")
@pytest.mark.parametrize(("die", "fallen"), [(4, 0), (3, 1)])
def test_a_pit_lays_a_hero_down_unless_its_threat_is_overcome(die, fallen):
    """Melee 3 against 7; who fell gets up for one point and takes no wound."""
    scene = before("hole")
    ann, _ = scene.heroes
    scene.dice(die)
    ann.does("move e")
    assert (ann.player.fallen, ann.health) == (fallen, 12)
    assert ann.may("move e") == (not fallen)
    if fallen:
        ann.does("stand")
        assert (ann.player.fallen, ann.ap) == (0, 2)


@rule("DL-87")
@pytest.mark.parametrize(
    ("place", "die", "health"), [("mine", 4, 10), ("mine", 5, 12), ("t3", 3, 12), ("t3", 2, 10)]
)
def test_danger_makes_traps_played_in_the_location_harder(place, die, health):
    """Speed 4 against the trap's 7, in a location with danger 2 against 9."""
    scene = Scene(cards=CARDS, locations=LOCATIONS)
    scene.map({"0,0": "gate", "1,0": place}).phase("villainy")
    ann, bob = scene.heroes
    ann.has(hand="acid")
    bob.has(place=place, peril=2)
    scene.dice(die)
    ann.does("play acid", "seat 2", "done")
    assert bob.health == health


@rule("DL-87")
def test_danger_does_nothing_to_those_who_enter():
    scene = before("mine")
    ann, _ = scene.heroes
    ann.does("move e")
    assert (ann.health, ann.player.fallen, scene.told("tested")) == (12, 0, [])


@rule("DL-86")
@pytest.mark.parametrize("place", ["thorns", "hole"])
def test_hazards_spare_a_hero_who_is_moved_on_anothers_turn(place):
    scene = before(place)
    ann, bob = scene.heroes
    scene.phase("villainy")
    ann.has(hand="banish")
    bob.has(peril=1)
    scene.dice(1)
    ann.does("play banish", "seat 2", f"location {place}")
    assert (bob.place, bob.health, bob.player.fallen) == (place, 12, 0)


@rule("DL-86")
@pytest.mark.parametrize(("place", "hurt"), [("thorns", (11, 0)), ("hole", (12, 1))])
def test_hazards_strike_a_hero_who_is_warped_on_the_own_turn(place, hurt):
    scene = before(place)
    ann, bob = scene.heroes
    scene.phase("villainy")
    ann.has(hand="banish")
    bob.has(peril=1)
    scene.dice(1)
    ann.does("play banish", "seat 1", "seat 2", f"location {place}")
    assert (ann.place, ann.health, ann.player.fallen) == (place, *hurt)


@rule("DL-86", "DLQ-149")
@pytest.mark.parametrize("place", ["thorns", "hole"])
def test_a_hazard_does_not_follow_a_hero_who_is_gone_before_the_roll(place):
    scene = before(place, heroes=nervous("warp(you, entrance)"))
    ann, _ = scene.heroes
    scene.dice(1)
    ann.does("move e")
    assert (ann.place, ann.health, ann.player.fallen) == ("gate", 12, 0)


@rule("DL-86")
def test_hazards_strike_on_every_entry():
    scene = before("thorns")
    ann, _ = scene.heroes
    scene.dice(1, 1)
    ann.does("move e", "move e", "move w")
    assert ann.health == 10


# --- The sets in the box -----------------------------------------------------------------------------------------------


@rule("DL-82", "DL-83", "DL-84", "DL-85", "DL-87")
@pytest.mark.parametrize("stage", ["heroic", "epic", "legendary"])
def test_every_set_has_all_kinds_of_exits_and_hazards(stage):
    locations = Dungeoneer().card_set(stage).locations
    kinds = [way.kind for location in locations for way in location.exits]
    assert min(kinds.count(kind) for kind in ("open", "wall", "blocked", "trapped")) >= 6
    hazards = [location.hazard for location in locations]
    assert hazards.count("danger") >= 2
    assert min(hazards.count("spikes"), hazards.count("pit")) >= 3
