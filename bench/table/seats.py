"""Clients of both servers: what each understands of its server's frames, and how it moves."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from bench.table.wire import Broken

UPDATED, ACKNOWLEDGED = 1, 2
"""What a frame may mean to a client that waits; both together where one frame says both."""
NAMESPACE = "/marks"


class Seat(ABC):
    """One client at one table: it is told frames and makes moves."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.asked = False
        self.over = False
        self.private = False
        """Whether its latest update is for its eyes alone: a part of a decision that others hear of when it is whole."""
        self.bytes = 0
        self.updates = 0
        self.sample = b""

    @abstractmethod
    def greet(self) -> list[bytes]:
        """What it sends first."""

    def expect(self, mover: int) -> None:  # noqa: B027  # most clients need not know
        """The other one is about to move."""

    def go_on(self) -> list[bytes]:
        """The game is over: what it sends to begin the next; nothing if there is none."""
        return []

    @abstractmethod
    def take(self, data: bytes) -> tuple[int, list[bytes]]:
        """What a frame means, and what it answers at once."""

    @abstractmethod
    def move(self, number: int) -> bytes:
        """The message of a move that it may make now."""


class _Code(msgspec.Struct):
    code: int


class _Game(msgspec.Struct):
    version: int
    choices: list[_Code]
    asked: bool
    draft: bool
    over: bool


class _Presence(msgspec.Struct):
    table: str


_GAME = msgspec.json.Decoder(_Game)
_PRESENCE = msgspec.json.Decoder(_Presence)


class OurSeat(Seat):
    """A client of Undercroft's WebSocket, choosing at random.

    Where all decide at the same time a rival's choice is secret: what one may know is how far it is and that it is ready,
    and both hear that when it changes. Where they take turns a choice that is part of a decision shows nothing at all.
    """

    def __init__(self, number: int, tables: Sequence[str], in_turn: bool, rng: Random) -> None:
        super().__init__(number)
        self._tables = list(tables)
        self._table = self._tables.pop(0)
        self._in_turn = in_turn
        self._rng = rng
        self._game = _Game(0, [], False, False, False)
        self._waits = False
        """Whether the other one has been about to move in this game."""

    def expect(self, mover: int) -> None:
        self._waits = True

    def go_on(self) -> list[bytes]:
        if not self._tables:
            return []
        self._table = self._tables.pop(0)
        self.over = False
        self._waits = False
        return self.greet()

    def greet(self) -> list[bytes]:
        return [msgspec.json.encode({"type": "join", "table": self._table, "seat": self.number})]

    def take(self, data: bytes) -> tuple[int, list[bytes]]:
        found = 0
        for line in data.split(b"\n"):
            found |= self._hear(line)
        return found, []

    def _hear(self, data: bytes) -> int:
        if data.startswith(b'{"type":"game"'):
            self._game = game = _GAME.decode(data)
            self.asked, self.over = game.asked, game.over
            # Where all decide at the same time, what comes after this and before the acknowledgement tells.
            self.private = game.draft or not self._in_turn
            self.bytes += len(data)
            self.updates += 1
            self.sample = data
            return UPDATED
        if data.startswith(b'{"type":"ack"'):
            return ACKNOWLEDGED
        if data.startswith(b'{"type":"presence"'):
            if _PRESENCE.decode(data).table != self._table:
                return 0
            self.private = self._in_turn and self.private
            return UPDATED if self._waits else 0
        if data.startswith((b'{"type":"refused"', b'{"type":"error"')):
            raise Broken(data.decode())
        return 0

    def move(self, number: int) -> bytes:
        code = self._rng.choice(self._game.choices).code
        return (
            f'{{"type":"play","id":"m{number}","table":"{self._table}","seat":{self.number},'
            f'"version":{self._game.version},"code":{code}}}'
        ).encode()


class _Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")
    over: Any = msgspec.field(name="gameover", default=None)


class _State(msgspec.Struct):
    ctx: _Context
    number: int = msgspec.field(name="_stateID")


class _Sync(msgspec.Struct):
    state: _State


_UPDATE = msgspec.json.Decoder(tuple[str, str, _State, Any])
_SYNC = msgspec.json.Decoder(tuple[str, str, _Sync])


class PeerSeat(Seat):
    """A client of boardgame.io: Socket.IO over one WebSocket, marking places in turn."""

    def __init__(self, number: int, match: str) -> None:
        super().__init__(number)
        self._match = match
        self._state = 0
        self._event = f"42{NAMESPACE},".encode()

    def greet(self) -> list[bytes]:
        return []

    def take(self, data: bytes) -> tuple[int, list[bytes]]:
        event = self._event
        if data.startswith(event):
            return self._hear(data[len(event) :], len(data))
        if data == b"2":
            return 0, [b"3"]
        if data.startswith(b"0"):
            return 0, [f"40{NAMESPACE},".encode()]
        if data.startswith(f"40{NAMESPACE}".encode()):
            sync = ["sync", self._match, str(self.number), None, 2]
            return 0, [event + msgspec.json.encode(sync)]
        raise Broken(data[:200].decode())

    def _hear(self, data: bytes, length: int) -> tuple[int, list[bytes]]:
        if data.startswith(b'["update"'):
            state = _UPDATE.decode(data)[2]
            self.bytes += length
            self.updates += 1
        elif data.startswith(b'["sync"'):
            state = _SYNC.decode(data)[2].state
        else:
            return 0, []
        self._state = state.number
        self.asked = state.ctx.current == str(self.number)
        self.over = state.ctx.over is not None
        # The mover's own update is all the acknowledgement there is.
        return UPDATED | ACKNOWLEDGED, []

    def move(self, number: int) -> bytes:
        payload = {"type": "mark", "args": [number % 16], "playerID": str(self.number)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        update = ["update", action, self._state, self._match, str(self.number)]
        return self._event + msgspec.json.encode(update)
