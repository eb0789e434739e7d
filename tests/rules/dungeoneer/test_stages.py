"""DL-140 to DL-155 and their rulings: several sets, class cards, the change of stage, victory points."""

import json
import random
from collections import Counter

import pytest

from tests.rules.dungeoneer.scene import Hero, Scene, make_set
from tests.rules_marker import rule
from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.compiler import compile_tables
from undercroft.games.dungeoneer.content_types import Event
from undercroft.games.dungeoneer.game import Dungeoneer
from undercroft.games.dungeoneer.queries import hero_value, limit, most_health
from undercroft.games.dungeoneer.quests import change_level
from undercroft.games.dungeoneer.setup import bring_in_stage
from undercroft.games.dungeoneer.state import DungeoneerState
from undercroft.games.dungeoneer.steps import harm
from undercroft.games.dungeoneer.tables import OF_BOONS, OF_TREASURES
from undercroft.kernel.errors import BadOption
from undercroft.kernel.messages import Name
from undercroft.kernel.streams import Streams

ALL = "heroic,epic,legendary"
ROW = {"0,0": "gate_h", "1,0": "t1_h", "2,0": "r1_h"}
MELEE, MAGIC, SPEED = 0, 1, 2


def mixed(seats: int = 2, sets: str = ALL, **more: object) -> Scene:
    """A game of several stages in the first of them: everybody in the room of the common quest ``q1_h``."""
    scene = Scene(seats, sets=sets, **more)  # type: ignore[arg-type]
    scene.map(ROW)
    scene.common("q1_h")
    for hero in scene.heroes:
        hero.has(place="r1_h", quests="")
    return scene


def rise(hero: Hero, quest: str, to: int, chosen: str = "") -> None:
    """The hero stands one level below ``to`` and does a quest; a class is chosen if one is due."""
    hero.has(level=to - 1, reached=max(hero.player.reached, to - 1))
    hero.scene.phase("feats", hero.seat)
    hero.does(f"attempt {quest}")
    hero.scene.everybody_passes()
    assert hero.player.level == to
    if chosen:
        hero.does(f"hero {chosen}")


def to_epic(scene: Scene) -> None:
    """The last hero reaches level 4 and the stage changes."""
    for hero in scene.heroes[1:]:
        hero.has(level=4, reached=4, epic=_hero(scene, ("bob", "cid", "dot")[hero.seat - 1]))
    rise(scene.heroes[0], "q1_h", 4, "ann")


def _hero(scene: Scene, name: str) -> int:
    return next(hero.number for hero in scene.tables.heroes if hero.id == name)


def _stages(scene: Scene, cards: list[int]) -> set[int]:
    return {scene.tables.cards[card].stage for card in cards}


def _common(scene: Scene) -> list[str]:
    return [scene.tables.quests[quest].id for quest in scene.state.common]


# --- Which sets ------------------------------------------------------------------------------------------------------


@rule("DL-140", "DLQ-160")
def test_a_stage_is_played_alone_or_with_those_that_follow_it():
    game = Dungeoneer()
    assert [game.card_set(stage).stage for stage in ("heroic", "epic", "legendary")] == [
        "heroic", "epic", "legendary",
    ]  # fmt: skip
    for sets in ("heroic", "epic", "legendary", "heroic,epic", "epic,legendary", ALL):
        assert game.complete_options({"sets": sets}, 3)["sets"] == sets
    with pytest.raises(BadOption):
        game.complete_options({"sets": "heroic,legendary"}, 3)


@rule("DLQ-160", "DL-142")
def test_several_sets_of_one_stage_are_one_stage():
    game = Dungeoneer()
    one = make_set("heroic", {}, None)
    other = make_set("heroic", {"more": '[[cards]]\nid = "odd"\ntype = "boon"\ncost = 1\ntiming = "feats"\n'
                                        'duration = "instant"\neffects = ["glory(you, 1)"]'}, None)  # fmt: skip
    tables = compile_tables((one, other), game.complete_options({"sets": "heroic"}, 2), 2)
    assert tables.stages == [0]
    assert not tables.mixed
    assert {card.stage for card in tables.cards} == {0}
    assert len(tables.cards) == len(one.adventures) + len(other.adventures)
    assert len(tables.heroes) == 12
    assert tables.round_cap == 40


@rule("DL-142", "DLQ-91")
def test_surface_joins_only_surface():
    moor = '[[locations]]\nid = "{}"\nframe = "surface"\ntype = "room"\nexits = ["open", "open", "open", "open"]\nglory = 1\nperil = 1'
    scene = Scene(locations="\n".join(moor.format(name) for name in ("moor", "fen")))
    ann, _ = scene.heroes
    scene.map({"0,0": "gate", "1,0": "t1", "3,0": "fen"})
    scene.phase("feats").draws("moor")
    ann.does("explore")
    # Cells beside the dungeon alone and beside both frames are not offered.
    assert sorted(ann.choices) == ["place 3,-1 r0", "place 3,1 r0", "place 4,0 r0"]


@rule("DL-142", "DLQ-91", "DLQ-8")
def test_a_surface_card_that_meets_only_dungeon_goes_to_the_bottom():
    scene = Scene(
        locations='[[locations]]\nid = "moor"\nframe = "surface"\ntype = "room"\n'
        'exits = ["open", "open", "open", "open"]\nglory = 1\nperil = 1'
    )
    ann, _ = scene.heroes
    scene.map({"0,0": "gate"})
    scene.phase("feats").draws("moor", "t4")
    ann.does("explore")
    assert [event.args["place"] for event in scene.told("location_unplaceable")] == [Name("location", "moor")]
    ann.does("place 1,0 r0")
    assert scene.state.cells[scene.location("t4")] >= 0


# --- Two decks ---------------------------------------------------------------------------------------------------------


