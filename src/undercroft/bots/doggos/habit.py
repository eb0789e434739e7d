"""How dogs play on with short looks: what the search plays a round out with, many times a decision."""

from __future__ import annotations

from mypy_extensions import i64

from undercroft.bots.doggos.cards import best_dog, best_quest
from undercroft.bots.doggos.outlook import Outlook
from undercroft.bots.doggos.routes import Router
from undercroft.bots.doggos.weights import Weights
from undercroft.games.doggos.codes import CONFIRM, DOG, LEAVE, PLACE, QUEST, ROTATE
from undercroft.games.doggos.rounds import PLACE_ROOM, TAKE_TURN
from undercroft.games.doggos.state import DoggosState
from undercroft.kernel.squares import NUMBER_OF
from undercroft.kernel.state import CHANCE
from undercroft.kernel.streams import DICE


class Habit:
    """The greedy bot in a hurry; nobody explores more than ``horizon`` cards on."""

    __slots__ = ("_crowd", "horizon", "weights")

    weights: Weights
    horizon: i64
    _crowd: i64

    def __init__(self, weights: Weights, horizon: i64) -> None:
        self.weights = weights
        self.horizon = horizon
        self._crowd = weights.crowd

    def play_round(self, state: DoggosState) -> None:
        """Play to the end of the round that is going on."""
        round_ = state.round if state.round > 0 else i64(1)
        # Who is the first that must not explore any more is luck, and no luck of the cards.
        self.weights.crowd = min(
            self._crowd, len(state.grid.cells) + self.horizon + state.streams.below(DICE, state.seats)
        )
        while True:
            to_act = state.to_act
            if not to_act or state.round > round_:
                break
            seat = to_act[0]
            if seat == CHANCE:
                state.apply(CHANCE, state.sample())
            else:
                self.play(state, seat)
        self.weights.crowd = self._crowd

    def play(self, state: DoggosState, seat: int) -> None:
        """Play one line of a seat."""
        choices = state.choices(seat)
        step = state.agenda[-1]
        if len(choices) == 1 and step is not PLACE_ROOM:
            state.apply(seat, choices[0])
            return
        view = state.view(seat)
        if step is TAKE_TURN:
            outlook = Outlook(view, self.weights)
            if view.walk is None:
                line = outlook.turns(choices)[0].line
                for code in line:
                    state.apply(seat, code)
                if line[0] == LEAVE:
                    state.apply(seat, CONFIRM)
                return
            router = Router(view.walk, outlook.my_worth)
            router.search(self.weights.leave_nodes)
            if not router.codes:
                state.apply(seat, choices[-1])
                return
            for code in router.codes:
                state.apply(seat, code)
            state.apply(seat, CONFIRM)
        elif step is PLACE_ROOM:
            best = Outlook(view, self.weights).places(choices)[0]
            if choices[0] < ROTATE:
                state.apply(seat, PLACE + NUMBER_OF[best.cell])
            state.apply(seat, ROTATE + best.quarters)
        elif choices[0] >= QUEST:
            state.apply(seat, best_quest(view, choices))
        else:
            assert choices[0] >= DOG
            state.apply(seat, best_dog(view, choices))
