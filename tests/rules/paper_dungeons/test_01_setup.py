"""Chapter 1: components and set-up."""

from collections import Counter

import pytest

from tests.rules.paper_dungeons.scene import (
    BOSSES,
    CODES,
    CONTENT,
    EDITIONS,
    GAME,
    GOALS,
    HEROES,
    ITEMS,
    MISSIONS,
    ROLL_CODES,
    ROOMS,
    Scene,
    bits,
    names,
)
from tests.rules_marker import rule
from undercroft.games.paper_dungeons.codes import CHANCES, TALENTS
from undercroft.games.paper_dungeons.tables import ROLLS, TRIOS, WALL
from undercroft.kernel.bits import ones
from undercroft.kernel.errors import BadOption
from undercroft.kernel.state import CHANCE

SPECTATOR = None


def deal_everything(scene: Scene) -> None:
    """Let chance decide all of the set-up by itself, up to the keeping of cards."""
    state = scene.state
    while state.to_act == (CHANCE,):
        state.play(CHANCE, state.sample())


# --- PD-1.1 ------------------------------------------------------------------------------------------------------


@rule("PD-1.1")
@pytest.mark.parametrize("seats", [0, 9, -1])
def test_a_table_has_one_to_eight_players(seats):
    with pytest.raises(BadOption, match="bad-seats"):
        GAME.start(seats=seats, seed=7)


@rule("PD-1.1")
@pytest.mark.parametrize("seats", range(1, 9))
def test_every_player_has_a_sheet(seats):
    state = GAME.start(seats=seats, seed=7)
    assert state.seats == seats
    assert state.to_act == tuple(range(seats))
    assert {key.partition(".")[0] for key in state.view(SPECTATOR).numbers() if "." in key} == {
        str(seat) for seat in range(seats)
    }


@rule("PD-1.1")
def test_a_sheet_has_what_the_rulebook_lists(scene):
    figures = {key.partition(".")[2] for key in scene.party().view.numbers() if key.startswith("0.")}
    assert figures >= {*HEROES, *ITEMS, "potions", "risen", "health", "wounds", "gems", "minions", "room"}
    assert (len(HEROES), len(ITEMS), len(ROOMS)) == (4, 8, 42)


