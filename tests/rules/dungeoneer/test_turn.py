"""DL-24 to DL-29, DL-39 to DL-43, DL-46 to DL-54, DL-88 to DL-92, DL-103: a turn from reset to draw, and its rulings."""

import pytest

from tests.rules.dungeoneer.scene import Scene
from tests.rules_marker import rule
from undercroft.games.dungeoneer.content_types import Event
from undercroft.games.dungeoneer.queries import hero_value
from undercroft.games.dungeoneer.state import DISCARD_PHASE, FEATS_PHASE, NOT_OVER, VILLAINY_PHASE
from undercroft.games.dungeoneer.tables import MELEE, SPEED
from undercroft.packs import Words

WORDS = Words("x", "x", "x", "x")
SCEPTER = Event("scepter", WORDS, None, 1, 3, 4)


def card(name, effects="", *, kind="boon", cost=1, timing="feats", duration="instant", ability="", more=""):
    """A card as TOML; ``ability`` is the text of one ability."""
    text = f'[[cards]]\nid = "{name}"\ntype = "{kind}"\ncost = {cost}\ntiming = "{timing}"\nduration = "{duration}"\n{more}\n'
    if effects:
        text += f"effects = [{effects}]\n"
    return text + (f"[[cards.abilities]]\n{ability}\n" if ability else "")


def place(name, *, kind="room", glory=1, peril=1, exits="oooo", more=""):
    words = {"o": "open", "w": "wall", "b": "blocked speed 9", "t": "trapped speed 9"}
    ways = ", ".join(f'"{words[letter]}"' for letter in exits)
    return (
        f'[[locations]]\nid = "{name}"\nframe = "dungeon"\ntype = "{kind}"\nglory = {glory}\nperil = {peril}\n'
        f"exits = [{ways}]\n{more}\n"
    )


def row(scene, *names):
    """The gate and these locations east of it."""
    return scene.map({f"{east},0": name for east, name in enumerate(("gate", *names))})


def plays(hero):
    return [choice for choice in hero.choices if choice.startswith(("play", "use"))]


# --- The five phases -----------------------------------------------------------------------------------------------------


@rule("DL-24")
def test_the_phases_follow_one_another():
    scene = Scene(3)
    ann, bob, _ = scene.heroes
    before = len(scene.log.streams[-1])
    scene.phase("reset").draws("r5")
    assert scene.state.phase == VILLAINY_PHASE
    ann.does("end")
    assert ann.may("place 0,-2 r0")
    ann.does("place 0,-2 r0")
    assert scene.state.phase == FEATS_PHASE
    bob.refused("end", "DL-24")
    ann.does("end")
    assert scene.state.phase == DISCARD_PHASE
    ann.does(ann.choices[0], "pass")
    wanted = ["ap_gained", "villainy_phase", "location_phase", "feats_phase", "discarded", "drew"]
    found = [event.kind for event in scene.log.streams[-1][before:] if event.kind in wanted]
    assert found[:6] == wanted


@rule("DL-24")
def test_turns_go_clockwise_and_a_round_ends_when_each_has_had_one():
    scene = Scene(3)
    seen = []
    scene.phase("reset")
    assert scene.state.round == 1
    for _ in range(4):
        seat = scene.asked
        seen.append((seat, scene.state.round))
        while scene.state.active == seat:
            hero = scene.heroes[scene.asked]
            hero.does("end" if hero.may("end") else hero.choices[0])
    assert seen == [(0, 1), (1, 1), (2, 1), (0, 2)]


# --- Reset ---------------------------------------------------------------------------------------------------------------


@rule("DL-25", "DLQ-104")
def test_temporary_effects_end_at_the_reset():
    scene = Scene(
        cards=card(
            "slow",
            '"modify(speed, target, -2, your_reset)"',
            kind="curse",
            timing="villainy",
            more='aim = "hero"',
        )
    )
    ann, bob = scene.heroes
    ann.has(hand="slow")
    bob.has(peril=5)
    scene.phase("villainy")
    ann.does("play slow", "seat 2")
    assert hero_value(scene.state, 1, SPEED) == 2
    # It lasts until the reset of the one who played it: bob's turn suffers, ann's next one ends it.
    scene.phase("reset", seat=1)
    assert bob.ap == 2
    scene.phase("reset", seat=0)
    assert hero_value(scene.state, 1, SPEED) == 4


@rule("DL-25")
def test_once_a_turn_effects_refresh():
    bell = card(
        "bell",
        kind="treasure",
        duration="permanent",
        ability='on = "activate"\nonce = "turn"\neffects = ["glory(you, 1)"]',
    )
    scene = Scene(cards=bell)
    ann, _ = scene.heroes
    ann.has(inventory="bell", glory=0)
    scene.phase("feats")
    ann.does("use bell 1")
    assert (ann.glory, ann.may("use bell 1")) == (1, False)
    scene.phase("reset")
    scene.everybody_passes()
    scene.phase("feats")
    assert ann.may("use bell 1")


