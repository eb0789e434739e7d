"""The application of one worker: the house, the HTTP interface, the WebSocket, the page."""

from __future__ import annotations

import logging
from collections import Counter as Tally
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, asgi, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath
from litestar.response import File, Response
from litestar.types import Receive, Scope, Send
from prometheus_client import CollectorRegistry, Counter, Gauge, Metric, generate_latest
from prometheus_client.registry import Collector

import undercroft
from undercroft.table import frames
from undercroft.table.bus import OneProcess, RedisBus
from undercroft.table.figures import Counted
from undercroft.table.frames import Reason
from undercroft.table.house import House
from undercroft.table.names import guest_name
from undercroft.table.refused import Refused
from undercroft.table.store import Store, database_url
from undercroft.table.thinkers import Thinkers
from undercroft.web import socket as wire
from undercroft.web.farewell import RESTART, Farewell, before_signals
from undercroft.web.guard import Guard, Problem, address_of, allowed_origin, headers_of
from undercroft.web.identity import COOKIE, Signer, new_secret
from undercroft.web.limits import Bucket
from undercroft.web.page import LEAST_PACKED, page_file
from undercroft.web.routes import HANDLERS
from undercroft.web.settings import Settings

LOG = logging.getLogger("undercroft.web")
MOST_BODY = 262_144
PACKED = "packed"
"""Marks a route whose answers are packed already."""
MOST_CONNECTIONS = 32
"""How many WebSockets one person may have open at one worker."""
MOST_FROM_ADDRESS = 500
NOBODY, TOO_MANY = 4401, 4429
"""With which codes a WebSocket is closed that cannot be served."""


class Metrics:
    """What Prometheus may ask for: whichever worker it comes to, the figures of all, each with its worker's label."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = Gauge("undercroft_moves", "Moves that a worker has put on disk", registry=self.registry)
        self.clients = Gauge("undercroft_clients", "Connected WebSocket clients", registry=self.registry)
        self.refused = Counter(
            "undercroft_refused", "Refused requests by reason", ["reason"], registry=self.registry
        )
        self.errors = Counter(
            "undercroft_errors", "Requests that failed by our fault", registry=self.registry
        )

    def count(self) -> Counted:
        """This worker's figures."""
        return [
            (sample.name, sample.labels, sample.value)
            for metric in self.registry.collect()
            for sample in metric.samples
            if not sample.name.endswith("_created")
        ]

    def page(self, workers: Mapping[str, Counted]) -> str:
        """The figures of all workers as Prometheus reads them."""
        everybodys = CollectorRegistry()
        everybodys.register(_OfAll(self.registry, workers))
        return generate_latest(everybodys).decode()


class _OfAll(Collector):
    """The metrics of one registry with what several workers have counted."""

    def __init__(self, own: CollectorRegistry, workers: Mapping[str, Counted]) -> None:
        self._own = own
        self._workers = workers

    def collect(self) -> Iterator[Metric]:
        for metric in self._own.collect():
            found = Metric(metric.name, metric.documentation, metric.type)
            for worker, counted in self._workers.items():
                for name, labels, value in counted:
                    if name in (metric.name, f"{metric.name}_total"):
                        found.add_sample(name, {**labels, "worker": worker}, value)
            yield found


def make_app(settings: Settings, house: House | None = None) -> Guard:
    """The application with its own house, or with one that a test has made."""
    return Guard(make_bare_app(settings, house), settings.origins, settings.proxied)


