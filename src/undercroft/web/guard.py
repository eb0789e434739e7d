"""Around the whole application: headers on every answer, whatever it is, no changes on behalf of foreign pages, and
nobody who asks without end.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from undercroft.table.frames import Reason
from undercroft.web.limits import Bucket

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]
Asgi = Callable[[Any, Any, Any], Awaitable[None]]

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_READING = frozenset(("GET", "HEAD", "OPTIONS"))


class Problem(msgspec.Struct, frozen=True):
    """What every refused request is answered with."""

    reason: Reason


def headers_of(scope: Scope) -> dict[str, str]:
    """The headers of a request; of several with one name the last."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}


def allowed_origin(origin: str | None, host: str | None, further: Iterable[str]) -> bool:
    """Whether a page of this origin may act here: our own page, a named one, or a program that is no page."""
    if origin is None:
        return True
    try:
        place = urlsplit(origin).netloc
    except ValueError:
        return False
    return origin.rstrip("/") in further or (bool(place) and place == host)


def address_of(scope: Scope, proxied: bool) -> str:
    """Where a request comes from; behind a proxy, where the proxy says it does."""
    if proxied:
        given = headers_of(scope).get("x-forwarded-for", "").rpartition(",")[2].strip()
        if given:
            return given[:60]
    client = scope.get("client")
    return str(client[0]) if client else ""


class Guard:
    """An ASGI application that is looked after.

    ``visits`` is for every request of an address, whatever it asks for. A household comes through one address, and each
    of its pages begins with some fifty files.
    """

    def __init__(self, app: Asgi, origins: tuple[str, ...], proxied: bool = False) -> None:
        self._app = app
        self._origins = origins
        self._proxied = proxied
        self.visits = Bucket(rate=100.0, burst=3000.0)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                present = {name.lower() for name, _ in message.get("headers", ())}
                added = [header for header in _HEADERS if header[0] not in present]
                message = {**message, "headers": [*message.get("headers", ()), *added]}
            await send(message)

        if not self.visits.allows(address_of(scope, self._proxied)):
            await _refuse(send_with_headers, 429, "too-many-messages")
            return
        if scope["method"] not in _READING:
            headers = headers_of(scope)
            if not allowed_origin(headers.get("origin"), headers.get("host"), self._origins):
                await _refuse(send_with_headers, 403, "other-page")
                return
        await self._app(scope, receive, send_with_headers)


async def _refuse(send: Send, status: int, message: str) -> None:
    body = msgspec.json.encode(Problem(Reason("", message, {})))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
