"""The windows W1 to W8: who is asked, in which order, and what may be done (DL-55, DLQ-25 to DLQ-27, DLQ-34, DLQ-99 to DLQ-102)."""

import random

import pytest

from tests.rules.dungeoneer.scene import Hero, Scene
from tests.rules_marker import rule
from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.queries import hero_value
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.windows import Window
from undercroft.kernel.streams import Streams

BRACE = """
[[cards]]
id = "brace"
type = "boon"
cost = 2
timing = "anytime"
duration = "instant"
effects = ["modify(speed, you, 1, turn)"]
"""
TONIC = """
[[cards]]
id = "tonic"
type = "treasure"
kinds = ["potion"]
cost = 2
timing = "anytime"
duration = "instant"
effects = ["heal(you, 2)"]
"""
SHIELD = """
[[cards]]
id = "shield"
type = "boon"
cost = 2
timing = "anytime"
duration = "instant"
effects = ["prevent(1)"]
"""
FATE = """
[[cards]]
id = "fate"
type = "boon"
cost = 2
timing = "anytime"
duration = "instant"
effects = ["reroll(any)"]
"""
STING = """
[[cards]]
id = "sting"
type = "curse"
cost = 2
timing = "anytime"
duration = "instant"
aim = "rival"
effects = ["glory(target, -1)"]
"""
PARRY = """
[[cards]]
id = "parry"
type = "boon"
cost = 2
timing = "response"
duration = "instant"
effects = ["modify(counter, you, 2, battle)"]
"""
EVERYTHING = BRACE + TONIC + SHIELD + FATE + STING + PARRY
SPIKES = """
[[locations]]
id = "thorns"
frame = "dungeon"
type = "tunnel"
exits = ["open", "open", "open", "open"]
glory = 1
peril = 1
hazard = "spikes speed 8"
"""
NAMES = {1: "W1", 2: "W2", 4: "W3", 8: "W4", 16: "W5", 32: "W6", 64: "W7", 128: "W8"}
MAP = {"0,0": "gate", "1,0": "t1", "2,0": "r1", "0,1": "thorns"}


def scene_of(seats: int = 3, cards: str = EVERYTHING, **options: object) -> Scene:
    """Heroes in t1, each with a useless card (a monster), 5 glory and 9 peril."""
    scene = Scene(seats, cards=cards, locations=SPIKES, **options)  # type: ignore[arg-type]
    scene.map(MAP)
    for hero in scene.heroes:
        hero.has(hand=f"m{hero.seat + 5}", glory=5, peril=9, place="t1")
    return scene


def window(scene: Scene) -> str:
    """The window that is open now; nothing if somebody is asked for something else."""
    scene.settle()
    step = scene.state.agenda[-1]
    return NAMES[step.a] if step.tag == tags.WINDOW else ""


def asks(scene: Scene) -> list[tuple[str, int]]:
    """Everybody passes until something else is asked: the windows and the seats (from 1) in this order."""
    found = []
    while name := window(scene):
        found.append((name, scene.asked + 1))
        scene.heroes[scene.asked].does("pass")
    return found


def until(scene: Scene, wanted: str, hero: Hero) -> Hero:
    """Everybody passes until this window asks this hero."""
    for _ in range(30):
        if window(scene) == wanted and scene.asked == hero.seat:
            return hero
        scene.heroes[scene.asked].does("pass")
    raise AssertionError(f"{wanted} never asked {hero.seat}")


# --- All windows of a turn -------------------------------------------------------------------------------------------


