"""Dungeons & Doggos for the search: whole paths are one line, found exactly; a table is played out to its round's end."""

from __future__ import annotations

from undercroft.bots.doggos.cards import best_dog, best_quest
from undercroft.bots.doggos.outlook import Outlook
from undercroft.bots.doggos.routes import Router
from undercroft.bots.doggos.weights import Weights
from undercroft.bots.doggos.worth import COIN, Worth
from undercroft.bots.search.domain import Domain
from undercroft.games.doggos.codes import DOG, LEAVE, PLACE, QUEST, ROTATE, TURN
from undercroft.games.doggos.state import DoggosState
from undercroft.games.doggos.view import DoggosView
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.squares import NUMBER_OF
from undercroft.kernel.state import CHANCE, State
from undercroft.kernel.view import View

SURE_LEAD = 15.0
"""A lead of so many coins is a won game, as far as one can tell."""
SOLO_COINS = 60.0
"""More than anybody carries out alone."""


class DoggosDomain(Domain):
    """Lines come from the best ways out and the best places for a card; the future is played with short searches."""

    __slots__ = ("_careful", "_quick", "_places", "figures")

    _careful: Weights
    _quick: Weights
    _places: int

    def __init__(self, places: int = 6) -> None:
        self.figures = ("coins", "prospects")
        self._places = places
        self._careful = Weights()
        self._quick = Weights()
        self._quick.leave_nodes = 300
        self._quick.turn_nodes = 120
        self._quick.place_nodes = 30
        self._quick.rival_nodes = 24
        self._quick.rival_places = 2

    def lines(self, view: View, choices: list[int]) -> list[list[int]]:
        assert isinstance(view, DoggosView)
        first = choices[0]
        if first >= TURN:
            assert view.walk is not None
            return [self._way_out(view, view.walk, choices, self._careful)]
        if first >= DOG:
            best = best_quest(view, choices) if first >= QUEST else best_dog(view, choices)
            return [[best], *([code] for code in choices if code != best)]
        outlook = Outlook(view, self._careful)
        if first >= PLACE:
            found: list[list[int]] = []
            for place in outlook.places(choices)[: self._places]:
                turn = ROTATE + place.quarters
                found.append([turn] if first >= ROTATE else [PLACE + NUMBER_OF[place.cell], turn])
            return found
        best = outlook.turn(choices)
        others = [code for code in choices if code != best]
        found = []
        for code in [best, *others]:
            if code == LEAVE:
                walk = Walk(view.tables, view.grid, outlook.me, outlook.supply)
                found.append([LEAVE, *self._way_out(view, walk, [], self._careful)])
            else:
                found.append([code])
        return found

    def habit(self, state: State, seat: int) -> None:
        choices = state.choices(seat)
        if len(choices) == 1:
            state.apply(seat, choices[0])
            return
        view = state.view(seat)
        assert isinstance(view, DoggosView)
        first = choices[0]
        if first >= TURN:
            assert view.walk is not None
            for code in self._way_out(view, view.walk, choices, self._quick):
                state.apply(seat, code)
        elif first >= QUEST:
            state.apply(seat, best_quest(view, choices))
        elif first >= DOG:
            state.apply(seat, best_dog(view, choices))
        else:
            outlook = Outlook(view, self._quick)
            state.apply(seat, outlook.place(choices) if first >= PLACE else outlook.turn(choices))

    def play_out(self, state: State) -> None:
        assert isinstance(state, DoggosState)
        round_ = state.round if state.round > 0 else 1
        while True:
            to_act = state.to_act
            if not to_act or state.round > round_:
                return
            if to_act[0] == CHANCE:
                state.apply(CHANCE, state.sample())
            else:
                self.habit(state, to_act[0])

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, DoggosState)
        coins = [self._coins(state, seat) for seat in range(state.seats)]
        if len(coins) == 1:
            return [_share(coins[0] / SOLO_COINS)]
        found: list[float] = []
        for seat in range(len(coins)):
            best = max([coins[other] for other in range(len(coins)) if other != seat])
            found.append(_share(0.5 + (coins[seat] - best) / (2.0 * SURE_LEAD)))
        return found

    def figures_of(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, DoggosState)
        now = float(state.score(seat))
        return [now, self._coins(state, seat) - now]

    def _coins(self, state: DoggosState, seat: int) -> float:
        """The coins a seat may count on: its score at the end, before that what its cards are worth."""
        if state.over:
            return float(state.score(seat))
        player = state.players[seat]
        worth = Worth(state.tables, self._quick, state.players, seat, state.common, state.round)
        return int(worth.of_player(player, [])) / COIN

    def _way_out(self, view: DoggosView, walk: Walk, choices: list[int], weights: Weights) -> list[int]:
        """The rest of the best path; where it is too long to find, whatever the rules offer leads out."""
        router = Router(walk, Outlook(view, weights).my_worth)
        router.search(weights.leave_nodes)
        if router.codes:
            return router.codes
        return choices[-1:]


def _share(value: float) -> float:
    return max(0.0, min(1.0, value))
