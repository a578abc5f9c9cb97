"""A live connection that costs its client next to nothing.

The clients of a crowd share two cores with the server they measure. A line takes whole frames as
they come and hands over their bytes; it knows just enough of WebSocket to talk to our own server,
which sends each message in one frame.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
"""The kinds of frames that are sent and understood."""
SHORT, LONG = 126, 127
"""The lengths that stand for a length in the next two or eight bytes."""
LAST: Final = 0x80
"""The bit for the last frame of a message; in the length it stands for a masked frame."""
NO_MASK: Final = bytes(4)
"""Clients must mask what they send; this mask changes nothing."""
KEY: Final = "bGlmZWJvYXQgb24gYSBsaQ=="


class Line(asyncio.Protocol):
    """One client's end of a live connection."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.request = request
        self.heard = heard
        """A function that is called with each message."""
        self.is_open = asyncio.get_running_loop().create_future()
        """Done once the server has accepted the connection."""
        self.transport: asyncio.Transport
        self._rest = b""
        """The beginning of a frame, or of the server's answer, whose end is still to come."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_open.done():
            self.is_open.set_exception(exc or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        begin = 0
        if not self.is_open.done():
            head, found, _ = data.partition(b"\r\n\r\n")
            if found and not head.startswith(b"HTTP/1.1 101"):
                self.is_open.set_exception(ConnectionError(head.decode()))
            elif found:
                self.is_open.set_result(None)
                begin = len(head) + len(found)
        while self.is_open.done() and (frame := _frame(data, begin)):
            kind, message, begin = frame
            self._take(kind, message)
        self._rest = data[begin:]

    def _take(self, kind: int, message: bytes) -> None:
        if kind == TEXT:
            self.heard(message)
        elif kind == PING:
            self._send(PONG, message)
        elif kind == CLOSE:
            self.close()

    def send(self, message: bytes) -> None:
        """Send a text message."""
        self._send(TEXT, message)

    def close(self) -> None:
        """Close the connection."""
        self._send(CLOSE, b"")
        self.transport.close()

    def _send(self, kind: int, message: bytes) -> None:
        size = len(message)
        head = bytes((LAST | kind, LAST | min(size, SHORT)))
        if size >= SHORT:
            head += size.to_bytes(2)
        self.transport.write(head + NO_MASK + message)


def _frame(data: bytes, begin: int) -> tuple[int, bytes, int] | None:
    """Return a frame's kind, its message and where it ends, or None if it isn't complete."""
    if len(data) < begin + 2:
        return None
    size, at = data[begin + 1], begin + 2
    if size >= SHORT:
        width = 2 if size == SHORT else 8
        size, at = int.from_bytes(data[at : at + width]), at + width
    end = at + size
    return (data[begin] & 0xF, data[at:end], end) if len(data) >= end else None


async def connected(
    host: str, port: int, path: str, headers: Mapping[str, str], heard: Callable[[bytes], None]
) -> Line:
    """Open a live connection; `heard` is called with each message."""
    head = {
        "Host": f"{host}:{port}",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": KEY,
        **headers,
    }
    lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]
    request = "\r\n".join([*lines, "", ""]).encode()
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(request, heard), host, port)
    await line.is_open
    return line
