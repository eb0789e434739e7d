"""DL-130 to DL-138 and their rulings: the Scepter of the Shadow Plague and the Arch Lich Lord."""

import pytest

from tests.rules.dungeoneer.scene import Scene
from tests.rules_marker import rule
from undercroft.games.dungeoneer.content_types import Event
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.state import (
    DISCARD_PHASE,
    FEATS_PHASE,
    LORD_DEFEATED,
    LORD_ENTHRONED,
    LORD_READY,
    VILLAINY_PHASE,
)
from undercroft.packs.words import Words

SCEPTER = Event("scepter", Words("Scepter", "Скипетр", "Scettro", "Žezlo"), None, 1, 3, 4)

CARDS = """
    [[cards]]
    id = "lich"
    type = "encounter"
    kinds = ["undead"]
    lord = true
    cost = 9
    timing = "villainy"
    duration = "monster"
    aim = "rival"
    [cards.monster]
    health = 4
    melee = "counter 3"
    magic = "attack 5"
    speed = "counter 4"
    strikes = { magic = ["wound(target, 2)", "glory(target, -4)"] }
    [[cards]]
    id = "ghoul"
    type = "encounter"
    kinds = ["undead"]
    cost = 2
    timing = "villainy"
    duration = "monster"
    [cards.monster]
    health = 2
    melee = "attack 2"
    magic = "counter 2"
    [[cards]]
    id = "banish"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "instant"
    aim = "hero"
    effects = ["warp(target, any)"]
    [[cards]]
    id = "quake"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "instant"
    aim = "location"
    effects = ["shift()"]
    [[cards]]
    id = "dusty_tomb"
    type = "encounter"
    kinds = ["trap"]
    cost = 1
    timing = "villainy"
    duration = "instant"
    [cards.trap]
    threat = "magic 7"
    failed = ["wound(target, 1)"]
"""

RESPONSES = """
    [[cards]]
    id = "charm"
    type = "boon"
    cost = 1
    timing = "response"
    duration = "instant"
    aim = "monster"
    effects = ["minion()"]
    [[cards]]
    id = "scare_off"
    type = "boon"
    cost = 1
    timing = "response"
    duration = "instant"
    aim = "monster"
    effects = ["dismiss(discard)"]
    [[cards]]
    id = "holy_water"
    type = "treasure"
    cost = 1
    timing = "response"
    duration = "instant"
    aim = "monster"
    effects = ["wound(monster, 1)"]
    [[cards]]
    id = "door"
    type = "treasure"
    cost = 1
    timing = "anytime"
    duration = "instant"
    effects = ["warp(you, any)"]
    [[cards]]
    id = "grab"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "instant"
    aim = "rival"
    effects = ["take(target, minion)"]
    [[cards]]
    id = "recall"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "instant"
    aim = "rival"
    effects = ["bounce(target, minion)"]
"""
"""Cards for windows and against minions."""

LOCATIONS = """
    [[locations]]
    id = "throne"
    frame = "dungeon"
    type = "room"
    throne = true
    glory = 5
    peril = 3
    exits = ["open", "open", "open", "open"]
    effects = ["glory(you, -2)"]
"""

QUESTS = """
    [[quests]]
    id = "defeat"
    category = "hunt"
    condition = "monster"
    lord = true
    reward = ["glory(you, 4)"]
    [[quests]]
    id = "bell"
    category = "threat"
    condition = "test"
    threat = "speed 8"
    places = ["throne"]
    reward = ["glory(you, 4)"]
    [[quests]]
    id = "hound"
    category = "hunt"
    condition = "monster"
    places = ["r1"]
    reward = ["glory(you, 5)"]
    monster_kinds = ["undead"]
    [quests.monster]
    health = 2
    melee = "attack 3"
"""

MAP = {"0,0": "gate", "1,0": "t1", "2,0": "throne", "3,0": "r1"}


def world(seats=2, cards=CARDS, **options):
    """A table with the centre cards, before the throne is placed."""
    return Scene(seats, cards=cards, locations=LOCATIONS, quests=QUESTS, event=SCEPTER, **options)


