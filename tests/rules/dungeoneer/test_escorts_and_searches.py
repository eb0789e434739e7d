"""DL-76 to DL-78 and their rulings: searches, and escorts with their tokens."""

import pytest

from tests.rules.dungeoneer.scene import Scene
from tests.rules_marker import rule
from undercroft.games.dungeoneer.atlas import distance
from undercroft.games.dungeoneer.state import DISCARD_PHASE, FEATS_PHASE

QUESTS = """
    [[quests]]
    id = "prince"
    category = "search"
    condition = "search"
    search = 6
    places = ["room"]
    reward = ["glory(you, 4)"]
    [[quests]]
    id = "thing"
    category = "search"
    condition = "search"
    search = 6
    threat = "melee 6"
    places = ["tunnel"]
    reward = ["glory(you, 3)"]
    [[quests]]
    id = "beast"
    category = "search"
    condition = "search"
    search = 4
    places = ["room"]
    reward = ["glory(you, 3)"]
    [quests.monster]
    health = 1
    melee = "attack 2"
    [[quests]]
    id = "child"
    category = "escort"
    condition = "escort"
    places = ["r1", "r3"]
    second = ["r2"]
    reward = ["glory(you, 3)"]
    [[quests]]
    id = "widow"
    category = "escort"
    condition = "escort"
    places = ["r1"]
    second = ["r3"]
    reward = ["glory(you, 3)"]
    [[quests]]
    id = "monk"
    category = "escort"
    condition = "escort"
    places = ["r1"]
    second = ["r3"]
    reward = ["glory(you, 3)"]
    [[quests]]
    id = "goose"
    category = "escort"
    condition = "escort"
    places = ["r1"]
    second = ["r3"]
    reward = ["glory(you, 3)"]
    [[quests]]
    id = "bell"
    category = "threat"
    condition = "test"
    threat = "speed 8"
    places = ["r1", "t1"]
    reward = ["glory(you, 4)"]
"""

CARDS = """
    [[cards]]
    id = "nose"
    type = "boon"
    cost = 1
    timing = "feats"
    duration = "permanent"
    [[cards.abilities]]
    on = "passive"
    effects = ["modify(search, you, 2, in_play)"]
    [[cards]]
    id = "sure_foot"
    type = "boon"
    cost = 1
    timing = "feats"
    duration = "permanent"
    [[cards.abilities]]
    on = "passive"
    effects = ["modify(threat, you, 2, in_play)"]
    [[cards]]
    id = "banish"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "instant"
    aim = "hero"
    effects = ["warp(target, entrance)"]
    [[cards]]
    id = "dagger"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "instant"
    aim = "rival"
    effects = ["wound(target, 9)"]
    [[cards]]
    id = "second_roll"
    type = "boon"
    cost = 1
    timing = "feats"
    duration = "permanent"
    [[cards.abilities]]
    on = "activate"
    glory = 1
    effects = ["reroll(any)"]
"""

LOCATIONS = """
    [[locations]]
    id = "wall_east"
    frame = "dungeon"
    type = "tunnel"
    glory = 1
    peril = 1
    exits = ["open", "wall", "open", "open"]
    [[locations]]
    id = "gaol"
    frame = "dungeon"
    type = "tunnel"
    glory = 1
    peril = 1
    exits = ["blocked speed 9", "blocked speed 9", "trapped speed 9", "trapped speed 9"]
"""

ROW = {"0,0": "gate", "1,0": "r1", "2,0": "t1", "3,0": "r2", "4,0": "r3", "5,0": "t2"}


def table(quests="", seats=2, place="r1", common="bell", cells=None, **options):
    """A scene in a row of locations, in the feats phase of the first seat, with these personal quests.

    All heroes have moved, so that nobody is paid for staying where the turn ends.
    """
    scene = Scene(seats, cards=CARDS, quests=QUESTS, locations=LOCATIONS, **options)
    scene.map(ROW if cells is None else cells).common(common)
    for hero in scene.heroes:
        hero.has(hand="", quests="", glory=0, peril=0, moved=1)
    scene.heroes[0].has(place=place, quests=quests)
    return scene.phase("feats")