@rule("DL-25")
def test_an_exit_that_was_changed_for_a_while_is_itself_again():
    scene = Scene(
        cards=card("key", '"exit(open, your_reset)"', more='aim = "exit"'),
        locations=place("r1", exits="ooob"),
    )
    ann, _ = scene.heroes
    row(scene, "r1")
    ann.has(hand="key", glory=1, place="r1")
    scene.phase("feats")
    ann.does("play key", "location r1", "side w", "move w")
    assert scene.told("tested") == []
    scene.phase("reset")
    ann.has(place="r1")
    scene.phase("feats")
    ann.does("move w")
    assert len(scene.told("tested")) == 1


@rule("DL-27", "DLQ-116")
def test_unspent_points_are_lost_and_speed_gives_new_ones():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(ap=9, saved=1, level=7)
    scene.phase("reset")
    assert (ann.ap, ann.player.saved) == (5, 0)


@rule("DL-28", "DL-41")
def test_all_locations_but_the_own_become_new():
    scene = row(Scene(), "r1", "r2")
    ann, _ = scene.heroes
    ann.has(glory=0, peril=0, place="r1")
    scene.phase("feats")
    ann.does("move e", "move w")
    assert (ann.glory, ann.peril) == (1, 1)  # r2 paid; r1 is not new, the turn began there
    scene.locations_left("").phase("reset")
    ann.does("end", "move e", "move w")
    assert (ann.glory, ann.peril) == (2, 2)


# --- The Scepter ------------------------------------------------------------------------------------------------------------


def with_scepter(tokens=1):
    scene = Scene(event=SCEPTER, cards=card("lamp", kind="treasure", duration="permanent", more="upkeep = 1", ability='on = "passive"\neffects = ["modify(melee, you, 1, in_play)"]')
        + '[[cards]]\nid = "ghoul"\ntype = "encounter"\nkinds = ["undead"]\ncost = 2\ntiming = "villainy"\nduration = "monster"\n[cards.monster]\nhealth = 2\nmelee = "attack 2"\n')  # fmt: skip
    scene.state.scepter = tokens
    return scene


@rule("DL-29", "DLQ-104", "DLQ-106")
def test_the_scepter_is_rolled_for_before_everything_else():
    scene = with_scepter()
    ann, _ = scene.heroes
    ann.has(ap=0, inventory="lamp", glory=5)
    scene.dice(4).phase("reset")
    assert ann.choices == ["pass", "token"]
    assert (ann.ap, ann.glory) == (0, 5)  # no upkeep, no action points yet
    ann.does("token")
    assert scene.state.scepter == 2
    assert (ann.ap, ann.glory) == (4, 4)


@rule("DL-29", "DLQ-106")
def test_the_roll_is_forced_and_below_four_nothing_happens():
    scene = with_scepter()
    scene.dice(3).phase("reset")
    assert scene.asked == 0
    assert len(scene.told("die_rolled")) == 1
    assert scene.state.phase == VILLAINY_PHASE
    assert scene.state.scepter == 1


@rule("DLQ-106")
def test_the_choice_is_a_token_any_undead_card_or_nothing():
    scene = with_scepter()
    ann, bob = scene.heroes
    ann.has(hand="w1")
    scene.discard_pile("m1 ghoul w2")
    scene.dice(6).phase("reset")
    assert sorted(ann.choices) == ["card ghoul", "pass", "token"]
    ann.does("card ghoul")
    assert sorted(ann.hand) == ["ghoul", "w1"]
    assert scene.state.scepter == 1
    assert scene.ids(scene.state.discards[0]) == ["m1", "w2"]
    scene.discard_pile("m1 ghoul").dice(6).phase("reset", seat=1)
    bob.does("pass")
    assert (scene.state.scepter, scene.ids(scene.state.discards[0])) == (1, ["m1", "ghoul"])


@rule("DLQ-106")
def test_the_third_token_ends_the_rolls():
    scene = with_scepter(2)
    ann, _ = scene.heroes
    scene.dice(5).phase("reset")
    ann.does("token")
    assert scene.state.scepter == 3
    rolls = len(scene.told("die_rolled"))
    scene.phase("reset", seat=1)
    assert scene.asked == 1
    assert len(scene.told("die_rolled")) == rolls


# --- Moving and entering ------------------------------------------------------------------------------------------------------


@rule("DL-39")
def test_feats_come_in_any_order():
    scene = row(Scene(), "r1", "r2", "r3")
    ann, _ = scene.heroes
    ann.has(hand="w1 w2", glory=2, quests="q3")
    scene.phase("feats").draws("r5")
    ann.does("move e", "play w1", "explore", "place 0,-1 r0", "move w", "play w2", "move e")
    assert (ann.ap, ann.inventory, ann.place) == (0, ["w1", "w2"], "r1")
    assert [choice for choice in ann.choices if choice.startswith(("move", "explore", "attack"))] == []
    assert ann.may("end")


@rule("DL-41")
def test_every_new_location_of_a_turn_pays_once():
    scene = row(Scene(locations=place("r1", glory=2, peril=0) + place("r2", glory=0, peril=3)), "r1", "r2")
    ann, _ = scene.heroes
    ann.has(glory=0, peril=0)
    scene.phase("feats")
    ann.does("move e", "move e", "move w", "move e")
    assert (ann.glory, ann.peril) == (2, 3)


