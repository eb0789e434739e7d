"""Dungeoneer for the search: the choices that a first look finds best, each followed through a round of turns."""

from __future__ import annotations

from math import exp

from undercroft.bots.dungeoneer import weights
from undercroft.bots.dungeoneer.lookahead import foreseen
from undercroft.bots.dungeoneer.ways import Ways
from undercroft.bots.dungeoneer.worth import worth_of
from undercroft.bots.search.domain import Domain
from undercroft.games.dungeoneer import tags
from undercroft.games.dungeoneer.codes import PASS
from undercroft.games.dungeoneer.state import NOT_OVER, DungeoneerState
from undercroft.games.dungeoneer.view import DungeoneerView
from undercroft.kernel.state import CHANCE, State
from undercroft.kernel.streams import Streams
from undercroft.kernel.view import View

TEMPER = 120.0
"""So much more worth than the others' multiplies the odds by e."""


class DungeoneerDomain(Domain):
    """A first look tries every choice on guessed tables; what stays is searched."""

    __slots__ = ("_most", "_samples", "figures")

    _most: int
    _samples: int

    def __init__(self, most: int = 5, samples: int = 2) -> None:
        self.figures = ("quests", "health", "glory", "peril")
        self._most = most
        self._samples = samples

    def lines(self, view: View, choices: list[int]) -> list[list[int]]:
        assert isinstance(view, DungeoneerView)
        seat = view.seat
        assert seat is not None
        ways = Ways()
        totals = [0.0] * len(choices)
        for number in range(self._samples):
            state = view.guess(Streams.seeded(number))
            assert isinstance(state, DungeoneerState)
            for place in range(len(choices)):
                totals[place] += foreseen(state, seat, choices[place], ways)
        order = sorted(range(len(choices)), key=lambda place: (-totals[place], place))
        return [[choices[place]] for place in order[: self._most]]

    def habit(self, state: State, seat: int) -> None:
        assert isinstance(state, DungeoneerState)
        if state.draft is None and state.agenda[-1].tag == tags.WINDOW:
            state.apply(seat, PASS)
            return
        choices = state.choices(seat)
        if len(choices) == 1:
            state.apply(seat, choices[0])
            return
        ways = Ways()
        best = choices[0]
        highest = -1e18
        stride = 1 + len(choices) // weights.MOST_CHOICES
        for place in range(0, len(choices), stride):
            worth = foreseen(state, seat, choices[place], ways)
            if worth > highest:
                highest = worth
                best = choices[place]
        state.apply(seat, best)

    def play_out(self, state: State) -> None:
        assert isinstance(state, DungeoneerState)
        active = state.active
        left = state.seats
        while True:
            to_act = state.to_act
            if not to_act:
                return
            if state.active != active:
                active = state.active
                left -= 1
                if left == 0:
                    return
            if to_act[0] == CHANCE:
                state.apply(CHANCE, state.sample())
            else:
                self.habit(state, to_act[0])

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, DungeoneerState)
        if state.finished != NOT_OVER:
            return [1.0 if state.winner == seat else 0.0 for seat in range(state.seats)]
        ways = Ways()
        return [
            1.0 / (1.0 + exp(-_bounded(worth_of(state, seat, ways)) / TEMPER)) for seat in range(state.seats)
        ]

    def figures_of(self, state: State, seat: int) -> list[float]:
        assert isinstance(state, DungeoneerState)
        player = state.players[seat]
        return [float(len(player.done)), float(player.health), float(player.glory), float(player.peril)]


def _bounded(worth: float) -> float:
    return max(-6.0 * TEMPER, min(6.0 * TEMPER, worth))
