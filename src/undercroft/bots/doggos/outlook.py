"""The dungeon with everybody's eyes: what a way out is worth now, what waiting may bring, where a card helps."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.bots.doggos.routes import NO_ROUTE, Router
from undercroft.bots.doggos.weights import SHUT_IN, Weights
from undercroft.bots.doggos.worth import Worth
from undercroft.games.doggos.codes import EXPLORE, LEAVE, PLACE, ROTATE, SLEEP
from undercroft.games.doggos.grid import NO_MARK, Grid, paw_mark
from undercroft.games.doggos.player import INSIDE, Player
from undercroft.games.doggos.state import NO_COUNTDOWN
from undercroft.games.doggos.tables import ROUNDS, Tables, turned
from undercroft.games.doggos.view import DoggosView
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.squares import CELL_OF, NUMBER_OF


class Place:
    """A cell and a rotation for the drawn card, and how good they look: the sum of four figures.

    ``way`` is what one's own route gains, ``reach`` what lies within reach, ``safety`` what a leaving rival would
    leave, ``envy`` what rivals gain; all in hundredths of the gains' measure.
    """

    __slots__ = ("cell", "envy", "quarters", "reach", "safety", "way")

    cell: i64
    quarters: i64
    way: i64
    reach: i64
    safety: i64
    envy: i64

    def __init__(self, cell: i64, quarters: i64) -> None:
        self.cell = cell
        self.quarters = quarters
        self.way = 0
        self.reach = 0
        self.safety = 0
        self.envy = 0

    def score(self) -> i64:
        """How good it looks."""
        return self.way + self.reach + self.safety - self.envy


class Wait:
    """What another card is likely to bring, and what rivals who leave before one's next turn are likely to take.

    ``rival`` is the seat that is most to be feared, or -1, ``loss`` what it would take from one's route.
    """

    __slots__ = ("growth", "loss", "rival", "risk")

    growth: i64
    risk: i64
    rival: i64
    loss: i64

    def __init__(self) -> None:
        self.growth = 0
        self.risk = 0
        self.rival = -1
        self.loss = 0


class Turn:
    """Explore, leave or sleep: its line and what it is likely to bring."""

    __slots__ = ("line", "value")

    line: list[int]
    value: i64

    def __init__(self, line: list[int], value: i64) -> None:
        self.line = line
        self.value = value


class Outlook:
    """What one seat makes of a view. Gains are hundredths of a coin over what a player owns already."""

    __slots__ = (
        "aims",
        "grid",
        "me",
        "my_worth",
        "rival_worths",
        "rivals",
        "supply",
        "tables",
        "view",
        "weights",
    )

    tables: Tables
    view: DoggosView
    weights: Weights
    grid: Grid
    supply: i64
    me: Player
    my_worth: Worth
    rivals: list[Player]
    rival_worths: list[Worth]
    aims: list[int]

    def __init__(self, view: DoggosView, weights: Weights) -> None:
        assert view.seat is not None
        self.tables = view.tables
        self.view = view
        self.weights = weights
        self.grid = view.grid
        self.supply = view.table["supply"]
        self.me = view.players[view.seat]
        self.my_worth = self._worth(self.me)
        # In the order of turns.
        self.rivals = []
        for number in range(1, self.tables.seats):
            player = view.players[(view.seat + number) % self.tables.seats]
            if player.status == INSIDE:
                self.rivals.append(player)
        self.rival_worths = [self._worth(rival) for rival in self.rivals]
        self.aims = self._aims()
        for place in range(len(self.rivals)):
            share = weights.deny * self.aims[place] // 100
            if share > 0:
                self.my_worth.deny(self.rivals[place], self.rival_worths[place], share)

    def _worth(self, player: Player) -> Worth:
        view = self.view
        return Worth(
            self.tables, self.weights, view.players, player.seat, view.table["common"], view.table["round"]
        )

    def _aims(self) -> list[int]:
        """By rivals inside: in per cent, how much what hurts them helps. Whoever is likely to win counts most."""
        if len(self.rivals) == 0:
            return []
        left = self.rounds_left() + 1
        strong: list[int] = []
        for place in range(len(self.rivals)):
            rival = self.rivals[place]
            owned: i64 = self.rival_worths[place].of_player(rival, [])
            strong.append(owned + left * self.weights.renown[rival.ability()])
        best = max(strong)
        even = (100 - self.weights.aim) // (self.tables.seats - 1)
        found: list[int] = [even] * len(strong)
        found[strong.index(best)] += self.weights.aim
        return found

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

    def favour(self, grid: Grid, bar: i64 = -1) -> list[int] | None:
        """By rooms: what it is worth to keep rivals out of it, in part of what their best routes would lose.

        ``bar`` is this part in per cent, that of the weights if nothing is said.
        """
        if bar < 0:
            bar = self.weights.bar
        if bar == 0 or len(self.rivals) == 0:
            return None
        found = [0] * len(grid.cells)
        for place in range(i64(len(self.rivals))):
            rival = self.rivals[place]
            worth = self.rival_worths[place]
            budget = self.weights.rival_nodes
            share = bar * self.aims[place] // 100
            if share == 0:
                continue
            route = self.route(rival, worth, grid, budget)
            if route.value == NO_ROUTE:
                continue
            owned = worth.of_player(rival, [])
            for local in range(i64(1), route.rooms):
                if route.through >> local & 1 == 0 or route.wants[local] == 0:
                    continue
                room: i64 = grid.at[route.cells[local]]
                grid.marks[room] = paw_mark(self.me.seat, 0, 1)
                other = self.route(rival, worth, grid, budget)
                grid.marks[room] = NO_MARK
                lost = route.value - (owned if other.value == NO_ROUTE else other.value)
                if lost > 0:
                    found[room] += lost * share // 100
        return found

    # --- The turn ----------------------------------------------------------------------------------------------------

    def turn(self, choices: list[int]) -> i64:
        """Explore, leave or sleep."""
        return self.turns(choices)[0].line[0]

    def turns(self, choices: list[int]) -> list[Turn]:
        """What may be done in a turn, best first, with the way out for leaving; what cannot be judged is left out."""
        sleep = self.sleep_gain()
        found: list[Turn] = [Turn([SLEEP], sleep)]
        base = sleep
        gain = NO_ROUTE
        mine: Router | None = None
        if LEAVE in choices:
            mine = Router(
                Walk(self.tables, self.grid, self.me, self.supply), self.my_worth, self.favour(self.grid)
            )
            mine.search(self.weights.turn_nodes)
            if mine.value != NO_ROUTE:
                gain = mine.value - mine.bonus - self.my_worth.of_player(self.me, [])
                found.insert(0 if gain >= sleep else 1, Turn([LEAVE, *mine.codes], gain))
                base = max(base, gain)
        if EXPLORE in choices:
            if not self._room_to_grow():
                found.append(Turn([EXPLORE], -1))
            else:
                wait = self.wait(mine, gain)
                explore = Turn([EXPLORE], base + wait.growth - wait.risk)
                # Whoever has nothing to lose goes on.
                found.insert(len(found) if self._hurries(gain) else 0, explore)
        found.sort(key=_by_value)
        return found

    def _room_to_grow(self) -> bool:
        """Whether the dungeon may grow on; a countdown ends by itself."""
        return self.view.table["countdown"] != NO_COUNTDOWN or len(self.grid.cells) < self.weights.crowd

    def _hurries(self, gain: i64) -> bool:
        """Whether there is something to lose by waiting."""
        return len(self.rivals) > 0 and gain >= 0

    def wait(self, mine: Router | None, gain: i64) -> Wait:
        """What another card may add to the best route, and what a rival's leaving may take from it."""
        found = Wait()
        weights = self.weights
        inside: i64 = len(self.rivals) + 1
        late = self._late()
        found.growth = weights.grown(gain if gain > 0 else 0, self.me.paws, inside, late)
        if mine is None or not self._hurries(gain):
            return found
        cards = self._cards_to_come()
        left = self.finished(self.me, mine, self.grid)
        worst: i64 = 0
        for place in range(i64(len(self.rivals))):
            rival = self.rivals[place]
            worth = self.rival_worths[place]
            route = self.route(rival, worth, self.grid, weights.rival_nodes)
            if route.value == NO_ROUTE:
                continue
            rivals_gain = route.value - worth.of_player(rival, [])
            after = self._gain_on(self.finished(rival, route, self.grid), self.me, self.my_worth)
            loss = weights.lost(gain, after, inside - 1, cards)
            harm = weights.lost(rivals_gain, self._gain_on(left, rival, worth), inside - 1, cards)
            spite = weights.harm * self.aims[place] // 100
            growth = weights.grown(rivals_gain, rival.paws, inside, late)
            tempted = weights.tempted(growth, harm + loss * spite // 100)
            risk = (loss + harm * spite // 100) * tempted // 100
            found.risk += risk
            if risk > worst:
                worst = risk
                found.rival = rival.seat
                found.loss = loss
        return found

    def _late(self) -> bool:
        """Whether somebody has left, so that cards are counted."""
        return self.view.table["countdown"] != NO_COUNTDOWN

    def _cards_to_come(self) -> i64:
        """The cards that this seat would lay after a rival has left."""
        countdown: i64 = self.view.table["countdown"]
        if countdown == NO_COUNTDOWN:
            return 4
        return countdown // (len(self.rivals) + 1)

    def finished(self, player: Player, route: Router, grid: Grid) -> Grid:
        """A dungeon when a player has gone its way."""
        walk = Walk(self.tables, grid, player.copy(), self.supply)
        for code in route.codes:
            walk.apply(code)
        return walk.finish()

    def _gain_on(self, grid: Grid, player: Player, worth: Worth) -> i64:
        """A player's best gain in a dungeon, ``SHUT_IN`` if no way leads out."""
        route = self.route(player, worth, grid, self.weights.rival_nodes)
        return SHUT_IN if route.value == NO_ROUTE else route.value - worth.of_player(player, [])

    def _hoped(self, gain: i64) -> i64:
        """A gain after others have left, as it counts for a place."""
        return -self.weights.shut if gain == SHUT_IN else gain

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
                places.append(self.looked_at(self.view.chosen, code - ROTATE))
        else:
            design: i64 = self.view.table["drawn"]
            edges: i64 = self.tables.edges[design]
            for code in choices:
                cell: i64 = CELL_OF[code - PLACE]
                for quarters in self.tables.rotations[design]:
                    if self.grid.fits(cell, turned(edges, quarters)):
                        places.append(self.looked_at(cell, quarters))
        self._rank(places)
        return places

    def laid(self, cell: i64, quarters: i64) -> Grid:
        """The dungeon with the drawn card."""
        grid = self.grid.copy()
        grid.lay(self.tables, cell, self.view.table["drawn"], quarters)
        return grid

    def looked_at(self, cell: i64, quarters: i64) -> Place:
        """A place with one's own eyes."""
        route = self.route(self.me, self.my_worth, self.laid(cell, quarters), self.weights.place_nodes)
        own = self.my_worth.of_player(self.me, [])
        gain = route.value - own if route.value != NO_ROUTE else 0
        hope = route.hope - own
        place = Place(cell, quarters)
        place.way = gain * 100
        place.reach = (hope - gain) * self.weights.promise
        return place

    def _rank(self, places: list[Place]) -> None:
        """Sort places, best first; those that look best are looked at with the rivals' eyes too, the others go."""
        places.sort(key=_by_score)
        if not self.minds_rivals():
            return
        del places[self.weights.rival_places :]
        for place in places:
            self.look_again(place)
        places.sort(key=_by_score)

    def minds_rivals(self) -> bool:
        """Whether rivals have a say in where a card goes."""
        weights = self.weights
        return len(self.rivals) > 0 and weights.envy + weights.envy_later + weights.safety > 0

    def look_again(self, place: Place) -> None:
        """A place with the rivals' eyes: what they would carry out, and what each would leave of the other's route."""
        weights = self.weights
        budget = weights.rival_nodes
        grid = self.laid(place.cell, place.quarters)
        mine = self.route(self.me, self.my_worth, grid, budget)
        left = grid if mine.value == NO_ROUTE else self.finished(self.me, mine, grid)
        kept: i64 = 0
        all_gone = grid
        for number in range(i64(len(self.rivals))):
            rival = self.rivals[number]
            worth = self.rival_worths[number]
            route = self.route(rival, worth, grid, budget)
            after = grid
            if route.value != NO_ROUTE:
                gain = route.value - worth.of_player(rival, [])
                place.envy += gain * weights.envy * self.aims[number] // 100
                after = self.finished(rival, route, grid)
                if number == 0:
                    all_gone = after
                else:
                    route = self.route(rival, worth, all_gone, budget)
                    if route.value != NO_ROUTE:
                        all_gone = self.finished(rival, route, all_gone)
            later = self._hoped(self._gain_on(left, rival, worth))
            place.envy += later * weights.envy_later * self.aims[number] // 100
            own = self._hoped(self._gain_on(after, self.me, self.my_worth))
            if number == 0 or own < kept:
                kept = own
        if len(self.rivals) > 1:
            last = self._hoped(self._gain_on(all_gone, self.me, self.my_worth))
            kept += (last - kept) * weights.last // 100
        place.safety = kept * weights.safety


def _by_score(place: Place) -> tuple[int, int, int]:
    return (-place.score(), place.cell, place.quarters)


def _by_value(turn: Turn) -> int:
    return -turn.value
