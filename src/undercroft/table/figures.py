"""What every worker counts: each tells the others now and then, so that whoever is asked answers for all."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from undercroft.table.bus import EVERYWHERE, Bus
from undercroft.table.presence import BEAT, SILENT

Counted = list[tuple[str, dict[str, str], float]]
"""Figures by name and labels."""
_KIND = "figures"
_DECODER = msgspec.json.Decoder(Counted)


class Figures:
    """The figures of this worker and those that others have told; of one that falls silent there are none any more."""

    def __init__(self, bus: Bus, worker: str, now: Callable[[], float]) -> None:
        self.count: Callable[[], Counted] = list
        """Counts what there is to count here."""
        self._bus = bus
        self._worker = worker
        self._now = now
        self._told = float("-inf")
        self._others: dict[str, tuple[float, Counted]] = {}

    def of_all(self) -> dict[str, Counted]:
        """The figures of every worker that is there, this one's first."""
        late = self._now() - SILENT
        self._others = {name: told for name, told in self._others.items() if told[0] >= late}
        return {self._worker: self.count(), **{name: counted for name, (_, counted) in self._others.items()}}

    async def tell(self) -> None:
        """From time to time tell the others."""
        if self._bus.shared and self._now() - self._told >= BEAT:
            self._told = self._now()
            counted = msgspec.json.encode(self.count()).decode()
            await self._bus.tell(EVERYWHERE, f"{_KIND} {self._worker} {counted}")

    def hear(self, what: str) -> bool:
        """Take a note of another worker's figures; False if it is about something else."""
        kind, _, rest = what.partition(" ")
        if kind != _KIND:
            return False
        name, _, counted = rest.partition(" ")
        try:
            self._others[name] = self._now(), _DECODER.decode(counted)
        except msgspec.DecodeError:
            # Another version's; its own worker answers for it.
            self._others.pop(name, None)
        return True
