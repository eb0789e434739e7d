"""DL-30 to DL-34: the villainy phase: who is harmed, who pays, and what is declared at once (DLQ-30, DLQ-108 to DLQ-123)."""

import pytest

from tests.rules.dungeoneer.scene import Scene
from tests.rules_marker import rule
from undercroft.kernel.messages import Name

CARDS = """
[[cards]]
id = "hex"
type = "curse"
cost = 2
timing = "villainy"
duration = "instant"
aim = "rival"
effects = ["wound(target, 1)"]

[[cards]]
id = "gloom"
type = "curse"
cost = 3
timing = "villainy"
duration = "instant"
effects = ["glory(all, -1)"]

[[cards]]
id = "any_hex"
type = "curse"
cost = 2
timing = "villainy"
duration = "permanent"
aim = "hero"
[[cards.abilities]]
on = "passive"
effects = ["modify(melee, target, -1, in_play)"]

[[cards]]
id = "toll"
type = "curse"
cost = "X"
timing = "villainy"
duration = "instant"
aim = "rival"
effects = ["glory(target, -X)"]

[[cards]]
id = "tithe"
type = "curse"
cost = "X"
timing = "villainy"
duration = "instant"
effects = ["glory(opponents, -X)"]

[[cards]]
id = "snare"
type = "encounter"
kinds = ["trap"]
cost = 2
timing = "villainy"
duration = "instant"
[cards.trap]
threat = "speed 9"
failed = ["wound(target, 1)"]

[[cards]]
id = "pitfall"
type = "encounter"
kinds = ["trap"]
cost = 1
timing = "villainy"
duration = "instant"
[cards.trap]
threat = "melee 8"
scope = "target"
failed = ["wound(target, 2)"]

[[cards]]
id = "gorgon"
type = "encounter"
kinds = ["beast"]
cost = 2
timing = "villainy"
duration = "monster"
[cards.monster]
health = 2
melee = "attack 2"
magic = "attack 1"
specials = [
    { cost = 1, effects = ["glory(target, -1)"] },
    { cost = 2, threat = true, effects = ["test(target, magic, 9, failed=[wound(target, 1)])"] },
]

[[cards]]
id = "lurker"
type = "encounter"
kinds = ["beast"]
cost = 1
timing = "villainy"
duration = "monster"
[cards.monster]
health = 1
melee = "counter 3"
speed = "attack 1"
"""
RESPONSES = """
[[cards]]
id = "scare_off"
type = "boon"
cost = 3
timing = "response"
duration = "instant"
aim = "monster"
effects = ["dismiss(discard)"]
"""
AGAIN = """
[[cards]]
id = "again"
type = "curse"
cost = 1
timing = "anytime"
duration = "instant"
aim = "monster"
effects = ["extra_attack()"]
"""
SUDDEN = """
[[cards]]
id = "sting"
type = "curse"
cost = 2
timing = "anytime"
duration = "instant"
aim = "rival"
effects = ["glory(target, -1)"]
"""


def villainy(seats: int = 3, cards: str = "", **options: object) -> Scene:
    """A scene of one villainy phase: everybody at the gate, nobody with cards, 9 peril each."""
    scene = Scene(seats, cards=CARDS + cards, **options)  # type: ignore[arg-type]
    for hero in scene.heroes:
        hero.has(hand="", glory=5, peril=9)
    return scene


# --- DL-30 to DL-32: what may be played, and who pays ---------------------------------------------------------------


@rule("DL-30")
def test_only_peril_cards_of_this_phase_are_played_in_it():
    scene = villainy()
    ann = scene.heroes[0].has(hand="hex gloom m1 snare b1 w1")
    scene.phase("villainy")
    assert ann.choices == ["end", *(f"play {card}" for card in scene_order(scene, "hex gloom m1 snare"))]
    scene.phase("feats")
    assert [text for text in ann.choices if text.startswith("play")] == ["play b1", "play w1"]


def scene_order(scene: Scene, names: str) -> list[str]:
    """Cards by number, the order in which choices are listed."""
    return sorted(names.split(), key=scene.card)