def make_bare_app(settings: Settings, house: House | None = None) -> Litestar:
    """The application without its guard."""
    metrics = Metrics()
    farewell = Farewell()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        settings.data.mkdir(parents=True, exist_ok=True)
        own = house or _house(settings)
        try:
            await own.store.open()
            app.state.signer = Signer(await own.store.setting("secret", new_secret()))
            app.state.house = own
            metrics.moves.set_function(lambda: own.moves)
            own.floor.figures.count = metrics.count
            await own.open()
            before_signals(farewell.say)
        except Exception:
            LOG.exception("the house cannot be opened")
            raise
        try:
            yield
        finally:
            await own.close()
            await own.store.close()

    def refused(_: Request[Any, Any, State], error: Refused) -> Response[Problem]:
        metrics.refused.labels(error.reason.message).inc()
        return Response(Problem(error.reason), status_code=error.status)

    def http_error(_: Request[Any, Any, State], error: HTTPException) -> Response[Problem]:
        metrics.refused.labels("bad-request").inc()
        extra = "; ".join(
            str(item.get("message", item)) for item in error.extra or [] if isinstance(item, dict)
        )
        detail = f"{error.detail} {extra}".strip()
        return Response(
            Problem(Reason("", "bad-request", {"problem": detail})),
            status_code=error.status_code,
            headers=error.headers,
        )

    def our_fault(request: Request[Any, Any, State], error: Exception) -> Response[Problem]:
        metrics.errors.inc()
        LOG.error("request failed", exc_info=error, extra={"path": request.url.path})
        return Response(Problem(Reason("", "server-error", {})), status_code=500)

    @get("/healthz", include_in_schema=False)
    async def health(state: State) -> dict[str, str]:
        await state.house.store.setting("secret", "")
        return {"status": "ok"}

    @get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
    async def measured(state: State) -> str:
        return metrics.page(state.house.floor.figures.of_all())

    @asgi("/api/ws", copy_scope=True)
    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        await _serve_socket(dict(scope), receive, send, settings, metrics, farewell)

    @get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
    async def page(request: Request[Any, Any, State], path: FromPath[str] = "/") -> File | Response[bytes]:
        return page_file(path, "gzip" in request.headers.get("accept-encoding", ""))

    app = Litestar(
        [*HANDLERS, health, measured, socket, page],
        lifespan=[lifespan],
        exception_handlers={Refused: refused, HTTPException: http_error, Exception: our_fault},
        openapi_config=OpenAPIConfig(
            title="Undercroft",
            version=undercroft.__version__,
            description="A digital table for dungeon board games.",
            path="/api/schema",
        ),
        request_max_body_size=MOST_BODY,
        # The page's files are packed once, by themselves.
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=LEAST_PACKED, gzip_compress_level=5, exclude_opt_key=PACKED
        ),
        logging_config=None,
    )
    app.state.proxied = settings.proxied
    # By person, as long as there is one; identities cost nothing, so addresses have limits too, wide enough for a house
    # full of players.
    app.state.limits = Bucket(rate=40.0, burst=200.0)
    app.state.messages = Bucket(rate=40.0, burst=200.0)
    app.state.addresses = Bucket(rate=400.0, burst=2000.0)
    app.state.openers = Bucket(rate=0.5, burst=30.0)
    app.state.openers_there = Bucket(rate=5.0, burst=300.0)
    app.state.seekers = Bucket(rate=1.0, burst=30.0)
    app.state.seekers_there = Bucket(rate=2.0, burst=60.0)
    app.state.newcomers = Bucket(rate=1.0, burst=60.0)
    app.state.readers = Bucket(rate=20.0, burst=300.0)
    app.state.callers = Bucket(rate=5.0, burst=300.0)
    app.state.connected = Tally()
    app.state.guest_name = guest_name
    return app


def _house(settings: Settings) -> House:
    store = Store(database_url(settings.database, settings.data))
    bus = OneProcess() if settings.redis is None else RedisBus(settings.redis)
    return House(store, Thinkers(settings.thinkers), bus, packs=settings.data / "packs")


async def _serve_socket(
    scope: dict[str, Any], receive: Any, send: Any, settings: Settings, metrics: Metrics, farewell: Farewell
) -> None:
    if scope["type"] != "websocket":
        await send({"type": "http.response.start", "status": 426, "headers": [(b"upgrade", b"websocket")]})
        await send({"type": "http.response.body", "body": b""})
        return
    await receive()
    headers = headers_of(scope)
    state = scope["litestar_app"].state
    if not allowed_origin(headers.get("origin"), headers.get("host"), settings.origins):
        # Closed before it stands: the other page learns nothing but that it may not.
        await send({"type": "websocket.close", "code": NOBODY, "reason": "another page"})
        return
    # Of a connection that never stood a browser tells its page no code.
    await send({"type": "websocket.accept"})
    address = address_of(scope, settings.proxied)
    if not state.callers.allows(address) or state.connected[f"@{address}"] >= MOST_FROM_ADDRESS:
        await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too many connections"})
        return
    person = state.signer.read(_cookie_of(headers.get("cookie", "")))
    name = None if person is None else await state.house.store.person_name(person)
    if name is None:
        await send({"type": "websocket.close", "code": NOBODY, "reason": "no identity"})
        return
    if farewell.leaving:
        await send({"type": "websocket.close", "code": RESTART, "reason": "the server is about to go"})
        return
    if state.connected[person] >= MOST_CONNECTIONS:
        await send({"type": "websocket.close", "code": TOO_MANY, "reason": "too many connections"})
        return
    limits = [(state.messages, person), (state.addresses, address)]
    connection = wire.Connection(
        state.house, person, name, undercroft.__version__, limits, metrics.errors.inc
    )
    metrics.clients.inc()
    farewell.came(connection)
    counted = (person, f"@{address}")
    state.connected.update(counted)
    try:
        await connection.serve(receive, send)
    finally:
        farewell.went(connection)
        metrics.clients.dec()
        state.connected.subtract(counted)
        state.connected += Tally()  # drops those who have gone


def _cookie_of(header: str) -> str | None:
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value.strip('"')
    return None


def schema_of_frames() -> dict[str, Any]:
    """JSON Schema of all frames of the WebSocket, both ways."""
    types = [
        wire.FromClient, wire.HelloFrame, frames.TableFrame, frames.GameFrame, frames.PresenceFrame, frames.ClockFrame,
        wire.AckFrame, wire.RefusedFrame, wire.WhyFrame, wire.HintFrame, wire.SketchFrame, wire.ErrorFrame, wire.PongFrame,
    ]  # fmt: skip
    _, components = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return {"$defs": components}