def walks(hero, *sides):
    """Moves, and no token is dropped in the windows of the entries."""
    for side in sides:
        hero.does(f"move {side}")
        hero.scene.everybody_passes()


def loose(scene):
    """Where tokens lie: quest -> location."""
    entries = scene.state.loose
    return {
        scene.tables.quests[entries[number]].id: scene.tables.locations[entries[number + 1]].id
        for number in range(0, len(entries), 2)
    }


# --- Distances -----------------------------------------------------------------------------------------------------------


@rule("DLQ-68")
@pytest.mark.parametrize(
    ("place", "between"), [("gate", 0), ("r1", 0), ("t1", 1), ("r2", 2), ("r3", 3), ("t2", 4)]
)
def test_the_distance_counts_the_cards_strictly_between(place, between):
    scene = table()
    assert distance(scene.state, scene.location(place)) == between


@rule("DLQ-68")
def test_the_shortest_way_counts():
    """Two ways lead to r2: five steps along the row, and three by the south."""
    cells = {"0,0": "gate", "1,0": "t1", "2,0": "t2", "2,1": "r2", "0,1": "t3", "1,1": "t4"}
    scene = table(cells=cells)
    assert distance(scene.state, scene.location("r2")) == 2


@rule("DLQ-69")
def test_a_way_does_not_lead_through_walls():
    """The wall in the east of the first card makes the hero go round."""
    cells = {"0,0": "gate", "1,0": "wall_east", "2,0": "r1", "1,1": "t1", "2,1": "t2"}
    scene = table(cells=cells)
    assert distance(scene.state, scene.location("r1")) == 3


@rule("DLQ-69")
def test_blocked_and_trapped_exits_do_not_lengthen_a_way():
    scene = table(cells={"0,0": "gate", "1,0": "gaol", "2,0": "r1"})
    assert distance(scene.state, scene.location("r1")) == 1


# --- Searches ------------------------------------------------------------------------------------------------------------


@rule("DL-76", "DLQ-151")
@pytest.mark.parametrize(
    ("place", "die", "found"), [("r1", 6, True), ("r1", 5, False), ("r3", 3, True), ("r3", 2, False)]
)
def test_a_search_adds_the_distance_to_the_die(place, die, found):
    """The prince is found with 6: beside the entrance by a 6 alone, three cards away by a 3."""
    scene = table("prince", place=place)
    ann, _ = scene.heroes
    scene.dice(die)
    ann.does("search prince")
    assert (ann.done == ["prince"], ann.ap) == (found, 3)


@rule("DL-69", "DL-76")
def test_a_search_and_a_threat_say_what_is_added_and_what_is_needed():
    """Before one commits: the distance for a search, and the value for the threat of what has been found."""
    scene = table("prince", place="r3")
    ann, _ = scene.heroes
    assert ann.told_of("search prince") | {"value": 3, "needed": 6} == ann.told_of("search prince")
    ann.has(inventory="nose")
    assert ann.told_of("search prince")["value"] == 5
    scene = table("thing", place="t1")
    ann, _ = scene.heroes
    scene.dice(5)
    ann.does("search thing")
    before = ann.told_of("attempt thing")
    ann.has(inventory="sure_foot")
    after = ann.told_of("attempt thing")
    assert (after["value"] - before["value"], after["needed"] - before["needed"]) == (2, 0)


@rule("DL-76")
def test_a_search_needs_a_suitable_location():
    scene = table("prince thing", place="t1")
    ann, _ = scene.heroes
    assert ann.may("search thing")
    ann.refused("search prince", "DL-46")
    ann.does("move w")
    assert ann.may("search prince")
    assert not ann.may("search thing")


@rule("DLQ-151")
def test_a_search_costs_an_action_point_and_may_be_repeated():
    scene = table("prince", place="r1")
    ann, _ = scene.heroes
    ann.has(ap=2)
    scene.dice(1, 1)
    ann.does("search prince", "search prince")
    assert ann.ap == 0
    assert not ann.may("search prince")


