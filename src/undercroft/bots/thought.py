"""What a bot thinks of a choice, for whoever asks it for advice."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from undercroft.kernel.messages import Phrase

POINTS: Final = "points"
"""The score that the seat is expected to end with, in the points of the game."""
WIN_CHANCE: Final = "chance"
"""The chance to win, from 0 to 1."""
ORDER: Final = "order"
"""A number without a unit: the greater the better, and nothing else can be said of it."""
MEASURES: Final = (POINTS, WIN_CHANCE, ORDER)


class Thought(Struct, frozen=True, gc=False):
    """A choice that a bot considered, what it is worth, and why.

    ``measure`` is what ``worth`` counts, one of ``MEASURES`` and the same in all thoughts about one decision.
    ``reasons`` are at most two, the main one first; empty where there is nothing to tell, as of a forced choice.
    """

    code: int
    worth: float
    measure: str = ORDER
    reasons: tuple[Phrase, ...] = ()
