"""DL-170 to DL-177 and their rulings: the game for one."""

import random

import pytest

from tests.rules.dungeoneer.scene import Scene, make_set
from tests.rules_marker import rule
from undercroft.games.dungeoneer.compiler import verbs_in
from undercroft.games.dungeoneer.content_types import Event
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.queries import hero_value
from undercroft.games.dungeoneer.solo import keep_in_lair
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.kernel.messages import Name

ROW = {"0,0": "gate", "1,0": "t1", "2,0": "r1", "3,0": "r2"}
MELEE, SPEED = 0, 2


def alone(**more: object) -> Scene:
    """One hero in ``t1`` in the feats phase, with an empty hand and nothing revealed."""
    scene = Scene(1, **more)  # type: ignore[arg-type]
    scene.map(ROW)
    ann = scene.heroes[0]
    ann.has(place="t1", hand="", quests="q1 q2 q3")
    scene.phase("feats")
    return scene


def monster(
    name: str, cost: int = 2, health: int = 2, forms: str = 'melee = "attack 2"', more: str = ""
) -> str:
    """A monster's card."""
    return (
        f'[[cards]]\nid = "{name}"\ntype = "encounter"\nkinds = ["beast"]\ncost = {cost}\ntiming = "villainy"\n'
        f'duration = "monster"\n[cards.monster]\nhealth = {health}\n{forms}\n{more}\n'
    )


def curse(name: str, rest: str) -> str:
    """A curse's card."""
    return f'[[cards]]\nid = "{name}"\ntype = "curse"\ncost = 1\ntiming = "villainy"\n{rest}\n'


TRAP = """
[[cards]]
id = "net"
type = "encounter"
kinds = ["trap"]
cost = 1
timing = "villainy"
duration = "instant"
[cards.trap]
threat = "speed 7"
passed = ["glory(target, 1)"]
failed = ["wound(target, 1)"]
"""


# --- Winning and losing ------------------------------------------------------------------------------------------------


@rule("DL-170", "DLQ-183")
def test_three_quests_win_only_at_an_entrance():
    scene = alone()
    ann = scene.heroes[0]
    ann.has(done="q4 q5", quests="q1", place="r1")
    scene.phase("feats")
    ann.does("attempt q1")
    assert len(ann.done) == 3
    assert not scene.state.over
    ann.has(place="t1")
    scene.phase("feats")
    ann.does("move w")
    assert scene.outcome.kind == "solo-won"
    assert (scene.outcome.ranks, scene.state.winner) == ((1,), 0)
    assert not scene.outcome.lost


@rule("DLQ-183")
def test_the_moment_of_standing_there_counts_before_anything_the_entrance_brings():
    scene = alone()
    ann = scene.heroes[0]
    ann.has(done="q4 q5 q6", health=1)
    scene.phase("feats").dice(1, 1)
    ann.does("move w")
    assert scene.outcome.kind == "solo-won"
    assert scene.told("encounter_revealed") == []


@rule("DL-170", "DLQ-183")
def test_the_third_quest_done_in_an_entrance_wins_at_once():
    scene = alone(
        quests='[[quests]]\nid = "q1"\ncategory = "influence"\ncondition = "reach"\nplaces = ["gate"]\n'
        'reward = ["glory(you, 1)"]'
    )
    ann = scene.heroes[0]
    ann.has(done="q4 q5", quests="q1", place="gate")
    scene.phase("feats")
    ann.does("attempt q1")
    assert scene.outcome.kind == "solo-won"


@rule("DL-170")
def test_two_quests_and_the_way_home_are_not_enough():
    scene = alone()
    ann = scene.heroes[0]
    ann.has(done="q4 q5")
    scene.phase("feats")
    ann.does("move w")
    assert not scene.state.over


@rule("DLQ-183")
def test_no_health_is_a_loss():
    scene = alone(cards=curse("harm", 'duration = "instant"\naim = "rival"\neffects = ["wound(target, 3)"]'))
    ann = scene.heroes[0]
    ann.has(health=3, done="q4 q5 q6")
    scene.phase("feats").dice(1).draws("harm")
    ann.does("move e")
    assert scene.outcome.kind == "solo-lost"
    assert scene.outcome.lost
    assert scene.state.winner == -1