@rule("DLQ-151")
def test_a_search_is_no_attempt():
    scene = table("thing", place="t1")
    ann, _ = scene.heroes
    scene.dice(5)
    ann.does("search thing")
    assert ann.player.attempted == 0
    scene.dice(1)
    ann.does("attempt thing")
    assert ann.ap == 3


@rule("DLQ-151")
def test_a_card_without_a_further_condition_is_completed_by_finding():
    scene = table("prince", place="r3")
    ann, _ = scene.heroes
    ann.has(hand="w1")
    scene.dice(6)
    ann.does("search prince")
    assert (ann.done, ann.glory, scene.state.phase) == (["prince"], 4, DISCARD_PHASE)


@rule("DL-76", "DLQ-151")
def test_only_what_is_found_may_be_attempted_and_only_there():
    """One card lies between t1 and the gate: a 5 finds the thing, which is then fought by melee 3 against 6."""
    scene = table("thing", place="t1")
    ann, _ = scene.heroes
    ann.refused("attempt thing", "DLQ-151")
    scene.dice(4)
    ann.does("search thing")
    assert not ann.may("attempt thing")
    scene.dice(5)
    ann.does("search thing")
    assert ann.may("attempt thing")
    ann.refused("search thing", "DLQ-151")
    ann.does("move e")
    assert not ann.may("attempt thing")
    ann.does("move w")
    assert ann.may("attempt thing")
    scene.dice(3)
    ann.does("attempt thing")
    assert ann.done == ["thing"]


@rule("DL-76", "DLQ-151")
def test_what_was_found_is_lost_at_the_end_of_the_turn():
    scene = table("thing", place="t1")
    ann, _ = scene.heroes
    scene.dice(6, 1)
    ann.does("search thing", "attempt thing")
    assert ann.may("attempt thing")
    ann.does("end")
    scene.phase("reset", 0)
    while scene.state.phase != FEATS_PHASE:
        ann.does("end" if ann.may("end") else ann.choices[0])
    assert ann.may("search thing")
    assert not ann.may("attempt thing")


@rule("DLQ-151")
def test_a_monster_may_wait_where_the_goal_is_found():
    scene = table("beast", place="r1")
    ann, bob = scene.heroes
    scene.dice(4)
    ann.does("search beast")
    scene.dice(1, 6)
    ann.does("attempt beast")
    bob.does("melee")
    assert ann.done == ["beast"]


@rule("DL-76")
def test_cards_that_add_to_searches_count_and_cards_for_threats_do_not():
    scene = table("prince", place="r1")
    ann, _ = scene.heroes
    ann.has(inventory="sure_foot")
    scene.dice(5)
    ann.does("search prince")
    assert ann.done == []
    ann.has(inventory="nose")
    scene.dice(4)
    ann.does("search prince")
    assert ann.done == ["prince"]


@rule("DLQ-151")
def test_a_reroll_of_any_die_serves_a_search():
    scene = table("prince", place="r1")
    ann, _ = scene.heroes
    ann.has(inventory="second_roll", glory=1)
    scene.dice(1, 6)
    ann.does("search prince")
    assert ann.choices == ["pass", "use second_roll 1"]
    ann.does("use second_roll 1")
    assert ann.done == ["prince"]


@rule("DL-76")
def test_a_common_search_is_open_to_everybody():
    scene = table(common="prince")
    _, bob = scene.heroes
    bob.has(place="r3")
    scene.phase("feats", 1)
    scene.dice(3)
    bob.does("search prince")
    assert bob.done == ["prince"]


# --- Escorts -------------------------------------------------------------------------------------------------------------


@rule("DL-77", "DLQ-152")
def test_an_escort_is_taken_up_in_the_first_place_and_handed_over_in_the_second():
    """Nothing of it costs an action point or is an attempt; handing over completes the quest."""
    scene = table("child")
    ann, _ = scene.heroes
    ann.has(hand="w1")
    ann.refused("attempt child", "DL-77")
    ann.does("take-up child")
    assert (ann.ap, ann.player.attempted) == (4, 0)
    walks(ann, "e", "e")
    assert ann.ap == 2
    ann.does("hand-over child")
    assert (ann.done, ann.quests, ann.player.escorts) == (["child"], [], [])
    assert (ann.ap, ann.player.attempted, scene.state.phase) == (2, 0, DISCARD_PHASE)
    assert ann.player.level == 5


