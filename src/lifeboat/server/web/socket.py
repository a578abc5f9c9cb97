"""Live connections: a hello, then numbered commands and their answers, and all that happens.

Nothing that a client sends breaks its connection, except too much of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Annotated, Any, Final

from msgspec import Meta, Raw, Struct, json
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.listener import Listener
from lifeboat.server.live.turns import ASKER
from lifeboat.server.web.http import Language, decoded, table_id
from lifeboat.server.web.limits import LARGEST_MESSAGE
from lifeboat.server.web.refusals import language_of_request, refusal_response
from lifeboat.server.web.service import Service, service_of
from lifeboat.table.commands import read_command
from lifeboat.table.requests import Key
from lifeboat.table.wire.messages import Done, Goodbye, Message
from lifeboat.table.wire.refusals import RequestError
from lifeboat.table.wire.rendering import refused
from lifeboat.texts import DEFAULT_LANGUAGE

log = logging.getLogger(__name__)

HELLO_SECONDS: Final = 10.0
"""How long a new connection may take to say who it is."""
SEND_SECONDS: Final = 15.0
"""How long a client may take to let a message in."""
GOODBYE_SECONDS: Final = 1.0
"""How long it may take to let the last one in."""
GOING_AWAY, POLICY, FAULT, TRY_LATER = 1001, 1008, 1011, 1013
"""Why a connection is closed, as the WebSocket standard counts."""


class Hello(
    Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind", tag="hello", kw_only=True
):
    """The first message of a client: who it is and what it has seen."""

    token: Key = ""
    """The token of a person at the table; empty for a spectator."""
    since: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """The number of the last update that was seen; without it comes a welcome."""
    lang: Language = DEFAULT_LANGUAGE
    """The language of words."""


class Numbered(Struct, frozen=True, forbid_unknown_fields=True):
    """A command with a number of the client's own, which the answer repeats."""

    id: Annotated[int, Meta(ge=1, le=2**53)]
    command: Raw
    """One of the commands of plain HTTP."""


class TooSlow(Exception):
    """The client does not take its messages."""


class Flood(Exception):
    """The client sends more than anybody needs to."""


async def live(socket: WebSocket) -> None:
    """One live connection, from its beginning to its end."""
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
    """Let the service know of this task, so that it can wait for its end."""
    task = asyncio.current_task()
    assert task is not None
    service.live.add(task)
    try:
        yield
    finally:
        service.live.discard(task)


class Connection:
    """A live connection that was accepted."""

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
        """Greet, then talk until one side ends it."""
        try:
            if not await self._greet():
                await self._end("no-hello", POLICY)
                return
            hello = self.hello
            listening = self.service.tables.listen(self.table, self.person, hello.lang, hello.since)
            async with listening as listener:
                # The token may have been revoked before anybody knew that it is listened by.
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
            log.exception("a connection failed", extra={"table": self.table})
            await self._end("fault", FAULT)

    async def _greet(self) -> bool:
        """Find out who the client is; it may try until its time is over."""
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
        """Send what happens and obey what comes in, until one of both is at its end."""
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
                    task.result()  # or what it failed with
        finally:
            del task, tasks  # else an error and its task keep each other in memory
        await self._close(GOING_AWAY)

    async def _forward(self, listener: Listener) -> None:
        async for message in listener:
            await self._send(message)

    async def _answer_all(self, listener: Listener) -> None:
        while True:
            text = await self._receive()
            if not listener.is_closed:  # whoever is being disconnected has nothing to say any more
                await self._tell(await self._answer(text, listener))

    async def _answer(self, text: str, listener: Listener) -> Message:
        """The answer to one message of the client."""
        number = 0
        try:
            numbered: Numbered = decoded(text, Numbered)
            number = numbered.id
            command = read_command(bytes(numbered.command))
            accepted = await self.service.command(
                self.table, self.person, self.address, command, listener
            )
        except LifeboatError as error:
            return refused(error, number, self.hello.lang)
        except Exception:
            log.exception("a command failed", extra={"table": self.table})
            return refused(RequestError("fault", "-"), number, self.hello.lang)
        return Done(number, accepted.number, accepted.token)

    async def _receive(self) -> str:
        """The next text of the client; what is none is an empty one, which nobody understands."""
        message: Any = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"])
        if self._bucket.take(()):
            raise Flood
        text: str = message.get("text") or ""
        # uvicorn refuses long messages; this is for servers that do not.
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
        """Say goodbye, if the client still hears it, and close."""
        log.info("goodbye", extra={"table": self.table, "reason": reason})
        with suppress(TooSlow, WebSocketDisconnect, RuntimeError):
            await self._send(json.encode(Goodbye(reason)), GOODBYE_SECONDS)
        await self._close(code)

    async def _close(self, code: int) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.close(code)
