"""Whoever may not do something is told the rule that forbids it, and no other."""

from __future__ import annotations

import random

import pytest

from tests.rules.dungeoneer.scene import Scene
from undercroft.games.dungeoneer import reasons
from undercroft.games.dungeoneer.codes import CODE_COUNT
from undercroft.games.dungeoneer.game import Dungeoneer

CORRIDOR = {"0,0": "gate", "1,0": "t1", "2,0": "r1"}
WALLED = """
[[locations]]
id = "t1"
frame = "dungeon"
type = "tunnel"
exits = ["open", "wall", "open", "open"]
glory = 1
peril = 1
"""
MANY = """
[[cards]]
id = "parry"
type = "boon"
cost = 1
timing = "response"
duration = "instant"
effects = ["modify(counter, you, 1, battle)"]

[[cards]]
id = "shield"
type = "boon"
cost = 1
timing = "anytime"
duration = "instant"
effects = ["prevent(1)"]

[[cards]]
id = "gold"
type = "boon"
cost = "X"
timing = "feats"
duration = "instant"
effects = ["peril(you, -X)"]

[[cards]]
id = "hex"
type = "curse"
cost = 2
timing = "villainy"
duration = "instant"
aim = "rival"
effects = ["glory(target, -1)"]

[[cards]]
id = "gloom"
type = "curse"
cost = 2
timing = "villainy"
duration = "instant"
effects = ["difficulty(trap, 1, turn)"]

[[cards]]
id = "ban"
type = "curse"
cost = 1
timing = "villainy"
duration = "permanent"
aim = "hero"
[[cards.abilities]]
on = "passive"
effects = ["forbid(target, explore, in_play)", "forbid(target, move, in_play)"]

[[cards]]
id = "charm"
type = "treasure"
kinds = ["charm"]
cost = 1
timing = "feats"
duration = "permanent"
[[cards.abilities]]
on = "activate"
glory = 2
once = "turn"
effects = ["ap(you, 1)"]
[[cards.abilities]]
on = "activate"
ap = 1
effects = ["heal(you, 1)"]

[[cards]]
id = "bell"
type = "treasure"
kinds = ["bell"]
cost = 1
timing = "feats"
duration = "permanent"
[[cards.abilities]]
on = "quest"
effects = ["glory(you, 1)"]

[[cards]]
id = "ogre"
type = "encounter"
kinds = ["giant"]
cost = 2
timing = "villainy"
duration = "monster"
[cards.monster]
health = 2
melee = "attack 2"
magic = "counter 1"
[[cards.monster.specials]]
cost = 3
effects = ["modify(attack, monster, 1, battle)"]
[[cards.monster.specials]]
cost = 1
effects = ["glory(target, -1)"]
"""
QUESTS = """
[[quests]]
id = "boots"
category = "search"
condition = "search"
search = 5
places = ["tunnel"]
reward = ["glory(you, 1)"]

[[quests]]
id = "toll"
category = "sacrifice"
condition = "sacrifice"
sacrifice = "glory 9"
places = ["any"]
reward = ["glory(you, 1)"]

[[quests]]
id = "guest"
category = "escort"
condition = "escort"
places = ["gate"]
second = ["r1"]
reward = ["glory(you, 1)"]
"""


def feats(**options: object) -> Scene:
    scene = Scene(cards=MANY, quests=QUESTS, **options)  # type: ignore[arg-type]
    scene.map(CORRIDOR)
    for hero in scene.heroes:
        hero.has(place="gate", hand="", quests="")
    return scene.phase("feats")


def villainy(seats: int = 2) -> Scene:
    scene = Scene(seats, cards=MANY)
    scene.map(CORRIDOR)
    for hero in scene.heroes:
        hero.has(place="gate", hand="", quests="")
    return scene.phase("villainy")


# --- Moving ----------------------------------------------------------------------------------------------------------


def test_a_wall_stands_in_the_way():
    scene = Scene(locations=WALLED).map(CORRIDOR)
    ann = scene.heroes[0].has(place="t1")
    scene.phase("feats")
    assert ann.refused("move e", "DL-85") == "dungeoneer-wall"
    assert ann.refused("move n", "DL-40") == "dungeoneer-nothing-there"


def test_moving_takes_an_action_point_feet_and_leave():
    ann = feats().heroes[0]
    ann.has(ap=0)
    assert ann.refused("move e", "DL-40") == "dungeoneer-no-ap"
    assert ann.refused("explore", "DL-40") == "dungeoneer-no-ap"
    ann.has(ap=2, fallen=1)
    assert ann.refused("move e", "DL-95") == "dungeoneer-fallen"
    assert ann.refused("explore", "DL-95") == "dungeoneer-fallen"
    ann.has(fallen=0)
    assert ann.refused("stand", "DL-95") == "dungeoneer-not-fallen"
    assert ann.refused("lie", "DL-166") == "dungeoneer-no-lying"


