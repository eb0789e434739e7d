"""DL-35 to DL-38, DL-40, DL-43, DL-102: placing, joining and shifting locations; DLQ-3 to DLQ-10, DLQ-143 to DLQ-146."""

import pytest

from tests.rules.dungeoneer.scene import Scene
from tests.rules_marker import rule
from undercroft.games.dungeoneer.atlas import can_be_placed, distance, more_to_come
from undercroft.games.dungeoneer.state import FEATS_PHASE
from undercroft.kernel.messages import Name

SIDES = {"o": "open", "w": "wall", "b": "blocked speed 9", "t": "trapped speed 9"}


def place(name, exits, kind="room", **more):
    """A location as TOML; exits are letters for north, east, south and west."""
    extra = "\n".join(f"{key} = {value}" for key, value in more.items())
    words = ", ".join(f'"{SIDES[letter]}"' for letter in exits)
    frame = "" if "frame" in more else 'frame = "dungeon"'
    return f'[[locations]]\nid = "{name}"\n{frame}\ntype = "{kind}"\nglory = 1\nperil = 1\nexits = [{words}]\n{extra}\n'


def drawn(scene, name):
    """What a player who has drawn this location may do with it in phase III."""
    scene.phase("villainy").draws(name)
    scene.heroes[0].does("end")
    return scene.heroes[0].choices


def cells(choices):
    return [choice for choice in choices if choice.startswith("place")]


# --- Drawing -----------------------------------------------------------------------------------------------------------


@rule("DL-35")
def test_one_location_is_drawn_and_placed():
    scene = Scene()
    ann, _ = scene.heroes
    left = scene.state.locations.size()
    choices = drawn(scene, "r5")
    assert len(choices) == 8  # the four corners and the four far ends of the cross; equal when turned
    assert choices == cells(choices)
    ann.does("place 1,1 r0")
    assert scene.state.locations.size() == left - 1
    assert scene.state.phase == FEATS_PHASE
    assert scene.told("location_placed")[-1].args["place"] == Name("location", "r5")


@rule("DL-35")
def test_the_phase_is_skipped_when_no_location_is_left():
    scene = Scene()
    ann, _ = scene.heroes
    scene.locations_left("").phase("villainy")
    ann.does("end")
    assert scene.state.phase == FEATS_PHASE
    assert ann.may("end")


@rule("DL-35")
def test_what_is_drawn_must_be_placed():
    scene = Scene()
    choices = drawn(scene, "r5")
    assert "pass" not in choices
    assert "end" not in choices


@rule("DL-43")
def test_exploring_costs_an_action_point_and_can_be_repeated():
    scene = Scene()
    ann, _ = scene.heroes
    scene.phase("feats").draws("r5", "r6")
    ann.does("explore", "place 0,-2 r0")
    assert ann.ap == 3
    ann.does("explore", "place 0,-3 r0")
    assert ann.ap == 2
    assert scene.state.cells[scene.location("r6")] >= 0
    ann.has(ap=0)
    assert not ann.may("explore")


@rule("DLQ-10", "DL-43")
def test_without_locations_there_is_no_exploring():
    scene = Scene()
    ann, _ = scene.heroes
    scene.locations_left("r5").phase("feats")
    assert ann.may("explore")
    scene.locations_left("").phase("feats")
    assert not ann.may("explore")


# --- Where a card may lie --------------------------------------------------------------------------------------------------


@rule("DL-36", "DLQ-143")
def test_a_card_must_join_another():
    scene = Scene()
    scene.map({"0,0": "gate", "1,0": "t1"})
    assert sorted(drawn(scene, "r5")) == sorted(
        f"place {cell} r0" for cell in ("0,-1", "1,-1", "2,0", "1,1", "0,1", "-1,0")
    )
    scene.heroes[0].refused("place 5,5 r0", "DL-36")
    scene.heroes[0].refused("place 1,0 r0", "DLQ-143")


@rule("DL-36", "DLQ-4", "DLQ-143")
def test_a_common_edge_needs_no_wall_on_both_sides():
    # t1 is open to the west only, r5 to the south only: beside t1 nothing can be joined.
    scene = Scene(locations=place("t1", "wwwo", "tunnel") + place("r5", "wwow"))
    scene.map({"0,0": "gate", "1,0": "t1"})
    # Upright it fits above the gate, turned below it.
    assert drawn(scene, "r5") == ["place 0,-1 r0", "place 0,1 r180"]
    scene.heroes[0].refused("place 2,0 r0", "DLQ-4")


