"""The contract of a game's state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from undercroft.kernel.errors import IllegalPlay
from undercroft.kernel.events import EventLog
from undercroft.kernel.messages import Choice, Outcome, Reason, ScoreLine
from undercroft.kernel.view import View

CHANCE: Final = -1
"""The "seat" that owes a decision when a state made with ``chance="ask"`` stops before a chance event."""


class Window(NamedTuple):
    """A moment at which a seat may act outside its own actions or pass, told by public facts alone."""

    code: int
    """The choice that passes."""
    attacked: bool
    """Whether it is about what happens to this seat, such as an attack on it."""
    own_turn: bool
    aside: frozenset[int] = frozenset()
    """Choices that are open in any window and answer nothing, such as putting something down."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A game at one moment: plain data that keeps no history."""

    __slots__ = ()

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats there are, numbered from 0."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a decision now, ``(CHANCE,)`` before a chance event that is asked for."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result, once the game is over."""

    @property
    @abstractmethod
    def block(self) -> int:
        """The number of the simultaneous block or single decision that is going on; it never falls."""

    @abstractmethod
    def begin(self) -> None:
        """Set the game up. A game calls this once, after whoever wants to listen does."""

    @abstractmethod
    def choices_into(self, seat: int, buffer: list[int]) -> None:
        """Put the legal codes of a seat into ``buffer`` (cleared first), in rising order."""

    @abstractmethod
    def is_legal(self, seat: int, code: int) -> bool:
        """The predicate behind ``choices`` and ``play``."""

    @abstractmethod
    def apply(self, seat: int, code: int) -> None:
        """Play without checking. Only for compiled loops, with a code just listed."""

    @abstractmethod
    def in_draft(self, seat: int) -> bool:
        """Whether the seat is in the middle of a decision made of several choices."""

    @abstractmethod
    def outcomes(self) -> list[tuple[int, int]] | None:
        """The (code, weight) pairs of the chance event that is asked for, or None where only sampling is possible."""

    @abstractmethod
    def sample(self) -> int:
        """Draw a code for the chance event that is asked for, from the state's own generator."""

    @abstractmethod
    def copy(self) -> State:
        """An independent state that will go on exactly like this one. Nobody listens to it."""

    @abstractmethod
    def digest(self) -> str:
        """A hash over everything: two states with one digest behave alike for ever."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """All that a seat (None: a spectator) knows, built from what it may see."""

    @abstractmethod
    def describe(self, seat: int, code: int) -> Choice:
        """A legal choice in words: kind, targets, rule id, what is certain to follow."""

    @abstractmethod
    def why_not(self, seat: int, code: int) -> Reason | None:
        """Why a code is refused now, judged by what the seat knows; None if it is legal."""

    @abstractmethod
    def score(self, seat: int) -> int:
        """The points kept along the way: what the seat would have if the game ended now."""

    @abstractmethod
    def score_sheet(self, seat: int, viewer: int | None) -> list[ScoreLine]:
        """Every point of a seat with its rule id, counted from scratch, as the viewer may know it."""

    @abstractmethod
    def listen(self, log: EventLog | None) -> None:
        """Tell all further events to this log; None: to nobody."""

    def window(self, seat: int) -> Window | None:
        """The window in which the seat is asked now; None where it is asked for more than to act or pass."""
        return None

    def progress(self, seat: int) -> int:
        """How far a seat is that decides at the same time as others, as everybody at the table may know it.

        It must not tell what a draft holds, nor how long it is. 0 in games that have nothing to tell.
        """
        return 0

    def choices(self, seat: int) -> list[int]:
        """All legal codes of a seat in rising order; empty only for a seat that owes nothing."""
        buffer: list[int] = []
        self.choices_into(seat, buffer)
        return buffer

    def play(self, seat: int, code: int) -> None:
        """Play a code; ``IllegalPlay`` and an untouched state if the rules refuse it."""
        if not self.is_legal(seat, code):
            raise IllegalPlay(seat, code, self._refusal(seat, code))
        self.apply(seat, code)

    def _refusal(self, seat: int, code: int) -> Reason:
        reason = self.why_not(seat, code)
        return Reason("", "not-legal", {"code": code}) if reason is None else reason
