"""Two dogs in one dungeon: what a moment of a round is worth to the one who moves, found by looking at cards to come.

A round between two is a question of time: who leaves first takes what both want, and who stays gets four cards more. How
the round ends is foretold from a few figures of the dungeon, by what came of such moments in played games
(``forecasts.py``). A turn is judged by the cards that may be drawn, each laid as well as it can be, and a place by
what the rival makes of it. Nothing is drawn by lot: the cards looked at stand evenly in the deck, so the same question
has the same answer everywhere.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Final

from mypy_extensions import i64

from undercroft.bots.doggos.forecasts import EXPLORED, GAIN, LATER, LEFT, OPTIMISM, SHUTS, Forecast
from undercroft.bots.doggos.outlook import Outlook
from undercroft.bots.doggos.routes import NO_ROUTE, Router
from undercroft.bots.doggos.weights import Weights
from undercroft.bots.doggos.worth import COIN, Worth
from undercroft.games.doggos.codes import ROTATE
from undercroft.games.doggos.grid import Grid
from undercroft.games.doggos.player import Player
from undercroft.games.doggos.tables import PASSAGES, turned
from undercroft.games.doggos.view import DoggosView
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.squares import CELL_OF

FAVOURS: Final = (0, 50, 100)
"""How much of what a rival would lose by a claimed room routes are looked for with, in per cent."""
ANSWER_PLACES: Final = 3
"""The places of a rival's card that are looked at with both dogs' eyes."""
PROMISE: Final = 0.06
"""The part of what lies within reach that counts at a glance, whether or not one route takes it."""
LUCK: Final = (4.0, 4.5, 4.0)
"""By rounds: by how many coins (one standard deviation) the lead at the end differs from the one that is foretold.

From the winners of 150 games of medium with its like, and of the 800 games that forecasts were fitted to. In 100 other
games (6,154 moments), sorted into fifths of every round by what was told, those told a chance won within four
hundredths of it on average."""
HIDDEN: Final = (0.0, 1.0, 1.4)
"""By rounds: the coins that the rival's personal quest has brought it so far, which nobody else sees. From the 800 games."""


class Depth:
    """How far a bot looks: the contract between its level and its time.

    ``cards`` are looked at for a turn, ``places`` of each with both dogs' eyes; ``answers`` are the rival's cards that
    are looked at behind each of ``tried`` places for the drawn card, none at all if it is 0; ``alone`` the next cards
    of whoever is alone; ``nodes`` the budget of every route.
    """

    __slots__ = ("alone", "answers", "cards", "nodes", "places", "tried")

    cards: i64
    places: i64
    answers: i64
    tried: i64
    alone: i64
    nodes: i64

    def __init__(
        self, cards: int, places: int, answers: int, tried: int, alone: int, nodes: int = 100
    ) -> None:
        self.cards = cards
        self.places = places
        self.answers = answers
        self.tried = tried
        self.alone = alone
        self.nodes = nodes


class Spot:
    """A cell and a rotation for a card, the dungeon with it, and what it promises whoever lays it."""

    __slots__ = ("cell", "grid", "quarters", "value")

    cell: i64
    quarters: i64
    grid: Grid
    value: float

    def __init__(self, cell: i64, quarters: i64, grid: Grid) -> None:
        self.cell = cell
        self.quarters = quarters
        self.grid = grid
        self.value = 0.0


class Way:
    """A way out: its choices, the figures of the moment with what it brings and leaves, and what they promise."""

    __slots__ = ("codes", "figures", "value")

    codes: list[int]
    figures: list[float]
    value: float

    def __init__(self, codes: list[int], figures: list[float], value: float) -> None:
        self.codes = codes
        self.figures = figures
        self.value = value

    def pays(self) -> bool:
        """Whether it brings anything: with nothing nobody leaves."""
        return self.figures[GAIN] > 0.0