@rule("DL-41", "DL-42", "DLQ-16")
def test_being_moved_on_anothers_turn_neither_pays_nor_hurts():
    hurl = card(
        "hurl", '"warp(target, aimed)"', kind="curse", timing="villainy", more='aim = "hero"'
    ).replace("aimed", "room")
    scene = row(
        Scene(cards=hurl, locations=place("r1", more='hazard = "effect"\neffects = ["wound(you, 1)"]')), "r1"
    )
    ann, bob = scene.heroes
    ann.has(hand="hurl")
    bob.has(glory=0, peril=1, health=12)
    scene.phase("villainy")
    ann.does("play hurl", "seat 2")
    assert (bob.place, bob.glory, bob.peril, bob.health) == ("r1", 0, 0, 12)
    assert bob.player.moved == 0


@rule("DL-42")
def test_a_hazard_strikes_on_every_entry_of_the_own_turn():
    scene = row(Scene(locations=place("r1", more='hazard = "effect"\neffects = ["wound(you, 1)"]')), "r1")
    ann, _ = scene.heroes
    scene.phase("feats")
    ann.does("move e", "move w", "move e")
    assert ann.health == 10
    assert ann.player.has_visited(scene.location("r1"))


# --- Quests ----------------------------------------------------------------------------------------------------------------------


THREAT = """
[[quests]]
id = "q1"
category = "threat"
places = ["r1"]
threat = "melee 9"
reward = ["glory(you, 4)"]
[[quests]]
id = "q2"
category = "threat"
places = ["r1"]
threat = "melee 9"
reward = ["glory(you, 1)"]
"""


@rule("DL-46")
def test_a_quest_is_attempted_where_it_is_printed_and_only_by_will():
    scene = row(Scene(quests=THREAT), "r1", "r2")
    ann, _ = scene.heroes
    ann.has(quests="q1")
    scene.phase("feats")
    ann.refused("attempt q1", "DL-46")
    ann.does("move e")
    assert scene.told("quest_attempted") == []
    assert ann.may("attempt q1")
    ann.does("move e")
    assert not ann.may("attempt q1")


@rule("DL-46")
def test_only_the_first_to_finish_a_common_quest_is_rewarded():
    scene = row(Scene(), "r1").common("q1")
    ann, bob = scene.heroes
    ann.has(place="r1", glory=0)
    bob.has(place="r1", glory=0)
    scene.phase("feats")
    ann.does("attempt q1")
    assert (ann.glory, bob.glory, ann.done, bob.done) == (1, 0, ["q1"], [])
    scene.phase("feats", seat=1)
    bob.refused("attempt q1", "DL-46")


@rule("DL-47")
def test_the_first_attempt_is_free_and_further_ones_cost_a_point():
    scene = row(Scene(quests=THREAT), "r1")
    ann, _ = scene.heroes
    ann.has(quests="q1 q2", place="r1")
    scene.phase("feats").dice(1, 1, 1, 1)
    ann.does("attempt q1")
    assert ann.ap == 4
    ann.does("attempt q1")
    assert ann.ap == 3
    ann.does("attempt q2")  # one free attempt in all, not one a quest
    assert ann.ap == 2
    ann.has(ap=0)
    assert not ann.may("attempt q2")
    scene.phase("reset")
    scene.phase("feats")
    ann.has(ap=0)
    assert ann.may("attempt q2")


@rule("DL-47", "DL-92")
def test_a_quest_may_say_that_it_costs_more():
    scene = row(
        Scene(
            quests=THREAT.replace(
                'threat = "melee 9"\nreward = ["glory(you, 4)"]',
                'ap = 2\nthreat = "melee 9"\nreward = ["glory(you, 1)"]',
            )
        ),
        "r1",
    )
    ann, _ = scene.heroes
    ann.has(quests="q1", place="r1", ap=1)
    scene.phase("feats").dice(1, 1)
    ann.has(ap=1)
    assert not ann.may("attempt q1")
    ann.has(ap=4)
    ann.does("attempt q1")
    assert ann.ap == 2
    assert not ann.may("attempt q1")  # the second would cost three


@rule("DL-48")
def test_a_success_takes_the_reward_and_the_quest_is_done():
    scene = row(Scene(quests=THREAT), "r1")
    ann, _ = scene.heroes
    ann.has(quests="q1 q5", place="r1", glory=0)
    scene.phase("feats").dice(6)
    ann.does("attempt q1")
    assert (ann.glory, ann.done, ann.quests) == (4, ["q1"], ["q5"])


@rule("DL-48", "DL-50")
def test_an_artifact_stays_in_play_and_other_quests_leave():
    relic = """
    [[quests]]
    id = "q1"
    category = "artifact"
    condition = "reach"
    places = ["r1"]
    [[quests.artifact]]
    on = "passive"
    effects = ["modify(melee, you, 3, in_play)"]
    """
    scene = row(Scene(quests=relic), "r1", "r2")
    ann, _ = scene.heroes
    ann.has(quests="q1 q2", place="r1")
    scene.phase("feats")
    ann.does("attempt q1")
    assert ann.player.artifacts == [scene.quest("q1")]
    assert hero_value(scene.state, 0, MELEE) == 4 + 3
    ann.has(place="r2", level=4)
    scene.phase("feats")
    ann.does("attempt q2")
    assert ann.player.artifacts == [scene.quest("q1")]
    assert (ann.done, ann.quests) == (["q1", "q2"], [])