@rule("DLQ-4")
def test_sides_need_not_match_as_long_as_one_edge_joins():
    # In the corner r5 touches t1 with a wall and t2 with an exit.
    scene = Scene(locations=place("t1", "wwwo", "tunnel") + place("r5", "wwow"))
    scene.map({"0,0": "gate", "1,0": "t1", "0,-1": "t3", "1,-2": "t4", "0,-2": "t5"})
    choices = drawn(scene, "r5")
    # 1,-1: south of it is t1's wall, west of it t3 but r5 has a wall there; turned it opens north to t4.
    assert "place 1,-1 r180" in choices
    assert "place 1,-1 r0" not in choices


@rule("DLQ-3", "DL-37")
def test_cards_lie_upright_or_upside_down_never_sideways():
    scene = Scene(locations=place("r5", "wwow"))
    scene.map({"0,0": "gate"})
    # East and west of the gate r5 would have to lie sideways.
    assert drawn(scene, "r5") == ["place 0,-1 r0", "place 0,1 r180"]
    scene.heroes[0].does("place 0,1 r180")
    assert scene.state.turned[scene.location("r5")] == 1


@rule("DL-37")
def test_a_card_that_looks_the_same_turned_is_offered_once():
    scene = Scene(locations=place("r5", "owow"))
    scene.map({"0,0": "gate"})
    assert drawn(scene, "r5") == ["place 0,-1 r0", "place 0,1 r0"]


@rule("DLQ-6")
def test_blocked_and_trapped_exits_join():
    scene = Scene(locations=place("t1", "wbwo", "tunnel") + place("r5", "wwwt"))
    scene.map({"0,0": "gate", "1,0": "t1"})
    assert "place 2,0 r0" in drawn(scene, "r5")


@rule("DLQ-6")
def test_blocked_and_trapped_exits_count_as_a_path():
    scene = Scene(locations=place("t1", "wbwt", "tunnel") + place("t2", "wtwb", "tunnel"))
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "t2", "3,0": "r1"})
    assert distance(scene.state, scene.location("r1")) == 2


@rule("DLQ-143")
def test_holes_in_the_map_are_allowed():
    scene = Scene()
    ring = ["0,0", "1,0", "2,0", "2,1", "2,2", "1,2", "0,2"]
    names = ["gate", "t1", "t2", "t3", "t4", "t5", "t6"]
    scene.map(dict(zip(ring, names, strict=True)))
    choices = drawn(scene, "r5")
    assert "place 0,1 r0" in choices  # closes the ring around the hole
    assert "place 1,1 r0" in choices  # or fills it


@rule("DLQ-143", "DL-102")
def test_surface_joins_only_surface():
    scene = Scene(locations=place("r5", "oooo", frame='"surface"') + place("r6", "oooo", frame='"surface"'))
    scene.map({"0,0": "gate", "1,0": "r6"})
    choices = drawn(scene, "r5")
    # Beside the surface card, but not where the gate or its neighbours touch it.
    assert choices == ["place 1,-1 r0", "place 2,0 r0", "place 1,1 r0"]
    scene = Scene(locations=place("r6", "oooo", frame='"surface"'))
    scene.map({"0,0": "gate", "1,0": "r6"})
    assert "place 2,0 r0" not in drawn(scene, "r5")
    scene.heroes[0].refused("place 2,0 r0", "DL-102")


# --- The map stays open ------------------------------------------------------------------------------------------------------


# Dead ends east, north and south of the gate: only the west is open.
DEAD_ENDS = place("r1", "wwwo") + place("r2", "wwow") + place("r3", "owww") + place("r5", "wwwo")
THREE = {"0,0": "gate", "1,0": "r1", "0,-1": "r2", "0,1": "r3"}


@rule("DL-38", "DLQ-143")
def test_no_card_may_close_the_map_while_others_are_to_come():
    # A fourth dead end would close the map.
    scene = Scene(locations=DEAD_ENDS)
    scene.map(THREE)
    scene.locations_left("r5 r6")
    assert not can_be_placed(scene.state, scene.location("r5"), True)
    assert cells(drawn(scene, "r6")) == ["place -1,0 r0"]


@rule("DLQ-7", "DL-38")
def test_the_last_card_may_close_the_map():
    scene = Scene(locations=DEAD_ENDS)
    scene.map(THREE)
    scene.locations_left("r5")
    assert cells(drawn(scene, "r5")) == ["place -1,0 r180"]


@rule("DLQ-7", "DLQ-143")
def test_in_a_mixed_game_the_last_card_of_a_stage_is_not_the_last():
    ends = DEAD_ENDS.replace('"\nframe', '_h"\nframe')
    scene = Scene(sets="heroic,epic", other={"heroic": ends})
    scene.map({cell: f"{name}_h" for cell, name in THREE.items()})
    scene.locations_left("r5_h")
    assert more_to_come(scene.state, 1)
    assert not can_be_placed(scene.state, scene.location("r5_h"), more_to_come(scene.state, 1))


