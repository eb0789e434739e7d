"""The bot of the levels medium and hard: greedy, and in a duel it looks at the cards to come."""

from __future__ import annotations

from undercroft.bots.bot import Bot
from undercroft.bots.doggos.duel import Depth, Duel
from undercroft.bots.doggos.greedy import DoggosGreedyBot
from undercroft.bots.doggos.outlook import Outlook
from undercroft.bots.doggos.weights import Weights
from undercroft.bots.thought import Thought
from undercroft.games.doggos.codes import DOG, EXPLORE, LEAVE, PLACE, ROTATE
from undercroft.games.doggos.player import INSIDE
from undercroft.games.doggos.state import NO_COUNTDOWN
from undercroft.games.doggos.view import DoggosView
from undercroft.games.doggos.walk import Walk
from undercroft.kernel.seat import Seat
from undercroft.kernel.squares import NUMBER_OF

FIRST_ROOMS = 3
"""With fewer rooms there is nothing to leave with."""


class DoggosDuelBot(DoggosGreedyBot):
    """Plays like greedy, but at a table of two by what the cards to come promise each dog (``duel.py``).

    It has nothing to draw either, and counts nodes and cards, never time: its games replay anywhere. Alone and at larger
    tables ``elsewhere`` plays, where there is one.
    """

    def __init__(self, seed: int, name: str, depth: Depth, elsewhere: Bot | None = None) -> None:
        super().__init__(seed, name)
        self.depth = depth
        self._elsewhere = elsewhere
        # Forecasts count the rival's gains themselves.
        self._even = Weights()
        self._even.deny = 0

    def choose(self, seat: Seat) -> int:
        choices = seat.choices
        if len(choices) == 1:
            return choices[0]
        view = seat.view()
        assert isinstance(view, DoggosView)
        if len(view.players) != 2 and self._elsewhere is not None:
            return self._elsewhere.choose(seat)
        if len(view.players) != 2 or choices[0] >= DOG:
            return super().choose(seat)
        both = all(player.status == INSIDE for player in view.players)
        if choices[0] >= PLACE:
            return self._place(view, choices, both)
        if both and EXPLORE in choices and LEAVE in choices:
            if len(view.grid.cells) < FIRST_ROOMS:
                return EXPLORE
            duel = Duel(view, self._even, self.depth)
            walk = Walk(view.tables, view.grid, duel.players[0], view.table["supply"])
            return LEAVE if duel.leaves(walk, self.weights.turn_nodes) else EXPLORE
        return super().choose(seat)

    def consider(self, seat: Seat) -> list[Thought]:
        view = seat.view()
        assert isinstance(view, DoggosView)
        if len(view.players) != 2 and self._elsewhere is not None:
            return self._elsewhere.consider(seat)
        return super().consider(seat)

    def _place(self, view: DoggosView, choices: list[int], both: bool) -> int:
        duel = Duel(view, self._even, self.depth)
        countdown = view.table["countdown"]
        if both:
            spot = duel.drawn(choices)
        else:
            spot = duel.drawn_alone(choices, 1 if countdown == NO_COUNTDOWN else countdown)
        return int(ROTATE + spot.quarters) if choices[0] >= ROTATE else int(PLACE + NUMBER_OF[spot.cell])

    def way_out(self, view: DoggosView, outlook: Outlook, walk: Walk) -> list[int]:
        """The best path from here; between two dogs the one that leaves oneself most ahead."""
        if len(view.players) == 2 and outlook.rivals:
            way, _ = Duel(view, self._even, self.depth).best_way(walk, self.weights.leave_nodes)
            return [] if way is None else way.codes
        return super().way_out(view, outlook, walk)