def test_a_curse_may_forbid_it():
    scene = feats()
    ann, bob = scene.heroes
    ann.has(curses="ban")
    scene.state.owners[scene.card("ban")] = bob.seat
    ann.has(ap=3)
    assert ann.refused("move e", "DL-92") == "dungeoneer-forbidden"
    assert ann.refused("explore", "DL-92") == "dungeoneer-forbidden"


def test_lying_down_wants_spent_points_and_happens_once():
    ann = feats(limited_movement=True).heroes[0]
    assert ann.refused("lie", "DLQ-172") == "dungeoneer-ap-left"
    ann.has(ap=0)
    ann.does("lie")
    assert ann.refused("lie", "DL-95") == "dungeoneer-fallen"


def test_heroes_move_in_their_own_feats_phase():
    ann = villainy().heroes[0]
    assert ann.refused("move e", "DL-39") == "dungeoneer-feats-only"
    assert ann.refused("explore", "DL-39") == "dungeoneer-feats-only"
    assert ann.refused("attempt q1", "DL-39") == "dungeoneer-feats-only"


def test_a_complete_map_leaves_nothing_to_explore():
    scene = feats()
    scene.locations_left("")
    assert scene.heroes[0].refused("explore", "DLQ-145") == "dungeoneer-none-fits"


# --- Fighting --------------------------------------------------------------------------------------------------------


def test_attacks_on_heroes():
    scene = feats(seats=3)
    ann, bob, cid = scene.heroes
    bob.has(place="t1")
    cid.has(alive=0)
    assert ann.refused("attack 1", "DL-31") == "dungeoneer-not-yourself"
    assert ann.refused("attack 2", "DL-56") == "dungeoneer-not-in-place"
    assert ann.refused("attack 3", "DLQ-62") == "dungeoneer-hero-out"
    bob.has(place="gate")
    ann.has(ap=0)
    assert ann.refused("attack 2", "DL-40") == "dungeoneer-no-ap"
    ann.has(ap=1, battled=1)
    assert ann.refused("attack 2", "DL-56") == "dungeoneer-battled"
    ann.has(battled=0).does("attack 2")
    assert ann.refused("speed", "DLQ-37") == "dungeoneer-hero-form"
    assert ann.refused("end", "DLQ-99") == "dungeoneer-draft-open"


# --- Cards -----------------------------------------------------------------------------------------------------------


def test_cards_have_their_time():
    ann = feats().heroes[0]
    ann.has(hand="b1 parry shield hex m1", glory=5)
    assert ann.refused("play parry", "DL-61") == "dungeoneer-response-only"
    assert ann.refused("play shield", "DLQ-25") == "dungeoneer-other-moment"
    assert ann.refused("play hex", "DL-30") == "dungeoneer-villainy-only"
    assert ann.refused("play m1", "DL-30") == "dungeoneer-villainy-only"
    assert ann.refused("play b2", "DL-13") == "dungeoneer-not-your-card"
    other = villainy().heroes[0].has(hand="b1", glory=5)
    assert other.refused("play b1", "DL-39") == "dungeoneer-feats-only"


def test_cards_have_their_price():
    ann = feats().heroes[0]
    ann.has(hand="b1 gold", glory=0)
    assert ann.refused("play b1", "DL-44") == "dungeoneer-no-glory"
    ann.has(glory=2).does("play gold")
    assert ann.refused("x 0", "DLQ-111") == "dungeoneer-x-too-small"
    assert ann.refused("x 3", "DLQ-111") == "dungeoneer-x-too-large"


def test_boons_have_their_room():
    ann = feats().heroes[0]
    ann.has(hand="b4", inventory="b1 b2 b3", glory=5)
    assert ann.refused("play b4", "DLQ-24") == "dungeoneer-boons-full"


def test_alone_permanents_have_their_place():
    scene = Scene(1, cards=MANY).map(CORRIDOR)
    ann = scene.heroes[0].has(place="t1", hand="b1 w1", glory=5)
    scene.phase("feats")
    assert ann.refused("play b1", "DL-177") == "dungeoneer-solo-boon"
    assert ann.refused("play w1", "DL-177") == "dungeoneer-solo-treasure"


