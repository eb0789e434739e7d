"""DL-160 to DL-167 and their rulings: the eight variants, and which of them go together."""

import pytest

from tests.rules.dungeoneer.scene import Hero, Scene
from tests.rules_marker import rule
from undercroft.games.dungeoneer.codes import LOCATION
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.queries import hero_value
from undercroft.games.dungeoneer.setup import is_common_place
from undercroft.games.dungeoneer.state import LORD_ENTHRONED
from undercroft.kernel.errors import BadOption

MELEE, SPEED = 0, 2
ROW = {"0,0": "gate", "1,0": "t1", "2,0": "r1"}


def hero_number(scene: Scene, name: str) -> int:
    """The number of a hero card."""
    return next(hero.number for hero in scene.tables.heroes if hero.id == name)


def common(scene: Scene) -> list[str]:
    """The open common quests."""
    return [scene.tables.quests[quest].id for quest in scene.state.common]


def placed(scene: Scene, hero: Hero) -> str:
    """The hero places a location where it first fits; which it was."""
    name = hero.choices[0].removeprefix("location ")
    hero.does(f"location {name}")
    hero.does(hero.choices[0])
    return name


# --- No white spots ------------------------------------------------------------------------------------------------------


@rule("DL-160")
def test_whoever_is_dealt_the_entrance_is_first_and_the_next_one_places():
    scene = Scene(3, no_white_spots=True, draws="t1 gate")
    ann, bob, cid = scene.heroes
    assert scene.state.first == 1
    assert [len(hero.player.share) for hero in scene.heroes] == [6, 5, 5]
    # The entrance lies, and the quests are dealt before the map is made: two each, from the first player on.
    assert scene.state.cells[scene.location("gate")] >= 0
    assert [len(hero.quests) for hero in scene.heroes] == [2, 2, 2]
    assert scene.told("quest_dealt")[0].seat == 1
    assert len(common(scene)) == 1
    assert (scene.asked, [hero.hand for hero in scene.heroes]) == (2, [[], [], []])
    placed(scene, cid)
    assert scene.asked == 0
    placed(scene, ann)
    assert scene.asked == 1
    placed(scene, bob)
    assert scene.asked == 2


@rule("DL-160", "DLQ-170")
def test_the_whole_map_is_made_before_the_game_and_no_location_is_drawn_in_it():
    scene = Scene(no_white_spots=True)
    while any(hero.player.share for hero in scene.heroes):
        placed(scene, scene.heroes[scene.asked])
    assert all(cell >= 0 for cell in scene.state.cells)
    assert scene.state.active == scene.state.first
    assert [len(hero.hand) for hero in scene.heroes] == [5, 5]
    active = scene.heroes[scene.state.first]
    assert scene.state.phase == 2
    active.does("end")
    # No phase III: the feats phase follows, and there is nothing to explore.
    assert scene.state.phase == 4
    assert active.refused("explore", "DL-160") == "dungeoneer-map-complete"
    assert scene.told("location_phase") == []


@rule("DL-160", "DLQ-170")
def test_the_place_of_the_common_quest_is_kept_until_nothing_else_is_held():
    scene = Scene(no_white_spots=True, draws="gate q8")
    quest = common(scene)[0]
    place = quest.replace("q", "r")
    holder = next(hero for hero in scene.heroes if scene.location(place) in hero.player.share)
    while any(hero.player.share for hero in scene.heroes):
        hero = scene.heroes[scene.asked]
        if hero is holder and len(hero.player.share) > 1:
            assert hero.refused(f"location {place}", "DLQ-170") == "dungeoneer-share-later"
        elif hero is holder:
            assert hero.choices == [f"location {place}"]
        placed(scene, hero)


ESCORT = """
    [[quests]]
    id = "q1"
    category = "escort"
    condition = "escort"
    places = ["r1"]
    second = ["r2"]
    reward = ["glory(you, 1)"]
"""


