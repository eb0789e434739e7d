"""Draws the board of a view: every move at a table waits for it, so it is compiled; what it draws is in ``board``."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.games.paper_dungeons.board import (
    BLOCKS,
    Board,
    Die,
    Fame,
    GoalProgress,
    HeroLevel,
    ItemBoxes,
    Own,
    Party,
    Potion,
    Progress,
    Prospect,
    StageBoss,
    TableMission,
    Track,
    symbol_of,
)
from undercroft.games.paper_dungeons.codes import FACES, GEMS, HEROES, ITEMS, ROOMS, TALENTS
from undercroft.games.paper_dungeons.conditions import goal_count, goal_fame, mission_count, mission_worth
from undercroft.games.paper_dungeons.scoring import (
    boss_row,
    box_fames,
    fame,
    power,
    power_parts,
    row_fame,
    row_wounds,
    wound_penalty,
)
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.steps import HEARTS, MOST_POTIONS, USE_DIE, free_hearts
from undercroft.games.paper_dungeons.tables import GIFT_LEVEL, OUTSIDE
from undercroft.games.paper_dungeons.view import PaperDungeonsView
from undercroft.kernel.bits import bit

MOST_KEPT: Final = 4096


class Names:
    """The names of a set's members; the same sets come again and again."""

    __slots__ = ("_kept", "_names")

    _names: tuple[str, ...]
    _kept: dict[int, tuple[str, ...]]

    def __init__(self, names: tuple[str, ...]) -> None:
        self._names = names
        self._kept = {}

    def of(self, mask: i64) -> tuple[str, ...]:
        """The names whose bits are set, in their order."""
        found = self._kept.get(mask)
        if found is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            found = tuple([name for place, name in enumerate(self._names) if mask >> place & 1 != 0])
            self._kept[mask] = found
        return found


_ROOMS: Final = Names(tuple(ROOMS))
_GEMS: Final = Names(tuple(GEMS))
_TALENTS: Final = Names(tuple(TALENTS))
_SYMBOLS: Final = [symbol_of(face) for face in range(FACES + 1)]
# Parts that a sheet has in few states: most moves change none of them, so they are drawn once.
_heroes_kept: dict[int, tuple[HeroLevel, ...]] = {}
_items_kept: dict[int, tuple[ItemBoxes, ...]] = {}
_potions_kept: dict[int, tuple[Potion, ...]] = {}
_parties_kept: dict[tuple[object, ...], Party] = {}
"""Parties of rivals: within a block they are the same from one moment to the next."""


def board(view: PaperDungeonsView) -> Board:
    """The board of a view."""
    tables, table = view.tables, view.table
    missions = _mission_numbers(view)
    members: i64 = table["members"]
    fought = [view.fought(1), view.fought(2), view.fought(3)]
    own = view.own
    return Board(
        seat=view.seat,
        round=view.round,
        stage=view.stage,
        block=BLOCKS[table["block_kind"]],
        members=tuple([seat for seat in range(tables.seats) if members >> seat & 1 != 0]),
        over=view.over,
        chapter=table["chapter"] + 1,
        dungeon=tables.content.dungeons[table["dungeon"]].letter if table["dungeon"] >= 0 else None,
        dice=_dice(view),
        skulls=table["skulls"],
        bosses=_stage_bosses(view, fought),
        missions=_missions(view, missions),
        mission_fame=mission_worth(tables, max(1, view.round)),
        winner=table["winner"] if table["winner"] >= 0 else None,
        own=None if own is None else _own(view, own),
        parties=tuple([_party(view, seat, missions, fought) for seat in range(len(view.sheets))]),
    )


def _dice(view: PaperDungeonsView) -> tuple[Die, ...]:
    used: i64 = 0 if view.own is None else view.own.used
    dice: list[Die] = []
    for place, face in enumerate(view.dice):
        # Of equal dice the first ones count as used.
        marked = face > 0 and used >> 2 * (face - 1) & 3 != 0
        if marked:
            used -= bit(2 * (face - 1))
        dice.append(Die(face, _SYMBOLS[face], "white" if place < 3 else "black", marked))
    return tuple(dice)