@rule("DL-30")
def test_playing_is_optional_and_the_phase_may_be_ended_at_once():
    scene = villainy()
    ann = scene.heroes[0].has(hand="m1 hex")
    scene.phase("villainy")
    ann.does("end")
    assert ann.hand == ["m1", "hex"]
    assert scene.state.phase != 2


@rule("DL-31", "DL-30")
def test_a_card_aimed_at_a_hero_takes_that_heros_peril():
    scene = villainy()
    ann, bob, cid = scene.heroes
    ann.has(hand="hex", peril=9)
    bob.has(peril=1)
    cid.has(peril=3)
    scene.phase("villainy")
    ann.does("play hex")
    assert ann.choices == ["seat 3"]
    ann.does("seat 3")
    assert (ann.peril, bob.peril, cid.peril, cid.health) == (9, 1, 1, 11)


@rule("DL-31", "DLQ-109")
@pytest.mark.parametrize(("bob_has", "cid_has", "payers"), [(2, 2, []), (3, 2, [2]), (3, 4, [2, 3])])
def test_a_card_aimed_at_no_hero_is_paid_by_any_one_opponent_and_never_split(bob_has, cid_has, payers):
    scene = villainy()
    ann, bob, cid = scene.heroes
    ann.has(hand="gloom", peril=9)
    bob.has(peril=bob_has)
    cid.has(peril=cid_has)
    scene.phase("villainy")
    assert ann.may("play gloom") == bool(payers)
    if payers:
        ann.does("play gloom")
        assert ann.choices == [f"seat {seat}" for seat in payers]
        ann.does(f"seat {payers[-1]}")
        assert scene.heroes[payers[-1] - 1].peril == {2: bob_has, 3: cid_has}[payers[-1]] - 3
        assert (ann.peril, ann.glory, bob.glory, cid.glory) == (9, 4, 4, 4)


@rule("DL-32", "DL-33", "DLQ-30")
def test_curses_come_before_or_after_the_encounters_and_encounters_only_once():
    scene = villainy()
    ann, bob, cid = scene.heroes
    ann.has(hand="hex gloom m1 m2 snare")
    scene.phase("villainy")
    ann.does("play hex", "seat 2")
    assert ann.may("play m1")
    ann.sends("m1, seat 2, melee")
    ann.does("to lair")
    assert not any(ann.may(f"play {card}") for card in ("m1", "m2", "snare"))
    ann.does("play gloom", "seat 3")
    assert (bob.health, cid.peril) == (11, 6)


# --- DL-33, DLQ-122: one declaration --------------------------------------------------------------------------------


@rule("DL-33", "DLQ-122", "DLQ-30")
def test_all_encounters_on_any_targets_are_one_declaration():
    """Nothing is paid, told or answered before it is done; held back are only curses."""
    scene = villainy(cards=SUDDEN)
    ann, bob, cid = scene.heroes
    ann.has(hand="m1 snare hex")
    bob.has(hand="sting")
    scene.phase("villainy")
    ann.does("play m1", "seat 2", "melee")
    assert ann.choices == ["done", "play snare"]
    ann.does("play snare", "seat 3")
    assert (ann.choices, bob.peril, cid.peril) == (["done"], 9, 9)
    assert scene.told("encounter_declared") == []
    assert scene.asked == 0
    assert scene.state.view(1).declared == []
    assert len(scene.state.view(0).declared) == 2
    ann.does("done")
    assert [event.args["target"] for event in scene.told("encounter_declared")] == [2, 3]
    assert (bob.peril, cid.peril, scene.asked) == (7, 7, 1)


@rule("DLQ-122")
def test_what_is_declared_cannot_be_paid_twice():
    scene = villainy()
    ann, bob, cid = scene.heroes
    ann.has(hand="m1 m2 m3")
    bob.has(peril=3)
    cid.has(peril=1)
    scene.phase("villainy")
    ann.does("play m1", "seat 2", "melee")
    assert ann.choices == ["done"]
    ann.does("done")
    assert bob.peril == 1


@rule("DLQ-122", "DL-33")
def test_an_empty_declaration_is_ending_the_phase():
    scene = villainy()
    ann, bob, _ = scene.heroes
    ann.has(hand="m1")
    scene.phase("villainy")
    ann.does("end")
    assert (ann.hand, bob.peril) == (["m1"], 9)


