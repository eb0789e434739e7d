"""What a seat at a table of Paper Dungeons knows, and full states guessed from it."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.games.paper_dungeons.rounds import (
    DEAL_GOALS,
    DEAL_TALENTS,
    FIGHT_BOSS,
    STAGE_ENDS,
    TABLE_STEPS,
)
from undercroft.games.paper_dungeons.scoring import fame, power
from undercroft.games.paper_dungeons.sheet import FIELDS as SHEET_FIELDS
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.state import FIELDS as TABLE_FIELDS
from undercroft.games.paper_dungeons.state import NO_BLOCK, PaperDungeonsState
from undercroft.games.paper_dungeons.steps import STEPS
from undercroft.games.paper_dungeons.tables import ALL_CARDS, ROLLS, Tables
from undercroft.kernel.bits import bit, nth_one, ones
from undercroft.kernel.streams import DEALS, Streams
from undercroft.kernel.view import View
from undercroft.kernel.wire import named_numbers, number_lists, numbers, seat_or_none

_PROGRESS = ("pending", "talent_deck", "goal_deck")
"""Numbers of the table that no view holds: rivals' progress, and the cards left in the box."""


class PaperDungeonsView(View):
    """The table, all sheets as this seat may know them, and its own sheet as it is.

    ``sheets`` holds every party as of the start of the block; ``own`` is the seat's own sheet now (None for a
    spectator). Cards that the seat may not know are -1, hands dealt to others 0.
    """

    __slots__ = ("_seat", "own", "sheets", "steps", "table", "tables")

    tables: Tables
    table: dict[str, int]
    steps: list[int]
    sheets: list[Sheet]
    own: Sheet | None
    _seat: int | None

    def __init__(self, tables: Tables, seat: int | None) -> None:
        self.tables = tables
        self._seat = seat
        self.table = {}
        self.steps = []
        self.sheets = []
        self.own = None

    @staticmethod
    def of_state(state: PaperDungeonsState, seat: int | None) -> PaperDungeonsView:
        """The view of a seat, built from what it may see."""
        view = PaperDungeonsView(state.tables, seat)
        # Name by name: every observation of a learner and every answer of a table waits for it.
        view.table = {
            "block_number": state.block_number, "members": state.members, "block_kind": state.block_kind,
            "round": state.round, "roll": state.roll, "pool": state.pool, "skulls": state.skulls,
            "chapter": state.chapter, "dungeon": state.dungeon, "boss1": state.boss1, "boss2": state.boss2,
            "boss3": state.boss3, "missions": state.missions, "winner": state.winner, "done": 0,
        }  # fmt: skip
        view.steps = [len(state.fames), *state.fames, *[step.tag for step in state.agenda]]
        known = state.shown if state.block_kind != NO_BLOCK else state.sheets
        cards_open = state.over or not state.tables.secret
        for index, sheet in enumerate(known):
            copy = sheet.copy()
            if index != seat:
                _hide(copy, cards_open)
            view.sheets.append(copy)
        if seat is not None:
            own = state.sheets[seat]
            view.own = own.copy()
            view.table["done"] = 1 if state.members >> seat & 1 != 0 and not own.agenda else 0
        return view

    @property
    def seat(self) -> int | None:
        return self._seat

    @property
    def round(self) -> int:
        """The round, 1-8; 0 during set-up."""
        return self.table["round"]

    @property
    def stage(self) -> int:
        """The stage, 1-3; 0 during set-up."""
        return (self.round + 2) // 3

    @property
    def over(self) -> bool:
        """Whether the game has ended: nobody owes a decision, and nothing is to come."""
        return self.table["members"] == 0 and len(self.steps) == 1 + self.steps[0]

    @property
    def bosses(self) -> tuple[int, int, int]:
        """The three bosses by their number in the pack; -1 where none lies yet."""
        return self.table["boss1"], self.table["boss2"], self.table["boss3"]

    @property
    def dice(self) -> tuple[int, ...]:
        """The six dice by their bookkeeping numbers, skulls 0; empty before the first roll."""
        roll = self.table["roll"]
        return ROLLS.faces[roll] if roll >= 0 else ()

    @property
    def missions(self) -> list[int]:
        """The open missions by their number in the pack."""
        return [card for card in range(16) if self.table["missions"] >> card & 1]

    def fought(self, stage: int) -> bool:
        """Whether the boss of a stage is behind the parties, its fame noted in their boxes."""
        if stage != self.stage:
            return stage < self.stage
        to_come = self.steps[1 + self.steps[0] :]
        return self.round in STAGE_ENDS and FIGHT_BOSS.tag not in to_come

    def earlier(self, seat: int) -> list[int]:
        """A seat's fame of the chapters before the one whose sheets lie on the table."""
        fames = self.steps[1 : 1 + self.steps[0]][seat :: self.tables.seats]
        return fames[: self.table["chapter"]]

    def sheet(self, seat: int) -> Sheet:
        """A party as this seat knows it: its own one as it is now, the others as of the start of the block."""
        if seat == self._seat and self.own is not None:
            return self.own
        return self.sheets[seat]

    def power(self, seat: int, stage: int) -> int:
        """A party's power against the boss of a stage, by what is known of it."""
        return power(self.sheet(seat), self.bosses[stage - 1])

    def fame(self, seat: int) -> int:
        """What a party's sheet is worth if the game ended now, by what is known of it."""
        return fame(self.sheet(seat))

    def to_wire(self) -> dict[str, object]:
        return {
            "seat": self._seat,
            "seats": self.tables.seats,
            "options": dict(self.tables.options),
            "table": self.table,
            "steps": self.steps,
            "sheets": [sheet.facts() for sheet in self.sheets],
            "own": None if self.own is None else self.own.facts(),
        }

    @staticmethod
    def of_wire(tables: Tables, wire: dict[str, object]) -> PaperDungeonsView:
        """The view that ``to_wire`` was made of; ``ValueError`` for anything else."""
        seat = seat_or_none(wire["seat"])
        view = PaperDungeonsView(tables, seat)
        view.table = named_numbers(wire["table"])
        view.steps = numbers(wire["steps"])
        sheets = number_lists(wire["sheets"])
        view.sheets = [view._read_sheet(facts, index) for index, facts in enumerate(sheets)]
        if wire["own"] is not None and seat is not None:
            view.own = view._read_sheet(numbers(wire["own"]), seat)
        return view

    def _read_sheet(self, facts: list[int], seat: i64) -> Sheet:
        dungeon = max(0, self.table["dungeon"])
        sheet = Sheet(self.tables, self.tables.dungeons[dungeon], seat)
        for name, value in zip(SHEET_FIELDS, facts, strict=False):
            setattr(sheet, name, value)
        sheet.agenda = [STEPS[tag] for tag in facts[len(SHEET_FIELDS) :]]
        roll = self.table["roll"]
        sheet.pool = ROLLS.pools[roll] if roll >= 0 else 0
        return sheet

    def numbers(self) -> dict[str, int]:
        figures = {name: self.table[name] for name in ("round", "roll", "chapter", "dungeon", "missions")}
        for number, boss in enumerate(self.bosses):
            figures[f"boss{number + 1}"] = boss
        seats = self.tables.seats
        count = self.steps[0]
        fames = self.steps[1 : 1 + count]
        for seat in range(seats):
            figures[f"{seat}.earlier"] = sum(fames[seat::seats])
        for seat in range(len(self.sheets)):
            sheet = self.sheet(seat)
            figures.update(sheet.numbers())
            figures.update(sheet.cards())
        return figures

    # --- Guessing --------------------------------------------------------------------------------------------------

    def guess(self, streams: Streams, chance: str = "roll") -> PaperDungeonsState:
        state = PaperDungeonsState(self.tables, streams.branch(), chance == "ask")
        for name in TABLE_FIELDS:
            if name not in _PROGRESS:
                setattr(state, name, self.table[name])
        count = self.steps[0]
        state.fames = self.steps[1 : 1 + count]
        state.agenda = [TABLE_STEPS[tag] for tag in self.steps[1 + count :]]
        known = [sheet.copy() for sheet in self.sheets]
        self._deal(known, state, streams)
        if state.block_kind == NO_BLOCK:
            state.sheets = known
        else:
            state.shown = known
            state.sheets = [sheet.copy() for sheet in known]
            for sheet in state.sheets:
                sheet.pool = state.pool
                if state.members >> sheet.seat & 1 != 0 and sheet.seat != self._index():
                    state.open_sheet(sheet)
                    state.pending |= bit(sheet.seat)
        if self.own is not None:
            state.sheets[self._index()] = self.own.copy()
            if self.own.agenda:
                state.pending |= bit(self._index())
        return state

    def _index(self) -> int:
        return -1 if self._seat is None else self._seat

    def _deal(self, sheets: list[Sheet], state: PaperDungeonsState, streams: Streams) -> None:
        """Give rivals cards that fit all that this seat has seen; what is left over stays in the box."""
        rivals = [sheet for sheet in sheets if sheet.seat != self._index()]
        talents: i64 = ALL_CARDS
        goals: i64 = ALL_CARDS
        if self.own is not None:
            talents &= ~self.own.talent_hand
            goals &= ~self.own.goal_hand
        # A sheet shows its alignment once its cards are kept.
        kept = [sheet for sheet in rivals if sheet.alignment != 0]
        if self.tables.secret:
            _guess_kept(kept, talents, goals, streams)
        for sheet in kept:
            sheet.talent_hand = bit(sheet.talent)
            sheet.goal_hand = bit(sheet.goal)
            talents &= ~sheet.talent_hand
            goals &= ~sheet.goal_hand
        for sheet in rivals:
            # A deal that is still on the agenda has not happened.
            if DEAL_TALENTS[sheet.seat] not in state.agenda:
                sheet.talent_hand = _fill_hand(sheet.talent_hand, talents, streams)
                talents &= ~sheet.talent_hand
            if DEAL_GOALS[sheet.seat] not in state.agenda:
                sheet.goal_hand = _fill_hand(sheet.goal_hand, goals, streams)
                goals &= ~sheet.goal_hand
        state.talent_deck = talents
        state.goal_deck = goals


