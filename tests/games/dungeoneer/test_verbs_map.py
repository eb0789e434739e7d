"""fall, stand, warp, step, shift, exit, place: heroes on the map, and the map itself."""

import pytest

from tests.games.dungeoneer.verbs import MAP, ability, card, lasting, named, plays, rolls, sends, table
from undercroft.games.dungeoneer.atlas import exit_kind, passable
from undercroft.games.dungeoneer.tables import OPEN_EXIT, WALL

PLACES = """
[[locations]]
id = "cell"
frame = "dungeon"
type = "room"
glory = 3
peril = 1
exits = ["open", "blocked speed 9", "open", "trapped speed 9"]
[[locations]]
id = "murk"
frame = "dungeon"
type = "grim"
glory = 1
peril = 1
exits = ["open", "open", "open", "open"]
[[locations]]
id = "pit"
frame = "dungeon"
type = "room"
glory = 2
peril = 1
exits = ["open", "open", "open", "open"]
hazard = "spikes speed 30"
[[locations]]
id = "meadow"
frame = "surface"
type = "tunnel"
glory = 1
peril = 1
exits = ["open", "open", "open", "open"]
[[locations]]
id = "closet"
frame = "dungeon"
type = "room"
glory = 1
peril = 1
exits = ["wall", "wall", "wall", "open"]
"""

# --- fall and stand ----------------------------------------------------------------------------------------------------


def test_a_fallen_hero_stands_up_for_one_action_point():
    scene = table(card("slip", "fall(you)"))
    ann = scene.heroes[0]
    plays(ann, "slip")
    assert ann.player.fallen
    assert not ann.may("move e")
    ann.does("stand")
    assert (bool(ann.player.fallen), ann.ap) == (False, 3)


@pytest.mark.parametrize(("die", "stands"), [(4, False), (5, True)])
def test_a_fall_may_demand_a_threat_to_rise(die, stands):
    scene = table(card("web", "fall(target, stat=melee, n=8)", type="curse", aim="rival"), phase="villainy")
    ann, bob = scene.heroes
    plays(ann, "web", "seat 2")
    assert bob.player.fallen
    scene.phase("feats", 1)
    scene.dice(die)
    bob.does("stand")
    assert (not bob.player.fallen, bob.ap) == (stands, 3)
    assert rolls(scene, "tested") == [die + 3]


def test_stand_asks_neither_point_nor_threat():
    scene = table(card("web", "fall(all, stat=melee, n=30)"), card("hand", "stand(target)", aim="hero"))
    ann, bob = scene.heroes
    plays(ann, "web")
    plays(ann, "hand", "seat 2")
    assert (bool(ann.player.fallen), bool(bob.player.fallen)) == (True, False)
    assert ann.ap == 4


def test_a_second_fall_adds_nothing():
    scene = table(card("web", "fall(you, stat=melee, n=30)"), card("slip", "fall(you)"))
    ann = scene.heroes[0]
    plays(ann, "web")
    plays(ann, "slip")
    ann.does("stand")
    scene.everybody_passes()
    assert ann.player.fallen


# --- warp --------------------------------------------------------------------------------------------------------------

WIDE = {"0,0": "gate", "1,0": "t1", "2,0": "r1", "3,0": "murk", "0,1": "t3", "0,2": "closet"}


@pytest.mark.parametrize(
    ("place", "start", "expected"),
    [
        ("any", "gate", {"r1", "t1", "t3", "closet", "murk"}),
        ("neighbour", "r1", {"t1", "murk"}),
        ("room", "gate", {"r1", "closet"}),
        ("tunnel", "r1", {"gate", "t1", "t3", "murk"}),
        ("with_hero", "gate", {"t3", "closet"}),
    ],
)
def test_places_of_a_warp(place, start, expected):
    scene = table(card("door", f"warp(you, {place})"), locations=PLACES, seats=3)
    scene.map(WIDE)
    ann, bob, cid = scene.heroes
    ann.has(place=start)
    bob.has(place="t3")
    cid.has(place="closet")
    plays(ann, "door")
    assert {text.removeprefix("location ") for text in ann.choices} == expected


def test_where_there_is_one_place_only_nobody_is_asked():
    scene = table(card("door", "warp(you, entrance)"))
    ann = scene.heroes[0].has(place="r1")
    plays(ann, "door")
    assert (ann.place, ann.may("end")) == ("gate", True)


def test_a_warp_to_where_the_hero_is_does_nothing():
    scene = table(card("door", "warp(you, entrance)"))
    ann = scene.heroes[0]
    plays(ann, "door")
    assert (ann.place, ann.player.moved, ann.may("end")) == ("gate", 0, True)


def test_a_neighbour_beyond_a_wall_is_none():
    scene = table(card("door", "warp(you, neighbour)"), locations=PLACES)
    scene.map({"0,0": "gate", "1,0": "closet", "0,1": "t3", "1,1": "t1"})
    ann = scene.heroes[0].has(place="t1")
    plays(ann, "door")
    assert ann.place == "t3"


