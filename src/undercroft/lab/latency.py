"""How long decisions take, counted in buckets that add up over games and processes."""

from __future__ import annotations

from math import ceil, log10

import msgspec

BUCKETS_A_DECADE = 40
"""A bucket ends 6 % above its beginning: as exact as such a figure is worth."""


class Latencies(msgspec.Struct):
    """Times of decisions; ``buckets`` are by the logarithm of the nanoseconds."""

    count: int = 0
    nanoseconds: int = 0
    slowest: int = 0
    buckets: dict[int, int] = {}  # msgspec copies it for every instance

    def take(self, nanoseconds: int) -> None:
        """Count one decision."""
        bucket = int(log10(max(nanoseconds, 1)) * BUCKETS_A_DECADE)
        self.count += 1
        self.nanoseconds += nanoseconds
        self.slowest = max(self.slowest, nanoseconds)
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1

    def add(self, other: Latencies) -> None:
        """Count another's decisions too."""
        self.count += other.count
        self.nanoseconds += other.nanoseconds
        self.slowest = max(self.slowest, other.slowest)
        for bucket, count in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + count

    @property
    def mean(self) -> float:
        """The mean in seconds; 0 without decisions."""
        return self.nanoseconds / self.count / 1e9 if self.count else 0.0

    def percentile(self, percent: float) -> float:
        """The seconds that at least so many per cent of the decisions do not exceed, at most 6 % too high."""
        seen = 0
        for bucket in sorted(self.buckets):
            seen += self.buckets[bucket]
            if seen >= ceil(percent / 100 * self.count):
                return min(10 ** ((bucket + 1) / BUCKETS_A_DECADE), self.slowest) / 1e9
        return 0.0

    def to_json(self) -> dict[str, object]:
        """Figures for people and programs, in milliseconds."""
        return {
            "decisions": self.count,
            "mean_ms": self.mean * 1e3,
            "p99_ms": self.percentile(99) * 1e3,
            "slowest_ms": self.slowest / 1e6,
        }