@rule("DLQ-183", "DLQ-184")
def test_the_round_cap_is_a_loss_and_the_rounds_used_are_told():
    scene = alone(round_cap=10)
    ann = scene.heroes[0]
    scene.state.round = 10
    ann.does("end", "pass")
    assert scene.outcome.kind == "solo-lost"
    assert scene.outcome.lost
    assert scene.outcome.reasons[0].args["rounds"] == 10


# --- Set-up --------------------------------------------------------------------------------------------------------------


@rule("DL-171", "DLQ-176")
@pytest.mark.parametrize("sets", ["heroic", "epic", "legendary"])
def test_cards_for_several_heroes_are_out_and_so_are_warps_and_shifts(sets):
    game = Dungeoneer()
    state = game.prepare(1, 3, game.complete_options({"sets": sets}, 1), "own")
    state.begin()
    tables = state.tables
    cards = [*state.piles[0].pool, *state.piles[1].pool, *state.players[0].hand]
    out = {card.number for card in tables.cards if card.stage == 0 and not card.solo}
    assert out
    assert not out & set(cards)
    assert len(cards) + len(out) + (1 if tables.lord >= 0 else 0) == sum(
        1 for card in tables.cards if card.stage == 0
    )
    for card in game.card_set(sets).adventures:
        if {"warp", "shift"} & verbs_in(card.effects):
            assert not card.solo, card.id
    assert all(tables.quests[quest].solo for quest in state.players[0].quests)


@rule("DL-171", "DLQ-176", "DL-19")
def test_three_quests_of_ones_own_five_glory_cards_and_no_peril():
    scene = Scene(1)
    ann = scene.heroes[0]
    assert len(ann.quests) == 3
    assert scene.state.common == []
    assert len(ann.hand) == 5
    assert all(scene.tables.cards[card].glory for card in ann.player.hand)
    assert (ann.glory, ann.peril, ann.place) == (1, 0, "gate")
    assert scene.tables.split
    assert all(scene.tables.cards[card].glory for card in scene.state.piles[0].pool)
    assert not any(scene.tables.cards[card].glory for card in scene.state.piles[1].pool)


@rule("DL-171", "DLQ-176")
def test_a_done_quest_is_not_replaced():
    scene = alone()
    ann = scene.heroes[0]
    ann.has(place="r1")
    scene.phase("feats")
    ann.does("attempt q1")
    assert (ann.quests, ann.done, scene.state.common) == (["q2", "q3"], ["q1"], [])


@rule("DL-171", "DL-160")
def test_without_white_spots_the_three_quests_are_dealt_before_the_map_is_made():
    scene = Scene(1, no_white_spots=True)
    ann = scene.heroes[0]
    assert ann.choices[0].startswith("location")
    assert len(ann.quests) == 3
    while any(choice.startswith(("location", "place")) for choice in ann.choices):
        ann.does(ann.choices[0])
    assert len(ann.quests) == 3
    assert all(cell >= 0 for cell in scene.state.cells)


LORD = monster("lord", 9, 1, 'melee = "attack 1"\nmagic = "attack 4"\nspeed = "counter 9"').replace(
    'duration = "monster"', 'duration = "monster"\nlord = true'
)
LORD_QUEST = """
[[quests]]
id = "slay"
category = "hunt"
condition = "monster"
places = ["throne"]
lord = true
reward = ["glory(you, 1)"]
"""
THRONE = """
[[locations]]
id = "throne"
frame = "dungeon"
type = "room"
throne = true
glory = 1
peril = 0
exits = ["open", "open", "open", "open"]
"""


def with_lord() -> Scene:
    words = make_set("epic", {}, None).heroes[0].name
    event = Event(id="scepter", name=words, flavour=None, tokens=1, cap=3, roll=4)
    scene = Scene(1, cards=LORD, quests=LORD_QUEST, locations=THRONE, event=event)
    scene.map({"0,0": "gate", "1,0": "t1", "2,0": "throne"})
    scene.state.lord_status = 2
    scene.heroes[0].has(place="t1", hand="", quests="q1 q2 q3")
    return scene


@rule("DLQ-176", "DLQ-182", "DL-177")
def test_the_arch_lich_lords_quest_is_one_of_the_three_and_his_battle_has_a_reward_stage():
    scene = with_lord()
    ann = scene.heroes[0]
    assert "slay" in [scene.tables.quests[quest].id for quest in scene.state.common]
    ann.has(hand="w1", glory=2)
    scene.phase("feats").dice(1, 6)
    ann.does("move e")
    # His magic 4 (his best round value) and 1 against her magic 2 and 6: she wins by the counterattack.
    assert ann.done == ["slay"]
    # The feats phase is over, but a treasure may be laid in the reward stage first.
    assert ann.choices == ["pass", "play w1"]
    ann.does("play w1")
    assert ann.inventory[-1] == "w1"
    assert not ann.may("move w")
    ann.has(done="slay q4 q5", place="t1")
    scene.phase("feats")
    ann.does("move w")
    assert scene.outcome.kind == "solo-won"