def court(seats=2, wounds=0, more="", **options):
    """The feats phase of the first seat, whose hero stands before the throne with the Arch Lich Lord in it.

    All heroes have moved, so that nobody is paid for staying where the turn ends.
    """
    scene = world(seats, CARDS + more, **options)
    scene.map(MAP)
    scene.state.lord_status = LORD_ENTHRONED
    scene.state.hurt[scene.card("lich")] = wounds
    for hero in scene.heroes:
        hero.has(hand="", quests="", glory=0, peril=0, moved=1)
    scene.heroes[0].has(place="t1")
    return scene.phase("feats")


def commons(scene):
    return [scene.tables.quests[quest].id for quest in scene.state.common]


def lies_nowhere(scene):
    """Whether the Arch Lich Lord is in no hand, deck, lair, inventory or discard pile."""
    state = scene.state
    lich = scene.card("lich")
    zones = [
        zone
        for player in state.players
        for zone in (player.hand, player.lair, player.inventory, player.curses)
    ]
    return all(lich not in zone for zone in (*zones, *state.discards, *(pile.pool for pile in state.piles)))


# --- The centre ----------------------------------------------------------------------------------------------------------


@rule("DL-130")
def test_his_quest_is_one_more_common_quest():
    """In the middle lie the Scepter, he himself and his quest, beside the ordinary common one."""
    scene = world()
    assert len(commons(scene)) == 2
    assert commons(scene)[-1] == "defeat"
    assert scene.state.lord_status == LORD_READY
    assert lies_nowhere(scene)
    assert scene.quest("defeat") not in scene.state.quest_pile.pool


@rule("DL-130", "DLQ-77")
def test_his_defeat_counts_toward_the_three_quests():
    scene = court(wounds=3)
    ann, bob = scene.heroes
    ann.has(done="q1 q2")
    scene.dice(1, 6)
    ann.does("move e")
    bob.does("magic")
    assert (scene.state.over, scene.state.winner, ann.done[-1]) == (True, 0, "defeat")


@rule("DLQ-76")
def test_his_quest_is_not_replaced():
    scene = court(wounds=3)
    ann, bob = scene.heroes
    ordinary = [quest for quest in commons(scene) if quest != "defeat"]
    scene.dice(1, 6)
    ann.does("move e")
    bob.does("magic")
    assert commons(scene) == ordinary
    assert len(scene.told("quest_revealed")) == 1


# --- The Scepter -----------------------------------------------------------------------------------------------------------


@rule("DL-134")
def test_the_scepter_comes_with_one_token():
    assert world().state.scepter == 1


@rule("DL-135")
@pytest.mark.parametrize(("die", "asked"), [(3, False), (4, True), (6, True)])
def test_at_the_start_of_the_own_turn_a_die_of_four_or_more_lets_the_player_choose(die, asked):
    scene = court()
    ann, _ = scene.heroes
    ann.has(hand="w1")
    scene.dice(die)
    scene.phase("reset")
    assert ann.may("token") == asked
    if asked:
        assert ann.choices == ["pass", "token"]
        ann.does("token")
        assert scene.state.scepter == 2
    assert scene.state.phase == VILLAINY_PHASE


@rule("DL-135")
def test_an_undead_card_may_be_taken_from_the_discard_pile_instead():
    scene = court()
    ann, _ = scene.heroes
    scene.take_out([scene.card("ghoul"), scene.card("m1")])
    scene.state.discards[0] = [scene.card("m1"), scene.card("ghoul")]
    scene.dice(4)
    scene.phase("reset")
    assert ann.choices == ["pass", "token", "card ghoul"]
    ann.does("card ghoul")
    assert (ann.hand, scene.state.scepter) == (["ghoul"], 1)
    assert scene.ids(scene.state.discards[0]) == ["m1"]


@rule("DL-135")
def test_nothing_may_be_chosen_as_well():
    scene = court()
    ann, _ = scene.heroes
    scene.dice(4)
    scene.phase("reset")
    ann.does("pass")
    assert (ann.hand, scene.state.scepter) == ([], 1)