def test_peril_is_the_rivals():
    scene = villainy(3)
    ann, bob, cid = scene.heroes
    ann.has(hand="hex gloom", peril=9)
    bob.has(peril=1)
    cid.has(peril=1)
    assert ann.refused("play hex", "DL-31") == "dungeoneer-no-peril"
    cid.has(peril=2)
    ann.does("play hex")
    assert ann.refused("seat 1", "DL-31") == "dungeoneer-not-yourself"
    assert ann.refused("seat 2", "DL-31") == "dungeoneer-no-peril"
    assert ann.refused("card m1", "DLQ-99") == "dungeoneer-wrong-aim"
    ann.does("seat 3")
    cid.has(peril=2)
    ann.does("play gloom")
    assert ann.refused("seat 1", "DL-31") == "dungeoneer-own-peril"
    assert ann.refused("seat 2", "DL-31") == "dungeoneer-no-peril"


def test_encounters_are_declared_once():
    scene = villainy()
    ann, bob = scene.heroes
    ann.has(hand="ogre m1")
    bob.has(peril=4)
    assert ann.refused("done", "DLQ-122") == "dungeoneer-nothing-declared"
    ann.does("play ogre", "seat 2")
    assert ann.refused("magic", "DL-59") == "dungeoneer-counter-only"
    assert ann.refused("speed", "DL-59") == "dungeoneer-no-value"
    ann.does("melee")
    assert ann.refused("special 1", "DL-31") == "dungeoneer-no-peril"
    assert ann.refused("special 3", "DL-94") == "dungeoneer-no-special"
    ann.does("done")
    assert ann.refused("end", "DLQ-122") == "dungeoneer-declaration-first"
    assert ann.refused("play ogre", "DL-34") == "dungeoneer-attacked-already"
    ann.does("done")
    scene.everybody_passes()
    bob.has(peril=9)
    while scene.state.agenda[-1].tag != 86:  # the rest of the battle: to the lair, peril to nobody
        choices = scene.heroes[scene.state.to_act[0]].choices
        wanted = [text for text in ("pass", "to lair", "nobody") if text in choices]
        scene.heroes[scene.state.to_act[0]].does(wanted[0])
    assert ann.refused("play m1", "DLQ-122") == "dungeoneer-declared-already"


def test_legendary_cards_want_level_7():
    scene = Scene(sets="legendary", cards="").map({"0,0": "gate_l", "1,0": "t1_l"})
    ann = scene.heroes[0].has(place="gate_l", hand="b1_l", glory=5, level=6)
    scene.phase("feats")
    assert ann.refused("play b1_l", "DL-150") == "dungeoneer-too-low"


# --- Abilities -------------------------------------------------------------------------------------------------------


def test_abilities_have_their_price_and_their_mark():
    scene = feats()
    ann = scene.heroes[0]
    ann.has(inventory="charm bell", glory=1, ap=0)
    assert ann.refused("use charm 1", "DL-44") == "dungeoneer-no-glory"
    assert ann.refused("use charm 2", "DL-40") == "dungeoneer-no-ap"
    assert ann.refused("use bell 1", "DLQ-102") == "dungeoneer-works-alone"
    assert ann.refused("use w1 1", "DL-55") == "dungeoneer-not-your-ability"
    ann.has(glory=5).does("use charm 1")
    assert ann.refused("use charm 1", "DL-25") == "dungeoneer-used-up"


# --- Quests ----------------------------------------------------------------------------------------------------------


def test_quests_have_their_place_and_their_price():
    scene = feats()
    ann, bob = scene.heroes
    ann.has(quests="q1 boots toll guest", glory=2)
    bob.has(quests="q2")
    assert ann.refused("attempt q1", "DL-46") == "dungeoneer-quest-elsewhere"
    assert ann.refused("attempt q2", "DL-46") == "dungeoneer-not-your-quest"
    assert ann.refused("attempt boots", "DLQ-151") == "dungeoneer-not-found"
    assert ann.refused("attempt toll", "DLQ-154") == "dungeoneer-cannot-sacrifice"
    assert ann.refused("attempt guest", "DL-77") == "dungeoneer-escort-not-attempted"
    assert ann.refused("search q1", "DL-76") == "dungeoneer-not-a-search"
    assert ann.refused("take-up q1", "DL-77") == "dungeoneer-not-an-escort"
    assert ann.refused("hand-over guest", "DL-78") == "dungeoneer-not-escorting"
    assert ann.refused("drop guest", "DL-78") == "dungeoneer-not-escorting"
    assert ann.refused("pick-up guest", "DL-78") == "dungeoneer-no-token-here"
    ann.has(ap=0)
    assert ann.refused("search boots", "DL-40") == "dungeoneer-no-ap"
    ann.does("take-up guest")
    assert ann.refused("take-up guest", "DL-77") == "dungeoneer-escorted-already"
    assert ann.refused("hand-over guest", "DL-77") == "dungeoneer-not-the-goal"