@rule("DLQ-25", "DLQ-26", "DLQ-101", "DL-61")
def test_the_windows_of_a_turn_and_who_is_asked_in_them():
    scene = scene_of()
    ann, bob, cid = scene.heroes
    ann.has(hand="m1", place="t1", quests="q1")
    for hero in (bob, cid):
        hero.has(place="t1")
    scene.phase("reset")
    everybody = [1, 2, 3]
    assert asks(scene) == [("W1", seat) for seat in everybody]
    scene.dice(6, 1)
    ann.does("play m1", "seat 2", "melee")
    assert window(scene) == ""  # nothing before the declaration is done
    ann.has(hand="m1 m5")  # with an empty hand she would not be asked
    ann.does("done")
    assert asks(scene) == [
        ("W2", 2), ("W2", 1), ("W2", 3),  # the defender first
        ("W4", 1),  # her attack roll
        ("W3", 1), ("W3", 2),  # before the counterattack both sides, the active player first
        ("W4", 2),  # his counterattack roll
        ("W5", 2),  # his wound
    ]  # fmt: skip
    ann.does("to lair")
    assert window(scene) == ""
    ann.does("nobody", "end")
    place = next(text for text in ann.choices if text.startswith("place"))
    ann.does(place)
    assert window(scene) == ""
    assert ann.may("move e")
    ann.does("move e")
    assert asks(scene) == [("W6", seat) for seat in everybody]
    ann.does("attempt q1")
    assert asks(scene) == [("W7", seat) for seat in everybody] + [("W8", seat) for seat in everybody]
    # Phase V: the discard, the saved point and the draws have no windows.
    assert ann.choices[0].startswith("card")
    ann.does(ann.choices[0])
    assert ann.choices == ["pass", "save"]
    ann.does("pass")
    assert window(scene) == "W1"
    assert scene.state.active == 1


@rule("DLQ-25", "DLQ-124")
def test_threats_and_hazards_are_rolled_between_w3_and_w4_of_the_roller():
    scene = scene_of()
    ann = scene.heroes[0].has(place="gate")
    scene.phase("feats")
    scene.dice(1)
    ann.does("move s")
    assert asks(scene) == [
        ("W6", 1), ("W6", 2), ("W6", 3), ("W3", 1), ("W4", 1), ("W5", 1),
    ]  # fmt: skip
    assert ann.health == 11


@rule("DLQ-25")
@pytest.mark.parametrize(
    ("quest", "story"),
    [
        ("gamble", [("W7", 1), ("W7", 2), ("W7", 3), ("W3", 1), ("W4", 1), ("W4", 1)]),
        ("feat", [("W7", 1), ("W7", 2), ("W7", 3), ("W3", 1), ("W4", 1)]),
        ("hound", [("W2", 1), ("W2", 2), ("W2", 3), ("W4", 2), ("W3", 1), ("W3", 2), ("W4", 1)]),
    ],
)
def test_the_windows_of_an_attempt(quest, story):
    """W7 once it is announced and paid, W3 before its rolls; a hunt has the W2 of its battle instead of W7."""
    scene = Scene(
        3,
        cards=EVERYTHING,
        quests="""
        [[quests]]
        id = "gamble"
        category = "chance"
        condition = "dice"
        dice = "2 sum 12"
        places = ["t1"]
        reward = ["glory(you, 1)"]

        [[quests]]
        id = "feat"
        category = "threat"
        condition = "test"
        threat = "speed 9"
        places = ["t1"]
        reward = ["glory(you, 1)"]

        [[quests]]
        id = "hound"
        category = "hunt"
        condition = "monster"
        places = ["t1"]
        reward = ["glory(you, 1)"]
        [quests.monster]
        health = 3
        melee = "attack 3"
        """,
    )
    for hero in scene.heroes:
        hero.has(hand=f"m{hero.seat + 5}", glory=5, peril=9, place="t1")
    scene.map(MAP_PLAIN)
    ann, bob, _ = scene.heroes
    ann.has(quests=quest)
    scene.phase("feats")
    ann.does(f"attempt {quest}")
    if quest == "hound":
        bob.does("melee")
    assert asks(scene) == story


@rule("DLQ-54", "DLQ-124", "DLQ-26")
def test_a_trap_opens_one_w2_for_those_who_must_roll_before_the_others():
    trap = """
    [[cards]]
    id = "snare"
    type = "encounter"
    kinds = ["trap"]
    cost = 1
    timing = "villainy"
    duration = "instant"
    [cards.trap]
    threat = "speed 20"
    failed = ["peril(target, 1)"]
    """
    scene = scene_of(4, BRACE + PARRY + trap)
    ann, _bob, _cid, dot = scene.heroes
    ann.has(hand="snare m1", place="gate")
    dot.has(place="gate")
    scene.phase("villainy")
    ann.sends("snare, seat 3")
    assert asks(scene) == [
        ("W2", 3), ("W2", 2), ("W2", 1), ("W2", 4),
        ("W3", 3), ("W3", 2),
    ]  # fmt: skip


