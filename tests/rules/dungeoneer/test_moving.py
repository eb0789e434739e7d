"""DL-81, DL-95, DL-96 and their rulings: walking, falling, standing up, warps, and what an entry brings."""

import pytest

from tests.rules.dungeoneer.scene import Scene
from tests.rules_marker import rule

ROW = {"0,0": "gate", "1,0": "t1", "2,0": "t2", "3,0": "r1"}
"""Four locations from west to east."""

CARDS = """
    [[cards]]
    id = "trip"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "instant"
    aim = "rival"
    effects = ["fall(target)"]
    [[cards]]
    id = "net"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "instant"
    aim = "rival"
    effects = ["fall(target, stat=melee, n=7)"]
    [[cards]]
    id = "jig"
    type = "boon"
    cost = 1
    timing = "feats"
    duration = "instant"
    effects = ["step(you, 2)"]
    [[cards]]
    id = "ghost_step"
    type = "boon"
    cost = 1
    timing = "feats"
    duration = "instant"
    effects = ["step(you, 1, free=1)"]
    [[cards]]
    id = "fleet"
    type = "boon"
    cost = 0
    timing = "feats"
    duration = "permanent"
    [[cards.abilities]]
    on = "activate"
    ap = 1
    effects = ["glory(you, 2)"]
"""

WARPS = """
    [[cards]]
    id = "door_home"
    type = "treasure"
    cost = 1
    timing = "anytime"
    duration = "instant"
    effects = ["warp(you, any)"]
    [[cards]]
    id = "banish"
    type = "curse"
    cost = 1
    timing = "anytime"
    duration = "instant"
    aim = "rival"
    effects = ["warp(target, any)"]
"""
"""Cards for any moment: a world that has them opens windows."""

LOCATIONS = """
    [[locations]]
    id = "shrine"
    frame = "dungeon"
    type = "room"
    glory = 2
    peril = 3
    exits = ["open", "open", "open", "open"]
    effects = ["glory(you, 4)"]
    [[locations]]
    id = "meadow"
    frame = "surface"
    type = "tunnel"
    glory = 1
    peril = 1
    exits = ["open", "open", "open", "open"]
    [[locations]]
    id = "portal"
    frame = "dungeon"
    type = "room"
    glory = 1
    peril = 1
    exits = ["open", "open", "open", "open"]
    effects = ["warp(you, entrance)"]
    [[locations]]
    id = "gaol"
    frame = "dungeon"
    type = "tunnel"
    glory = 0
    peril = 0
    exits = ["open", "blocked speed 9", "open", "trapped speed 9"]
"""


def table(cells=None, seats=2, cards=CARDS, **options):
    """A scene in a row of locations, or in these."""
    scene = Scene(seats, cards=cards, locations=LOCATIONS, **options)
    scene.map(ROW if cells is None else cells)
    return scene


def entered(scene):
    """Where heroes arrived, in order."""
    return [event.args["place"].id for event in scene.told("arrived")]


# --- Walking ---------------------------------------------------------------------------------------------------------


@rule("DL-81")
def test_each_step_costs_one_action_point():
    scene = table().phase("feats")
    ann, _ = scene.heroes
    ann.does("move e", "move e")
    assert (ann.place, ann.ap) == ("t2", 2)
    ann.does("move e", "move w")
    assert (ann.place, ann.ap) == ("t2", 0)
    assert not [text for text in ann.choices if text.startswith("move")]


@rule("DL-81")
def test_the_exit_of_the_card_that_is_entered_is_ignored():
    """The gaol's western exit is trapped, its eastern one blocked: walking in by them asks for nothing."""
    scene = table({"0,0": "gate", "1,0": "gaol", "2,0": "t2"}).phase("feats")
    ann, _ = scene.heroes
    ann.does("move e")
    assert (ann.place, ann.ap, ann.health) == ("gaol", 3, 12)
    ann.has(place="t2").does("move w")
    assert (ann.place, ann.ap, ann.health) == ("gaol", 2, 12)
    assert scene.told("tested") == []


@rule("DLQ-96")
def test_the_exit_that_counts_is_that_of_each_single_step():
    """The turn begins at the gate, whose exits are open; the second step leaves the gaol by its blocked one."""
    scene = table({"0,0": "gate", "1,0": "gaol", "2,0": "t2"}).phase("feats")
    ann, _ = scene.heroes
    scene.dice(5)
    ann.does("move e", "move e")
    assert ann.place == "t2"
    assert [event.args["needed"] for event in scene.told("tested")] == [9]


