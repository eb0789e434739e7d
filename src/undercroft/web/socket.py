"""The one WebSocket of a client: what it may send, and how it is answered."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec

from undercroft.table.frames import Considered, Reason
from undercroft.table.house import House
from undercroft.table.refused import Refused
from undercroft.table.rooms import Client
from undercroft.web.limits import Bucket

LOG = logging.getLogger("undercroft.socket")
MOST_BYTES = 16_384
MOST_WAITING = 500
"""A client that does not read so many frames is let go; it will come back and be brought up to date."""
TOO_SLOW = 1013
PARTING = 1.0
"""How many seconds a client has to take what still waits for it when it is let go."""
MOST_TABLES = 20
"""How many tables one client may look at."""
TOO_MANY = Reason("", "too-many-messages", {})

TABLE_ID = "^[A-Za-z0-9_-]+$"
# What goes to disk is plain: no database gets signs that it cannot keep.
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=26, pattern=TABLE_ID)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Steps = Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=2**31)]], msgspec.Meta(max_length=400)]


class _Message(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something a client sends."""


class Join(_Message, frozen=True, tag="join"):
    """Look at a table, from a seat of one's own where one has any."""

    table: TableId
    seat: SeatNumber | None = None


class Leave(_Message, frozen=True, tag="leave"):
    """Look away from a table."""

    table: TableId


class Play(_Message, frozen=True, tag="play"):
    """Play a choice in the state that was seen as ``version``."""

    id: Id
    table: TableId
    seat: SeatNumber
    version: Version
    code: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Undo(_Message, frozen=True, tag="undo"):
    """Take the latest choice back."""

    id: Id
    table: TableId
    seat: SeatNumber
    version: Version


class Orders(_Message, frozen=True, tag="orders"):
    """Give standing orders."""

    id: Id
    table: TableId
    seat: SeatNumber
    windows: Annotated[str, msgspec.Meta(max_length=20)]


class Why(_Message, frozen=True, tag="why"):
    """Ask why a code cannot be played."""

    id: Id
    table: TableId
    seat: SeatNumber
    code: Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class Hint(_Message, frozen=True, tag="hint"):
    """Ask what a bot would consider."""

    id: Id
    table: TableId
    seat: SeatNumber


class Sketch(_Message, frozen=True, tag="sketch"):
    """Try choices ahead of their time, in private: nothing is played."""

    id: Id
    table: TableId
    seat: SeatNumber
    steps: Steps


class Ping(_Message, frozen=True, tag="ping"):
    """Ask for a sign of life."""


FromClient = Join | Leave | Play | Undo | Orders | Why | Hint | Sketch | Ping
_DECODER = msgspec.json.Decoder(FromClient)


class Me(msgspec.Struct, frozen=True):
    """Who a client is."""

    id: str
    name: str


class HelloFrame(msgspec.Struct, frozen=True, tag="hello", tag_field="type"):
    """The first frame: who the server takes the client for."""

    me: Me
    version: str


class AckFrame(msgspec.Struct, frozen=True, tag="ack", tag_field="type"):
    """A move is on disk."""

    id: str
    table: str
    version: int