@rule("DLQ-25", "DLQ-133")
def test_before_a_threat_in_a_battle_the_other_side_is_asked_as_well():
    gorgon = """
    [[cards]]
    id = "gorgon"
    type = "encounter"
    kinds = ["beast"]
    cost = 1
    timing = "villainy"
    duration = "monster"
    [cards.monster]
    health = 2
    melee = "attack 2"
    specials = [
        { cost = 1, threat = true, effects = ["test(target, magic, 9)", "test(others_here, magic, 9)"] },
    ]
    """
    scene = scene_of(3, BRACE + gorgon)
    ann = scene.heroes[0].has(hand="gorgon m1")
    scene.phase("villainy")
    ann.sends("gorgon, seat 2, melee, special 1")
    # The threat of the target asks both sides; a roll of somebody who does not fight asks that one alone.
    assert asks(scene)[:6] == [("W3", 1), ("W3", 2), ("W3", 1), ("W3", 2), ("W3", 3), ("W2", 2)]


# --- DLQ-101: public facts alone ---------------------------------------------------------------------------------------


def attack_story(
    hands: dict[int, str], facts: dict[int, dict[str, int]], cards: str = EVERYTHING
) -> list[tuple[str, int]]:
    """The asks of one attack by m1 on seat 2 and the wound it deals."""
    scene = scene_of(3, cards)
    for seat, hand in hands.items():
        scene.heroes[seat - 1].has(hand=hand)
    for seat, changes in facts.items():
        scene.heroes[seat - 1].has(**changes)
    scene.heroes[0].has(hand="m1 m2")
    scene.phase("villainy")
    scene.dice(6, 1)
    scene.heroes[0].sends("m1, seat 2, melee")
    return asks(scene)


@rule("DLQ-101")
@pytest.mark.parametrize("hand", ["brace", "tonic", "shield", "fate", "sting", "parry", "m8", "b1", "w1"])
def test_what_a_hand_holds_never_shows_in_who_is_asked(hand):
    """Same hand sizes, same purses: the same questions, whatever the cards are."""
    assert attack_story({2: hand, 3: "m7"}, {}) == attack_story({2: "m6", 3: "m7"}, {})
    assert attack_story({2: "m6", 3: hand}, {}) == attack_story({2: "m6", 3: "m7"}, {})


@rule("DLQ-101")
@pytest.mark.parametrize("seats", [2, 4])
def test_in_whole_games_the_question_would_be_the_same_with_other_hidden_cards(seats):
    """At every window of a game, other hands and decks that look the same from outside ask the same seat."""
    rng = random.Random(seats)
    state = Dungeoneer().start(seats=seats, seed=seats)
    assert isinstance(state, DungeoneerState)
    checked = 0
    while not state.over and checked < 120:
        seat = state.to_act[0]
        step = state.agenda[-1]
        if isinstance(step, Window) and state.draft is None and rng.random() < 0.3:
            other = state.view(None).guess(Streams.seeded(checked))
            assert step.asked(other) == seat
            checked += 1
        choices = state.choices(seat)
        state.play(seat, choices[rng.randrange(len(choices))])
    assert checked > 60


@rule("DLQ-101")
def test_an_empty_hand_or_an_empty_purse_is_not_asked():
    full = attack_story({}, {})
    assert ("W2", 3) in full
    assert ("W5", 2) in full
    assert [ask for ask in attack_story({3: ""}, {}) if ask[1] == 3] == []
    # Without glory only peril cards are left, and those nobody can pay for.
    poor = attack_story({}, {2: {"glory": 1, "peril": 3}, 1: {"peril": 1}, 3: {"glory": 1, "peril": 1}})
    assert [ask for ask in poor if ask[1] != 1] == []
    # A rival's peril is enough for the cheapest peril card of a window; W3 to W5 have none.
    rich = attack_story({}, {2: {"glory": 1}, 3: {"glory": 1}})
    assert [ask for ask in rich if ask[1] != 1] == [("W2", 2), ("W2", 3)]


@rule("DLQ-101")
def test_only_windows_for_which_the_packs_have_a_card_ask():
    assert attack_story({}, {}, PARRY) == [("W2", 2)]  # nobody but the defender could respond
    assert attack_story({}, {}, SHIELD) == [("W5", 2)]
    assert attack_story({}, {}, FATE) == [("W4", 1), ("W4", 2)]
    assert attack_story({}, {}, "") == []


