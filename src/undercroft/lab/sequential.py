"""Does one bot beat another clearly enough? A test that plays no more games than the answer needs.

Wald's sequential test of a share: H0 says that it is at most ``h0``, H1 that it is at least ``h1``. After every pair of
games (one seed, seats swapped) the evidence is weighed, and the test ends when one side is likely enough. The pair is
the unit, with its five results (0, 1/4, 1/2, 3/4, 1): two games with the same dice are not independent, and how much
luck they share shows in the pairs themselves. Neither hypothesis says how the five results are spread, so the
likelihoods are those of the spread that fits the pairs best among all with the mean in question (a generalised
likelihood ratio, as chess engines are tested).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import log

from undercroft.kernel.errors import UndercroftError

RESULTS = (0.0, 0.25, 0.5, 0.75, 1.0)
UNSEEN = 1e-3
"""What counts of a result that has not come: enough that no mean is impossible, too little to be evidence."""


@dataclass(frozen=True)
class Hypotheses:
    """What a test decides between, and how often it may err; ``UndercroftError`` for what makes no sense."""

    h0: float = 0.70
    h1: float = 0.80
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not 0 < self.h0 < self.h1 < 1:
            raise UndercroftError("bad-hypotheses", {"h0": f"{self.h0:g}", "h1": f"{self.h1:g}"})

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the test ends: at or below the first it takes H0, at or above the second H1."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


@dataclass
class Trial:
    """A test that is under way; it takes no more pairs once it is decided."""

    hypotheses: Hypotheses
    pairs: list[int] = field(default_factory=lambda: [0] * len(RESULTS))
    """How often each result of a pair came."""
    evidence: float = 0.0
    """The logarithm of how much likelier H1 makes what was seen."""
    verdict: str | None = None
    """"h0", "h1", or None while it is open."""

    def take(self, share: float) -> None:
        """Count one pair, of which the first bot has won this share."""
        if self.verdict is not None:
            raise ValueError("the test is decided")
        self.pairs[RESULTS.index(share)] += 1
        self.evidence = evidence(self.pairs, self.hypotheses.h0, self.hypotheses.h1)
        low, high = self.hypotheses.bounds
        if self.evidence <= low:
            self.verdict = "h0"
        elif self.evidence >= high:
            self.verdict = "h1"

    def to_json(self) -> dict[str, object]:
        """The test as plain JSON values."""
        low, high = self.hypotheses.bounds
        return {
            "h0": self.hypotheses.h0,
            "h1": self.hypotheses.h1,
            "alpha": self.hypotheses.alpha,
            "beta": self.hypotheses.beta,
            "pairs": list(self.pairs),
            "evidence": self.evidence,
            "bounds": [low, high],
            "verdict": self.verdict,
        }


def evidence(pairs: Iterable[int], h0: float, h1: float) -> float:
    """The logarithm of the generalised likelihood ratio of two means, given how often each result came."""
    seen = [count or UNSEEN for count in pairs]
    likeliest0, likeliest1 = _likeliest(seen, h0), _likeliest(seen, h1)
    return sum(count * log(one / zero) for count, one, zero in zip(seen, likeliest1, likeliest0, strict=True))


def _likeliest(seen: list[float], mean: float) -> list[float]:
    """The chances of the results that fit what was seen best, among all with this mean.

    By Lagrange they are ``share / (1 + tilt * (result - mean))``; the tilt is where their mean is right, and the left
    side of that equation falls from plus to minus infinity between the poles.
    """
    total = sum(seen)
    shares = [count / total for count in seen]
    low, high = -1 / (RESULTS[-1] - mean), 1 / mean
    for _ in range(60):
        tilt = (low + high) / 2
        rest = sum(
            share * (result - mean) / (1 + tilt * (result - mean))
            for share, result in zip(shares, RESULTS, strict=True)
        )
        if rest > 0:
            low = tilt
        else:
            high = tilt
    tilt = (low + high) / 2
    return [share / (1 + tilt * (result - mean)) for share, result in zip(shares, RESULTS, strict=True)]