@rule("DLQ-177", "DL-172")
@pytest.mark.parametrize(("die", "tokens"), [(3, 1), (4, 2), (6, 2)])
def test_the_scepter_grows_on_4_without_a_choice(die, tokens):
    scene = with_lord()
    scene.phase("reset").dice(die)
    assert scene.asked == 0
    assert scene.state.scepter == tokens


# --- The turn --------------------------------------------------------------------------------------------------------------


@rule("DL-172", "DLQ-177")
def test_the_turn_has_no_villainy_phase_no_discard_and_saves_nothing():
    scene = alone()
    ann = scene.heroes[0]
    ann.has(hand="b1 w1", place="t1")
    scene.phase("reset").draws("r4")
    # The first question of the turn is where the location of phase III goes.
    assert ann.choices[0].startswith("place")
    assert scene.told("villainy_phase") == []
    ann.does(ann.choices[0])
    assert scene.state.phase == 4
    ann.does("end")
    # Phase V: staying income came, nothing is discarded, and only a glory card is offered.
    assert ann.choices == ["pass", "draw glory"]
    assert ann.hand == ["b1", "w1"]
    ann.does("pass")
    # Nobody asked about the points that were left, and the next turn has begun.
    assert (ann.player.saved, scene.state.phase) == (0, 3)


@rule("DL-176", "DLQ-177")
def test_in_the_draw_phase_one_glory_card_may_be_drawn_and_no_more():
    scene = alone()
    ann = scene.heroes[0]
    ann.does("end")
    scene.draws("b8")
    ann.does("draw glory")
    assert ann.hand == ["b8"]
    # The next turn has begun.
    assert scene.state.phase == 3


# --- Random encounters -----------------------------------------------------------------------------------------------------

CROSSROADS = """
[[locations]]
id = "r1"
frame = "dungeon"
type = "room"
glory = 2
peril = 3
exits = ["open", "open", "open", "open"]
"""


@rule("DL-173", "DLQ-179")
@pytest.mark.parametrize(
    ("dice", "cards"), [((1, 4, 3), ["m1", "m2"]), ((4, 5, 6), []), ((3, 2, 1), ["m1", "m2", "m3"])]
)
def test_the_crossroads_roll_three_dice_and_each_of_at_most_3_reveals_a_card(dice, cards):
    scene = alone(locations=CROSSROADS)
    ann = scene.heroes[0]
    before = ann.glory
    scene.dice(*dice).draws("m1", "m2", "m3")
    ann.does("move e")
    assert [str(event.args["die"]) for event in scene.told("die_rolled")[:3]] == [str(die) for die in dice]
    assert [event.args["card"] for event in scene.told("encounter_revealed")] == [
        Name("card", name) for name in cards
    ]
    assert len(scene.told("battle_begins")) == (1 if cards else 0)
    if cards:
        assert scene.told("battle_begins")[0].args["attacks"] == len(cards)
    # Glory as always, peril never.
    assert (ann.glory - before, ann.peril) == (2, 0)


@rule("DL-173")
def test_a_location_that_is_no_longer_new_neither_pays_nor_rolls():
    scene = alone()
    ann = scene.heroes[0]
    ann.does("move e")
    glory, rolled = ann.glory, len(scene.told("die_rolled"))
    assert rolled == 1
    # t1 was where the turn began: not new.
    ann.does("move w")
    assert (ann.glory, len(scene.told("die_rolled"))) == (glory, rolled)


@rule("DLQ-178")
def test_staying_pays_glory_and_then_rolls_for_peril():
    scene = alone()
    ann = scene.heroes[0]
    ann.has(glory=0)
    scene.dice(1).draws("m1")
    ann.does("end")
    kinds = [event.kind for event in scene.log.streams[-1]]
    assert ann.glory == 1
    assert kinds.index("die_rolled") > len(kinds) - 1 - kinds[::-1].index("points")
    # A whole battle, with a challenge for ordinary points.
    assert ann.may("card m1")