@rule("DLQ-8", "DLQ-145")
def test_a_card_that_fits_nowhere_goes_to_the_bottom_for_all_to_see():
    scene = Scene(locations=DEAD_ENDS)
    ann, _ = scene.heroes
    scene.map(THREE)
    scene.locations_left("r5 r6 r7").phase("feats").draws("r5", "r7")
    ann.does("explore")
    assert scene.told("location_unplaceable")[-1].args["place"] == Name("location", "r5")
    assert scene.state.locations.bottom == [scene.location("r5")]
    assert ann.ap == 3  # no further action point for the other card
    assert ann.choices == ["place -1,0 r0"]
    ann.does("place -1,0 r0")
    assert scene.state.cells[scene.location("r7")] >= 0
    assert scene.state.view(1).decks[2].bottom == [scene.location("r5")]


@rule("DLQ-8", "DLQ-145")
def test_the_bottom_card_comes_last():
    scene = Scene(locations=DEAD_ENDS)
    ann, _ = scene.heroes
    scene.map(THREE)
    scene.locations_left("r5 r6").phase("feats").draws("r5", "r6")
    ann.does("explore", "place -1,0 r0", "explore")
    # Nothing is left to chance: r5 is the only card.
    assert scene.state.drawn == scene.location("r5")


@rule("DLQ-145", "DLQ-8")
def test_if_nothing_to_come_fits_the_phase_is_skipped_and_exploring_not_offered():
    surface = place("r5", "oooo", frame='"surface"') + place("r6", "oooo", frame='"surface"')
    scene = Scene(locations=surface)
    ann, _ = scene.heroes
    scene.locations_left("r5 r6").phase("villainy")
    ann.does("end")
    assert scene.state.phase == FEATS_PHASE
    ann.refused("explore", "DLQ-145")
    assert scene.state.locations.size() == 2
    scene.locations_left("r5 r6 r7").phase("feats")
    assert ann.may("explore")


# --- Walking between cards ---------------------------------------------------------------------------------------------------


@rule("DLQ-5", "DL-40")
def test_a_wall_on_either_side_stops_both_ways():
    scene = Scene(locations=place("r1", "ooow"))
    ann, _ = scene.heroes
    scene.map({"0,0": "gate", "1,0": "r1", "0,1": "t1", "1,1": "t2"})
    scene.phase("feats")
    assert [choice for choice in ann.choices if choice.startswith("move")] == ["move s"]
    ann.has(place="r1")
    assert [choice for choice in ann.choices if choice.startswith("move")] == ["move s"]


@rule("DLQ-5")
def test_one_way_doors_are_an_option():
    scene = Scene(locations=place("r1", "ooow"), one_way_doors=True)
    ann, _ = scene.heroes
    scene.map({"0,0": "gate", "1,0": "r1", "0,1": "t1", "1,1": "t2"})
    scene.phase("feats")
    assert ann.may("move e")
    ann.does("move e")
    assert ann.place == "r1"
    assert not ann.may("move w")


@rule("DL-40")
def test_moving_costs_one_point_and_ignores_the_exit_on_the_other_side():
    scene = Scene(locations=place("r1", "oooo") + place("t1", "ooob", "tunnel"))
    ann, _ = scene.heroes
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "r1"})
    scene.phase("feats")
    ann.does("move e")
    # t1's western exit is blocked, but only who leaves by it has to care.
    assert (ann.place, ann.ap) == ("t1", 3)
    assert scene.told("tested") == []
    scene.dice(1)
    ann.does("move w")
    assert len(scene.told("tested")) == 1


@rule("DL-40")
def test_no_move_without_a_point_a_neighbour_or_a_working_exit():
    scene = Scene(locations=place("r1", "wowo"))
    ann, _ = scene.heroes
    scene.map({"0,0": "gate", "1,0": "r1", "1,1": "t1", "0,1": "t2"})
    ann.has(place="r1")
    scene.phase("feats")
    assert [choice for choice in ann.choices if choice.startswith("move")] == ["move w"]
    ann.has(ap=0)
    assert not ann.may("move w")


@rule("DL-40")
def test_a_turned_card_shows_its_other_sides():
    scene = Scene(locations=place("r1", "owww"))
    ann, _ = scene.heroes
    scene.map({"0,0": "gate", "0,1": "t1", "0,-1": "r1 r180", "0,-2": "t2"})
    ann.has(place="r1")
    scene.phase("feats")
    assert [choice for choice in ann.choices if choice.startswith("move")] == ["move s"]


# --- Shifting ------------------------------------------------------------------------------------------------------------------


SHIFT = """
[[cards]]
id = "heave"
type = "boon"
cost = 1
timing = "feats"
duration = "instant"
aim = "location"
effects = ["shift()"]
"""


def shifting(locations="", cards=SHIFT, **options):
    scene = Scene(cards=cards, locations=locations, **options)
    scene.heroes[0].has(glory=3, hand="heave")
    return scene