def test_a_warp_to_the_location_that_the_card_is_aimed_at():
    scene = table(card("door", "warp(you, aimed)", aim="location"))
    ann = scene.heroes[0]
    plays(ann, "door", "location r2")
    assert ann.place == "r2"


def test_a_warp_on_the_own_turn_pays_and_hurts_and_counts_as_moved():
    scene = table(card("door", "warp(all, aimed)", aim="location"), locations=PLACES)
    scene.map({**MAP, "0,-1": "pit"})
    ann, bob = scene.heroes
    plays(ann, "door", "location pit")
    scene.everybody_passes()
    assert (ann.place, ann.glory, ann.health, ann.player.moved) == ("pit", 11, 11, 1)
    assert (bob.place, bob.glory, bob.health) == ("pit", 10, 12), (
        "on another's turn neither points nor spikes"
    )


def test_the_player_of_the_card_chooses_where_another_is_warped():
    scene = table(card("hurl", "warp(target, room)", type="curse", aim="rival"), phase="villainy")
    ann, bob = scene.heroes
    plays(ann, "hurl", "seat 2")
    assert (scene.asked, set(ann.choices)) == (0, {"location r1", "location r2"})
    ann.does("location r2")
    assert (bob.place, ann.place) == ("r2", "gate")


def test_a_warp_keeps_a_hero_fallen():
    scene = table(card("door", "fall(you)", "warp(you, aimed)", aim="location"))
    ann = scene.heroes[0]
    plays(ann, "door", "location r2")
    assert (ann.place, bool(ann.player.fallen)) == ("r2", True)


def test_no_warp_between_dungeon_and_surface():
    scene = table(card("door", "warp(you, any)"), locations=PLACES)
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "r1", "5,5": "meadow"})
    ann = scene.heroes[0]
    plays(ann, "door")
    assert set(ann.choices) == {"location t1", "location r1"}


# --- step --------------------------------------------------------------------------------------------------------------


def test_steps_cost_no_action_points_and_may_be_declined():
    scene = table(card("dash", "step(you, 2)"))
    ann = scene.heroes[0]
    plays(ann, "dash")
    assert set(ann.choices) == {"move e", "move s", "pass"}
    ann.does("move e")
    assert ann.glory == 9 + 1, "an entry like any other"
    ann.does("move e")
    assert (ann.place, ann.ap) == ("r1", 4)
    assert ann.may("end")
    plays(ann, "dash", "move e", "pass")
    assert (ann.place, ann.ap) == ("t2", 4)
    assert ann.may("end")


@pytest.mark.parametrize(("free", "health"), [("", 11), (", free=1", 12)])
def test_a_step_tries_the_exits_unless_it_is_free(free, health):
    scene = table(card("dash", f"step(you, 1{free})"), locations=PLACES)
    scene.map({"0,0": "gate", "1,0": "cell", "2,0": "t1"})
    ann = scene.heroes[0].has(place="cell")
    plays(ann, "dash", "move w")
    scene.everybody_passes()
    assert (ann.place, ann.health, ann.ap) == ("gate", health, 4)


@pytest.mark.parametrize(("ap", "place"), [(1, "t1"), (0, "cell")])
def test_a_step_against_a_blocked_exit_costs_the_one_more(ap, place):
    scene = table(card("dash", "step(you, 1)"), locations=PLACES)
    scene.map({"0,0": "gate", "1,0": "cell", "2,0": "t1"})
    ann = scene.heroes[0].has(place="cell", ap=ap)
    plays(ann, "dash", "move e")
    scene.everybody_passes()
    assert (ann.place, ann.ap) == (place, 0)


def test_the_player_of_the_card_leads_anothers_steps():
    scene = table(card("lure", "step(target, 1)", type="curse", aim="rival"), phase="villainy")
    ann, bob = scene.heroes
    plays(ann, "lure", "seat 2", "move e")
    assert (bob.place, bob.glory, ann.place) == ("t1", 10, "gate")


def test_a_fallen_hero_does_not_step():
    scene = table(card("dash", "fall(you)", "step(you, 1)"))
    ann = scene.heroes[0]
    plays(ann, "dash")
    assert (ann.place, ann.may("end")) == ("gate", True)


def test_a_step_out_of_a_battle_leaves_the_monster_behind():
    scene = table(card("duck", "step(you, 1, free=1)", timing="response"), phase="villainy")
    _ann, bob = scene.heroes
    bob.has(hand="duck")
    sends(scene, "m1")
    bob.does("play duck", "move e")
    scene.everybody_passes()
    assert (bob.place, bob.health) == ("t1", 12)
    assert not scene.told("attack_rolled")


# --- shift ---------------------------------------------------------------------------------------------------------------


def test_a_location_is_lifted_with_everything_on_it():
    scene = table(card("turn", "shift()", aim="location"))
    ann, bob = scene.heroes
    bob.has(place="r2")
    ann.has(hand="turn").does("play turn")
    assert set(ann.choices) == {"location r2", "location t3"}, (
        "nothing that holds the map together, no entrance"
    )
    ann.does("location r2", "place -1,0 r0")
    assert (bob.place, bob.glory) == ("r2", 10)
    assert passable(scene.state, scene.location("gate"), 3)
    assert not passable(scene.state, scene.location("t2"), 1)
    assert named(scene, "shifted", "place") == ["r2"]