@rule("DLQ-31")
def test_peril_is_spent_at_the_declaration_and_not_given_back():
    scene = villainy(cards=RESPONSES)
    ann, bob, _ = scene.heroes
    ann.has(hand="m1")
    bob.has(hand="scare_off", place="gate")
    scene.phase("villainy")
    ann.sends("m1, seat 2, melee")
    assert (scene.asked, bob.peril) == (1, 7)
    bob.does("play scare_off", "card m1")
    assert (bob.peril, bob.glory, scene.discarded[-1]) == (7, 2, "m1")
    assert ann.choices == ["end"]


@rule("DLQ-31", "DL-31")
def test_what_was_paid_at_the_declaration_is_not_asked_for_again_later():
    """While one target is dealt with, the other has exactly what the declaration left."""
    scene = villainy(cards=SUDDEN)
    ann, bob, cid = scene.heroes
    ann.has(hand="m1 m2")
    bob.has(hand="sting")
    cid.has(peril=4, hand="b1")
    scene.phase("villainy")
    ann.sends("m1, seat 2, melee", "m2, seat 3, melee")
    assert (cid.peril, scene.asked) == (2, 1)
    bob.does("play sting", "seat 3")
    assert (cid.peril, cid.glory) == (0, 4)


@rule("DLQ-123", "DLQ-30")
def test_targets_come_clockwise_from_the_left_each_with_traps_threats_and_a_battle():
    scene = villainy(4)
    bob, cid, dot, ann = scene.heroes  # it is the turn of seat 4
    ann.has(hand="gorgon m1 m2 pitfall snare")
    bob.has(peril=12)
    for place, hero in zip(("t1", "t2", "t3", "gate"), (bob, cid, dot, ann), strict=True):
        hero.has(place=place)
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "t2", "3,0": "t3"})
    scene.phase("villainy", 3)
    before = len(scene.log.streams[-1])
    ann.sends(
        "m2, seat 3, melee",
        "gorgon, seat 1, melee, special 1, special 2",
        "snare, seat 1",
        "m1, seat 1, melee",
        "pitfall, seat 1",
    )
    kinds = (
        "trap_passed",
        "trap_failed",
        "tested",
        "points_lost",
        "battle_begins",
        "attack_rolled",
        "counter_rolled",
    )
    story = [(event.kind, event.seat + 1) for event in scene.log.streams[-1][before:] if event.kind in kinds]
    # Seat 1: both traps as declared, the threat, the other special effect, one battle of two attacks.
    assert story[:2] == [("trap_failed", 1), ("trap_failed", 1)]
    assert [event.args["card"] for event in scene.told("trap_failed")] == [
        Name("card", "snare"),
        Name("card", "pitfall"),
    ]
    assert story[2:5] == [("battle_begins", 1), ("tested", 1), ("points_lost", 1)]
    assert story[5:9] == [("attack_rolled", 4)] * 2 + [("counter_rolled", 1)] * 2
    assert scene.asked == 3  # the lair of the first battle comes before seat 3 is attacked
    assert ("battle_begins", 3) not in story
    ann.does("to lair", "to lair", "nobody")
    assert [event.seat for event in scene.told("battle_begins")] == [0, 2]


# --- DL-34: one attack a turn ---------------------------------------------------------------------------------------


@rule("DL-34", "DLQ-44", "DL-58")
def test_a_monster_attacks_once_a_turn_for_peril_alone_and_costs_it_again_from_the_lair():
    scene = villainy(2)
    ann, bob = scene.heroes
    ann.has(hand="m1 m2")
    scene.phase("villainy")
    ann.does("play m1", "seat 2", "melee")
    assert ann.choices == ["done", "play m2"]  # the same monster cannot be sent twice
    ann.does("done", "to lair")
    assert (ann.lair, ann.ap, bob.peril) == (["m1"], 4, 7)
    assert not ann.may("play m1")
    scene.phase("reset")  # the next turn
    ann.sends("m1, seat 2, melee")
    assert bob.peril == 5


