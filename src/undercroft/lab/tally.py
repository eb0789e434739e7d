"""Counting many games in whole numbers, so that sums do not depend on who counted what first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from undercroft.bots.bot import Bot
from undercroft.bots.outside import OutsideBot
from undercroft.kernel.messages import Outcome

PERCENTILES = (5, 25, 50, 75, 95)


@dataclass
class Forfeits:
    """Decisions that were made for bots from outside, by reason, with what was seen the first time."""

    counts: dict[str, int] = field(default_factory=dict)
    first: dict[str, str] = field(default_factory=dict)

    @staticmethod
    def of(bot: Bot) -> Forfeits:
        """Those of one bot in one game; bots of the house have none."""
        forfeits = Forfeits()
        for forfeit in bot.forfeits if isinstance(bot, OutsideBot) else ():
            forfeits.add(Forfeits({forfeit.message: 1}, {forfeit.message: forfeit.detail}))
        return forfeits

    def add(self, other: Forfeits) -> None:
        """Count another's too; what was seen first stays."""
        for message, count in other.counts.items():
            self.counts[message] = self.counts.get(message, 0) + count
        self.first = {**other.first, **self.first}

    @property
    def total(self) -> int:
        """How many decisions."""
        return sum(self.counts.values())

    def most_first(self) -> list[tuple[str, int]]:
        """The reasons with their counts, the most frequent first."""
        return sorted(self.counts.items(), key=lambda entry: -entry[1])

    def to_json(self) -> dict[str, object]:
        """How many, and why: a message id with its count and the first example."""
        return {
            "count": self.total,
            "reasons": [
                {"reason": message, "count": count, "first": self.first[message]}
                for message, count in sorted(self.counts.items())
            ],
        }


@dataclass
class Scores:
    """How often each score was reached, and how often that won: alone, or shared with others."""

    counts: Counter[int] = field(default_factory=Counter)
    wins: int = 0
    shared_wins: int = 0
    forfeits: Forfeits = field(default_factory=Forfeits)

    def add(self, other: Scores) -> None:
        """Count another's games too."""
        self.counts.update(other.counts)
        self.wins += other.wins
        self.shared_wins += other.shared_wins
        self.forfeits.add(other.forfeits)

    @property
    def games(self) -> int:
        """How many scores were counted."""
        return self.counts.total()

    @property
    def mean(self) -> float:
        """The mean score."""
        return sum(score * count for score, count in self.counts.items()) / self.games

    def percentile(self, percent: int) -> int:
        """The least score that at least so many per cent of the games do not exceed."""
        seen = 0
        for score in sorted(self.counts):
            seen += self.counts[score]
            if 100 * seen >= percent * self.games:
                return score
        raise ValueError("no games were counted")

    def to_json(self) -> dict[str, object]:
        """Figures for people and programs."""
        return {
            "games": self.games,
            "mean": self.mean,
            "min": min(self.counts),
            "max": max(self.counts),
            "percentiles": {str(percent): self.percentile(percent) for percent in PERCENTILES},
            "wins": self.wins,
            "shared_wins": self.shared_wins,
            "forfeits": self.forfeits.to_json(),
        }


@dataclass
class Tally:
    """What a number of games came to; tallies add up exactly, in any order."""

    seats: list[Scores]
    games: int = 0
    decisions: int = 0
    nanoseconds: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    """How often games ended in each way that the game tells apart."""

    @staticmethod
    def of_seats(seats: int) -> Tally:
        """A tally of no games."""
        return Tally([Scores() for _ in range(seats)])

    def count(self, outcome: Outcome, decisions: int, nanoseconds: int) -> None:
        """Count one finished game."""
        self.games += 1
        self.decisions += decisions
        self.nanoseconds += nanoseconds
        self.endings[outcome.kind] += 1
        shared = outcome.ranks.count(1) > 1
        for scores, score, rank in zip(self.seats, outcome.scores, outcome.ranks, strict=True):
            scores.counts[score] += 1
            if rank == 1 and not outcome.lost:
                scores.wins += not shared
                scores.shared_wins += shared

    def add(self, other: Tally) -> None:
        """Count another tally's games too."""
        self.games += other.games
        self.decisions += other.decisions
        self.nanoseconds += other.nanoseconds
        self.endings.update(other.endings)
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)

    def together(self, seats: Iterable[int]) -> Scores:
        """The scores of several seats as one."""
        scores = Scores()
        for seat in seats:
            scores.add(self.seats[seat])
        return scores
