"""The application in the test's own process: requests over HTTP and WebSockets without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
from litestar import Litestar

from tests.table.helpers import FirstChoice, Watch, url_of
from undercroft.table.house import House
from undercroft.table.store import Store
from undercroft.web.app import make_bare_app
from undercroft.web.guard import Guard
from undercroft.web.settings import Settings

ADDRESS = "http://table.test"


class Site:
    """A running application and its house."""

    def __init__(self, app: Guard, bare: Litestar, house: House) -> None:
        self.app = app
        self.bare = bare
        self.house = house

    def browser(self, **headers: str | bytes) -> httpx.AsyncClient:
        """Somebody with cookies of their own; our faults do not hide behind an exception."""
        transport = httpx.ASGITransport(cast("Any", self.app), raise_app_exceptions=False)
        return httpx.AsyncClient(transport=transport, base_url=ADDRESS, headers=list(headers.items()))  # type: ignore[arg-type]

    async def guest(self, **headers: str | bytes) -> httpx.AsyncClient:
        """Somebody whom the server knows."""
        browser = self.browser(**headers)
        assert (await browser.get("/api/me")).status_code == 200
        return browser

    @asynccontextmanager
    async def socket(self, browser: httpx.AsyncClient | None, **headers: str) -> AsyncIterator[Socket]:
        """A WebSocket with the cookies of a browser."""
        cookies = {} if browser is None else dict(browser.cookies)
        all_headers = {
            "host": "table.test",
            "cookie": "; ".join(f"{k}={v}" for k, v in cookies.items()),
            **headers,
        }
        socket = Socket(self.app, all_headers)
        try:
            yield socket
        finally:
            await socket.close()


class Socket:
    """One side of a WebSocket."""

    def __init__(self, app: Guard, headers: dict[str, str]) -> None:
        self._to_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_app: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._lines: list[str] = []
        """Frames of the latest message that nobody has asked for yet."""
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": "/api/ws",
            "raw_path": b"/api/ws", "query_string": b"", "root_path": "", "subprotocols": [], "client": ("10.0.0.1", 5),
            "server": ("table.test", 80), "headers": [(k.encode(), v.encode()) for k, v in headers.items()],
        }  # fmt: skip
        self._to_app.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._to_app.get, self._send))

    async def _send(self, message: dict[str, Any]) -> None:
        self._from_app.put_nowait(message)

    async def event(self) -> dict[str, Any]:
        """The next thing that the application does."""
        return await asyncio.wait_for(self._from_app.get(), 20.0)

    async def turned_away(self) -> int:
        """Wait until the connection stands and is closed at once; the code."""
        assert (await self.event())["type"] == "websocket.accept"
        closed = await self.event()
        assert closed["type"] == "websocket.close"
        return int(closed["code"])

    async def accepted(self) -> dict[str, Any]:
        """Wait until the connection stands; the hello."""
        assert (await self.event())["type"] == "websocket.accept"
        return await self.frame()

    def send(self, **message: Any) -> None:
        self.send_text(json.dumps(message))

    def send_text(self, text: str) -> None:
        self._to_app.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        self._to_app.put_nowait({"type": "websocket.receive", "bytes": data})

    async def frame(self, *kinds: str) -> dict[str, Any]:
        """The next frame, of one of these kinds if any are named."""
        while True:
            if not self._lines:
                event = await self.event()
                assert event["type"] == "websocket.send", event
                self._lines = event["text"].split("\n")
            frame: dict[str, Any] = json.loads(self._lines.pop(0))
            if not kinds or frame["type"] in kinds:
                return frame

    async def close(self) -> None:
        """Go away, and see that the application takes it well."""
        self._to_app.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(self._task, 10.0)


@asynccontextmanager
async def opened_site(folder: Path, clock: Watch | None = None, **settings: Any) -> AsyncIterator[Site]:
    """The application over a house of its own with quick bots."""
    house = House(Store(url_of(folder)), FirstChoice(), clock=clock or Watch(), packs=folder / "packs")
    given = Settings(folder, **settings)
    bare = make_bare_app(given, house)
    async with bare.lifespan():
        yield Site(Guard(bare, given.origins, given.proxied), bare, house)
