"""DL-69 to DL-71: threats and trap encounters; and what happens when heroes die of all this (DLQ-60, DLQ-61, DLQ-126, DLQ-128)."""

import pytest

from tests.rules.dungeoneer.scene import Scene
from tests.rules_marker import rule

CARDS = """
[[cards]]
id = "acid_shower"
type = "encounter"
kinds = ["trap"]
cost = 3
timing = "villainy"
duration = "instant"
[cards.trap]
threat = "speed 9"
passed = ["glory(target, 2)"]
failed = ["wound(target, 2)"]

[[cards]]
id = "dart"
type = "encounter"
kinds = ["trap"]
cost = 1
timing = "villainy"
duration = "instant"
[cards.trap]
threat = "melee 20"
scope = "target"
failed = ["wound(target, 1)"]

[[cards]]
id = "chasm"
type = "encounter"
kinds = ["trap"]
cost = 1
timing = "villainy"
duration = "instant"
[cards.trap]
threat = "speed 20"
scope = "target"
failed = ["warp(target, entrance)"]

[[cards]]
id = "riddle"
type = "encounter"
kinds = ["trap"]
cost = 1
timing = "villainy"
duration = "instant"
[cards.trap]
threat = "level 7"
failed = ["peril(target, 1)"]

[[cards]]
id = "plague"
type = "encounter"
kinds = ["trap"]
cost = 1
timing = "villainy"
duration = "instant"
[cards.trap]
threat = "health 10"
failed = ["peril(target, 1)"]

[[cards]]
id = "duelist"
type = "boon"
cost = 1
timing = "feats"
duration = "permanent"
[[cards.abilities]]
on = "passive"
effects = ["modify(attack, you, 5, in_play)", "modify(counter, you, 5, in_play)"]

[[cards]]
id = "careful"
type = "boon"
cost = 1
timing = "feats"
duration = "permanent"
[[cards.abilities]]
on = "passive"
effects = ["modify(threat, you, 2, in_play)"]

[[cards]]
id = "quake"
type = "curse"
cost = 2
timing = "villainy"
duration = "instant"
effects = ["wound(all, 1)"]
"""
VANISH = """
[[cards]]
id = "vanish"
type = "boon"
cost = 1
timing = "response"
duration = "instant"
effects = ["warp(you, entrance)"]

[[cards]]
id = "grit"
type = "boon"
cost = 1
timing = "response"
duration = "instant"
effects = ["modify(threat, you, 1, roll)"]
"""
LOCATIONS = """
[[locations]]
id = "vault"
frame = "dungeon"
type = "room"
exits = ["open", "open", "open", "open"]
glory = 1
peril = 1
hazard = "danger 2"
"""
MAP = {"0,0": "gate", "1,0": "t1", "2,0": "r1", "3,0": "vault"}


def scene_of(seats: int = 3, cards: str = "", **options: object) -> Scene:
    """Heroes in t1 with 9 peril and 5 glory and no cards, in a villainy phase to be begun."""
    scene = Scene(seats, cards=CARDS + cards, locations=LOCATIONS, **options)  # type: ignore[arg-type]
    scene.map(MAP)
    for hero in scene.heroes:
        hero.has(hand="", glory=5, peril=9, place="t1")
    return scene


# --- Threats ---------------------------------------------------------------------------------------------------------


@rule("DL-71", "DL-69")
def test_the_acid_shower_of_the_rulebook():
    """Speed threat 9+; the hero has speed 4 and rolls a 5."""
    scene = scene_of(2)
    ann, bob = scene.heroes
    ann.has(hand="acid_shower", place="gate")
    scene.phase("villainy")
    scene.dice(5)
    ann.sends("acid_shower, seat 2")
    assert (bob.glory, bob.health, bob.peril, scene.discarded) == (7, 12, 6, ["acid_shower"])


@rule("DL-69", "DL-71", "DLQ-124")
@pytest.mark.parametrize(("die", "glory", "health"), [(4, 5, 10), (5, 7, 12), (6, 7, 12)])
def test_a_threat_is_overcome_by_a_sum_that_reaches_its_number(die, glory, health):
    scene = scene_of(2)
    ann, bob = scene.heroes
    ann.has(hand="acid_shower", place="gate")
    scene.phase("villainy")
    scene.dice(die)
    ann.sends("acid_shower, seat 2")
    assert (bob.glory, bob.health) == (glory, health)
    assert ann.choices == ["end"]  # wounds by traps give no peril


