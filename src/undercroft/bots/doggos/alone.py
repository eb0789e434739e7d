"""The bot of the level hard in the escape of a single dog."""

from __future__ import annotations

from undercroft.bots.bot import Bot
from undercroft.bots.doggos.duel import Depth
from undercroft.bots.doggos.greedy import DoggosGreedyBot
from undercroft.bots.doggos.rival import DoggosDuelBot
from undercroft.bots.doggos.weights import far_sighted
from undercroft.bots.thought import Thought
from undercroft.games.doggos.codes import DOG, PLACE
from undercroft.games.doggos.view import DoggosView
from undercroft.kernel.seat import Seat

LEAVE_NODES = 60_000
PLACE_NODES = 6_000
"""With these the best way out of a dungeon of twelve cards is hardly ever missed."""


class DoggosAloneBot(DoggosDuelBot):
    """Lays every card where the next cards promise most, like who is alone in a duel, and looks far for its ways out.

    Nobody hurries it, so it draws all cards that there are, like greedy. It counts cards and nodes, never time, and has
    nothing to draw. At larger tables ``elsewhere`` plays.
    """

    def __init__(self, seed: int, name: str, depth: Depth, elsewhere: Bot | None = None) -> None:
        super().__init__(seed, name, depth, elsewhere)
        self.weights = far_sighted()
        self.weights.leave_nodes = LEAVE_NODES
        self.weights.place_nodes = PLACE_NODES

    def choose(self, seat: Seat) -> int:
        view = seat.view()
        assert isinstance(view, DoggosView)
        if len(view.players) > 1:
            return super().choose(seat)
        if _lays(seat.choices):
            return self.laid(view, seat.choices, False)
        return DoggosGreedyBot.choose(self, seat)

    def consider(self, seat: Seat) -> list[Thought]:
        """What it weighed, its own choice first, with the coins that the game is likely to end with."""
        view = seat.view()
        assert isinstance(view, DoggosView)
        if len(view.players) > 1:
            return super().consider(seat)
        if _lays(seat.choices):
            return self.told_places(view, seat.choices, False)
        return DoggosGreedyBot.consider(self, seat)


def _lays(choices: list[int]) -> bool:
    return len(choices) > 1 and PLACE <= choices[0] < DOG