@rule("DL-141", "DLQ-167")
def test_with_several_sets_every_draw_asks_for_the_deck():
    scene = Scene(sets="heroic,epic")
    first = scene.asked
    hero = scene.heroes[first]
    for number in range(5):
        assert hero.choices == ["draw glory", "draw peril"]
        hero.does(hero.choices[number % 2])
        # The last card is seen before the next deck is chosen.
        assert len(hero.hand) == number + 1
        assert scene.tables.cards[hero.player.hand[-1]].stage == 0
    glory = [scene.tables.cards[card].glory for card in hero.player.hand]
    assert sorted(glory) == [False, False, True, True, True]


@rule("DL-141", "DLQ-167")
@pytest.mark.parametrize(
    ("seats", "sets", "decks", "split"),
    [(2, "epic", "default", False), (2, "epic", "split", True), (2, ALL, "default", True), (2, ALL, "one", False),
     (1, "epic", "default", True), (1, "epic", "one", True)],
)  # fmt: skip
def test_split_decks_are_an_option_on_for_several_stages_and_always_on_alone(seats, sets, decks, split):
    assert Scene(seats, sets=sets, decks=decks).tables.split is split


@rule("DL-141", "DLQ-167")
def test_each_deck_has_a_discard_pile_of_its_own_and_an_empty_one_cannot_be_chosen():
    scene = Scene(decks="split")
    ann, _ = scene.heroes
    ann.has(hand="m1 b1 b2 b3 b4")
    scene.state.piles[1].pool = []
    scene.phase("discard")
    ann.does("card b1", "pass")
    # The peril deck is empty and nothing peril was discarded: the glory deck alone is left, nobody is asked.
    assert scene.ids(scene.state.discards[0]) == ["b1"]
    assert len(ann.hand) == 5
    assert all(scene.tables.cards[card].glory for card in ann.player.hand if card != scene.card("m1"))
    ann.has(hand="m1 b1 b2 b3 b4")
    scene.phase("discard")
    ann.does("card m1", "pass")
    # Now the peril discard can be shuffled: there is a choice again.
    assert len(ann.choices) == 2
    ann.does(ann.choices[1])
    assert "m1" in ann.hand


# --- The first stage -----------------------------------------------------------------------------------------------------


@rule("DL-143", "DL-152")
@pytest.mark.parametrize(("sets", "level", "health"), [("heroic", 1, 6), ("epic", 4, 12), ("legendary", 7, 18),
                                                        ("heroic,epic", 1, 6), ("epic,legendary", 4, 12), (ALL, 1, 6)])  # fmt: skip
def test_one_starts_with_the_lowest_stage_alone(sets, level, health):
    scene = Scene(3, sets=sets)
    state = scene.state
    for hero in scene.heroes:
        assert (hero.player.level, hero.health) == (level, health)
        assert (hero.player.epic, hero.player.legendary) == (-1, -1)
        assert {scene.tables.quests[quest].stage for quest in hero.player.quests} == {0}
    assert {scene.tables.quests[quest].stage for quest in state.common} == {0}
    assert {scene.tables.quests[quest].stage for quest in state.quest_pile.pool} == {0}
    assert _stages(scene, [*state.piles[0].pool, *state.piles[1].pool]) == {0}
    assert {scene.tables.locations[one].stage for one in state.locations.pool} == {0}
    assert state.locations.under == []


# --- Class cards -----------------------------------------------------------------------------------------------------------

CLASSES = """
    [[heroes]]
    id = "ann"
    health = 12
    boons = 2
    treasures = 4
    melee = [9, 1, 0, 2]
    magic = [9, 0, 1, 0]
    speed = [9, 0, 0, 1]
    forms = ["speed"]
    [[heroes.abilities]]
    on = "activate"
    glory = 1
    once = "turn"
    effects = ["heal(you, 1)"]
"""
LEGENDS = """
    [[heroes]]
    id = "ann_l"
    health = 18
    boons = 3
    treasures = 1
    melee = [9, 0, 0, 3]
    magic = [9, 2, 0, 0]
    speed = [9, 0, 1, 0]
    forms = ["melee"]
    [[heroes.abilities]]
    on = "activate"
    glory = 1
    once = "turn"
    effects = ["heal(you, 2)"]
"""
BEGINNERS = """
    [[heroes]]
    id = "ann_h"
    health = 6
    boons = 3
    treasures = 3
    melee = [1, 1, 0, 1]
    magic = [2, 0, 1, 0]
    speed = [4, 0, 0, 0]
    forms = ["melee"]
    [[heroes.abilities]]
    on = "activate"
    glory = 1
    once = "turn"
    effects = ["heal(you, 3)"]
"""


def _ann(scene: Scene) -> Hero:
    """The first seat, as the hero ``ann_h`` whatever was dealt."""
    ann = scene.heroes[0]
    for other in scene.heroes[1:]:
        if other.player.hero == _hero(scene, "ann_h"):
            other.player.hero = ann.player.hero
    return ann.has(hero=_hero(scene, "ann_h"))


@rule("DL-145", "DLQ-165")
def test_at_level_4_any_epic_hero_that_nobody_has_is_chosen_on_the_spot():
    scene = mixed()
    ann, bob = scene.heroes
    bob.has(level=4, reached=4, epic=_hero(scene, "cid"))
    rise(ann, "q1_h", 4)
    assert ann.choices == ["hero ann", "hero bob", "hero dot", "hero eve", "hero fay"]
    ann.does("hero fay")
    assert ann.player.epic == _hero(scene, "fay")
    assert [event.args["hero"] for event in scene.told("class_taken")] == [Name("hero", "fay")]