def _guess_kept(rivals: list[Sheet], talents: i64, goals: i64, streams: Streams) -> None:
    """Draw hidden cards of rivals, each assignment that fits as likely as any other."""
    hidden = [sheet for sheet in rivals if sheet.talent < 0]
    fitting_talents: list[int] = []
    fitting_goals: list[int] = []
    for sheet in hidden:
        fitting_talents.append(talents & sheet.could)
        fitting_goals.append(goals & _aligned(sheet))
    drawn_talents = _draw_different(fitting_talents, streams)
    drawn_goals = _draw_different(fitting_goals, streams)
    for place, sheet in enumerate(hidden):
        sheet.talent = drawn_talents[place]
        sheet.goal = drawn_goals[place]


def _draw_different(fitting: list[int], streams: Streams) -> list[int]:
    """A card of each set, drawn again until all are different: uniform over all ways that work."""
    while True:
        drawn: list[int] = []
        for cards in fitting:
            drawn.append(nth_one(cards, streams.below(DEALS, ones(cards))))
        if len(set(drawn)) == len(drawn):
            return drawn


def _fill_hand(hand: i64, cards: i64, streams: Streams) -> i64:
    """Two cards: those of the hand, and further ones drawn from these cards."""
    while ones(hand) < 2:
        left = cards & ~hand
        hand |= bit(nth_one(left, streams.below(DEALS, ones(left))))
    return hand


def _aligned(sheet: Sheet) -> i64:
    """The goals that give the sheet's alignment."""
    goals: i64 = 0
    for goal in range(i64(16)):
        if sheet.tables.alignments[goal] == sheet.alignment:
            goals |= bit(goal)
    return goals


def _hide(sheet: Sheet, cards_open: bool) -> None:
    """Take off a rival's copy what only that rival may know."""
    sheet.agenda = []
    sheet.mark = 0
    sheet.talent_hand = 0
    sheet.goal_hand = 0
    if not cards_open:
        sheet.talent = -1
        sheet.goal = -1
