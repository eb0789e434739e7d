"""The dungeon with everybody's eyes: what a way out is worth now, what waiting may bring, where a card helps."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.bots.doggos.routes import NO_ROUTE, Router
from undercroft.bots.doggos.weights import Weights
from undercroft.bots.doggos.worth import Worth
from undercroft.games.doggos.codes import EXPLORE, LEAVE, PLACE, ROTATE, SLEEP
from undercroft.games.doggos.grid import Grid
from undercroft.games.doggos.player import INSIDE, Player
from undercroft.games.doggos.state import NO_COUNTDOWN
from undercroft.games.doggos.tables import ROUNDS, Tables, turned
from undercroft.games.doggos.view import DoggosView
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.squares import CELL_OF, NUMBER_OF


class Place:
    """A cell and a rotation for the drawn card, and how good they look."""

    __slots__ = ("cell", "quarters", "score")

    cell: i64
    quarters: i64
    score: i64

    def __init__(self, cell: i64, quarters: i64, score: i64) -> None:
        self.cell = cell
        self.quarters = quarters
        self.score = score


class Outlook:
    """What one seat makes of a view. Gains are hundredths of a coin over what a player owns already."""

    __slots__ = ("grid", "me", "my_worth", "rival_worths", "rivals", "supply", "tables", "view", "weights")

    tables: Tables
    view: DoggosView
    weights: Weights
    grid: Grid
    supply: i64
    me: Player
    my_worth: Worth
    rivals: list[Player]
    rival_worths: list[Worth]

    def __init__(self, view: DoggosView, weights: Weights) -> None:
        assert view.seat is not None
        self.tables = view.tables
        self.view = view
        self.weights = weights
        self.grid = view.grid
        self.supply = view.table["supply"]
        self.me = view.players[view.seat]
        self.my_worth = self._worth(self.me)
        self.rivals = [
            player for player in view.players if player.seat != self.me.seat and player.status == INSIDE
        ]
        self.rival_worths = [self._worth(rival) for rival in self.rivals]
        share = weights.deny // (self.tables.seats - 1) if self.rivals else 0
        for place in range(len(self.rivals)):
            self.my_worth.deny(self.rivals[place], self.rival_worths[place], share)

    def _worth(self, player: Player) -> Worth:
        view = self.view
        return Worth(
            self.tables, self.weights, view.players, player.seat, view.table["common"], view.table["round"]
        )

    def rounds_left(self) -> i64:
        """The rounds after this one."""
        return ROUNDS - self.view.round

    def sleep_gain(self) -> i64:
        """DD-19: what the extra paw of a sleeper is worth."""
        return self.weights.paw[self.rounds_left()] if self.me.extra > 0 else 0

    def route(self, player: Player, worth: Worth, grid: Grid, budget: i64, floor: i64 = NO_ROUTE) -> Router:
        """A player's best way out of a dungeon."""
        router = Router(Walk(self.tables, grid, player, self.supply), worth)
        router.search(budget, floor)
        return router

    # --- The turn ----------------------------------------------------------------------------------------------------

    def turn(self, choices: list[int]) -> i64:
        """Explore, leave or sleep."""
        own = self.my_worth.of_player(self.me, [])
        sleep = self.sleep_gain()
        may_explore = EXPLORE in choices
        gain = NO_ROUTE
        if LEAVE in choices:
            mine = self.route(self.me, self.my_worth, self.grid, self.weights.turn_nodes)
            gain = mine.value - own
            if may_explore and not self._waits(mine, gain):
                may_explore = False
        if may_explore and self._room_to_grow():
            return EXPLORE
        if LEAVE in choices and gain > NO_ROUTE // 2 and gain >= sleep:
            return LEAVE
        return SLEEP

    def _room_to_grow(self) -> bool:
        """Whether the dungeon may grow on; a countdown ends by itself."""
        return self.view.table["countdown"] != NO_COUNTDOWN or len(self.grid.cells) < self.weights.crowd

    def _waits(self, mine: Router, gain: i64) -> bool:
        """Whether another card is likelier to help than a rival's leaving to hurt."""
        if not self.rivals or gain < 0:
            return True
        weights = self.weights
        growth = self._growth(gain, self.me.paws)
        cards = self._cards_to_come()
        recovery = weights.recovery * cards
        risk: i64 = 0
        left = self._finished(self.me, mine, self.grid)
        for place in range(i64(len(self.rivals))):
            rival = self.rivals[place]
            worth = self.rival_worths[place]
            route = self.route(rival, worth, self.grid, weights.rival_nodes)
            if route.value == NO_ROUTE:
                continue
            rivals_gain = route.value - worth.of_player(rival, [])
            after = self._gain_on(self._finished(rival, route, self.grid), self.me, self.my_worth)
            loss = max(i64(0), gain - after - recovery)
            harm = max(i64(0), rivals_gain - self._gain_on(left, rival, worth) - recovery)
            spite = weights.harm // (self.tables.seats - 1)
            tempted = self._tempted(rivals_gain, rival.paws, harm + loss * spite // 100)
            risk += (loss + harm * spite // 100) * tempted // 100
        return growth > risk

    def _growth(self, gain: i64, paws: i64) -> i64:
        """What a round of turns is likely to add to the best route: the less, the better it is already."""
        enough = self.weights.enough * paws // 5
        if gain >= enough:
            return 0
        return self.weights.growth * (enough - gain) // enough

    def _cards_to_come(self) -> i64:
        """The cards that this seat would lay after a rival has left."""
        countdown: i64 = self.view.table["countdown"]
        if countdown == NO_COUNTDOWN:
            return 4
        return countdown // (len(self.rivals) + 1)

    def _tempted(self, gain: i64, paws: i64, advantage: i64) -> i64:
        """How likely a rival is to leave before one's next turn, in per cent: being first against another card."""
        growth = self._growth(gain, paws) * self.weights.nerve // 100
        return 100 if advantage >= growth else advantage * 100 // growth

    def _finished(self, player: Player, route: Router, grid: Grid) -> Grid:
        """A dungeon when a player has gone its way."""
        walk = Walk(self.tables, grid, player.copy(), self.supply)
        for code in route.codes:
            walk.apply(code)
        return walk.finish()

    def _gain_on(self, grid: Grid, player: Player, worth: Worth) -> i64:
        """A player's best gain in a dungeon, nothing if no way leads out."""
        route = self.route(player, worth, grid, self.weights.rival_nodes)
        return 0 if route.value == NO_ROUTE else route.value - worth.of_player(player, [])

    # --- The drawn card ----------------------------------------------------------------------------------------------

    def place(self, choices: list[int]) -> i64:
        """The cell for the drawn card, or its rotation where the cell is chosen."""
        best = self.places(choices)[0]
        if choices[0] >= ROTATE:
            return ROTATE + best.quarters
        return PLACE + NUMBER_OF[best.cell]

    def places(self, choices: list[int]) -> list[Place]:
        """The cells and rotations for the drawn card that look best, best first."""
        places: list[Place] = []
        if choices[0] >= ROTATE:
            for code in choices:
                places.append(self._looked_at(self.view.chosen, code - ROTATE))
        else:
            design: i64 = self.view.table["drawn"]
            edges: i64 = self.tables.edges[design]
            for code in choices:
                cell: i64 = CELL_OF[code - PLACE]
                for quarters in self.tables.rotations[design]:
                    if self.grid.fits(cell, turned(edges, quarters)):
                        places.append(self._looked_at(cell, quarters))
        self._rank(places)
        return places

    def _laid(self, cell: i64, quarters: i64) -> Grid:
        grid = self.grid.copy()
        grid.lay(self.tables, cell, self.view.table["drawn"], quarters)
        return grid

    def _looked_at(self, cell: i64, quarters: i64) -> Place:
        """A place with one's own eyes."""
        route = self.route(self.me, self.my_worth, self._laid(cell, quarters), self.weights.place_nodes)
        own = self.my_worth.of_player(self.me, [])
        gain = route.value - own if route.value != NO_ROUTE else 0
        hope = route.hope - own
        return Place(cell, quarters, gain * 100 + (hope - gain) * self.weights.promise)

    def _rank(self, places: list[Place]) -> None:
        """Sort places, best first; those that look best are looked at with the rivals' eyes too, the others go."""
        places.sort(key=_by_score)
        if not self.rivals:
            return
        del places[self.weights.rival_places :]
        for place in places:
            self._look_again(place)
        places.sort(key=_by_score)

    def _look_again(self, place: Place) -> None:
        """A place with the rivals' eyes: what they would carry out, and what each would leave of the other's route."""
        weights = self.weights
        budget = weights.rival_nodes
        grid = self._laid(place.cell, place.quarters)
        mine = self.route(self.me, self.my_worth, grid, budget)
        left = grid if mine.value == NO_ROUTE else self._finished(self.me, mine, grid)
        rivals = self.tables.seats - 1
        kept: i64 = 0
        for number in range(i64(len(self.rivals))):
            rival = self.rivals[number]
            worth = self.rival_worths[number]
            route = self.route(rival, worth, grid, budget)
            after = grid
            if route.value != NO_ROUTE:
                gain = route.value - worth.of_player(rival, [])
                place.score -= gain * weights.envy // rivals
                after = self._finished(rival, route, grid)
            place.score -= self._gain_on(left, rival, worth) * weights.envy_later // rivals
            own = self._gain_on(after, self.me, self.my_worth)
            if number == 0 or own < kept:
                kept = own
        place.score += kept * weights.safety


def _by_score(place: Place) -> tuple[int, int, int]:
    return (-place.score, place.cell, place.quarters)