@rule("DLQ-165", "DLQ-162")
def test_coming_back_to_the_level_gives_no_second_choice():
    scene = mixed()
    ann, _ = scene.heroes
    ann.has(level=3, reached=4, epic=_hero(scene, "ann"))
    scene.phase("feats")
    ann.does("attempt q1_h")
    assert ann.player.level == 4
    assert not any(choice.startswith("hero") for choice in ann.choices)


@rule("DL-145", "DL-147")
def test_the_new_class_brings_its_limits_health_maximum_ability_and_table():
    scene = mixed(heroes=CLASSES)
    ann = _ann(scene)
    ann.has(glory=5, health=6)
    seat = ann.seat
    assert (limit(scene.state, seat, OF_BOONS), limit(scene.state, seat, OF_TREASURES)) == (3, 3)
    rise(ann, "q1_h", 4, "ann")
    assert (limit(scene.state, seat, OF_BOONS), limit(scene.state, seat, OF_TREASURES)) == (2, 4)
    assert most_health(scene.state, seat) == 12
    scene.phase("feats")
    ann.has(health=3)
    assert ann.may("use-hero ann 1")
    ann.does("use-hero ann 1")
    assert ann.health == 4
    # The round symbols of the class are the hero's as well.
    scene.heroes[1].has(place=ann.place)
    ann.does("attack 2")
    assert ann.choices == ["melee", "magic", "speed"]


@rule("DL-146", "DLQ-161")
def test_values_are_those_of_the_first_hero_card_at_level_4_and_all_modifiers_since():
    scene = mixed(heroes=CLASSES, other={"heroic": BEGINNERS, "legendary": LEGENDS})
    ann = _ann(scene)
    ann.has(epic=_hero(scene, "ann"), legendary=_hero(scene, "ann_l"))

    def values(level: int) -> tuple[int, ...]:
        ann.has(level=level)
        return tuple(hero_value(scene.state, ann.seat, form) for form in (MELEE, MAGIC, SPEED))

    assert [values(level) for level in range(1, 5)] == [(1, 2, 4), (2, 2, 4), (2, 3, 4), (3, 3, 4)]
    # The first columns of the class cards (9) never count.
    assert [values(level) for level in range(5, 8)] == [(4, 3, 4), (4, 4, 4), (6, 4, 5)]
    assert [values(level) for level in range(8, 11)] == [(6, 6, 5), (6, 6, 6), (9, 6, 6)]


@rule("DLQ-161")
def test_the_elf_sorceress_of_magic_6_who_becomes_a_mageblade_has_7_at_level_5():
    plain = 'health = {}\nboons = 3\ntreasures = 3\nmelee = [3, 0, 0, 0]\nspeed = [4, 0, 0, 0]\nforms = ["magic"]\n'
    sorceress = f'[[heroes]]\nid = "ann_h"\n{plain.format(6)}magic = [4, 1, 1, 0]'
    mageblade = f'[[heroes]]\nid = "ann"\n{plain.format(12)}magic = [3, 1, 0, 0]'
    scene = mixed(heroes=mageblade, other={"heroic": sorceress})
    ann = _ann(scene)
    ann.has(level=4, epic=_hero(scene, "ann"))
    assert hero_value(scene.state, 0, MAGIC) == 6
    ann.has(level=5)
    assert hero_value(scene.state, 0, MAGIC) == 7


@rule("DL-147", "DLQ-114")
def test_what_a_smaller_limit_no_longer_holds_is_discarded_at_once_by_own_choice():
    scene = mixed(heroes=CLASSES)
    ann = _ann(scene)
    ann.has(inventory="b1_h b2_h b3_h w1_h w2_h w3_h")
    rise(ann, "q1_h", 4, "ann")
    assert ann.choices == ["card b1_h", "card b2_h", "card b3_h"]
    ann.does("card b2_h")
    assert ann.inventory == ["b1_h", "b3_h", "w1_h", "w2_h", "w3_h"]


@rule("DL-148")
def test_health_rises_by_the_difference_of_the_maxima():
    scene = mixed()
    ann, _ = scene.heroes
    ann.has(health=2)
    rise(ann, "q1_h", 4, "ann")
    assert (ann.health, most_health(scene.state, 0)) == (8, 12)


@rule("DL-149", "DL-150")
def test_a_hero_who_rose_from_level_1_to_7_has_three_cards_and_three_abilities():
    scene = mixed(heroes=CLASSES, other={"heroic": BEGINNERS, "legendary": LEGENDS})
    ann = _ann(scene)
    to_epic(scene)
    assert scene.state.stage == 1
    ann.has(place="r1_h", health=7)
    scene.common("q3").map({**ROW, "3,0": "r3"})
    ann.has(place="r3")
    rise(ann, "q3", 7, "ann_l")
    assert (ann.player.hero, ann.player.epic, ann.player.legendary) == (
        _hero(scene, "ann_h"), _hero(scene, "ann"), _hero(scene, "ann_l"),
    )  # fmt: skip
    assert (ann.health, most_health(scene.state, 0)) == (13, 18)
    ann.has(glory=3, health=1)
    scene.phase("feats")
    ann.does("use-hero ann_h 1", "use-hero ann 1", "use-hero ann_l 1")
    assert (ann.health, ann.glory) == (7, 0)


@rule("DL-150", "DLQ-162")
@pytest.mark.parametrize(("level", "works"), [(3, (True, False, False)), (4, (True, True, False)),
                                              (6, (True, True, False)), (7, (True, True, True))])  # fmt: skip
def test_abilities_of_classes_need_their_level(level, works):
    scene = mixed(heroes=CLASSES, other={"heroic": BEGINNERS, "legendary": LEGENDS})
    ann = _ann(scene)
    ann.has(epic=_hero(scene, "ann"), legendary=_hero(scene, "ann_l"), level=level, reached=7, glory=1)
    scene.phase("feats")
    assert tuple(ann.may(f"use-hero {name} 1") for name in ("ann_h", "ann", "ann_l")) == works
    # The class card itself stays: health and limits are still its own.
    assert most_health(scene.state, 0) == 18