@rule("DLQ-101")
def test_a_usable_readied_effect_or_saved_point_asks_without_cards():
    charm = """
    [[cards]]
    id = "charm"
    type = "boon"
    cost = 1
    timing = "feats"
    duration = "permanent"
    [[cards.abilities]]
    on = "activate"
    glory = 1
    once = "turn"
    effects = ["heal(you, 1)"]
    """
    scene = scene_of(2, charm)
    ann, bob = scene.heroes
    ann.has(hand="")
    bob.has(hand="", inventory="charm", glory=1)
    scene.phase("feats")
    ann.does("end")
    assert (window(scene), bob.choices) == ("W8", ["pass", "use charm 1"])
    bob.does("use charm 1")
    assert window(scene) == ""
    assert bob.glory == 0
    scene = scene_of(2, charm)
    ann, bob = scene.heroes
    bob.has(hand="", fallen=1, saved=1)
    scene.phase("feats")
    ann.does("end")
    assert (window(scene), bob.choices) == ("W8", ["pass", "stand"])
    bob.does("stand")
    assert (bob.player.fallen, bob.player.saved) == (0, 0)


@rule("DLQ-101")
def test_a_forbidden_response_is_no_reason_to_ask():
    gag = """
    [[cards]]
    id = "gag"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "permanent"
    aim = "rival"
    [[cards.abilities]]
    on = "passive"
    effects = ["forbid(target, respond, in_play)"]
    """
    scene = scene_of(2, PARRY + gag)
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(hand="parry", curses="gag")
    scene.phase("villainy")
    ann.sends("m1, seat 2, melee")
    assert scene.told("counter_rolled")


# --- What may be done ----------------------------------------------------------------------------------------------------


@rule("DL-55", "DLQ-25")
@pytest.mark.parametrize(
    ("name", "offered"),
    [
        ("W1", "brace sting tonic"),
        ("W2", "brace parry sting tonic"),
        ("W3", "brace"),
        ("W4", "fate"),
        ("W5", "shield tonic"),
        ("W8", "brace sting tonic"),
    ],
)
def test_what_the_defenders_hand_offers_in_each_window(name, offered):
    scene = scene_of()
    ann, bob, _cid = scene.heroes
    ann.has(hand="m1 m2")
    bob.has(hand="brace tonic shield fate sting parry", health=5)
    scene.phase("reset")
    if name in ("W2", "W3", "W4", "W5"):
        asks(scene)
        scene.dice(6, 1)
        ann.sends("m1, seat 2, melee")
    elif name == "W8":
        scene.phase("feats")
        ann.does("end")
    until(scene, name, bob)
    assert sorted(text.split()[1] for text in bob.choices if text.startswith("play")) == offered.split()
    assert bob.choices[0] == "pass"


@rule("DLQ-25", "DL-55")
def test_the_active_player_plays_anytime_cards_between_own_actions_too():
    scene = scene_of()
    ann = scene.heroes[0].has(hand="brace tonic parry fate shield", health=5)
    scene.phase("villainy")
    assert [text for text in ann.choices if text.startswith("play")] == ["play brace", "play tonic"]
    scene.phase("feats")
    assert ann.may("play tonic")
    assert not ann.may("play parry")
    ann.does("play tonic")
    assert (ann.health, scene.asked) == (7, 0)
    assert ann.may("move e")


@rule("DLQ-34", "DL-61")
def test_a_third_party_does_not_respond_but_may_play_anytime_cards():
    scene = scene_of()
    ann, _bob, cid = scene.heroes
    ann.has(hand="m1")
    cid.has(hand="parry sting")
    scene.phase("villainy")
    ann.sends("m1, seat 2, melee")
    until(scene, "W2", cid)
    assert cid.choices == ["pass", "play sting"]


@rule("DL-61", "DLQ-26")
def test_the_defender_is_asked_again_when_anybody_has_acted():
    scene = scene_of()
    ann, _bob, cid = scene.heroes
    ann.has(hand="m1 m2")
    cid.has(hand="sting m3")
    scene.phase("villainy")
    ann.sends("m1, seat 2, melee")
    order = []
    while window(scene) == "W2":
        seat = scene.asked
        order.append(seat + 1)
        if seat == 2 and cid.may("play sting"):
            cid.does("play sting", "seat 1")
        else:
            scene.heroes[seat].does("pass")
    assert order == [2, 1, 3, 2, 1, 3]
    assert ann.glory == 4


