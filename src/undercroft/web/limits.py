"""How often somebody may ask: buckets that fill with time."""

from __future__ import annotations

import time
from collections.abc import Callable


class Bucket:
    """``burst`` requests at once, ``rate`` a second in the long run, for each key."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._levels: dict[str, tuple[float, float]] = {}
        self._swept = clock()

    def allows(self, key: str) -> bool:
        """Whether one more request is within the limit; it counts if so."""
        now = self._clock()
        level, since = self._levels.get(key, (self._burst, now))
        level = min(self._burst, level + (now - since) * self._rate)
        allowed = level >= 1.0
        self._levels[key] = (level - 1.0 if allowed else level, now)
        if now - self._swept > self._burst / self._rate + 60.0:
            self._sweep(now)
        return allowed

    def _sweep(self, now: float) -> None:
        """Forget those whose bucket is full again."""
        self._swept = now
        self._levels = {
            key: (level, since)
            for key, (level, since) in self._levels.items()
            if level + (now - since) * self._rate < self._burst
        }
