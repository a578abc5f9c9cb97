"""Live connections over WebSocket.

What is said over them is in :mod:`lifeboat.table.api.live`. Sending too many messages, or taking
too long to accept them, ends a connection.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, Final

from msgspec import json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.listener import Listener
from lifeboat.server.live.turns import ASKER
from lifeboat.server.web.refusals import refusal_response
from lifeboat.server.web.service import Service, service_of
from lifeboat.table.api.asking import LARGEST_MESSAGE, decoded, table_id
from lifeboat.table.api.live import Hello, answer
from lifeboat.table.api.refusals import language_of_request
from lifeboat.table.commands import Command, ServerCommand
from lifeboat.table.requests import Accepted
from lifeboat.table.wire.messages import Goodbye, Message
from lifeboat.table.wire.rendering import refused

log = logging.getLogger(__name__)

HELLO_SECONDS: Final = 10.0
"""How many seconds a new connection may take to say hello."""
SEND_SECONDS: Final = 15.0
"""How many seconds a client may take to accept a message."""
GOODBYE_SECONDS: Final = 1.0
"""How many seconds a client may take to accept a goodbye."""
GOING_AWAY, POLICY, FAULT, TRY_LATER = 1001, 1008, 1011, 1013
"""Close codes from the WebSocket standard."""


class TooSlow(Exception):
    """The client didn't accept a message in time."""


class Flood(Exception):
    """The client sent too many messages."""


async def live(socket: WebSocket) -> None:
    """Serve one live connection from beginning to end."""
    service = service_of(socket)
    address = service.address(socket)
    ASKER.set(address)
    try:
        service.limits.check_request(address)
        table = table_id(socket.path_params["table"])
        with service.limits.connection(address):
            await socket.accept()
            with service.metrics.sockets.track_inprogress(), _noted(service):
                await Connection(service, socket, table, address).run()
    except LifeboatError as error:
        language = language_of_request("", socket.headers.get("accept-language", ""))
        await socket.send_denial_response(refusal_response(error, language))


@contextmanager
def _noted(service: Service) -> Iterator[None]:
    """Register this task with the service, so that the service can wait for it when it stops."""
    task = asyncio.current_task()
    assert task is not None
    service.live.add(task)
    try:
        yield
    finally:
        service.live.discard(task)


class Connection:
    """An accepted live connection."""

    def __init__(self, service: Service, socket: WebSocket, table: str, address: str) -> None:
        self.service = service
        self.socket = socket
        self.table = table
        self.address = address
        self.person = 0
        self.hello = Hello()
        self._bucket = service.limits.messages()
        self._sending = asyncio.Lock()

    async def run(self) -> None:
        """Wait for a hello, then exchange messages until one side ends the connection."""
        try:
            if not await self._greet():
                await self._end("no-hello", POLICY)
                return
            hello = self.hello
            listening = self.service.tables.listen(
                self.table, self.person, hello.lang, hello.since, hello.shown, hello.token
            )
            async with listening as listener:
                # The token may have been revoked before the table knew of this listener.
                await self.service.tables.person_of(self.table, hello.token)
                await self._talk(listener)
        except WebSocketDisconnect:
            return
        except TooSlow:
            await self._end("too-slow", TRY_LATER)
        except Flood:
            await self._end("too-fast", POLICY)
        except LifeboatError as error:
            await self._tell(refused(error, 0, self.hello.lang))
            await self._end("refused", POLICY)
        except Exception:
            log.exception("connection failed", extra={"table": self.table})
            await self._end("fault", FAULT)

    async def _greet(self) -> bool:
        """Wait for a valid hello, refusing invalid ones; return whether one came in time."""
        with suppress(TimeoutError):
            async with asyncio.timeout(HELLO_SECONDS):
                while True:
                    text = await self._receive()
                    try:
                        hello: Hello = decoded(text, Hello)
                        self.person = await self.service.tables.person_of(self.table, hello.token)
                    except LifeboatError as error:
                        await self._tell(refused(error, 0, self.hello.lang))
                        continue
                    self.hello = hello
                    return True
        return False

    async def _talk(self, listener: Listener) -> None:
        """Forward messages and answer commands until either task ends, then close the connection.

        If a task failed, raise its error.
        """
        tasks = [
            asyncio.create_task(self._forward(listener)),
            asyncio.create_task(self._answer_all(listener)),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
        try:
            for task in tasks:
                if not task.cancelled():
                    task.result()  # raises the error that it failed with
        finally:
            del task, tasks  # else an error and its task would keep each other in memory
        await self._close(GOING_AWAY)

    async def _forward(self, listener: Listener) -> None:
        async for message in listener:
            await self._send(message)
            del message  # an update has several kB, and the next may be hours away

    async def _answer_all(self, listener: Listener) -> None:
        while True:
            text = await self._receive()
            if listener.is_closed:  # a client that is being disconnected can't act any more
                continue
            if answer := await self._answer(text, listener):
                await self._tell(answer)

    async def _answer(self, text: str, listener: Listener) -> Message | None:
        """Do what a message from the client asks for, and return the answer, if it gets one."""

        async def obey(command: Command | ServerCommand) -> Accepted:
            return await self.service.command(
                self.table, self.person, self.address, command, listener
            )

        show = partial(setattr, listener, "is_shown")
        return await answer(text, self.table, self.hello.lang, obey, show)

    async def _receive(self) -> str:
        """Return the client's next text message, or "", which is never valid, for any other kind.

        Raise `WebSocketDisconnect` if the client is gone, and `Flood` if it sends too many
        messages.
        """
        message: Any = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        if self._bucket.take(()):
            raise Flood
        text: str = message.get("text") or ""
        # uvicorn rejects long messages; this is for servers that don't.
        return text if len(text) <= LARGEST_MESSAGE else ""

    async def _tell(self, message: Message) -> None:
        await self._send(json.encode(message))

    async def _send(self, message: bytes, seconds: float | None = None) -> None:
        limit = SEND_SECONDS if seconds is None else seconds
        try:
            async with asyncio.timeout(limit), self._sending:
                await self.socket.send_text(message.decode())
        except TimeoutError:
            raise TooSlow from None

    async def _end(self, reason: str, code: int) -> None:
        """Say goodbye, if the client still accepts messages, and close the connection."""
        log.info("connection closed", extra={"table": self.table, "reason": reason})
        with suppress(TooSlow, WebSocketDisconnect, RuntimeError):
            await self._send(json.encode(Goodbye(reason)), GOODBYE_SECONDS)
        await self._close(code)

    async def _close(self, code: int) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(code)