@rule("DLQ-26")
def test_a_play_starts_the_round_again_with_the_active_player():
    scene = scene_of()
    ann, bob, _cid = scene.heroes
    bob.has(hand="tonic m3", health=9)
    scene.phase("feats")
    ann.does("end")
    order = []
    while window(scene) == "W8":
        seat = scene.asked
        order.append(seat + 1)
        scene.heroes[seat].does("play tonic" if scene.heroes[seat].may("play tonic") else "pass")
    assert order == [1, 2, 1, 2, 3]
    assert bob.health == 11


@rule("DLQ-99")
def test_a_play_is_resolved_completely_before_anything_else_is_declared():
    """Nothing answers an answer: what was played has worked before anybody is asked again."""
    scene = scene_of()
    ann, bob, cid = scene.heroes
    ann.has(hand="m1 m2")
    bob.has(hand="sting parry", glory=5)
    scene.phase("villainy")
    ann.sends("m1, seat 2, melee")
    bob.does("play sting", "seat 3")
    assert (cid.glory, cid.peril, scene.asked) == (4, 7, 1)
    assert scene.discarded[-1] == "sting"
    assert bob.may("play parry")


@rule("DLQ-99")
def test_a_declaration_is_paid_and_seen_with_its_last_choice():
    scene = scene_of()
    ann, bob, cid = scene.heroes
    bob.has(hand="sting")
    scene.phase("feats")
    ann.does("end")
    until(scene, "W8", bob).does("play sting")
    assert (bob.choices, cid.peril) == (["seat 1", "seat 3"], 9)
    assert scene.told("card_played") == []
    assert scene.state.view(0).draft is None
    bob.does("seat 3")
    assert cid.peril == 7
    assert len(scene.told("card_played")) == 1


@rule("DLQ-100")
def test_parts_without_a_target_do_nothing_and_nothing_is_given_back():
    doom = """
    [[cards]]
    id = "doom"
    type = "curse"
    cost = 3
    timing = "villainy"
    duration = "instant"
    aim = "rival"
    effects = ["wound(target, 12)", "warp(target, entrance)", "glory(you, 2)"]
    """
    scene = scene_of(3, doom)
    ann, bob, _cid = scene.heroes
    ann.has(hand="doom")
    scene.phase("villainy")
    ann.does("play doom", "seat 2")
    assert (bob.player.alive, bob.place, ann.glory) == (0, "t1", 7)
    assert scene.asked == 0


@rule("DLQ-27", "DL-14")
def test_an_instant_played_on_anothers_turn_ends_with_that_turn():
    scene = scene_of(2)
    ann, bob = scene.heroes
    bob.has(hand="brace")
    ann.has(hand="")
    scene.phase("feats")
    ann.does("end")
    until(scene, "W8", bob).does("play brace")
    assert speed(scene, 1) == 5
    ann.does("pass")  # nothing is saved
    assert (scene.state.active, speed(scene, 1)) == (1, 4)
    asks(scene)
    assert bob.ap == 4


def speed(scene: Scene, seat: int) -> int:
    """A hero's speed now."""
    return hero_value(scene.state, seat, 2)


# --- DL-55: special actions on anybody's turn ----------------------------------------------------------------------------


@rule("DL-55")
def test_hero_abilities_and_readied_cards_work_on_anybodys_turn_for_their_price():
    scene = Scene(
        2,
        heroes="""
        [[heroes]]
        id = "bob"
        health = 12
        boons = 3
        treasures = 3
        melee = [3, 1, 0, 0]
        magic = [2, 0, 1, 0]
        speed = [4, 0, 0, 1]
        forms = ["melee"]
        [[heroes.abilities]]
        on = "activate"
        ap = 1
        effects = ["glory(you, 2)"]
        """,
    )
    ann, bob = scene.heroes
    numbers = {hero.id: hero.number for hero in scene.tables.heroes}
    ann.player.hero, bob.player.hero = numbers["ann"], numbers["bob"]
    ann.has(hand="", place="gate")
    bob.has(hand="", glory=0, saved=1, place="t1")
    scene.map(MAP_PLAIN)
    scene.phase("feats")
    ann.does("end")
    assert (window(scene), bob.choices) == ("W8", ["pass", "use-hero bob 1"])
    bob.does("use-hero bob 1")
    assert (bob.glory, bob.player.saved, window(scene)) == (2, 0, "")


