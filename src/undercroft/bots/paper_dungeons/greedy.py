"""The bot that plans its own sheet a round ahead and takes what promises most."""

from __future__ import annotations

from undercroft.bots.bot import Bot
from undercroft.bots.paper_dungeons.atlas import Atlas
from undercroft.bots.paper_dungeons.cards import best_card, card_worth
from undercroft.bots.paper_dungeons.planner import Line, Planner, action, dice_left
from undercroft.bots.paper_dungeons.prospects import Prospects
from undercroft.bots.paper_dungeons.reasons import Reasons
from undercroft.bots.paper_dungeons.weights import Weights
from undercroft.bots.thought import POINTS, Thought
from undercroft.games.paper_dungeons.codes import HEART, KEEP_TALENT, STEP
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.steps import CLOSE
from undercroft.games.paper_dungeons.tables import DungeonMap
from undercroft.games.paper_dungeons.view import PaperDungeonsView
from undercroft.kernel.seat import Seat

SERIOUS = 8
"""How many choices are thought through to the end of the round for a hint."""
FAME = 100.0
"""Prospects count in hundredths,"""
TENTHS = 10.0
"""the worth of cards in tenths."""


class GreedyBot(Bot):
    """Plays Paper Dungeons for its own fame; sees rivals only as far as they take gems and missions away.

    It plans a whole round when first asked in it and remembers the plan, but follows it only while table and sheet
    are those it planned for; after a take-back it plans anew. It has nothing to draw, so its seed does nothing.
    """

    def __init__(self, seed: int, name: str = "greedy", weights: Weights | None = None) -> None:
        self.name = name
        self.weights = Weights() if weights is None else weights
        self._dungeon: DungeonMap | None = None
        self._atlas: Atlas | None = None
        self._table: dict[str, int] = {}
        self._plan: list[tuple[list[int], int]] = []

    def choose(self, seat: Seat) -> int:
        choices = seat.choices
        if len(choices) == 1 or choices[0] == HEART:
            return choices[0]
        view = seat.view()
        assert isinstance(view, PaperDungeonsView)
        assert view.own is not None
        if choices[0] >= KEEP_TALENT:
            return best_card(view, choices)
        return self._planned(view, view.own)

    def consider(self, seat: Seat) -> list[Thought]:
        """The choices that promise most, the fame to expect of each, and what speaks for it."""
        chosen = self.choose(seat)
        view = seat.view()
        assert isinstance(view, PaperDungeonsView)
        assert view.own is not None
        own = view.own
        own.log = None
        prospects = Prospects(view, self._map(own.dungeon), self.weights)
        if seat.choices[0] >= KEEP_TALENT:
            found = self._weigh_cards(view, prospects, seat.choices)
        else:
            found = self._weigh(own, prospects, seat.choices, chosen)
        # Its own choice stands first: it was planned as a whole.
        found.sort(key=lambda pair: (pair[0][0] != chosen, -pair[1]))
        # What must be needs no reason.
        lines = [line for line, _ in found]
        reasons = Reasons(view, prospects).of(lines) if len(seat.choices) > 1 else [()]
        more = self.weights.unforeseen[view.round] / FAME + sum(view.earlier(seat.index))
        return [
            Thought(line[0], value + more, POINTS, why)
            for (line, value), why in zip(found, reasons, strict=True)
        ]

    def _weigh(
        self, own: Sheet, prospects: Prospects, choices: list[int], chosen: int
    ) -> list[tuple[list[int], float]]:
        """The line that each of the likeliest deeds begins, to the end of the block, and the fame it promises."""
        planner = Planner(prospects, self.weights)
        lines = [Line(own, None, -1).play(code) for code in choices]
        for line in lines:
            line.value = prospects.value(line.sheet, dice_left(line.sheet))
        lines.sort(key=lambda line: (line.code != chosen, -line.value))
        # Whoever asks for advice wants to hear of other deeds, not of other dice for the same one.
        deeds: dict[int, Line] = {}
        for line in lines:
            deeds.setdefault(action(line.code) if line.code < STEP else int(line.code), line)
        found: list[tuple[list[int], float]] = []
        for line in list(deeds.values())[:SERIOUS]:
            agenda = line.sheet.agenda
            if not agenda or agenda[-1] is CLOSE:
                found.append(([int(line.code)], int(line.value) / FAME))
            else:
                # Whoever follows one line from die to die has compared nothing but what the next die does.
                plan = planner.plan(line.sheet) if self.weights.beam > 1 else planner.decision(line.sheet)
                found.append(([int(line.code), *plan.codes()], int(plan.value) / FAME))
        return found

    def _weigh_cards(
        self, view: PaperDungeonsView, prospects: Prospects, choices: list[int]
    ) -> list[tuple[list[int], float]]:
        """Each card of the hand, and the fame to expect with it."""
        assert view.own is not None
        mean = int(prospects.value(view.own, 0)) / FAME
        return [([code], mean + card_worth(view, code) / TENTHS) for code in choices]

    def _planned(self, view: PaperDungeonsView, own: Sheet) -> int:
        facts = own.facts()
        if view.table == self._table:
            for sheet_facts, code in self._plan:
                if sheet_facts == facts:
                    return code
        self._table = view.table
        self._plan = self._make_plan(view, own)
        return self._plan[0][1]

    def _make_plan(self, view: PaperDungeonsView, own: Sheet) -> list[tuple[list[int], int]]:
        """Sheets and the choice to make at each, from now to the end of the block."""
        own.log = None
        planner = Planner(Prospects(view, self._map(own.dungeon), self.weights), self.weights)
        plan: list[tuple[list[int], int]] = []
        line: Line = planner.plan(own)
        while line.before is not None:
            plan.append((line.before.sheet.facts(), line.code))
            line = line.before
        plan.reverse()
        return plan

    def _map(self, dungeon: DungeonMap) -> Atlas:
        if self._atlas is None or self._dungeon is not dungeon:
            self._dungeon = dungeon
            self._atlas = Atlas(dungeon)
        return self._atlas