@rule("DL-49")
def test_a_success_ends_the_feats_phase_at_once():
    scene = row(Scene(), "r1", "r2")
    ann, _ = scene.heroes
    ann.has(quests="q1 q2", place="r1", hand="w1 w2", glory=5)
    scene.phase("feats")
    ann.does("attempt q1")
    assert scene.state.phase == DISCARD_PHASE
    assert ann.choices == ["card w1", "card w2"]
    assert ann.ap == 4


@rule("DL-50")
def test_a_common_quest_is_replaced_a_personal_one_is_not():
    scene = row(Scene(), "r1", "r2").common("q2")
    ann, _ = scene.heroes
    ann.has(quests="q1", place="r1")
    scene.phase("feats").draws("q7")
    ann.does("attempt q1")
    assert ann.quests == []
    assert scene.state.common == [scene.quest("q2")]
    ann.has(place="r2")
    scene.phase("feats")
    ann.does("attempt q2")
    assert scene.state.common == [scene.quest("q7")]
    assert ann.quests == []
    assert scene.quest("q7") not in scene.state.quest_pile.pool


# --- Discard, income, saving, drawing ----------------------------------------------------------------------------------------------


@rule("DL-51", "DLQ-17")
def test_with_a_hand_exactly_one_card_of_hand_treasures_or_lair_goes():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(hand="w1 m1", inventory="b2 w2", lair="m2")
    scene.phase("discard")
    assert sorted(ann.choices) == ["card m1", "card m2", "card w1", "card w2"]  # no boon, no way round it
    ann.refused("card b2", "DL-99")
    ann.refused("pass", "DL-51")
    ann.does("card w2")
    assert (ann.hand, ann.inventory, ann.lair) == (["m1", "w1"], ["b2"], ["m2"])
    assert scene.ids(scene.state.discards[0]) == ["w2"]
    assert ann.choices == ["pass", "save"]


@rule("DLQ-17")
@pytest.mark.parametrize("text", ["card m1", "card m2"])
def test_a_hand_card_or_a_monster_of_the_lair_will_do(text):
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(hand="m1", lair="m2")
    scene.phase("discard")
    ann.does(text)
    assert scene.ids(scene.state.discards[0]) == [text.split()[1]]
    assert len(ann.hand) + len(ann.lair) >= 1


@rule("DL-51", "DLQ-18")
def test_with_an_empty_hand_a_discard_is_not_required_but_allowed():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(hand="", inventory="w2 b2", lair="m2")
    scene.phase("discard")
    assert sorted(ann.choices) == ["card m2", "card w2", "pass"]
    ann.does("pass")
    assert (ann.inventory, ann.lair) == (["w2", "b2"], ["m2"])


@rule("DL-51", "DLQ-18")
def test_with_nothing_to_discard_nothing_is_asked():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(hand="", inventory="b2")
    scene.phase("discard")
    assert ann.choices == ["pass", "save"]


@rule("DL-52")
def test_who_stayed_gains_the_locations_points_without_its_hazard():
    scene = row(
        Scene(locations=place("r1", glory=2, peril=3, more='hazard = "effect"\neffects = ["wound(you, 1)"]')),
        "r1",
    )
    ann, _ = scene.heroes
    ann.has(hand="w1", place="r1", glory=0, peril=0)
    scene.phase("feats")
    ann.does("end", "card w1")
    assert (ann.glory, ann.peril, ann.health) == (2, 3, 12)


@rule("DL-52", "DLQ-16")
def test_who_moved_and_came_back_has_moved():
    scene = row(Scene(), "r1")
    ann, _ = scene.heroes
    ann.has(hand="w1", glory=0, peril=0)
    scene.phase("feats")
    ann.does("move e", "move w", "end", "card w1")
    assert (ann.glory, ann.peril) == (1, 1)  # r1 alone


@rule("DLQ-16")
def test_a_warp_of_the_own_turn_is_a_move():
    scene = row(Scene(cards=card("blink", '"warp(you, room)"')), "r1")
    ann, _ = scene.heroes
    ann.has(hand="blink w1", glory=1, peril=0)
    scene.phase("feats")
    ann.does("play blink", "end", "card w1")
    assert (ann.place, ann.glory, ann.peril) == ("r1", 1, 1)  # paid on entry, not again for staying


@rule("DLQ-16")
def test_failing_an_exit_is_not_a_move():
    scene = row(Scene(locations=place("r1", exits="ooob")), "r1")
    ann, _ = scene.heroes
    ann.has(hand="w1", glory=0, peril=0, place="r1")
    scene.phase("feats").dice(1)
    ann.has(ap=1)
    ann.does("move w")
    assert (ann.place, ann.ap) == ("r1", 0)
    ann.does("end", "card w1")
    assert (ann.glory, ann.peril) == (1, 1)


@rule("DL-53", "DLQ-14")
def test_one_point_may_be_kept_and_the_rest_is_lost():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(hand="w1")
    scene.phase("feats")
    assert ann.ap == 4
    ann.does("end", "card w1", "save")
    assert (ann.ap, ann.player.saved) == (0, 1)
    assert scene.state.active == 1
    scene.phase("reset")
    assert (ann.ap, ann.player.saved) == (4, 0)  # unused, it vanishes


