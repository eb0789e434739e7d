"""DL-46 to DL-50, DL-72 to DL-75, DL-79, DL-80 and their rulings: quests, attempts, and what a success brings."""

import pytest

from tests.rules.dungeoneer.scene import Scene
from tests.rules_marker import rule
from undercroft.games.dungeoneer import queries
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.queries import hero_value
from undercroft.games.dungeoneer.state import DISCARD_PHASE, FEATS_PHASE
from undercroft.games.dungeoneer.tables import LEVEL, MAGIC, MELEE, SPEED

QUESTS = """
    [[quests]]
    id = "hound"
    category = "hunt"
    condition = "monster"
    places = ["r1"]
    reward = ["glory(you, 5)"]
    monster_kinds = ["beast"]
    [quests.monster]
    health = 2
    melee = "attack 3"
    magic = "counter 1"
    speed = "attack 2"
    [[quests]]
    id = "bell"
    category = "threat"
    condition = "test"
    threat = "speed 8"
    penalty = ["wound(target, 1)"]
    places = ["r1"]
    reward = ["glory(you, 4)"]
    [[quests]]
    id = "gong"
    category = "threat"
    condition = "test"
    threat = "speed 8"
    penalty = ["fall(target)"]
    places = ["r1"]
    reward = ["glory(you, 4)"]
    [[quests]]
    id = "sum"
    category = "chance"
    condition = "dice"
    dice = "2 sum 9"
    places = ["r1"]
    reward = ["glory(you, 2)"]
    [[quests]]
    id = "three"
    category = "chance"
    condition = "dice"
    dice = "3 each 3"
    places = ["r1"]
    reward = ["glory(you, 2)"]
    [[quests]]
    id = "twins"
    category = "chance"
    condition = "dice"
    dice = "2 pair"
    places = ["r1"]
    reward = ["glory(you, 2)"]
    [[quests]]
    id = "blood"
    category = "sacrifice"
    condition = "sacrifice"
    sacrifice = "health 4"
    places = ["r1"]
    reward = ["glory(you, 2)"]
    [[quests]]
    id = "lore"
    category = "sacrifice"
    condition = "sacrifice"
    sacrifice = "boon 2"
    places = ["r1"]
    reward = ["glory(you, 2)"]
    [[quests]]
    id = "idol"
    category = "sacrifice"
    condition = "sacrifice"
    sacrifice = "treasure 2"
    places = ["r1"]
    reward = ["glory(you, 2)"]
    [[quests]]
    id = "pyre"
    category = "sacrifice"
    condition = "sacrifice"
    sacrifice = "hand 2"
    places = ["r1"]
    reward = ["glory(you, 2)"]
    [[quests]]
    id = "alms"
    category = "sacrifice"
    condition = "sacrifice"
    sacrifice = "glory 3"
    places = ["r1"]
    reward = ["heal(you, 1)"]
    [[quests]]
    id = "helm"
    category = "artifact"
    condition = "test"
    threat = "magic 3"
    places = ["r1"]
    reward = ["glory(you, 1)"]
    [[quests.artifact]]
    on = "passive"
    effects = ["modify(melee, you, 2, in_play)"]
    [[quests.artifact]]
    on = "activate"
    glory = 1
    effects = ["heal(you, 1)"]
    [[quests]]
    id = "tax"
    category = "influence"
    condition = "test"
    threat = "level 7"
    places = ["r1"]
    reward = ["glory(you, 1)"]
    [[quests.influence]]
    on = "passive"
    effects = ["cost(you, treasure, 2, in_play)"]
    [[quests]]
    id = "pilgrimage"
    category = "influence"
    condition = "reach"
    ap = 2
    places = ["r1"]
    reward = ["glory(you, 1)"]
    [[quests.influence]]
    on = "passive"
    effects = ["modify(search, you, 1, in_play)"]
    [[quests]]
    id = "guest"
    category = "escort"
    condition = "escort"
    places = ["r1"]
    second = ["r2"]
    reward = ["glory(you, 1)"]
    [[quests.influence]]
    on = "passive"
    effects = ["modify(melee, you, 1, in_play)"]
"""

