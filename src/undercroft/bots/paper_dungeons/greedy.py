"""The bot that plans its own sheet a round ahead and takes what promises most."""

from __future__ import annotations

from undercroft.bots.bot import Bot
from undercroft.bots.paper_dungeons.atlas import Atlas
from undercroft.bots.paper_dungeons.cards import best_goal, best_talent
from undercroft.bots.paper_dungeons.planner import Line, Planner, dice_left
from undercroft.bots.paper_dungeons.prospects import Prospects
from undercroft.bots.paper_dungeons.weights import Weights
from undercroft.games.paper_dungeons.codes import HEART, KEEP_GOAL, KEEP_TALENT
from undercroft.games.paper_dungeons.sheet import Sheet
from undercroft.games.paper_dungeons.steps import CLOSE
from undercroft.games.paper_dungeons.tables import DungeonMap
from undercroft.games.paper_dungeons.view import PaperDungeonsView
from undercroft.kernel.seat import Seat

SERIOUS = 8
"""How many choices are thought through to the end of the round for a hint."""
FAME = 100.0
"""Prospects count in hundredths."""


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
        if choices[0] >= KEEP_GOAL:
            return best_goal(view, choices)
        if choices[0] >= KEEP_TALENT:
            return best_talent(view, choices)
        return self._planned(view, view.own)

    def consider(self, seat: Seat) -> list[tuple[int, float]]:
        """The choices that promise most and the fame each leads to, as far as the plan of the round can tell."""
        chosen = self.choose(seat)
        choices = seat.choices
        if len(choices) == 1 or choices[0] == HEART or choices[0] >= KEEP_TALENT:
            return [(chosen, 0.0)]
        view = seat.view()
        assert isinstance(view, PaperDungeonsView)
        assert view.own is not None
        own = view.own
        own.log = None
        prospects = Prospects(view, self._map(own.dungeon), self.weights)
        planner = Planner(prospects, self.weights)
        lines = [Line(own, None, -1).play(code) for code in choices]
        for line in lines:
            line.value = prospects.value(line.sheet, dice_left(line.sheet))
        lines.sort(key=lambda line: (line.code != chosen, -line.value))
        values: dict[int, float] = {}
        for line in lines[:SERIOUS]:
            agenda = line.sheet.agenda
            ends = not agenda or agenda[-1] is CLOSE
            values[line.code] = (int(line.value) if ends else int(planner.plan(line.sheet).value)) / FAME
        # Its own choice stands first: it was planned as a whole.
        return sorted(values.items(), key=lambda pair: (pair[0] != chosen, -pair[1]))

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
