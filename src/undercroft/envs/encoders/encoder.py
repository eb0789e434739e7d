"""The contract of an encoder, and what all of them are made of: what a seat knows as bytes, one number a byte.

An encoder keeps a page for every seat, what that seat knew when it last looked, and writes into it only what is
different now. It writes ready-made pieces: a hero's level is one of seven pieces, a row of rooms one of 64. Only where
ones are few among many zeros, or one number changes of many, they are written one by one. Whoever wants to keep what
is on a page takes a copy.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Final, SupportsIndex, cast

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
        """What ``write`` writes, in its order."""

    pages: list[bytearray]
    """By seat: what ``write`` has written. Always the same pieces of memory, so that arrays can be laid over them."""

    @abstractmethod
    def write(self, state: State, seat: int) -> None:
        """Write on a seat's page what it knows; ``TypeError`` for a state of another game, and nothing is written."""

    def look(self, state: State, seat: int) -> bytearray:
        """What a seat knows, as many bytes as the fields have numbers; ``TypeError`` for a state of another game."""
        self.write(state, seat)
        return bytearray(self.pages[seat])

    def encode(self, view: View) -> bytearray:
        """The same of a view: all states that fit it look alike, so it takes one of them."""
        seat = view.seat
        if seat is None:
            raise TypeError("who only watches has no observation: a seat's view is needed")
        return self.look(view.guess(Streams.seeded(0)), seat)


class Mask:
    """A page with as many bytes as there are actions, ones at the choices that were last written."""

    def __init__(self, actions: int) -> None:
        self.page: bytearray = bytearray(actions)
        self._blank: bytearray = bytearray(actions)
        # Ready-made, as all slices of pages are: making one costs as much as writing what it names.
        self._all: slice = slice(0, actions)

    def write(self, choices: list[int]) -> None:
        """Ones at these choices, zeros everywhere else."""
        page = self.page
        page[self._all] = self._blank
        # As the objects that they are: as numbers they would be unpacked and packed again one by one.
        for code in cast("list[SupportsIndex]", choices):
            page[code] = 1


class Handout:
    """What pages say as arrays of one's own.

    The arrays over the pages of an encoder and of a mask are made by plain code, as this one knows none: here are
    what copies them, by seat for the pages. Writing and copying is one call, for the pace of these games, and so that
    no other thread that looks at the same game writes in between.
    """

    def __init__(
        self,
        encoder: Encoder,
        mask: Mask,
        copies: list[Callable[[], object]],
        copy_mask: Callable[[], object],
    ) -> None:
        self._encoder: Encoder = encoder
        self._mask: Mask = mask
        self._copies: list[Callable[[], object]] = copies
        self._copy_mask: Callable[[], object] = copy_mask

    def observe(self, state: State, seat: int) -> object:
        """What a seat knows: a new array."""
        self._encoder.write(state, seat)
        return self._copies[seat]()

    def mask_of(self, choices: list[int]) -> object:
        """The mask of these choices: a new array."""
        self._mask.write(choices)
        return self._copy_mask()

    def observe_masked(self, state: State, seat: int, choices: list[int]) -> dict[str, object]:
        """Both, as PettingZoo's players want them."""
        self._encoder.write(state, seat)
        self._mask.write(choices)
        return {"observation": self._copies[seat](), "action_mask": self._copy_mask()}


def pages_of(fields: list[Field], seats: int) -> list[bytearray]:
    """An empty page for every seat."""
    size = sum([field.size for field in fields])
    return [bytearray(size) for _ in range(seats)]


def part_of(name: str, fields: list[Field]) -> slice:
    """Where a field stands on a page."""
    start = start_of(name, fields)
    return slice(start, start + next(field.size for field in fields if field.name == name))


def writable(pieces: list[bytes]) -> list[bytearray]:
    """The same pieces for writing: a page takes others only by a detour over a copy. Nobody changes them."""
    return [bytearray(piece) for piece in pieces]


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


def around(seat: i64, viewer: i64, seats: i64) -> i64:
    """A seat as the viewer counts them; -1 stays -1."""
    return -1 if seat < 0 else (seat - viewer) % seats