CARDS = """
    [[cards]]
    id = "helmet"
    type = "treasure"
    kinds = ["helmet"]
    cost = 1
    timing = "feats"
    duration = "permanent"
    [[cards.abilities]]
    on = "passive"
    effects = ["modify(search, you, 1, in_play)"]
    [[cards]]
    id = "pouch"
    type = "treasure"
    kinds = ["pouch"]
    cost = 1
    timing = "feats"
    duration = "permanent"
    [[cards.abilities]]
    on = "passive"
    effects = ["limit(boon, 1)"]
    [[cards]]
    id = "wither"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "instant"
    aim = "rival"
    effects = ["level(target, -1)"]
    [[cards]]
    id = "tutor"
    type = "boon"
    cost = 1
    timing = "feats"
    duration = "instant"
    effects = ["level(you, 1)"]
"""

BOLT = """
    [[cards]]
    id = "bolt"
    type = "curse"
    cost = 1
    timing = "anytime"
    duration = "instant"
    aim = "rival"
    effects = ["wound(target, 2)"]
    [[cards]]
    id = "door"
    type = "treasure"
    cost = 1
    timing = "anytime"
    duration = "instant"
    effects = ["warp(you, entrance)"]
    [[cards]]
    id = "dart"
    type = "curse"
    cost = 1
    timing = "anytime"
    duration = "instant"
    aim = "monster"
    effects = ["wound(monster, 1)"]
    [[cards]]
    id = "fury"
    type = "boon"
    cost = 1
    timing = "anytime"
    duration = "instant"
    effects = ["modify(attack, you, 3, battle)"]
"""
"""Cards for any moment: a world that has them opens windows."""


def table(quests="", seats=2, cards=CARDS, common="q8", **options):
    """A scene in the feats phase of the first seat, whose hero is in r1 with these personal quests; the rest at home.

    All heroes have moved, so that nobody is paid for staying where the turn ends.
    """
    scene = Scene(seats, cards=cards, quests=QUESTS, **options)
    scene.map({"0,0": "gate", "1,0": "r1", "2,0": "r2", "3,0": "t1"}).common(common)
    for hero in scene.heroes:
        hero.has(hand="", quests="", glory=0, peril=0, moved=1)
    scene.heroes[0].has(place="r1", quests=quests)
    return scene.phase("feats")


def kinds(scene):
    """The events that spectators were told, by kind."""
    return [event.kind for event in scene.log.streams[-1]]


# --- Attempting ----------------------------------------------------------------------------------------------------------


@rule("DL-46")
def test_a_quest_is_attempted_where_it_says():
    scene = table("q1 q2")
    ann, _ = scene.heroes
    assert ann.may("attempt q1")
    ann.refused("attempt q2", "DL-46")
    ann.has(place="r2")
    assert ann.may("attempt q2")
    assert not ann.may("attempt q1")


@rule("DL-46")
def test_an_attempt_is_voluntary():
    scene = table("q1")
    ann, _ = scene.heroes
    ann.does("move e", "move w", "end")
    assert (ann.quests, ann.done) == (["q1"], [])


@rule("DL-46")
def test_a_personal_quest_is_done_by_its_owner_alone():
    scene = table("q1")
    _, bob = scene.heroes
    bob.has(place="r1")
    scene.phase("feats", 1)
    bob.refused("attempt q1", "DL-46")


@rule("DL-46")
def test_a_common_quest_is_open_to_everybody_and_rewards_the_first():
    scene = table(common="q1")
    ann, bob = scene.heroes
    bob.has(place="r1")
    assert ann.may("attempt q1")
    scene.phase("feats", 1)
    bob.does("attempt q1")
    assert (bob.done, bob.glory, ann.glory) == (["q1"], 1, 0)
    scene.phase("feats")
    assert not ann.may("attempt q1")


@rule("DL-46")
def test_quests_are_attempted_on_the_own_turn_alone():
    scene = table(common="q1", cards=BOLT)
    ann, bob = scene.heroes
    bob.has(place="r1", hand="door", glory=3)
    ann.does("end")
    assert scene.asked == 1
    assert not [text for text in bob.choices if text.startswith("attempt")]


@rule("DL-47")
def test_the_first_attempt_of_a_turn_is_free_and_further_ones_cost_an_action_point():
    scene = table("bell")
    ann, _ = scene.heroes
    ann.has(ap=2)
    scene.dice(1, 1, 1)
    left = []
    while ann.may("attempt bell"):
        ann.does("attempt bell")
        left.append(ann.ap)
    assert left == [2, 1, 0]
    assert ann.health == 9


@rule("DL-47")
def test_without_action_points_the_free_attempt_is_there():
    scene = table("bell")
    ann, _ = scene.heroes
    ann.has(ap=0)
    scene.dice(1)
    ann.does("attempt bell")
    assert not ann.may("attempt bell")