@rule("DL-102", "DLQ-146")
def test_a_location_is_shifted_to_where_it_could_be_placed():
    scene = shifting()
    ann, _ = scene.heroes
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "r1"})
    scene.phase("feats")
    ann.does("play heave", "location r1")
    assert "place 2,0 r0" not in ann.choices
    assert sorted(ann.choices) == sorted(
        f"place {cell} r0" for cell in ("0,-1", "1,-1", "1,1", "0,1", "-1,0")
    )
    ann.does("place -1,0 r0")
    assert scene.told("location_placed") == []
    scene.phase("feats")
    assert ann.may("move w")
    ann.does("move w")
    assert ann.place == "r1"


@rule("DL-102", "DLQ-146")
def test_no_location_may_lose_its_path_to_the_entrance():
    scene = shifting()
    ann, _ = scene.heroes
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "r1"})
    scene.phase("feats")
    ann.does("play heave")
    # t1 holds r1 up, and the entrance never moves.
    assert ann.choices == ["location r1"]


@rule("DL-102", "DLQ-146")
def test_a_location_between_two_may_be_shifted_where_another_way_leads_round():
    scene = shifting()
    ann, _ = scene.heroes
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "r1", "0,1": "t2", "1,1": "t3", "2,1": "t4"})
    scene.phase("feats")
    ann.does("play heave", "location t1")
    assert "place -1,0 r0" in ann.choices


@rule("DLQ-146")
def test_an_entrance_is_not_shifted():
    scene = shifting()
    ann, _ = scene.heroes
    scene.map({"0,0": "gate", "1,0": "t1", "0,1": "t2", "1,1": "t3"})
    scene.phase("feats")
    ann.does("play heave")
    ann.refused("location gate", "DLQ-146")


@rule("DLQ-146", "DLQ-16")
def test_everything_on_a_shifted_card_comes_along_and_nobody_moves_or_enters():
    locations = place("r1", "oowb", hazard='"effect"', effects='["wound(you, 1)"]')
    scene = shifting(locations)
    ann, bob = scene.heroes
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "r1", "0,-1": "t2"})
    ann.has(place="r1", health=12)
    bob.has(place="r1", glory=0, peril=0)
    scene.state.opened = [scene.location("r1"), 3, 1]
    scene.state.loose = [scene.quest("q8"), scene.location("r1")]
    scene.phase("feats")
    glory = ann.glory
    ann.does("play heave", "location r1", "place 1,-1 r0")
    assert (ann.place, bob.place) == ("r1", "r1")
    assert ann.health == 12
    assert (ann.glory, bob.glory, bob.peril) == (glory - 1, 0, 0)
    assert ann.player.moved == 0
    assert scene.state.opened == [scene.location("r1"), 3, 1]
    assert ann.may("pick-up q8")
    # The blocked exit that bob holds open leads to t2 now, and ann may use it without a test.
    ann.does("move w")
    assert ann.place == "t2"
    assert scene.told("tested") == []


@rule("DLQ-146")
def test_a_shifted_card_keeps_its_rotation():
    scene = shifting(place("r1", "owww"))
    ann, _ = scene.heroes
    scene.map({"0,0": "gate", "0,-1": "r1 r180", "1,0": "t1"})
    scene.phase("feats")
    ann.does("play heave", "location r1")
    # It opens to the south: above t1 is the only other place.
    assert ann.choices == ["place 1,-1 r180"]
    ann.does("place 1,-1 r180")
    assert scene.state.turned[scene.location("r1")] == 1


@rule("DL-102", "DLQ-146")
def test_placement_rules_hold_for_a_shift():
    scene = shifting(DEAD_ENDS)
    ann, _ = scene.heroes
    scene.map({**THREE, "-1,0": "t5"})
    scene.phase("feats")
    ann.does("play heave")
    # r1 would have to be turned, and t5 fits beside no other card.
    assert ann.choices == ["location r2", "location r3"]
    ann.does("location r2")
    assert ann.choices == ["place -1,-1 r0"]


@pytest.mark.parametrize("wide", [True, False])
@rule("DL-102")
def test_dungeon_joins_dungeon_when_shifted(wide):
    locations = place("r6", "oooo", frame='"surface"')
    scene = shifting(locations)
    ann, _ = scene.heroes
    scene.map(
        {"0,0": "gate", "1,0": "t1", "2,0": "r1", "0,-1": "r6"} if not wide else {"0,0": "gate", "1,0": "r1"}
    )
    scene.phase("feats")
    ann.does("play heave", "location r1")
    assert ("place 0,-1 r0" in ann.choices) == wide
    if not wide:
        assert "place 0,-2 r0" not in ann.choices
        assert "place -1,-1 r0" not in ann.choices
