"""What missions and goals promise, and how likely it is to gain what is missing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.bots.paper_dungeons.weights import Weights
from undercroft.games.paper_dungeons.conditions import goal_count, mission_count
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.tables import (
    COLUMNS,
    G_BOSS_FAME,
    G_HEROES_AT,
    M_COLUMNS,
    M_HEROES_AT,
    M_ROWS,
    ROWS,
    Tables,
)
from undercroft.games.paper_dungeons.view import PaperDungeonsView
from undercroft.kernel.bits import ones

SURE: Final = 1000
"""Chances are counted in thousandths."""


def chance(missing: i64, capacity: i64) -> i64:
    """How likely one gains what is missing, where even odds are ``capacity`` (both in hundredths)."""
    if missing <= 0:
        return SURE
    if capacity <= 0:
        return 0
    cube = capacity * capacity * capacity
    return SURE * cube // (cube + missing * missing * missing)


class Aims:
    """The open missions and the goal, in one block, for one seat."""

    __slots__ = ("_goal_capacity", "_keep", "_mission_capacity", "_open", "_round", "_solo", "_tables")

    _tables: Tables
    _round: i64
    _solo: bool

    def __init__(self, view: PaperDungeonsView, rivals: list[Sheet], weights: Weights) -> None:
        self._tables = view.tables
        self._round = max(1, view.round)
        self._solo = view.tables.seats == 1
        self._open: list[int] = view.missions
        self._keep: list[int] = [_mission_left(mission, rivals) for mission in view.missions]
        self._mission_capacity: list[int] = weights.mission_capacities()
        self._goal_capacity: list[int] = weights.goal_capacities()

    def missions(self, sheet: Sheet, left: i64) -> i64:
        """PD-9.1, PD-9.2: missions met now are certain, the others likely or not."""
        total: i64 = 0
        for place in range(i64(len(self._open))):
            total += self._promise(sheet, place, left)
        return total

    def promises(self, sheet: Sheet, left: i64) -> list[int]:
        """The same mission by mission, in the view's order."""
        found: list[int] = []
        for place in range(i64(len(self._open))):
            found.append(self._promise(sheet, place, left))
        return found

    def _promise(self, sheet: Sheet, place: i64, left: i64) -> i64:
        mission: i64 = self._open[place]
        kind: i64 = self._tables.mission_kinds[mission]
        missing = self._mission_missing(sheet, mission, kind)
        if missing <= 0:
            return 100 * self._mission_worth(self._round)
        capacity: i64 = self._mission_capacity[kind]
        likely = chance(missing, capacity * left)
        if likely < 20:
            return 0
        rounds = missing // (3 * capacity)
        keep: i64 = self._keep[place]
        return self._mission_worth(self._round + rounds) * likely * keep // 10000

    def _mission_worth(self, number: i64) -> i64:
        if not self._solo:
            return self._tables.mission_fame
        return self._tables.solo_fame[min(number, 8) - 1]

    def _mission_missing(self, sheet: Sheet, mission: i64, kind: i64) -> i64:
        """How much a mission still asks for, in hundredths of what its capacity counts."""
        amount: i64 = self._tables.mission_amounts[mission]
        if kind == M_ROWS and amount == 1:
            return _shortest(sheet, ROWS)
        if kind == M_COLUMNS and amount == 1:
            return _shortest(sheet, COLUMNS)
        if kind == M_HEROES_AT:
            return _levels_missing(sheet, amount, self._tables.mission_levels[mission])
        return (amount - mission_count(sheet, mission)) * 100

    def goal(self, sheet: Sheet, left: i64, boss_fame: i64) -> i64:
        """PD-9.4: the goal's steps that are still to be reached."""
        tables = self._tables
        goal = sheet.goal
        kind: i64 = tables.goal_kinds[goal]
        count = goal_count(sheet, goal)
        total: i64 = 0
        for place in range(goal * 3, goal * 3 + 3):
            step: i64 = tables.goal_steps[place]
            if count >= step:
                continue
            missing = (step - count) * 100
            if kind == G_HEROES_AT:
                missing = _levels_missing(sheet, step, tables.goal_levels[goal])
            if kind == G_BOSS_FAME:
                missing -= boss_fame
                likely = chance(missing, 0) if left == 0 else chance(missing + 300, 300)
            else:
                likely = chance(missing, self._goal_capacity[kind] * left)
            total += 2 * likely // 10
        return total


def _shortest(sheet: Sheet, lines: tuple[int, ...]) -> i64:
    """The rooms missing of the row or column that is nearest to being full, in hundredths."""
    least: i64 = 42
    for line in lines:
        bits: i64 = line
        missing = ones(bits & ~sheet.explored)
        if missing < least:
            least = missing
    return least * 100


def _levels_missing(sheet: Sheet, heroes: i64, level: i64) -> i64:
    """The fewest levels that bring so many heroes to a level, in hundredths."""
    lacking: list[int] = []
    for hero in range(i64(4)):
        lacking.append(max(0, level - sheet.level(hero)))
    lacking.sort()
    total: i64 = 0
    for place in range(min(heroes, 4)):
        total += lacking[place]
    return total * 100


def _mission_left(mission: int, rivals: list[Sheet]) -> int:
    """The chance that no rival claims a mission in an earlier round."""
    left = SURE
    for rival in rivals:
        amount = rival.tables.mission_amounts[mission]
        near = mission_count(rival, mission) * 10 >= amount * 7
        left = left * (600 if near else 850) // SURE
    return left