@rule("DL-47")
def test_a_card_may_cost_more():
    """The pilgrimage asks for two points beside the rule."""
    scene = table("pilgrimage bell")
    ann, _ = scene.heroes
    ann.has(ap=1)
    assert not ann.may("attempt pilgrimage")
    ann.has(ap=2)
    assert ann.may("attempt pilgrimage")
    ann.has(attempted=1)
    assert not ann.may("attempt pilgrimage")
    ann.has(ap=4)
    ann.does("attempt pilgrimage")
    assert (ann.ap, ann.done) == (1, ["pilgrimage"])


@rule("DLQ-63")
def test_one_attempt_is_free_whatever_the_quest():
    scene = table("bell sum")
    ann, _ = scene.heroes
    scene.dice(1)
    ann.does("attempt bell")
    scene.dice(1, 1)
    ann.does("attempt sum")
    assert ann.ap == 3


@rule("DLQ-63")
def test_every_own_turn_has_a_free_attempt():
    scene = table("bell")
    ann, _ = scene.heroes
    scene.dice(1)
    ann.does("attempt bell")
    scene.phase("reset", 0)
    assert ann.player.attempted == 0


# --- Success ---------------------------------------------------------------------------------------------------------------


@rule("DL-48", "DL-49", "DLQ-64")
def test_a_success_pays_and_ends_the_feats_phase_at_once():
    scene = table("bell sum")
    ann, _ = scene.heroes
    ann.has(hand="w1")
    scene.dice(4)
    ann.does("attempt bell")
    assert (ann.done, ann.quests, ann.glory) == (["bell"], ["sum"], 4)
    assert scene.state.phase == DISCARD_PHASE
    assert ann.choices == ["card w1"]


@rule("DL-48")
def test_the_third_success_wins():
    scene = table("bell")
    ann, _ = scene.heroes
    ann.has(done="q5 q6")
    scene.dice(4)
    ann.does("attempt bell")
    outcome = scene.state.outcome
    assert outcome is not None
    assert (outcome.kind, outcome.ranks) == ("quests", (1, 2))


@rule("DL-48")
def test_two_successes_do_not_win():
    scene = table("bell")
    ann, _ = scene.heroes
    ann.has(done="q5")
    scene.dice(4)
    ann.does("attempt bell")
    assert not scene.state.over


@rule("DL-50")
def test_a_common_quest_is_replaced_at_once_and_a_personal_one_is_not():
    scene = table("bell", common="q1")
    ann, _ = scene.heroes
    scene.dice(4).draws("sum")
    ann.does("attempt bell")
    assert (ann.quests, scene.state.common) == ([], [scene.quest("q1")])
    scene.phase("feats")
    ann.does("attempt q1")
    assert scene.state.common == [scene.quest("sum")]


@rule("DL-50")
def test_a_completed_quest_leaves_the_game():
    scene = table(common="q1")
    ann, bob = scene.heroes
    ann.does("attempt q1")
    quest = scene.quest("q1")
    state = scene.state
    assert quest not in state.common
    assert quest not in state.quest_pile.pool
    assert all(quest not in hero.player.quests for hero in (ann, bob))


@rule("DLQ-157")
def test_an_empty_quest_deck_reveals_nothing():
    scene = table(common="q1")
    ann, _ = scene.heroes
    scene.state.quest_pile.pool = []
    ann.does("attempt q1")
    assert (scene.state.common, scene.state.over) == ([], True)
    scene = table("bell", common="q1")
    ann, _ = scene.heroes
    scene.state.quest_pile.pool = []
    ann.does("attempt q1")
    assert (scene.state.common, scene.state.quest_pile.size(), scene.state.over) == ([], 0, False)


@rule("DLQ-155")
def test_success_goes_count_reward_level_new_quest_phase_five():
    scene = table("bell", common="q1")
    ann, _ = scene.heroes
    begun = len(kinds(scene))
    ann.does("attempt q1")
    told = [kind for kind in kinds(scene)[begun:] if kind != "noticed"]
    assert told[:5] == ["quest_attempted", "quest_done", "points", "level", "quest_revealed"]
    assert ann.player.level == 5


@rule("DLQ-155")
def test_the_win_comes_before_the_reward_and_the_level():
    scene = table("bell")
    ann, _ = scene.heroes
    ann.has(done="q5 q6")
    scene.dice(4)
    ann.does("attempt bell")
    assert (ann.glory, ann.player.level, len(ann.done)) == (0, 4, 3)


