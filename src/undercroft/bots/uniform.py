"""The bot that plays anything."""

from undercroft.bots.bot import Bot
from undercroft.bots.draws import Draws
from undercroft.kernel.seat import Seat


class RandomBot(Bot):
    """Any choice, each as likely as the others; plays every game and never asks for a view."""

    __slots__ = ("_draws",)

    _draws: Draws

    def __init__(self, seed: int) -> None:
        self.name = "random"
        self._draws = Draws(seed)

    def choose(self, seat: Seat) -> int:
        choices = seat.choices
        return choices[self._draws.below(len(choices))]