@rule("DL-135")
@pytest.mark.parametrize(("tokens", "rolls"), [(1, 1), (2, 1), (3, 0)])
def test_with_three_tokens_nobody_rolls_any_more(tokens, rolls):
    scene = court()
    scene.state.scepter = tokens
    rolled = len(scene.told("die_rolled"))
    scene.dice(1)
    scene.phase("reset")
    assert scene.asked == 0
    assert len(scene.told("die_rolled")) - rolled == rolls


@rule("DL-135")
def test_every_player_rolls_on_the_own_turn():
    scene = court()
    _, bob = scene.heroes
    scene.dice(5)
    scene.phase("reset", 1)
    bob.does("token")
    assert scene.state.scepter == 2


@rule("DL-136")
@pytest.mark.parametrize("tokens", [1, 2, 3])
@pytest.mark.parametrize(("card", "value"), [("ghoul", 2), ("m1", 2)])
def test_the_undead_attack_better_by_one_for_every_token(tokens, card, value):
    scene = court()
    ann, bob = scene.heroes
    scene.state.scepter = tokens
    ann.has(hand=card)
    bob.has(peril=2)
    scene.phase("villainy")
    scene.dice(3, 3)
    ann.does(f"play {card}", "seat 2", "melee", "done")
    total = scene.told("attack_rolled")[-1].args["total"]
    assert total == 3 + value + (tokens if card == "ghoul" else 0)


@rule("DL-136")
def test_the_tokens_serve_attacks_and_not_counterattacks():
    """Bob strikes back at the ghoul with melee: it answers with 2 and the die."""
    scene = court()
    ann, bob = scene.heroes
    scene.state.scepter = 3
    ann.has(hand="ghoul")
    bob.has(peril=2, saved=1)
    scene.phase("villainy")
    scene.dice(1, 4, 1, 4)
    ann.does("play ghoul", "seat 2", "melee", "done")
    bob.does("card ghoul", "melee")
    assert scene.told("counter_rolled")[-1].args["total"] == 2 + 4


@rule("DL-136")
def test_undead_monsters_of_quests_and_the_lord_himself_attack_better_too():
    scene = court()
    ann, bob = scene.heroes
    scene.state.scepter = 2
    ann.has(quests="hound", place="r1")
    scene.dice(1, 1)
    ann.does("attempt hound")
    bob.does("melee")
    assert scene.told("attack_rolled")[-1].args["total"] == 3 + 1 + 2
    ann.does("pass", "move w")
    bob.does("magic")
    assert scene.told("attack_rolled")[-1].args["total"] == 5 + 3 + 2


@rule("DL-137")
def test_with_his_defeat_the_scepter_is_gone():
    scene = court(wounds=3)
    ann, bob = scene.heroes
    scene.dice(1, 6)
    ann.does("move e")
    bob.does("magic")
    assert scene.state.scepter == -1
    rolled = len(scene.told("die_rolled"))
    scene.phase("reset", 1)
    assert scene.asked == 1
    assert len(scene.told("die_rolled")) == rolled
    bob.has(hand="ghoul", peril=2)
    ann.has(peril=2)
    scene.dice(3, 3)
    bob.does("play ghoul", "seat 1", "melee", "done")
    assert scene.told("attack_rolled")[-1].args["total"] == 2 + 3


@rule("DL-138")
def test_cards_turn_monsters_into_minions():
    scene = court(more=RESPONSES)
    ann, bob = scene.heroes
    ann.has(hand="ghoul")
    bob.has(peril=2, hand="charm", glory=1)
    scene.phase("villainy")
    ann.does("play ghoul", "seat 2", "melee", "done")
    bob.does("play charm", "card ghoul")
    scene.everybody_passes()
    assert (bob.inventory, ann.lair, bob.health) == (["ghoul"], [], 12)


@rule("DL-138")
@pytest.mark.parametrize("stage", ["heroic", "epic", "legendary"])
def test_every_set_has_makers_of_minions(stage):
    """At least two cards and one hero."""
    one = Dungeoneer().card_set(stage)
    cards = [card for card in one.adventures if "verb='minion'" in repr((card.effects, card.abilities))]
    heroes = [hero for hero in one.heroes if "verb='minion'" in repr(hero.abilities)]
    assert len(cards) >= 2
    assert len(heroes) >= 1