@rule("DLQ-170")
def test_both_places_of_a_common_escort_come_last():
    scene = Scene(no_white_spots=True, quests=ESCORT, draws="gate r1 r2", nothing_personal=True)
    assert "q1" in common(scene)
    for hero in scene.heroes:
        held = [scene.tables.locations[one].id for one in hero.player.share]
        while scene.asked != hero.seat:
            placed(scene, scene.heroes[scene.asked])
        offered = [choice.removeprefix("location ") for choice in hero.choices]
        assert {"r1", "r2"} & set(held)
        assert not {"r1", "r2"} & set(offered)


@rule("DLQ-170", "DL-132")
def test_the_throne_comes_last_and_the_lord_is_there_from_the_start():
    game = Dungeoneer()
    state = game.prepare(2, 5, game.complete_options({"no_white_spots": True}, 2), "own")
    state.begin()
    throne = state.tables.throne
    offered = 0
    while state.phase == 0:
        seat = state.to_act[0]
        codes = state.choices(seat)
        if LOCATION + throne in codes:
            offered += 1
            assert all(is_common_place(state, location) for location in state.players[seat].share)
        state.play(seat, codes[0])
    assert offered > 0
    assert state.cells[throne] >= 0
    assert state.lord_status == LORD_ENTHRONED


@rule("DLQ-170")
def test_what_nobody_can_place_leaves_the_game():
    moor = """
        [[locations]]
        id = "t1"
        frame = "surface"
        type = "room"
        glory = 1
        peril = 1
        exits = ["open", "open", "open", "open"]
    """
    scene = Scene(no_white_spots=True, locations=moor)
    while scene.state.phase == 0:
        hero = scene.heroes[scene.asked]
        if hero.choices == ["pass"]:
            assert [scene.tables.locations[one].id for one in hero.player.share] == ["t1"]
            hero.does("pass")
        else:
            assert not hero.may("pass")
            assert not hero.may("location t1")
            placed(scene, hero)
    assert scene.state.cells[scene.location("t1")] == -1
    assert [hero.player.share for hero in scene.heroes] == [[], []]


# --- Resurrection --------------------------------------------------------------------------------------------------------

BLOW = """
    [[cards]]
    id = "blow"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "instant"
    aim = "rival"
    effects = ["wound(target, 9)", "glory(target, -3)", "fall(target)"]
    [[cards]]
    id = "gloom"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "permanent"
    aim = "hero"
    [[cards.abilities]]
    on = "passive"
    effects = ["modify(melee, target, -1, in_play)"]
    [[cards]]
    id = "last_word"
    type = "boon"
    cost = 0
    timing = "feats"
    duration = "instant"
    effects = ["wound(you, 20)"]
"""
SECOND_GATE = """
    [[locations]]
    id = "t8"
    frame = "dungeon"
    type = "tunnel"
    entrance = true
    glory = 2
    peril = 2
    exits = ["open", "open", "open", "open"]
"""
TROPHY = """
    [[quests]]
    id = "q7"
    category = "artifact"
    condition = "reach"
    places = ["r7"]
    [[quests.artifact]]
    on = "passive"
    effects = ["modify(melee, you, 2, in_play)"]
"""


def killed(seats: int = 2, **options: object) -> Scene:
    """Ann's curse kills Bob in ``r1``."""
    scene = Scene(seats, cards=BLOW, resurrection=True, **options)  # type: ignore[arg-type]
    scene.map(ROW)
    ann, bob = scene.heroes[:2]
    ann.has(hand="blow", place="t1", hero=hero_number(scene, "ann"))
    bob.has(
        hero=hero_number(scene, "bob"), place="r1", health=5, glory=4, peril=3, hand="m1 b1", inventory="w1 b2", lair="m2",
        curses="gloom", quests="q2 q3", done="q4", level=5, ap=0, saved=1, fallen=1,
    )  # fmt: skip
    for hero, name in zip(scene.heroes[2:], ("cid", "dot"), strict=False):
        hero.has(hero=hero_number(scene, name))
    scene.phase("villainy")
    ann.does("play blow", "seat 2")
    return scene


