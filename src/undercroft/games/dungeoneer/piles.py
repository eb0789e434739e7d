"""A face-down deck: cards whose order nobody knows, and those whose place somebody does."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = 31
"""All seats and those who look on, as bits."""


class Pile:
    """A pile from the top: ``top``, ``pool``, ``under``, ``bottom``.

    ``pool`` has no order: which of its cards comes next is decided when it is drawn, which nobody can tell from a
    shuffled deck. ``top`` (next card last) and ``bottom`` (next card first) hold cards that were looked at or put back;
    ``seen`` tells for each card of ``top`` which seats know it, as bits. ``under`` is what lies below the pool since a
    later stage came (DLQ-163): in pairs the bottom of the pile at that time, and the pool that was put under it.
    """

    __slots__ = ("bottom", "pool", "seen", "top", "under")

    pool: list[int]
    top: list[int]
    seen: list[int]
    under: list[list[int]]
    bottom: list[int]

    def __init__(self, source: Pile | None = None) -> None:
        """An empty pile, or the copy of another."""
        if source is None:
            self.pool = []
            self.top = []
            self.seen = []
            self.under = []
            self.bottom = []
            return
        self.pool = source.pool[:]
        self.top = source.top[:]
        self.seen = source.seen[:]
        self.under = [cards[:] for cards in source.under]
        self.bottom = source.bottom[:]

    def copy(self) -> Pile:
        """An independent copy."""
        return Pile(self)

    def size(self) -> int:
        """How many cards there are."""
        cards = len(self.pool) + len(self.top) + len(self.bottom)
        for part in self.under:
            cards += len(part)
        return cards

    def certain(self) -> int:
        """The next card where it is settled already, -1 where chance decides it."""
        while not self.pool and self.under:
            # Everybody has seen what was put to the bottom.
            known = self.under[0]
            self.top = [*reversed(known), *self.top]
            self.seen = [*([EVERYBODY] * len(known)), *self.seen]
            self.pool = self.under[1]
            self.under = self.under[2:]
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

    def put_under(self, cards: list[int]) -> None:
        """Put a shuffled deck under this pile (DLQ-163), what lies at its bottom included."""
        if self.size() == 0:
            self.fill(cards)
        else:
            self.under = [*self.under, self.bottom, sorted(cards)]
            self.bottom = []

    def facts(self) -> list[list[int]]:
        """Everything as lists of numbers; ``of_facts`` makes the pile of them again."""
        return [self.pool, self.top, self.seen, self.bottom, *self.under]

    @staticmethod
    def of_facts(facts: list[list[int]]) -> Pile:
        """The pile with these facts; ``ValueError`` if there is none."""
        if len(facts) < 4 or len(facts) % 2 != 0:
            raise ValueError("a pile has a pool, a top, a bottom, and pairs of what lies under the pool")
        pile = Pile()
        pile.pool = facts[0]
        pile.top = facts[1]
        pile.seen = facts[2]
        pile.bottom = facts[3]
        pile.under = facts[4:]
        return pile
