"""How dogs play on without much thought: what the search plays a round out with, hundreds of times a decision."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.bots.doggos.cards import best_dog, best_quest
from undercroft.bots.doggos.routes import NO_ROUTE, Router
from undercroft.bots.doggos.weights import SHUT_IN, Weights
from undercroft.bots.doggos.worth import Worth
from undercroft.games.doggos.codes import CONFIRM, DOG, EXPLORE, LEAVE, PLACE, QUEST, ROTATE, SLEEP
from undercroft.games.doggos.grid import CLOSED, FREE, Grid
from undercroft.games.doggos.player import INSIDE, Player
from undercroft.games.doggos.rounds import PLACE_ROOM, TAKE_TURN, may_explore
from undercroft.games.doggos.state import NO_COUNTDOWN, DoggosState
from undercroft.games.doggos.tables import ROUNDS, turned
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.squares import NUMBER_OF, STRIDE
from undercroft.kernel.state import CHANCE
from undercroft.kernel.streams import DICE


class Habit:
    """Greedy at a glance: a few places for a card, short looks at the ways out, and rivals judged by theirs."""

    __slots__ = ("_crowd", "_left", "_routes", "_stamps", "_worths", "horizon", "places", "weights")

    weights: Weights
    places: i64
    horizon: i64
    _crowd: i64
    _worths: list[Worth]
    _left: i64
    _routes: list[Router | None]
    _stamps: list[int]

    def __init__(self, weights: Weights, places: i64, horizon: i64) -> None:
        self.weights = weights
        self.places = places
        self.horizon = horizon
        self._forget()

    def _forget(self) -> None:
        self._worths = []
        self._left = -1
        self._routes = []
        self._stamps = []
        self._crowd = self.weights.crowd

    def play_round(self, state: DoggosState) -> None:
        """Play to the end of the round that is going on; nobody explores more than ``horizon`` cards on."""
        round_ = state.round if state.round > 0 else i64(1)
        self._forget()
        # Who is the first that must not explore any more is luck, and no luck of the cards.
        self._crowd = min(
            self._crowd, len(state.grid.cells) + self.horizon + state.streams.below(DICE, state.seats)
        )
        while True:
            to_act = state.to_act
            if not to_act or state.round > round_:
                return
            seat = to_act[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample())
            else:
                self._go_on(state, seat)

    def play(self, state: DoggosState, seat: i64) -> None:
        """Play one line of a seat."""
        self._forget()
        self._go_on(state, seat)

    def _go_on(self, state: DoggosState, seat: i64) -> None:
        step = state.agenda[-1]
        if step is TAKE_TURN:
            if state.walk is None:
                self._turn(state, seat)
            else:
                self._leave(state, seat, state.walk)
        elif step is PLACE_ROOM:
            self._place(state, seat)
        else:
            choices = state.choices(seat)
            if choices[0] >= QUEST:
                state.apply(seat, best_quest(state.view(seat), choices))
            else:
                assert choices[0] >= DOG
                state.apply(seat, best_dog(state.view(seat), choices))

    def _judge(self, state: DoggosState, seat: i64) -> Worth:
        """What things are worth to a seat; that changes only when somebody has left."""
        inside = state.inside() * 8 + state.round
        if inside != self._left:
            self._left = inside
            self._worths = [
                Worth(state.tables, self.weights, state.players, each, state.common, state.round)
                for each in range(state.seats)
            ]
            self._routes = [None] * state.seats
            self._stamps = [-1] * state.seats
        return self._worths[seat]

    def _route(self, state: DoggosState, seat: i64) -> Router:
        """A seat's best way out; the same until a card is laid or somebody leaves."""
        worth = self._judge(state, seat)
        rooms: i64 = len(state.grid.cells)
        known = self._routes[seat]
        if known is not None and self._stamps[seat] == rooms:
            return known
        router = Router(Walk(state.tables, state.grid, state.players[seat], state.supply), worth)
        router.search(self.weights.turn_nodes)
        self._routes[seat] = router
        self._stamps[seat] = rooms
        return router

    # --- The turn ----------------------------------------------------------------------------------------------------

    def _turn(self, state: DoggosState, seat: i64) -> None:
        player = state.players[seat]
        mine = self._route(state, seat)
        gain = NO_ROUTE if mine.value == NO_ROUTE else mine.value - mine.worth.of_player(player, [])
        if may_explore(state) == 0 and self._explores(state, player, mine, gain):
            state.apply(seat, EXPLORE)
            return
        sleep: i64 = self.weights.paw[ROUNDS - state.round] if player.extra > 0 else 0
        if gain == NO_ROUTE or gain < sleep:
            state.apply(seat, SLEEP)
            return
        state.apply(seat, LEAVE)
        for code in mine.codes:
            state.apply(seat, code)
        state.apply(seat, CONFIRM)

    def _leave(self, state: DoggosState, seat: i64, walk: Walk) -> None:
        """From the middle of a path outside."""
        router = Router(walk, self._judge(state, seat))
        router.search(self.weights.leave_nodes)
        if not router.codes:
            state.apply(seat, state.choices(seat)[-1])
            return
        for code in router.codes:
            state.apply(seat, code)
        state.apply(seat, CONFIRM)

    def _explores(self, state: DoggosState, player: Player, mine: Router, gain: i64) -> bool:
        """Whether to wait for another card, as ``Outlook.wait`` has it."""
        weights = self.weights
        if state.countdown == NO_COUNTDOWN and len(state.grid.cells) >= self._crowd:
            return False
        if gain < 0:
            return True
        inside = state.inside()
        if inside == 1:
            return True
        late = state.countdown != NO_COUNTDOWN
        growth = weights.grown(gain, player.paws, inside, late)
        if growth == 0:
            return False
        cards: i64 = state.countdown // inside if late else 4
        spite = weights.harm // (state.seats - 1)
        left = gone(state, mine, player)
        risk: i64 = 0
        for rival in state.players:
            if rival.seat == player.seat or rival.status != INSIDE:
                continue
            route = self._route(state, rival.seat)
            if route.value == NO_ROUTE:
                continue
            rivals_gain = route.value - route.worth.of_player(rival, [])
            after = self._gain_on(state, gone(state, route, rival), player)
            loss = weights.lost(gain, after, inside - 1, cards)
            harm = weights.lost(rivals_gain, self._gain_on(state, left, rival), inside - 1, cards)
            tempted = weights.tempted(
                weights.grown(rivals_gain, rival.paws, inside, late), harm + loss * spite // 100
            )
            risk += (loss + harm * spite // 100) * tempted // 100
        return growth > risk

    def _gain_on(self, state: DoggosState, grid: Grid, player: Player) -> i64:
        """A player's best gain in a dungeon, ``SHUT_IN`` if no way leads out."""
        worth = self._worths[player.seat]
        router = Router(Walk(state.tables, grid, player, state.supply), worth)
        router.search(self.weights.rival_nodes)
        return SHUT_IN if router.value == NO_ROUTE else router.value - worth.of_player(player, [])

    # --- The drawn card ----------------------------------------------------------------------------------------------

    def _place(self, state: DoggosState, seat: i64) -> None:
        """The best of a few places, those along one's own way first."""
        tables = state.tables
        mine = self._route(state, seat)
        state.grid = state.grid.own()
        grid = state.grid
        design = state.drawn
        edges: i64 = tables.edges[design]
        places: list[int] = []
        if state.chosen >= 0:
            for quarters in tables.rotations[design]:
                if grid.fits(state.chosen, turned(edges, quarters)):
                    places.append(state.chosen * 4 + quarters)
        else:
            for cell in self._cells(grid, mine):
                place = best_turn(grid, cell, edges, tables.rotations[design])
                if place >= 0:
                    places.append(place)
                    if len(places) >= self.places:
                        break
        best: i64 = places[0]
        if len(places) > 1:
            player = state.players[seat]
            found: Router | None = None
            highest: i64 = NO_ROUTE
            for place in places:
                grid.lay(tables, place >> 2, design, place & 3)
                router = Router(Walk(tables, grid, player, state.supply), mine.worth)
                router.search(self.weights.place_nodes)
                unlay(grid)
                if router.value > highest or found is None:
                    highest = router.value
                    found = router
                    best = place
        if state.chosen < 0:
            state.apply(seat, PLACE + NUMBER_OF[best >> 2])
        state.apply(seat, ROTATE + (best & 3))

    def _cells(self, grid: Grid, mine: Router) -> list[int]:
        """The cells that a card may be laid on: those that the best route passes first, its end before its beginning."""
        found: list[int] = []
        if mine.value != NO_ROUTE:
            local: i64
            for local in range(mine.rooms - 1, -1, -1):
                if mine.through >> local & 1 != 0:
                    cell: i64 = mine.cells[local]
                    add_free(grid, grid.at[cell], found)
        for room in range(i64(len(grid.cells))):
            if grid.at[grid.cells[room]] == room:
                add_free(grid, room, found)
        return found


def best_turn(grid: Grid, cell: i64, edges: i64, rotations: list[int]) -> i64:
    """A card on a cell with the turn that joins it to most neighbours, then to the fewest walls; -1 if none fits."""
    best: i64 = -1
    most: i64 = -1
    for quarters in rotations:
        laid: i64 = turned(edges, quarters)
        joined: i64 = 0
        fits = False
        for side in range(i64(4)):
            mine = laid >> 2 * side & 3
            if mine == 0:
                continue
            other: i64 = grid.at[cell + STRIDE[side]]
            if other == FREE:
                joined += 3 if mine == 1 else 1
            elif other >= 0:
                yours = grid.leading_out(other, side ^ 2)
                if yours != CLOSED:
                    fits = True
                    joined += 16 if mine == 1 and yours == 1 else 4
        if fits and joined > most:
            most = joined
            best = cell * 4 + quarters
    return best


def add_free(grid: Grid, room: i64, found: list[int]) -> None:
    """Add the free cells that an exit, door or passage of a room leads to."""
    cell: i64 = grid.cells[room]
    for side in range(i64(4)):
        beside: i64 = cell + STRIDE[side]
        if (
            grid.at[beside] == FREE
            and NUMBER_OF[beside] >= 0
            and grid.leading_out(room, side) != CLOSED
            and beside not in found
        ):
            found.append(beside)


def gone(state: DoggosState, route: Router, player: Player) -> Grid:
    """The dungeon when a player has gone its way."""
    walk = Walk(state.tables, state.grid, player.copy(), state.supply)
    for code in route.codes:
        walk.apply(code)
    return walk.finish()


def unlay(grid: Grid) -> None:
    """Take up the card that was laid last."""
    room: i64 = len(grid.cells) - 1
    grid.at[grid.cells.pop()] = FREE
    grid.designs.pop()
    grid.edges.pop()
    grid.rots.pop()
    grid.marks.pop()
    if grid.portals and grid.portals[-1] == room:
        grid.portals.pop()