@rule("DL-161", "DLQ-171", "DLQ-93")
def test_a_dead_hero_is_followed_by_a_new_one_of_the_first_level():
    scene = killed()
    ann, bob = scene.heroes
    assert not scene.state.over
    assert bob.choices == ["hero cid", "hero dot", "hero eve", "hero fay"]
    scene.draws("b5", "w5", "b6", "w6", "b7")
    bob.does("hero eve")
    assert bob.player.hero == hero_number(scene, "eve")
    assert (bob.player.level, bob.health, bob.player.alive) == (4, 12, 1)
    assert bob.place == "gate"
    # Hand, inventory, lair and curses are lost, five new cards are drawn; glory and peril are as they were but for
    # the card's cost, and entering pays nothing.
    assert bob.hand == ["b5", "w5", "b6", "w6", "b7"]
    assert (bob.inventory, bob.lair, bob.curses) == ([], [], [])
    assert {"m1", "b1", "w1", "b2", "m2", "gloom"} <= set(scene.ids(scene.state.discards[0]))
    assert (bob.glory, bob.peril) == (4, 2)
    assert (bob.ap, bob.player.saved, bob.player.fallen) == (0, 0, 0)
    # Quests, done and not, are kept.
    assert (bob.quests, bob.done) == (["q2", "q3"], ["q4"])
    # It is still Ann's turn.
    assert ann.may("end")


@rule("DLQ-171", "DLQ-126")
def test_what_struck_the_dead_hero_does_not_strike_the_new_one():
    scene = killed()
    _, bob = scene.heroes
    bob.does("hero eve")
    # The curse goes on to take glory and to lay the hero down: it meant the one who died.
    assert (bob.glory, bob.player.fallen) == (4, 0)


@rule("DLQ-171", "DLQ-126")
def test_a_battle_in_the_entrance_does_not_go_on_against_the_new_hero():
    scene = Scene(resurrection=True)
    ann, bob = scene.heroes
    scene.map(ROW)
    ann.has(hand="m1 m2", place="t1")
    bob.has(place="gate", health=1, peril=4)
    scene.phase("villainy").dice(6, 6, 1, 1)
    ann.does("play m1", "seat 2", "melee", "play m2", "seat 2", "melee", "done")
    # First the monsters' owner has the lair stage, then the new hero comes.
    assert scene.asked == 0
    ann.does("to lair", "to hand")
    assert scene.asked == 1
    bob.does(bob.choices[0])
    assert bob.health == 12
    assert (ann.lair, ann.hand) == (["m1"], ["m2"])


@rule("DLQ-171")
def test_a_hero_who_dies_on_the_own_turn_loses_the_rest_of_it():
    scene = Scene(resurrection=True, cards=BLOW)
    ann, bob = scene.heroes
    ann.has(hand="last_word b1", place="gate")
    scene.phase("feats")
    ann.does("play last_word")
    ann.does(ann.choices[0])
    assert ann.health == 12
    assert len(ann.hand) == 5
    # No phase V: Bob's turn has begun.
    assert (scene.state.active, ann.player.saved, ann.ap) == (1, 0, 0)
    assert bob.may("end")


@rule("DLQ-171", "DL-161")
def test_the_last_two_standing_go_on():
    scene = killed()
    bob = scene.heroes[1]
    bob.does("hero cid")
    assert not scene.state.over
    assert (bob.player.alive, bob.place) == (1, "gate")


@rule("DL-161")
def test_the_left_hand_opponent_chooses_among_several_entrances():
    scene = Scene(3, cards=BLOW, locations=SECOND_GATE, resurrection=True)
    scene.map({**ROW, "3,0": "t8"})
    ann, bob, cid = scene.heroes
    ann.has(hand="blow")
    bob.has(place="r1", health=1, peril=1, glory=4)
    scene.phase("villainy")
    ann.does("play blow", "seat 2")
    bob.does(bob.choices[0])
    assert scene.asked == 2
    assert cid.choices == ["location gate", "location t8"]
    cid.does("location t8")
    assert (bob.place, bob.glory) == ("t8", 4)