@rule("DL-69")
def test_a_threat_may_test_level_or_present_health():
    scene = scene_of(2)
    ann, bob = scene.heroes
    ann.has(hand="riddle plague", place="gate")
    bob.has(level=4, health=7)
    scene.phase("villainy")
    scene.dice(3, 2)
    ann.sends("riddle, seat 2", "plague, seat 2")
    assert bob.peril == 9 - 2 + 1  # 4 + 3 reaches 7, 7 + 2 does not reach 10


@rule("DL-69")
@pytest.mark.parametrize(("boon", "glory"), [("duelist", 5), ("careful", 7)])
def test_bonuses_to_attacks_and_counterattacks_do_not_count_against_a_threat(boon, glory):
    scene = scene_of(2)
    ann, bob = scene.heroes
    ann.has(hand="acid_shower", place="gate")
    bob.has(inventory=boon)
    scene.phase("villainy")
    scene.dice(3)
    ann.sends("acid_shower, seat 2")
    assert bob.glory == glory


# --- Traps -----------------------------------------------------------------------------------------------------------


@rule("DL-70", "DLQ-52", "DLQ-103", "DLQ-124")
def test_a_trap_hits_every_hero_in_the_location_the_target_first_then_clockwise():
    scene = scene_of(4)
    ann, bob, _cid, _dot = scene.heroes
    ann.has(hand="acid_shower")
    bob.has(place="r1")
    scene.phase("villainy")
    scene.dice(5, 1, 6)
    ann.sends("acid_shower, seat 3")
    # cid rolls 5, dot 1, and the trapper's own hero 6.
    assert [event.seat for event in scene.told("trap_passed")] == [2, 0]
    assert [event.seat for event in scene.told("trap_failed")] == [3]
    assert [hero.health for hero in scene.heroes] == [12, 12, 12, 10]
    assert [hero.glory for hero in scene.heroes] == [7, 5, 7, 5]


@rule("DLQ-103")
def test_one_heros_roll_and_result_are_finished_before_the_next():
    scene = scene_of(3)
    ann, _bob, _cid = scene.heroes
    ann.has(hand="acid_shower", place="gate")
    scene.phase("villainy")
    scene.dice(1, 1)
    before = len(scene.log.streams[-1])
    ann.sends("acid_shower, seat 3")
    story = [
        (event.kind, event.seat)
        for event in scene.log.streams[-1][before:]
        if event.kind in ("trap_failed", "hero_wounded")
    ]
    assert story == [("trap_failed", 2), ("hero_wounded", 2), ("trap_failed", 1), ("hero_wounded", 1)]


@rule("DLQ-103", "DLQ-61")
def test_an_effect_without_a_target_goes_clockwise_from_the_active_player():
    """And the game is over the moment one hero is left: nobody dies together with another."""
    scene = scene_of(3)
    ann, bob, cid = scene.heroes
    bob.has(hand="quake", health=1)
    ann.has(health=1)
    cid.has(health=1)
    scene.phase("villainy", 1)
    bob.does("play quake", "seat 1")
    # bob himself is the first, and his turn ends with him: the effect goes no further.
    assert [hero.player.alive for hero in scene.heroes] == [1, 0, 1]
    scene = scene_of(3)
    ann, bob, cid = scene.heroes
    bob.has(hand="quake")
    ann.has(health=1)
    cid.has(health=1)
    scene.phase("villainy", 1)
    bob.does("play quake", "seat 1")
    assert [event.seat for event in scene.told("hero_wounded")] == [1, 2, 0]
    assert (scene.state.over, scene.state.winner) == (True, 1)


@rule("DLQ-61", "DL-2")
def test_the_last_two_cannot_die_together():
    scene = scene_of(2)
    ann, bob = scene.heroes
    ann.has(hand="acid_shower", health=1)
    bob.has(health=1)
    scene.phase("villainy")
    scene.dice(1, 1)
    ann.sends("acid_shower, seat 2")
    assert scene.state.over
    assert scene.state.winner == 0
    assert (ann.health, ann.player.alive, bob.player.alive) == (1, 1, 0)


@rule("DLQ-54", "DLQ-124")
def test_a_trap_has_a_response_stage_but_no_challenge_lair_or_reward():
    scene = scene_of(3, VANISH)
    ann, bob, cid = scene.heroes
    ann.has(hand="acid_shower")
    bob.has(hand="vanish", saved=1)
    cid.has(hand="grit", saved=1)
    scene.phase("villainy")
    ann.sends("acid_shower, seat 3")
    assert scene.asked == 2
    assert cid.choices == ["pass", "play grit"]
    scene.dice(4, 1, 1)
    cid.does("play grit")
    assert scene.asked == 1
    assert bob.choices == ["pass", "play vanish"]  # every hero who must roll
    bob.does("pass")
    assert (cid.glory, bob.health, ann.health) == (6, 10, 10)
    assert scene.asked == 0
    assert ann.choices == ["end"]