@rule("DL-77")
def test_any_of_the_first_places_will_do_and_no_other():
    scene = table("child", place="t1")
    ann, _ = scene.heroes
    assert not ann.may("take-up child")
    ann.has(place="r3")
    ann.does("take-up child")
    ann.refused("hand-over child", "DL-77")
    ann.refused("take-up child", "DL-77")


@rule("DL-78")
def test_tokens_are_taken_and_given_voluntarily():
    scene = table("child")
    ann, _ = scene.heroes
    walks(ann, "e", "w")
    ann.does("take-up child")
    walks(ann, "e", "e")
    ann.does("end")
    assert (ann.quests, ann.done) == (["child"], [])


@rule("DL-77")
def test_without_the_token_nothing_is_handed_over():
    scene = table("child", place="r2")
    ann, _ = scene.heroes
    ann.refused("hand-over child", "DL-78")


@rule("DL-77", "DLQ-73")
def test_a_common_escort_becomes_personal_and_a_new_common_quest_is_drawn():
    scene = table(common="child")
    ann, bob = scene.heroes
    ann.has(attempted=1, ap=0)
    scene.draws("bell")
    ann.does("take-up child")
    assert (ann.quests, ann.ap) == (["child"], 0)
    assert scene.state.common == [scene.quest("bell")]
    bob.has(place="r1")
    scene.phase("feats", 1)
    assert not bob.may("take-up child")


@rule("DLQ-73", "DLQ-152")
def test_taking_up_leaves_the_free_attempt():
    scene = table("child bell")
    ann, _ = scene.heroes
    scene.dice(1)
    ann.does("take-up child", "attempt bell")
    assert ann.ap == 4


@rule("DL-78", "DLQ-152")
def test_an_abandoned_escort_is_nobodys_and_is_not_replaced():
    scene = table("child")
    ann, bob = scene.heroes
    commons = list(scene.state.common)
    ann.does("take-up child", "move e", "drop child")
    assert loose(scene) == {"child": "t1"}
    assert (ann.quests, ann.player.escorts, bob.quests) == ([], [], [])
    assert scene.state.common == commons


@rule("DL-78")
def test_the_same_hero_or_another_goes_on_with_an_abandoned_escort():
    scene = table("child")
    ann, bob = scene.heroes
    ann.does("take-up child", "move e", "drop child", "pick-up child")
    assert (ann.quests, ann.player.escorts, loose(scene)) == (["child"], [scene.quest("child")], {})
    ann.does("drop child")
    bob.has(place="t1", quests="q1 q2")
    scene.phase("feats", 1)
    bob.does("pick-up child")
    walks(bob, "e")
    bob.does("hand-over child")
    assert (bob.done, bob.quests) == (["child"], ["q1", "q2"])
    assert ann.done == []


@rule("DLQ-185")
def test_a_token_is_not_dropped_and_picked_up_for_ever():
    scene = table("child")
    ann = scene.heroes[0]
    ann.does("take-up child", "move e", "drop child", "pick-up child", "drop child")
    ann.refused("pick-up child", "DLQ-185")
    scene.phase("reset")
    scene.phase("feats")
    assert ann.may("pick-up child")


@rule("DL-78")
def test_a_token_is_picked_up_where_it_lies():
    scene = table("child")
    ann, bob = scene.heroes
    ann.does("take-up child", "move e", "drop child", "move e")
    assert not ann.may("pick-up child")
    bob.has(place="r1")
    scene.phase("feats", 1)
    bob.refused("pick-up child", "DL-78")
    bob.does("move e")
    assert bob.may("pick-up child")


