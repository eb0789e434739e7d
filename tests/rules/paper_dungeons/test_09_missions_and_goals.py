"""Chapter 9: missions and goals."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.rules.paper_dungeons.scene import (
    CONTENT,
    EDITIONS,
    HEROES,
    ITEMS,
    MISSIONS,
    ROOMS,
    column,
    pack,
    rows,
)
from tests.rules_marker import rule

CORNERS = ("A1", "F1", "A7", "F7")
EDGES = [room for room in ROOMS if room[0] in "AF" or room[1] in "17"]
INNER = [room for room in ROOMS if room not in EDGES]
MINIONS = [room.name for room in CONTENT.map.rooms if room.minion]


def minions_of(level: int) -> list[str]:
    return [room.name for room in CONTENT.map.rooms if room.minion_level == level]


# --- PD-9.1 ------------------------------------------------------------------------------------------------------


@rule("PD-9.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_who_meet_a_mission_in_the_same_round_score_it_in_full(scene, edition):
    scene = scene(seats=3, edition=edition, missions="potions_8 gems_4 hero_at_6")
    one, two, three = scene.party(potions=8), scene.party(potions=9), scene.party(potions=7)
    scene.end_round()
    assert [party.mission_fame for party in (one, two, three)] == [4, 4, 0]
    assert [party.box("K") for party in (one, two, three)] == [4, 4, 0]


@rule("PD-9.1")
def test_then_the_card_leaves_the_game_and_is_not_replaced(scene):
    scene = scene(missions="potions_8 gems_4 hero_at_6")
    one, two = scene.party(potions=8), scene.party(potions=7)
    assert len(one.view.missions) == 3
    scene.end_round()
    assert [MISSIONS[mission] for mission in one.view.missions] == ["hero_at_6", "gems_4"]
    two.use("1 brew", "half crown")
    scene.end_round()
    assert (two.potions, two.mission_fame) == (9, 0)
    assert one.mission_fame == 4  # once


@rule("PD-9.1")
def test_one_player_may_score_several_in_a_round(scene):
    scene = scene(missions="potions_8 gems_4 hero_at_6")
    party = scene.party(potions=8, gems=4, warrior=6)
    scene.end_round()
    assert party.mission_fame == 12
    assert sorted(party.missions_scored) == ["gems_4", "hero_at_6", "potions_8"]
    assert party.view.missions == []


@rule("PD-9.1")
def test_claiming_is_automatic_and_at_the_end_of_the_round(scene):
    scene = scene(missions="potions_8")
    party = scene.party(potions=7)
    party.use("1 brew", "half crown")
    party.done()
    assert party.mission_fame == 0  # the round is not over
    scene.end_round()
    assert party.mission_fame == 4
    assert scene.asked() == "roll"


# --- PD-9.2 ------------------------------------------------------------------------------------------------------


@rule("PD-9.2", "PD-13.3")
@pytest.mark.parametrize(("number", "fame"), list(enumerate((6, 5, 4, 4, 3, 3, 2, 1), start=1)))
def test_solo_fame_by_the_round_of_completion(scene, number, fame):
    scene = scene(seats=1, round=number, missions="potions_8")
    party = scene.party(potions=8)
    scene.end_round()
    assert (party.mission_fame, party.box("K")) == (fame, fame)


# --- PD-9.3 ------------------------------------------------------------------------------------------------------

Sheet = dict[str, Any]
ALL_BUT_ONE_A_ROW = [room for room in ROOMS if room not in ("A1", "B2", "C3", "D4", "E5", "F6", "A7")]
MISSION_CASES: dict[str, tuple[Sheet, Sheet]] = {
    # mission: a sheet that meets it exactly, one that just does not
    "minion_levels": ({"killed": "D1 B4 C6"}, {"killed": [*minions_of(3), *minions_of(4)]}),
    "hero_at_6": ({"warrior": 6}, {"warrior": 5, "wizard": 5, "cleric": 5, "rogue": 5}),
    "full_row": ({"explored": rows(3)}, {"explored": ALL_BUT_ONE_A_ROW}),
    "heroes_at_3": (
        {"warrior": 3, "wizard": 3, "cleric": 3, "rogue": 3},
        {"warrior": 2, "wizard": 6, "cleric": 6, "rogue": 6},
    ),
    "full_column": ({"explored": column("B")}, {"explored": rows(1, 2, 3, 4, 5, 6)}),
    "potions_8": ({"potions": 8}, {"potions": 7}),
    "heroes_at_4": (
        {"warrior": 4, "wizard": 4, "rogue": 4},
        {"warrior": 6, "wizard": 6, "cleric": 3, "rogue": 3},
    ),
    "minions_6": ({"killed": MINIONS[:6]}, {"killed": MINIONS[:5]}),
    "gems_4": ({"gems": 4}, {"gems": 3}),
    "corners_2": ({"explored": "A1 F7"}, {"explored": [*column("A", 6), "B1", "E1", "B7"]}),
    "traps_5": ({"traps": 5}, {"traps": 4}),
    "rooms_15": ({"explored": ROOMS[:15]}, {"explored": ROOMS[:14]}),
    "items_4": (
        {"items": "sword cloak armour tome"},
        {"items": "sword cloak armour", "halves": "sceptre medallion crown cauldron tome"},
    ),
    "health_12": ({"warrior": 6, "wizard": 4}, {"warrior": 6, "wizard": 3}),
    "boss_rooms_3": ({"explored": "D3 B5 C7"}, {"explored": [room for room in ROOMS if room != "B5"]}),
    "heroes_at_5": ({"warrior": 5, "cleric": 5}, {"warrior": 6, "wizard": 4, "cleric": 4, "rogue": 4}),
}


@rule("PD-9.3")
def test_there_are_these_sixteen_missions():
    assert set(MISSIONS) == set(MISSION_CASES)
    assert len(MISSIONS) == 16


@rule("PD-9.3", "PD-9.5")
@pytest.mark.parametrize("mission", MISSION_CASES)
def test_each_mission_is_met_exactly_at_its_number(scene, mission):
    scene = scene(missions=mission)
    met, missed = (scene.party(**case) for case in MISSION_CASES[mission])
    scene.end_round()
    assert (met.missions_scored, missed.missions_scored) == ([mission], [])
    assert (met.mission_fame, missed.mission_fame) == (4, 0)


# --- PD-9.4 ------------------------------------------------------------------------------------------------------

GOALS = {
    "minions_of_level_4": ((2, 3, 4), "BWWB"),
    "minions_of_level_5": ((2, 3, 4), "WBBW"),
    "crossings": ((4, 7, 10), "WWBB"),
    "columns_with_4": ((4, 5, 6), "BWWB"),
    "rows": ((1, 2, 3), "WBBW"),
    "heroes_at_5": ((2, 3, 4), "WWBB"),
    "minions_of_level_3": ((2, 3, 4), "BWBW"),
    "potions": ((6, 9, 12), "WBWB"),
    "rooms": ((20, 25, 30), "BWBW"),
    "boss_fame": ((10, 15, 20), "WBBW"),
    "items": ((2, 4, 7), "BBWW"),
    "edges": ((10, 13, 16), "BBWW"),
    "minions": ((4, 7, 10), "WWBB"),
    "gems": ((2, 5, 7), "BWWB"),
    "corners": ((1, 2, 3), "BWBW"),
    "health": ((12, 16, 20), "WBWB"),
}
"""The table of the rules, typed again."""


def heroes(*levels: int) -> Sheet:
    return dict(zip(HEROES, levels, strict=True))


def health(total: int) -> Sheet:
    levels = [total // 4 + (1 if place < total % 4 else 0) for place in range(4)]
    return heroes(*levels)


def kills(level: int) -> Callable[[int], Sheet]:
    """So many minions of one level, and all of the others."""
    others = [room for room in MINIONS if room not in minions_of(level)]
    return lambda count: {"killed": [*others, *minions_of(level)[:count]]}


GOAL_SHEETS: dict[str, Callable[[int], Sheet]] = {
    # goal: a sheet with this count, and plenty of what must not count
    "minions_of_level_3": kills(3),
    "minions_of_level_4": kills(4),
    "minions_of_level_5": kills(5),
    "crossings": lambda n: {"traps": n - 2 * (n // 3), "walls": n // 3, "waters": n // 3},
    "columns_with_4": lambda n: {"explored": [*rows(1, 2, 3), *(f"{letter}6" for letter in "ABCDEF"[:n])]},
    "rows": lambda n: {
        "explored": [*rows(1, 2, 3)[: 6 * n], *(f"{c}{r}" for r in (4, 5, 6) for c in "ABCDE")]
    },
    "heroes_at_5": lambda n: heroes(*((5, 6, 5, 6)[:n] + (4, 4, 4, 4)[n:])),
    "potions": lambda n: {"potions": n},
    "rooms": lambda n: {"explored": ROOMS[:n]},
    "boss_fame": lambda n: {"boss1": n - 4, "boss2": 9, "boss3": -5, "mission_fame": 8},
    "items": lambda n: {"items": " ".join(ITEMS[:n]), "halves": " ".join(ITEMS[n:])},
    "edges": lambda n: {"explored": [*INNER, *EDGES[:n]]},
    "minions": lambda n: {"killed": MINIONS[:n]},
    "gems": lambda n: {"gems": n},
    "corners": lambda n: {"explored": [*(room for room in ROOMS if room not in CORNERS), *CORNERS[:n]]},
    "health": health,
}
GOAL_CASES = [
    (goal, count)
    for goal, (steps, _) in GOALS.items()
    for count in sorted({count for step in steps for count in (step - 1, step)})
]


@rule("PD-9.4")
def test_there_are_these_sixteen_goals_with_their_alignment():
    assert {goal.id: (goal.steps, goal.alignment) for goal in CONTENT.goals} == GOALS


@rule("PD-9.4", "PD-9.5")
@pytest.mark.parametrize(("goal", "count"), GOAL_CASES)
def test_each_goal_gives_2_4_or_6_fame_exactly_at_its_steps(scene, goal, count):
    party = scene.party(goal=goal, **GOAL_SHEETS[goal](count))
    steps, _ = GOALS[goal]
    assert party.box("J") == 2 * sum(count >= step for step in steps)


@rule("PD-9.4")
def test_the_goal_is_scored_at_the_end(scene):
    scene = scene(round=8)
    party = scene.party(goal="potions", potions=8, boss1=0, boss2=0)
    party.use("1 brew")
    scene.end_round()
    assert (party.box("J"), scene.state.over) == (4, True)
    outcome = scene.state.outcome
    assert outcome is not None
    assert outcome.scores[0] == 4 - 5 + 1  # goal, the beholder's flee penalty, heroes


# --- PD-9.5 ------------------------------------------------------------------------------------------------------


@rule("PD-9.5")
def test_there_are_22_edge_rooms_corners_included(scene):
    assert len(EDGES) == 22
    everywhere = scene.party(goal="edges", explored=EDGES[:10])
    assert everywhere.box("J") == 2
    assert scene.party(goal="edges", explored=[*INNER, *EDGES[:9]]).box("J") == 0


@rule("PD-9.5")
@pytest.mark.parametrize("corner", CORNERS)
def test_the_corners_are_a1_f1_a7_and_f7(scene, corner):
    assert scene.party(goal="corners", explored=corner).box("J") == 2
    assert scene.party(goal="corners", explored=[room for room in ROOMS if room not in CORNERS]).box("J") == 0


@rule("PD-9.5")
def test_rooms_count_once(scene):
    party = scene.party(goal="rooms", explored=[*ROOMS[6:24], "C1"], at="C1", rogue=3)
    assert len(party.rooms) == 19
    party.walk("D1", "C1", "D1")
    assert (len(party.rooms), party.box("J")) == (20, 2)


@rule("PD-9.5")
def test_potions_count_from_any_source_used_or_not(scene):
    party = scene.party(goal="potions", potions=5, hearts=10, at="D1")
    assert party.box("J") == 0
    party.step("C1")  # from a room
    assert (party.potions, party.box("J")) == (6, 2)


@rule("PD-9.5")
def test_the_same_trap_counts_again_for_five_traps_sprung(scene):
    scene = scene(missions="traps_5")
    party = scene.party(at="F1", explored="E1", traps=3)
    party.walk("E1", "F1", "E1")
    scene.end_round()
    assert (party.traps, party.missions_scored) == (5, ["traps_5"])


@rule("PD-9.5")
def test_a_row_is_six_rooms_and_a_column_seven(scene):
    assert scene().party(goal="rows", explored=rows(7)).box("J") == 2
    assert scene().party(goal="rows", explored=rows(7)[:5]).box("J") == 0
    wanted = scene(missions="full_column")
    full, short = wanted.party(explored=column("F")), wanted.party(explored=column("F", 6))
    wanted.end_round()
    assert (full.mission_fame, short.mission_fame) == (4, 0)


@rule("PD-9.5")
def test_armour_and_half_items_do_not_count(scene):
    scene = scene(missions="health_12 items_4")
    party = scene.party(warrior=6, wizard=3, items="armour", halves="sword crown tome")
    scene.end_round()
    assert party.mission_fame == 0


# --- PD-9.6 ------------------------------------------------------------------------------------------------------


@rule("PD-9.6")
def test_traps_walls_and_water_count_each_time_and_each_for_itself(scene):
    """A step through a wall and over water into a trap is three of them; the way back two."""
    content = pack(rooms={"A1": {"trap": True}}, walls=["A1-B1"], water=["A1-B1"])
    party = scene(content=content).party(goal="crossings", at="B1", items="cloak medallion")
    party.step("A1")
    assert (party.traps, party.walls, party.waters, party.box("J")) == (1, 1, 1, 0)
    party.step("B1")
    assert (party.traps, party.walls, party.waters, party.box("J")) == (1, 2, 2, 2)
    party.step("A1")
    assert (party.traps, party.walls, party.waters, party.box("J")) == (2, 3, 3, 4)


@rule("PD-9.6")
def test_a_trap_that_does_not_wound_counts(scene):
    party = scene.party(goal="crossings", talent="scout", traps=3, at="F1", explored="E1")
    fame = party.box("J")
    party.step("E1")
    assert (party.wounds, party.box("J")) == (0, fame + 2)


# --- PD-9.7 ------------------------------------------------------------------------------------------------------


@rule("PD-9.7")
def test_fame_from_boss_fights_is_the_three_boxes_flee_penalties_deducted(scene):
    assert scene().party(goal="boss_fame", boss1=7, boss2=8).box("J") == 4
    assert scene().party(goal="boss_fame", boss1=7, boss2=8, boss3=-5).box("J") == 2
    assert scene().party(goal="boss_fame", boss1=-3, boss2=7, boss3=5, mission_fame=12).box("J") == 0


@rule("PD-9.7")
def test_the_last_fight_counts_for_it(scene):
    scene = scene(round=8)
    party = scene.party(
        goal="boss_fame", boss1=0, boss2=5, warrior=5, wizard=5, cleric=4, rogue=3, explored="C7"
    )  # power 17 + 5 + 1 = 23 against the beholder
    scene.end_round()
    party.choose("half crown", "done")
    assert (party.boss_boxes, party.box("J")) == ((0, 5, 5), 2)
