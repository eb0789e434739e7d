"""Fame: power against bosses, the twelve boxes A-L, and the same counted again from scratch for people."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.paper_dungeons.codes import ITEMS
from undercroft.games.paper_dungeons.conditions import goal_count, goal_fame
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.tables import BARBARIAN, BERSERKER, GIFT_LEVEL, SWORD, WARRIOR
from undercroft.kernel.bits import ones
from undercroft.kernel.messages import Name, ScoreLine

WARRIOR_POWER: Final = 1
SWORD_POWER: Final = 3
BERSERKER_POWER: Final = 2


def power(sheet: Sheet, boss: i64) -> i64:
    """PD-8.3: levels, the weakness hero twice, +1 warrior 4, +3 flaming sword, +2 berserker."""
    total = sheet.health + sheet.level(sheet.tables.boss_weakness[boss])
    if sheet.level(WARRIOR) >= GIFT_LEVEL:
        total += WARRIOR_POWER
    if sheet.has(SWORD):
        total += SWORD_POWER
    if sheet.talent == BERSERKER:
        total += BERSERKER_POWER
    return total


def power_parts(sheet: Sheet, boss: i64) -> dict[str, int]:
    """PD-8.3: the same power by what gives it, counted one by one for people."""
    parts: dict[str, int] = {
        "heroes": sum(sheet.levels >> shift & 15 for shift in (0, 4, 8, 12)),
        "weakness": sheet.level(sheet.tables.boss_weakness[boss]),
    }
    if sheet.level(WARRIOR) >= GIFT_LEVEL:
        parts["warrior"] = WARRIOR_POWER
    if sheet.has(SWORD):
        parts["sword"] = SWORD_POWER
    if sheet.talent == BERSERKER:
        parts["berserker"] = BERSERKER_POWER
    return parts


def boss_row(sheet: Sheet, boss: i64, strength: i64) -> i64:
    """PD-8.4: the highest threshold reached, 0-2, or -1 if none is."""
    row: i64 = -1
    for step in range(i64(3)):
        if strength >= sheet.tables.boss_thresholds[boss * 3 + step]:
            row = step
    return row


def row_fame(sheet: Sheet, boss: i64, row: i64) -> i64:
    """PD-8.4: the fame of a row of the boss card; below the first row (-1) the party flees and loses fame."""
    tables = sheet.tables
    return -tables.boss_flee[boss] if row < 0 else tables.boss_fame[boss * 3 + row]


def row_wounds(sheet: Sheet, boss: i64, row: i64) -> i64:
    """PD-8.4: the wounds of a row; none for a party that flees, nor for the barbarian's."""
    if row < 0 or sheet.talent == BARBARIAN:
        return 0
    return sheet.tables.boss_wounds[boss * 3 + row]


def hero_fame(sheet: Sheet) -> i64:
    """PD-12.1: by the lowest level, plus 1 for each hero at level 6."""
    lowest: i64 = 6
    tops: i64 = 0
    for hero in range(i64(4)):
        level = sheet.level(hero)
        if level < lowest:
            lowest = level
        if level == 6:
            tops += 1
    return sheet.tables.hero_fame[lowest - 1] + tops


def item_fame(sheet: Sheet) -> i64:
    """PD-12.1: 1 per filled box plus the fame of complete items."""
    fame: i64 = 0
    for item in range(i64(8)):
        boxes = sheet.filled(item)
        fame += boxes
        if boxes == 2:
            fame += sheet.tables.item_fame[item]
    return fame


def wound_penalty(sheet: Sheet) -> i64:
    """PD-4.5: the highest step of the wound track that was reached."""
    steps = sheet.wounds // sheet.tables.wound_step
    last: i64 = len(sheet.tables.wound_fame) - 1
    return sheet.tables.wound_fame[min(steps, last)]


def fame(sheet: Sheet) -> i64:
    """What the sheet is worth if the game ended now, from the figures kept along the way."""
    return hero_fame(sheet) + item_fame(sheet) + other_fame(sheet)


def other_fame(sheet: Sheet) -> i64:
    """The part of ``fame`` that is neither of heroes nor of items."""
    tables = sheet.tables
    total = sheet.boss1 + sheet.boss2 + sheet.boss3 + sheet.mission_fame
    total += tables.gem_fame[sheet.gems] + tables.minion_fame[sheet.minions]
    total -= wound_penalty(sheet)
    if sheet.risen != 0:
        total -= tables.resurrection
    if sheet.goal >= 0:
        total += goal_fame(sheet, sheet.goal)
    if sheet.talent >= 0:
        total += tables.talent_fame[sheet.talent]
    return total