MAP_PLAIN = {"0,0": "gate", "1,0": "t1", "2,0": "r1"}


@rule("DL-55", "DL-95")
def test_a_fallen_hero_stands_up_on_anothers_turn_for_the_saved_point():
    scene = scene_of(2)
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(hand="", fallen=1, saved=1)
    scene.phase("villainy")
    ann.sends("m1, seat 2, melee")
    assert (window(scene), bob.choices) == ("W2", ["pass", "stand"])
    bob.does("stand")
    assert (bob.player.fallen, bob.player.saved) == (0, 0)


# --- W4, W5 --------------------------------------------------------------------------------------------------------------


@rule("DLQ-25", "DL-89")
def test_after_a_roll_only_a_granted_reroll_is_possible_and_the_new_die_counts():
    scene = scene_of(2, FATE + BRACE)
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(hand="fate brace")
    scene.phase("villainy")
    scene.dice(6, 1, 6)
    ann.sends("m1, seat 2, melee")
    until(scene, "W4", bob)
    assert bob.choices == ["pass", "play fate"]
    bob.does("play fate")
    scene.everybody_passes()
    assert (scene.told("counter_rolled")[-1].args["total"], bob.health) == (9, 12)


@rule("DLQ-25")
def test_a_potion_before_the_wounds_saves_a_life_and_afterwards_nothing_does():
    scene = scene_of(3, TONIC)
    ann, bob, _ = scene.heroes
    ann.has(hand="m1", glory=0)
    bob.has(hand="tonic m6", health=1, glory=2)
    scene.phase("villainy")
    scene.dice(6, 1)
    ann.sends("m1, seat 2, melee")
    until(scene, "W5", bob).does("play tonic")
    assert (bob.player.alive, bob.health) == (1, 2)
    scene = scene_of(3, TONIC)
    ann, bob, _cid = scene.heroes
    ann.has(hand="m1", glory=0)
    bob.has(hand="tonic m6", health=1, glory=2)
    scene.phase("villainy")
    scene.dice(6, 1)
    ann.sends("m1, seat 2, melee")
    until(scene, "W5", bob).does("pass")
    assert bob.player.alive == 0


@rule("DLQ-25")
def test_prevented_wounds_do_not_happen_and_open_no_further_question():
    scene = scene_of(2, SHIELD)
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(hand="shield m6", glory=9)
    scene.phase("villainy")
    scene.dice(6, 1)
    ann.sends("m1, seat 2, melee")
    until(scene, "W5", bob).does("play shield")
    assert (bob.health, window(scene)) == (12, "")
    ann.does("to lair")
    assert ann.choices[0] == "end"  # and pay nothing


@rule("DL-91", "DLQ-25")
def test_glory_gained_on_entry_pays_for_help_against_the_locations_effect():
    """The example of DL-91: no glory for the boon before, enough after the income."""
    boots = """
    [[cards]]
    id = "boots"
    type = "boon"
    cost = 1
    timing = "feats"
    duration = "permanent"
    [[cards.abilities]]
    on = "activate"
    glory = 1
    once = "turn"
    effects = ["modify(speed, you, 1, turn)"]
    """
    scene = scene_of(2, boots)
    ann = scene.heroes[0].has(hand="", inventory="boots", glory=0, place="gate")
    scene.phase("feats")
    assert not ann.may("use boots 1")
    scene.dice(3)
    ann.does("move s")
    assert (window(scene), ann.choices) == ("W6", ["pass", "use boots 1"])
    ann.does("use boots 1")
    assert (ann.glory, ann.health) == (0, 12)  # 3 + 5 reaches the spikes' 8


# --- DLQ-102: triggers -------------------------------------------------------------------------------------------------------

