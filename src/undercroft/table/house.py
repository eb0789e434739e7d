"""The house: everything that one worker needs to serve tables, put together."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from pathlib import Path

from undercroft.kernel.streams import fresh_seed
from undercroft.table.archive import Archive
from undercroft.table.beginning import Beginning
from undercroft.table.bus import Bus, OneProcess
from undercroft.table.drivers import Drivers
from undercroft.table.floor import Floor
from undercroft.table.lobby import Lobby
from undercroft.table.packs import Packs
from undercroft.table.playing import Playing
from undercroft.table.store import Store
from undercroft.table.tasks import Tasks
from undercroft.table.thinkers import Thinkers


class House:
    """The tables of one worker over a store that others may share.

    ``lobby`` opens and finds tables, ``playing`` is for those who sit at them, ``archive`` for what is over. The
    clock, ids and seeds can be given, so that a test knows them. ``packs`` is the house's own folder of packs.
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        bus: Bus | None = None,
        clock: Callable[[], float] = time.time,
        new_id: Callable[[], str] = lambda: secrets.token_urlsafe(12),
        new_seed: Callable[[], int] = fresh_seed,
        packs: Path | None = None,
    ) -> None:
        self.store = store
        self.worker = secrets.token_urlsafe(8)
        self.now = clock
        self._thinkers = thinkers
        self._bus = bus or OneProcess()
        self._tasks = Tasks()
        self.packs = Packs(packs)
        self.floor = Floor(store, self._bus, self._tasks, clock, self.packs, self.worker)
        self.drivers = Drivers(self.floor, thinkers, self.worker)
        self.floor.drive = self.drivers.drive
        self.floor.begin = Beginning(self.floor).if_full
        self.lobby = Lobby(self.floor, new_id, new_seed)
        self.playing = Playing(self.floor, thinkers)
        self.archive = Archive(self.floor, self.lobby)

    @property
    def moves(self) -> int:
        """Moves that this worker has put on disk."""
        return self.floor.moves

    async def open(self) -> None:
        """Begin to act for bots and clocks, for those too that another worker has left."""
        await self._bus.open(self.floor.heard)
        await self.floor.presence.introduce()
        await self.floor.pauses.read(self.store, self.now())
        self._tasks.spawn(self.drivers.watch())

    async def close(self) -> None:
        """Stop acting; others may take over at once."""
        await self._tasks.close()
        await self.store.set_setting("heartbeat", str(self.now()))
        await self.store.release(self.worker)
        await self._bus.close()
        await self._thinkers.close()
