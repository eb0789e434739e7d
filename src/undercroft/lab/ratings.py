"""Ratings of bots from who came before whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from undercroft.lab.workers import extra


@dataclass(frozen=True)
class Rating:
    """What a bot is believed to be worth, and how sure that is (one standard deviation). New bots have 25 ± 8.3."""

    mu: float
    sigma: float

    def to_json(self) -> dict[str, object]:
        """The rating as plain JSON values."""
        return {"mu": self.mu, "sigma": self.sigma}


def rate(bots: int, contests: Iterable[tuple[Sequence[int], Sequence[int]]]) -> list[Rating]:
    """Ratings after contests in this order; each is who took part (by number) and which rank each came to.

    Plackett and Luce's model as in openskill; ``MissingExtra`` if that is not there. A bot that takes part several
    times in one contest changes by the mean of what its copies would change.
    """
    model = extra("openskill.models", "lab").PlackettLuce()
    ratings = [Rating(model.mu, model.sigma) for _ in range(bots)]
    for players, ranks in contests:
        teams = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in players]
        rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
        for bot in set(players):
            own = [team[0] for team, player in zip(rated, players, strict=True) if player == bot]
            ratings[bot] = Rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return ratings