@rule("DL-34")
def test_a_card_can_lift_the_limit_once():
    scene = villainy(2, cards=AGAIN)
    ann, bob = scene.heroes
    ann.has(hand="m1 again")
    scene.phase("villainy")
    scene.dice(6, 1, 6, 1, 6, 1)
    ann.sends("m1, seat 2, melee")
    assert ann.may("play again")
    ann.does("play again", "card m1", "seat 2")
    scene.everybody_passes()
    assert (bob.health, len(scene.told("attack_rolled"))) == (10, 2)
    assert ann.choices == ["to lair", "to hand"]


# --- Payment ------------------------------------------------------------------------------------------------------------


@rule("DLQ-53")
def test_one_opponent_in_the_location_pays_for_a_trap_that_hits_several():
    scene = villainy()
    ann, bob, cid = scene.heroes
    ann.has(hand="snare")
    scene.phase("villainy")
    ann.does("play snare")
    assert ann.choices == ["seat 2", "seat 3"]
    ann.does("seat 3", "done")
    assert (ann.peril, bob.peril, cid.peril) == (9, 9, 7)
    assert (ann.health, bob.health, cid.health) == (11, 11, 11)


@rule("DLQ-57", "DL-94", "DLQ-133")
def test_special_effects_are_paid_by_the_attacked_hero_each_at_most_once():
    scene = villainy()
    ann, bob, _ = scene.heroes
    ann.has(hand="gorgon")
    bob.has(peril=4)
    scene.phase("villainy")
    ann.does("play gorgon", "seat 2", "melee")
    assert ann.choices == ["done", "special 1", "special 2"]
    ann.does("special 1")
    # 1 peril is left, the other costs 2, and none is bought twice: nothing is left to be asked.
    assert scene.state.draft is None
    ann.does("done")
    assert (bob.peril, bob.glory) == (1, 4)


@rule("DLQ-57", "DLQ-133")
def test_special_effects_that_the_attacked_hero_cannot_pay_are_not_asked_about():
    scene = villainy()
    ann, bob, _ = scene.heroes
    ann.has(hand="gorgon")
    bob.has(peril=2)
    scene.phase("villainy")
    ann.does("play gorgon", "seat 2", "melee")
    assert scene.state.draft is None
    assert [encounter.specials for encounter in scene.state.declared] == [0]
    ann.does("done")
    assert bob.peril == 0


@rule("DLQ-62", "DLQ-109")
def test_the_dead_pay_nothing_and_are_no_target():
    scene = villainy()
    ann, bob, cid = scene.heroes
    ann.has(hand="gloom hex m1")
    bob.has(peril=2)
    cid.has(peril=9, alive=0)
    scene.phase("villainy")
    assert not ann.may("play gloom")
    ann.does("play hex")
    assert ann.choices == ["seat 2"]


@rule("DLQ-62", "DLQ-60")
def test_a_heros_points_are_gone_with_the_hero():
    scene = villainy()
    ann, _, cid = scene.heroes
    ann.has(hand="hex")
    cid.has(health=1)
    scene.phase("villainy")
    ann.does("play hex", "seat 3")
    assert (cid.player.alive, cid.peril, cid.glory) == (0, 0, 0)


@rule("DLQ-108")
def test_a_payment_is_told_with_card_target_payer_amount_x_specials_and_form():
    scene = villainy()
    ann = scene.heroes[0].has(hand="gorgon toll tithe")
    scene.phase("villainy")
    ann.does("play toll", "seat 2", "x 2", "play tithe", "seat 3", "x 1")
    ann.sends("gorgon, seat 3, magic, special 1, done")
    toll, tithe = scene.told("card_played")
    assert [toll.args[key] for key in ("target", "payer", "cost", "x", "purse")] == [2, 2, 2, 2, "peril"]
    assert [tithe.args[key] for key in ("aim", "payer", "cost", "x")] == ["none", 3, 1, 1]
    (gorgon,) = scene.told("encounter_declared")
    assert [gorgon.args[key] for key in ("target", "payer", "cost", "form", "x")] == [3, 3, 3, 1, 0]
    assert gorgon.args["specials"] == "1:1"
    assert (toll.args["card"], gorgon.args["card"]) == (Name("card", "toll"), Name("card", "gorgon"))