@rule("DL-53")
def test_nothing_is_kept_by_who_declines_or_has_nothing():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(hand="w1")
    scene.phase("discard")
    ann.does("card w1", "pass")
    assert (ann.ap, ann.player.saved) == (0, 0)
    ann.has(hand="w1")
    scene.phase("discard")
    ann.has(ap=0)
    ann.does("card w1")
    assert scene.state.active == 1


@rule("DLQ-15")
def test_phase_five_discards_then_pays_then_saves_then_draws():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(hand="w1", glory=0)
    scene.deck("w5 w6 w7 w8 b5 b6")
    scene.phase("discard")
    assert ann.glory == 0
    ann.does("card w1")
    assert (ann.glory, ann.hand) == (1, [])  # paid, not yet drawn
    ann.does("save")
    assert len(ann.hand) == 5


@rule("DL-54")
def test_up_to_five_cards_are_drawn():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(hand="w1 w2 w3")
    scene.deck("b1 b2 b3 b4")
    scene.phase("discard").draws("b4", "b2", "b3")
    ann.does("card w1", "pass")
    assert sorted(ann.hand) == ["b2", "b3", "b4", "w2", "w3"]
    assert scene.ids(scene.state.piles[0].pool) == ["b1"]
    assert scene.state.active == 1


@rule("DL-54")
def test_an_empty_deck_is_made_of_the_discard_pile():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(hand="w1 w2 w3")
    scene.deck("b1").discard_pile("b2 b3 b4")
    scene.phase("discard")
    ann.does("card w1", "pass")
    assert len(ann.hand) == 5
    assert "b1" in ann.hand
    assert len(scene.told("reshuffled")) == 1
    assert scene.state.discards[0] == []
    # w1 was discarded before: it was shuffled in as well.
    assert len(scene.state.piles[0].pool) == 2
    assert {*scene.ids(scene.state.piles[0].pool), *ann.hand} == {"w1", "w2", "w3", "b1", "b2", "b3", "b4"}


@rule("DLQ-19")
def test_a_hand_has_no_maximum():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(hand="w1 w2 w3 w4 w5 w6 w7")
    scene.deck("b1 b2")
    scene.phase("discard")
    ann.does("card w1", "pass")
    assert ann.hand == ["w2", "w3", "w4", "w5", "w6", "w7"]
    assert scene.ids(scene.state.piles[0].pool) == ["b1", "b2"]


@rule("DLQ-20")
def test_with_deck_and_pile_empty_there_is_nothing_to_draw():
    scene = Scene()
    ann, _ = scene.heroes
    ann.has(hand="w1 w2")
    scene.deck("b1").discard_pile("")
    scene.phase("discard")
    ann.does("card w1", "pass")
    assert sorted(ann.hand) == ["b1", "w1", "w2"]
    assert scene.state.active == 1
    assert scene.state.finished == NOT_OVER


# --- Action points -------------------------------------------------------------------------------------------------------------


@rule("DL-90", "DL-103", "DLQ-28")
@pytest.mark.parametrize(("change", "speed"), [(2, 6), (-2, 2)])
def test_a_change_of_speed_tells_at_the_next_reset(change, speed):
    boots = card(
        "boots",
        kind="treasure",
        duration="permanent",
        ability=f'on = "passive"\neffects = ["modify(speed, you, {change}, in_play)"]',
    )
    scene = Scene(cards=boots)
    ann, _ = scene.heroes
    ann.has(hand="boots", glory=1)
    scene.phase("feats")
    ann.does("play boots")
    assert (ann.ap, hero_value(scene.state, 0, SPEED)) == (4, speed)
    scene.phase("reset")
    assert ann.ap == speed


@rule("DL-90", "DLQ-28")
def test_a_level_gained_or_lost_in_a_turn_leaves_the_points_alone():
    scene = Scene(cards=card("grow", '"level(you, 3)"') + card("shrink", '"level(you, -3)"'))
    ann, _ = scene.heroes
    ann.has(hand="grow shrink", glory=2)
    scene.phase("feats")
    ann.does("play grow")
    assert (ann.ap, hero_value(scene.state, 0, SPEED)) == (4, 5)
    ann.does("play shrink")
    assert (ann.ap, hero_value(scene.state, 0, SPEED)) == (4, 4)


@rule("DLQ-116")
def test_points_gained_on_anothers_turn_are_saved_ones():
    gift = card("gift", '"ap(opponents, 3)", "ap(you, 2)"', timing="feats")
    scene = Scene(cards=gift)
    ann, bob = scene.heroes
    ann.has(hand="gift w1", glory=1)
    scene.phase("feats")
    ann.does("play gift")
    assert (ann.ap, ann.player.saved) == (6, 0)
    assert (bob.ap, bob.player.saved) == (0, 3)


