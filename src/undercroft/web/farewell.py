"""Going quietly: clients are told before the server stops, so that they come back at once and to whoever is there."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable

from undercroft.web.loop import RemembersSignals, Taker
from undercroft.web.socket import Connection

RESTART = 1012
"""The close code of a server that goes and may be back."""
PATIENCE = 2.0
"""How long a client may take to hear it."""


class Farewell:
    """All connected clients, and whether the server is about to go."""

    def __init__(self) -> None:
        self.leaving = False
        self._connected: set[Connection] = set()

    def came(self, connection: Connection) -> None:
        """Somebody has connected."""
        self._connected.add(connection)

    def went(self, connection: Connection) -> None:
        """Somebody is gone."""
        self._connected.discard(connection)

    async def say(self) -> None:
        """Send everybody what still waits for them and close; return when they are gone, or soon."""
        self.leaving = True
        end = asyncio.get_running_loop().time() + PATIENCE
        while self._connected and asyncio.get_running_loop().time() < end:
            for connection in self._connected:
                connection.close(RESTART)
            await asyncio.sleep(0.02)


def before_signals(say: Callable[[], Awaitable[None]]) -> None:
    """Whenever the process is asked to end, do this first, then what was to be done.

    The server that runs us drops all connections as soon as it gets the signal, before the application hears of it.
    It takes signals through the event loop; in a loop that cannot tell who takes them everything stays as it is.
    """
    loop = asyncio.get_running_loop()
    takers = loop.takers if isinstance(loop, RemembersSignals) else {}
    tasks: set[asyncio.Task[None]] = set()

    async def first(then: Taker) -> None:
        callback, args = then
        try:
            await say()
        finally:
            callback(*args)

    def asked(then: Taker) -> None:
        task = loop.create_task(first(then))
        tasks.add(task)
        task.add_done_callback(tasks.discard)

    for number in (signal.SIGTERM, signal.SIGINT):
        if number in takers:
            loop.add_signal_handler(number, asked, takers[number])