@rule("DLQ-171")
def test_when_all_heroes_are_used_the_dead_come_back():
    scene = killed(4)
    bob = scene.heroes[1]
    assert bob.choices == ["hero eve", "hero fay"]
    scene.state.dead_heroes = [hero_number(scene, "eve"), hero_number(scene, "fay")]
    assert bob.choices == ["hero bob", "hero eve", "hero fay"]


@rule("DLQ-171")
def test_artifacts_are_kept_and_escort_tokens_lie_where_the_hero_died():
    scene = Scene(cards=BLOW, quests=ESCORT + TROPHY, resurrection=True)
    scene.map(ROW)
    ann, bob = scene.heroes
    ann.has(hand="blow", place="t1")
    bob.has(place="r1", health=1, peril=1, quests="q1", artifacts="q7")
    bob.player.escorts = [scene.quest("q1")]
    scene.phase("villainy")
    ann.does("play blow", "seat 2")
    bob.does(bob.choices[0])
    assert hero_value(scene.state, 1, MELEE) == 3 + 2
    assert (bob.quests, bob.player.escorts) == (["q1"], [])
    assert scene.state.loose == [scene.quest("q1"), scene.location("r1")]
    # Only where the token lies can the quest be gone on with, by anybody.
    bob.has(place="gate")
    scene.phase("feats", 1)
    assert not bob.may("take-up q1")
    ann.has(place="r1")
    scene.phase("feats")
    ann.does("pick-up q1")
    assert (ann.quests[-1], bob.quests) == ("q1", [])


@rule("DLQ-171")
def test_an_opened_exit_is_blocked_again_when_its_hero_dies():
    scene = Scene(cards=BLOW, resurrection=True)
    scene.map(ROW)
    ann, bob = scene.heroes
    ann.has(hand="blow", place="t1")
    bob.has(place="r1", health=1, peril=1)
    scene.state.opened = [scene.location("r1"), 3, 1]
    scene.phase("villainy")
    ann.does("play blow", "seat 2")
    assert scene.state.opened == []


@rule("DLQ-93", "DLQ-171")
@pytest.mark.parametrize(("stage", "level", "health", "classes"), [(0, 1, 6, []), (1, 4, 12, ["dot"]),
                                                                   (2, 7, 18, ["dot", "dot_l"])])  # fmt: skip
def test_in_a_later_stage_the_classes_of_all_stages_are_chosen_anew(stage, level, health, classes):
    scene = Scene(sets="heroic,epic,legendary", resurrection=True, decks="one", other={"heroic": BLOW})
    scene.map({"0,0": "gate_h", "1,0": "t1_h"})
    ann, bob = scene.heroes
    scene.state.stage = stage
    for hero, name in ((ann, "ann"), (bob, "bob")):
        hero.has(level=level + 1, reached=level + 1, hero=hero_number(scene, f"{name}_h"), health=1, peril=1)
        if stage >= 1:
            hero.has(epic=hero_number(scene, name))
        if stage == 2:
            hero.has(legendary=hero_number(scene, f"{name}_l"))
    ann.has(hand="blow")
    scene.phase("villainy")
    ann.does("play blow", "seat 2")
    bob.does("hero dot_h")
    for chosen in classes:
        assert bob.may(f"hero {chosen}")
        # The class of the dead hero is free again, the rival's is not.
        assert bob.may(f"hero {chosen.replace('dot', 'bob')}")
        assert not bob.may(f"hero {chosen.replace('dot', 'ann')}")
        bob.does(f"hero {chosen}")
    assert (bob.player.level, bob.health, len(bob.hand)) == (level, health, 5)
    assert ann.may("end")


# --- Hero choice -----------------------------------------------------------------------------------------------------------


