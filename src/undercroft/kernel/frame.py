"""The frame of a game that is an agenda of steps: who acts, blocks, chance, and why a choice is refused."""

from __future__ import annotations

import hashlib
from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import i64

from undercroft.kernel.agenda import TableStep
from undercroft.kernel.errors import IllegalPlay
from undercroft.kernel.events import EventLog
from undercroft.kernel.messages import Choice, Reason, Value
from undercroft.kernel.refusals import (
    CHANCE_FIRST,
    GAME_OVER,
    NO_SUCH_CODE,
    NO_SUCH_SEAT,
    SEAT_DONE,
    SEAT_WAITS,
    Refusals,
)
from undercroft.kernel.state import CHANCE, State
from undercroft.kernel.streams import Streams

SEATS_OF: Final = [tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256)]
"""The seats of a set of bits."""
_CHANCE_ACTS: Final = (CHANCE,)
Y = TypeVar("Y", bound=TableStep[Any])
"""The steps of which a game's agenda is made."""


class AgendaState(State, Generic[Y]):
    """A state whose table has an agenda; a game adds its boards and says what the seats may do.

    ``members`` are the seats of the block that goes on, as bits, and ``pending`` those that still owe a decision.
    ``block_number`` grows with every block.
    """

    __slots__ = (
        "agenda", "asks_chance", "block_number", "log", "members", "pending", "refusals", "seat_count", "streams",
    )  # fmt: skip

    refusals: Refusals
    seat_count: int
    streams: Streams
    agenda: list[Y]
    log: EventLog | None
    asks_chance: bool
    block_number: i64
    members: i64
    pending: i64

    def __init__(self, refusals: Refusals, seats: int, streams: Streams, asks_chance: bool) -> None:
        self.refusals = refusals
        self.seat_count = seats
        self.streams = streams
        self.asks_chance = asks_chance
        self.agenda = []
        self.log = None
        self.block_number = 0
        self.members = 0
        self.pending = 0

    # --- What a game says ----------------------------------------------------------------------------------------

    @abstractmethod
    def seat_choices_into(self, seat: i64, buffer: list[int]) -> None:
        """Put the legal codes of a seat that owes a decision into ``buffer``, rising."""

    @abstractmethod
    def seat_refusal(self, seat: i64, code: i64) -> i64:
        """Why a code is refused to a seat that owes a decision; 0 if it is legal."""

    @abstractmethod
    def seat_reason(self, seat: i64, code: i64) -> i64:
        """The refusal with its cause, for people; it may take longer."""

    @abstractmethod
    def seat_answer(self, seat: i64, code: i64) -> None:
        """Do what a seat has chosen."""

    @abstractmethod
    def seat_choice(self, seat: int, code: int) -> Choice:
        """A legal choice of a seat in words."""

    @abstractmethod
    def choice_args(self, seat: int, code: int) -> dict[str, Value]:
        """What a refusal of the code can name."""

    # --- The contract --------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.seat_count

    @property
    def to_act(self) -> tuple[int, ...]:
        if self.pending != 0:
            return SEATS_OF[self.pending]
        return _CHANCE_ACTS if self.agenda else ()

    @property
    def over(self) -> bool:
        return self.pending == 0 and not self.agenda

    @property
    def block(self) -> int:
        return self.block_number

    def begin(self) -> None:
        self.advance()

    def choices_into(self, seat: int, buffer: list[int]) -> None:
        buffer.clear()
        if 0 <= seat < self.seat_count:
            if self.pending >> seat & 1 != 0:
                self.seat_choices_into(seat, buffer)
        elif seat == CHANCE and self.pending == 0 and self.agenda:
            buffer.extend([code for code, _ in self.agenda[-1].outcomes(self)])

    def is_legal(self, seat: int, code: int) -> bool:
        if 0 <= seat < self.seat_count:
            return (
                0 <= code < self.refusals.codes
                and self.pending >> seat & 1 != 0
                and self.seat_refusal(seat, code) == 0
            )
        if seat != CHANCE or self.pending != 0 or not self.agenda or not 0 <= code < self.refusals.chances:
            return False
        return self.agenda[-1].allows(self, code)

    def apply(self, seat: int, code: int) -> None:
        if seat == CHANCE:
            self.agenda.pop().settle(self, code)
        else:
            self.seat_answer(seat, code)
        if self.pending == 0:
            self.advance()

    def outcomes(self) -> list[tuple[int, int]] | None:
        if self.pending != 0 or not self.agenda:
            return None
        return self.agenda[-1].outcomes(self)

    def sample(self) -> int:
        return self.agenda[-1].sample(self)

    def describe(self, seat: int, code: int) -> Choice:
        if not self.is_legal(seat, code):
            raise IllegalPlay(seat, code, self._refusal(seat, code))
        return self.seat_choice(seat, code)

    def why_not(self, seat: int, code: int) -> Reason | None:
        number = self._refusal_number(seat, code)
        if number == 0:
            return None
        codes = self.refusals.codes
        rule, message = self.refusals.reasons[number]
        args: dict[str, Value] = {}
        if 0 <= seat < self.seat_count and 0 <= code < codes:
            args = self.choice_args(seat, code)
        elif number == NO_SUCH_CODE:
            args = {"code": code, "most": (self.refusals.chances if seat == CHANCE else codes) - 1}
        elif number == NO_SUCH_SEAT:
            args = {"seat": seat + 1, "most": self.seat_count}
        return Reason(rule, message, args)

    def _refusal_number(self, seat: int, code: int) -> i64:
        if self.over:
            return GAME_OVER
        if seat == CHANCE:
            if self.pending != 0:
                return SEAT_WAITS
            return 0 if self.is_legal(seat, code) else NO_SUCH_CODE
        if not 0 <= seat < self.seat_count:
            return NO_SUCH_SEAT
        if not 0 <= code < self.refusals.codes:
            return NO_SUCH_CODE
        if self.pending == 0:
            return CHANCE_FIRST
        if self.members >> seat & 1 == 0:
            return SEAT_WAITS
        if self.pending >> seat & 1 == 0:
            return SEAT_DONE
        return self.seat_reason(seat, code)

    def listen(self, log: EventLog | None) -> None:
        self.log = log
        # Whoever listens late hears nothing of rivals before the block ends either.
        if log is not None and self.members != 0:
            log.open_block()

    # --- Going on ------------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Go on until a seat owes a decision, chance is asked for, or the game is over."""
        while self.pending == 0 and self.agenda:
            step = self.agenda[-1]
            if step.is_question():
                members = step.members(self)
                if members != 0:
                    self.begin_block(members)
                elif self.agenda and self.agenda[-1] is step:
                    self.agenda.pop()
            elif step.is_chance():
                if self.asks_chance:
                    return
                self.agenda.pop()
                step.settle(self, step.sample(self))
            else:
                self.agenda.pop()
                step.run(self)

    def begin_block(self, members: i64) -> None:
        """These seats decide; nobody sees what they do before all are done."""
        self.block_number += 1
        self.members = members
        self.pending = members
        if self.log is not None:
            self.log.open_block()

    def end_block(self) -> None:
        """What was done becomes known."""
        self.pending = 0
        self.members = 0
        if self.log is not None:
            self.log.close_block()

    def close_block(self) -> None:
        """The question on top of the agenda is answered."""
        self.agenda.pop()
        self.block_number += 1
        self.end_block()

    # --- Copies --------------------------------------------------------------------------------------------------

    def frame_into(self, other: AgendaState[Y]) -> None:
        """Give a copy, made with streams of its own, the agenda and the block."""
        other.agenda = self.agenda[:]
        other.block_number = self.block_number
        other.members = self.members
        other.pending = self.pending


def hashed(facts: list[object]) -> str:
    """The digest of a state whose facts these are."""
    return hashlib.blake2b(repr(facts).encode(), digest_size=16).hexdigest()