@rule("DLQ-54")
def test_a_hero_who_does_not_roll_does_not_respond_to_a_trap():
    scene = scene_of(3, VANISH)
    ann, bob, cid = scene.heroes
    ann.has(hand="acid_shower", place="gate")
    bob.has(hand="grit", place="r1")
    scene.phase("villainy")
    scene.dice(5)
    ann.sends("acid_shower, seat 3")
    assert scene.asked == 0
    assert cid.glory == 7


@rule("DLQ-55", "DL-87")
@pytest.mark.parametrize(("die", "glory"), [(6, 5), (5, 5)])
def test_danger_makes_every_trap_in_its_location_harder(die, glory):
    scene = scene_of(2)
    ann, bob = scene.heroes
    ann.has(hand="acid_shower", place="gate")
    bob.has(place="vault")  # however the hero came there
    scene.phase("villainy")
    scene.dice(die)
    ann.sends("acid_shower, seat 2")
    (failed,) = scene.told("trap_failed")
    assert (bob.glory, failed.args["needed"]) == (glory, 11)


@rule("DLQ-56", "DL-105")
def test_a_trap_still_hits_the_others_when_its_target_has_left():
    scene = scene_of(3, VANISH)
    ann, bob, cid = scene.heroes
    ann.has(hand="acid_shower", place="gate")
    cid.has(hand="vanish")
    scene.phase("villainy")
    scene.dice(1, 1)
    ann.sends("acid_shower, seat 3")
    cid.does("play vanish")
    scene.everybody_passes()
    assert (cid.place, cid.health, bob.health, cid.peril) == ("gate", 12, 10, 6)
    assert scene.discarded == ["vanish", "acid_shower"]


@rule("DLQ-56", "DL-105", "DLQ-123", "DLQ-100")
def test_a_target_that_a_trap_has_moved_away_is_met_by_nothing_more():
    scene = scene_of(3)
    ann, bob, _cid = scene.heroes
    ann.has(hand="chasm dart m1")
    scene.phase("villainy")
    ann.sends("chasm, seat 2", "dart, seat 2", "m1, seat 2, melee")
    assert (bob.place, bob.health, bob.peril) == ("gate", 12, 5)
    assert scene.discarded == ["chasm", "dart"]
    assert ann.choices == ["to lair", "to hand"]


# --- Deaths ----------------------------------------------------------------------------------------------------------


@rule("DLQ-126", "DLQ-56")
def test_a_hero_who_dies_of_a_trap_is_not_fought_and_the_monsters_go_home():
    scene = scene_of(4)
    ann, bob, _cid, _dot = scene.heroes
    ann.has(hand="dart m1 m2 m3", place="gate")
    bob.has(health=1)
    scene.phase("villainy")
    scene.dice(1, 4, 3)
    ann.sends("dart, seat 2", "m1, seat 2, melee", "m2, seat 2, melee", "m3, seat 3, melee")
    assert bob.player.alive == 0
    assert scene.told("attack_rolled") == []
    assert ann.choices == ["to lair", "to hand"]
    ann.does("to hand", "to lair")
    # The other target's battle follows.
    assert [event.seat for event in scene.told("counter_rolled")] == [2]
    ann.does("to lair")
    assert (ann.hand, ann.lair, ann.choices) == (["m1"], ["m2", "m3"], ["end"])