CURSES = """
    [[cards]]
    id = "doom"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "instant"
    aim = "rival"
    effects = ["glory(target, -1)"]
    [[cards]]
    id = "pilfer"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "instant"
    aim = "treasure"
    effects = ["bounce(target, treasure)"]
    [[cards]]
    id = "rust"
    type = "curse"
    cost = 1
    timing = "villainy"
    duration = "attachment"
    host = "treasure"
    [[cards.abilities]]
    on = "passive"
    effects = ["modify(melee, target, -1, in_play)"]
"""


@rule("DL-150", "DLQ-168")
@pytest.mark.parametrize(("mine", "theirs", "offered"), [(7, 7, True), (6, 7, False), (7, 6, False)])
@pytest.mark.parametrize("card", ["doom", "pilfer", "rust", "m1_l"])
def test_legendary_cards_are_neither_played_by_nor_on_heroes_below_level_7(mine, theirs, offered, card):
    scene = Scene(sets="legendary", other={"legendary": CURSES})
    ann, bob = scene.heroes
    ann.has(level=mine, hand=card)
    bob.has(level=theirs, peril=5, inventory="w1_l")
    scene.phase("villainy")
    assert ann.may(f"play {card}") is offered
    if mine < 7 and card != "m1_l":
        assert ann.refused(f"play {card}", "DL-150") == "dungeoneer-too-low"


@rule("DLQ-168")
def test_of_several_rivals_only_those_of_level_7_can_be_aimed_at():
    scene = Scene(3, sets="legendary", other={"legendary": CURSES})
    ann, bob, cid = scene.heroes
    ann.has(level=8, hand="doom")
    bob.has(level=6, peril=5)
    cid.has(level=7, peril=5)
    scene.phase("villainy")
    ann.does("play doom")
    assert ann.choices == ["seat 3"]
    assert ann.refused("seat 2", "DLQ-168") == "dungeoneer-target-too-low"


@rule("DL-150", "DLQ-168")
def test_a_legendary_glory_card_needs_level_7_and_stays_in_play_below():
    scene = Scene(sets="legendary")
    ann, _ = scene.heroes
    ann.has(level=6, hand="b1_l w1_l", inventory="w2_l", glory=9)
    scene.phase("feats")
    assert ann.refused("play b1_l", "DL-150") == "dungeoneer-too-low"
    assert not ann.may("play w1_l")
    assert ann.inventory == ["w2_l"]
    ann.has(level=7)
    scene.phase("feats")
    assert ann.may("play b1_l")


@rule("DL-150")
def test_cards_of_other_stages_need_no_level():
    scene = Scene(sets="epic")
    ann, bob = scene.heroes
    ann.has(level=3, hand="m1 b1", glory=2)
    bob.has(level=2, peril=3)
    scene.phase("villainy")
    assert ann.may("play m1")
    scene.phase("feats")
    assert ann.may("play b1")


@rule("DL-151")
def test_the_legendary_heroes_are_the_six_of_the_box():
    game = Dungeoneer()
    tables = game.tables(2, game.complete_options({"sets": ALL}, 2))
    legendary = [hero.id for hero in tables.heroes if hero.stage == 2]
    assert legendary == [hero.id for hero in game.card_set("legendary").heroes]
    assert len(legendary) == 6


# --- The change of stage ---------------------------------------------------------------------------------------------------


@rule("DL-144", "DLQ-163", "DLQ-87")
def test_decks_change_only_when_the_last_player_reaches_level_4():
    scene = mixed(3)
    ann, bob, cid = scene.heroes
    cid.has(level=2, reached=2)
    bob.has(level=4, reached=4, epic=_hero(scene, "bob"))
    rise(ann, "q1_h", 4, "ann")
    # Ann has an epic class, but everything else is still heroic.
    assert scene.state.stage == 0
    assert scene.told("stage_changed") == []
    assert _stages(scene, [*scene.state.piles[0].pool, *scene.state.piles[1].pool]) == {0}
    scene.common("q2_h").map({**ROW, "3,0": "r2_h"})
    cid.has(place="r2_h")
    rise(cid, "q2_h", 4, "cid")
    assert scene.state.stage == 1
    assert _stages(scene, [*scene.state.piles[0].pool, *scene.state.piles[1].pool]) == {1}


@rule("DL-144", "DLQ-163", "DL-154")
def test_a_new_stage_brings_decks_locations_and_quests():
    scene = mixed()
    ann, bob = scene.heroes
    state = scene.state
    state.discards[0] = [scene.card("b7_h")]
    state.discards[1] = [scene.card("m7_h")]
    state.piles[0].pool.remove(scene.card("b7_h"))
    state.piles[1].pool.remove(scene.card("m7_h"))
    ann.has(quests="q5_h", hand="b1_h", inventory="w1_h", lair="m1_h")
    bob.has(quests="q6_h")
    old_locations = list(state.locations.pool)
    scene.draws("q3", "q4", "q5", "q6", "q7")
    to_epic(scene)
    # Each gets two quests, from the active player on; one is common; the unfinished old ones stay with their owners.
    assert (ann.quests, bob.quests) == (["q5_h", "q3", "q4"], ["q6_h", "q5", "q6"])
    assert _common(scene) == ["q7"]
    assert {scene.tables.quests[quest].stage for quest in state.quest_pile.pool} == {1}
    assert scene.quest("q8_h") in state.lost_quests
    # The discard piles and decks of the old stage are gone; what is in hands, inventories and lairs stays.
    assert state.discards == [[], []]
    assert {scene.card("b7_h"), scene.card("m7_h")} <= set(state.gone)
    assert _stages(scene, [*state.piles[0].pool, *state.piles[1].pool]) == {1}
    assert len(state.piles[0].pool) == len(state.piles[1].pool) * 2 == 16
    assert (ann.hand, ann.inventory, ann.lair) == (["b1_h"], ["w1_h"], ["m1_h"])
    # New locations lie under the rest of the old ones.
    assert state.locations.pool == old_locations
    assert state.locations.under[0] == []
    assert {scene.tables.locations[one].stage for one in state.locations.under[1]} == {1}
    assert len(state.locations.under[1]) == 17