@rule("DL-162")
def test_heroes_are_chosen_from_the_first_player_on():
    scene = Scene(3, hero_choice=True)
    order = [(scene.state.first + away) % 3 for away in range(3)]
    for seat, name in zip(order, ("eve", "ann", "cid"), strict=True):
        assert scene.asked == seat
        scene.heroes[seat].does(f"hero {name}")
        if seat != order[-1]:
            assert not scene.heroes[scene.asked].may(f"hero {name}")
    assert [scene.heroes[seat].player.hero for seat in order] == [
        hero_number(scene, name) for name in ("eve", "ann", "cid")
    ]


@rule("DL-162")
def test_without_the_variant_nobody_is_asked():
    scene = Scene(3)
    assert scene.told("hero_chosen") == []
    assert len(scene.told("hero_dealt")) == 3


# --- Optional discard ------------------------------------------------------------------------------------------------------


@rule("DL-163")
@pytest.mark.parametrize("optional", [False, True])
def test_the_discard_is_optional_and_at_most_one_card(optional):
    scene = Scene(optional_discard=optional)
    ann, _ = scene.heroes
    ann.has(hand="b1 b2", inventory="w1", lair="m1")
    scene.phase("discard")
    assert ann.may("pass") is optional
    assert {"card b1", "card b2", "card w1", "card m1"} <= set(ann.choices)
    ann.does("pass" if optional else "card b1")
    assert len(ann.hand) == (2 if optional else 1)
    # That was the discard: the action point comes next.
    assert ann.choices == ["pass", "save"]


# --- Impartial placement -----------------------------------------------------------------------------------------------------


def drawing(location: str, seats: int = 3, quests: str = "") -> Scene:
    """Ann explores and draws this location; Ann and Bob have quests in ``r1``, Cid in ``r4``."""
    scene = Scene(seats, impartial_placement=True, quests=quests)
    scene.map({"0,0": "gate", "1,0": "t1"}).common("q5")
    for hero, names in zip(scene.heroes, ("q1", "q2", "q4"), strict=False):
        hero.has(quests=names, place="gate")
    scene.phase("feats").draws(location)
    scene.heroes[0].does("explore")
    return scene


@rule("DL-164", "DLQ-173")
@pytest.mark.parametrize(("location", "placer"), [("r1", 1), ("r2", 0), ("r4", 0), ("r5", 0), ("t3", 0)])
def test_a_place_of_an_own_personal_quest_is_passed_to_the_left(location, placer):
    # Of the common quest (r5) and of others' quests the drawer places the place as always.
    scene = drawing(location)
    assert scene.asked == placer
    hero = scene.heroes[placer]
    assert hero.choices == ["place 0,-1 r0", "place 1,-1 r0", "place -1,0 r0", "place 2,0 r0", "place 0,1 r0",
                            "place 1,1 r0"]  # fmt: skip
    hero.does("place 2,0 r0")
    # The drawer stays the active player.
    assert (scene.state.active, scene.asked) == (0, 0)
    assert scene.heroes[0].may("end")


TWO_PLACES = """
    [[quests]]
    id = "q2"
    category = "influence"
    condition = "reach"
    places = ["r1", "r7"]
    reward = ["glory(you, 1)"]
"""


@rule("DL-164", "DLQ-173")
def test_it_is_passed_on_where_it_matters_too_and_all_who_had_it_know_it():
    scene = drawing("r1", quests=TWO_PLACES)
    assert scene.asked == 2
    assert scene.state.drawn_seen == 0b111
    assert [event.kind for event in scene.log.streams[1] if event.kind == "location_passed"] == [
        "location_passed"
    ]


@rule("DL-164")
def test_if_it_goes_full_circle_the_drawer_places_it():
    scene = drawing("r1", seats=2, quests=TWO_PLACES)
    assert scene.asked == 0
    assert scene.state.drawn_seen == 0b11


@rule("DL-164", "DLQ-173")
@pytest.mark.parametrize(("location", "placer"), [("r1", 1), ("r2", 0)])
def test_of_an_escort_only_the_first_place_counts(location, placer):
    scene = drawing(location, quests=ESCORT)
    # Ann's q1 is an escort from r1 to r2; r2 is Bob's place, not hers.
    assert scene.asked == placer