@rule("DL-78", "DLQ-152")
def test_a_token_may_be_dropped_on_anothers_turn_and_the_rest_may_not():
    """In the window that ends bob's feats phase ann drops the child in r2, where she could not hand it over."""
    scene = table("child")
    ann, bob = scene.heroes
    ann.has(place="r2", escorts="child")
    ann.player.quests = [scene.quest("child")]
    scene.phase("feats", 1)
    bob.does("end")
    assert scene.asked == 0
    assert ann.choices == ["pass", "drop child"]
    ann.does("drop child")
    assert loose(scene) == {"child": "r2"}
    assert not ann.may("pick-up child")


@rule("DLQ-152")
def test_dropping_does_not_need_the_feet():
    scene = table("child")
    ann, _ = scene.heroes
    ann.does("take-up child")
    ann.has(fallen=1, ap=0)
    ann.does("drop child", "pick-up child")
    assert ann.player.escorts == [scene.quest("child")]


@rule("DLQ-70", "DLQ-152")
def test_three_letters_are_all_there_are():
    """Two on ann, one on the map: no free pair for a fourth, until one is delivered."""
    scene = table("child widow monk goose")
    ann, _ = scene.heroes
    ann.does("take-up child", "take-up widow", "take-up monk")
    assert len(ann.player.escorts) == 3
    ann.refused("take-up goose", "DLQ-70")
    ann.does("drop monk")
    assert not ann.may("take-up goose")
    assert ann.may("pick-up monk")
    ann.has(place="r3")
    ann.does("hand-over widow")
    ann.has(place="r1")
    scene.phase("feats")
    assert ann.may("take-up goose")


@rule("DLQ-71")
def test_an_escort_is_warped_with_its_hero():
    scene = table("child")
    ann, bob = scene.heroes
    ann.does("take-up child")
    ann.has(peril=1)
    bob.has(hand="banish")
    scene.phase("villainy", 1)
    bob.does("play banish", "seat 1")
    assert (ann.place, ann.player.escorts, loose(scene)) == ("gate", [scene.quest("child")], {})


@rule("DLQ-71")
def test_the_token_of_a_dead_hero_lies_in_the_location():
    scene = table("child q1", seats=3)
    ann, bob, cid = scene.heroes
    ann.does("take-up child")
    ann.has(peril=1, health=5)
    bob.has(hand="dagger")
    scene.phase("villainy", 1)
    bob.does("play dagger", "seat 1")
    assert ann.player.alive == 0
    assert loose(scene) == {"child": "r1"}
    cid.has(place="r1")
    scene.phase("feats", 2)
    cid.does("pick-up child")
    assert cid.quests == ["child"]


@rule("DLQ-71")
def test_a_risen_hero_keeps_the_card_but_cannot_take_up_a_token_that_lies_elsewhere():
    """With resurrection the card stays until somebody picks the token up; there is no second pair for it."""
    scene = table("child", seats=3, resurrection=True)
    ann, bob, cid = scene.heroes
    ann.does("take-up child", "move e")
    ann.has(peril=1, health=5)
    bob.has(hand="dagger")
    scene.phase("villainy", 1)
    bob.does("play dagger", "seat 1")
    ann.does(ann.choices[0])
    assert (loose(scene), ann.quests, ann.place) == ({"child": "t1"}, ["child"], "gate")
    ann.has(place="r1")
    scene.phase("feats")
    ann.refused("take-up child", "DL-77")
    cid.has(place="t1")
    scene.phase("feats", 2)
    cid.does("pick-up child")
    assert (cid.quests, ann.quests) == (["child"], [])


@rule("DLQ-72", "DL-78")
def test_a_stolen_escort_is_personal_to_the_thief():
    scene = table("q1 q2")
    ann, bob = scene.heroes
    bob.has(place="r1", escorts="child")
    bob.player.quests = [scene.quest("child")]
    scene.dice(6, 1)
    ann.does("attack 2", "melee")
    scene.everybody_passes()
    assert ann.choices == ["wound", "quest child"]
    ann.does("quest child")
    scene.everybody_passes()
    assert (ann.quests, ann.player.escorts) == (["q1", "q2", "child"], [scene.quest("child")])
    assert (bob.quests, bob.player.escorts, bob.health) == ([], [], 12)
    walks(ann, "e", "e")
    ann.does("hand-over child")
    assert ann.done == ["child"]