class Duel:
    """What one seat of two makes of a view. Values are coins that a dog gains in this round more than its rival.

    Dogs are 0, oneself, and 1, the rival, who may be gone; then only what asks for nobody else may be asked.
    """

    __slots__ = ("depth", "explored", "left", "optimism", "outlook", "owned", "players", "worths")

    outlook: Outlook
    depth: Depth
    players: list[Player]
    worths: list[Worth]
    owned: list[int]
    left: Forecast
    explored: Forecast
    optimism: float

    def __init__(self, view: DoggosView, weights: Weights, depth: Depth) -> None:
        outlook = Outlook(view, weights)
        self.outlook = outlook
        self.depth = depth
        self.players = [outlook.me, *outlook.rivals]
        self.worths = [outlook.my_worth, *outlook.rival_worths]
        self.owned = [self.worths[dog].of_player(self.players[dog], []) for dog in range(len(self.players))]
        self.left = LEFT[view.round - 1]
        self.explored = EXPLORED[view.round - 1]
        self.optimism = OPTIMISM[view.round - 1]

    # --- A moment ----------------------------------------------------------------------------------------------------

    def value(self, grid: Grid, mover: i64) -> float:
        """What a dungeon promises the dog that moves next, at a glance."""
        figures = self.figures(grid, mover)
        stays = self.explored.of(figures)
        if figures[GAIN] <= 0.0:
            return stays
        goes = self.left.of(figures)
        return goes if goes > stays else stays

    def chance(self, value: float) -> float:
        """The chance to win of whoever gains so many coins more than the rival in this round; it rises with them."""
        place = self.outlook.view.round - 1
        lead = value
        if place > 0:
            # In the first round dogs own what they begin with, and whoever begins with less wins more often.
            lead += (self.owned[0] - self.owned[1]) / COIN - HIDDEN[place]
        return 0.5 + 0.5 * erf(lead / (LUCK[place] * sqrt(2.0)))

    def figures(self, grid: Grid, mover: i64) -> list[float]:
        """What forecasts are made of, with the eyes of the dog that moves next."""
        other = 1 - mover
        mine = self._route(grid, mover)
        yours = self._route(grid, other)
        after = self._route(self._gone(grid, yours, other), mover)
        later = self._route(self._gone(grid, mine, mover), other)
        return [
            self._gain(mine, mover),
            self._gain(yours, other),
            self._gain(after, mover),
            self._gain(later, other),
            1.0 if after.value == NO_ROUTE else 0.0,
            1.0 if later.value == NO_ROUTE else 0.0,
            float(len(grid.cells)),
            float(self.players[mover].paws),
            float(self.players[other].paws),
            1.0 if self.players[mover].ability() == PASSAGES else 0.0,
            1.0 if self.players[other].ability() == PASSAGES else 0.0,
        ]

    def _route(self, grid: Grid, dog: i64) -> Router:
        return self.outlook.route(self.players[dog], self.worths[dog], grid, self.depth.nodes)

    def _gain(self, route: Router, dog: i64) -> float:
        return 0.0 if route.value == NO_ROUTE else (int(route.value) - self.owned[dog]) / COIN

    def _gone(self, grid: Grid, route: Router, dog: i64) -> Grid:
        """The dungeon when a dog has gone its way; as it is if no way leads out."""
        return grid if route.value == NO_ROUTE else self.outlook.finished(self.players[dog], route, grid)

    # --- The turn ----------------------------------------------------------------------------------------------------

    def leaves(self, walk: Walk, budget: i64, patience: float) -> bool:
        """Whether leaving now promises more than one more card, by more than ``patience``, for whoever may do both."""
        way = self.best_way(walk, budget)
        if way is None or not way.pays():
            return False
        return way.value > self.staying(walk.grid, 0, self.depth.cards, self.depth.places) + patience

    def best_way(self, walk: Walk, budget: i64) -> Way | None:
        """The way out from where one stands on a path that leaves one most ahead; ``None`` if none is found."""
        best: Way | None = None
        figures = self.figures(walk.grid, 0)
        for share in FAVOURS:
            route = Router(walk, self.worths[0], self.outlook.favour(walk.grid, share))
            route.search(budget)
            if route.value == NO_ROUTE:
                continue
            way = self.way(walk, route.codes, figures)
            if best is None or way.value > best.value:
                best = way
        return best

    def way(self, walk: Walk, codes: list[int], figures: list[float]) -> Way:
        """A way out from where one stands on a path, to its end; ``figures`` are those of the dungeon before it."""
        ahead = walk.copy()
        for code in codes:
            ahead.apply(code)
        found = figures[:]
        found[GAIN] = (int(self.worths[0].of_walk(ahead)) - self.owned[0]) / COIN
        later = self._route(ahead.finish(), 1)
        found[LATER] = self._gain(later, 1)
        found[SHUTS] = 1.0 if later.value == NO_ROUTE else 0.0
        return Way(codes, found, self.left.of(found))

    def staying(self, grid: Grid, mover: i64, cards: i64, places: i64) -> float:
        """What one more card promises the dog that draws it: the mean over cards that stand evenly in the deck."""
        designs = self.sample(cards)
        if len(designs) == 0 or len(grid.placeable_numbers()) == 0:
            # DD-11: there is nothing to draw, or nowhere to lay it.
            return self.value(grid, mover)
        total = 0.0
        for design in designs:
            total += self.spots(grid, design, mover, places)[0].value
        return total / len(designs) - self.optimism

    def sample(self, cards: i64) -> list[int]:
        """Cards that may come, one of every equal part of the unseen ones in the order of their designs."""
        unseen = self.outlook.view.unseen
        total: i64 = 0
        for count in unseen:
            total += count
        found: list[int] = []
        if total == 0:
            return found
        design: i64 = 0
        passed: i64 = unseen[0]
        for part in range(cards):
            place = (2 * part + 1) * total // (2 * cards)
            while passed <= place:
                design += 1
                passed += unseen[design]
            found.append(design)
        return found

    # --- A card ------------------------------------------------------------------------------------------------------

    def spots(self, grid: Grid, design: i64, mover: i64, places: i64) -> list[Spot]:
        """The places for a card that look best to its dog, best first, judged with both dogs' eyes."""
        found = self._all_spots(grid, design, mover, True)
        del found[places:]
        for spot in found:
            spot.value = -self.value(spot.grid, 1 - mover)
        found.sort(key=_by_promise)
        return found

    def _all_spots(self, grid: Grid, design: i64, mover: i64, both: bool) -> list[Spot]:
        """All places for a card, those first that look best at a glance at the routes."""
        found: list[Spot] = []
        tables = self.outlook.tables
        edges: i64 = tables.edges[design]
        for number in grid.placeable_numbers():
            cell: i64 = CELL_OF[number]
            for quarters in tables.rotations[design]:
                if grid.fits(cell, turned(edges, quarters)):
                    laid = grid.copy()
                    laid.lay(tables, cell, design, quarters)
                    found.append(self._glance(Spot(cell, quarters, laid), mover, both))
        found.sort(key=_by_promise)
        return found

    def _glance(self, spot: Spot, mover: i64, both: bool) -> Spot:
        gain, reach = self.prospect(spot.grid, mover)
        spot.value = gain + reach
        if both:
            spot.value -= self._gain(self._route(spot.grid, 1 - mover), 1 - mover)
        return spot

    def prospect(self, grid: Grid, dog: i64) -> tuple[float, float]:
        """What a dog's way out of a dungeon gains, and what counts of all that lies within its reach."""
        route = self._route(grid, dog)
        gain = self._gain(route, dog)
        hope = 0.0 if route.value == NO_ROUTE else (int(route.hope) - self.owned[dog]) / COIN - gain
        return gain, PROMISE * hope

    def drawn(self, choices: list[int]) -> list[Spot]:
        """The places for the drawn card that look best, best first, while both are inside.

        Like every card laid with both dogs' eyes they promise more than comes of it, by ``optimism``.
        """
        depth = self.depth
        found = self.offered(choices, True)
        del found[max(depth.places, depth.tried) :]
        for spot in found:
            spot.value = -self.value(spot.grid, 1)
        found.sort(key=_by_promise)
        if depth.answers > 0:
            del found[depth.tried :]
            for spot in found:
                spot.value = -self._answered(spot.grid)
            found.sort(key=_by_promise)
        return found

    def _answered(self, grid: Grid) -> float:
        """What a dungeon promises the rival, who leaves or draws one more card."""
        stays = self.staying(grid, 1, self.depth.answers, ANSWER_PLACES)
        figures = self.figures(grid, 1)
        if figures[GAIN] <= 0.0:
            return stays
        goes = self.left.of(figures)
        return goes if goes > stays else stays

    def drawn_alone(self, choices: list[int], cards: i64) -> list[Spot]:
        """The places for the drawn card, best first, when no rival is inside and so many cards may follow.

        Values are the coins of one's own way out.
        """
        found = self.offered(choices, False)
        if cards > 0 and self.depth.alone > 0 and len(found) > 1:
            del found[self.depth.places :]
            designs = self.sample(self.depth.alone)
            for spot in found:
                if len(designs) == 0 or len(spot.grid.placeable_numbers()) == 0:
                    continue
                total = 0.0
                for design in designs:
                    total += self._all_spots(spot.grid, design, 0, False)[0].value
                spot.value = total / len(designs)
            found.sort(key=_by_promise)
        return found

    def offered(self, choices: list[int], both: bool) -> list[Spot]:
        """All places for the drawn card, those first that look best at a glance at the routes."""
        view = self.outlook.view
        design: i64 = view.table["drawn"]
        if choices[0] < ROTATE:
            return self._all_spots(self.outlook.grid, design, 0, both)
        found: list[Spot] = []
        for code in choices:
            laid = self.outlook.laid(view.chosen, code - ROTATE)
            found.append(self._glance(Spot(view.chosen, code - ROTATE, laid), 0, both))
        found.sort(key=_by_promise)
        return found


def _by_promise(spot: Spot) -> tuple[float, int, int]:
    return (-spot.value, spot.cell, spot.quarters)