@rule("DL-144")
def test_unplayed_locations_of_each_stage_are_used_up_before_those_of_the_next():
    scene = mixed()
    ann, _ = scene.heroes
    state = scene.state
    for stage in (1, 2):
        state.stage = stage
        bring_in_stage(state)
    state.locations.pool = [scene.location("t4_h")]
    seen: list[int] = []
    for _ in range(19):
        ann.has(place="gate_h")
        scene.phase("feats")
        ann.does("explore")
        seen.append(scene.tables.locations[state.drawn].stage)
        ann.does(ann.choices[0])
    assert seen == [0] + [1] * 17 + [2]


@rule("DL-144", "DLQ-8", "DLQ-163")
def test_old_locations_that_fitted_nowhere_still_come_before_those_of_the_next_stage():
    scene = mixed()
    ann, _ = scene.heroes
    state = scene.state
    state.locations.pool = [scene.location("t4_h")]
    state.locations.bottom = [scene.location("r8_h"), scene.location("r7_h")]
    for stage in (1, 2):
        state.stage = stage
        bring_in_stage(state)
    # Everybody has seen the two, before the stage changed and when they have moved up.
    for _ in range(3):
        for seat in (0, 1, None):
            view = state.view(seat)
            assert not {scene.location("r8_h"), scene.location("r7_h")} & set(view.unplaced)
            assert view.deck_size(2) == state.locations.size()
            again = type(view).of_wire(scene.tables, json.loads(json.dumps(view.to_wire())))
            assert again.to_wire() == view.to_wire()
            guessed = view.guess(Streams.seeded(5))
            assert guessed.locations.facts() == state.locations.facts()
        ann.has(place="gate_h")
        scene.phase("feats")
        ann.does("explore")
        if scene.tables.locations[state.drawn].id != "t4_h":
            assert (state.view(1).drawn, state.view(None).drawn) == (state.drawn, state.drawn)
        ann.does(ann.choices[0])
    laid = [scene.tables.locations[one].id for one in range(len(state.cells)) if state.cells[one] >= 0]
    assert {"t4_h", "r8_h", "r7_h"} <= set(laid)
    assert state.locations.size() == 34
    assert {scene.tables.locations[one].stage for one in state.locations.pool} <= {1}


@rule("DLQ-163", "DL-50")
def test_the_common_quest_that_changes_the_stage_is_not_replaced_a_second_time():
    scene = mixed()
    to_epic(scene)
    assert len(_common(scene)) == 1
    assert {scene.tables.quests[quest].stage for quest in scene.state.common} == {1}


@rule("DLQ-163", "DL-154")
def test_the_stage_changes_before_phase_v_and_the_turn_goes_on_there():
    scene = mixed()
    ann, _ = scene.heroes
    ann.has(hand="b1_h")
    to_epic(scene)
    assert (scene.state.stage, scene.state.phase) == (1, 5)
    assert ann.choices == ["card b1_h"]


@rule("DLQ-163")
def test_a_death_may_leave_only_heroes_who_have_reached_the_level():
    scene = mixed(3)
    ann, bob, cid = scene.heroes
    ann.has(level=4, reached=4, epic=_hero(scene, "ann"), hand="m1_h")
    bob.has(level=4, reached=4, epic=_hero(scene, "bob"))
    cid.has(level=2, reached=2, health=1, peril=2)
    scene.phase("villainy").dice(6, 1)
    ann.does("play m1_h", "seat 3", "melee", "done")
    assert (cid.player.alive, scene.state.stage) == (0, 1)
    # Only the living get quests.
    assert [len(hero.quests) for hero in scene.heroes] == [2, 2, 0]


@rule("DLQ-163", "DLQ-162")
def test_a_level_lost_after_it_was_reached_counts_and_the_stage_never_goes_back():
    scene = mixed()
    ann, bob = scene.heroes
    bob.has(level=3, reached=4, epic=_hero(scene, "bob"))
    rise(ann, "q1_h", 4, "ann")
    assert scene.state.stage == 1
    ann.has(level=1)
    scene.phase("feats")
    assert scene.state.stage == 1


@rule("DLQ-88")
def test_cards_of_an_old_stage_leave_the_game_when_they_are_discarded():
    scene = mixed()
    ann, _ = scene.heroes
    ann.has(hand="b1_h b2")
    to_epic(scene)
    ann.does("card b1_h")
    assert scene.card("b1_h") in scene.state.gone
    assert scene.state.discards == [[], []]
    ann.has(hand="b2")
    scene.phase("discard")
    ann.does("card b2")
    assert scene.ids(scene.state.discards[0]) == ["b2"]


@rule("DLQ-164")
def test_laggards_are_raised_when_the_quest_deck_of_the_stage_is_empty():
    scene = mixed(3)
    ann, bob, cid = scene.heroes
    scene.state.quest_pile.pool = []
    bob.has(level=2, reached=2, health=4)
    cid.has(level=3, reached=3, health=6)
    ann.has(level=2, reached=2)
    scene.phase("feats")
    ann.does("attempt q1_h")
    # From the active player on, each who has not reached level 4 is lifted there and chooses a class.
    ann.does("hero ann")
    assert scene.asked == 1
    bob.does("hero bob")
    assert "hero bob" not in cid.choices
    cid.does("hero cid")
    assert [hero.player.level for hero in scene.heroes] == [4, 4, 4]
    assert (bob.health, cid.health) == (10, 12)
    assert [hero.player.points for hero in scene.heroes] == [1, 0, 0]
    assert scene.state.stage == 1
    assert [len(hero.quests) for hero in scene.heroes] == [2, 2, 2]
    assert len(_common(scene)) == 1