# --- His throne ------------------------------------------------------------------------------------------------------------


@rule("DL-132", "DLQ-81")
def test_he_is_in_the_throne_room_as_soon_as_anybody_places_it():
    """A new card has no heroes on it: nobody is attacked by that."""
    scene = world()
    scene.map({"0,0": "gate", "1,0": "t1"}).phase("feats")
    ann, _ = scene.heroes
    ann.has(place="t1")
    scene.draws("throne")
    ann.does("explore")
    assert scene.state.lord_status == LORD_READY
    ann.does("place 2,0 r0")
    assert scene.state.lord_status == LORD_ENTHRONED
    assert len(scene.told("lord_enthroned")) == 1
    assert scene.state.battles == []
    assert scene.asked == 0


@rule("DL-132", "DLQ-78")
def test_he_attacks_any_hero_who_enters_and_the_left_neighbour_plays_him():
    """Magic 5 + 4 + 1 token against 2 + 1: two wounds, and four glory are lost; no peril is spent for it."""
    scene = court(3)
    ann, bob, cid = scene.heroes
    ann.has(glory=6, peril=2)
    for hero in (bob, cid):
        hero.has(peril=9)
    scene.dice(4, 1)
    ann.does("move e")
    assert scene.asked == 1
    assert bob.choices == ["magic"]
    bob.does("magic")
    assert ann.health == 10
    assert ann.glory == 6 + 5 - 2 - 4
    assert (ann.peril, bob.peril, cid.peril) == (5, 9, 9)
    assert scene.told("attack_rolled")[-1].seat == 1


@rule("DL-132")
def test_he_stays_until_he_is_defeated_and_attacks_on_every_entry():
    scene = court()
    ann, bob = scene.heroes
    scene.dice(4, 1, 4, 1)
    ann.does("move e")
    bob.does("magic")
    ann.does("pass", "move e", "move w")
    bob.does("magic")
    assert ann.health == 8


@rule("DLQ-84")
def test_he_attacks_after_income_and_the_effect_of_the_location():
    scene = court()
    ann, _ = scene.heroes
    ann.does("move e")
    assert scene.asked == 1
    assert (ann.glory, ann.peril) == (5 - 2, 3)


@rule("DL-133")
def test_the_throne_room_loses_its_effect_with_his_defeat():
    scene = court()
    ann, _ = scene.heroes
    scene.state.lord_status = LORD_DEFEATED
    ann.does("move e")
    assert (ann.glory, ann.peril) == (5, 3)
    assert scene.asked == 0
    assert scene.state.battles == []


@rule("DLQ-80")
def test_a_hero_who_is_warped_in_on_anothers_turn_is_attacked_but_not_paid():
    scene = court()
    ann, bob = scene.heroes
    ann.has(hand="banish")
    bob.has(peril=1)
    scene.phase("villainy")
    scene.dice(4, 1)
    ann.does("play banish", "seat 2", "location throne")
    assert scene.asked == 0
    ann.does("magic")
    assert (bob.place, bob.health, bob.glory, bob.peril) == ("throne", 10, 0, 0)
    assert bob.player.attempted == 0


@rule("DLQ-142")
def test_he_moves_with_a_shifted_throne_and_nobody_enters():
    scene = court()
    ann, bob = scene.heroes
    ann.has(hand="quake")
    bob.has(peril=1, place="throne")
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "throne"})
    scene.phase("villainy")
    ann.does("play quake", "location throne", "seat 2", "place 0,1 r0")
    assert (bob.place, bob.health, scene.state.lord_status) == ("throne", 12, LORD_ENTHRONED)
    assert scene.state.battles == []
    ann.has(place="gate")
    scene.phase("feats")
    ann.does("move s")
    assert (ann.place, len(scene.state.battles)) == ("throne", 1)


# --- Fighting him ----------------------------------------------------------------------------------------------------------


