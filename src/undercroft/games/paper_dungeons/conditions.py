"""What missions and goals count (PD-9.3 to PD-9.7)."""

from typing import Final

from mypy_extensions import i64

from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.tables import (
    COLUMNS,
    CORNERS,
    EDGES,
    G_BOSS_FAME,
    G_COLUMNS,
    G_CORNERS,
    G_CROSSINGS,
    G_EDGES,
    G_GEMS,
    G_HEALTH,
    G_HEROES_AT,
    G_ITEMS,
    G_MINIONS,
    G_MINIONS_OF_LEVEL,
    G_POTIONS,
    G_ROOMS,
    G_ROWS,
    M_BOSS_ROOMS,
    M_COLUMNS,
    M_CORNERS,
    M_GEMS,
    M_HEALTH,
    M_HEROES_AT,
    M_ITEMS,
    M_MINION_LEVELS,
    M_MINIONS,
    M_POTIONS,
    M_ROOMS,
    M_ROWS,
    M_TRAPS,
    ROWS,
    Tables,
)
from undercroft.kernel.bits import bit, ones

STEP_FAME: Final = 2
"""PD-9.4: the fame of each step of a goal."""


def mission_count(sheet: Sheet, mission: i64) -> i64:
    """How far a sheet is with a mission; it is met when this reaches the card's amount."""
    tables = sheet.tables
    kind: i64 = tables.mission_kinds[mission]
    if kind == M_MINION_LEVELS:
        return _minion_levels(sheet)
    if kind == M_HEROES_AT:
        return _heroes_at(sheet, tables.mission_levels[mission])
    if kind == M_ROWS:
        return full_rows(sheet)
    if kind == M_COLUMNS:
        return columns_with(sheet, 7)
    if kind == M_POTIONS:
        return sheet.potions
    if kind == M_MINIONS:
        return sheet.minions
    if kind == M_GEMS:
        return sheet.gems
    if kind == M_CORNERS:
        return ones(sheet.explored & CORNERS)
    if kind == M_TRAPS:
        return sheet.traps
    if kind == M_ROOMS:
        return ones(sheet.explored)
    if kind == M_ITEMS:
        return ones(sheet.complete())
    if kind == M_HEALTH:
        return sheet.health
    assert kind == M_BOSS_ROOMS
    return _boss_rooms(sheet)


def mission_met(sheet: Sheet, mission: i64) -> bool:
    """PD-9.1, PD-9.5: whether a mission's condition holds."""
    return mission_count(sheet, mission) >= sheet.tables.mission_amounts[mission]


def mission_worth(tables: Tables, round_number: i64) -> i64:
    """PD-9.1, PD-9.2: the fame of a mission claimed at the end of this round."""
    if tables.seats == 1:
        return tables.solo_fame[round_number - 1]
    return tables.mission_fame


def goal_count(sheet: Sheet, goal: i64) -> i64:
    """The number that a goal card looks at."""
    tables = sheet.tables
    kind: i64 = tables.goal_kinds[goal]
    if kind == G_MINIONS_OF_LEVEL:
        return minions_of_level(sheet, tables.goal_levels[goal])
    if kind == G_CROSSINGS:
        return sheet.traps + sheet.walls + sheet.waters
    if kind == G_COLUMNS:
        return columns_with(sheet, tables.goal_levels[goal])
    if kind == G_ROWS:
        return full_rows(sheet)
    if kind == G_HEROES_AT:
        return _heroes_at(sheet, tables.goal_levels[goal])
    if kind == G_POTIONS:
        return sheet.potions
    if kind == G_ROOMS:
        return ones(sheet.explored)
    if kind == G_BOSS_FAME:
        return sheet.boss1 + sheet.boss2 + sheet.boss3
    if kind == G_ITEMS:
        return ones(sheet.complete())
    if kind == G_EDGES:
        return ones(sheet.explored & EDGES)
    if kind == G_MINIONS:
        return sheet.minions
    if kind == G_GEMS:
        return sheet.gems
    if kind == G_CORNERS:
        return ones(sheet.explored & CORNERS)
    assert kind == G_HEALTH
    return sheet.health


def goal_fame(sheet: Sheet, goal: i64) -> i64:
    """PD-9.4, PD-9.5: 2, 4 or 6 fame for the best step reached, else none."""
    count = goal_count(sheet, goal)
    fame: i64 = 0
    for step in range(i64(3)):
        if count >= sheet.tables.goal_steps[goal * 3 + step]:
            fame = STEP_FAME * (step + 1)
    return fame


def minions_of_level(sheet: Sheet, level: i64) -> i64:
    """How many minions of one level are defeated."""
    count: i64 = 0
    for room in range(i64(42)):
        if sheet.killed >> room & 1 != 0 and sheet.tables.minion_level[room] == level:
            count += 1
    return count


def full_rows(sheet: Sheet) -> i64:
    """Rows of which all 6 rooms are explored."""
    count: i64 = 0
    for row in ROWS:
        if sheet.explored & row == row:
            count += 1
    return count


def columns_with(sheet: Sheet, rooms: i64) -> i64:
    """Columns with at least so many explored rooms."""
    count: i64 = 0
    for column in COLUMNS:
        if ones(sheet.explored & column) >= rooms:
            count += 1
    return count


def _minion_levels(sheet: Sheet) -> i64:
    levels: i64 = 0
    for room in range(i64(42)):
        if sheet.killed >> room & 1 != 0:
            levels |= bit(sheet.tables.minion_level[room])
    return ones(levels)


def _heroes_at(sheet: Sheet, level: i64) -> i64:
    count: i64 = 0
    for hero in range(i64(4)):
        if sheet.level(hero) >= level:
            count += 1
    return count


def _boss_rooms(sheet: Sheet) -> i64:
    count: i64 = 0
    for room in sheet.dungeon.boss_rooms:
        if sheet.explored >> room & 1 != 0:
            count += 1
    return count