@rule("DLQ-110", "DL-101")
@pytest.mark.parametrize("payer", [2, 3])
def test_a_curse_on_ones_own_hero_is_paid_by_any_one_opponent(payer):
    scene = villainy()
    ann = scene.heroes[0].has(hand="any_hex")
    scene.phase("villainy")
    ann.does("play any_hex", "seat 1")
    assert ann.choices == ["seat 2", "seat 3"]
    ann.does(f"seat {payer}")
    assert (ann.curses, ann.peril, scene.heroes[payer - 1].peril) == (["any_hex"], 9, 7)


@rule("DLQ-110", "DLQ-109")
def test_the_same_curse_on_a_rival_is_paid_by_that_rival():
    scene = villainy()
    ann, bob, cid = scene.heroes
    ann.has(hand="any_hex")
    bob.has(peril=1)
    scene.phase("villainy")
    ann.does("play any_hex")
    assert ann.choices == ["seat 1", "seat 3"]
    ann.does("seat 3")
    assert (cid.curses, cid.peril) == (["any_hex"], 7)


@rule("DLQ-111", "DL-106")
def test_x_is_at_least_one_comes_from_one_purse_and_is_fixed_at_the_declaration():
    scene = villainy()
    ann, bob, cid = scene.heroes
    ann.has(hand="toll tithe")
    bob.has(peril=0)
    cid.has(peril=3, glory=9)
    scene.phase("villainy")
    ann.does("play toll")
    assert ann.choices == ["seat 3"]  # one who has nothing could not even pay 1
    ann.does("seat 3")
    assert ann.choices == ["x 1", "x 2", "x 3"]
    ann.does("x 2")
    assert (cid.peril, cid.glory) == (1, 7)
    ann.does("play tithe", "seat 3")
    assert ann.choices == ["x 1"]


@rule("DL-59", "DL-58")
def test_only_a_form_with_a_round_symbol_may_be_chosen():
    scene = villainy()
    ann = scene.heroes[0].has(hand="gorgon lurker m1")
    scene.phase("villainy")
    ann.does("play gorgon", "seat 2")
    assert ann.choices == ["melee", "magic"]
    ann.does("melee", "done", "play lurker", "seat 2")
    assert ann.choices == ["speed"]  # its melee only counterattacks


# --- Refusals --------------------------------------------------------------------------------------------------------


@rule("DL-30", "DL-31", "DL-33", "DL-34", "DLQ-122", "DL-61")
def test_what_is_refused_in_this_phase_names_its_rule():
    scene = villainy(cards=RESPONSES)
    ann, bob, cid = scene.heroes
    ann.has(hand="hex gloom m1 m2 scare_off b1")
    bob.has(peril=4)
    cid.has(peril=2)
    scene.phase("villainy")
    ann.refused("play scare_off", "DL-61")
    ann.refused("play b1", "DL-39")
    ann.does("play gloom")
    ann.refused("seat 1", "DL-31")
    ann.refused("seat 3", "DL-31")
    ann.does("seat 2")
    ann.refused("done", "DLQ-122")  # nothing is declared
    ann.does("play m1", "seat 3", "melee")
    ann.refused("play m1", "DL-34")
    ann.refused("play hex", "DLQ-122")  # first the declaration has to be done
    ann.does("done", "to lair")
    ann.refused("play m1", "DLQ-122")
    ann.refused("play m2", "DLQ-122")
    ann.refused("play hex", "DL-31")  # bob has 1, cid nothing
    ann.does("end")
    assert scene.state.phase == 3
    place = next(text for text in ann.choices if text.startswith("place"))
    ann.does(place)
    ann.refused("play hex", "DL-30")


@rule("DL-59", "DLQ-57", "DLQ-111", "DLQ-133")
def test_what_is_refused_in_a_declaration_names_its_rule():
    scene = villainy()
    ann = scene.heroes[0].has(hand="gorgon lurker toll")
    scene.phase("villainy")
    ann.does("play toll", "seat 2")
    ann.refused("x 0", "DLQ-111")
    ann.refused("x 10", "DLQ-111")
    ann.does("x 1", "play lurker", "seat 3")
    ann.refused("melee", "DL-59")
    ann.refused("magic", "DL-59")
    ann.does("speed", "play gorgon", "seat 3", "melee", "special 1")
    ann.refused("special 1", "DLQ-133")
    ann.refused("special 3", "DL-94")