@rule("DLQ-164", "DLQ-157")
def test_in_the_last_stage_an_empty_quest_deck_changes_nothing():
    scene = Scene()
    ann, _ = scene.heroes
    scene.map({"0,0": "gate", "1,0": "r1"}).common("q1")
    scene.state.quest_pile.pool = []
    ann.has(place="r1")
    scene.phase("feats")
    ann.does("attempt q1")
    assert _common(scene) == []
    assert scene.state.stage == 0
    assert not scene.state.over


@rule("DL-154")
def test_the_event_cards_of_a_stage_are_set_up_when_it_begins():
    lord = """
        [[cards]]
        id = "lord"
        type = "encounter"
        kinds = ["undead"]
        cost = 9
        timing = "villainy"
        duration = "monster"
        lord = true
        [cards.monster]
        health = 2
        melee = "attack 2"
    """
    quest = """
        [[quests]]
        id = "slay"
        category = "hunt"
        condition = "monster"
        places = ["throne"]
        lord = true
        reward = ["glory(you, 1)"]
    """
    throne = """
        [[locations]]
        id = "throne"
        frame = "dungeon"
        type = "room"
        throne = true
        exits = ["open", "open", "open", "open"]
        glory = 1
        peril = 1
    """
    scene = mixed(cards=lord, quests=quest, locations=throne, event=_event())
    assert (scene.state.scepter, scene.state.lord_status) == (-1, 0)
    to_epic(scene)
    assert (scene.state.scepter, scene.state.lord_status) == (1, 1)
    assert "slay" in _common(scene)
    assert len(_common(scene)) == 2
    assert len(scene.told("centre_laid")) == 1
    # At the change to the third stage the additional quest stays open: it is no ordinary common quest.
    scene.heroes[1].has(level=7, reached=7, legendary=_hero(scene, "bob_l"))
    ann = scene.heroes[0]
    scene.map({**ROW, "3,0": "r8"}).common("q8 slay")
    ann.has(place="r8")
    rise(ann, "q8", 7, "ann_l")
    assert scene.state.stage == 2
    assert _common(scene)[0] == "slay"
    assert scene.state.scepter == 1


def _event() -> Event:
    words = make_set("epic", {}, None).heroes[0].name
    return Event(id="scepter", name=words, flavour=None, tokens=1, cap=3, roll=4)


# --- The legendary stage ---------------------------------------------------------------------------------------------------


def legendary(scene: Scene) -> None:
    """Everybody is at the end of the second stage; the active hero reaches level 7 and chooses ``ann_l``."""
    to_epic(scene)
    _settle_turn(scene)
    for hero in scene.heroes[1:]:
        hero.has(level=7, reached=7, legendary=_hero(scene, ("bob_l", "cid_l", "dot_l")[hero.seat - 1]))
    scene.map({**ROW, "-1,0": "r8"})
    scene.common("q8")
    scene.heroes[0].has(place="r8")
    rise(scene.heroes[0], "q8", 7, "ann_l")


def _settle_turn(scene: Scene) -> None:
    """Shares are placed and hands are drawn, with the first choice each, until the turn is at rest."""
    while scene.state.agenda and any(choice.startswith(("location", "place", "deck")) for choice in
                                     scene.heroes[scene.asked].choices):  # fmt: skip
        hero = scene.heroes[scene.asked]
        hero.does(hero.choices[0])


@rule("DL-144", "DL-149", "DL-154", "DLQ-163")
@pytest.mark.parametrize("options", [{}, {"decks": "one"}, {"resurrection": True}, {"hero_choice": True}])
def test_the_last_to_reach_level_7_brings_the_legendary_stage(options):
    scene = Scene(3, sets=ALL, **options)
    if options.get("hero_choice"):
        for _ in range(3):
            hero = scene.heroes[scene.asked]
            hero.does(hero.choices[0])
    scene.map(ROW).common("q1_h")
    for hero in scene.heroes:
        hero.has(place="r1_h", quests="")
    legendary(scene)
    state = scene.state
    assert state.stage == 2
    assert [event.args["stage"] for event in scene.told("stage_changed")] == [1, 2]
    assert _stages(scene, [*state.piles[0].pool, *state.piles[1].pool]) == {2}
    assert [[name for name in hero.quests if name.endswith("_l")] for hero in scene.heroes] == [
        ["q1_l", "q2_l"], ["q3_l", "q4_l"], ["q5_l", "q6_l"],
    ]  # fmt: skip
    assert _common(scene) == ["q7_l"]
    assert scene.heroes[0].health == 18


@rule("DLQ-174", "DLQ-163", "DL-165")
def test_with_nothing_personal_each_stage_opens_two_common_quests():
    scene = Scene(sets=ALL, nothing_personal=True)
    scene.map(ROW).common("q1_h q2_h")
    for hero in scene.heroes:
        hero.has(place="r1_h")
    to_epic(scene)
    assert _common(scene) == ["q1", "q2"]
    assert [hero.quests for hero in scene.heroes] == [[], []]
    scene.common("q7 q8").map({**ROW, "-1,0": "r8"})
    scene.heroes[1].has(level=7, reached=7, legendary=_hero(scene, "bob_l"))
    scene.heroes[0].has(place="r8")
    rise(scene.heroes[0], "q8", 7, "ann_l")
    assert _common(scene) == ["q1_l", "q2_l"]
    assert scene.quest("q7") in scene.state.lost_quests