@rule("DLQ-83")
def test_his_wounds_stay_on_him_between_heroes():
    scene = court(wounds=2)
    ann, bob = scene.heroes
    scene.dice(1, 6)
    ann.does("move e")
    bob.does("magic")
    ann.does("pass", "end")
    bob.has(place="t1")
    scene.phase("feats", 1)
    scene.dice(1, 6)
    bob.does("move e")
    ann.does("magic")
    assert (bob.done, ann.done) == (["defeat"], [])


@rule("DL-131")
def test_his_slayer_takes_him_as_a_minion_at_full_health():
    scene = court(wounds=3)
    ann, bob = scene.heroes
    scene.dice(1, 6)
    ann.does("move e")
    bob.does("magic")
    lich = scene.card("lich")
    assert (ann.inventory, scene.state.hurt[lich], scene.state.owners[lich]) == (["lich"], 0, 0)
    assert (ann.done, ann.player.level, scene.state.lord_status) == (["defeat"], 5, LORD_DEFEATED)
    assert ann.glory == 5 - 2 + 4


@rule("DL-131")
def test_he_fights_for_his_slayer():
    """Bob's monster is answered by the lich with melee 3."""
    scene = court()
    ann, bob = scene.heroes
    scene.state.lord_status = LORD_DEFEATED
    ann.has(inventory="lich", peril=2)
    bob.has(hand="m1")
    scene.phase("villainy", 1)
    scene.dice(1, 6)
    bob.does("play m1", "seat 1", "melee", "done")
    assert ann.choices == ["pass", "card lich"]
    ann.does("card lich")
    assert scene.told("counter_rolled")[-1].args["total"] == 3 + 6
    assert scene.state.hurt[scene.card("m1")] == 1


@rule("DL-131", "DLQ-139")
@pytest.mark.parametrize("card", ["charm", "scare_off"])
def test_no_other_card_makes_him_a_minion_or_sends_him_off(card):
    """Holy water may be thrown at him in the same response stage: he can be aimed at, not by these."""
    scene = court(more=RESPONSES)
    ann, bob = scene.heroes
    ann.has(hand=f"{card} holy_water", glory=3)
    ann.does("move e")
    scene.everybody_passes()
    bob.does("magic")
    assert ann.choices == ["pass", "play holy_water"]
    ann.does("play holy_water")
    assert ann.choices == ["card lich"]


@rule("DLQ-82", "DL-131")
@pytest.mark.parametrize("phase", ["villainy", "feats"])
def test_defeating_him_on_anothers_turn_completes_the_quest(phase):
    """Bob is sent into the throne room and strikes him down with his counterattack; ann's turn goes on."""
    scene = court(wounds=3)
    ann, bob = scene.heroes
    ann.has(hand="banish")
    bob.has(peril=1)
    scene.phase("villainy")
    scene.dice(1, 6)
    ann.does("play banish", "seat 2", "location throne", "magic")
    assert (bob.done, bob.inventory, bob.player.level) == (["defeat"], ["lich"], 5)
    assert bob.glory == 4
    assert scene.state.active == 0
    if phase == "feats":
        scene.draws("t5")
        ann.does("end")
        ann.does(ann.choices[0])
        assert scene.state.phase == FEATS_PHASE
        assert ann.may("end")
    else:
        assert scene.state.phase == VILLAINY_PHASE
        assert ann.may("end")


@rule("DLQ-82")
def test_who_has_defeated_him_by_a_counterattack_does_not_challenge_him_again():
    """Bob has a saved point; there is nobody left to strike at but the minion he has won."""
    scene = court(wounds=3)
    ann, bob = scene.heroes
    ann.has(hand="banish")
    bob.has(peril=1, saved=1)
    scene.phase("villainy")
    scene.dice(1, 6)
    ann.does("play banish", "seat 2", "location throne", "magic")
    assert bob.inventory == ["lich"]
    assert scene.asked == 0
    assert scene.state.battles == []
    assert scene.state.hurt[scene.card("lich")] == 0