@rule("DLQ-178")
def test_a_hero_who_moved_rolls_nothing_in_phase_v():
    scene = alone()
    ann = scene.heroes[0]
    ann.does("move e")
    rolled = len(scene.told("die_rolled"))
    ann.does("end")
    assert len(scene.told("die_rolled")) == rolled


FOUR = """
[[locations]]
id = "r1"
frame = "dungeon"
type = "room"
glory = 1
peril = 4
exits = ["open", "open", "open", "open"]
hazard = "spikes speed 9"
"""


@rule("DL-174", "DLQ-179")
def test_curses_then_traps_then_one_battle_after_the_effect_of_the_place():
    scene = alone(
        locations=FOUR,
        cards=TRAP + curse("chill", 'duration = "permanent"\naim = "hero"\n[[cards.abilities]]\non = "passive"\n'
                                    'effects = ["modify(speed, target, -1, in_play)"]'),
    )  # fmt: skip
    ann = scene.heroes[0]
    scene.dice(1, 1, 1, 1, 2, 3, 3, 3, 3, 3).draws("m1", "net", "chill", "m2")
    ann.does("move e")
    kinds = [event.kind for event in scene.log.streams[-1]]
    order = ["encounter_revealed", "tested", "curse_strikes", "trap_failed", "battle_begins"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    # At the spikes the hero still had speed 4; the curse came before the trap, which 3 + 4 would have passed.
    assert scene.told("tested")[0].args["total"] == 2 + 4
    assert scene.told("trap_failed")[0].args["total"] == 3 + 3
    assert scene.told("battle_begins")[0].args["attacks"] == 2
    assert ann.curses == ["chill"]


@rule("DL-174", "DLQ-179")
def test_monsters_attack_normally_and_are_discarded_after_the_battle():
    scene = alone()
    ann = scene.heroes[0]
    ann.has(health=12)
    scene.dice(1, 6, 1).draws("m1")
    ann.does("move e")
    # 2 + 6 against 3 + 1: one wound; then the challenge for an ordinary point.
    assert (ann.health, ann.ap) == (11, 3)
    assert ann.choices == ["pass", "card m1"]
    scene.dice(6, 1)
    ann.does("card m1", "melee")
    assert (ann.ap, ann.player.battled) == (2, 1)
    assert "m1" in scene.ids(scene.state.discards[1])
    assert (ann.lair, ann.peril) == ([], 0)
    assert scene.state.hurt[scene.card("m1")] == 0


@rule("DLQ-179", "DL-67")
def test_wounds_dealt_to_monsters_pay_glory():
    scene = alone()
    ann = scene.heroes[0]
    ann.has(glory=0)
    scene.dice(1, 1, 6).draws("m1")
    ann.does("move e", "pass")
    # One for the room, one for the wound by the counterattack.
    assert ann.glory == 2


@rule("DLQ-179", "DLQ-38")
def test_one_challenge_a_turn_holds():
    scene = alone()
    ann = scene.heroes[0]
    scene.dice(1, 4, 3).draws("m1", "m2")
    ann.does("move e", "card m1", "melee")
    scene.dice(1)
    ann.does("move e")
    assert len(scene.told("battle_begins")) == 3
    assert not ann.may("card m2")
    assert ann.may("end")


@rule("DL-105", "DLQ-149")
def test_what_was_revealed_does_not_follow_a_hero_who_leaves():
    scene = alone(
        cards='[[cards]]\nid = "flit"\ntype = "boon"\ncost = 1\ntiming = "anytime"\nduration = "instant"\n'
        'effects = ["step(you, 1, free=1)"]'
    )
    ann = scene.heroes[0]
    ann.has(hand="flit", glory=1)
    scene.phase("feats").dice(1).draws("m1")
    ann.does("move e")
    ann.does("play flit", "move e")
    assert scene.told("battle_begins") == []
    assert "m1" in scene.ids(scene.state.discards[1])
    assert ann.place == "r2"


SCARE = """
[[cards]]
id = "scare"
type = "boon"
cost = 1
timing = "response"
duration = "instant"
aim = "monster"
effects = ["dismiss(%s)"]
"""
FLIT = """
[[cards]]
id = "flit"
type = "boon"
cost = 1
timing = "anytime"
duration = "instant"
effects = ["step(you, 2, free=1)"]
"""


@rule("DLQ-179", "DLQ-123")
def test_while_a_trap_is_answered_the_monsters_do_not_attack_yet():
    scene = alone(locations=CROSSROADS, cards=TRAP + SCARE % "discard" + FLIT)
    ann = scene.heroes[0]
    ann.has(hand="scare flit", glory=9)
    scene.phase("feats").dice(1, 1, 6, 6).draws("m1", "net")
    ann.does("move e", "pass")
    assert scene.state.battles == []
    assert [encounter.card for encounter in scene.state.declared] == [scene.card("m1")]
    assert ann.may("play flit")
    assert not ann.may("play scare")
    ann.does("pass")
    assert len(scene.state.battles) == 1
    ann.does("play scare", "card m1")
    assert "m1" in scene.ids(scene.state.discards[1])


@rule("DL-105", "DLQ-56")
def test_who_leaves_before_the_battle_is_not_attacked_and_coming_back_changes_nothing():
    scene = alone(locations=CROSSROADS, cards=TRAP + FLIT)
    ann = scene.heroes[0]
    ann.has(hand="flit", glory=9)
    scene.phase("feats")
    # Nowhere else dice are rolled.
    ann.has(visited=(1 << 90) - 1 - (1 << scene.location("r1")))
    scene.dice(1, 1, 6).draws("m1", "net")
    ann.does("move e", "pass", "play flit", "move e")
    while not ann.may("move w"):
        ann.does("pass")
    ann.does("move w")
    scene.everybody_passes()
    assert ann.place == "r1"
    assert scene.state.declared == []
    assert scene.told("battle_begins") == []
    assert {"m1", "net"} <= set(scene.ids(scene.state.discards[1]))


@rule("DL-174", "DL-175")
@pytest.mark.parametrize(
    ("zone", "harder", "lair"),
    [("hand", False, []), ("hand", True, []), ("lair", False, []), ("lair", True, ["m1"])],
)
def test_a_monster_that_is_sent_off_goes_to_nobodys_hand(zone, harder, lair):
    scene = alone(cards=SCARE % zone, harder_solo=harder)
    ann = scene.heroes[0]
    ann.has(hand="scare", glory=9)
    scene.phase("feats").dice(1).draws("m1")
    ann.does("move e", "play scare", "card m1")
    scene.everybody_passes()
    assert scene.state.battles == []
    assert (ann.hand, ann.lair) == ([], lair)
    assert ("m1" in scene.ids(scene.state.discards[1])) == (not lair)


# --- What the missing opponent would decide ------------------------------------------------------------------------------------


@rule("DLQ-180", "DLQ-85")
@pytest.mark.parametrize(
    ("forms", "form"),
    [
        ('melee = "attack 1"\nmagic = "attack 3"\nspeed = "counter 9"', 1),
        ('melee = "attack 3"\nmagic = "attack 3"\nspeed = "attack 3"', 0),
        ('magic = "attack 2"\nspeed = "attack 2"', 1),
        ('speed = "attack 1"', 2),
    ],
)
def test_a_monster_takes_its_highest_round_value(forms, form):
    scene = alone(cards=monster("m1", forms=forms))
    ann = scene.heroes[0]
    scene.dice(1).draws("m1")
    ann.does("move e")
    assert scene.state.battles[-1].forms == [form]


@rule("DLQ-180", "DLQ-179")
def test_bonuses_of_curses_that_came_before_count_for_the_form():
    scene = alone(
        locations=CROSSROADS,
        cards=monster("m1", forms='melee = "attack 3"\nmagic = "attack 2"')
        + curse(
            "aim", 'duration = "instant"\naim = "monster"\neffects = ["modify(magic, monster, 2, battle)"]'
        ),
    )
    ann = scene.heroes[0]
    scene.dice(1, 1, 6).draws("m1", "aim")
    ann.does("move e")
    assert scene.state.battles[-1].forms == [1]


@rule("DLQ-180")
def test_x_is_the_peril_of_the_place_and_nothing_is_paid():
    scene = alone(
        locations=CROSSROADS,
        cards=curse("drain", 'duration = "instant"\naim = "rival"\neffects = ["glory(target, -X)"]').replace(
            "cost = 1", 'cost = "X"'
        ),
    )
    ann = scene.heroes[0]
    ann.has(glory=9)
    scene.phase("feats").dice(1, 6, 6).draws("drain")
    ann.does("move e")
    assert ann.glory == 9 + 2 - 3
    assert "drain" in scene.ids(scene.state.discards[1])


SPECIAL = '[[cards.monster.specials]]\ncost = 2\neffects = ["glory(target, -1)"]\n'


@rule("DLQ-180", "DLQ-181")
@pytest.mark.parametrize("harder", [False, True])
def test_specials_are_used_only_in_the_harder_game(harder):
    scene = alone(cards=monster("m1", more=SPECIAL), harder_solo=harder)
    ann = scene.heroes[0]
    ann.has(glory=5)
    scene.phase("feats").dice(1).draws("m1")
    ann.does("move e")
    assert ann.glory == (5 if harder else 6)


@rule("DL-174", "DLQ-180")
def test_a_curse_on_a_monster_waits_for_one():
    scene = alone(
        cards=curse("fury", 'duration = "attachment"\nhost = "monster"\n[[cards.abilities]]\non = "passive"\n'
                            'effects = ["modify(attack, monster, 3, in_play)"]')
    )  # fmt: skip
    ann = scene.heroes[0]
    scene.dice(1).draws("fury", "m1")
    ann.does("move e")
    assert scene.ids(scene.state.waiting) == ["fury"]
    assert scene.told("curse_strikes") == []
    scene.dice(1, 1)
    ann.does("move e")
    assert scene.state.waiting == []
    assert scene.told("attack_rolled")[0].args["total"] == 2 + 1 + 3
    ann.does("pass")
    # It goes with its host.
    assert {"m1", "fury"} <= set(scene.ids(scene.state.discards[1]))


@rule("DLQ-180")
def test_among_several_monsters_chance_chooses():
    scene = alone(
        locations=CROSSROADS,
        cards=curse(
            "fury", 'duration = "instant"\naim = "monster"\neffects = ["modify(attack, monster, 3, battle)"]'
        ),
    )
    ann = scene.heroes[0]
    scene.dice(1, 1, 1, 1, 1).draws("m1", "m2", "fury")
    ann.does("move e")
    assert [event.args["number"] for event in scene.told("chance_picked")] == [1]
    assert [event.args["total"] for event in scene.told("attack_rolled")] == [6, 3]


@rule("DL-174", "DLQ-180")
def test_a_curse_on_traps_waits_for_one():
    scene = alone(
        cards=TRAP + curse("grease", 'duration = "instant"\neffects = ["difficulty(trap, 2, turn)"]')
    )
    ann = scene.heroes[0]
    scene.dice(1).draws("grease", "net")
    ann.does("move e")
    assert scene.ids(scene.state.waiting) == ["grease"]
    scene.dice(1, 3)
    ann.does("move e")
    # 4 + 3 would do against 7, not against 9.
    assert scene.told("trap_failed")[0].args["needed"] == 9
    assert scene.state.waiting == []
    assert {"grease", "net"} <= set(scene.ids(scene.state.discards[1]))


@rule("DLQ-180")
def test_a_curse_on_a_treasure_strikes_one_by_chance_or_is_discarded():
    text = curse("rust", 'duration = "attachment"\nhost = "treasure"\n[[cards.abilities]]\non = "passive"\n'
                         'effects = ["modify(melee, target, -1, in_play)"]')  # fmt: skip
    scene = alone(cards=text)
    ann = scene.heroes[0]
    scene.dice(1).draws("rust")
    ann.does("move e")
    assert "rust" in scene.ids(scene.state.discards[1])
    assert scene.told("curse_strikes") == []
    scene = alone(cards=text)
    ann = scene.heroes[0]
    ann.has(inventory="b1 w1 w2")
    scene.phase("feats").dice(1).draws("rust")
    ann.does("move e")
    assert len(scene.told("chance_picked")) == 1
    assert hero_value(scene.state, 0, MELEE) == 2


@rule("DLQ-180")
def test_a_curse_on_an_exit_walls_up_one_of_the_heros_place():
    scene = alone(
        cards=curse("bricks", 'duration = "instant"\naim = "exit"\neffects = ["exit(wall, your_reset)"]')
    )
    scene.map({"0,0": "gate", "1,0": "t1", "0,1": "r2", "1,1": "r1"})
    ann = scene.heroes[0]
    ann.has(place="gate")
    scene.phase("feats").dice(1).draws("bricks")
    ann.does("move e")
    assert [mark.location for mark in scene.state.exit_marks] == [scene.location("t1")]
    # One of the two exits that lead anywhere.
    assert len([choice for choice in ann.choices if choice.startswith("move")]) == 1


@rule("DLQ-180")
def test_a_curse_on_a_place_lies_where_the_hero_is():
    scene = alone(
        cards=curse("gloom", 'duration = "attachment"\nhost = "location"\n[[cards.abilities]]\non = "passive"\n'
                             'effects = ["modify(speed, here, -1, in_play)"]')
    )  # fmt: skip
    ann = scene.heroes[0]
    scene.dice(1).draws("gloom")
    ann.does("move e")
    assert hero_value(scene.state, 0, SPEED) == 3
    ann.does("move e")
    assert hero_value(scene.state, 0, SPEED) == 4


# --- The harder game -------------------------------------------------------------------------------------------------------------


def harder(lair: str = "") -> Scene:
    cards = "".join(
        monster(name, cost) for name, cost in (("m1", 2), ("m2", 4), ("m3", 4), ("m4", 1), ("m5", 7))
    )
    scene = alone(cards=cards, locations=CROSSROADS, harder_solo=True)
    scene.heroes[0].has(lair=lair)
    scene.phase("feats")
    return scene


@rule("DL-175", "DLQ-181")
def test_the_costliest_survivor_goes_to_the_lair_with_its_wounds():
    scene = harder()
    ann = scene.heroes[0]
    # Both attack for 2 + 1; her counterattacks 3 + 6 wound both.
    scene.dice(1, 1, 6, 1, 1, 6, 6).draws("m1", "m2")
    ann.does("move e", "pass")
    assert ann.lair == ["m2"]
    assert "m1" in scene.ids(scene.state.discards[1])
    assert scene.state.hurt[scene.card("m2")] == 1


@rule("DL-175", "DLQ-181")
def test_of_equally_costly_survivors_the_player_chooses():
    scene = harder()
    ann = scene.heroes[0]
    scene.dice(1, 1, 1).draws("m1", "m2", "m3")
    ann.does("move e", "pass")
    assert ann.choices == ["card m2", "card m3"]
    ann.does("card m3")
    assert ann.lair == ["m3"]
    assert {"m1", "m2"} <= set(scene.ids(scene.state.discards[1]))


@rule("DL-175", "DLQ-181")
def test_the_lair_attacks_whenever_a_monster_is_revealed():
    scene = harder("m1 m5")
    ann = scene.heroes[0]
    scene.dice(1, 6, 6).draws("m4")
    ann.does("move e")
    assert scene.told("battle_begins")[0].args["attacks"] == 3
    ann.does("pass")
    # Only the costliest goes back; the others are discarded.
    assert ann.lair == ["m5"]


@rule("DL-175")
def test_without_a_new_monster_the_lair_is_quiet():
    scene = harder("m1")
    ann = scene.heroes[0]
    ann.does("move w", "move e")
    assert scene.told("battle_begins") == []
    assert ann.lair == ["m1"]


@rule("DLQ-181")
def test_above_three_the_cheapest_is_discarded():
    scene = harder("m1 m4 m3")
    keep_in_lair(scene.state, 0, scene.card("m5"))
    assert scene.heroes[0].lair == ["m1", "m3", "m5"]
    assert "m4" in scene.ids(scene.state.discards[1])


@rule("DL-174", "DL-175")
def test_in_the_usual_game_nothing_goes_to_a_lair():
    scene = alone()
    ann = scene.heroes[0]
    scene.dice(1).draws("m1")
    ann.does("move e", "pass")
    assert ann.lair == []
    assert "m1" in scene.ids(scene.state.discards[1])


# --- Cards -----------------------------------------------------------------------------------------------------------------------


@rule("DL-176")
@pytest.mark.parametrize("takes", [True, False])
def test_each_defeated_monster_lets_one_draw_a_glory_card_at_once(takes):
    scene = alone(locations=CROSSROADS, cards=monster("m1", health=1) + monster("m2", health=1))
    ann = scene.heroes[0]
    scene.dice(1, 1, 6, 1, 1, 6, 6).draws("m1", "m2")
    ann.does("move e")
    for name in ("b7", "w7"):
        assert ann.choices == ["pass", "draw glory"]
        scene.draws(name)
        ann.does("draw glory" if takes else "pass")
    assert ann.hand == (["b7", "w7"] if takes else [])


LAMP = '[[cards]]\nid = "lamp"\ntype = "treasure"\nkinds = ["lamp"]\ncost = 1\ntiming = "feats"\nduration = "{}"\n{}'


@rule("DL-177", "DLQ-182")
def test_permanent_treasures_are_laid_only_in_the_reward_stage():
    scene = alone()
    ann = scene.heroes[0]
    ann.has(hand="w1 w2", glory=5)
    scene.phase("feats").dice(1).draws("m1")
    assert ann.refused("play w1", "DL-177") == "dungeoneer-solo-treasure"
    ann.does("move e", "pass")
    assert ann.choices == ["pass", "play w1", "play w2"]
    ann.does("play w1", "play w2")
    assert ann.inventory == ["w1", "w2"]
    assert scene.asked == 0
    assert ann.may("end")


@rule("DLQ-182", "DLQ-178")
def test_also_after_a_battle_that_staying_brought():
    scene = alone()
    ann = scene.heroes[0]
    ann.has(hand="w1", glory=5)
    scene.phase("feats").dice(1).draws("m1")
    ann.does("end", "pass")
    assert ann.choices == ["pass", "play w1"]
    ann.does("play w1")
    assert ann.inventory == ["w1"]


@rule("DLQ-182")
@pytest.mark.parametrize("die", [1, 6])
def test_also_after_a_battle_with_a_quest_monster_lost_or_won(die):
    hunt = """
        [[quests]]
        id = "q1"
        category = "hunt"
        condition = "monster"
        places = ["t1"]
        reward = ["glory(you, 1)"]
        kinds = ["beast"]
        [quests.monster]
        health = 1
        melee = "attack 2"
    """
    scene = alone(quests=hunt)
    ann = scene.heroes[0]
    ann.has(hand="w1", glory=5, quests="q1")
    scene.phase("feats").dice(3, die)
    ann.does("attempt q1")
    if die == 1:
        ann.does("pass")
    assert ann.done == ([] if die == 1 else ["q1"])
    assert ann.choices == ["pass", "play w1"]
    ann.does("play w1")
    assert ann.inventory == ["w1"]
    # The won hunt ended the feats phase, the lost one did not.
    assert ann.may("move e") is (die == 1)


@rule("DL-177", "DLQ-182")
@pytest.mark.parametrize(("place", "may"), [("gate", True), ("t1", False), ("r1", False)])
def test_permanent_boons_are_laid_only_at_an_entrance(place, may):
    scene = alone()
    ann = scene.heroes[0]
    ann.has(hand="b1", glory=5, place=place)
    scene.phase("feats")
    assert ann.may("play b1") is may
    if not may:
        assert ann.refused("play b1", "DL-177") == "dungeoneer-solo-boon"


@rule("DL-177", "DLQ-182")
def test_boons_are_not_laid_in_the_reward_stage():
    scene = alone()
    ann = scene.heroes[0]
    ann.has(hand="b1 w1", glory=5)
    scene.phase("feats").dice(1).draws("m1")
    ann.does("move e", "pass")
    assert ann.choices == ["pass", "play w1"]


@rule("DL-177", "DLQ-182")
@pytest.mark.parametrize(
    ("duration", "rest"),
    [
        ("instant", 'effects = ["glory(you, 2)"]'),
        (
            "attachment",
            'host = "hero"\n[[cards.abilities]]\non = "passive"\neffects = ["modify(melee, you, 1, in_play)"]',
        ),
    ],
)
def test_instants_and_attachments_are_free_of_this(duration, rest):
    scene = alone(cards=LAMP.format(duration, rest))
    ann = scene.heroes[0]
    ann.has(hand="lamp", glory=5)
    scene.phase("feats")
    assert ann.may("play lamp")


# --- Whole games -------------------------------------------------------------------------------------------------------------------


def _play(state: DungeoneerState, seed: int, limit: int) -> int:
    """Play at random; how many decisions it took, ``limit`` at most."""
    dice = random.Random(seed)
    count = 0
    while not state.over and count < limit:
        codes = state.choices(0)
        assert codes, state.agenda
        state.apply(0, dice.choice(codes))
        count += 1
    return count


@rule("DL-172", "DLQ-183", "DLQ-185")
@pytest.mark.parametrize("sets", ["heroic", "epic", "legendary"])
@pytest.mark.parametrize("harder_solo", [False, True])
def test_random_games_end(sets, harder_solo):
    game = Dungeoneer()
    options = game.complete_options({"sets": sets, "harder_solo": harder_solo, "round_cap": 20}, 1)
    for seed in range(6):
        state = game.prepare(1, seed, options, "own")
        state.begin()
        assert _play(state, seed, 3000) < 3000
        outcome = state.outcome
        assert outcome is not None
        assert outcome.kind in ("solo-won", "solo-lost")
