"""The bot that plays anything."""

from undercroft.bots.bot import Bot
from undercroft.bots.draws import Draws
from undercroft.bots.thought import ORDER, Thought
from undercroft.kernel.messages import Phrase
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

    def consider(self, seat: Seat) -> list[Thought]:
        """The choice that was drawn, and that it was drawn."""
        reasons = (Phrase("reason-lots"),) if len(seat.choices) > 1 else ()
        return [Thought(self.choose(seat), 0.0, ORDER, reasons)]
