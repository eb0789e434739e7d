"""Paper Dungeons for the search: a line is the whole use of a round's dice, and a table is played out to its end."""

from __future__ import annotations

from math import erf, sqrt

from undercroft.bots.paper_dungeons.atlas import Atlas
from undercroft.bots.paper_dungeons.cards import best_card
from undercroft.bots.paper_dungeons.planner import Planner
from undercroft.bots.paper_dungeons.prospects import Prospects
from undercroft.bots.paper_dungeons.reasons import Reasons
from undercroft.bots.paper_dungeons.weights import Weights
from undercroft.bots.search.domain import Domain, digest
from undercroft.bots.thought import POINTS, WIN_CHANCE
from undercroft.games.paper_dungeons.codes import HEART, KEEP_TALENT
from undercroft.games.paper_dungeons.conditions import goal_fame
from undercroft.games.paper_dungeons.scoring import hero_fame, item_fame, wound_penalty
from undercroft.games.paper_dungeons.state import PaperDungeonsState
from undercroft.games.paper_dungeons.tables import DungeonMap
from undercroft.games.paper_dungeons.view import PaperDungeonsView
from undercroft.kernel.messages import Phrase
from undercroft.kernel.state import CHANCE, State
from undercroft.kernel.view import View

SURE_LEAD = 60.0
"""A lead of so much fame is a won game, as far as one can tell."""
SOLO_FAME = 250.0
"""More than anybody reaches alone."""
LUCK = (18.5, 18.0, 17.0, 15.5, 13.5, 10.0, 7.0, 4.5, 2.5)
"""How far a lead still shifts to the end, by round: the standard deviation in 80 games of two seats."""
EVERY_REWARD = 9
"""More ways to take a reward than there are."""


class PaperDungeonsDomain(Domain):
    """Lines come from the planner of a round, with a beam that misses little; the future is played with a narrow one."""

    __slots__ = ("_ahead", "_atlas", "_dungeon", "_narrow", "figures", "wide")

    wide: Weights
    """What the lines of a decision are planned with."""
    _ahead: Weights
    """What those are planned with that the search comes to in thought."""
    _narrow: Weights
    _dungeon: DungeonMap | None
    _atlas: Atlas | None

    def __init__(self, beam: int = 500, beam_ahead: int = 100, habit_beam: int = 1) -> None:
        self.figures = ("bosses", "heroes", "items", "gems", "minions", "wounds", "goal", "missions")
        self.wide = Weights()
        self.wide.beam = beam
        self.wide.rewards = EVERY_REWARD
        self._ahead = Weights()
        self._ahead.beam = beam_ahead
        self._ahead.rewards = EVERY_REWARD
        self._narrow = Weights()
        self._narrow.beam = habit_beam
        self._dungeon = None
        self._atlas = None

    def lines(self, view: View, choices: list[int]) -> list[list[int]]:
        return self._planned(view, choices, self.wide)

    def lines_ahead(self, view: View, choices: list[int]) -> list[list[int]]:
        return self._planned(view, choices, self._ahead)

    def _planned(self, view: View, choices: list[int], weights: Weights) -> list[list[int]]:
        assert isinstance(view, PaperDungeonsView)
        own = view.own
        assert own is not None
        if choices[0] == HEART:
            # PD-4.2: filling a potion's heart is never worse.
            return [[HEART]]
        if choices[0] >= KEEP_TALENT:
            best = best_card(view, choices)
            return [[best], *([code] for code in choices if code != best)]
        own.log = None
        planner = Planner(Prospects(view, self._map(own.dungeon), weights), weights)
        return [line.codes() for line in planner.plans(own)]

    def habit(self, state: State, seat: int) -> None:
        assert isinstance(state, PaperDungeonsState)
        view = state.view(seat)
        assert isinstance(view, PaperDungeonsView)
        own = view.own
        assert own is not None
        choices = state.choices(seat)
        if len(choices) == 1 or choices[0] == HEART:
            state.apply(seat, choices[0])
            return
        if choices[0] >= KEEP_TALENT:
            state.apply(seat, best_card(view, choices))
            return
        own.log = None
        planner = Planner(Prospects(view, self._map(own.dungeon), self._narrow), self._narrow)
        for code in planner.plan(own).codes():
            state.apply(seat, code)

    def play_out(self, state: State) -> None:
        while True:
            to_act = state.to_act
            if not to_act:
                return
            if to_act[0] == CHANCE:
                state.apply(CHANCE, state.sample())
            else:
                self.habit(state, to_act[0])

    def worth(self, state: State) -> list[float]:
        scores = [state.score(seat) for seat in range(state.seats)]
        if len(scores) == 1:
            return [_share(scores[0] / SOLO_FAME)]
        found: list[float] = []
        for seat in range(len(scores)):
            best = max([scores[other] for other in range(len(scores)) if other != seat])
            found.append(_share(0.5 + (scores[seat] - best) / (2.0 * SURE_LEAD)))
        return found

    def figures_of(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, PaperDungeonsState)
        sheet = state.sheets[seat]
        tables = sheet.tables
        return [
            float(int(sheet.boss1 + sheet.boss2 + sheet.boss3)),
            float(int(hero_fame(sheet))),
            float(int(item_fame(sheet))),
            float(tables.gem_fame[sheet.gems]),
            float(tables.minion_fame[sheet.minions]),
            -float(int(wound_penalty(sheet) + tables.resurrection * sheet.risen)),
            float(int(goal_fame(sheet, sheet.goal))) if sheet.goal >= 0 else 0.0,
            float(int(sheet.mission_fame)),
        ]

    def told(self, view: View, worth: float) -> tuple[float, str]:
        """Alone the fame to expect; else the chance that the expected lead lasts."""
        assert isinstance(view, PaperDungeonsView)
        if len(view.sheets) == 1:
            return worth * SOLO_FAME, POINTS
        lead = (2.0 * worth - 1.0) * SURE_LEAD
        return 0.5 * (1.0 + erf(lead / (LUCK[view.round] * sqrt(2.0)))), WIN_CHANCE

    def reasons(self, view: View, lines: list[list[int]]) -> list[tuple[Phrase, ...]]:
        assert isinstance(view, PaperDungeonsView)
        own = view.own
        assert own is not None
        own.log = None
        return Reasons(view, Prospects(view, self._map(own.dungeon), self.wide)).of(lines)

    def key(self, view: View) -> bytes:
        assert isinstance(view, PaperDungeonsView)
        facts: list[object] = [view.seat, sorted(view.table.items()), view.steps]
        for sheet in view.sheets:
            facts.append(sheet.facts())
        if view.own is not None:
            facts.append(view.own.facts())
        return digest(facts)

    def _map(self, dungeon: DungeonMap) -> Atlas:
        if self._atlas is None or self._dungeon is not dungeon:
            self._dungeon = dungeon
            self._atlas = Atlas(dungeon)
        return self._atlas


def _share(value: float) -> float:
    return max(0.0, min(1.0, value))
