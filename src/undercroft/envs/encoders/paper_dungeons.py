"""Views of Paper Dungeons as bytes."""

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
from undercroft.games.paper_dungeons.state import PaperDungeonsState
from undercroft.games.paper_dungeons.steps import USE_DIE, WOUNDS
from undercroft.games.paper_dungeons.tables import Tables
from undercroft.games.paper_dungeons.view import PaperDungeonsView
from undercroft.kernel.state import State
from undercroft.kernel.view import View

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
    Field("wounds_to_take", (1,), 64, "wounds about to be taken, where the player chooses how"),
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

    While a block goes on, a view that is brought up to date (``PaperDungeonsView.renew``) differs in the viewer's own
    sheet alone. So of the view that each seat has shown last the rest is kept.
    """

    def __init__(self, tables: Tables) -> None:
        seats = tables.seats
        self._seats: int = seats
        # Whom ``look`` has looked at last, and by which views.
        self._state: PaperDungeonsState | None = None
        self._looked: list[PaperDungeonsView | None] = [None] * seats
        # The views whose unchanging parts are kept.
        self._views: list[PaperDungeonsView | None] = [None] * seats
        self._heads: list[bytes] = [b""] * seats
        self._tails: list[bytes] = [b""] * seats

    def fields(self) -> list[Field]:
        sheets = [
            Field(f"{seat}.{field.name}", field.shape, field.high, field.about)
            for seat in range(self._seats)
            for field in _SHEET
        ]
        return [*_TABLE, *_OWN, *sheets]

    def encode(self, view: View) -> bytearray:
        if not isinstance(view, PaperDungeonsView):
            raise TypeError(f"a view of Paper Dungeons is needed, not {type(view).__name__}")
        own = view.own
        if own is None:
            raise TypeError("who only watches has no observation: a seat's view is needed")
        viewer = own.seat
        if self._views[viewer] is not view:
            self._keep(view, viewer)
        table = view.table
        whole = bytearray(self._heads[viewer])
        whole += _own(own, table["done"])
        whole += _sheet(own, table["boss1"], table["boss2"], table["boss3"], _earlier(view, viewer))
        whole += self._tails[viewer]
        return whole

    def look(self, state: State, seat: int) -> bytearray:
        if not isinstance(state, PaperDungeonsState) or not 0 <= seat < self._seats:
            raise TypeError(f"a state of Paper Dungeons and one of its {self._seats} seats are needed")
        if self._state is not state:
            self._state = state
            self._looked = [None] * self._seats
        view = self._looked[seat]
        if view is None or not view.renew(state):
            view = state.view(seat)
            self._looked[seat] = view
        return self.encode(view)

    def _keep(self, view: PaperDungeonsView, viewer: i64) -> None:
        """Encode what does not change while the view's block goes on."""
        table = view.table
        self._views[viewer] = view
        self._heads[viewer] = _table(table)
        rivals: list[bytes] = []
        for away in range(1, self._seats):
            seat = (viewer + away) % self._seats
            rivals.append(
                _sheet(
                    view.sheets[seat], table["boss1"], table["boss2"], table["boss3"], _earlier(view, seat)
                )
            )
        self._tails[viewer] = b"".join(rivals)


def _table(table: dict[str, int]) -> bytes:
    pool: i64 = table["pool"]
    missions: i64 = table["missions"]
    return b"".join(
        [
            _ROUND[table["round"] + 1],
            _BLOCK[table["block_kind"] + 1],
            _FIVE_FACES[pool & 1023],
            _FIVE_FACES[pool >> 10 & 1023],
            _SKULLS[table["skulls"]],
            _TWELVE[table["dungeon"] + 1],
            _TWELVE[table["boss1"] + 1],
            _TWELVE[table["boss2"] + 1],
            _TWELVE[table["boss3"] + 1],
            FLAGS8[missions & 255],
            FLAGS8[missions >> 8 & 255],
            _TWELVE[table["chapter"] + 1],
        ]
    )


def _own(own: Sheet, done: i64) -> bytes:
    dice: i64 = 0
    wounds: i64 = 0
    for step in own.agenda:
        if step is USE_DIE:
            dice += 1
        elif _FIRST_WOUNDS <= step.tag <= _LAST_WOUNDS:
            wounds += step.tag - _FIRST_WOUNDS
    used = own.used
    return b"".join(
        [
            BYTES[done],
            _FIVE_FACES[used & 1023],
            _FIVE_FACES[used >> 10 & 1023],
            _DICE_LEFT[min(dice, 5)],
            FLAGS8[own.talent_hand & 255],
            FLAGS8[own.talent_hand >> 8 & 255],
            FLAGS8[own.goal_hand & 255],
            FLAGS8[own.goal_hand >> 8 & 255],
            FLAGS8[own.gems_round & 255],
            FLAGS8[own.forded & 255],
            BYTES[own.wizard_used],
            BYTES[own.psionic_used],
            BYTES[min(own.steps, 32)],
            BYTES[min(wounds, 64)],
            BYTES[min(len(own.agenda), 32)],
        ]
    )


def _sheet(sheet: Sheet, boss1: i64, boss2: i64, boss3: i64, earlier: i64) -> bytes:
    levels = sheet.levels
    boxes = sheet.boxes
    explored = sheet.explored
    killed = sheet.killed
    return b"".join(
        [
            _TWO_LEVELS[levels & 255],
            _TWO_LEVELS[levels >> 8 & 255],
            _FOUR_BOXES[boxes & 255],
            _FOUR_BOXES[boxes >> 8 & 255],
            _TWO_ROWS[explored & 4095],
            _TWO_ROWS[explored >> 12 & 4095],
            _TWO_ROWS[explored >> 24 & 4095],
            _ROW[explored >> 36 & 63],
            _TWO_ROWS[killed & 4095],
            _TWO_ROWS[killed >> 12 & 4095],
            _TWO_ROWS[killed >> 24 & 4095],
            _ROW[killed >> 36 & 63],
            _ROOM[sheet.room + 1],
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
            BYTES[upto(sheet.health, COUNTED)],
            BYTES[upto(sheet.potions, COUNTED)],
            BYTES[upto(sheet.hearts, COUNTED)],
            BYTES[upto(sheet.wounds, COUNTED)],
            BYTES[upto(sheet.risen, COUNTED)],
            BYTES[upto(sheet.gems, COUNTED)],
            BYTES[upto(sheet.minions, COUNTED)],
            BYTES[upto(sheet.traps, COUNTED)],
            BYTES[upto(sheet.walls, COUNTED)],
            BYTES[upto(sheet.waters, COUNTED)],
            BYTES[upto(sheet.mission_fame, COUNTED)],
            BYTES[upto(sheet.boss1 + ZERO_FAME, BOSS_FAME)],
            BYTES[upto(sheet.boss2 + ZERO_FAME, BOSS_FAME)],
            BYTES[upto(sheet.boss3 + ZERO_FAME, BOSS_FAME)],
            BYTES[0 if boss1 < 0 else upto(power(sheet, boss1), COUNTED)],
            BYTES[0 if boss2 < 0 else upto(power(sheet, boss2), COUNTED)],
            BYTES[0 if boss3 < 0 else upto(power(sheet, boss3), COUNTED)],
            BYTES[upto(fame(sheet) + ZERO_FAME, MOST)],
            BYTES[upto(earlier, MOST)],
        ]
    )


def _earlier(view: PaperDungeonsView, seat: i64) -> i64:
    """The fame of a seat's earlier chapters."""
    total: i64 = 0
    if view.steps[0] > 0:
        for before in view.earlier(seat):
            total += before
    return total
