"""Choice codes: ``first[kind]`` + mixed-radix operands, dense, the same in every state of one game."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

MOST_CODES = 16_384


class Kind:
    """One kind of choice: its name, its first code and how many values each operand has."""

    def __init__(self, name: str, first: int, radixes: tuple[int, ...]) -> None:
        self.name = name
        self.first = first
        self.radixes = radixes
        self.count = prod(radixes)


class CodeBook:
    """The kinds of choices of a game in the order of their codes."""

    def __init__(self, kinds: Sequence[tuple[str, tuple[int, ...]]]) -> None:
        self.kinds: list[Kind] = []
        self.first: dict[str, int] = {}
        count = 0
        for name, radixes in kinds:
            kind = Kind(name, count, radixes)
            self.kinds.append(kind)
            self.first[name] = count
            count += kind.count
        if count > MOST_CODES:
            raise ValueError(f"{count} codes, at most {MOST_CODES} are allowed: split a decision")
        self.count = count
        self._kind_of: list[Kind] = [kind for kind in self.kinds for _ in range(kind.count)]
        self._decoded: dict[int, tuple[str, tuple[int, ...]]] = {}

    def encode(self, name: str, *operands: int) -> int:
        """The code of a kind with these operands; ``ValueError`` outside their ranges."""
        kind = self._kind_of[self.first[name]]
        if len(operands) != len(kind.radixes):
            raise ValueError(f"{name} takes {len(kind.radixes)} operands, got {len(operands)}")
        code = 0
        for value, radix in zip(operands, kind.radixes, strict=True):
            if not 0 <= value < radix:
                raise ValueError(f"{name}: operand {value} is not from 0 to {radix - 1}")
            code = code * radix + value
        return kind.first + code

    def decode(self, code: int) -> tuple[str, tuple[int, ...]]:
        """Kind and operands of a code; ``ValueError`` if the game has no such code."""
        known = self._decoded.get(code)
        if known is not None:
            return known
        if not 0 <= code < self.count:
            raise ValueError(f"code {code} is not from 0 to {self.count - 1}")
        kind = self._kind_of[code]
        rest = code - kind.first
        operands: list[int] = []
        for radix in reversed(kind.radixes):
            operands.append(rest % radix)
            rest //= radix
        known = self._decoded[code] = (kind.name, tuple(reversed(operands)))
        return known
