"""Effects with intervals: regressions on what luck decided, shares, and what is left when many things are compared."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

SURE = 1.959963984540054
"""Standard deviations on either side of which 95 in 100 results of a normal distribution lie."""
FALSE_ALARMS = 0.05
"""Of all flags that are raised at most this share should be chance."""


@dataclass(frozen=True)
class Effect:
    """A difference with its standard error and its 95 % interval."""

    value: float
    error: float
    low: float
    high: float

    @property
    def chance(self) -> float:
        """How likely a difference at least this large is where there is none."""
        width = (self.high - self.low) / (2 * SURE)
        return 1.0 if width == 0 else math.erfc(abs(self.value) / width / math.sqrt(2))

    @property
    def sure(self) -> bool:
        """Whether the interval leaves out 0."""
        return self.low > 0 or self.high < 0

    def to_json(self) -> dict[str, float]:
        """The value and its interval."""
        return {"value": self.value, "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Unit:
    """One that luck gave something to, or not: which game, in which stratum, how much, and what came of it."""

    game: int
    stratum: int
    luck: float
    result: float


def effect(units: Sequence[Unit]) -> Effect | None:
    """What one more of a thing does to the result, by least squares within strata; None where luck did not vary.

    Units of one game are not independent of each other, so the error is clustered by game. Luck was decided by the
    game's own generator or by a lot, so nothing that causes results can hide behind it; strata only take noise away.
    """
    luck = _within(units, [unit.luck for unit in units])
    result = _within(units, [unit.result for unit in units])
    spread = sum(value * value for value in luck)
    if spread < 1e-9:
        return None
    slope = sum(one * other for one, other in zip(luck, result, strict=True)) / spread
    clusters: dict[int, float] = {}
    rest = 0.0
    for unit, one, other in zip(units, luck, result, strict=True):
        left = other - slope * one
        clusters[unit.game] = clusters.get(unit.game, 0.0) + one * left
        rest += left * left
    # How many units tell something: with few of them the interval must be wider.
    worth = spread * spread / sum(one**4 for one in luck)
    freedom = len(units) - len({unit.stratum for unit in units}) - 1
    if worth < 3 or freedom < 1:
        return None
    clustered = math.sqrt(sum(value * value for value in clusters.values()) * worth / (worth - 1)) / spread
    # Where a few units happen to have one result the clustered error is next to nothing; the common one is not.
    common = math.sqrt(rest / freedom / spread)
    return _around(slope, max(clustered, common), worth - 1)


def mean_effect(values: Sequence[float]) -> Effect | None:
    """The mean of paired differences; None for fewer than three."""
    count = len(values)
    if count < 3:
        return None
    mean = sum(values) / count
    error = math.sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    return _around(mean, error, count - 1)


def difference(one: Effect, other: Effect) -> Effect:
    """How much larger the first of two effects is, taken as independent of each other."""
    return _around(one.value - other.value, math.hypot(one.error, other.error), math.inf)


def share(wins: float, games: float) -> tuple[float, float]:
    """Between which shares of wins the true one lies, 95 in 100 times (Wilson); wins may be halves."""
    part = wins / games
    square = SURE * SURE
    middle = (part + square / (2 * games)) / (1 + square / games)
    width = SURE * math.sqrt(part * (1 - part) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - width), min(1.0, middle + width)


def beyond_chance(chances: Iterable[float]) -> float:
    """The largest of these chances that is still no accident when all are looked at (Benjamini and Hochberg)."""
    ordered = sorted(chances)
    found = 0.0
    for place, chance in enumerate(ordered, 1):
        if chance <= FALSE_ALARMS * place / len(ordered):
            found = chance
    return found


def deviation(values: Sequence[float]) -> float:
    """The standard deviation; 0 for fewer than two."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return math.sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))


def _within(units: Sequence[Unit], values: Sequence[float]) -> list[float]:
    """Values less the mean of their stratum."""
    sums: dict[int, list[float]] = {}
    for unit, value in zip(units, values, strict=True):
        sums.setdefault(unit.stratum, []).append(value)
    means = {stratum: math.fsum(each) / len(each) for stratum, each in sums.items()}
    return [value - means[unit.stratum] for unit, value in zip(units, values, strict=True)]


def _around(value: float, error: float, freedom: float) -> Effect:
    width = _student(freedom) * error
    return Effect(value, error, value - width, value + width)


def _student(freedom: float) -> float:
    """The 97.5 % point of Student's distribution, to three digits from 3 degrees of freedom on."""
    if freedom == math.inf:
        return SURE
    freedom = max(freedom, 2.0)
    z = SURE
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )
