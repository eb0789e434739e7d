"""Ranks: what a score is called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from undercroft.packs.reader import Entry
from undercroft.packs.words import Words


@dataclass(frozen=True, slots=True)
class Rank:
    """A line of a rank table: held from `at` points on."""

    at: int
    name: Words


def read_ranks(document: Entry) -> list[tuple[Entry, Rank]]:
    """The lines of `[[ranks]]` with their entries."""
    ranks: list[tuple[Entry, Rank]] = []
    for entry in document.tables("ranks"):
        ranks.append((entry, Rank(entry.number("at", -99, 999), entry.words("name"))))
        entry.done()
    return ranks


def rank_at(ranks: Sequence[Rank], points: int) -> Rank:
    """The rank for a score; the first rank also takes whatever lies below it."""
    return next((rank for rank in reversed(ranks) if rank.at <= points), ranks[0])
