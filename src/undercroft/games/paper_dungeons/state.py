"""A game of Paper Dungeons at one moment: the table, the sheets, and what is still to happen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from undercroft.games.paper_dungeons import reasons
from undercroft.games.paper_dungeons.describe import choice_args, describe_choice
from undercroft.games.paper_dungeons.scoring import boss_row, fame, power, row_wounds, score_lines
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.steps import (
    CLOSE,
    KEEP_GOAL_STEP,
    KEEP_TALENT_STEP,
    USE_DIE,
    give_reward,
    open_talent,
    take_wounds,
)
from undercroft.games.paper_dungeons.tables import (
    ALL_CARDS,
    BARBARIAN,
    BEFORE_THE_GAME,
    CLERIC,
    FORTUNE_TELLER,
    GIFT_LEVEL,
    Tables,
)
from undercroft.kernel.agenda import TableStep
from undercroft.kernel.bits import bit, ones
from undercroft.kernel.events import TABLE, EventLog
from undercroft.kernel.frame import AgendaState, hashed
from undercroft.kernel.messages import Choice, Outcome, Reason, ScoreLine, Value
from undercroft.kernel.streams import Streams

if TYPE_CHECKING:
    from undercroft.games.paper_dungeons.view import PaperDungeonsView

NO_BLOCK: Final = 0
KEEP_BLOCK: Final = 1
TALENT_BLOCK: Final = 2
ROUND_BLOCK: Final = 3
WOUND_BLOCK: Final = 4
REWARD_BLOCK: Final = 5
DICE_OF_A_ROUND: Final = 3
"""PD-3.3: how many dice everybody uses."""

OWN_FIELDS: Final = (
    "block_kind", "round", "roll", "pool", "skulls", "chapter", "dungeon", "boss1", "boss2", "boss3", "missions",
    "talent_deck", "goal_deck", "winner",
)  # fmt: skip
FIELDS: Final = ("block_number", "members", "pending", *OWN_FIELDS)
"""The numbers of the table in the order in which they are hashed and encoded."""


class PaperDungeonsState(AgendaState[TableStep["PaperDungeonsState"]]):
    """The state of one game; see ``kernel.state.State`` for the contract."""

    __slots__ = ("fames", "sheets", "shown", "tables", *OWN_FIELDS)

    tables: Tables
    sheets: list[Sheet]
    shown: list[Sheet]
    fames: list[int]
    block_kind: i64
    round: i64
    roll: i64
    pool: i64
    skulls: i64
    chapter: i64
    dungeon: i64
    boss1: i64
    boss2: i64
    boss3: i64
    missions: i64
    talent_deck: i64
    goal_deck: i64
    winner: i64

    def __init__(self, tables: Tables, streams: Streams, asks_chance: bool) -> None:
        super().__init__(reasons.REFUSALS, tables.seats, streams, asks_chance)
        self.tables = tables
        self.sheets = []
        self.shown = []  # the sheets as rivals know them while a block goes on
        self.fames = []  # fame of the finished chapters, seat by seat
        self.block_kind = NO_BLOCK
        self.round = 0
        self.roll = -1
        self.pool = 0
        self.skulls = 0
        self.chapter = 0
        self.dungeon = -1
        self.boss1 = -1
        self.boss2 = -1
        self.boss3 = -1
        self.missions = 0
        self.talent_deck = ALL_CARDS
        self.goal_deck = ALL_CARDS
        self.winner = -1

    # --- The contract --------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome | None:
        if not self.over:
            return None
        return _outcome(self)

    def seat_choices_into(self, seat: i64, buffer: list[int]) -> None:
        sheet = self.sheets[seat]
        sheet.agenda[-1].choices_into(sheet, buffer)

    def seat_refusal(self, seat: i64, code: i64) -> i64:
        sheet = self.sheets[seat]
        return sheet.agenda[-1].refusal(sheet, code)

    def seat_reason(self, seat: i64, code: i64) -> i64:
        return self.seat_refusal(seat, code)

    def apply(self, seat: int, code: int) -> None:
        super().apply(seat, code)
        if self.log is not None:
            self.tell_rest()

    def seat_answer(self, seat: i64, code: i64) -> None:
        sheet = self.sheets[seat]
        agenda = sheet.agenda
        length: i64 = len(agenda)
        if sheet.mark == 0:
            sheet.mark = length
        agenda.pop().answer(sheet, code)
        sheet.settle()
        length = len(agenda)
        if length < sheet.mark:
            sheet.mark = 0
            if length == 0:
                self.pending &= ~bit(seat)
                if self.pending == 0:
                    self.close_sheets()

    def in_draft(self, seat: int) -> bool:
        return 0 <= seat < len(self.sheets) and self.sheets[seat].mark != 0

    def progress(self, seat: int) -> int:
        """PD-3.3: how many of the three dice have been used completely; a die that is being used does not count."""
        if self.block_kind != ROUND_BLOCK:
            return 0
        sheet = self.sheets[seat]
        begun: i64 = DICE_OF_A_ROUND - sheet.agenda.count(USE_DIE)
        return begun - 1 if begun > 0 and sheet.mark != 0 else begun

    def copy(self) -> PaperDungeonsState:
        other = PaperDungeonsState(self.tables, self.streams.copy(), self.asks_chance)
        self.frame_into(other)
        other.sheets = [sheet.copy() for sheet in self.sheets]
        # What is shown never changes, only gets replaced: it can be shared.
        other.shown = self.shown
        other.fames = self.fames
        other.block_kind = self.block_kind
        other.round = self.round
        other.roll = self.roll
        other.pool = self.pool
        other.skulls = self.skulls
        other.chapter = self.chapter
        other.dungeon = self.dungeon
        other.boss1 = self.boss1
        other.boss2 = self.boss2
        other.boss3 = self.boss3
        other.missions = self.missions
        other.talent_deck = self.talent_deck
        other.goal_deck = self.goal_deck
        other.winner = self.winner
        return other

    def digest(self) -> str:
        facts: list[object] = [
            self.facts(),
            self.streams.facts(),
            self.asks_chance,
            self.tables.content.hash,
            sorted((key, str(value)) for key, value in self.tables.options.items()),
            [sheet.facts() for sheet in self.sheets],
            [sheet.facts() for sheet in self.shown] if self.block_kind != NO_BLOCK else [],
        ]
        return hashed(facts)

    def facts(self) -> list[int]:
        """Everything on the table itself as numbers, the sheets left out."""
        numbers: list[int] = [getattr(self, name) for name in FIELDS]
        return [*numbers, len(self.fames), *self.fames, *(step.tag for step in self.agenda)]

    def view(self, seat: int | None) -> PaperDungeonsView:
        from undercroft.games.paper_dungeons.view import PaperDungeonsView

        return PaperDungeonsView.of_state(self, seat)

    def seat_choice(self, seat: int, code: int) -> Choice:
        return describe_choice(self.sheets[seat], code)

    def choice_args(self, seat: int, code: int) -> dict[str, Value]:
        return choice_args(self.sheets[seat], code)

    def score(self, seat: int) -> int:
        before = 0
        for place in range(seat, len(self.fames), self.seats):
            before += self.fames[place]
        # A finished chapter lies in the fames already; its sheet stays on the table until the next one starts.
        return before if self.over else before + fame(self.sheets[seat])

    def score_sheet(self, seat: int, viewer: int | None) -> list[ScoreLine]:
        own = viewer is not None and viewer == seat
        known = own or self.over or not self.tables.secret
        sheet = self.sheets[seat] if own or self.block_kind == NO_BLOCK else self.shown[seat]
        lines = score_lines(sheet, known)
        return self._chapter_lines(seat) + lines

    def _chapter_lines(self, seat: int) -> list[ScoreLine]:
        """Earlier chapters of a campaign; the last one's lines stand in full."""
        count = len(self.fames) // self.seats - (1 if self.over else 0)
        lines: list[ScoreLine] = []
        for chapter in range(count):
            points = self.fames[chapter * self.seats + seat]
            args: dict[str, Value] = {"chapter": self.tables.campaign[chapter]}
            lines.append(ScoreLine("L", "score-chapter", "PD-13.2", points, args))
        return lines

    def listen(self, log: EventLog | None) -> None:
        super().listen(log)
        for sheet in self.sheets:
            sheet.log = log

    # --- Blocks --------------------------------------------------------------------------------------------------

    def open_block(self, kind: i64, members: i64) -> None:
        """PD-2.4: these seats decide at the same time; nobody sees what a rival does before all are done."""
        self.block_kind = kind
        self.shown = [sheet.copy() for sheet in self.sheets]
        # What happened before the block is known to all before it begins.
        self.tell_rest()
        self.begin_block(members)
        for sheet in self.sheets:
            if members >> sheet.seat & 1 != 0:
                self.open_sheet(sheet)

    def open_sheet(self, sheet: Sheet) -> None:
        """Put on one sheet's agenda what the block asks of it."""
        kind = self.block_kind
        sheet.agenda.append(CLOSE)
        if kind == KEEP_BLOCK:
            sheet.agenda.append(KEEP_GOAL_STEP)
            sheet.agenda.append(KEEP_TALENT_STEP)
        elif kind == TALENT_BLOCK:
            if self.tables.secret:
                # What a talent does before the game gives it away, and so does doing nothing.
                sheet.could &= bit(sheet.talent) if BEFORE_THE_GAME >> sheet.talent & 1 else ~BEFORE_THE_GAME
            open_talent(sheet)
        elif kind == ROUND_BLOCK:
            for _ in range(DICE_OF_A_ROUND):
                sheet.agenda.append(USE_DIE)
            if self.tables.ask_potions:
                take_wounds(sheet, self.skull_wounds(sheet))
        elif kind == WOUND_BLOCK:
            take_wounds(sheet, self.boss_wounds(sheet))
        else:
            give_reward(sheet, self.tables.boss_reward[self.boss()])
        sheet.settle()

    def close_sheets(self) -> None:
        """All are done: what they did becomes known."""
        self.block_kind = NO_BLOCK
        self.shown = []
        self.end_block()

    # --- What several steps need -----------------------------------------------------------------------------------

    def stage(self) -> i64:
        """PD-2.1: 1 to 3; rounds 1-3, 4-6, 7-8."""
        return (self.round + 2) // 3

    def boss(self) -> i64:
        """The boss of this stage."""
        stage = self.stage()
        if stage == 1:
            return self.boss1
        return self.boss2 if stage == 2 else self.boss3

    def skull_wounds(self, sheet: Sheet) -> i64:
        """PD-3.2: a wound a skull; cleric 4 none, fortune teller one fewer."""
        wounds = self.skulls
        if wounds == 0 or sheet.level(CLERIC) >= GIFT_LEVEL:
            return 0
        if sheet.talent == FORTUNE_TELLER:
            wounds -= 1
        if self.tables.secret:
            sheet.show(FORTUNE_TELLER)
        return wounds

    def boss_wounds(self, sheet: Sheet) -> i64:
        """PD-8.4: the wounds of the row reached; the barbarian takes none."""
        if not self.meets_boss(sheet):
            return 0
        boss = self.boss()
        row = boss_row(sheet, boss, power(sheet, boss))
        if self.tables.secret and row >= 0 and self.tables.boss_wounds[boss * 3 + row] > 0:
            sheet.show(BARBARIAN)
        return row_wounds(sheet, boss, row)

    def meets_boss(self, sheet: Sheet) -> bool:
        """PD-8.2: whether the party has been in the boss's room in time."""
        return sheet.visited >> (self.stage() - 1) & 1 != 0

    def numbers(self) -> dict[str, int]:
        """The figures of the table itself, by name."""
        figures: dict[str, int] = {name: getattr(self, name) for name in TABLE_NUMBERS}
        for seat in range(self.seats):
            figures[f"{seat}.earlier"] = sum(self.fames[seat :: self.seats])
        return figures

    def tell_rest(self) -> None:
        """Tell what no other event has told: what rivals can conclude about a hidden talent."""
        if self.log is not None:
            for sheet in self.sheets:
                sheet.tell("noticed", "PD-1.6", {}, rest=True)

    def tell(self, kind: str, rule: str, args: dict[str, Value], chance: bool = False) -> None:
        """Tell an event of the table. Call it only if somebody listens."""
        if self.log is not None:
            self.log.emit(kind, TABLE, rule, args, self.numbers(), chance)