@rule("DLQ-170", "DLQ-163", "DL-160")
def test_without_white_spots_each_stage_is_dealt_out_and_placed_from_the_active_player_on():
    scene = Scene(3, sets=ALL, no_white_spots=True)
    _settle_turn(scene)
    state = scene.state
    assert all(cell >= 0 or scene.tables.locations[one].stage != 0 for one, cell in enumerate(state.cells))
    assert state.locations.size() == 0
    for hero in scene.heroes:
        hero.has(place="r1_h", quests="")
    scene.common("q1_h")
    to_epic(scene)
    # Seventeen cards: six, six, five; the active player begins, with cards that are not of the common quest.
    assert [len(hero.player.share) for hero in scene.heroes] == [6, 6, 5]
    assert scene.asked == 0
    assert all(choice.startswith("location") for choice in scene.heroes[0].choices)
    assert "location r7" not in scene.heroes[0].choices
    _settle_turn(scene)
    assert [len(hero.player.share) for hero in scene.heroes] == [0, 0, 0]
    assert (
        sum(1 for one, cell in enumerate(state.cells) if cell >= 0 and scene.tables.locations[one].stage == 1)
        == 17
    )
    for hero in scene.heroes[1:]:
        hero.has(level=7, reached=7, legendary=_hero(scene, ("bob_l", "cid_l")[hero.seat - 1]))
    scene.common("q8")
    scene.heroes[0].has(place="r8")
    rise(scene.heroes[0], "q8", 7, "ann_l")
    assert [len(hero.player.share) for hero in scene.heroes] == [6, 6, 5]
    _settle_turn(scene)
    assert (
        sum(1 for one, cell in enumerate(state.cells) if cell >= 0 and scene.tables.locations[one].stage == 2)
        == 17
    )


@rule("DLQ-170", "DLQ-163")
def test_a_dead_active_player_gets_no_share_of_the_new_stage():
    scene = Scene(3, sets="heroic,epic", no_white_spots=True)
    _settle_turn(scene)
    ann, bob, cid = scene.heroes
    bob.has(level=4, reached=4, epic=_hero(scene, "bob"))
    cid.has(level=4, reached=4, epic=_hero(scene, "cid"))
    ann.has(level=2, reached=2, health=1, place="t1_h")
    scene.phase("feats")
    harm(scene.state, 0, 1, -1)
    scene.state.pending = 0
    scene.state.advance()
    scene.settle()
    assert scene.state.stage == 1
    assert [len(hero.player.share) for hero in scene.heroes] == [0, 9, 8]
    assert scene.asked == 1
    _settle_turn(scene)
    assert scene.state.active == 1


# --- Victory points --------------------------------------------------------------------------------------------------------


@rule("DL-152", "DLQ-90")
def test_three_quests_do_not_win_a_mixed_game():
    scene = mixed()
    ann, _ = scene.heroes
    ann.has(done="q5_h q6_h", points=2, level=3, reached=3)
    scene.phase("feats")
    ann.does("attempt q1_h")
    assert len(ann.done) == 3
    assert not scene.state.over


@rule("DL-153", "DLQ-162")
def test_a_hero_at_the_top_of_the_stage_gains_only_points_from_its_quests():
    scene = mixed()
    ann, bob = scene.heroes
    bob.has(level=2, reached=2)
    ann.has(level=4, reached=4, epic=_hero(scene, "ann"), points=3)
    scene.phase("feats")
    assert ann.may("attempt q1_h")
    ann.does("attempt q1_h")
    assert (ann.player.level, ann.player.points, ann.done) == (4, 4, ["q1_h"])


@rule("DLQ-89", "DL-153")
def test_an_old_personal_quest_gives_points_but_no_level():
    scene = mixed()
    ann, _ = scene.heroes
    ann.has(quests="q2_h")
    to_epic(scene)
    scene.map({**ROW, "3,0": "r2_h"})
    ann.has(place="r2_h", glory=0)
    scene.phase("feats")
    ann.does("attempt q2_h")
    assert (ann.player.level, ann.player.points, ann.done) == (4, 2, ["q1_h", "q2_h"])
    # The reward, and what staying in the room gives.
    assert ann.glory == 1 + 1


@rule("DL-155")
@pytest.mark.parametrize(("quest", "place", "stage", "points"), [("q1_h", "r1_h", 0, 1), ("q2", "r2", 1, 2),
                                                                  ("q2_l", "r2_l", 2, 3)])  # fmt: skip
def test_a_quest_is_worth_more_points_in_later_stages(quest, place, stage, points):
    scene = mixed()
    ann, bob = scene.heroes
    scene.state.stage = stage
    scene.map({**ROW, "3,0": place} if place != "r1_h" else ROW).common(quest)
    for hero in (ann, bob):
        hero.has(level=(1, 4, 7)[stage], reached=(1, 4, 7)[stage], place=place)
    scene.phase("feats")
    ann.does(f"attempt {quest}")
    assert ann.player.points == points
    assert scene.state.score(0) == points
    assert sum(line.points for line in scene.state.score_sheet(0, 0)) == points


@rule("DL-155", "DLQ-155", "DLQ-166")
@pytest.mark.parametrize(
    ("sets", "top", "quest"), [("heroic,epic", 7, "q2"), (ALL, 10, "q2_l"), ("epic,legendary", 10, "q2_l")]
)
def test_the_game_ends_the_moment_somebody_reaches_the_highest_level(sets, top, quest):
    scene = Scene(sets=sets)
    ann, bob = scene.heroes
    place = quest.replace("q", "r")
    state = scene.state
    state.stage = len(scene.tables.stages) - 1
    first = scene.tables.locations[scene.tables.first_entrance].id
    scene.map({"0,0": first, "1,0": place}).common(quest)
    bob.has(points=20, level=top - 2, place=place)
    ann.has(points=3, level=top - 2, reached=top - 2, place=place)
    rise(ann, quest, top)
    assert state.over
    assert scene.outcome.kind == "level"
    # Most points win, not the hero who ended the game.
    assert scene.outcome.ranks == (2, 1)
    assert (state.winner, scene.outcome.scores[1]) == (1, 20)
    assert ann.player.points == (5 if sets == "heroic,epic" else 6)


