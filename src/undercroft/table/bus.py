"""How workers tell each other that something happened at a table: within one process, or through Redis."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable

import redis.asyncio as redis_client
from redis.exceptions import RedisError

CHANNEL = "undercroft"
EVERYWHERE = "*"
"""Stands for the table where nobody knows at which ones something happened."""
PATIENCE = 20.0
LOG = logging.getLogger("undercroft.bus")
Heard = Callable[[str, str], Awaitable[None]]
"""Called with a table's id and what happened there."""


class Bus(ABC):
    """Brings short notes to all other workers; a lost one is mended by the next, or by looking into the store."""

    shared: bool
    """Whether there may be other workers."""

    @abstractmethod
    async def open(self, heard: Heard) -> None:
        """Listen from now on."""

    @abstractmethod
    async def tell(self, table: str, what: str) -> None:
        """Tell the other workers."""

    @abstractmethod
    async def close(self) -> None:
        """Stop listening."""


class OneProcess(Bus):
    """There are no other workers."""

    shared = False

    async def open(self, heard: Heard) -> None:
        pass

    async def tell(self, table: str, what: str) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisBus(Bus):
    """All workers that share a Redis server hear each other."""

    shared = True

    def __init__(self, url: str) -> None:
        self._client = redis_client.Redis.from_url(url)
        self._worker = secrets.token_urlsafe(8)
        self._task: asyncio.Task[None] | None = None

    async def open(self, heard: Heard) -> None:
        listening = asyncio.Event()
        self._task = asyncio.create_task(self._listen(heard, listening))
        try:
            await asyncio.wait_for(listening.wait(), PATIENCE)
        except TimeoutError:
            await self.close()
            raise ConnectionError("no Redis server answers at REDIS_URL") from None

    async def tell(self, table: str, what: str) -> None:
        # Without Redis the others find the move in the store as soon as somebody asks.
        with contextlib.suppress(RedisError, OSError):
            await self._client.publish(CHANNEL, f"{self._worker} {table} {what}")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._client.aclose()

    async def _listen(self, heard: Heard, listening: asyncio.Event) -> None:
        while True:
            try:
                async with self._client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    if listening.is_set():
                        # Nobody knows what was said while we could not listen.
                        await heard(EVERYWHERE, "table")
                    listening.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._take(message["data"], heard)
            except (RedisError, OSError) as error:
                LOG.warning("bus lost", extra={"error": str(error)})
                await asyncio.sleep(1.0)

    async def _take(self, data: bytes, heard: Heard) -> None:
        worker, _, rest = data.decode("utf-8", "replace").partition(" ")
        table, _, what = rest.partition(" ")
        if worker != self._worker:
            await heard(table, what)