@rule("DLQ-64")
def test_only_one_quest_is_done_in_a_turn():
    """Both could be done in this room; after the first the feats phase is over."""
    scene = table("q1", common="pyre")
    ann, _ = scene.heroes
    ann.has(hand="w1 w2 w3")
    assert {"attempt q1", "attempt pyre"} <= set(ann.choices)
    ann.does("attempt q1")
    assert not [text for text in ann.choices if text.startswith("attempt")]
    assert scene.state.phase == DISCARD_PHASE


# --- Levels ------------------------------------------------------------------------------------------------------------------


@rule("DLQ-74")
def test_a_level_cannot_exceed_seven():
    scene = table()
    ann, _ = scene.heroes
    ann.has(level=6, reached=6, hand="tutor", glory=2)
    ann.does("play tutor")
    assert ann.player.level == 7
    ann.has(hand="tutor", glory=2)
    ann.does("play tutor")
    assert (ann.player.level, scene.state.over) == (7, False)


@rule("DLQ-75")
def test_modifiers_of_a_lost_level_are_taken_off_and_come_back_with_it():
    """Level 7 of the plain heroes: melee +1 at 5, magic +1 at 6, speed +1 at 7."""
    scene = table()
    ann, bob = scene.heroes
    bob.has(level=7, reached=7, peril=9)
    scene.phase("villainy")
    values = []
    for _ in range(5):
        values.append(tuple(hero_value(scene.state, 1, form) for form in (MELEE, MAGIC, SPEED)))
        ann.has(hand="wither")
        ann.does("play wither", "seat 2")
    assert values == [(4, 3, 5), (4, 3, 4), (4, 2, 4), (3, 2, 4), (3, 2, 4)]
    assert bob.player.level == 2
    assert queries.tested_value(scene.state, 1, LEVEL) == 2
    bob.has(hand="tutor", glory=1, level=4)
    scene.phase("feats", 1)
    bob.does("play tutor")
    assert hero_value(scene.state, 1, MELEE) == 4


@rule("DLQ-75")
def test_quests_done_are_counted_apart_from_the_level():
    scene = table("bell")
    ann, _bob = scene.heroes
    ann.has(done="q5 q6", level=4)
    scene.dice(4)
    ann.does("attempt bell")
    assert scene.state.over
    assert scene.state.winner == 0


@rule("DLQ-75")
def test_an_epic_ability_does_not_work_below_level_four():
    heroes = """
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
        on = "passive"
        effects = ["modify(melee, you, 5, in_play)"]
        [[heroes.abilities]]
        on = "activate"
        glory = 1
        effects = ["heal(you, 1)"]
    """
    scene = table(heroes=heroes)
    ann, bob = scene.heroes
    assert hero_value(scene.state, 0, MELEE) == 8
    ann.has(glory=1, peril=1, health=3)
    assert ann.may("use-hero ann 2")
    scene.phase("villainy", 1)
    bob.has(hand="wither")
    bob.does("play wither", "seat 1")
    assert hero_value(scene.state, 0, MELEE) == 3
    scene.phase("feats")
    assert not [text for text in ann.choices if text.startswith("use-hero")]


# --- Artifacts ---------------------------------------------------------------------------------------------------------------


@rule("DL-72")
def test_an_artifact_works_from_its_completion_to_the_end():
    scene = table("helm")
    ann, bob = scene.heroes
    assert hero_value(scene.state, 0, MELEE) == 3
    scene.dice(1)
    ann.does("attempt helm")
    # +1 for the fifth level.
    assert hero_value(scene.state, 0, MELEE) == 6
    assert hero_value(scene.state, 1, MELEE) == 3
    scene.phase("feats")
    ann.has(health=5)
    ann.does("use-quest helm 2")
    assert (ann.health, ann.glory) == (6, 0)
    assert bob.done == []


@rule("DL-72")
def test_an_artifact_is_no_treasure_and_clashes_with_none():
    """Three treasures beside the helm, a helmet among them; in phase V the helm is not among what may be discarded."""
    scene = table()
    ann, _ = scene.heroes
    ann.has(done="helm", artifacts="helm", inventory="w1 w2", hand="helmet", glory=1)
    ann.does("play helmet")
    assert ann.inventory == ["w1", "w2", "helmet"]
    ann.has(hand="b1")
    ann.does("end")
    assert set(ann.choices) == {"card b1", "card w1", "card w2", "card helmet"}