@rule("DLQ-82")
def test_his_attack_is_void_if_he_is_defeated_before_it():
    """Holy water in the response stage is the last drop: he rolls no more. It is bob's turn to be struck, not to act."""
    scene = court(wounds=3, more=RESPONSES)
    ann, bob = scene.heroes
    ann.has(hand="banish")
    bob.has(peril=1, hand="holy_water", glory=1)
    scene.phase("villainy")
    ann.does("play banish", "seat 2", "location throne")
    scene.everybody_passes()
    ann.does("magic")
    bob.does("play holy_water", "card lich")
    scene.everybody_passes()
    assert (bob.done, bob.inventory, bob.health) == (["defeat"], ["lich"], 12)
    assert scene.told("attack_rolled") == []
    assert scene.state.battles == []


@rule("DLQ-82", "DL-49")
def test_his_defeat_on_the_own_turn_ends_the_feats_phase():
    scene = court(wounds=3)
    ann, bob = scene.heroes
    ann.has(hand="w1")
    scene.dice(1, 6)
    ann.does("move e")
    bob.does("magic")
    assert (ann.done, scene.state.phase) == (["defeat"], DISCARD_PHASE)
    assert set(ann.choices) == {"card w1", "card lich"}


@rule("DLQ-82", "DLQ-64")
def test_his_defeat_before_the_feats_phase_leaves_none():
    """Ann goes to him in her villainy phase, which goes on; a second quest in this turn is not possible."""
    scene = court(wounds=3)
    ann, bob = scene.heroes
    ann.has(hand="banish w1")
    bob.has(peril=1)
    scene.phase("villainy")
    scene.dice(1, 6)
    ann.does("play banish", "seat 1", "seat 2", "location throne")
    bob.does("magic")
    assert (ann.done, scene.state.phase) == (["defeat"], VILLAINY_PHASE)
    ann.does("end")
    ann.does(ann.choices[0])
    assert scene.state.phase == DISCARD_PHASE
    assert "card w1" in ann.choices


@rule("DLQ-82")
def test_his_defeat_in_the_window_after_the_feats_phase_does_not_end_the_turn():
    """Ann walks through a door after her last action; phase V follows as ever."""
    scene = court(wounds=3, more=RESPONSES)
    ann, bob = scene.heroes
    ann.has(hand="door w1", glory=2)
    ann.does("end", "play door", "location throne")
    scene.everybody_passes()
    scene.dice(1, 6)
    bob.does("magic")
    scene.everybody_passes()
    assert ann.done == ["defeat"]
    assert (scene.state.over, scene.state.active, scene.state.phase) == (False, 0, DISCARD_PHASE)
    assert set(ann.choices) == {"card w1", "card lich"}


@rule("DLQ-140")
def test_his_attack_on_entry_uses_up_the_free_attempt():
    scene = court()
    ann, bob = scene.heroes
    ann.has(quests="bell")
    ann.does("move e")
    bob.does("magic")
    ann.does("pass")
    scene.dice(1)
    ann.does("attempt bell")
    assert ann.ap == 2


@rule("DLQ-140")
def test_his_attack_is_free_where_the_free_attempt_is_gone():
    scene = court()
    ann, bob = scene.heroes
    ann.has(attempted=1, ap=1)
    ann.does("move e")
    bob.does("magic")
    assert ann.ap == 0


@rule("DLQ-140", "DL-75")
def test_a_hero_who_stays_may_attempt_again_and_he_attacks_first_again():
    scene = court()
    ann, bob = scene.heroes
    ann.has(place="throne")
    scene.dice(6, 1)
    ann.does("attempt defeat")
    bob.does("magic")
    assert (ann.health, ann.ap) == (10, 4)
    scene.dice(6, 1)
    ann.does("card lich", "melee")
    assert (ann.ap, scene.state.hurt[scene.card("lich")]) == (3, 1)
    scene.dice(6, 1)
    ann.does("attempt defeat")
    bob.does("magic")
    assert (ann.health, ann.ap) == (8, 2)
    assert ann.may("end")


@rule("DLQ-140")
def test_he_is_attempted_in_his_throne_room_while_he_is_there():
    scene = court()
    ann, _ = scene.heroes
    assert not ann.may("attempt defeat")
    ann.has(place="throne")
    assert ann.may("attempt defeat")
    scene.state.lord_status = LORD_DEFEATED
    ann.refused("attempt defeat", "DL-132")