@rule("DLQ-116")
def test_of_gained_points_one_is_left_for_the_turn_after_the_next():
    gift = card("gift", '"ap(opponents, 3)"', timing="feats")
    scene = Scene(3, cards=gift)
    ann, bob, cid = scene.heroes
    for hero in (ann, bob, cid):
        hero.has(hand="w1" if hero is not ann else "gift w2")
    ann.has(glory=1, place="t1")
    scene.phase("feats")
    ann.does("play gift")
    assert (bob.player.saved, cid.player.saved) == (3, 3)
    ann.does("end")
    scene.everybody_passes()
    ann.does("card w2", "pass")
    assert scene.state.active == 1
    assert (bob.player.saved, bob.ap) == (0, 4)
    assert cid.player.saved == 1


@rule("DLQ-116", "DLQ-12")
def test_on_the_own_turn_only_ap_counts_on_others_only_saved():
    bell = card(
        "bell",
        kind="treasure",
        duration="permanent",
        ability='on = "activate"\nap = 1\neffects = ["glory(you, 1)"]',
    )
    scene = Scene(cards=bell)
    ann, _ = scene.heroes
    ann.has(inventory="bell", glory=0, place="t1")
    scene.phase("feats")
    ann.has(ap=0, saved=1)
    assert not ann.may("use bell 1")
    ann.has(ap=1, saved=0)
    ann.does("use bell 1")
    assert (ann.ap, ann.glory) == (0, 1)
    ann.has(ap=3, saved=0)
    scene.phase("reset", seat=1)
    assert scene.asked == 1
    ann.has(ap=0, saved=1)
    scene.phase("reset", seat=1)
    assert scene.asked == 0
    ann.does("use bell 1")
    assert (ann.player.saved, ann.glory) == (0, 2)


@rule("DLQ-12")
def test_a_saved_point_stands_a_hero_up_or_pays_a_challenge():
    scene = Scene()
    ann, bob = scene.heroes
    ann.has(fallen=1, saved=1)
    scene.phase("reset", seat=1)
    assert ann.choices == ["pass", "stand"]
    ann.does("stand")
    assert (ann.player.fallen, ann.player.saved) == (0, 0)
    ann.has(saved=1, peril=9)
    bob.has(hand="m1")
    scene.phase("villainy", seat=1).dice(3, 3)
    bob.does("play m1", "seat 1", "melee", "done")
    assert ann.may("card m1")


@rule("DLQ-12", "DLQ-13")
def test_in_the_strict_mode_a_saved_point_is_for_challenges_alone():
    bell = card(
        "bell",
        kind="treasure",
        duration="permanent",
        ability='on = "activate"\nap = 1\neffects = ["glory(you, 1)"]',
    )
    scene = Scene(cards=bell, saved_ap="challenge")
    ann, bob = scene.heroes
    ann.has(fallen=1, saved=1)
    scene.phase("reset", seat=1)
    assert scene.asked == 1
    ann.has(fallen=0, inventory="bell")
    scene.phase("reset", seat=1)
    assert scene.asked == 1
    ann.has(peril=9)
    bob.has(hand="m1")
    scene.phase("villainy", seat=1).dice(3, 3)
    bob.does("play m1", "seat 1", "melee", "done")
    assert ann.may("card m1")


@rule("DLQ-13")
@pytest.mark.parametrize("saved_ap", ["battle", "challenge"])
def test_a_saved_point_lets_a_hero_attack_one_who_walks_in(saved_ap):
    scene = row(Scene(saved_ap=saved_ap), "r1")
    ann, bob = scene.heroes
    ann.has(place="r1", saved=1)
    scene.phase("feats", seat=1)
    bob.does("move e")
    if saved_ap == "challenge":
        assert scene.asked == 1
        bob.does("end")
        assert scene.asked == 1  # nor at the end of the feats phase
        return
    assert ann.choices == ["pass", "attack 2"]
    scene.dice(6, 1)
    ann.does("attack 2", "melee")
    assert (bob.health, ann.player.saved) == (11, 0)


@rule("DLQ-11")
def test_limits_of_a_turn_count_for_every_players_turn():
    bell = card(
        "bell",
        kind="treasure",
        duration="permanent",
        ability='on = "activate"\nonce = "turn"\neffects = ["glory(you, 1)"]',
    )
    scene = Scene(cards=bell)
    ann, _ = scene.heroes
    ann.has(inventory="bell", hand="w1", glory=0)
    scene.phase("feats").dice(3, 3)
    ann.does("use bell 1", "attack 2", "melee")
    assert not ann.may("use bell 1")
    assert not ann.may("attack 2")  # one battle a turn
    ann.does("end", "card w1", "save")
    # Bob's turn is a new one, for ann as well.
    assert scene.asked == 0
    assert ann.may("use bell 1")
    ann.does("use bell 1")
    assert not ann.may("use bell 1")
    assert ann.player.battled == 0


# --- A fallen hero -----------------------------------------------------------------------------------------------------------