@rule("DL-72")
def test_an_unfinished_artifact_gives_nothing():
    scene = table("helm")
    ann, _ = scene.heroes
    ann.has(glory=3, health=5)
    assert not [text for text in ann.choices if text.startswith("use-quest")]


# --- Influence ---------------------------------------------------------------------------------------------------------------


def can_buy(hero):
    """Whether a hero with two glory can afford a treasure that costs 1 in print."""
    hero.has(hand="w1", glory=2)
    hero.scene.phase("feats", hero.seat)
    return hero.may("play w1")


@rule("DL-73")
def test_an_influence_holds_for_its_owner_while_it_is_unfinished():
    scene = table("tax")
    ann, bob = scene.heroes
    assert not can_buy(ann)
    assert can_buy(bob)
    ann.has(glory=0, hand="")
    scene.phase("feats")
    scene.dice(3)
    ann.does("attempt tax")
    assert ann.done == ["tax"]
    assert can_buy(ann)


@rule("DL-73", "DLQ-158")
def test_a_common_influence_holds_for_everybody_and_rewards_the_finisher():
    scene = table(common="tax", seats=3)
    ann, bob, cid = scene.heroes
    assert not any(can_buy(hero) for hero in (ann, bob, cid))
    for hero in (ann, bob, cid):
        hero.has(hand="", glory=0)
    scene.phase("feats")
    scene.dice(3)
    ann.does("attempt tax")
    assert (ann.glory, bob.glory, cid.glory) == (1, 0, 0)
    assert all(can_buy(hero) for hero in (ann, bob, cid))


@rule("DLQ-158")
def test_an_influence_works_from_the_moment_it_is_revealed():
    scene = table(common="q1")
    ann, _ = scene.heroes
    scene.draws("tax")
    ann.does("attempt q1")
    assert not can_buy(ann)


@rule("DLQ-158")
def test_the_influence_of_a_quest_that_is_nobodys_does_not_work():
    scene = table("guest")
    ann, _ = scene.heroes
    assert hero_value(scene.state, 0, MELEE) == 4
    ann.does("take-up guest", "drop guest")
    assert hero_value(scene.state, 0, MELEE) == 3
    ann.does("pick-up guest")
    assert hero_value(scene.state, 0, MELEE) == 4


# --- Sacrifices --------------------------------------------------------------------------------------------------------------


@rule("DL-74", "DLQ-154")
@pytest.mark.parametrize(("health", "may"), [(4, False), (5, True)])
def test_a_sacrifice_of_health_leaves_at_least_one(health, may):
    scene = table("blood")
    ann, _ = scene.heroes
    ann.has(health=health)
    assert ann.may("attempt blood") == may
    if may:
        ann.does("attempt blood")
        assert (ann.health, ann.done) == (1, ["blood"])


@rule("DL-74", "DLQ-154")
@pytest.mark.parametrize(
    ("quest", "zone", "enough", "few"),
    [
        ("lore", "inventory", "b1 w1 b2 b3", "b1 w1 w2"),
        ("idol", "inventory", "w1 b1 w2 w3", "w1 b1 b2"),
        ("pyre", "hand", "w1 b1 b2", "w1"),
    ],
)
def test_cards_are_given_up_all_at_once_and_the_owner_chooses(quest, zone, enough, few):
    scene = table(quest)
    ann, _ = scene.heroes
    ann.has(**{zone: few})
    ann.refused(f"attempt {quest}", "DLQ-154")
    ann.has(**{zone: enough})
    ann.does(f"attempt {quest}")
    fitting = {"lore": ["b1", "b2", "b3"], "idol": ["w1", "w2", "w3"], "pyre": ["w1", "b1", "b2"]}[quest]
    assert set(ann.choices) == {f"card {card}" for card in fitting}
    ann.does(f"card {fitting[0]}")
    assert ann.done == []
    ann.does(f"card {fitting[2]}")
    assert ann.done == [quest]
    kept = ann.hand if zone == "hand" else ann.inventory
    assert set(kept) == set(enough.split()) - {fitting[0], fitting[2]}
    assert set(scene.ids(scene.state.discards[0])) >= {fitting[0], fitting[2]}


