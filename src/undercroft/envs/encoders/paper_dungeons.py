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
    upto,
)
from undercroft.games.paper_dungeons.scoring import fame, power
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

_ROUND: Final = one_hot(9)
_BLOCK: Final = one_hot(6)
_TWELVE: Final = one_hot(12)
_CARD: Final = one_hot(16)
_ROOM: Final = one_hot(43)
_DICE_LEFT: Final = ladder(5)
_SKULLS: Final = ladder(6)
# Several of a kind in one piece: fewer pieces are faster to join.
_FIVE_FACES: Final = joined(ladder(3), 2, 5)
_TWO_LEVELS: Final = joined(ladder(6), 4, 2)
_FOUR_BOXES: Final = joined(ladder(2), 2, 4)
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
    Field("steps", (1,), 32, "steps left of the die being walked"),
    Field("wounds_to_take", (1,), COUNTED, "wounds about to be taken, where the player chooses how"),
    Field("waiting", (1,), 32, "how many things wait on the viewer's agenda"),
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

    While a block goes on, a seat sees nothing change but its own sheet. So all else is kept to the end of the block.
    """

    def __init__(self, tables: Tables) -> None:
        self._seats: int = tables.seats
        # The block of which the rest is kept: the table, and the sheets as rivals know them, once one looked at them.
        self._state: PaperDungeonsState | None = None
        self._block: int = -1
        self._table: bytes = b""
        self._shown: list[bytes | None] = []
        # By seat: parts of its sheet as it is, and as rivals know it.
        self._own_parts: list[_Kept] = [_Kept() for _ in range(tables.seats)]
        self._shown_parts: list[_Kept] = [_Kept() for _ in range(tables.seats)]

    def fields(self) -> list[Field]:
        sheets = [
            Field(f"{seat}.{field.name}", field.shape, field.high, field.about)
            for seat in range(self._seats)
            for field in _SHEET
        ]
        return [*_TABLE, *_OWN, *sheets]

    def look(self, state: State, seat: int) -> bytearray:
        if not isinstance(state, PaperDungeonsState) or not 0 <= seat < self._seats:
            raise TypeError(f"a state of Paper Dungeons and one of its {self._seats} seats are needed")
        if (
            self._state is not state
            or self._block != state.block_number
            or state.block_kind == NO_BLOCK  # Dice and cards may have come since.
        ):
            self._state = state
            self._block = state.block_number
            self._table = _table(state)
            self._shown = [None] * self._seats
        parts = [self._table]
        own = state.sheets[seat]
        kept = self._own_parts[seat]
        _add_own(parts, state, own, kept)
        _add_sheet(parts, state, own, kept)
        for away in range(1, self._seats):
            parts.append(self._rival(state, (seat + away) % self._seats))
        return bytearray().join(parts)

    def _rival(self, state: PaperDungeonsState, seat: int) -> bytes:
        """A sheet as all others know it: as of the start of the block."""
        known = self._shown[seat]
        if known is None:
            sheet = state.shown[seat] if state.block_kind != NO_BLOCK else state.sheets[seat]
            if state.tables.secret and not state.over:
                sheet = sheet.copy()
                sheet.talent = -1
                sheet.goal = -1
            parts: list[bytes] = []
            _add_sheet(parts, state, sheet, self._shown_parts[seat])
            known = b"".join(parts)
            self._shown[seat] = known
        return known


class _Kept:
    """Those parts of a sheet that most choices leave as they are, each with the numbers it was made of."""

    __slots__ = (
        "_cards", "_cards_of", "_hands", "_hands_of", "_heroes", "_heroes_of", "_killed", "_marks_of", "_rooms", "_rooms_of",
    )  # fmt: skip

    def __init__(self) -> None:
        self._hands: bytes = b""
        self._hands_of: i64 = -1
        self._heroes: bytes = b""
        self._heroes_of: i64 = -1
        self._rooms: bytes = b""
        self._rooms_of: i64 = -1
        self._killed: i64 = -1
        self._cards: bytes = b""
        self._cards_of: i64 = -1
        self._marks_of: i64 = -1

    def hands(self, sheet: Sheet) -> bytes:
        """The cards dealt to the viewer."""
        of = sheet.talent_hand << 16 | sheet.goal_hand
        if of != self._hands_of:
            self._hands_of = of
            self._hands = b"".join(
                [
                    FLAGS8[sheet.talent_hand & 255],
                    FLAGS8[sheet.talent_hand >> 8 & 255],
                    FLAGS8[sheet.goal_hand & 255],
                    FLAGS8[sheet.goal_hand >> 8 & 255],
                ]
            )
        return self._hands

    def heroes(self, sheet: Sheet) -> bytes:
        """Levels and items."""
        levels = sheet.levels
        boxes = sheet.boxes
        of = levels << 16 | boxes
        if of != self._heroes_of:
            self._heroes_of = of
            self._heroes = b"".join(
                [
                    _TWO_LEVELS[levels & 255],
                    _TWO_LEVELS[levels >> 8 & 255],
                    _FOUR_BOXES[boxes & 255],
                    _FOUR_BOXES[boxes >> 8 & 255],
                ]
            )
        return self._heroes

    def rooms(self, sheet: Sheet) -> bytes:
        """Rooms explored and minions killed."""
        explored = sheet.explored
        killed = sheet.killed
        if explored != self._rooms_of or killed != self._killed:
            self._rooms_of = explored
            self._killed = killed
            self._rooms = b"".join(
                [
                    _TWO_ROWS[explored & 4095],
                    _TWO_ROWS[explored >> 12 & 4095],
                    _TWO_ROWS[explored >> 24 & 4095],
                    _ROW[explored >> 36 & 63],
                    _TWO_ROWS[killed & 4095],
                    _TWO_ROWS[killed >> 12 & 4095],
                    _TWO_ROWS[killed >> 24 & 4095],
                    _ROW[killed >> 36 & 63],
                ]
            )
        return self._rooms

    def cards(self, sheet: Sheet) -> bytes:
        """Bosses visited, gems, missions, talent and goal."""
        marks = ((sheet.missions << 8 | sheet.gems_gone) << 8 | sheet.gems_taken) << 3 | sheet.visited
        cards = ((sheet.could << 4 | sheet.alignment) << 5 | sheet.goal + 1) << 5 | sheet.talent + 1
        if marks != self._marks_of or cards != self._cards_of:
            self._marks_of = marks
            self._cards_of = cards
            self._cards = b"".join(
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
        return self._cards


def _table(state: PaperDungeonsState) -> bytes:
    pool = state.pool
    missions = state.missions
    return b"".join(
        [
            _ROUND[state.round + 1],
            _BLOCK[state.block_kind + 1],
            _FIVE_FACES[pool & 1023],
            _FIVE_FACES[pool >> 10 & 1023],
            _SKULLS[state.skulls],
            _TWELVE[state.dungeon + 1],
            _TWELVE[state.boss1 + 1],
            _TWELVE[state.boss2 + 1],
            _TWELVE[state.boss3 + 1],
            FLAGS8[missions & 255],
            FLAGS8[missions >> 8 & 255],
            _TWELVE[state.chapter + 1],
        ]
    )


def _add_own(parts: list[bytes], state: PaperDungeonsState, own: Sheet, kept: _Kept) -> None:
    done: i64 = 1 if state.members >> own.seat & 1 != 0 and not own.agenda else 0
    dice: i64 = 0
    wounds: i64 = 0
    for step in own.agenda:
        if step is USE_DIE:
            dice += 1
        elif _FIRST_WOUNDS <= step.tag <= _LAST_WOUNDS:
            wounds += step.tag - _FIRST_WOUNDS
    used = own.used
    parts += [
        BYTES[done],
        _FIVE_FACES[used & 1023],
        _FIVE_FACES[used >> 10 & 1023],
        _DICE_LEFT[min(dice, 5)],
        kept.hands(own),
        FLAGS8[own.gems_round & 255],
        FLAGS8[own.forded & 255],
        BYTES[own.wizard_used],
        BYTES[own.psionic_used],
        BYTES[min(own.steps, 32)],
        BYTES[min(wounds, COUNTED)],
        BYTES[min(len(own.agenda), 32)],
    ]


def _add_sheet(parts: list[bytes], state: PaperDungeonsState, sheet: Sheet, kept: _Kept) -> None:
    boss1 = state.boss1
    boss2 = state.boss2
    boss3 = state.boss3
    parts += [
        kept.heroes(sheet),
        kept.rooms(sheet),
        _ROOM[sheet.room + 1],
        kept.cards(sheet),
        bytes(
            [
                upto(sheet.health, COUNTED),
                upto(sheet.potions, COUNTED),
                upto(sheet.hearts, COUNTED),
                upto(sheet.wounds, COUNTED),
                upto(sheet.risen, COUNTED),
                upto(sheet.gems, COUNTED),
                upto(sheet.minions, COUNTED),
                upto(sheet.traps, COUNTED),
                upto(sheet.walls, COUNTED),
                upto(sheet.waters, COUNTED),
                upto(sheet.mission_fame, COUNTED),
                upto(sheet.boss1 + ZERO_FAME, BOSS_FAME),
                upto(sheet.boss2 + ZERO_FAME, BOSS_FAME),
                upto(sheet.boss3 + ZERO_FAME, BOSS_FAME),
                0 if boss1 < 0 else upto(power(sheet, boss1), COUNTED),
                0 if boss2 < 0 else upto(power(sheet, boss2), COUNTED),
                0 if boss3 < 0 else upto(power(sheet, boss3), COUNTED),
                upto(fame(sheet) + ZERO_FAME, MOST),
                upto(_earlier(state, sheet.seat), MOST),
            ]
        ),
    ]


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