def box_fames(sheet: Sheet, cards_known: bool) -> dict[str, int]:
    """The boxes A-K: what the lines of ``score_lines`` come to, without making them."""
    tables = sheet.tables
    cards: i64 = 0
    if cards_known:
        if sheet.goal >= 0:
            cards += goal_fame(sheet, sheet.goal)
        if sheet.talent >= 0:
            cards += tables.talent_fame[sheet.talent]
    return {
        "A": sheet.boss1,
        "B": sheet.boss2,
        "C": sheet.boss3,
        "D": hero_fame(sheet),
        "E": item_fame(sheet),
        "F": tables.gem_fame[sheet.gems],
        "G": tables.minion_fame[sheet.minions],
        "H": -wound_penalty(sheet),
        "I": -tables.resurrection * sheet.risen,
        "J": cards,
        "K": sheet.mission_fame,
    }


def score_lines(sheet: Sheet, cards_known: bool) -> list[ScoreLine]:
    """Boxes A-K with their rules, counted from the marks on the sheet and not from running totals."""
    tables = sheet.tables
    levels = [sheet.levels >> shift & 15 for shift in (0, 4, 8, 12)]
    minions = ones(sheet.killed)
    lines = [
        ScoreLine("A", "score-boss", "PD-8.4", sheet.boss1, {"stage": 1}),
        ScoreLine("B", "score-boss", "PD-8.4", sheet.boss2, {"stage": 2}),
        ScoreLine("C", "score-boss", "PD-8.4", sheet.boss3, {"stage": 3}),
        ScoreLine("D", "score-heroes", "PD-12.1", tables.hero_fame[min(levels) - 1], {"lowest": min(levels)}),
        ScoreLine("D", "score-masters", "PD-12.1", levels.count(6), {"masters": levels.count(6)}),
    ]
    boxes = [sheet.boxes >> 2 * item & 3 for item in range(8)]
    lines.append(ScoreLine("E", "score-boxes", "PD-12.1", sum(boxes), {"boxes": sum(boxes)}))
    for item, filled in enumerate(boxes):
        if filled == 2:
            name = Name("item", ITEMS[item])
            lines.append(
                ScoreLine("E", "score-item", f"PD-11.{item + 1}", tables.item_fame[item], {"item": name})
            )
    lines.append(ScoreLine("F", "score-gems", "PD-12.1", tables.gem_fame[sheet.gems], {"gems": sheet.gems}))
    lines.append(
        ScoreLine("G", "score-minions", "PD-12.1", tables.minion_fame[minions], {"minions": minions})
    )
    lines.append(ScoreLine("H", "score-wounds", "PD-4.5", -wound_penalty(sheet), {"wounds": sheet.wounds}))
    lines.append(ScoreLine("I", "score-resurrection", "PD-4.4", -tables.resurrection * sheet.risen))
    lines.extend(_card_lines(sheet, cards_known))
    claimed = ones(sheet.missions)
    lines.append(ScoreLine("K", "score-missions", "PD-9.1", sheet.mission_fame, {"missions": claimed}))
    return lines


def _card_lines(sheet: Sheet, known: bool) -> list[ScoreLine]:
    tables = sheet.tables
    lines: list[ScoreLine] = []
    if not known:
        lines.append(ScoreLine("J", "score-goal-hidden", "PD-1.6", 0, known=False))
        lines.append(ScoreLine("J", "score-talent-hidden", "PD-1.6", 0, known=False))
        return lines
    if sheet.goal >= 0:
        goal = Name("goal", tables.content.goals[sheet.goal].id)
        reached = goal_count(sheet, sheet.goal)
        points = goal_fame(sheet, sheet.goal)
        lines.append(ScoreLine("J", "score-goal", "PD-9.4", points, {"goal": goal, "count": reached}))
    if sheet.talent >= 0:
        talent = Name("talent", tables.content.talents[sheet.talent].id)
        points = tables.talent_fame[sheet.talent]
        lines.append(ScoreLine("J", "score-talent", "PD-10.1", points, {"talent": talent}))
    return lines