@rule("DLQ-173")
def test_searches_never_matter_and_finished_quests_neither():
    search = '[[quests]]\nid = "q1"\ncategory = "search"\ncondition = "search"\nplaces = ["r1"]\nsearch = 5\nreward = ["glory(you, 1)"]'
    assert drawing("r1", quests=search).asked == 0
    scene = Scene(impartial_placement=True)
    scene.map({"0,0": "gate", "1,0": "t1"}).common("q5")
    ann, _ = scene.heroes
    ann.has(quests="", done="q1")
    scene.phase("feats").draws("r1")
    ann.does("explore")
    assert scene.asked == 0


@rule("DL-164", "DLQ-173")
def test_it_holds_in_the_location_phase_as_well():
    scene = Scene(impartial_placement=True)
    scene.map({"0,0": "gate", "1,0": "t1"}).common("q5")
    ann, bob = scene.heroes
    ann.has(quests="q1", hand="")
    bob.has(quests="q2")
    scene.phase("villainy").draws("r1")
    ann.does("end")
    assert scene.state.phase == 3
    assert scene.asked == 1
    bob.does("place 2,0 r0")
    assert (scene.asked, scene.state.phase) == (0, 4)


# --- Nothing personal ----------------------------------------------------------------------------------------------------------


@rule("DL-165", "DLQ-174")
def test_all_quests_are_common_and_two_are_always_open():
    scene = Scene(3, nothing_personal=True)
    assert [hero.quests for hero in scene.heroes] == [[], [], []]
    assert len(common(scene)) == 2
    scene.map({"0,0": "gate", "1,0": "r1"}).common("q1 q2").draws("q7")
    ann = scene.heroes[0]
    ann.has(place="r1")
    scene.phase("feats")
    ann.does("attempt q1")
    assert common(scene) == ["q2", "q7"]
    assert ann.done == ["q1"]


@rule("DL-165", "DLQ-174")
def test_an_escort_becomes_personal_when_it_is_taken_up_and_is_replaced():
    scene = Scene(nothing_personal=True, quests=ESCORT)
    scene.map({"0,0": "gate", "1,0": "r1"}).common("q1 q2").draws("q8")
    ann, bob = scene.heroes
    ann.has(place="r1")
    bob.has(place="r1")
    scene.phase("feats")
    ann.does("take-up q1")
    assert ann.quests == ["q1"]
    assert common(scene) == ["q2", "q8"]
    scene.phase("feats", 1)
    assert not bob.may("take-up q1")


@rule("DLQ-174", "DLQ-157")
def test_common_quests_are_refilled_while_the_deck_lasts():
    scene = Scene(nothing_personal=True)
    scene.map({"0,0": "gate", "1,0": "r1"}).common("q1 q2")
    scene.state.quest_pile.pool = []
    ann = scene.heroes[0]
    ann.has(place="r1")
    scene.phase("feats")
    ann.does("attempt q1")
    assert common(scene) == ["q2"]
    assert not scene.state.over


# --- Limited movement ----------------------------------------------------------------------------------------------------------

FLEET = """
    [[cards]]
    id = "stim"
    type = "boon"
    cost = 0
    timing = "feats"
    duration = "instant"
    effects = ["ap(you, 1)"]
    [[cards]]
    id = "up"
    type = "boon"
    cost = 0
    timing = "feats"
    duration = "instant"
    effects = ["stand(you)"]
"""


@rule("DL-166")
@pytest.mark.parametrize("limited", [False, True])
def test_every_reset_gives_exactly_three_action_points(limited):
    scene = Scene(limited_movement=limited)
    ann, _ = scene.heroes
    assert hero_value(scene.state, 0, SPEED) == 4
    scene.phase("reset")
    assert ann.ap == (3 if limited else 4)


@rule("DL-166", "DLQ-172")
def test_no_action_point_is_saved():
    scene = Scene(limited_movement=True)
    ann, _bob = scene.heroes
    ann.has(hand="")
    scene.phase("discard")
    # With 4 points left nobody is asked: the next turn begins.
    assert scene.asked >= 0
    assert (ann.player.saved, ann.ap) == (0, 0)
    assert scene.state.active == 1


