"""What the games of a tournament say of its bots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev

from undercroft.lab.intervals import Interval, of_mean, wilson
from undercroft.lab.journal import Heat
from undercroft.lab.latency import Latencies
from undercroft.lab.measured import Played
from undercroft.lab.ratings import Rating, rate
from undercroft.lab.tally import Forfeits


@dataclass(frozen=True)
class Standing:
    """One bot over all its games. ``share`` is that of first places; a shared one counts in part."""

    bot: str
    rating: Rating
    games: int
    wins: int
    shared_wins: int
    share: float
    interval: Interval
    mean: float
    deviation: float
    thinking: Latencies
    forfeits: Forfeits

    def to_json(self) -> dict[str, object]:
        """The standing as plain JSON values."""
        return {
            "bot": self.bot,
            "rating": self.rating.to_json(),
            "games": self.games,
            "wins": self.wins,
            "shared_wins": self.shared_wins,
            "share": self.share,
            "interval": list(self.interval),
            "mean": self.mean,
            "deviation": self.deviation,
            "thinking": self.thinking.to_json(),
            "forfeits": self.forfeits.to_json(),
        }


@dataclass(frozen=True)
class Pairs:
    """How pairs of games on one seed with the seats swapped went: the more end one each, the more luck decides."""

    both_won: int = 0
    one_each: int = 0
    both_lost: int = 0
    with_a_tie: int = 0

    def to_json(self) -> dict[str, int]:
        """How many pairs went each way."""
        return asdict(self)


@dataclass(frozen=True)
class Pairing:
    """Two bots against each other: who came before whom (a tie is half), and by how many points.

    ``effect`` is the mean difference in standard deviations of a score. Alone at the table bots are compared on the
    same seed. ``pairs`` are those of the first bot; None where more or fewer than two sit at the table.
    """

    first: str
    second: str
    games: int
    wins: int
    ties: int
    losses: int
    share: float
    interval: Interval
    difference: float
    difference_interval: Interval
    effect: float
    effect_interval: Interval
    pairs: Pairs | None

    def to_json(self) -> dict[str, object]:
        """The pairing as plain JSON values; an interval of which nothing is known is null."""
        return {
            "first": self.first,
            "second": self.second,
            "games": self.games,
            "wins": self.wins,
            "ties": self.ties,
            "losses": self.losses,
            "share": self.share,
            "interval": list(self.interval),
            "difference": self.difference,
            "difference_interval": _finite(self.difference_interval),
            "effect": self.effect,
            "effect_interval": _finite(self.effect_interval),
            "pairs": None if self.pairs is None else self.pairs.to_json(),
        }


def _finite(interval: Interval) -> list[float] | None:
    return None if interval[0] == float("-inf") else list(interval)


@dataclass(frozen=True)
class _Contest:
    """Who was compared with whom: a game, or alone at the table all games of one seed."""

    players: tuple[int, ...]
    ranks: tuple[int, ...]
    scores: tuple[int, ...]


def contests(heat: Heat) -> Iterator[_Contest]:
    """The comparisons of a heat."""
    if len(heat[0].players) > 1:
        for played in heat:
            yield _Contest(played.players, played.ranks, played.scores)
        return
    # A game that was lost comes after any that was not.
    results = [(not played.lost, played.scores[0]) for played in heat]
    ranks = tuple(1 + sum(other > own for other in results) for own in results)
    players = tuple(played.players[0] for played in heat)
    yield _Contest(players, ranks, tuple(played.scores[0] for played in heat))


def standings(bots: Sequence[str], heats: Sequence[Heat]) -> list[Standing]:
    """All bots, best rating first."""
    found = [contest for heat in heats for contest in contests(heat)]
    ratings = rate(len(bots), ((contest.players, contest.ranks) for contest in found))
    games = [played for heat in heats for played in heat]
    unsorted = [
        _standing(bots[bot], bot, ratings[bot], found, games)
        for bot in range(len(bots))
        if any(bot in contest.players for contest in found)
    ]
    return sorted(unsorted, key=lambda standing: -standing.rating.mu)


def _standing(
    name: str, bot: int, rating: Rating, found: Sequence[_Contest], games: Sequence[Played]
) -> Standing:
    wins, shared_wins, share, scores = 0, 0, 0.0, []
    for contest in found:
        firsts = contest.ranks.count(1)
        for player, rank, score in zip(contest.players, contest.ranks, contest.scores, strict=True):
            if player == bot:
                scores.append(score)
                if rank == 1:
                    wins += firsts == 1
                    shared_wins += firsts > 1
                    share += 1 / firsts
    thinking, forfeits = Latencies(), Forfeits()
    for played in games:
        for player, spent, forfeited in zip(played.players, played.thinking, played.forfeits, strict=True):
            if player == bot:
                thinking.add(spent)
                forfeits.add(forfeited)
    share /= len(scores)
    return Standing(
        bot=name,
        rating=rating,
        games=len(scores),
        wins=wins,
        shared_wins=shared_wins,
        share=share,
        interval=wilson(share, len(scores)),
        mean=fmean(scores),
        deviation=stdev(scores) if len(scores) > 1 else 0.0,
        thinking=thinking,
        forfeits=forfeits,
    )


def pairings(bots: Sequence[str], heats: Sequence[Heat]) -> list[Pairing]:
    """All pairs of bots that have met."""
    found = []
    for first, second in combinations(range(len(bots)), 2):
        pairing = _pairing(bots, first, second, heats)
        if pairing is not None:
            found.append(pairing)
    return found


def _pairing(bots: Sequence[str], first: int, second: int, heats: Sequence[Heat]) -> Pairing | None:
    results = [0, 0, 0]
    games = 0
    differences: list[float] = []
    scores: tuple[list[int], list[int]] = ([], [])
    pairs: list[list[_Contest]] = []
    for heat in heats:
        met = [contest for contest in contests(heat) if {first, second} <= set(contest.players)]
        for contest in met:
            games += 1
            for result, count in enumerate(_compared(contest, first, second)):
                results[result] += count
            for own, bot in zip(scores, (first, second), strict=True):
                own.extend(_scores(contest, bot))
        if len(met) == 2 and len(met[0].players) == 2:
            pairs.append(met)
        if met:
            differences.append(fmean(fmean(_scores(one, first)) - fmean(_scores(one, second)) for one in met))
    if games == 0:
        return None
    wins, ties, losses = results
    share = (wins + ties / 2) / sum(results)
    difference = fmean(differences)
    low, high = of_mean(differences)
    deviation = _deviation(*scores)
    return Pairing(
        first=bots[first],
        second=bots[second],
        games=games,
        wins=wins,
        ties=ties,
        losses=losses,
        share=share,
        interval=wilson(share, games),
        difference=difference,
        difference_interval=(low, high),
        effect=difference / deviation,
        effect_interval=(low / deviation, high / deviation),
        pairs=_pairs(pairs, first, second) if pairs else None,
    )


def _pairs(pairs: Sequence[Sequence[_Contest]], first: int, second: int) -> Pairs:
    """How pairs of games went for the first of two bots."""
    ties = 0
    by_wins = [0, 0, 0]
    for pair in pairs:
        results = [_compared(contest, first, second) for contest in pair]
        if any(beside for _, beside, _ in results):
            ties += 1
        else:
            by_wins[sum(ahead for ahead, _, _ in results)] += 1
    both_lost, one_each, both_won = by_wins
    return Pairs(both_won, one_each, both_lost, ties)


def _deviation(first: list[int], second: list[int]) -> float:
    """The standard deviation of one score, of both bots together; 1 where all scores are equal."""
    if len(first) < 2 or len(second) < 2:
        return 1.0
    return sqrt((stdev(first) ** 2 + stdev(second) ** 2) / 2) or 1.0


def _scores(contest: _Contest, bot: int) -> list[int]:
    return [score for player, score in zip(contest.players, contest.scores, strict=True) if player == bot]


def _compared(contest: _Contest, first: int, second: int) -> tuple[int, int, int]:
    """How often the first bot came before the second, beside it and behind it; every copy with every copy."""
    ahead = beside = behind = 0
    for player, rank in zip(contest.players, contest.ranks, strict=True):
        for other, other_rank in zip(contest.players, contest.ranks, strict=True):
            if (player, other) == (first, second):
                ahead += rank < other_rank
                beside += rank == other_rank
                behind += rank > other_rank
    return ahead, beside, behind
