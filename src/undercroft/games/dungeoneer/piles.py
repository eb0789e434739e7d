"""A face-down deck: cards whose order nobody knows, and those whose place somebody does."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = 15
"""All seats, as bits."""


class Pile:
    """A pile from the top: ``top``, ``pool``, ``under``, ``bottom``.

    ``pool`` has no order: which of its cards comes next is decided when it is drawn, which nobody can tell from a
    shuffled deck. ``under`` is a second such pool that comes after it (DLQ-163). ``top`` (next card last) and
    ``bottom`` (next card first) hold cards that were looked at or put back; ``seen`` tells for each card of ``top``
    which seats know it, as bits.
    """

    __slots__ = ("bottom", "pool", "seen", "top", "under")

    pool: list[int]
    top: list[int]
    seen: list[int]
    under: list[int]
    bottom: list[int]

    def __init__(self) -> None:
        self.pool = []
        self.top = []
        self.seen = []
        self.under = []
        self.bottom = []

    def copy(self) -> Pile:
        """An independent copy."""
        other = Pile()
        other.pool = self.pool[:]
        other.top = self.top[:]
        other.seen = self.seen[:]
        other.under = self.under[:]
        other.bottom = self.bottom[:]
        return other

    def size(self) -> int:
        """How many cards there are."""
        return len(self.pool) + len(self.top) + len(self.under) + len(self.bottom)

    def certain(self) -> int:
        """The next card where it is settled already, -1 where chance decides it."""
        if not self.pool and self.under:
            self.pool = self.under
            self.under = []
        if self.top:
            return self.top[-1]
        if not self.pool and self.bottom:
            return self.bottom[0]
        return -1

    def take(self, card: int) -> int:
        """Draw this card, which is the certain one or one of the pool; the seats that have seen it there, as bits.

        A card of the bottom has been seen by all.
        """
        if self.top and self.top[-1] == card:
            self.top.pop()
            return self.seen.pop()
        if not self.pool and self.bottom and self.bottom[0] == card:
            del self.bottom[0]
            return EVERYBODY
        self.pool.remove(card)
        return 0

    def fill(self, cards: list[int]) -> None:
        """Shuffle these cards in. The pool is kept sorted, so that equal decks are equal data."""
        self.pool.extend(cards)
        self.pool.sort()

    def facts(self) -> list[object]:
        """Everything, for a state's digest."""
        return [list(self.pool), list(self.top), list(self.seen), list(self.under), list(self.bottom)]
