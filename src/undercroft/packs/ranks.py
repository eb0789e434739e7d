"""Ranks: what a score is called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from undercroft.kernel.messages import SoloStanding
from undercroft.packs.reader import Entry
from undercroft.packs.standings import OptionValue, Standings
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


def standing_of(
    score: int, ranks: Sequence[Rank], standings: Standings, options: Mapping[str, OptionValue]
) -> SoloStanding:
    """What a score alone is worth with these ranks and scores of bots, in a game with all these options."""
    held = rank_at(ranks, score)
    higher = ranks[ranks.index(held) + 1] if held is not ranks[-1] else None
    return SoloStanding(
        held.name.in_languages(),
        None if higher is None else higher.name.in_languages(),
        None if higher is None else higher.at,
        {standing.bot: standing.better_than(score) for standing in standings.of(options)},
    )