@rule("PD-1.1", "PD-12.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_fame_boxes_are_a_to_k_and_their_sum(scene, edition):
    party = scene(edition=edition).party(
        warrior=3, wizard=3, cleric=3, rogue=6, items="crown", gems=3, killed="D1 C3", wounds=6, risen=1,
        talent="berserker", goal="potions", potions=9, boss1=6, boss2=7, boss3=-5, mission_fame=8,
    )  # fmt: skip
    boxes = {letter: party.box(letter) for letter in "ABCDEFGHIJK"}
    assert boxes == {
        "A": 6, "B": 7, "C": -5,  # bosses
        "D": 7,  # heroes: lowest level 3, one hero at 6
        "E": 6,  # items: two boxes, crown 4
        "F": 6,  # gems
        "G": 2,  # minions
        "H": -3,  # wounds
        "I": -9,  # resurrection
        "J": 2,  # goal 4, talent -2
        "K": 8,  # missions
    }  # fmt: skip
    assert party.fame == sum(boxes.values())
    lines = party.scene.state.score_sheet(0, 0)
    assert {line.box for line in lines} == set("ABCDEFGHIJK")


# --- PD-1.2 ------------------------------------------------------------------------------------------------------


@rule("PD-1.2")
def test_three_white_and_three_black_dice_with_one_of_each_face():
    white, black = (1, 2, 3, 4, 9, 0), (5, 6, 7, 8, 10, 0)
    every = {tuple(sorted((a, b, c, d, e, f))) for a in white for b in white for c in white
             for d in black for e in black for f in black}  # fmt: skip
    assert {tuple(sorted(faces)) for faces in ROLLS.faces} == every
    # Every multiset of three faces of a colour once: 56 white ones with 56 black ones.
    assert len(ROLLS.faces) == 56 * 56


@rule("PD-1.2", "PD-1.7", "PD-5.1")
@pytest.mark.parametrize("number", range(1, 9))
def test_numbers_1_to_8_are_white_then_black_classes(scene, number):
    hero, colour = HEROES[(number - 1) % 4], "WB"[number > 4]
    for goal in ("minions_of_level_4", "minions_of_level_5"):  # BWWB and WBBW
        party = scene().party(goal=goal, dice=[number])
        alignment = CONTENT.goals[GOALS.index(goal)].alignment[HEROES.index(hero)]
        assert party.may(f"{number} level {hero}") == (alignment == colour)
        assert not any(party.may(f"{number} level {other}") for other in HEROES if other != hero)


@rule("PD-1.2")
def test_9_is_the_clover_and_10_the_boots(scene):
    party = scene.party(dice=[9, 10])
    assert all(party.may(f"9 level {hero}") for hero in HEROES)
    party.use("10 move")
    assert party.steps == 3


@rule("PD-1.2")
def test_the_number_is_noted_when_the_die_is_used(scene):
    party = scene.party(dice=[9, 5, 10])
    party.use("9 level cleric")
    party.use("10 move", "stop")
    party.use("5 brew")
    assert party.story("die_used") == ["die_used 9 level", "die_used 10 move", "die_used 5 brew"]


# --- PD-1.3 ------------------------------------------------------------------------------------------------------


@rule("PD-1.3")
def test_one_of_twelve_dungeon_cards_is_drawn():
    scene = Scene(dungeon="random")
    state = scene.untouched()
    assert scene.asked() == "dungeon"
    assert state.outcomes() == [(CHANCES.first["dungeon"] + number, 1) for number in range(12)]
    assert [card.letter for card in CONTENT.dungeons] == list("ABCDEFGHIJKL")
    scene.draw("dungeon", 2)
    assert state.dungeon == 2
    assert [BOSSES[boss] for boss in (state.boss1, state.boss2, state.boss3)] == list(
        CONTENT.dungeon("C").bosses
    )


@rule("PD-1.3")
@pytest.mark.parametrize("letter", "ABCDEFGHIJKL")
def test_a_dungeon_card_adds_walls_marks_boss_rooms_and_names_bosses(letter):
    card = CONTENT.dungeon(letter)
    state = Scene(dungeon=letter).state
    for first, second in card.walls:
        assert state.sheets[0].dungeon.borders[first * 42 + second] & WALL
    walls = {tuple(border) for border in (*card.walls, *CONTENT.map.walls)}
    found = {
        (a, b) for a in range(42) for b in range(a, 42) if state.sheets[0].dungeon.borders[a * 42 + b] & WALL
    }
    assert found == walls
    assert state.sheets[0].dungeon.boss_rooms == list(card.boss_rooms)
    assert [BOSSES[boss] for boss in (state.boss1, state.boss2, state.boss3)] == list(card.bosses)
    assert [CONTENT.boss(boss).stage for boss in card.bosses] == [1, 2, 3]


@rule("PD-1.3")
def test_a_wall_of_the_card_blocks_there_and_nowhere_else(scene):
    in_b, in_c = scene(dungeon="B").party(at="C3"), scene(dungeon="C").party(at="C3")
    in_b.use("1 move")
    in_c.use("1 move")
    assert in_b.may("B3")
    assert in_c.why_not("B3") == ("PD-7.3", "wall-blocks")


@rule("PD-1.3")
def test_all_explore_the_same_dungeon_each_on_their_own_sheet(scene):
    first, second = scene.party(at="C1", rogue=3), scene.party(at="C1", rogue=3)
    first.step("D1")
    assert first.rooms == ["C1", "D1"]
    assert second.rooms == ["C1"]
    second.step("D1")
    assert (first.minions, second.minions) == (1, 1)
    assert (first.potions, second.potions) == (1, 1)


# --- PD-1.4 ------------------------------------------------------------------------------------------------------


@rule("PD-1.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_random_bosses_are_an_option_of_every_edition_and_off_by_default(edition):
    assert GAME.complete_options({"edition": edition}, 2)["random_bosses"] is False
    scene = Scene(edition=edition, random_bosses=True)
    scene.untouched()
    assert scene.asked() == "boss"


@rule("PD-1.4")
def test_a_random_boss_of_each_stage_is_drawn_and_the_rooms_stay():
    scene = Scene(random_bosses=True, dungeon="B")
    state = scene.untouched()
    for stage, boss in ((1, "gargoyle"), (2, "medusa"), (3, "kraken")):
        four = [number for number, card in enumerate(CONTENT.bosses) if card.stage == stage]
        assert state.outcomes() == [(CHANCES.first["boss"] + number, 1) for number in four]
        assert not state.is_legal(CHANCE, CHANCES.first["boss"] + (four[0] + 4) % 12)
        scene.draw("boss", BOSSES.index(boss))
    assert [BOSSES[boss] for boss in state.view(0).bosses] == ["gargoyle", "medusa", "kraken"]
    assert state.sheets[0].dungeon.boss_rooms == list(CONTENT.dungeon("B").boss_rooms)


@rule("PD-1.4")
def test_the_drawn_boss_is_fought_in_the_card_s_room(scene):
    scene = scene(bosses="cyclops chimera beholder", dungeon="B", round=3)
    party = scene.party(rogue=6, at="D3")  # 9 + 6 = 15: the cyclops is weak to the rogue, the minotaur is not
    scene.end_round()
    assert (party.boss1, party.wounds) == (7, 1)


# --- PD-1.5 ------------------------------------------------------------------------------------------------------


@rule("PD-1.5")
def test_three_of_sixteen_missions_lie_open():
    scene = Scene(missions="items_4")
    state = scene.untouched()
    assert scene.asked() == "missions"
    outcomes = state.outcomes()
    assert outcomes is not None
    assert Counter(weight for _, weight in outcomes) == {1: 560}  # 16 over 3
    assert len(set(TRIOS)) == 560
    assert {ones(trio) for trio in TRIOS} == {3}
    assert len(MISSIONS) == 16
    scene.draw("missions", 0)
    assert state.view(0).missions == state.view(SPECTATOR).missions == [0, 1, 2]


@rule("PD-1.5")
def test_a_table_may_play_without_missions():
    assert GAME.complete_options({}, 2)["missions"] is True
    assert Scene().state.view(0).missions == []
    assert Scene().told("missions_laid") == []
    assert len(Scene(missions="items_4 gems_4 rooms_15").state.view(0).missions) == 3


# --- PD-1.6 ------------------------------------------------------------------------------------------------------


@rule("PD-1.6")
def test_two_talents_and_two_goals_are_dealt_and_one_of_each_kept():
    scene = Scene()
    scene.untouched()
    deal_everything(scene)
    party = scene.parties[0]
    talents, goals = names(party.talent_hand, TALENTS), names(party.goal_hand, GOALS)
    assert (len(talents), len(goals)) == (2, 2)
    assert party.choices == [f"talent {talent}" for talent in talents]
    stranger = next(talent for talent in TALENTS if talent not in talents)
    assert party.why_not(f"talent {stranger}") == ("PD-1.6", "not-dealt")
    party.choose(f"talent {talents[1]}")
    assert party.choices == [f"goal {goal}" for goal in goals]
    stranger = next(goal for goal in GOALS if goal not in goals)
    assert party.why_not(f"goal {stranger}") == ("PD-1.6", "not-dealt")
    party.choose(f"goal {goals[0]}")
    assert (TALENTS[party.talent], GOALS[party.goal]) == (talents[1], goals[0])
    assert party.choices == ["done"]


@rule("PD-1.6")
def test_no_card_is_dealt_twice_and_unused_ones_leave_the_game():
    scene = Scene(seats=3)
    state = scene.untouched()
    deal_everything(scene)
    for hands, deck in (
        ([sheet.talent_hand for sheet in state.sheets], state.talent_deck),
        ([sheet.goal_hand for sheet in state.sheets], state.goal_deck),
    ):
        assert sum(hands) + deck == 0xFFFF
        assert sum(ones(hand) for hand in hands) == 6
    outcomes = Scene(seats=3).untouched().outcomes()
    assert outcomes is not None
    assert len(outcomes) == 120  # 16 over 2, each as likely


@rule("PD-1.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_kept_cards_are_open(edition):
    scene = Scene(edition=edition)
    one, two = scene.keep("alchemist", "noble", goals=("items", "gems"))
    assert one.view.sheet(1).talent == TALENTS.index("noble")
    assert one.view.sheet(1).goal == GOALS.index("gems")
    assert two.view.sheet(0).talent == TALENTS.index("alchemist")
    shown = [(event.seat, str(event.args["talent"])) for event in scene.told("cards_shown")]
    assert shown == [(0, "alchemist"), (1, "noble")]


@rule("PD-1.6")
@pytest.mark.parametrize("edition", EDITIONS)
def test_secret_cards_are_hidden_from_rivals_until_the_end(edition):
    assert GAME.complete_options({"edition": edition}, 2)["secret_cards"] is False
    scene = Scene(edition=edition, secret_cards=True)
    one, two = scene.keep("alchemist", "noble", goals=("items", "gems"))
    scene.begin()
    for _ in range(7):
        for watcher in (one.view, scene.state.view(SPECTATOR)):
            assert (watcher.sheet(1).talent, watcher.sheet(1).goal) == (-1, -1)
        assert two.view.sheet(1).talent == TALENTS.index("noble")
        assert scene.told("cards_shown") == []
        hidden = [line for line in scene.state.score_sheet(1, 0) if line.box == "J"]
        assert [line.known for line in hidden] == [False, False]
        assert [line.points for line in hidden] == [0, 0]
        scene.end_round()
    scene.end_round()
    assert scene.state.over
    assert one.view.sheet(1).talent == TALENTS.index("noble")
    assert one.view.sheet(1).goal == GOALS.index("gems")
    assert len(scene.told("cards_shown")) == 2


# --- PD-1.7 ------------------------------------------------------------------------------------------------------


@rule("PD-1.7")
@pytest.mark.parametrize("goal", CONTENT.goals, ids=lambda goal: goal.id)
def test_the_goal_says_which_colour_levels_a_hero(scene, goal):
    assert sorted(goal.alignment) == ["B", "B", "W", "W"]
    for place, hero in enumerate(HEROES):
        party = scene().party(goal=goal.id, dice=[place + 1, place + 5])
        right, wrong = (place + 1, place + 5) if goal.alignment[place] == "W" else (place + 5, place + 1)
        assert party.why_not(f"{wrong} level {hero}") == ("PD-5.1", "wrong-colour")
        party.use(f"{right} level {hero}")
        assert party.heroes[place] == 2


@rule("PD-1.7")
def test_the_alignment_is_marked_when_the_goal_is_kept(scene):
    one, two = scene.keep(goals=("rows", "items"))  # WBBW, BBWW
    assert (one.alignment, two.alignment) == (0b0110, 0b0011)
    assert two.view.sheet(0).alignment == 0b0110


# --- PD-1.8 ------------------------------------------------------------------------------------------------------


@rule("PD-1.8")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_starts_outside_at_level_1_with_health_4(edition):
    scene = Scene(seats=3, edition=edition)
    scene.keep("alchemist", "noble", "barbarian")
    scene.begin()
    for party in scene.parties:
        assert party.heroes == (1, 1, 1, 1)
        assert (party.health, party.wounds, party.hearts, party.risen) == (4, 0, 0, 0)
        assert party.place == "outside"
        assert (party.potions, party.gems, party.minions, party.boxes, party.explored) == (0, 0, 0, 0, 0)


BEFORE_THE_GAME = {
    "veteran": ["level wizard", "level rogue"],
    "assassin": ["kill D1", "kill C3"],
    "craftsman": ["half crown", "half tome"],
    "healer": [],
    "treasure_hunter": ["gem D"],
}


@rule("PD-1.8")
@pytest.mark.parametrize("talent", BEFORE_THE_GAME)
def test_talents_work_after_cards_are_kept_and_before_the_first_roll(scene, talent):
    scene = scene(edition="ru")
    one, two = scene.keep(talent, "alchemist")
    assert scene.told("cards_shown")
    assert not scene.told("rolled")
    assert (scene.state.round, scene.state.to_act) == (0, (0, 1))
    rival_before = two.sheet.numbers()
    one.choose(*BEFORE_THE_GAME[talent])
    assert one.choices == ["done"]
    one.choose("done")
    assert scene.state.to_act == (1,)  # all at once: the first roll waits for everybody
    assert two.sheet.numbers() == rival_before
    two.choose("done")
    assert scene.asked() == "roll"
    assert two.sheet.numbers() == rival_before


@rule("PD-1.8")
@pytest.mark.parametrize("talent", BEFORE_THE_GAME)
def test_no_talent_sets_off_a_further_reward_before_the_game(scene, talent):
    scene = scene(edition="ru")
    one, _ = scene.keep(talent, "alchemist")
    one.choose(*BEFORE_THE_GAME[talent])
    got = (max(one.heroes), len(one.items), one.potions, one.gems, one.minions)
    expected = {
        "veteran": (2, 0, 0, 0, 0),
        "assassin": (1, 0, 0, 0, 2),
        "craftsman": (1, 0, 0, 0, 0),
        "healer": (1, 0, 2, 0, 0),
        "treasure_hunter": (1, 0, 0, 1, 0),
    }
    assert got == expected[talent]
    assert one.wounds == 0


# --- PD-1.9 ------------------------------------------------------------------------------------------------------


@rule("PD-1.9")
def test_dungeon_bosses_and_missions_are_open_before_cards_are_dealt():
    scene = Scene(seats=2, dungeon="random", random_bosses=True, missions="items_4")
    state = scene.untouched()
    asked = []
    while state.to_act == (CHANCE,):
        asked.append(scene.asked())
        state.play(CHANCE, state.sample())
    assert asked == ["dungeon", "boss", "boss", "boss", "missions", "talents", "goals", "talents", "goals"]


@rule("PD-1.9")
def test_all_four_cards_are_seen_before_any_is_kept():
    scene = Scene()
    scene.untouched()
    deal_everything(scene)
    own = scene.parties[0].view.sheet(0)
    assert (ones(own.talent_hand), ones(own.goal_hand)) == (2, 2)
    assert (own.talent, own.goal) == (-1, -1)


@rule("PD-1.9")
@pytest.mark.parametrize("secret", [False, True])
def test_all_choose_secretly_and_discards_stay_unseen(secret):
    scene = Scene(seats=2, secret_cards=secret)
    state = scene.untouched()
    deal_everything(scene)
    assert state.to_act == (0, 1)
    one, two = scene.parties
    before = two.view.to_wire(), state.view(SPECTATOR).to_wire()
    assert (two.view.sheet(0).talent_hand, two.view.sheet(0).goal_hand) == (0, 0)
    one.choose(one.choices[0])
    one.choose(one.choices[1])
    one.choose("done")
    assert (two.view.to_wire(), state.view(SPECTATOR).to_wire()) == before
    assert scene.told("cards_shown", "talent_kept", "goal_kept") == []
    two.choose(two.choices[1])
    two.choose(two.choices[1])
    two.choose("done")
    assert (two.view.sheet(0).talent, two.view.sheet(0).goal) == (
        (-1, -1) if secret else (one.talent, one.goal)
    )
    assert len(scene.told("cards_shown")) == (0 if secret else 2)
    # What was dealt and not kept is in nobody's view.
    assert (two.view.sheet(0).talent_hand, two.view.sheet(0).goal_hand) == (0, 0)
    told = scene.told("talents_dealt", "goals_dealt")
    assert told == []


@rule("PD-1.9")
def test_eight_players_use_all_sixteen_cards_of_each_kind():
    scene = Scene(seats=8)
    state = scene.untouched()
    deal_everything(scene)
    assert sum(sheet.talent_hand for sheet in state.sheets) == bits(TALENTS, TALENTS)
    assert sum(sheet.goal_hand for sheet in state.sheets) == bits(GOALS, GOALS)
    assert (state.talent_deck, state.goal_deck) == (0, 0)
    last = Scene(seats=8)
    last_state = last.untouched()
    while len(last_state.outcomes() or []) != 1:
        last_state.play(CHANCE, last_state.sample())
    assert last.asked() == "talents"  # only one pair is left for the eighth player


@rule("PD-1.9")
def test_keeping_comes_before_everything_else():
    scene = Scene()
    scene.untouched()
    deal_everything(scene)
    assert scene.parties[0].why_not("1 brew") == ("PD-1.9", "keep-cards")
    assert scene.parties[0].why_not("done") == ("PD-1.9", "keep-cards")


def test_the_scene_rolls_what_it_says(scene):
    """The tests stand on this: six dice, the named ones among them."""
    assert len(CODES) == GAME.codes.count
    assert len(ROLL_CODES) == 3136
    scene.roll(9, 10, skulls=2)
    assert sorted(scene.parties[0].view.dice) == [0, 0, 5, 6, 9, 10]
