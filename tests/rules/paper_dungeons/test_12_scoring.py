"""Chapter 12: scoring."""

import pytest

from tests.rules.paper_dungeons.scene import CONTENT, EDITIONS, ROOMS, Scene
from tests.rules_marker import rule

MINIONS = [room.name for room in CONTENT.map.rooms if room.minion]
EMPTY = [room.name for room in CONTENT.map.rooms if not room.minion]
HERO_FAME = (1, 3, 6, 10, 15, 21)
GEM_FAME = (0, 1, 3, 6, 10, 15, 22, 30, 34, 37, 40)
MINION_FAME = (0, 1, 2, 3, 5, 7, 9, 11, 13, 16, 19, 22, 25)


# --- PD-12.1 -----------------------------------------------------------------------------------------------------


@rule("PD-12.1")
@pytest.mark.parametrize("lowest", range(1, 7))
def test_heroes_score_by_the_lowest_level(scene, lowest):
    tops = 4 if lowest == 6 else 0
    high = min(5, lowest + 1) if lowest < 6 else 6
    party = scene.party(warrior=high, wizard=lowest, cleric=high, rogue=high)
    assert party.box("D") == HERO_FAME[lowest - 1] + tops


@rule("PD-12.1")
@pytest.mark.parametrize("tops", range(5))
def test_one_more_for_each_hero_at_level_6(scene, tops):
    levels = [6] * tops + [5] * (4 - tops)
    party = scene.party(warrior=levels[0], wizard=levels[1], cleric=levels[2], rogue=levels[3])
    assert party.box("D") == (21 if tops == 4 else 15) + tops


@rule("PD-12.1")
@pytest.mark.parametrize("gems", range(11))
def test_gems_score_by_count(scene, gems):
    assert scene.party(gems=gems).box("F") == GEM_FAME[gems]


@rule("PD-12.1")
@pytest.mark.parametrize("minions", range(13))
def test_minions_score_by_count(scene, minions):
    assert scene.party(killed=MINIONS[:minions]).box("G") == MINION_FAME[minions]


@rule("PD-12.1")
def test_items_score_a_point_a_box_and_complete_ones_their_fame(scene):
    party = scene.party(items="crown tome sceptre", halves="sword medallion")
    assert party.box("E") == 8 + 4 + 3 - 1


@rule("PD-12.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_whole_sum(scene, edition):
    scene = scene(edition=edition, round=8)
    party = scene.party(
        warrior=4, wizard=5, cleric=3, rogue=6, talent="scout", goal="rooms", explored=EMPTY[:27],
        killed=MINIONS[:9], items="sword armour", halves="cloak cauldron", gems=7, wounds=11, risen=1,
        boss1=6, boss2=-4, mission_fame=8,
    )  # fmt: skip
    assert "C7" not in party.rooms  # the beholder's: this party flees
    scene.end_round()
    outcome = scene.state.outcome
    assert outcome is not None
    bosses, heroes, items, gems, minions = 6 - 4 - 5, 6 + 1, 8, 30, 16
    wounds, risen, cards, missions = -6, -9, 4 - 2, 8
    total = bosses + heroes + items + gems + minions + wounds + risen + cards + missions
    assert outcome.scores[0] == party.fame == total
    lines = scene.state.score_sheet(0, 0)
    assert sum(line.points for line in lines) == total
    assert all(line.rule.startswith("PD-") for line in lines)


# --- PD-12.2 -----------------------------------------------------------------------------------------------------


def last_round(*rooms: int, fame: tuple[int, ...]) -> Scene:
    """Round 8 with parties that have explored so many rooms and have this fame in boss box 1."""
    scene = Scene(seats=len(rooms), round=8)
    for count, points in zip(rooms, fame, strict=True):
        scene.party(explored=EMPTY[:count], boss1=points, boss2=0)
    scene.end_round()
    assert scene.state.over
    return scene


@rule("PD-12.2")
def test_most_fame_wins(scene):
    outcome = last_round(3, 20, 1, fame=(7, 4, 5)).state.outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((1, 3, 2), (0,))
    assert outcome.scores == (3, 0, 1)  # -5 for the last boss, 1 for the heroes
    assert [reason.message for reason in outcome.reasons] == ["ranked-by-fame"] * 3


@rule("PD-12.2")
def test_a_tie_goes_to_more_rooms_explored(scene):
    outcome = last_round(5, 6, 4, fame=(4, 4, 4)).state.outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((2, 1, 3), (1,))
    assert {(reason.rule, reason.message) for reason in outcome.reasons} == {("PD-12.2", "ranked-by-rooms")}


@rule("PD-12.2")
def test_still_tied_is_shared(scene):
    outcome = last_round(5, 5, 4, fame=(4, 4, 4)).state.outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.winners) == ((1, 1, 3), (0, 1))
    assert [reason.message for reason in outcome.reasons] == ["rank-shared", "rank-shared", "ranked-by-rooms"]


@rule("PD-12.2")
def test_rooms_do_not_help_against_more_fame(scene):
    outcome = last_round(25, 0, fame=(4, 5)).state.outcome
    assert outcome is not None
    assert outcome.winners == (1,)


# --- PD-12.3 -----------------------------------------------------------------------------------------------------


@rule("PD-12.3")
def test_the_worked_facts_of_the_tracks(scene):
    assert scene().party(gems=7).box("F") == 30
    assert scene().party(killed=MINIONS[:9]).box("G") == 16
    assert scene().party(wounds=11).box("H") == -6
    assert scene().party(warrior=3, wizard=3, cleric=3, rogue=3).box("D") == 6
    assert scene().party(warrior=4, wizard=5, cleric=3, rogue=4).box("D") == 6


@rule("PD-12.3")
@pytest.mark.parametrize(
    ("rooms", "fame"), [(0, 0), (19, 0), (20, 2), (24, 2), (25, 4), (27, 4), (29, 4), (30, 6), (42, 6)]
)
def test_27_rooms_on_the_goal_rooms_explored_give_4(scene, rooms, fame):
    assert scene.party(goal="rooms", explored=ROOMS[:rooms]).box("J") == fame


@rule("PD-12.3")
def test_goal_and_talent_are_added(scene):
    assert scene().party(goal="rooms", explored=ROOMS[:30], talent="scout").box("J") == 4  # 6 - 2
    assert scene().party(goal="rooms", explored=ROOMS[:27], talent="healer").box("J") == 6  # 4 + 2


@rule("PD-12.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_rulebooks_items_are_worth_8(scene, edition):
    """Sword and armour complete, one box of cloak and of cauldron: 6 boxes and 2 fame."""
    party = scene(edition=edition).party(items="sword armour", halves="cloak cauldron")
    assert party.box("E") == 8


@rule("PD-12.3")
def test_a_warrior_of_level_2_makes_health_5(scene):
    party = scene.party(potions=3, dice=[1])
    party.use("1 brew", "level warrior")
    assert party.health == 5