class RefusedFrame(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """A move was not made."""

    id: str
    table: str
    reason: Reason


class WhyFrame(msgspec.Struct, frozen=True, tag="why", tag_field="type"):
    """Why a code cannot be played; null: it can."""

    id: str
    reason: Reason | None


class HintFrame(msgspec.Struct, frozen=True, tag="hint", tag_field="type"):
    """What a bot would consider and why, best first."""

    id: str
    choices: list[Considered]


class SketchFrame(msgspec.Struct, frozen=True, tag="sketch", tag_field="type"):
    """What the choices tried would come to; its shape is the game's. Null: there is nothing to try."""

    id: str
    sketch: Any


class ErrorFrame(msgspec.Struct, frozen=True, tag="error", tag_field="type"):
    """A message that could not be understood, or one without an id that came too often."""

    reason: Reason


class PongFrame(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """The answer to a ping."""


Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


class Connection(Client):
    """A connected client. Frames wait in a queue of its own, so that a slow reader holds nobody up."""

    def __init__(
        self,
        house: House,
        person: str,
        name: str,
        version: str,
        limits: list[tuple[Bucket, str]],
        failed: Callable[[], None],
    ) -> None:
        """``limits`` are the buckets that each message is drawn from; ``failed`` counts what goes wrong by our fault."""
        self.person = person
        self._house = house
        self._hello = HelloFrame(Me(person, name), version)
        self._limits = limits
        self._failed = failed
        self._hinting: asyncio.Task[None] | None = None
        self._waiting: deque[bytes] = deque()
        self._asleep: asyncio.Future[None] | None = None
        """What the writer waits for while there is nothing to send."""
        self._code: int | None = None
        """With which the connection is closed once everything that waits has been sent."""
        self._tables: set[str] = set()
        self._encode = msgspec.json.encode
        self._gone = False
        self._serving: asyncio.Task[Any] | None = None
        self._listening = False

    def send(self, message: bytes) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self.close(TOO_SLOW)
        elif not self._gone:
            self._waiting.append(message)
            self._wake()

    def close(self, code: int) -> None:
        """Send what waits and no more, then close; the client may come back."""
        if not self._gone:
            self._gone = True
            self._code = code
            self._wake()
            # The server cannot close what is being read; what is being done meanwhile is done to its end.
            if self._listening and self._serving is not None:
                self._serving.cancel()

    def _wake(self) -> None:
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)

    def answer(self, frame: msgspec.Struct) -> None:
        """Send a frame to this client alone."""
        self.send(self._encode(frame))

    async def serve(self, receive: Receive, send: Send) -> None:
        """Serve the client until it goes."""
        self.answer(self._hello)
        writer = asyncio.create_task(self._write(send))
        self._serving = asyncio.current_task()
        try:
            while not self._gone:
                self._listening = True
                event = await receive()
                self._listening = False
                if event["type"] == "websocket.disconnect":
                    break
                if event["type"] == "websocket.receive":
                    await self._take(event.get("bytes") or (event.get("text") or "").encode())
        except asyncio.CancelledError:
            if self._code is None:
                raise
        finally:
            self._gone = True
            if self._hinting is not None:
                self._hinting.cancel()
            if self._code is not None:
                await self._part(writer, send, self._code)
            writer.cancel()
            for table in self._tables:
                await self._house.playing.look_away(self, table)

    @staticmethod
    async def _part(writer: asyncio.Task[None], send: Send, code: int) -> None:
        """Close as we mean to, not as if we had vanished; a client that does not read is not waited for."""
        with contextlib.suppress(OSError, RuntimeError, TimeoutError):
            await asyncio.wait_for(writer, PARTING)
            await asyncio.wait_for(send({"type": "websocket.close", "code": code}), PARTING)

    async def _write(self, send: Send) -> None:
        # A client that is gone needs nothing; ``serve`` notices it too.
        with contextlib.suppress(OSError, RuntimeError):
            while True:
                while self._waiting:
                    # What has come together goes together, a frame a line: sending costs more than what is sent.
                    text = b"\n".join(self._waiting).decode()
                    self._waiting.clear()
                    await send({"type": "websocket.send", "text": text})
                if self._code is not None:
                    break
                self._asleep = asyncio.get_running_loop().create_future()
                await self._asleep

    async def _take(self, data: bytes) -> None:
        # Whatever it is, it has been sent and read.
        too_many = False
        for bucket, key in self._limits:
            if not bucket.allows(key):
                too_many = True
                break
        if len(data) > MOST_BYTES:
            wrong = Reason("", "message-too-long", {"most": MOST_BYTES})
            self.answer(ErrorFrame(TOO_MANY if too_many else wrong))
            return
        try:
            message = _DECODER.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            wrong = Reason("", "bad-message", {"problem": str(error)})
            self.answer(ErrorFrame(TOO_MANY if too_many else wrong))
            return
        if too_many:
            # Who waits for an answer to this very message gets it.
            self._refuse(message, TOO_MANY)
        elif not isinstance(message, Hint):
            await self._try(message)
        elif self._hinting is None or self._hinting.done():
            # A bot may think for a while: the client plays on meanwhile.
            self._hinting = asyncio.create_task(self._try(message))
        else:
            self._refuse(message, Reason("", "hint-on-its-way", {}))

    async def _try(self, message: FromClient) -> None:
        try:
            await self._do(message)
        except Refused as refused:
            self._refuse(message, refused.reason)
        # The client hears of it and may try again; the connection and everybody else go on.
        except Exception:
            LOG.exception("message failed", extra={"kind": type(message).__name__})
            self._failed()
            self._refuse(message, Reason("", "server-error", {}))

    def _refuse(self, message: FromClient, reason: Reason) -> None:
        if isinstance(message, (Play, Undo, Orders, Why, Hint, Sketch)):
            self.answer(RefusedFrame(message.id, message.table, reason))
        else:
            self.answer(ErrorFrame(reason))

    async def _do(self, message: FromClient) -> None:
        house = self._house
        if isinstance(message, Play):
            version = await house.playing.play(
                self.person, message.table, message.seat, message.version, message.code, message.id
            )
            self.answer(AckFrame(message.id, message.table, version))
        elif isinstance(message, Join):
            if message.table not in self._tables and len(self._tables) >= MOST_TABLES:
                raise Refused("too-many-tables", most=MOST_TABLES)
            await house.playing.look(self, message.table, message.seat)
            self._tables.add(message.table)
        elif isinstance(message, Leave):
            await house.playing.look_away(self, message.table)
            self._tables.discard(message.table)
        elif isinstance(message, Undo):
            version = await house.playing.undo(
                self.person, message.table, message.seat, message.version, message.id
            )
            self.answer(AckFrame(message.id, message.table, version))
        elif isinstance(message, Orders):
            version = await house.playing.orders(
                self.person, message.table, message.seat, message.windows, message.id
            )
            self.answer(AckFrame(message.id, message.table, version))
        elif isinstance(message, Why):
            reason = await house.playing.why_not(self.person, message.table, message.seat, message.code)
            self.answer(WhyFrame(message.id, reason))
        elif isinstance(message, Hint):
            considered = await house.playing.hint(self.person, message.table, message.seat)
            self.answer(HintFrame(message.id, considered))
        elif isinstance(message, Sketch):
            tried = await house.playing.sketch(self.person, message.table, message.seat, message.steps)
            self.answer(SketchFrame(message.id, tried))
        else:
            self.answer(PongFrame())