def lying(place: str = "t1", **options: object) -> Scene:
    """Ann has spent all points in her feats phase."""
    scene = Scene(limited_movement=True, cards=FLEET, **options)  # type: ignore[arg-type]
    scene.map(ROW).common("q8")
    ann, bob = scene.heroes
    ann.has(place=place, quests="", hand="stim up")
    bob.has(place="gate", quests="")
    scene.phase("feats")
    assert ann.refused("lie", "DLQ-172") == "dungeoneer-ap-left"
    ann.has(ap=0)
    return scene


@rule("DL-166", "DLQ-172", "DLQ-92")
def test_without_points_one_may_lie_down_for_one_more_that_is_not_for_moving():
    scene = lying()
    ann, _ = scene.heroes
    assert not ann.may("explore")
    ann.does("lie")
    assert (ann.player.fallen, ann.player.extra) == (1, 1)
    assert ann.may("explore")
    assert ann.may("stand")
    assert not any(choice.startswith("move") for choice in ann.choices)
    ann.does("explore")
    ann.does(ann.choices[0])
    assert (ann.player.extra, ann.player.fallen) == (0, 1)
    # Once per player turn, and the hero lies on.
    assert not ann.may("lie")
    ann.has(fallen=0)
    assert ann.refused("lie", "DLQ-172") == "dungeoneer-lain"
    ann.has(fallen=1)
    assert not ann.may("stand")
    assert not ann.may("explore")


@rule("DLQ-172", "DL-166")
def test_the_extra_point_may_stand_the_hero_up_again():
    scene = lying()
    ann, _ = scene.heroes
    ann.does("lie", "stand")
    assert (ann.player.fallen, ann.player.extra) == (0, 0)
    assert not ann.may("lie")


@rule("DLQ-172")
def test_the_extra_point_never_pays_for_a_step():
    scene = lying()
    ann, _ = scene.heroes
    ann.does("lie", "play up")
    assert (ann.player.fallen, ann.player.extra) == (0, 1)
    assert not ann.may("move e")
    ann.does("play stim")
    assert ann.ap == 1
    ann.does("move e")
    assert (ann.ap, ann.player.extra) == (0, 1)


@rule("DLQ-172", "DLQ-92", "DL-166")
def test_the_extra_point_pays_for_a_challenge_on_anothers_turn():
    scene = Scene(limited_movement=True)
    scene.map(ROW)
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(place="t1", peril=2)
    scene.phase("villainy").dice(4, 3, 6, 1)
    ann.does("play m1", "seat 2", "melee", "done")
    # The defender's window: no point was saved, but one can be had by lying down.
    assert bob.may("lie")
    bob.does("lie")
    scene.everybody_passes()
    assert bob.may("card m1")
    bob.does("card m1", "melee")
    scene.everybody_passes()
    assert (bob.player.extra, bob.player.battled) == (0, 1)
    assert scene.state.hurt[scene.card("m1")] == 1


@rule("DLQ-172")
def test_the_extra_point_is_gone_with_the_player_turn():
    scene = lying()
    ann, _bob = scene.heroes
    ann.has(hand="")
    ann.does("lie", "end")
    scene.everybody_passes()
    assert scene.state.active == 1
    assert (ann.player.extra, ann.player.fallen, ann.player.lain) == (0, 1, 0)


@rule("DLQ-172")
def test_only_a_standing_hero_may_lie_down():
    scene = lying()
    ann, _ = scene.heroes
    ann.has(fallen=1)
    assert not ann.may("lie")


@rule("DL-166")
def test_without_the_variant_nobody_lies_down():
    scene = Scene()
    ann, _ = scene.heroes
    scene.phase("feats")
    ann.has(ap=0)
    assert ann.refused("lie", "DL-166") == "dungeoneer-no-lying"


# --- Dodging spikes --------------------------------------------------------------------------------------------------------------