@rule("DL-81")
def test_the_extra_point_of_lying_down_never_pays_for_a_step():
    scene = table(limited_movement=True).phase("feats")
    ann, _ = scene.heroes
    ann.has(ap=0, extra=1)
    assert not [text for text in ann.choices if text.startswith("move")]
    ann.has(ap=1)
    ann.does("move e")
    assert (ann.place, ann.ap, ann.player.extra) == ("t1", 0, 1)


# --- Falling ---------------------------------------------------------------------------------------------------------


@rule("DL-95")
def test_a_fallen_hero_cannot_move_and_stands_up_for_one_action_point():
    scene = table().phase("feats")
    ann, _ = scene.heroes
    ann.has(fallen=1)
    assert not [text for text in ann.choices if text.startswith("move")]
    ann.refused("move e", "DL-95")
    ann.does("stand")
    assert (ann.player.fallen, ann.ap) == (0, 3)
    ann.does("move e")
    assert ann.place == "t1"


@rule("DL-95")
def test_action_points_of_a_fallen_hero_pay_for_nothing_but_standing():
    scene = table({"0,0": "gate", "1,0": "t1"}).phase("feats")
    ann, bob = scene.heroes
    ann.has(inventory="fleet", hand="", place="t1")
    bob.has(place="t1")
    standing = set(ann.choices)
    assert {"use fleet 1", "explore", "attack 2", "move w"} <= standing
    ann.has(fallen=1)
    assert set(ann.choices) == {"end", "stand"}


@rule("DL-95")
def test_without_action_points_a_fallen_hero_lies_on():
    scene = table().phase("feats")
    ann, _ = scene.heroes
    ann.has(fallen=1, ap=0)
    assert not ann.may("stand")


@rule("DL-95")
def test_a_fall_has_no_other_penalty():
    """Cards, the free attempt and points go on as ever."""
    scene = table({"0,0": "gate", "1,0": "r1"}).phase("feats")
    ann, _ = scene.heroes
    ann.has(fallen=1, place="r1", quests="q1", hand="jig fleet", glory=2)
    assert {"attempt q1", "play fleet"} <= set(ann.choices)
    ann.does("play fleet", "attempt q1")
    scene.everybody_passes()
    assert ann.done == ["q1"]


@rule("DL-95")
@pytest.mark.parametrize(("die", "lies"), [(3, 1), (4, 0)])
def test_some_falls_demand_a_threat_to_stand_up(die, lies):
    """Melee 3 against 7; the action point is gone either way."""
    scene = table().phase("villainy")
    ann, bob = scene.heroes
    ann.has(hand="net")
    bob.has(peril=1)
    ann.does("play net", "seat 2")
    assert bob.player.fallen == 1
    scene.phase("feats", 1)
    scene.dice(die)
    bob.does("stand")
    assert (bob.player.fallen, bob.ap) == (lies, 3)
    assert bob.may("stand") == bool(lies)


@rule("DL-95")
def test_a_threat_to_stand_up_goes_with_its_fall():
    scene = table().phase("villainy")
    ann, bob = scene.heroes
    ann.has(hand="net trip")
    bob.has(peril=2)
    ann.does("play net", "seat 2")
    scene.phase("feats", 1)
    scene.dice(4)
    bob.does("stand")
    scene.phase("villainy")
    ann.does("play trip", "seat 2")
    scene.phase("feats", 1)
    bob.does("stand")
    assert bob.player.fallen == 0
    assert len(scene.told("tested")) == 1


@rule("DL-95")
def test_a_saved_action_point_stands_a_hero_up_on_anothers_turn():
    scene = table().phase("feats")
    ann, bob = scene.heroes
    bob.has(fallen=1, saved=1, place="t2")
    ann.does("end")
    assert scene.asked == 1
    bob.does("stand")
    assert (bob.player.fallen, bob.player.saved) == (0, 0)


# --- Warps -----------------------------------------------------------------------------------------------------------


@rule("DL-96")
def test_a_warp_on_the_own_turn_pays_and_triggers_like_an_entry():
    scene = table({"0,0": "gate", "1,0": "t1", "2,0": "shrine"}, cards=WARPS).phase("feats")
    ann, _ = scene.heroes
    ann.has(hand="door_home", glory=1, peril=0)
    ann.does("play door_home", "location shrine")
    scene.everybody_passes()
    assert (ann.place, ann.glory, ann.peril, ann.ap) == ("shrine", 6, 3, 4)