@rule("DLQ-74", "DLQ-162")
def test_no_level_beyond_the_top_of_the_stage_whatever_gives_it():
    boost = '[[cards]]\nid = "boost"\ntype = "boon"\ncost = 1\ntiming = "feats"\nduration = "instant"\neffects = ["level(you, 2)"]'
    scene = mixed(other={"heroic": boost})
    ann, _ = scene.heroes
    ann.has(level=3, reached=3, hand="boost", glory=1)
    scene.phase("feats")
    ann.does("play boost")
    assert ann.player.level == 4
    ann.does("hero ann")
    assert scene.state.stage == 0


def _end_by_level(scene: Scene, **facts: dict[str, int]) -> None:
    """Seat 0 reaches level 7 of a heroic and epic game while the others are as the test says."""
    scene.state.stage = 1
    scene.map({**ROW, "3,0": "r2"}).common("q2")
    for name, values in facts.items():
        scene.heroes[("ann", "bob", "cid").index(name)].has(**values)
    ann = scene.heroes[0]
    ann.has(place="r2")
    rise(ann, "q2", 7)
    assert scene.state.over


@rule("DL-155", "DLQ-166")
@pytest.mark.parametrize(
    ("ann", "bob", "ranks"),
    [
        ({"points": 4}, {"points": 7, "level": 4}, (2, 1)),
        ({"points": 4}, {"points": 6, "level": 6}, (1, 2)),
        ({"points": 4}, {"points": 5, "level": 6}, (1, 2)),
        ({"points": 4}, {"points": 6, "level": 7, "done": "q3 q4"}, (2, 1)),
        ({"points": 4, "health": 3}, {"points": 6, "level": 7, "done": "q3", "health": 4}, (2, 1)),
        (
            {"points": 4, "health": 4, "glory": 0},
            {"points": 6, "level": 7, "done": "q3", "health": 4, "glory": 9},
            (1, 1),
        ),
    ],
)
def test_points_then_level_then_quests_then_health_else_shared(ann, bob, ranks):
    scene = mixed(sets="heroic,epic")
    _end_by_level(scene, ann=ann, bob=bob)
    outcome = scene.outcome
    assert outcome.ranks == ranks
    assert scene.state.winner == (-1 if ranks == (1, 1) else ranks.index(1))


@rule("DLQ-166")
def test_only_the_living_are_ranked_for_the_win():
    scene = mixed(3, sets="heroic,epic")
    _end_by_level(
        scene, ann={"points": 0}, bob={"points": 30, "alive": 0, "health": 0}, cid={"points": 1, "level": 6}
    )
    assert scene.outcome.ranks == (1, 3, 2)
    assert scene.outcome.scores == (2, 0, 1)


@rule("DLQ-166", "DL-2")
def test_the_last_hero_standing_wins_whatever_the_points():
    scene = mixed(sets="heroic,epic")
    ann, bob = scene.heroes
    ann.has(points=0, hand="m1_h")
    bob.has(points=12, level=4, health=1, peril=2)
    scene.phase("villainy").dice(6, 1)
    ann.does("play m1_h", "seat 2", "melee", "done")
    assert scene.outcome.kind == "last-hero"
    assert scene.outcome.ranks == (1, 2)


# --- Whole games -----------------------------------------------------------------------------------------------------------


def _cards_are_all_there(state: DungeoneerState) -> None:
    """Every card of the stages that have begun is in one place."""
    found: Counter[int] = Counter([*state.gone, *state.box])
    for pile, discards in zip(state.piles, state.discards, strict=True):
        found.update([*pile.pool, *pile.top, *pile.bottom, *discards])
    for player in state.players:
        found.update([*player.hand, *player.inventory, *player.lair, *player.curses])
    found.update(card for card, host in enumerate(state.hosts) if host >= 0)
    for card in state.tables.cards:
        if not card.lord:
            assert found[card.number] == (1 if 0 <= card.stage <= state.stage else 0), card.id


@rule("DL-144", "DL-149", "DLQ-88", "DLQ-163")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"no_white_spots": True}),
        (2, {"decks": "one", "nothing_personal": True}),
        (4, {"resurrection": True, "no_white_spots": True, "nothing_personal": True}),
        (3, {"resurrection": True, "limited_movement": True, "impartial_placement": True}),
    ],
)
def test_games_of_the_built_in_sets_go_through_all_three_stages(seats, options):
    game = Dungeoneer()
    state = game.prepare(seats, 7, game.complete_options({"sets": ALL, **options}, seats), "own")
    state.begin()
    dice = random.Random(7)
    risen = 0
    stages: list[int] = []
    for _ in range(20_000):
        if state.over:
            break
        if state.stage not in stages:
            stages.append(state.stage)
        seat = state.to_act[0]
        if state.agenda[-1].tag == tags.FEATS and state.turn > risen:
            # Once a turn the hero rises a level, as if a quest had been done, and nobody is near death.
            risen = state.turn
            _cards_are_all_there(state)
            for player in state.players:
                player.health = max(player.health, 5) if player.alive else 0
            change_level(state, seat, 1)
            state.pending = 0
            state.advance()
        else:
            state.play(seat, dice.choice(state.choices(seat)))
    assert stages == [0, 1, 2]
    assert state.over
    outcome = state.outcome
    assert outcome is not None
    assert outcome.kind == "level"
    assert max(player.level for player in state.players) == 10