TRIGGERS = """
[[cards]]
id = "grudge"
type = "boon"
cost = 1
timing = "feats"
duration = "permanent"
[[cards.abilities]]
on = "wounded"
glory = 1
effects = ["peril(left, 1)"]

[[cards]]
id = "pride"
type = "boon"
cost = 1
timing = "feats"
duration = "permanent"
[[cards.abilities]]
on = "wounded"
effects = ["glory(you, -3)"]

[[cards]]
id = "zeal"
type = "boon"
cost = 1
timing = "feats"
duration = "permanent"
[[cards.abilities]]
on = "wounded"
effects = ["glory(you, 1)"]

[[cards]]
id = "locket"
type = "treasure"
kinds = ["locket"]
cost = 1
timing = "feats"
duration = "permanent"
[[cards.abilities]]
on = "wounded"
effects = ["glory(you, 5)"]

[[cards]]
id = "spite"
type = "boon"
cost = 1
timing = "feats"
duration = "permanent"
[[cards.abilities]]
on = "struck"
effects = ["glory(attacker, -2)"]

[[cards]]
id = "gloat"
type = "boon"
cost = 1
timing = "feats"
duration = "permanent"
[[cards.abilities]]
on = "strike"
effects = ["glory(you, 1)"]

[[cards]]
id = "trophy"
type = "treasure"
kinds = ["trophy"]
cost = 1
timing = "feats"
duration = "permanent"
[[cards.abilities]]
on = "strike"
effects = ["glory(you, 1)"]
"""


def wounded(inventory: str, glory: int) -> tuple[Scene, Hero]:
    """The second hero has just been wounded by a monster."""
    scene = scene_of(2, TRIGGERS)
    ann, bob = scene.heroes
    ann.has(hand="m1")
    bob.has(hand="", inventory=inventory, glory=glory)
    scene.phase("villainy")
    scene.dice(6, 1)
    ann.sends("m1, seat 2, melee")
    return scene, bob


@rule("DLQ-102", "DL-91")
def test_an_optional_boon_comes_before_a_forced_treasure():
    scene, bob = wounded("locket grudge", 0)
    # Without glory the boon cannot be paid: the treasure works, and only then there is glory.
    assert scene.asked == 1
    assert bob.choices == ["pass", "use grudge 1"]
    assert bob.glory == 5
    scene, bob = wounded("locket grudge", 1)
    assert (bob.choices, bob.glory) == (["pass", "use grudge 1"], 1)  # asked before the treasure works
    bob.does("use grudge 1")
    assert (bob.glory, scene.asked) == (5, 0)


@rule("DLQ-102")
def test_of_one_kind_the_forced_come_first_and_the_player_orders_several():
    scene, bob = wounded("grudge pride zeal", 1)
    assert bob.choices == ["use pride 1", "use zeal 1"]  # nothing to pass, and grudge has to wait
    bob.does("use pride 1")
    assert bob.glory == 1  # 1 - 3 stops at 0, then 1
    assert bob.choices == ["pass", "use grudge 1"]
    scene, bob = wounded("grudge pride zeal", 1)
    bob.does("use zeal 1")
    assert bob.glory == 0
    assert scene.asked == 0


@rule("DLQ-102", "DLQ-26")
@pytest.mark.parametrize(("attacker", "glory"), [(0, 0), (1, 1)])
def test_of_equal_kinds_the_active_players_comes_first(attacker, glory):
    """Ann's turn. gloat gives 1 and spite takes 2 from a hero who has 1: the order shows in what is left."""
    scene = scene_of(2, TRIGGERS)
    ann, bob = scene.heroes
    striker, victim = scene.heroes[attacker], scene.heroes[1 - attacker]
    striker.has(hand="", inventory="gloat", glory=1, saved=1)
    victim.has(hand="", inventory="spite", saved=0)
    scene.phase("feats")
    scene.dice(6, 1)
    if attacker == 0:
        ann.does("attack 2", "melee")
    else:
        ann.does("end")
        bob.does("attack 1", "melee")
    assert striker.glory == glory


@rule("DLQ-102", "DL-91")
def test_boons_of_any_player_come_before_treasures_of_the_active_one():
    scene = scene_of(2, TRIGGERS)
    ann, bob = scene.heroes
    ann.has(hand="", inventory="trophy", glory=1)
    bob.has(hand="", inventory="spite")
    scene.phase("feats")
    scene.dice(6, 1)
    ann.does("attack 2", "melee")
    assert ann.glory == 1  # 1 - 2 stops at 0, then 1