@rule("DL-96")
def test_a_warp_on_anothers_turn_pays_nothing_and_triggers_nothing():
    scene = table({"0,0": "gate", "1,0": "t1", "2,0": "shrine"}, cards=WARPS).phase("feats")
    ann, bob = scene.heroes
    ann.has(hand="banish")
    bob.has(glory=0, peril=5)
    ann.does("play banish", "seat 2", "location shrine")
    assert (bob.place, bob.glory, bob.peril) == ("shrine", 0, 4)


@rule("DL-96")
def test_a_warp_keeps_the_state_of_the_hero():
    scene = table(cards=WARPS).phase("feats")
    ann, _ = scene.heroes
    ann.has(hand="door_home", glory=1, fallen=1, ap=2)
    ann.does("play door_home", "location r1")
    assert (ann.place, ann.player.fallen, ann.ap) == ("r1", 1, 2)


@rule("DL-96")
def test_no_warp_leads_from_the_dungeon_to_the_surface():
    scene = table({**ROW, "0,1": "meadow"}, cards=WARPS).phase("feats")
    ann, _ = scene.heroes
    ann.has(hand="door_home", glory=1)
    ann.does("play door_home")
    assert set(ann.choices) == {"location r1", "location t1", "location t2"}


# --- An entry, step by step --------------------------------------------------------------------------------------------


@rule("DLQ-149")
def test_income_comes_before_the_location_effect_and_a_window_lies_between():
    """With the two points of the shrine's income the door can be paid; it ends the entry before the effect."""
    scene = table({"0,0": "gate", "1,0": "shrine", "2,0": "t1"}, cards=WARPS).phase("feats")
    ann, _ = scene.heroes
    ann.has(hand="door_home", glory=0, peril=0)
    ann.does("move e")
    assert ann.glory == 2
    assert ann.choices == ["pass", "play door_home"]
    ann.does("play door_home", "location t1")
    scene.everybody_passes()
    assert (ann.place, ann.glory) == ("t1", 2 - 1 + 1)
    assert ann.may("end")


@rule("DLQ-149")
def test_a_warp_in_the_middle_of_an_entry_ends_its_window_too():
    """Another card in hand could be played anytime: W6 is held in the new location, and not a second time in the old."""
    scene = table({"0,0": "gate", "1,0": "shrine", "2,0": "t1"}, cards=WARPS).phase("feats")
    ann, bob = scene.heroes
    ann.has(hand="door_home w1", glory=5)
    bob.has(glory=0, hand="")
    ann.has(peril=0)
    ann.does("move e", "play door_home", "location t1")
    windows = 0
    while not ann.may("end"):
        windows += 1
        ann.does("pass")
    assert windows == 1
    assert entered(scene) == ["shrine", "t1"]


@rule("DLQ-149")
def test_a_location_effect_that_warps_starts_a_new_entry():
    scene = table({"0,0": "gate", "1,0": "t1", "2,0": "portal"}).phase("feats")
    ann, _ = scene.heroes
    ann.has(place="t1", glory=0, peril=0)
    ann.does("move e")
    assert ann.place == "gate"
    assert (ann.glory, ann.peril) == (1 + 1, 1 + 2)
    assert ann.ap == 3


@rule("DLQ-149")
def test_a_fall_does_not_end_an_entry():
    """A pit in the location: the hero falls, and a hero with a saved point attacks all the same."""
    pit = """
        [[locations]]
        id = "hole"
        frame = "dungeon"
        type = "room"
        glory = 1
        peril = 1
        exits = ["open", "open", "open", "open"]
        hazard = "pit speed 9"
    """
    scene = Scene(locations=pit)
    scene.map({"0,0": "gate", "1,0": "hole"}).phase("feats")
    ann, bob = scene.heroes
    bob.has(place="hole", saved=1)
    scene.dice(1)
    ann.does("move e")
    assert ann.player.fallen == 1
    assert scene.asked == 1
    assert bob.choices == ["pass", "attack 1"]


# --- Steps that effects give -------------------------------------------------------------------------------------------


