"""Protocols for uvicorn that limit the size of requests and how long they may take to arrive.

uvicorn itself keeps everything it is sent: header lines, pipelined requests, the fragments of a
message. The protocols here limit all of these. The app limits the size of a body.

There are thousands of live connections, each of them open for hours, so they keep little: neither
the request that they began with nor asyncio's own queues and events, whose deques take 760 bytes
each even when they are empty.
"""

from __future__ import annotations

from asyncio import Future, TimerHandle, Transport, get_running_loop
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import (
    STATUS_LINE,
    HttpToolsProtocol,
    RequestResponseCycle,
)
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from lifeboat.server.web.service import Service

LARGEST_HEAD: Final = 32_768
"""The maximum size of a request without its body, in bytes."""
REQUEST_SECONDS: Final = 20.0
"""How many seconds a request may take to arrive, or a new connection may stay silent."""
MOST_BEHIND: Final = 10
"""The maximum number of pipelined requests that may wait for earlier responses."""
MOST_PIECES: Final = 100
"""The maximum number of fragments in a message."""


class Requests(HttpToolsProtocol):
    """An HTTP connection with limits on requests that are incomplete or waiting."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.service: Service = self.config.app.state.service  # type: ignore[union-attr]
        self._taken = 0
        """The number of bytes received for this request, without its body."""
        self._is_whole = True
        """Whether every request that has begun is complete."""
        self._timer: TimerHandle | None = None
        self._is_counted = False

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._taken += len(data)
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._taken > LARGEST_HEAD:
            self._refuse(431)
        elif self._timer is None and self._is_more_to_come():
            self._begin()

    def on_message_begin(self) -> None:
        self._is_whole = False
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_BEHIND:
            raise ValueError("too many requests behind each other")  # answered as a bad request
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._taken -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_whole = True
        self._taken = 0
        self._end()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._end()
        super().handle_websocket_upgrade()
        # The parser and this protocol refer to each other, and would wait for a full collection.
        self.parser = None  # type: ignore[assignment]

    def _is_more_to_come(self) -> bool:
        """Return whether the rest of a request is still to come.

        This is also true if only an empty line has arrived, which stops uvicorn's timer.
        """
        answering: RequestResponseCycle | None = self.cycle
        is_answered = not answering or answering.response_complete
        return not self._is_whole or (self._taken > 0 and is_answered)

    def _begin(self) -> None:
        """Count and time an incomplete request; if there are too many, close the connection."""
        peer = self.client[0] if self.client else ""
        self._is_counted = self.service.await_request(peer)
        if not self._is_counted:
            self.transport.close()
            return
        self._timer = self.loop.call_later(REQUEST_SECONDS, self._refuse, 408)

    def _end(self) -> None:
        if self._is_counted:
            self._is_counted = False
            self.service.stop_awaiting(self.client[0] if self.client else "")
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, status: int) -> None:
        """Send a status, unless a response has already begun, and close the connection."""
        self._end()
        answering: RequestResponseCycle | None = self.cycle
        if not answering or answering.response_complete or not answering.response_started:
            head = STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(head)
        self.transport.close()


class Gate:
    """An `asyncio.Event` for one waiter at a time, without a deque."""

    __slots__ = ("_is_set", "_waiter")

    def __init__(self, is_set: bool) -> None:
        self._is_set = is_set
        self._waiter: Future[None] | None = None

    def set(self) -> None:
        """Let the waiter go on."""
        self._is_set = True
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    def clear(self) -> None:
        """Make the next waiter wait."""
        self._is_set = False

    async def wait(self) -> None:
        """Wait until this is set."""
        while not self._is_set:
            self._waiter = get_running_loop().create_future()
            await self._waiter


class Arrivals:
    """An `asyncio.Queue` for one reader, without deques: what has arrived and isn't read yet."""

    __slots__ = ("_arrived", "_events")

    def __init__(self) -> None:
        self._events: list[Any] = []
        self._arrived = Gate(is_set=False)

    def put_nowait(self, event: Any) -> None:
        """Add an event."""
        self._events.append(event)
        self._arrived.set()

    async def get(self) -> Any:
        """Wait for the next event and return it."""
        await self._arrived.wait()
        event = self._events.pop(0)
        if not self._events:
            self._arrived.clear()
        return event

    def empty(self) -> bool:
        """Return whether everything has been read."""
        return not self._events


class Messages(WebSocketsSansIOProtocol):
    """A live connection with a limit on the number of fragments in a message.

    The maximum size of a message is set in uvicorn's configuration.
    """

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Arrivals()  # type: ignore[assignment]
        self.writable = Gate(is_set=True)  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        """Begin to send pings, now that the connection is accepted, and forget its request."""
        super().start_keepalive()
        self.request.headers.clear()  # the connection's parser keeps the request
        headers: Any = self.scope["headers"]
        headers.clear()  # the app keeps this list
        del self.request, self.response

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_PIECES:
            self.transport.close()
            return
        super().handle_cont(event)
