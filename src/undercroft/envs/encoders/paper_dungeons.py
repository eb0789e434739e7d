"""What a seat knows of Paper Dungeons, as bytes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from undercroft.envs.encoders.encoder import (
    BYTES,
    FLAGS8,
    MOST,
    Encoder,
    Field,
    flags,
    joined,
    ladder,
    one_hot,
    pages_of,
    part_of,
    start_of,
    upto,
    writable,
)
from undercroft.games.paper_dungeons.scoring import hero_fame, item_fame, other_fame, power
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.state import NO_BLOCK, PaperDungeonsState
from undercroft.games.paper_dungeons.steps import USE_DIE, WOUNDS
from undercroft.games.paper_dungeons.tables import Tables
from undercroft.kernel.state import State

ZERO_FAME: Final = 64
"""What stands for no fame: wounds and bosses make it negative."""
BOSS_FAME: Final = 127
COUNTED: Final = 63
"""Counts and powers beyond it do not occur in play, or hardly ever, and are cut."""
MOST_STEPS: Final = 32
MOST_WAITING: Final = 32
"""The same for steps of a die and for what waits on an agenda."""

_NOTHING: Final = bytearray()
_ROUND: Final = one_hot(9)
_BLOCK: Final = one_hot(6)
_TWELVE: Final = one_hot(12)
_CARD: Final = one_hot(16)
_ROOM: Final = one_hot(43)
_DICE_LEFT: Final = writable(ladder(5))
_SKULLS: Final = writable(ladder(6))
# Several of a kind in one piece: fewer pieces are faster to write.
_FIVE_FACES: Final = writable(joined(ladder(3), 2, 5))
_TWO_LEVELS: Final = writable(joined(ladder(6), 4, 2))
_FOUR_BOXES: Final = writable(joined(ladder(2), 2, 4))
_ROW: Final = flags(6)
_TWO_ROWS: Final = flags(12)
_THREE: Final = flags(3)
_FOUR: Final = flags(4)
_FIRST_WOUNDS: Final = WOUNDS[0].tag
_LAST_WOUNDS: Final = WOUNDS[-1].tag

_TABLE: Final = (
    Field("round", (9,), 1, "one-hot: the round, 0 during set-up"),
    Field(
        "block",
        (6,),
        1,
        "one-hot: what is asked: nothing, cards to keep, talents, the round's dice, wounds, a boss's reward",
    ),
    Field("dice", (10, 3), 1, "by face (1-8 classes, clover, boots): as many ones as dice show it"),
    Field("skulls", (6,), 1, "as many ones as dice show a skull"),
    Field("dungeon", (12,), 1, "one-hot: the dungeon card, none before it is drawn"),
    Field("bosses", (3, 12), 1, "by stage, one-hot: the boss by its number in the pack"),
    Field("missions", (16,), 1, "flags: the open missions by their number in the pack"),
    Field("chapter", (12,), 1, "one-hot: the chapter of a campaign, the first one otherwise"),
)
_OWN: Final = (
    Field("done", (1,), 1, "whether the viewer has closed its part of the block"),
    Field("used", (10, 3), 1, "by face: as many ones as the viewer has used dice of it this round"),
    Field("dice_left", (5,), 1, "as many ones as dice the viewer may still use this round"),
    Field("talent_hand", (16,), 1, "flags: the talents dealt to the viewer"),
    Field("goal_hand", (16,), 1, "flags: the goals dealt to the viewer"),
    Field("gems_to_announce", (8,), 1, "flags: gems A-H taken this round"),
    Field("fords", (8,), 1, "flags: river borders that gave the ranger a step on this walk"),
    Field("once_used", (2,), 1, "flags: the wizard's extra die, the psionic's"),
    Field("steps", (1,), MOST_STEPS, "steps left of the die being walked"),
    Field("wounds_to_take", (1,), COUNTED, "wounds about to be taken, where the player chooses how"),
    Field("waiting", (1,), MOST_WAITING, "how many things wait on the viewer's agenda"),
)
_SHEET: Final = (
    Field("levels", (4, 6), 1, "by hero (warrior, wizard, cleric, rogue): as many ones as levels"),
    Field("boxes", (8, 2), 1, "by item: as many ones as boxes are filled; two make the item"),
    Field("explored", (7, 6), 1, "by row 1-7 and column A-F: the room is explored"),
    Field("killed", (7, 6), 1, "by row and column: the minion of the room is dead"),
    Field("room", (43,), 1, "one-hot: where the party is, row by row from A1; the last place is outside"),
    Field("visited", (3,), 1, "flags by stage: the boss's room was visited in time"),
    Field("gems_taken", (8,), 1, "flags: gems A-H taken on this map"),
    Field("gems_gone", (8,), 1, "flags: gems A-H crossed out"),
    Field("missions_done", (16,), 1, "flags: missions this party has fulfilled"),
    Field("talent", (16,), 1, "one-hot: the talent, none while it is not known"),
    Field("goal", (16,), 1, "one-hot: the goal, none while it is not known"),
    Field("alignment", (4,), 1, "flags by hero: black by the goal's alignment"),
    Field("talent_could", (16,), 1, "flags: the talents that fit all that everybody has seen of this party"),
    Field("counts", (11,), COUNTED, "health, potions, potion hearts filled, wounds, resurrected, gems, minions, traps, walls passed, waters passed, mission fame"),
    Field("boss_fame", (3,), BOSS_FAME, "by stage: 64 + the fame for its boss"),
    Field("power", (3,), COUNTED, "by stage: power against its boss, by what is known; 0 where no boss lies"),
    Field("fame", (1,), MOST, "64 + the sheet's fame if the game ended now, by what is known"),
    Field("earlier", (1,), MOST, "fame of earlier chapters"),
)  # fmt: skip


class PaperDungeonsEncoder(Encoder):
    """The table, what only the viewer knows, then one sheet after the other from the viewer's on.

    While a block goes on, a seat sees nothing change but its own sheet. So all else is written when a block begins.
    """

    def __init__(self, tables: Tables) -> None:
        self._seats: int = tables.seats
        fields = self.fields()
        self.pages = pages_of(fields, tables.seats)
        self._viewers: list[_Viewer] = [_Viewer(page, fields, tables.seats) for page in self.pages]

    def fields(self) -> list[Field]:
        sheets = [
            Field(f"{seat}.{field.name}", field.shape, field.high, field.about)
            for seat in range(self._seats)
            for field in _SHEET
        ]
        return [*_TABLE, *_OWN, *sheets]

    def write(self, state: State, seat: int) -> None:
        if not isinstance(state, PaperDungeonsState) or not 0 <= seat < self._seats:
            raise TypeError(f"a state of Paper Dungeons and one of its {self._seats} seats are needed")
        viewer = self._viewers[seat]
        own = state.sheets[seat]
        anew = (
            viewer.state is not state
            or viewer.block != state.block_number
            or state.block_kind == NO_BLOCK  # Dice and cards may have come since.
        )
        viewer.own.write(state, own)
        viewer.sheets[0].write(state, own, anew)
        if anew:
            viewer.state = state
            viewer.block = state.block_number
            viewer.table.write(state)
            for away in range(1, self._seats):
                viewer.sheets[away].write(state, _shown(state, (seat + away) % self._seats), True)


class _Viewer:
    """The parts of a seat's page, the viewer's own sheet the first of all, and of which state and block it tells."""

    def __init__(self, page: bytearray, fields: list[Field], seats: int) -> None:
        self.state: PaperDungeonsState | None = None
        self.block: i64 = -1
        self.table: _Table = _Table(page, fields)
        self.own: _Own = _Own(page, fields)
        self.sheets: list[_Sheet] = [_Sheet(page, fields, away) for away in range(seats)]


def _shown(state: PaperDungeonsState, seat: int) -> Sheet:
    """A sheet as all others know it: as of the start of the block."""
    sheet = state.shown[seat] if state.block_kind != NO_BLOCK else state.sheets[seat]
    if state.tables.secret and not state.over:
        sheet = sheet.copy()
        sheet.talent = -1
        sheet.goal = -1
    return sheet


class _Table:
    """What lies on the table, on a page; beside it the numbers of which it was written."""

    def __init__(self, page: bytearray, fields: list[Field]) -> None:
        self._page: bytearray = page
        self._round_at: slice = slice(start_of("round", fields), start_of("dice", fields))
        first = start_of("dice", fields)
        self._faces_at: slice = slice(first, first + 15)
        self._more_faces_at: slice = slice(first + 15, first + 30)
        self._skulls_at: slice = part_of("skulls", fields)
        self._cards_at: slice = slice(start_of("dungeon", fields), start_of("done", fields))
        self._round: i64 = -1
        self._pool: i64 = 0
        self._skulls: i64 = 0
        self._cards: i64 = -1

    def write(self, state: PaperDungeonsState) -> None:
        """Write what has changed."""
        page = self._page
        now = state.round << 4 | state.block_kind + 1
        if now != self._round:
            self._round = now
            page[self._round_at] = _NOTHING.join([_ROUND[state.round + 1], _BLOCK[state.block_kind + 1]])
        pool = state.pool
        changed = pool ^ self._pool
        if changed != 0:
            self._pool = pool
            if changed & 1023 != 0:
                page[self._faces_at] = _FIVE_FACES[pool & 1023]
            if changed >> 10 != 0:
                page[self._more_faces_at] = _FIVE_FACES[pool >> 10 & 1023]
        if state.skulls != self._skulls:
            self._skulls = state.skulls
            page[self._skulls_at] = _SKULLS[state.skulls]
        bosses = ((state.boss1 + 1) << 8 | state.boss2 + 1) << 8 | state.boss3 + 1
        cards = ((bosses << 8 | state.dungeon + 1) << 8 | state.chapter + 1) << 16 | state.missions
        if cards != self._cards:
            self._cards = cards
            page[self._cards_at] = _table_cards(state)


class _Own:
    """What only the viewer knows, on its page; beside it the numbers of which it was written, all 0 on an empty page."""

    def __init__(self, page: bytearray, fields: list[Field]) -> None:
        self._page: bytearray = page
        self._done_at: i64 = start_of("done", fields)
        first = start_of("used", fields)
        self._faces: slice = slice(first, first + 15)
        self._more_faces: slice = slice(first + 15, first + 30)
        self._dice_at: slice = part_of("dice_left", fields)
        self._hands_at: slice = slice(start_of("talent_hand", fields), start_of("steps", fields))
        self._steps_at: i64 = start_of("steps", fields)
        self._wounds_at: i64 = start_of("wounds_to_take", fields)
        self._waiting_at: i64 = start_of("waiting", fields)
        self._done: i64 = 0
        self._used: i64 = 0
        self._dice: i64 = 0
        self._hands: i64 = 0
        self._marks: i64 = 0
        self._steps: i64 = 0
        self._wounds: i64 = 0
        self._waiting: i64 = 0

    def write(self, state: PaperDungeonsState, own: Sheet) -> None:
        """Write what has changed."""
        page = self._page
        agenda = own.agenda
        waiting: i64 = len(agenda)
        dice: i64 = 0
        wounds: i64 = 0
        for step in agenda:
            if step is USE_DIE:
                dice += 1
            elif _FIRST_WOUNDS <= step.tag <= _LAST_WOUNDS:
                wounds += step.tag - _FIRST_WOUNDS
        done: i64 = 1 if waiting == 0 and state.members >> own.seat & 1 != 0 else 0
        if done != self._done:
            self._done = done
            page[self._done_at] = done
        used = own.used
        changed = used ^ self._used
        if changed != 0:
            self._used = used
            if changed & 1023 != 0:
                page[self._faces] = _FIVE_FACES[used & 1023]
            if changed >> 10 != 0:
                page[self._more_faces] = _FIVE_FACES[used >> 10 & 1023]
        if dice != self._dice:
            self._dice = dice
            page[self._dice_at] = _DICE_LEFT[upto(dice, 5)]
        hands = own.talent_hand << 16 | own.goal_hand
        marks = ((own.gems_round << 16 | own.forded) << 1 | own.wizard_used) << 1 | own.psionic_used
        if hands != self._hands or marks != self._marks:
            self._hands = hands
            self._marks = marks
            page[self._hands_at] = _hands(own)
        if own.steps != self._steps:
            self._steps = own.steps
            page[self._steps_at] = upto(own.steps, MOST_STEPS)
        if wounds != self._wounds:
            self._wounds = wounds
            page[self._wounds_at] = upto(wounds, COUNTED)
        if waiting != self._waiting:
            self._waiting = waiting
            page[self._waiting_at] = upto(waiting, MOST_WAITING)


class _Sheet:
    """A sheet on a page; beside it the numbers of which it was written, all 0 on an empty page."""

    def __init__(self, page: bytearray, fields: list[Field], away: int) -> None:
        self._page: bytearray = page
        first = start_of(f"{away}.levels", fields)
        self._levels_at: slice = slice(first, first + 12)
        self._more_levels_at: slice = slice(first + 12, first + 24)
        first = start_of(f"{away}.boxes", fields)
        self._boxes_at: slice = slice(first, first + 8)
        self._more_boxes_at: slice = slice(first + 8, first + 16)
        self._explored_at: slice = part_of(f"{away}.explored", fields)
        self._killed_at: slice = part_of(f"{away}.killed", fields)
        self._room_at: i64 = start_of(f"{away}.room", fields)
        self._cards_at: slice = slice(start_of(f"{away}.visited", fields), start_of(f"{away}.counts", fields))
        self._counts_at: i64 = start_of(f"{away}.counts", fields)
        self._levels: i64 = 0
        self._boxes: i64 = 0
        self._explored: i64 = 0
        self._killed: i64 = 0
        self._room: i64 = -1
        # No sheet has these, so that the cards are written in any case: a talent that is not known is none as well.
        self._marks: i64 = -1
        self._cards: i64 = -1
        self._counts: i64 = 0
        self._brought: i64 = 0
        self._made: i64 = 0
        self._power1: i64 = 0
        self._power2: i64 = 0
        self._power3: i64 = 0
        self._fame: i64 = 0

    def write(self, state: PaperDungeonsState, sheet: Sheet, anew: bool) -> None:
        """Write what has changed; ``anew`` where power and fame may have changed by more than the sheet itself."""
        page = self._page
        worth = anew
        made = anew
        levels = sheet.levels
        changed = levels ^ self._levels
        if changed != 0:
            self._levels = levels
            made = True
            if changed & 255 != 0:
                page[self._levels_at] = _TWO_LEVELS[levels & 255]
            if changed >> 8 != 0:
                page[self._more_levels_at] = _TWO_LEVELS[levels >> 8 & 255]
        boxes = sheet.boxes
        changed = boxes ^ self._boxes
        if changed != 0:
            self._boxes = boxes
            made = True
            if changed & 255 != 0:
                page[self._boxes_at] = _FOUR_BOXES[boxes & 255]
            if changed >> 8 != 0:
                page[self._more_boxes_at] = _FOUR_BOXES[boxes >> 8 & 255]
        if sheet.explored != self._explored:
            self._explored = sheet.explored
            worth = True
            page[self._explored_at] = _rooms(sheet.explored)
        if sheet.killed != self._killed:
            self._killed = sheet.killed
            worth = True
            page[self._killed_at] = _rooms(sheet.killed)
        room = sheet.room
        if room != self._room:
            if self._room >= 0:
                page[self._room_at + self._room] = 0
            if room >= 0:
                page[self._room_at + room] = 1
            self._room = room
        marks = ((sheet.missions << 8 | sheet.gems_gone) << 8 | sheet.gems_taken) << 3 | sheet.visited
        cards = ((sheet.could << 4 | sheet.alignment) << 5 | sheet.goal + 1) << 5 | sheet.talent + 1
        if marks != self._marks or cards != self._cards:
            self._marks = marks
            self._cards = cards
            worth = True
            page[self._cards_at] = _cards(sheet)
        counts = _counts_of(sheet)
        if counts != self._counts or counts < 0:
            # Six bits a count, so the difference tells which ones have changed; out of bounds all of them may have.
            self._write_counts(sheet, -1 if counts < 0 or self._counts < 0 else counts ^ self._counts)
            self._counts = counts
            worth = True
        # What bosses and missions have brought is in no other part.
        brought = ((sheet.boss1 * 4096 + sheet.boss2) * 4096 + sheet.boss3) * 4096 + sheet.mission_fame
        if brought != self._brought or anew:
            self._brought = brought
            worth = True
            self._write_brought(state, sheet)
        if made:
            self._made = hero_fame(sheet) + item_fame(sheet)
            worth = True
        if worth:
            self._write_worth(state, sheet)

    def _write_counts(self, sheet: Sheet, changed: i64) -> None:
        page = self._page
        first = self._counts_at
        if changed >> 54 & 63 != 0:
            page[first] = upto(sheet.health, COUNTED)
        if changed >> 48 & 63 != 0:
            page[first + 1] = upto(sheet.potions, COUNTED)
        if changed >> 42 & 63 != 0:
            page[first + 2] = upto(sheet.hearts, COUNTED)
        if changed >> 36 & 63 != 0:
            page[first + 3] = upto(sheet.wounds, COUNTED)
        if changed >> 30 & 63 != 0:
            page[first + 4] = upto(sheet.risen, COUNTED)
        if changed >> 24 & 63 != 0:
            page[first + 5] = upto(sheet.gems, COUNTED)
        if changed >> 18 & 63 != 0:
            page[first + 6] = upto(sheet.minions, COUNTED)
        if changed >> 12 & 63 != 0:
            page[first + 7] = upto(sheet.traps, COUNTED)
        if changed >> 6 & 63 != 0:
            page[first + 8] = upto(sheet.walls, COUNTED)
        if changed & 63 != 0:
            page[first + 9] = upto(sheet.waters, COUNTED)

    def _write_brought(self, state: PaperDungeonsState, sheet: Sheet) -> None:
        page = self._page
        first = self._counts_at
        page[first + 10] = upto(sheet.mission_fame, COUNTED)
        page[first + 11] = upto(sheet.boss1 + ZERO_FAME, BOSS_FAME)
        page[first + 12] = upto(sheet.boss2 + ZERO_FAME, BOSS_FAME)
        page[first + 13] = upto(sheet.boss3 + ZERO_FAME, BOSS_FAME)
        page[first + 18] = upto(_earlier(state, sheet.seat), MOST)

    def _write_worth(self, state: PaperDungeonsState, sheet: Sheet) -> None:
        page = self._page
        first = self._counts_at
        boss1 = state.boss1
        boss2 = state.boss2
        boss3 = state.boss3
        power1: i64 = 0 if boss1 < 0 else upto(power(sheet, boss1), COUNTED)
        if power1 != self._power1:
            self._power1 = power1
            page[first + 14] = power1
        power2: i64 = 0 if boss2 < 0 else upto(power(sheet, boss2), COUNTED)
        if power2 != self._power2:
            self._power2 = power2
            page[first + 15] = power2
        power3: i64 = 0 if boss3 < 0 else upto(power(sheet, boss3), COUNTED)
        if power3 != self._power3:
            self._power3 = power3
            page[first + 16] = power3
        fame = upto(self._made + other_fame(sheet) + ZERO_FAME, MOST)
        if fame != self._fame:
            self._fame = fame
            page[first + 17] = fame


def _table_cards(state: PaperDungeonsState) -> bytearray:
    missions = state.missions
    return _NOTHING.join(
        [
            _TWELVE[state.dungeon + 1],
            _TWELVE[state.boss1 + 1],
            _TWELVE[state.boss2 + 1],
            _TWELVE[state.boss3 + 1],
            FLAGS8[missions & 255],
            FLAGS8[missions >> 8 & 255],
            _TWELVE[state.chapter + 1],
        ]
    )


def _hands(own: Sheet) -> bytearray:
    """The cards dealt, and what this round has brought."""
    return _NOTHING.join(
        [
            FLAGS8[own.talent_hand & 255],
            FLAGS8[own.talent_hand >> 8 & 255],
            FLAGS8[own.goal_hand & 255],
            FLAGS8[own.goal_hand >> 8 & 255],
            FLAGS8[own.gems_round & 255],
            FLAGS8[own.forded & 255],
            BYTES[own.wizard_used],
            BYTES[own.psionic_used],
        ]
    )


def _rooms(bits: i64) -> bytearray:
    """A map with these rooms."""
    return _NOTHING.join(
        [
            _TWO_ROWS[bits & 4095],
            _TWO_ROWS[bits >> 12 & 4095],
            _TWO_ROWS[bits >> 24 & 4095],
            _ROW[bits >> 36 & 63],
        ]
    )


def _cards(sheet: Sheet) -> bytearray:
    """Bosses visited, gems, missions, talent and goal."""
    return _NOTHING.join(
        [
            _THREE[sheet.visited & 7],
            FLAGS8[sheet.gems_taken & 255],
            FLAGS8[sheet.gems_gone & 255],
            FLAGS8[sheet.missions & 255],
            FLAGS8[sheet.missions >> 8 & 255],
            _CARD[sheet.talent + 1],
            _CARD[sheet.goal + 1],
            _FOUR[sheet.alignment & 15],
            FLAGS8[sheet.could & 255],
            FLAGS8[sheet.could >> 8 & 255],
        ]
    )


def _counts_of(sheet: Sheet) -> i64:
    """All counts of a sheet in one number; -1 where one of them is too large or negative."""
    health = sheet.health
    potions = sheet.potions
    hearts = sheet.hearts
    wounds = sheet.wounds
    risen = sheet.risen
    gems = sheet.gems
    minions = sheet.minions
    traps = sheet.traps
    walls = sheet.walls
    waters = sheet.waters
    every = health | potions | hearts | wounds | risen | gems | minions | traps | walls | waters
    if every & ~COUNTED != 0:
        return -1
    half = (((health << 6 | potions) << 6 | hearts) << 6 | wounds) << 6 | risen
    return ((((half << 6 | gems) << 6 | minions) << 6 | traps) << 6 | walls) << 6 | waters


def _earlier(state: PaperDungeonsState, seat: i64) -> i64:
    """The fame of a seat's chapters before the one whose sheets lie on the table."""
    fames = state.fames
    if not fames:
        return 0
    total: i64 = 0
    seats: i64 = len(state.sheets)
    for chapter in range(state.chapter):
        total += fames[chapter * seats + seat]
    return total