@rule("DL-74", "DLQ-154")
@pytest.mark.parametrize(("glory", "may"), [(2, False), (3, True)])
def test_glory_is_given_up_if_there_is_enough(glory, may):
    scene = table("alms")
    ann, _ = scene.heroes
    ann.has(glory=glory)
    assert ann.may("attempt alms") == may
    if may:
        ann.does("attempt alms")
        assert (ann.glory, ann.done) == (0, ["alms"])


@rule("DLQ-154")
def test_what_a_sacrificed_card_held_up_comes_down():
    """The pouch let a fourth boon lie; with the pouch gone one has to go."""
    scene = table("idol")
    ann, _ = scene.heroes
    ann.has(inventory="pouch w1 b1 b2 b3 b4")
    ann.does("attempt idol", "card pouch")
    assert set(ann.choices) == {"card b1", "card b2", "card b3", "card b4"}
    ann.does("card b4", "card w1")
    assert (ann.done, ann.inventory) == (["idol"], ["b1", "b2", "b3"])


@rule("DLQ-154", "DLQ-159")
def test_a_sacrifice_that_has_become_impossible_lapses_and_counts_as_made():
    """Bob answers the attempt in its window with a bolt: five points of health are not there any more."""
    scene = table("blood", cards=BOLT)
    ann, bob = scene.heroes
    ann.has(health=5, peril=1)
    bob.has(hand="bolt")
    ann.does("attempt blood")
    assert scene.asked == 1
    bob.does("play bolt", "seat 1")
    scene.everybody_passes()
    assert (ann.health, ann.done, ann.player.attempted) == (3, [], 1)
    assert ann.may("end")


# --- Hunts -------------------------------------------------------------------------------------------------------------------


@rule("DL-75")
def test_the_monster_of_a_hunt_attacks_first_and_the_left_neighbour_plays_it():
    """3 + 4 against 3 + 2: a wound; the form is one of its round symbols; no action point is spent."""
    scene = table("hound", seats=3)
    ann, bob, _ = scene.heroes
    ann.does("attempt hound")
    assert scene.asked == 1
    assert bob.choices == ["melee", "speed"]
    scene.dice(4, 2)
    bob.does("melee")
    assert (ann.health, ann.ap) == (11, 4)
    rolled = scene.told("attack_rolled")[-1]
    assert (rolled.seat, rolled.args["total"]) == (1, 7)


@rule("DL-75", "DLQ-65")
def test_after_its_attack_the_hero_may_strike_back_for_one_action_point():
    scene = table("hound")
    ann, bob = scene.heroes
    ann.does("attempt hound")
    scene.dice(3, 3)
    bob.does("melee")
    assert ann.choices == ["pass", "quest hound"]
    ann.does("quest hound")
    assert ann.choices == ["melee", "magic"]
    scene.dice(6, 1)
    ann.does("magic")
    assert ann.ap == 3
    assert scene.state.quest_hurt[scene.quest("hound")] == 1


@rule("DL-75")
def test_a_quest_monster_gives_neither_glory_nor_peril():
    scene = table("hound")
    ann, bob = scene.heroes
    ann.does("attempt hound")
    scene.dice(6, 1)
    bob.does("melee")
    assert ann.health == 11
    scene.dice(6, 1)
    ann.does("quest hound", "melee")
    assert (ann.glory, ann.peril, bob.glory, bob.peril) == (0, 0, 0, 0)
    assert ann.may("end")


@rule("DL-75")
def test_a_quest_monster_never_goes_to_a_lair_or_hand():
    scene = table("hound")
    ann, bob = scene.heroes
    scene.dice(4, 1)
    ann.does("attempt hound")
    bob.does("melee")
    ann.does("pass")
    assert scene.asked == 0
    assert (bob.lair, bob.hand, ann.quests) == ([], [], ["hound"])


@rule("DL-75")
def test_a_hunt_is_completed_by_the_strike_that_beats_the_monster():
    scene = table("hound")
    ann, bob = scene.heroes
    scene.state.quest_hurt[scene.quest("hound")] = 1
    scene.dice(3, 3, 6, 1)
    ann.does("attempt hound")
    bob.does("melee")
    ann.does("quest hound", "melee")
    assert (ann.done, ann.glory, scene.state.phase) == (["hound"], 5, DISCARD_PHASE)
    assert scene.state.battles == []