@rule("DLQ-117")
def test_a_fallen_hero_does_what_neither_moves_nor_costs_points():
    bell = card(
        "bell",
        kind="treasure",
        duration="permanent",
        ability='on = "activate"\nglory = 1\neffects = ["heal(you, 1)"]',
    )
    horn = card(
        "horn",
        kind="treasure",
        duration="permanent",
        ability='on = "activate"\nap = 1\neffects = ["glory(you, 1)"]',
    )
    escort = '[[quests]]\nid = "q2"\ncategory = "escort"\nplaces = ["r1"]\nsecond = ["r2"]\nreward = ["glory(you, 1)"]\n'
    scene = row(
        Scene(cards=bell + horn, quests=THREAT.split("[[quests]]")[1].join(["[[quests]]", ""]) + escort),
        "r1",
        "r2",
    )
    ann, bob = scene.heroes
    ann.has(fallen=1, place="r1", quests="q1 q2", inventory="bell horn", hand="w1", glory=3, health=10)
    bob.has(place="r1")
    scene.phase("feats").dice(1)
    assert ann.may("stand")
    assert not any(choice.startswith(("move", "explore", "attack")) for choice in ann.choices)
    assert not ann.may("use horn 1")
    assert ann.may("take-up q2")
    ann.does("use bell 1", "play w1", "take-up q2", "drop q2", "attempt q1")
    scene.everybody_passes()
    assert (ann.health, ann.inventory, ann.ap) == (11, ["bell", "horn", "w1"], 4)
    assert not ann.may("attempt q1")  # the second attempt costs a point
    ann.does("stand")
    assert ann.ap == 3
    assert ann.may("attempt q1")
    assert ann.may("use horn 1")
    assert ann.may("move w")


@rule("DLQ-117")
def test_a_fallen_hero_is_carried_and_defends():
    hurl = card("hurl", '"warp(target, room)"', kind="curse", timing="villainy", more='aim = "hero"')
    scene = row(Scene(cards=hurl), "r1")
    ann, bob = scene.heroes
    ann.has(hand="hurl m1")
    bob.has(fallen=1, peril=9)
    scene.phase("villainy").dice(1, 6)
    ann.does("play hurl", "seat 2")
    assert (bob.place, bob.player.fallen) == ("r1", 1)
    ann.does("play m1", "seat 2", "melee", "done")
    assert scene.state.hurt[scene.card("m1")] == 1
    assert bob.player.fallen == 1


# --- What comes first ------------------------------------------------------------------------------------------------------------


@rule("DL-88")
def test_you_is_who_controls_the_card():
    leech = card(
        "leech",
        kind="curse",
        timing="villainy",
        duration="permanent",
        more='aim = "rival"',
        ability='on = "passive"\neffects = ["modify(melee, you, 1, in_play)", "modify(melee, target, -1, in_play)"]',
    )
    scene = Scene(cards=leech)
    ann, bob = scene.heroes
    ann.has(hand="leech")
    bob.has(peril=1)
    scene.phase("villainy")
    ann.does("play leech", "seat 2")
    assert bob.curses == ["leech"]
    assert (hero_value(scene.state, 0, MELEE), hero_value(scene.state, 1, MELEE)) == (4, 2)


@rule("DL-89")
def test_what_changes_a_roll_is_declared_before_it():
    luck = card("luck", '"modify(threat, you, 3, roll)"', timing="anytime")
    scene = row(Scene(cards=luck, quests=THREAT), "r1")
    ann, bob = scene.heroes
    ann.has(quests="q1", place="r1", hand="luck", glory=1)
    bob.has(hand="", glory=0)
    scene.phase("feats").dice(3)
    ann.does("attempt q1")
    assert ann.choices == ["pass", "play luck"]  # asked before the die is cast
    assert scene.told("die_rolled") == []
    ann.does("play luck")
    assert ann.done == ["q1"]  # 3 + 3 + 3


@rule("DL-89")
def test_after_the_roll_it_is_too_late():
    luck = card("luck", '"modify(threat, you, 3, roll)"', timing="anytime")
    scene = row(Scene(cards=luck, quests=THREAT), "r1")
    ann, bob = scene.heroes
    ann.has(quests="q1", place="r1", hand="luck", glory=1)
    bob.has(hand="", glory=0)
    scene.phase("feats").dice(3)
    ann.does("attempt q1", "pass")
    assert ann.done == []
    assert ann.may("end")


@rule("DL-91")
def test_income_comes_before_the_locations_effect():
    """The rulebook's example: no glory for the boon, so enter, gain glory, use it, and meet the speed threat of 5."""
    wings = card(
        "wings",
        duration="permanent",
        ability='on = "activate"\nglory = 1\neffects = ["modify(speed, you, 1, turn)"]',
    )
    hall = place(
        "r1", glory=1, more='hazard = "effect"\neffects = ["test(you, speed, 6, failed=[wound(you, 1)])"]'
    )
    scene = row(Scene(cards=wings, locations=hall), "r1")
    ann, _ = scene.heroes
    ann.has(inventory="wings", glory=0)
    scene.phase("feats").dice(1)
    assert not ann.may("use wings 1")
    ann.does("move e")
    assert ann.glory == 1
    assert ann.choices == ["pass", "use wings 1"]
    assert scene.told("die_rolled") == []
    ann.does("use wings 1")
    assert (ann.glory, ann.health) == (0, 12)  # 1 + 5 = 6


@rule("DL-91")
def test_without_the_boon_the_effect_strikes():
    hall = place(
        "r1", glory=1, more='hazard = "effect"\neffects = ["test(you, speed, 6, failed=[wound(you, 1)])"]'
    )
    scene = row(Scene(locations=hall), "r1")
    ann, _ = scene.heroes
    scene.phase("feats").dice(1)
    ann.does("move e")
    assert ann.health == 11


