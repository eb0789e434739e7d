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

    async def read(self, store: Store, now: float) -> None:
        """Keep the pause that ends now, if there was one, and learn all others."""
        beat = float(await store.setting("heartbeat", str(now)))
        if now - beat > DOWN:
            # Workers that start together find the same heartbeat; the first of them keeps the pause.
            await store.add_pause(beat, now)
        await store.set_setting("heartbeat", str(now))
        self._spans = await store.pauses(now - LONGEST)

    def deadline(self, asked: float, seconds: float) -> float:
        """When a clock runs out that began then."""
        ends = asked + seconds
        for began, ended in self._spans:
            if began < ends and ended > asked:
                ends += ended - max(began, asked)
        return ends