@rule("DL-75", "DL-46")
def test_whoever_strikes_the_last_blow_a_personal_hunt_is_its_owners():
    """Bob helps with a dart in the response stage: the quest is ann's all the same."""
    scene = table("hound", cards=BOLT)
    ann, bob = scene.heroes
    ann.has(peril=1)
    bob.has(hand="dart")
    scene.state.quest_hurt[scene.quest("hound")] = 1
    ann.does("attempt hound")
    bob.does("melee")
    assert scene.asked == 1
    bob.does("play dart", "quest hound", "seat 1")
    scene.everybody_passes()
    assert (ann.done, bob.done) == (["hound"], [])


@rule("DLQ-65")
def test_wounds_of_a_quest_monster_stay_between_turns_and_players():
    scene = table(common="hound")
    ann, bob = scene.heroes
    bob.has(place="r1")
    scene.dice(1, 6)
    ann.does("attempt hound")
    bob.does("melee")
    ann.does("pass")
    scene.phase("feats", 1)
    scene.dice(1, 6)
    bob.does("attempt hound")
    ann.does("melee")
    assert (bob.done, ann.done) == (["hound"], [])


@rule("DLQ-66")
def test_a_repeated_hunt_costs_a_point_the_monster_attacks_again_and_the_hero_strikes_back_once():
    scene = table("hound")
    ann, bob = scene.heroes
    scene.dice(4, 1, 1, 1)
    ann.does("attempt hound")
    bob.does("melee")
    ann.does("quest hound", "melee")
    assert ann.ap == 3
    scene.dice(4, 1)
    ann.does("attempt hound")
    bob.does("melee")
    assert (ann.health, ann.ap) == (10, 2)
    assert ann.may("end")
    assert len(scene.told("challenge")) == 1


@rule("DLQ-67")
def test_the_next_living_opponent_to_the_left_plays_the_monster():
    scene = table("hound", seats=4)
    ann, bob, cid, _ = scene.heroes
    bob.player.alive = 0
    ann.does("attempt hound")
    assert scene.asked == cid.seat


@rule("DLQ-67")
def test_the_left_neighbour_of_the_last_seat_is_the_first():
    scene = table(common="hound", seats=3)
    cid = scene.heroes[2]
    cid.has(place="r1")
    scene.phase("feats", 2)
    cid.does("attempt hound")
    assert scene.asked == 0


@rule("DLQ-156")
def test_a_hunt_won_by_the_counterattack_is_over_without_a_challenge():
    scene = table("hound")
    ann, bob = scene.heroes
    scene.state.quest_hurt[scene.quest("hound")] = 1
    scene.dice(1, 6)
    ann.does("attempt hound")
    bob.does("melee")
    assert (ann.done, ann.ap) == (["hound"], 4)
    assert scene.told("challenge") == []
    assert scene.state.battles == []
    assert scene.state.phase == DISCARD_PHASE


@rule("DLQ-156")
@pytest.mark.parametrize("dice", [(4, 1), (3, 3)])
@pytest.mark.parametrize("battled", [0, 1])
def test_a_hunt_lost_or_drawn_may_be_answered_if_the_hero_has_not_battled_this_turn(dice, battled):
    scene = table("hound")
    ann, bob = scene.heroes
    ann.has(battled=battled)
    scene.dice(*dice)
    ann.does("attempt hound")
    bob.does("melee")
    assert ann.may("quest hound") == (not battled)


@rule("DLQ-156")
def test_what_held_for_the_battle_of_a_hunt_ends_with_its_success():
    """Ann's fury was for that battle: a rival's attack at the end of the phase is another."""
    scene = table("hound", cards=BOLT)
    ann, bob = scene.heroes
    ann.has(hand="fury", glory=1)
    bob.has(place="r1", saved=1)
    scene.state.quest_hurt[scene.quest("hound")] = 1
    ann.does("attempt hound")
    bob.does("melee")
    scene.dice(1, 6)
    ann.does("play fury")
    scene.everybody_passes()
    assert ann.done == ["hound"]
    assert scene.state.marks == []


@rule("DLQ-159")
def test_an_attempt_that_is_cut_off_counts_as_made():
    """Ann flees from the battle by a door; the monster does not reach her, and the next attempt costs a point."""
    scene = table("hound", cards=BOLT)
    ann, bob = scene.heroes
    ann.has(hand="door", glory=1)
    ann.does("attempt hound")
    bob.does("melee")
    ann.does("play door")
    scene.everybody_passes()
    assert (ann.place, ann.health, ann.ap) == ("gate", 12, 4)
    assert scene.told("attack_rolled") == []
    ann.does("move e")
    scene.everybody_passes()
    ann.does("attempt hound")
    assert ann.ap == 2


