"""What is still to happen, as data: an agenda is a list of steps, the next one at its end."""

from __future__ import annotations

from typing import Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from undercroft.kernel.refusals import NOT_NOW

S = TypeVar("S")
"""The state of the game to which a step belongs."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One sentence of the rulebook that has yet to happen.

    Steps are immutable and shared, so an agenda is copied by copying its list. ``tag`` is the step's number in its
    game: equal tags mean equal steps, and a state's digest and an encoded view name a step by it.
    """

    __slots__ = ("tag",)

    tag: int

    def __init__(self, tag: int) -> None:
        self.tag = tag

    def __repr__(self) -> str:
        return f"{type(self).__name__}#{self.tag}"


class TableStep(Step, Generic[S]):
    """A step of the game's own agenda: it happens, chance decides it, or seats do."""

    __slots__ = ()

    def run(self, state: S) -> None:
        """Let the step happen; it is off the agenda already."""

    def is_chance(self) -> bool:
        """Whether a generator (or whoever plays chance) decides the step."""
        return False

    def sample(self, state: S) -> i64:
        """Draw a chance code from the state's generator."""
        return 0

    def outcomes(self, state: S) -> list[tuple[int, int]]:
        """Every possible chance code with its weight."""
        return []

    def allows(self, state: S, code: i64) -> bool:
        """Whether the chance code is possible now."""
        return any(code == possible for possible, _ in self.outcomes(state))

    def settle(self, state: S, code: i64) -> None:
        """Do what the chance code says; the step is off the agenda already."""

    def is_question(self) -> bool:
        """Whether seats decide the step; it stays on the agenda until they have."""
        return False

    def members(self, state: S) -> i64:
        """The seats that are asked, as bits; 0 if nobody could do anything, and the step falls away.

        A step that falls away may put others in its place first.
        """
        return 0

    def choices_into(self, state: S, seat: i64, buffer: list[int]) -> None:
        """The legal codes of a seat that is asked, rising."""

    def refusal(self, state: S, seat: i64, code: i64) -> i64:
        """Why a code is refused; 0 if it is legal."""
        return NOT_NOW

    def reason(self, state: S, seat: i64, code: i64) -> i64:
        """The refusal with its cause, for people; it may take longer."""
        return self.refusal(state, seat, code)

    def answer(self, state: S, seat: i64, code: i64) -> None:
        """Do what the code says; the last answer takes the step off the agenda with ``state.close_block``."""


class ChanceStep(TableStep[S]):
    """A step that a generator decides."""

    __slots__ = ()

    def is_chance(self) -> bool:
        return True


class Question(TableStep[S]):
    """A step that seats decide."""

    __slots__ = ()

    def is_question(self) -> bool:
        return True