def _stage_bosses(view: PaperDungeonsView, fought: list[bool]) -> tuple[StageBoss, ...]:
    content = view.tables.content
    number = view.table["dungeon"]
    found: list[StageBoss] = []
    for place, boss in enumerate(view.bosses):
        name = content.bosses[boss].id if boss >= 0 else None
        room = ROOMS[content.dungeons[number].boss_rooms[place]] if number >= 0 else None
        found.append(StageBoss(place + 1, name, room, fought[place]))
    return tuple(found)


def _mission_numbers(view: PaperDungeonsView) -> list[int]:
    """Open missions and claimed ones, in the order of the pack."""
    known: i64 = view.table["missions"]
    for sheet in view.sheets:
        known |= sheet.missions
    return [number for number in range(len(view.tables.content.missions)) if known >> number & 1 != 0]


def _missions(view: PaperDungeonsView, numbers: list[int]) -> tuple[TableMission, ...]:
    cards = view.tables.content.missions
    still: i64 = view.table["missions"]
    found: list[TableMission] = []
    for number in numbers:
        claimed = [seat for seat, sheet in enumerate(view.sheets) if sheet.missions >> number & 1 != 0]
        found.append(TableMission(cards[number].id, still >> number & 1 != 0, tuple(claimed)))
    return tuple(found)


def _own(view: PaperDungeonsView, sheet: Sheet) -> Own:
    hand = sheet.goal_hand
    goals = [card.id for number, card in enumerate(view.tables.content.goals) if hand >> number & 1 != 0]
    return Own(
        finished=view.table["done"] == 1,
        dice_left=sheet.agenda.count(USE_DIE),
        steps=sheet.steps,
        talents=_TALENTS.of(sheet.talent_hand),
        goals=tuple(goals),
        wizard_used=sheet.wizard_used != 0,
        psionic_used=sheet.psionic_used != 0,
    )


def _party(view: PaperDungeonsView, seat: int, missions: list[int], fought: list[bool]) -> Party:
    sheet, tables = view.sheet(seat), view.tables
    own = seat == view.seat
    known = own or view.over or not tables.secret
    if own:
        return _drawn(view, sheet, missions, fought, own, known)
    figures = tuple(sheet.facts() + view.earlier(seat))
    key = (tables, seat, figures, view.bosses, tuple(fought), tuple(missions), known)
    party = _parties_kept.get(key)
    if party is None:
        if len(_parties_kept) >= MOST_KEPT:
            _parties_kept.clear()
        party = _drawn(view, sheet, missions, fought, own, known)
        _parties_kept[key] = party
    return party


def _drawn(
    view: PaperDungeonsView,
    sheet: Sheet,
    missions: list[int],
    fought: list[bool],
    own: bool,
    known: bool,
) -> Party:
    tables = view.tables
    # A sheet shows its alignment once its cards are kept.
    hidden = not known and sheet.alignment != 0
    return Party(
        seat=sheet.seat,
        own=own,
        room=None if sheet.room == OUTSIDE else ROOMS[sheet.room],
        health=sheet.health,
        heroes=_heroes(sheet.levels, sheet.alignment),
        items=_items(sheet.boxes),
        potions=_potions(sheet.potions, sheet.hearts),
        brewed=sheet.potions,
        hearts=sheet.hearts,
        hearts_free=free_hearts(sheet),
        wounds=_wounds(sheet),
        risen=sheet.risen != 0,
        gems=_track(sheet.gems, tables.gem_fame),
        gems_taken=_GEMS.of(sheet.gems_taken),
        gems_gone=_GEMS.of(sheet.gems_gone),
        gems_round=_GEMS.of(sheet.gems_round),
        minions=_track(sheet.minions, tables.minion_fame),
        explored=_ROOMS.of(sheet.explored),
        killed=_ROOMS.of(sheet.killed),
        traps=sheet.traps,
        walls=sheet.walls,
        waters=sheet.waters,
        bosses=(
            _prospect(view, sheet, 1, sheet.boss1, fought[0]),
            _prospect(view, sheet, 2, sheet.boss2, fought[1]),
            _prospect(view, sheet, 3, sheet.boss3, fought[2]),
        ),
        missions=tuple([_progress(sheet, mission) for mission in missions]),
        talent=TALENTS[sheet.talent] if sheet.talent >= 0 else None,
        goal=_goal(sheet) if sheet.goal >= 0 else None,
        hidden=hidden,
        could=_TALENTS.of(sheet.could) if hidden else (),
        fame=_fame(view, sheet, known),
    )