SPIKES = """
    [[locations]]
    id = "t1"
    frame = "dungeon"
    type = "tunnel"
    glory = 1
    peril = 1
    exits = ["open", "open", "open", "open"]
    hazard = "spikes speed 9"
    [[locations]]
    id = "t2"
    frame = "dungeon"
    type = "tunnel"
    glory = 1
    peril = 1
    exits = ["open", "open", "open", "open"]
    hazard = "pit speed 9"
"""


def at_spikes(ap: int, place: str = "t1", dodging: bool = True) -> Scene:
    """Ann enters a hazard with this many points before the step."""
    scene = Scene(dodging_spikes=dodging, locations=SPIKES)
    scene.map({"0,0": "gate", "1,0": place})
    ann, _ = scene.heroes
    ann.has(place="gate", health=12)
    scene.phase("feats")
    ann.has(ap=ap)
    scene.dice(1)
    ann.does("move e")
    return scene


@rule("DL-167", "DLQ-175")
def test_spikes_can_be_dodged_for_a_point_before_the_roll():
    scene = at_spikes(3)
    ann, _ = scene.heroes
    assert ann.choices == ["test", "dodge"]
    assert scene.told("die_rolled") == []
    ann.does("dodge")
    assert (ann.ap, ann.health) == (1, 12)
    assert scene.told("tested") == []
    # Income was paid before.
    assert ann.glory == 2


@rule("DL-167", "DLQ-175")
def test_one_may_still_test():
    scene = at_spikes(3)
    ann, _ = scene.heroes
    ann.does("test")
    assert (ann.ap, ann.health) == (2, 11)


@rule("DLQ-175")
def test_a_hero_without_points_must_test():
    scene = at_spikes(1)
    assert (scene.heroes[0].ap, scene.heroes[0].health) == (0, 11)


@rule("DL-167")
def test_pits_are_not_dodged_nor_are_spikes_without_the_variant():
    assert at_spikes(3, "t2").heroes[0].player.fallen == 1
    scene = at_spikes(3, "t1", dodging=False)
    assert scene.heroes[0].health == 11


# --- Together --------------------------------------------------------------------------------------------------------------------


@rule("DLQ-169")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"impartial_placement": True, "no_white_spots": True}),
        (3, {"impartial_placement": True, "nothing_personal": True}),
        (1, {"resurrection": True}),
        (1, {"impartial_placement": True}),
        (1, {"nothing_personal": True}),
    ],
)
def test_variants_that_exclude_each_other_are_refused(seats, options):
    with pytest.raises(BadOption):
        Dungeoneer().complete_options(options, seats)


@rule("DLQ-169")
def test_all_others_combine():
    names = ("no_white_spots", "resurrection", "hero_choice", "optional_discard", "impartial_placement",
             "nothing_personal", "limited_movement", "dodging_spikes")  # fmt: skip
    refused = {("no_white_spots", "impartial_placement"), ("impartial_placement", "nothing_personal")}
    alone = {"resurrection", "impartial_placement", "nothing_personal"}
    game = Dungeoneer()
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            if (one, other) not in refused:
                assert game.complete_options({one: True, other: True}, 2)[other] is True
        if one not in alone:
            assert game.complete_options({one: True}, 1)[one] is True


@rule("DLQ-169")
def test_optional_discard_changes_nothing_alone():
    scene = Scene(1, optional_discard=True)
    ann = scene.heroes[0]
    scene.phase("feats")
    ann.does("end")
    # Phase V begins with what staying brings, not with a discard.
    assert not any(choice.startswith("card") for choice in ann.choices)


@rule("DLQ-169")
def test_the_strict_reading_of_saved_points_changes_nothing_with_limited_movement():
    scene = Scene(limited_movement=True, saved_ap="challenge")
    ann, bob = scene.heroes
    scene.map(ROW)
    ann.has(hand="m1")
    bob.has(place="t1", peril=2)
    scene.phase("villainy")
    ann.does("play m1", "seat 2", "melee", "done")
    bob.does("lie")
    scene.everybody_passes()
    assert bob.may("card m1")