@rule("DL-91")
def test_the_exit_comes_before_the_point_and_the_point_before_the_entry():
    scene = row(Scene(locations=place("r1", exits="ooot")), "r1")
    ann, _ = scene.heroes
    ann.has(place="r1", glory=0)
    scene.phase("feats")
    scene.state.play(0, scene.codes["move w"])
    assert (ann.ap, ann.place, ann.glory) == (4, "r1", 0)  # the die is still to be cast
    scene.dice(1).settle()
    assert (ann.ap, ann.place, ann.health, ann.glory) == (3, "gate", 11, 1)


@rule("DL-91")
def test_boons_work_before_treasures():
    ring = card(
        "ring", kind="treasure", duration="permanent", ability='on = "entry"\neffects = ["glory(you, -9)"]'
    )
    song = card("song", duration="permanent", ability='on = "entry"\neffects = ["glory(you, 2)"]')
    scene = row(Scene(cards=ring + song), "r1")
    ann, _ = scene.heroes
    ann.has(inventory="ring song", glory=0)
    scene.phase("feats")
    ann.does("move e")
    assert ann.glory == 0  # 1 of the location, 2 of the song, and the ring takes it all


@rule("DL-92")
def test_a_cards_text_beats_the_rulebook():
    """Moving costs a point and needs a working exit; a card may give a step for nothing."""
    dash = card("dash", '"step(you, 1)"')
    scene = row(Scene(cards=dash), "r1")
    ann, _ = scene.heroes
    ann.has(hand="dash", glory=1)
    scene.phase("feats")
    ann.has(ap=0)
    assert not ann.may("move e")
    ann.does("play dash", "move e")
    assert (ann.place, ann.ap) == ("r1", 0)


# --- Upkeep ----------------------------------------------------------------------------------------------------------------------


def lamp(name, upkeep, kind="treasure"):
    return card(
        name,
        kind=kind,
        duration="permanent",
        more=f"upkeep = {upkeep}",
        ability='on = "passive"\neffects = ["modify(melee, you, 1, in_play)"]',
    )


@rule("DL-26", "DLQ-21")
def test_upkeep_is_paid_in_glory():
    scene = Scene(cards=lamp("lamp", 2))
    ann, _ = scene.heroes
    ann.has(inventory="lamp", glory=3, peril=5)
    scene.phase("reset", seat=1)
    assert ann.glory == 3  # on one's own turn only
    scene.phase("reset")
    assert (ann.glory, ann.peril, ann.inventory) == (1, 5, ["lamp"])


@rule("DL-26")
@pytest.mark.parametrize("kind", ["treasure", "boon"])
def test_a_card_that_cannot_be_paid_returns_to_hand(kind):
    scene = Scene(cards=lamp("lamp", 2, kind))
    ann, _ = scene.heroes
    ann.has(inventory="lamp", glory=1, hand="w1")
    scene.phase("reset")
    assert (ann.glory, ann.inventory, sorted(ann.hand)) == (1, [], ["lamp", "w1"])
    assert hero_value(scene.state, 0, MELEE) == 3


@rule("DLQ-105")
def test_the_owner_orders_upkeep_but_cannot_refuse_it():
    scene = Scene(cards=lamp("lamp", 2) + lamp("torch", 2) + lamp("candle", 1))
    ann, _ = scene.heroes
    ann.has(inventory="lamp torch candle", glory=3, hand="")
    scene.phase("reset")
    assert sorted(ann.choices) == ["card candle", "card lamp", "card torch"]  # and no way to decline
    ann.does("card torch")
    assert (ann.glory, ann.inventory) == (1, ["lamp", "torch", "candle"])
    ann.does("card lamp")  # its moment has come, and there is not enough
    assert (ann.hand, ann.inventory, ann.glory) == (["lamp"], ["torch", "candle"], 0)


@rule("DLQ-105")
def test_what_can_be_paid_is_paid():
    scene = Scene(cards=lamp("lamp", 2))
    ann, _ = scene.heroes
    ann.has(inventory="lamp", glory=2)
    scene.phase("reset")
    assert ann.choices[0] == "end"
    assert (ann.glory, ann.inventory) == (0, ["lamp"])


@rule("DLQ-104")
def test_upkeep_comes_before_action_points():
    boots = card(
        "boots",
        kind="treasure",
        duration="permanent",
        more="upkeep = 2",
        ability='on = "passive"\neffects = ["modify(speed, you, 3, in_play)"]',
    )
    scene = Scene(cards=boots)
    ann, _ = scene.heroes
    ann.has(inventory="boots", glory=2)
    scene.phase("reset")
    assert ann.ap == 7
    scene.phase("reset")
    assert (ann.ap, ann.inventory) == (4, [])


@rule("DLQ-104")
def test_the_reset_closes_with_a_window():
    scene = Scene(cards=card("cheer", '"glory(you, 2)"', timing="anytime"))
    ann, bob = scene.heroes
    ann.has(ap=0, hand="w1", glory=1)
    bob.has(hand="cheer", glory=1)
    scene.phase("reset")
    assert (scene.asked, ann.ap) == (0, 4)
    ann.does("pass")
    assert bob.choices == ["pass", "play cheer"]
    assert scene.state.phase < VILLAINY_PHASE
