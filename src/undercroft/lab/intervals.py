"""How far a figure from so many games can be trusted."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev

Interval = tuple[float, float]
NINETY_FIVE = NormalDist().inv_cdf(0.975)


def wilson(share: float, games: int) -> Interval:
    """Wilson's 95 % interval of a share of games; a tie is half a win. ``ValueError`` without games."""
    if games < 1:
        raise ValueError("no games were counted")
    spread = NINETY_FIVE**2 / games
    middle = share + spread / 2
    reach = sqrt(spread * (share * (1 - share) + spread / 4))
    # Rounding must not lead out of what a share can be.
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


def of_mean(values: Sequence[float]) -> Interval:
    """The 95 % interval of the mean of what these are a sample of; of a single value nothing is known."""
    if len(values) < 2:
        return float("-inf"), float("inf")
    reach = NINETY_FIVE * stdev(values) / sqrt(len(values))
    return fmean(values) - reach, fmean(values) + reach