@rule("DLQ-60")
def test_what_a_dead_hero_leaves_behind():
    scene = Scene(
        3,
        cards=CARDS
        + """
        [[cards]]
        id = "hobble"
        type = "curse"
        cost = 1
        timing = "villainy"
        duration = "permanent"
        aim = "rival"
        [[cards.abilities]]
        on = "passive"
        effects = ["modify(speed, target, -1, in_play)"]

        [[cards]]
        id = "rust"
        type = "curse"
        cost = 1
        timing = "villainy"
        duration = "attachment"
        host = "treasure"
        """,
        quests="""
        [[quests]]
        id = "guide"
        category = "escort"
        condition = "escort"
        places = ["r2"]
        second = ["r3"]
        reward = ["glory(you, 1)"]

        [[quests]]
        id = "crown"
        category = "artifact"
        condition = "reach"
        places = ["r4"]
        [[quests.artifact]]
        on = "passive"
        effects = ["modify(melee, you, 1, in_play)"]
        """,
    )
    scene.map(MAP_PLAIN)
    ann, bob, cid = scene.heroes
    for hero in scene.heroes:
        hero.has(hand="", glory=5, peril=9, place="t1", inventory="", lair="", curses="")
    ann.has(hand="dart")
    bob.has(
        health=1,
        hand="b1 m1",
        inventory="w1 b2",
        lair="m2",
        quests="q1 guide",
        done="crown",
        artifacts="crown",
    )
    bob.player.quests = [scene.quest("q1"), scene.quest("guide")]
    bob.player.done = bob.player.artifacts = [scene.quest("crown")]
    bob.player.escorts = [scene.quest("guide")]
    cid.has(curses="hobble")
    scene.take_out([scene.card("rust")])
    scene.state.hosts[scene.card("rust")] = 16 + scene.card("w1")
    scene.state.owners[scene.card("rust")] = 2
    scene.state.owners[scene.card("hobble")] = 1
    scene.state.opened = [scene.location("t1"), 1, 1]
    common = list(scene.state.common)
    scene.phase("villainy")
    ann.sends("dart, seat 2")
    scene.everybody_passes()
    assert bob.player.alive == 0
    assert (bob.hand, bob.inventory, bob.lair, bob.quests, bob.player.artifacts) == ([], [], [], [], [])
    assert set(scene.discarded) >= {"b1", "m1", "w1", "b2", "m2", "rust"}
    assert cid.curses == ["hobble"]  # curses they had laid on others stay
    assert scene.state.loose == [
        scene.quest("guide"),
        scene.location("t1"),
    ]  # the token lies where the hero died
    assert set(scene.state.lost_quests) >= {scene.quest("q1"), scene.quest("crown")}
    assert scene.quest("guide") not in scene.state.lost_quests
    assert scene.state.opened == []  # the exit the hero stood on is blocked again
    assert (scene.state.common, scene.asked) == (common, 0)


MAP_PLAIN = {"0,0": "gate", "1,0": "t1", "2,0": "r1"}


@rule("DLQ-128", "DLQ-60")
def test_an_active_player_killed_by_their_own_trap_loses_all_encounters_and_the_turn():
    scene = scene_of(3)
    ann, _bob, _cid = scene.heroes
    ann.has(hand="acid_shower dart m1 m2", lair="m3", health=1)
    scene.phase("villainy")
    scene.dice(6, 6, 1)
    ann.sends("acid_shower, seat 2", "dart, seat 2", "m1, seat 2, melee", "m2, seat 3, melee")
    assert ann.player.alive == 0
    assert sorted(scene.discarded) == ["acid_shower", "dart", "m1", "m2", "m3"]  # nothing is lost under way
    assert scene.told("attack_rolled") == []
    assert scene.state.battles == []
    assert scene.state.declared == []
    assert (scene.state.active, scene.asked) == (1, 1)  # bob's turn, without ann's phases III to V


@rule("DLQ-128", "DLQ-60", "DL-67")
def test_an_active_player_killed_in_a_challenge_ends_the_turn_and_the_glory_is_paid():
    scene = scene_of(3)
    ann, bob, cid = scene.heroes
    ann.has(hand="m1 m2", health=1)
    bob.has(saved=1)
    scene.phase("villainy")
    scene.dice(1, 6, 6, 1)
    ann.sends("m1, seat 2, melee", "m2, seat 3, melee")
    bob.does("attack 1", "melee")
    assert ann.player.alive == 0
    assert scene.state.active == 1
    assert sorted(scene.discarded) == ["m1", "m2"]
    assert bob.glory == 6
    assert cid.health == 12


@rule("DLQ-126")
def test_a_hero_who_comes_back_is_not_struck_by_what_killed_the_former():
    scene = scene_of(2, resurrection=True)
    ann, bob = scene.heroes
    ann.has(hand="m1 m2", place="t1")
    bob.has(place="gate", health=1)
    scene.phase("villainy")
    scene.dice(6, 6, 1, 1)
    ann.sends("m1, seat 2, melee", "m2, seat 2, melee")
    assert len(scene.told("compared")) == 1
    assert ann.choices == ["to lair", "to hand"]
    ann.does("to lair", "to lair")
    bob.does(next(text for text in bob.choices if text.startswith("hero")))
    assert (bob.place, bob.health) == ("gate", 12)