@rule("DLQ-86")
def test_room_is_made_for_him_by_discarding_treasures():
    scene = court(wounds=3)
    ann, bob = scene.heroes
    ann.has(inventory="w1 w2 w3 b1", hand="w4")
    scene.dice(1, 6)
    ann.does("move e")
    bob.does("magic")
    assert ann.choices == ["pass", "card w1", "card w2", "card w3"]
    ann.does("card w2")
    assert ann.inventory == ["w1", "w3", "b1", "lich"]
    assert (ann.done, ann.player.level) == (["defeat"], 5)


@rule("DLQ-86", "DLQ-139")
def test_without_room_he_leaves_the_game_and_the_quest_counts_all_the_same():
    scene = court(wounds=3)
    ann, bob = scene.heroes
    ann.has(inventory="w1 w2 w3", hand="w4")
    scene.dice(1, 6)
    ann.does("move e")
    bob.does("magic")
    ann.does("pass")
    assert (ann.inventory, ann.done, ann.player.level) == (["w1", "w2", "w3"], ["defeat"], 5)
    assert scene.state.gone == [scene.card("lich")]
    assert lies_nowhere(scene)


@rule("DLQ-139")
def test_a_lich_who_serves_and_is_discarded_leaves_the_game():
    scene = court()
    ann, _ = scene.heroes
    scene.state.lord_status = LORD_DEFEATED
    ann.has(inventory="lich", hand="w1")
    ann.does("end", "card lich")
    assert scene.state.gone == [scene.card("lich")]
    assert lies_nowhere(scene)


@rule("DLQ-139")
def test_a_lich_who_serves_and_falls_leaves_the_game():
    scene = court()
    ann, bob = scene.heroes
    scene.state.lord_status = LORD_DEFEATED
    scene.state.hurt[scene.card("lich")] = 3
    ann.has(inventory="lich", peril=2)
    bob.has(hand="m1")
    scene.phase("villainy", 1)
    scene.dice(6, 1)
    bob.does("play m1", "seat 1", "melee", "done")
    ann.does("card lich")
    assert ann.inventory == []
    assert scene.state.gone == [scene.card("lich")]
    assert lies_nowhere(scene)


@rule("DLQ-139")
def test_a_lich_whose_master_dies_leaves_the_game():
    scene = court(3)
    ann, bob, _ = scene.heroes
    scene.state.lord_status = LORD_DEFEATED
    ann.has(inventory="lich", peril=1, health=1)
    bob.has(hand="dusty_tomb")
    scene.phase("villainy", 1)
    scene.dice(1)
    bob.does("play dusty_tomb", "seat 1", "done")
    assert ann.player.alive == 0
    assert scene.state.gone == [scene.card("lich")]
    assert lies_nowhere(scene)


@rule("DLQ-139")
@pytest.mark.parametrize("card", ["grab", "recall"])
def test_a_lich_who_serves_is_not_taken_over_or_sent_to_a_hand(card):
    scene = court(more=RESPONSES)
    ann, bob = scene.heroes
    scene.state.lord_status = LORD_DEFEATED
    ann.has(inventory="lich", peril=1)
    bob.has(hand=card)
    scene.phase("villainy", 1)
    bob.does(f"play {card}", "seat 1")
    assert (ann.inventory, bob.inventory) == (["lich"], [])


# --- Attacks that are bought -------------------------------------------------------------------------------------------------


@rule("DLQ-79", "DLQ-141")
def test_in_the_villainy_phase_nine_peril_make_him_attack_a_hero_in_his_room():
    """Paid by the one who is attacked; the active player chooses and rolls; no lair, no reward in peril."""
    scene = court(3)
    ann, bob, cid = scene.heroes
    bob.has(place="throne", peril=10, glory=4)
    cid.has(peril=10)
    scene.phase("villainy")
    ann.does("play lich")
    assert ann.choices == ["seat 2"]
    scene.dice(6, 1)
    ann.does("seat 2", "magic", "done")
    assert (bob.peril, bob.health, bob.glory) == (1, 10, 0)
    assert scene.told("attack_rolled")[-1].seat == 0
    assert ann.may("end")
    assert (ann.lair, ann.hand, cid.peril) == ([], [], 10)