@rule("DLQ-149", "DL-81")
def test_steps_of_an_effect_cost_no_action_points_and_are_entries():
    scene = table().phase("feats")
    ann, _ = scene.heroes
    ann.has(hand="jig", glory=1, peril=0)
    ann.does("play jig", "move e", "move e")
    assert (ann.place, ann.ap, ann.glory, ann.peril) == ("t2", 4, 2, 2)


@rule("DL-83", "DL-84")
@pytest.mark.parametrize(
    ("ap", "die", "end"),
    [(4, 5, ("t2", 4)), (4, 4, ("t2", 3)), (0, 4, ("gaol", 0))],
)
def test_exits_are_tried_in_a_step_of_an_effect_too(ap, die, end):
    """Without the word ``free`` a blocked exit asks for its threat or one action point."""
    scene = table({"0,0": "gate", "1,0": "gaol", "2,0": "t2"}).phase("feats")
    ann, _ = scene.heroes
    ann.has(place="gaol", hand="jig", glory=1, ap=ap)
    scene.dice(die)
    ann.does("play jig", "move e")
    assert (ann.place, ann.ap) == end
    assert scene.state.opened == []


@rule("DL-83", "DL-84")
@pytest.mark.parametrize(("side", "place"), [("e", "t2"), ("w", "gate")])
def test_a_free_step_passes_over_what_exits_ask(side, place):
    scene = table({"0,0": "gate", "1,0": "gaol", "2,0": "t2"}).phase("feats")
    ann, _ = scene.heroes
    ann.has(place="gaol", hand="ghost_step", glory=1)
    ann.does("play ghost_step", f"move {side}")
    assert (ann.place, ann.health, ann.ap) == (place, 12, 4)
    assert scene.told("tested") == []


# --- Attacks with a saved action point -----------------------------------------------------------------------------------


@rule("DLQ-131")
def test_a_hero_with_a_saved_point_may_attack_one_who_walks_in():
    scene = table().phase("feats")
    ann, bob = scene.heroes
    bob.has(place="t1", saved=1)
    ann.does("move e")
    assert scene.asked == 1
    scene.dice(5, 1)
    bob.does("attack 1", "melee")
    assert (ann.health, bob.player.saved, bob.player.battled) == (11, 0, 1)


@rule("DLQ-131")
def test_a_hero_who_lets_the_other_in_may_attack_at_the_end_of_the_feats_phase():
    scene = table().phase("feats")
    ann, bob = scene.heroes
    bob.has(place="t1", saved=1)
    ann.does("move e")
    bob.does("pass")
    ann.does("end")
    assert bob.choices == ["pass", "attack 1"]
    bob.does("pass")
    assert scene.asked == 0


@rule("DLQ-131")
@pytest.mark.parametrize("hindrance", [{"saved": 0}, {"fallen": 1}, {"battled": 1}, {"place": "t2"}])
def test_without_a_point_on_the_feet_unspent_and_in_the_place_nobody_attacks(hindrance):
    scene = table().phase("feats")
    ann, bob = scene.heroes
    bob.has(**{"place": "t1", "saved": 1, **hindrance})
    ann.does("move e")
    scene.everybody_passes()
    assert scene.asked == 0


@rule("DLQ-131")
def test_attackers_are_asked_clockwise_from_the_active_player():
    scene = table(seats=4).phase("feats", 2)
    ann, bob, cid, dot = scene.heroes
    for hero in (ann, bob, dot):
        hero.has(place="t1", saved=1)
    cid.does("move e")
    asked = []
    while scene.asked != 2:
        asked.append(scene.asked)
        scene.heroes[scene.asked].does("pass")
    assert asked == [3, 0, 1]


@rule("DLQ-131")
def test_only_the_one_who_entered_is_attacked_on_entry_and_anybody_at_the_end():
    scene = table(seats=3).phase("feats")
    ann, bob, cid = scene.heroes
    bob.has(place="t1", saved=1)
    cid.has(place="t1")
    ann.does("move e")
    assert bob.choices == ["pass", "attack 1"]
    bob.does("pass")
    ann.does("end")
    assert bob.choices == ["pass", "attack 1", "attack 3"]


@rule("DLQ-131")
def test_the_older_reading_lets_nobody_attack_unprovoked():
    scene = table(saved_ap="challenge").phase("feats")
    ann, bob = scene.heroes
    bob.has(place="t1", saved=1)
    ann.does("move e")
    assert scene.asked == 0