@rule("DLQ-159")
def test_an_attempt_whose_hero_has_left_in_its_window_comes_to_nothing():
    scene = table("bell", cards=BOLT)
    ann, _ = scene.heroes
    ann.has(hand="door", glory=1)
    ann.does("attempt bell", "play door")
    scene.dice(6)
    scene.everybody_passes()
    assert (ann.place, ann.done, ann.player.attempted) == ("gate", [], 1)
    assert scene.told("tested") == []


@rule("DLQ-159")
def test_a_test_whose_hero_is_gone_before_the_roll_comes_to_nothing():
    heroes = """
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
        effects = ["warp(you, entrance)"]
    """
    scene = table("bell", heroes=heroes)
    ann, _ = scene.heroes
    scene.dice(6)
    ann.does("attempt bell")
    assert (ann.place, ann.done, ann.player.attempted) == ("gate", [], 1)


# --- Threats -----------------------------------------------------------------------------------------------------------------


@rule("DL-79", "DLQ-153")
@pytest.mark.parametrize(("die", "healths"), [(3, (11, 11, 12)), (4, (12, 12, 12))])
def test_a_failed_threat_strikes_every_hero_in_the_location_without_rolls(die, healths):
    """Speed 4 against 8; bob stands beside ann, cid elsewhere."""
    scene = table("bell", seats=3)
    ann, bob, cid = scene.heroes
    bob.has(place="r1")
    scene.dice(die)
    ann.does("attempt bell")
    assert (ann.health, bob.health, cid.health) == healths
    assert [event.seat for event in scene.told("tested")] == [0]


@rule("DL-79")
def test_a_threat_may_be_tried_while_action_points_last():
    scene = table("bell")
    ann, _ = scene.heroes
    scene.dice(1, 2, 4)
    ann.does("attempt bell", "attempt bell", "attempt bell")
    assert (ann.done, ann.ap, ann.health) == (["bell"], 2, 10)


@rule("DLQ-153")
def test_a_hero_who_has_fallen_tries_no_further():
    scene = table("gong")
    ann, _ = scene.heroes
    scene.dice(1)
    ann.does("attempt gong")
    assert (ann.player.fallen, ann.ap) == (1, 4)
    ann.refused("attempt gong", "DL-95")
    ann.does("stand")
    assert ann.may("attempt gong")


@rule("DLQ-153")
def test_a_hero_who_has_died_tries_no_further():
    scene = table("bell", seats=3)
    ann, bob, _ = scene.heroes
    ann.has(health=1)
    bob.has(place="r1", health=5)
    scene.dice(1)
    ann.does("attempt bell")
    assert (ann.player.alive, scene.state.active) == (0, 1)


@rule("DLQ-153")
def test_the_penalty_of_one_who_dies_of_it_still_strikes_the_others():
    """Bob dies of ann's failure, and cid after him is wounded all the same."""
    scene = table("bell", seats=3)
    ann, bob, cid = scene.heroes
    for hero in (bob, cid):
        hero.has(place="r1", health=5)
    bob.has(health=1)
    scene.dice(1)
    ann.does("attempt bell")
    assert (ann.health, bob.player.alive, cid.health) == (11, 0, 4)


# --- Chance ------------------------------------------------------------------------------------------------------------------


@rule("DL-80")
@pytest.mark.parametrize(
    ("quest", "dice", "won"),
    [
        ("sum", (4, 5), True),
        ("sum", (4, 4), False),
        ("three", (3, 6, 3), True),
        ("three", (6, 2, 6), False),
        ("twins", (4, 4), True),
        ("twins", (6, 5), False),
    ],
)
def test_particular_results_of_the_dice_are_wanted(quest, dice, won):
    scene = table(quest)
    ann, _ = scene.heroes
    scene.dice(*dice)
    ann.does(f"attempt {quest}")
    assert (ann.done == [quest]) == won
    assert (scene.state.phase == FEATS_PHASE) == (not won)


# --- The sets in the box -------------------------------------------------------------------------------------------------------


@rule("DL-72", "DL-73", "DL-74", "DL-75", "DL-79", "DL-80")
@pytest.mark.parametrize("stage", ["heroic", "epic", "legendary"])
def test_every_set_has_quests_of_all_categories(stage):
    quests = Dungeoneer().card_set(stage).quests
    found = {quest.category for quest in quests}
    assert found == {"artifact", "influence", "sacrifice", "hunt", "search", "escort", "threat", "chance"}
