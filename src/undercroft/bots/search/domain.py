"""What the search must be told of a game."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from undercroft.bots.thought import WIN_CHANCE
from undercroft.kernel.messages import Phrase
from undercroft.kernel.state import State
from undercroft.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain(ABC):
    """A game as the search sees it: which lines are worth trying, how people go on by habit, who stands how well.

    A line is a list of choices that one seat makes in a row with nothing uncertain in between, such as the use of all
    its dice of a round. ``lines`` and ``key`` are made of a view alone, so that nothing a seat cannot know decides
    what it tries; ``habit`` and ``play_out`` go on in a table that was guessed.
    """

    figures: tuple[str, ...]
    """What a line is told by, each the name of a Fluent message ``figure-<game>-<name>``."""

    @abstractmethod
    def lines(self, view: View, choices: list[int]) -> list[list[int]]:
        """Lines worth trying for the view's seat, the most promising first; at least one, none of them empty."""

    def lines_ahead(self, view: View, choices: list[int]) -> list[list[int]]:
        """The same for a moment that the search has come to in thought: there a quicker look may do."""
        return self.lines(view, choices)

    @abstractmethod
    def habit(self, state: State, seat: int) -> None:
        """Play one line for a seat that is to act, quickly, as a sensible player would."""

    @abstractmethod
    def play_out(self, state: State) -> None:
        """Play on by habit to where it can be judged: the end of the game, or of a turn or round."""

    @abstractmethod
    def worth(self, state: State) -> list[float]:
        """How well every seat stands, from 0 (lost) to 1 (won)."""

    @abstractmethod
    def figures_of(self, state: State, seat: int) -> list[float]:
        """What stands behind a seat's worth, in the order of ``figures``."""

    def told(self, view: View, worth: float) -> tuple[float, str]:
        """A mean worth as people are told it, and its measure: here the chance to win, alone perhaps points."""
        return worth, WIN_CHANCE

    def reasons(self, view: View, lines: list[list[int]]) -> list[tuple[Phrase, ...]]:
        """Why each of these lines is worth taking, from what the view's seat knows; the best line comes first.

        At most two a line, the main one first. Here there is nothing to tell.
        """
        return [() for _ in lines]

    def glance(self, view: View, choices: list[int]) -> list[tuple[int, float]]:
        """How the best choices look at first sight, best first, from 0 to 1; for where there is one line and no search.

        That line's choice comes first. Here there is nothing to tell.
        """
        return []

    def key(self, view: View) -> bytes:
        """Equal for two views that tell the same."""
        return digest(view.to_wire())


def digest(facts: object) -> bytes:
    """A short hash of facts that are made of numbers, texts, lists and dictionaries."""
    return hashlib.blake2b(repr(facts).encode(), digest_size=12).digest()
