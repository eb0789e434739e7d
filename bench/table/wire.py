"""A WebSocket client that costs as little as one in Python can: the load generator must not be what is measured."""

import asyncio
import base64
import os
from collections.abc import Callable, Mapping

CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


class Broken(Exception):
    """The server did something that ends the measurement."""


def masked(opcode: int, data: bytes) -> bytes:
    """A frame from a client. The mask is zero, which is a mask: nothing has to be changed."""
    length = len(data)
    if length < 126:
        head = bytes((0x80 | opcode, 0x80 | length))
    elif length < 65536:
        head = bytes((0x80 | opcode, 0x80 | 126)) + length.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, 0x80 | 127)) + length.to_bytes(8, "big")
    return b"".join((head, bytes(4), data))


class Wire(asyncio.Protocol):
    """One connection; every whole text goes to ``heard``, whatever ends it to ``broken``."""

    def __init__(
        self, request: bytes, heard: Callable[[bytes], None], broken: Callable[[Exception], None]
    ) -> None:
        self._request = request
        self._heard = heard
        self._broken = broken
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened = False
        self.closing = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closing:
            self._broken(exc or Broken("the server closed a connection"))

    def send(self, text: bytes) -> None:
        """Send a text."""
        assert self._transport is not None
        self._transport.write(masked(TEXT, text))

    def close(self) -> None:
        """Go away."""
        self.closing = True
        if self._transport is not None:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self.opened:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self._broken(Broken(buffer[:200].decode("latin-1")))
                return
            del buffer[: end + 4]
            self.opened = True
        place = 0
        size = len(buffer)
        while size - place >= 2:
            length = buffer[place + 1] & 0x7F
            start = place + 2
            if length == 126:
                if size < start + 2:
                    break
                length = int.from_bytes(buffer[start : start + 2], "big")
                start += 2
            elif length == 127:
                if size < start + 8:
                    break
                length = int.from_bytes(buffer[start : start + 8], "big")
                start += 8
            if size < start + length:
                break
            self._take(buffer[place], bytes(buffer[start : start + length]))
            place = start + length
        del buffer[:place]

    def _take(self, first: int, data: bytes) -> None:
        opcode = first & 0x0F
        if opcode == PING:
            assert self._transport is not None
            self._transport.write(masked(PONG, data))
        elif opcode == TEXT and first & 0x80:
            self._heard(data)
        elif opcode != PONG:
            self._broken(Broken(f"an unexpected frame: opcode {opcode}, {data[:80]!r}"))


async def connect(
    port: int,
    path: str,
    headers: Mapping[str, str],
    heard: Callable[[bytes], None],
    broken: Callable[[Exception], None],
) -> Wire:
    """Connect to this machine; texts arrive from now on."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1", f"Host: 127.0.0.1:{port}", "Upgrade: websocket", "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
        *(f"{name}: {value}" for name, value in headers.items()), "", "",
    ]  # fmt: skip
    request = "\r\n".join(lines).encode()
    _, wire = await asyncio.get_running_loop().create_connection(
        lambda: Wire(request, heard, broken), "127.0.0.1", port
    )
    return wire
