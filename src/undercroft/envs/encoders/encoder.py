"""The contract of an encoder, and what all of them are made of: what a seat knows as bytes, one number a byte.

An encoder puts it together from ready-made pieces: a hero's level is one of seven pieces, a row of rooms one of 64.
Joining pieces is many times faster than writing numbers one by one into an array; only where ones are few among many
zeros they are written one by one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from math import prod
from typing import Final

from mypy_extensions import i64

from undercroft.kernel.state import State
from undercroft.kernel.streams import Streams
from undercroft.kernel.view import View

MOST: Final = 255
"""The largest number of all that an observation holds."""


@dataclass(frozen=True)
class Field:
    """A part of an observation: its name, its shape, its largest number, and what it says.

    Where the last axis holds figures of several sorts, ``high`` has the largest number of each.
    """

    name: str
    shape: tuple[int, ...]
    high: int | tuple[int, ...]
    about: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class Encoder(ABC):
    """What seats know of one game with fixed seats and options, as bytes.

    Two states that a seat cannot tell apart give it the same bytes: an encoder reads of a state what ``view`` would
    show of it, and nothing else. It does so without making the view, which would cost more than a move. Seats are told
    from where the viewer sits: 0 is the viewer, 1 the next seat, and so on round the table.
    """

    @abstractmethod
    def fields(self) -> list[Field]:
        """What ``look`` writes, in its order."""

    @abstractmethod
    def look(self, state: State, seat: int) -> bytearray:
        """What a seat knows, as many bytes as the fields have numbers; ``TypeError`` for a state of another game."""

    def encode(self, view: View) -> bytearray:
        """The same of a view: all states that fit it look alike, so it takes one of them."""
        seat = view.seat
        if seat is None:
            raise TypeError("who only watches has no observation: a seat's view is needed")
        return self.look(view.guess(Streams.seeded(0)), seat)


def start_of(name: str, fields: list[Field]) -> int:
    """Where a field begins."""
    start = 0
    for field in fields:
        if field.name == name:
            return start
        start += field.size
    raise ValueError(f"there is no field {name!r}")


def one_hot(size: int) -> list[bytes]:
    """By number + 1: the piece with a one at that number; the first, for -1, has none."""
    pieces = [bytes(size)]
    for number in range(size):
        pieces.append(bytes([1 if place == number else 0 for place in range(size)]))
    return pieces


def ladder(size: int) -> list[bytes]:
    """By number: the piece that begins with so many ones. Numbers beyond ``size`` have no piece."""
    return [bytes([1 if place < number else 0 for place in range(size)]) for number in range(size + 1)]


def flags(size: int) -> list[bytes]:
    """By a set of bits: the piece with a one for each of them, the lowest first."""
    return [bytes([bits >> place & 1 for place in range(size)]) for bits in range(1 << size)]


BYTES: Final[list[bytes]] = [bytes([number]) for number in range(256)]
FLAGS8: Final[list[bytes]] = flags(8)


def joined(pieces: list[bytes], width: int, count: int) -> list[bytes]:
    """Pieces of ``count`` numbers at a time, by all of them in one number of ``width`` bits each, the lowest first.

    A number that has no piece of its own gets the last one.
    """
    last = len(pieces) - 1
    mask = (1 << width) - 1
    return [
        b"".join([pieces[min(number >> width * place & mask, last)] for place in range(count)])
        for number in range(1 << width * count)
    ]


def upto(number: i64, most: i64) -> i64:
    """A number as far as its field goes."""
    return 0 if number < 0 else most if number > most else number


def mask_of(count: int, choices: list[int]) -> bytearray:
    """So many bytes, ones at these choices."""
    flags_of = bytearray(count)
    for code in choices:
        flags_of[code] = 1
    return flags_of


def around(seat: i64, viewer: i64, seats: i64) -> i64:
    """A seat as the viewer counts them; -1 stays -1."""
    return -1 if seat < 0 else (seat - viewer) % seats
