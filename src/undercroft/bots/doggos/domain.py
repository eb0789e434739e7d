"""Dungeons & Doggos for the search: whole paths are one line, found exactly; a table is played out to its round's end."""

from __future__ import annotations

from math import erf, sqrt

from undercroft.bots.doggos.cards import best_dog, best_quest
from undercroft.bots.doggos.explain import Explainer
from undercroft.bots.doggos.habit import Habit
from undercroft.bots.doggos.outlook import Outlook
from undercroft.bots.doggos.routes import Router
from undercroft.bots.doggos.weights import Weights, far_sighted, hurried
from undercroft.bots.doggos.worth import COIN, Worth
from undercroft.bots.search.domain import Domain
from undercroft.bots.thought import POINTS, WIN_CHANCE
from undercroft.games.doggos.codes import CONFIRM, DOG, LEAVE, PLACE, QUEST, ROTATE, TURN
from undercroft.games.doggos.state import DoggosState
from undercroft.games.doggos.tables import ROUNDS, SINGLE_PAW
from undercroft.games.doggos.view import DoggosView
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.messages import Phrase
from undercroft.kernel.squares import NUMBER_OF
from undercroft.kernel.state import State
from undercroft.kernel.view import View

LUCK = (4.4, 6.7, 8.0)
"""By how many coins (one standard deviation) the lead at the end differs from the one that cards promise before the
last round, before the last two, before all three: counted in played games."""
FIRST_PAWS = 5
"""The paws that a board begins with."""
CLEAR_TURN = 15
"""A turn that looks worse than the best by more hundredths of a coin is not tried."""
CLEAR_PLACE = 5_000
"""The same for a place, in the measure of its score."""
SOLO_COINS = 60.0
"""More than anybody carries out alone."""


class DoggosDomain(Domain):
    """Lines come from the best ways out and the best places for a card; the future is played with short searches."""

    __slots__ = ("_careful", "_habit", "_places", "figures")

    _careful: Weights
    _habit: Habit
    _places: int

    def __init__(self, places: int = 3) -> None:
        self.figures = ("coins", "prospects")
        self._places = places
        self._careful = far_sighted()
        self._habit = Habit(hurried(), 10)

    def lines(self, view: View, choices: list[int]) -> list[list[int]]:
        assert isinstance(view, DoggosView)
        first = choices[0]
        if first >= TURN:
            assert view.walk is not None
            return self._ways(view, view.walk, choices)
        if first >= DOG:
            best = best_quest(view, choices) if first >= QUEST else best_dog(view, choices)
            return [[best], *([code] for code in choices if code != best)]
        outlook = Outlook(view, self._careful)
        found: list[list[int]] = []
        if first >= PLACE:
            places = outlook.places(choices)[: self._places]
            for place in places:
                if places[0].score() - place.score() <= CLEAR_PLACE:
                    turn = ROTATE + place.quarters
                    found.append([turn] if first >= ROTATE else [PLACE + NUMBER_OF[place.cell], turn])
            return found
        turns = outlook.turns(choices)
        for each in turns:
            if turns[0].value - each.value <= CLEAR_TURN:
                found.append([*each.line, CONFIRM] if each.line[0] == LEAVE else each.line)
        return found

    def habit(self, state: State, seat: int) -> None:
        assert isinstance(state, DoggosState)
        self._habit.play(state, seat)

    def play_out(self, state: State) -> None:
        assert isinstance(state, DoggosState)
        self._habit.play_round(state)

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, DoggosState)
        coins = [self._coins(state, seat) for seat in range(state.seats)]
        if len(coins) == 1:
            return [_share(coins[0] / SOLO_COINS)]
        luck = 0.0 if state.over else LUCK[ROUNDS - max(1, int(state.round))]
        found: list[float] = []
        for seat in range(len(coins)):
            chance = 1.0
            for other in range(len(coins)):
                if other != seat:
                    chance *= _ahead(coins[seat] - coins[other], luck)
            found.append(chance)
        return found

    def figures_of(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, DoggosState)
        now = float(state.score(seat))
        return [now, self._coins(state, seat) - now]

    def told(self, view: View, worth: float) -> tuple[float, str]:
        assert isinstance(view, DoggosView)
        return (worth * SOLO_COINS, POINTS) if len(view.players) == 1 else (worth, WIN_CHANCE)

    def reasons(self, view: View, lines: list[list[int]]) -> list[tuple[Phrase, ...]]:
        assert isinstance(view, DoggosView)
        return Explainer(view, self._careful).reasons(lines)

    def _coins(self, state: DoggosState, seat: int) -> float:
        """The coins a seat may count on: its score at the end, before that what its cards are worth."""
        if state.over:
            return float(state.score(seat))
        player = state.players[seat]
        weights = self._habit.weights
        # Between two rounds what is owned serves in the one that begins as well.
        worth = Worth(state.tables, weights, state.players, seat, state.common, state.round - 1)
        # Cards tell of the paws that tramps have brought; a sleeper's paw lies on the board alone.
        slept = int(player.paws) - FIRST_PAWS - sum(card & 3 == SINGLE_PAW for card in player.cards)
        return (
            int(worth.of_player(player, [])) + max(0, slept) * weights.paw[ROUNDS - state.round + 1]
        ) / COIN

    def _ways(self, view: DoggosView, walk: Walk, choices: list[int]) -> list[list[int]]:
        """The best path behind every choice on the way, the best of all first."""
        best = self._way_out(view, walk, choices, self._careful)
        found = [[*best, CONFIRM]]
        for code in choices:
            if code != best[0]:
                ahead = walk.copy()
                ahead.apply(code)
                found.append([code, *self._way_out(view, ahead, [], self._careful), CONFIRM])
        return found

    def _way_out(self, view: DoggosView, walk: Walk, choices: list[int], weights: Weights) -> list[int]:
        """The rest of the best path; where it is too long to find, whatever the rules offer leads out."""
        outlook = Outlook(view, weights)
        router = Router(walk, outlook.my_worth, outlook.favour(walk.grid))
        router.search(weights.leave_nodes)
        if router.codes:
            return router.codes
        return choices[-1:]


def _ahead(lead: float, luck: float) -> float:
    """The chance that a lead lasts, if luck moves it by a standard deviation of so many coins."""
    if luck > 0.0:
        return 0.5 + 0.5 * erf(lead / (luck * sqrt(2.0)))
    return 1.0 if lead > 0.0 else 0.5 if lead == 0.0 else 0.0


def _share(value: float) -> float:
    return max(0.0, min(1.0, value))