def test_a_shift_by_somebody_who_pays_with_peril():
    scene = table(card("grudge", "shift()", type="curse", aim="location"), phase="villainy")
    ann, bob = scene.heroes
    plays(ann, "grudge", "location t3", "seat 2", "place 5,0 r0")
    assert passable(scene.state, scene.location("r2"), 1)
    assert bob.peril == 9


# --- exit ----------------------------------------------------------------------------------------------------------------


def sides(scene, place, side):
    return exit_kind(scene.state, scene.location(place), "nesw".index(side))


def test_an_exit_may_be_opened_for_a_turn():
    scene = table(card("key", "exit(open, turn)", aim="exit"), locations=PLACES)
    scene.map({"0,0": "gate", "1,0": "cell", "2,0": "t1"})
    ann, bob = scene.heroes
    ann.has(place="cell")
    plays(ann, "key", "location cell", "side e")
    assert sides(scene, "cell", "e") == OPEN_EXIT
    ann.does("move e")
    assert (ann.place, ann.ap) == ("t1", 3)
    assert not scene.told("tested")
    ann.has(ap=0, hand="").does("end")
    scene.everybody_passes()
    while scene.state.active == 0:
        ann.does(ann.choices[0])
    assert sides(scene, "cell", "e") != OPEN_EXIT
    assert bob.glory == 10


def test_a_wall_stands_until_the_next_reset_of_whoever_made_it():
    scene = table(card("brick", "exit(wall, your_reset)", type="curse", aim="exit"), phase="villainy")
    scene.map({"0,0": "gate", "1,0": "t1", "1,1": "r1", "0,1": "t3"})
    ann, bob = scene.heroes
    plays(ann, "brick", "location gate", "side e", "seat 2")
    assert sides(scene, "gate", "e") == WALL
    scene.phase("feats", 1)
    assert not bob.may("move e")
    assert bob.may("move s")
    scene.phase("reset", 0)
    scene.everybody_passes()
    assert sides(scene, "gate", "e") == OPEN_EXIT


@pytest.mark.parametrize("effect", ["exit(wall, turn)", "choose([exit(wall, turn)], [glory(you, 1)])"])
def test_no_wall_may_cut_the_map_in_two(effect):
    scene = table(card("brick", effect, type="curse", aim="exit"), phase="villainy")
    ann = scene.heroes[0].has(hand="brick")
    assert not ann.may("play brick"), "every edge of a row holds it together"
    scene.map({"0,0": "gate", "1,0": "t1", "1,1": "r1", "0,1": "t3", "2,0": "r2"})
    ann.does("play brick", "location t1")
    assert set(ann.choices) == {"side s", "side w"}


def test_a_wall_is_no_exit_that_could_be_opened():
    scene = table(card("key", "exit(open, turn)", aim="exit"), locations=PLACES)
    scene.map({"0,0": "gate", "1,0": "closet"})
    ann = scene.heroes[0].has(hand="key")
    ann.does("play key", "location closet")
    assert ann.choices == ["side w"]


def test_a_turned_location_keeps_the_exit_that_was_meant():
    scene = table(card("key", "exit(open, turn)", aim="exit"), locations=PLACES)
    scene.map({"0,0": "gate", "1,0": "cell r180"})
    ann = scene.heroes[0].has(place="cell")
    plays(ann, "key", "location cell", "side w")
    ann.does("move w")
    assert (ann.place, ann.ap) == ("gate", 3)
    assert not scene.told("tested")


# --- place ---------------------------------------------------------------------------------------------------------------


def test_locations_are_drawn_and_placed_without_action_points():
    scene = table(card("scout", "place(2)"))
    ann = scene.heroes[0]
    scene.locations_left("t5 t6 t7")
    scene.draws("t6", "t5")
    plays(ann, "scout")
    ann.does("place -1,0 r0", "place 5,0 r0")
    assert ann.ap == 4
    assert ann.may("end")
    assert passable(scene.state, scene.location("t6"), 1)
    assert len(scene.told("location_placed")) == 2


def test_place_stops_where_nothing_is_left():
    scene = table(card("scout", "place(3)"))
    ann = scene.heroes[0]
    scene.locations_left("t5")
    plays(ann, "scout", "place -1,0 r0")
    assert ann.may("end")


# --- where ------------------------------------------------------------------------------------------------------------------


def test_a_card_under_a_location_works_for_whoever_is_there():
    gloom = lasting(
        "gloom",
        ability("passive", "modify(threat, here, -2, in_play)"),
        type="curse",
        duration="attachment",
        host="location",
        aim="location",
    )
    scene = table(gloom, card("climb", "test(all, speed, 7, failed=[wound(target, 1)])"), phase="villainy")
    ann, bob = scene.heroes
    bob.has(place="r1")
    plays(ann, "gloom", "location r1", "seat 2")
    scene.phase("feats")
    plays(ann, "climb")
    scene.everybody_passes()
    assert (ann.health, bob.health) == (12, 11)