def _heroes(levels: i64, alignment: i64) -> tuple[HeroLevel, ...]:
    key = levels << 4 | alignment
    found = _heroes_kept.get(key)
    if found is None:
        heroes: list[HeroLevel] = []
        for number, hero in enumerate(HEROES):
            colour = "black" if alignment >> number & 1 != 0 else "white"
            level: i64 = levels >> 4 * number & 15
            heroes.append(HeroLevel(hero, level, colour if alignment != 0 else None, level >= GIFT_LEVEL))
        found = tuple(heroes)
        _heroes_kept[key] = found
    return found


def _items(boxes: i64) -> tuple[ItemBoxes, ...]:
    found = _items_kept.get(boxes)
    if found is None:
        items: list[ItemBoxes] = []
        for number, item in enumerate(ITEMS):
            filled: i64 = boxes >> 2 * number & 3
            items.append(ItemBoxes(item, filled, filled & 2 != 0))
        found = tuple(items)
        _items_kept[boxes] = found
    return found


def _potions(brewed: i64, hearts: i64) -> tuple[Potion, ...]:
    """PD-6.4: potions and their hearts are filled in the order of the sheet."""
    key = brewed << 8 | hearts
    found = _potions_kept.get(key)
    if found is None:
        potions: list[Potion] = []
        for place in range(MOST_POTIONS):
            potions.append(Potion(place < brewed, max(0, min(HEARTS, hearts - HEARTS * place))))
        found = tuple(potions)
        _potions_kept[key] = found
    return found


def _track(count: i64, fames: list[int]) -> Track:
    following = count + 1
    if following >= len(fames):
        return Track(count, fames[count], None, None)
    return Track(count, fames[count], following, fames[following])


def _wounds(sheet: Sheet) -> Track:
    tables = sheet.tables
    step = sheet.wounds // tables.wound_step + 1
    lost = -wound_penalty(sheet)
    if step >= len(tables.wound_fame):
        return Track(sheet.wounds, lost, None, None)
    return Track(sheet.wounds, lost, step * tables.wound_step, -tables.wound_fame[step])


def _prospect(view: PaperDungeonsView, sheet: Sheet, stage: int, box: i64, fought: bool) -> Prospect:
    boss = view.bosses[stage - 1]
    visited = sheet.visited >> (stage - 1) & 1 != 0
    noted: int | None = box if fought else None
    if boss < 0:
        return Prospect(stage, visited, noted, None, {}, None, None, 0, 0)
    strength = power(sheet, boss)
    row = boss_row(sheet, boss, strength)
    thresholds = view.tables.content.bosses[boss].thresholds
    return Prospect(
        stage=stage,
        visited=visited,
        noted=noted,
        power=strength,
        parts=power_parts(sheet, boss),
        row=row if row >= 0 else None,
        missing=thresholds[row + 1] - strength if row + 1 < len(thresholds) else None,
        fame=row_fame(sheet, boss, row),
        wounds=row_wounds(sheet, boss, row),
    )


def _progress(sheet: Sheet, mission: int) -> Progress:
    count = mission_count(sheet, mission)
    amount = sheet.tables.mission_amounts[mission]
    name = sheet.tables.content.missions[mission].id
    return Progress(name, count, amount, count >= amount, sheet.missions >> mission & 1 != 0)


def _goal(sheet: Sheet) -> GoalProgress:
    card = sheet.tables.content.goals[sheet.goal]
    count = goal_count(sheet, sheet.goal)
    following: int | None = None
    for step in card.steps:
        if step > count:
            following = step
            break
    return GoalProgress(card.id, count, goal_fame(sheet, sheet.goal), following)


def _fame(view: PaperDungeonsView, sheet: Sheet, known: bool) -> Fame:
    tables = view.tables
    boxes = box_fames(sheet, known)
    chapters = view.earlier(sheet.seat)
    if tables.campaign:
        boxes["L"] = sum(chapters)
    total: int = fame(sheet) + sum(chapters)
    rank: int | None = None
    if tables.seats == 1 and not tables.campaign:
        ranks = tables.content.ranks
        rank = ranks.index(tables.content.rank(total))
    return Fame(total, boxes, known, tuple(chapters), rank)