def test_three_pairs_of_letters_are_all():
    scene = feats()
    ann, bob = scene.heroes
    ann.has(quests="guest")
    bob.has(escorts="q4 q5 q6")
    assert ann.refused("take-up guest", "DLQ-70") == "dungeoneer-no-letters"


# --- The map ---------------------------------------------------------------------------------------------------------


def test_a_location_is_placed_clause_by_clause():
    scene = Scene(locations=WALLED).map({"0,0": "gate", "1,0": "t1"})
    scene.locations_left("r2 r3")
    scene.draws("r2")
    scene.phase("feats")
    ann = scene.heroes[0].has(place="gate")
    ann.does("explore")
    assert ann.refused("place 0,0 r0", "DLQ-143") == "dungeoneer-cell-taken"
    assert ann.refused("place 7,7 r0", "DL-36") == "dungeoneer-unjoined"
    assert ann.refused("place 2,0 r0", "DLQ-4") == "dungeoneer-walled-off"
    assert ann.refused("place 0,1 r180", "DLQ-3") == "dungeoneer-same-rotation"
    assert ann.refused("end", "DL-24") == "dungeoneer-not-now"


def laid(name: str, kind: str, exits: str) -> str:
    """A location as TOML; exits clockwise from the top, o for open and w for a wall."""
    words = ", ".join({"o": '"open"', "w": '"wall"'}[letter] for letter in exits)
    return f'[[locations]]\nid = "{name}"\nframe = "dungeon"\ntype = "{kind}"\nglory = 1\nperil = 1\nexits = [{words}]\n'


def test_the_map_stays_open():
    """One free cell is left; laid upright the room would shut it, turned round it leads on to the south."""
    walls = (("r1", "wowo"), ("r4", "woww"), ("r5", "wwow"), ("r6", "owww"), ("r7", "wwww"), ("r8", "wwww"))
    cells = {"0,0": "gate", "1,0": "r1", "-1,0": "r4", "0,-1": "r5", "0,1": "r6", "3,0": "r7", "2,-1": "r8"}
    rooms = [laid("r2", "room", "oowo"), *(laid(name, "room", exits) for name, exits in walls)]
    scene = Scene(locations="".join(rooms)).map(cells)
    scene.locations_left("r2 r3")
    scene.draws("r2")
    scene.phase("feats")
    ann = scene.heroes[0].has(place="gate")
    ann.does("explore")
    assert ann.choices == ["place 2,0 r180"]
    assert ann.refused("place 2,0 r0", "DL-38") == "dungeoneer-closes-map"


# --- The rest --------------------------------------------------------------------------------------------------------


def test_the_discard_is_owed():
    scene = feats()
    ann = scene.heroes[0]
    ann.has(hand="w1", inventory="b1")
    scene.phase("discard")
    assert ann.refused("pass", "DL-51") == "dungeoneer-must-discard"
    assert ann.refused("card b1", "DL-99") == "dungeoneer-boon-stays"
    assert ann.refused("card w2", "DL-13") == "dungeoneer-not-your-card"


def test_others_wait():
    scene = feats()
    assert scene.heroes[1].refused("end", "DL-24") == "dungeoneer-seat-waits"


def test_the_common_reasons_come_first():
    assert reasons.SEAT_DONE == 7
    assert reasons.REASONS[reasons.NOT_NOW][1] == "dungeoneer-not-now"
    assert len(reasons.REASONS) == reasons.PICKED_UP + 1
    assert all(rule.startswith(("DL-", "DLQ-")) for rule, _ in reasons.REASONS[1:])


@pytest.mark.parametrize(
    ("seats", "options"), [(1, {}), (3, {}), (2, {"sets": "legendary", "limited_movement": True})]
)
def test_every_refused_code_has_a_reason_and_no_legal_one(seats, options):
    rng = random.Random(seats)
    state = Dungeoneer().start(seats=seats, seed=seats, options=options)
    for _ in range(250):
        if state.over:
            break
        seat = state.to_act[0]
        legal = state.choices(seat)
        for code in (*legal, *(rng.randrange(CODE_COUNT) for _ in range(12))):
            assert (state.why_not(seat, code) is None) == (code in legal)
        state.play(seat, rng.choice(legal))
