"""The event loop of a server process: uvloop where there is one, and it remembers who takes its signals."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable

Taker = tuple[Callable[..., object], tuple[object, ...]]
"""Who takes a signal, and with which arguments."""


class RemembersSignals(asyncio.AbstractEventLoop):
    """A loop that can be asked who takes a signal; loops themselves have no way to tell."""

    _takers: dict[int, Taker] | None = None

    @property
    def takers(self) -> dict[int, Taker]:
        """Who takes signals, by their numbers."""
        return dict(self._takers or {})

    def add_signal_handler(self, sig: int, callback: Callable[..., object], *args: object) -> None:
        super().add_signal_handler(sig, callback, *args)
        self._takers = {**self.takers, sig: (callback, args)}


def new_loop() -> asyncio.AbstractEventLoop:
    """A loop for this thread."""
    loop: asyncio.AbstractEventLoop = type("Loop", (RemembersSignals, _base()), {})()
    asyncio.set_event_loop(loop)
    return loop


def _base() -> type[asyncio.AbstractEventLoop]:
    if sys.platform == "win32":
        return asyncio.ProactorEventLoop
    try:
        import uvloop
    except ImportError:
        return asyncio.SelectorEventLoop
    return uvloop.Loop
