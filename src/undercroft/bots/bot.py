"""The contract of a bot: it is handed a seat and answers with one of the seat's choices."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from undercroft.bots.thought import Thought
from undercroft.kernel.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that needs no person.

    A bot knows nothing but the ``Seat`` it is handed. It may be asked anywhere: in the middle of a draft, after a
    take-back, in a game that it did not begin; so whatever it remembers it checks against the seat's view. Two bots
    made with one seed and asked the same give the same answers.
    """

    name: str

    @abstractmethod
    def choose(self, seat: Seat) -> int:
        """One of ``seat.choices``, which are never empty; ``seat.view()`` tells what the seat knows."""

    def consider(self, seat: Seat) -> list[Thought]:
        """The choices that it weighs, best first, its own choice at the head; no choice twice, and never none."""
        return [Thought(self.choose(seat), 0.0)]