TABLE_NUMBERS: Final = ("round", "roll", "chapter", "dungeon", "boss1", "boss2", "boss3", "missions")


def _outcome(state: PaperDungeonsState) -> Outcome:
    seats = state.seats
    scores = [sum(state.fames[seat::seats]) for seat in range(seats)]
    campaign = len(state.tables.campaign) > 0
    # PD-12.2: a tie goes to the party that explored more; PD-13.2: in a campaign it is shared.
    breakers = [0 if campaign else ones(sheet.explored) for sheet in state.sheets]
    order = [(scores[seat], breakers[seat]) for seat in range(seats)]
    ranks = [1 + sum(1 for other in order if other > mine) for mine in order]
    outcome_reasons = [_rank_reason(scores, order, seat, campaign) for seat in range(seats)]
    kind = "campaign" if campaign else "solo" if seats == 1 else "fame"
    return Outcome(kind, tuple(scores), tuple(ranks), tuple(outcome_reasons))


def _rank_reason(scores: list[int], order: list[tuple[int, int]], seat: int, campaign: bool) -> Reason:
    args: dict[str, Value] = {"fame": scores[seat], "rooms": order[seat][1]}
    if campaign:
        shared = scores.count(scores[seat]) > 1
        return Reason("PD-13.2", "rank-shared" if shared else "ranked-by-fame", args)
    if order.count(order[seat]) > 1:
        return Reason("PD-12.2", "rank-shared", args)
    if scores.count(scores[seat]) > 1:
        return Reason("PD-12.2", "ranked-by-rooms", args)
    return Reason("PD-12.2", "ranked-by-fame", args)
