"""Times in which nobody served: they count on nobody's clock."""

from __future__ import annotations

from undercroft.table.store import Store

DOWN = 3.0
"""A heartbeat older than so many seconds means that no worker was there."""
LONGEST = 400 * 86400.0
"""Pauses before that concern no clock any more."""


class Pauses:
    """All pauses that may still concern a clock, oldest first."""

    def __init__(self) -> None:
        self._spans: list[tuple[float, float]] = []
        self._beat = 0.0
        """When this worker gave its last sign of life."""

    async def read(self, store: Store, now: float) -> None:
        """Keep the pause that ends now, if there was one, and learn all others."""
        beat = float(await store.setting("heartbeat", str(now)))
        if now - beat > DOWN:
            # Workers that start or wake together find the same heartbeat; the first of them keeps the pause.
            await store.add_pause(beat, now)
        await store.set_setting("heartbeat", str(now))
        self._spans = await store.pauses(now - LONGEST)
        self._beat = now

    async def beat(self, store: Store, now: float) -> bool:
        """Give a sign of life; True if this worker was away itself, as on a machine that slept.

        Others may have served meanwhile: then it was a pause for nobody. Or one of them has kept it already.
        """
        if not self.awake(now):
            await self.read(store, now)
            return True
        await store.set_setting("heartbeat", str(now))
        self._beat = now
        return False

    def alive(self, now: float) -> None:
        """Looking after many tables takes its time: this worker is not away meanwhile."""
        if self.awake(now):
            self._beat = now

    def awake(self, now: float) -> bool:
        """Whether this worker knows all pauses there may have been: else no clock can be judged yet."""
        return now - self._beat <= DOWN

    def deadline(self, asked: float, seconds: float) -> float:
        """When a clock runs out that began then."""
        ends = asked + seconds
        for began, ended in self._spans:
            if began < ends and ended > asked:
                ends += ended - max(began, asked)
        return ends