@rule("DLQ-79")
@pytest.mark.parametrize(
    ("place", "peril", "status"),
    [
        ("t1", 9, LORD_ENTHRONED),
        ("throne", 8, LORD_ENTHRONED),
        ("throne", 9, LORD_DEFEATED),
        ("throne", 9, LORD_READY),
    ],
)
def test_he_is_not_bought_against_others_for_less_or_without_his_throne(place, peril, status):
    scene = court()
    ann, bob = scene.heroes
    bob.has(place=place, peril=peril)
    scene.state.lord_status = status
    scene.phase("villainy")
    ann.refused("play lich", "DLQ-141" if status == LORD_ENTHRONED else "DL-132")


@rule("DLQ-79")
def test_he_is_bought_once_in_a_player_turn():
    scene = court(3)
    ann, bob, cid = scene.heroes
    for hero in (bob, cid):
        hero.has(place="throne", peril=9)
    scene.phase("villainy")
    ann.does("play lich", "seat 2", "magic")
    ann.refused("play lich", "DL-34")


@rule("DLQ-141")
def test_bought_or_not_he_gives_no_glory():
    """Bob wounds him by his counterattack and then strikes back: nothing is gained."""
    scene = court()
    ann, bob = scene.heroes
    bob.has(place="throne", peril=9, saved=1)
    scene.phase("villainy")
    scene.dice(1, 6, 6, 1)
    ann.does("play lich", "seat 2", "magic", "done")
    bob.does("card lich", "melee")
    assert scene.state.hurt[scene.card("lich")] == 2
    assert (bob.glory, ann.glory) == (0, 0)
    assert ann.may("end")


@rule("DLQ-141")
def test_the_active_player_answers_for_him_when_a_bought_attack_is_challenged():
    scene = court(4)
    cid = scene.heroes[2]
    cid.has(place="throne", peril=9, saved=1)
    scene.phase("villainy")
    scene.heroes[0].does("play lich", "seat 3", "magic", "done")
    cid.does("card lich", "melee")
    assert scene.told("counter_rolled")[-1].seat == 0


@rule("DLQ-141")
def test_the_left_neighbour_answers_for_him_on_entry():
    scene = court(4)
    ann, bob, _, _ = scene.heroes
    ann.does("move e")
    bob.does("magic")
    ann.does("card lich", "melee")
    assert scene.told("counter_rolled")[-1].seat == 1


@rule("DLQ-141")
def test_a_hero_who_defeats_him_in_a_bought_attack_wins_him():
    scene = court(3, wounds=3)
    ann, bob, _ = scene.heroes
    bob.has(place="throne", peril=9, saved=1)
    scene.phase("villainy")
    scene.dice(1, 6)
    ann.does("play lich", "seat 2", "magic", "done")
    assert (bob.done, bob.inventory, bob.player.saved) == (["defeat"], ["lich"], 1)
    assert (scene.state.battles, scene.asked) == ([], 0)


# --- Alone ------------------------------------------------------------------------------------------------------------------


@rule("DLQ-85")
def test_alone_he_takes_his_highest_round_value_and_rolls_by_himself():
    """Sixes keep random encounters away; then he rolls a 4 and the hero a 1."""
    cards = CARDS.replace(
        'melee = "counter 3"\n    magic = "attack 5"', 'melee = "attack 3"\n    magic = "attack 5"'
    )
    scene = world(1, cards)
    scene.map(MAP)
    scene.state.lord_status = LORD_ENTHRONED
    (ann,) = scene.heroes
    ann.has(hand="", quests="", glory=4, place="t1")
    scene.phase("feats")
    scene.dice(6, 6, 6, 4, 1)
    ann.does("move e")
    assert scene.told("attack_rolled")[-1].args["total"] == 5 + 4 + 1
    assert ann.health == 10
