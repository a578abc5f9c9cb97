"""Live connections on a device; what is said over them is in :mod:`lifeboat.table.api.live`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from msgspec import json

from lifeboat.core.errors import LifeboatError
from lifeboat.device.live_table import Listener, LiveTable
from lifeboat.device.tables import Tables
from lifeboat.table.api.asking import LARGEST_MESSAGE, decoded, table_id
from lifeboat.table.api.live import Hello, answer
from lifeboat.table.commands import Command, ServerCommand
from lifeboat.table.requests import Accepted
from lifeboat.table.tokens import hash_of
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.messages import Goodbye, Message
from lifeboat.table.wire.rendering import refused

log = logging.getLogger(__name__)


class Connection:
    """A live connection to a table, which ends with a goodbye or when the client closes it."""

    def __init__(
        self,
        tables: Tables,
        table: str,
        send: Callable[[str], None],
        end: Callable[[], None],
    ) -> None:
        self._tables = tables
        self._table = table
        self._send = send
        self._ended = end
        self._hello = Hello()
        self._live: LiveTable | None = None
        self._listener: Listener | None = None
        self._is_closed = False
        self._received: list[str] = []
        """Messages that haven't been answered yet."""
        self._answering: asyncio.Task[None] | None = None

    def receive(self, text: str) -> None:
        """Take a message from the client; messages are answered one after the other."""
        if self._is_closed:
            return
        self._received.append(text if len(text) <= LARGEST_MESSAGE else "")
        if self._answering is None:
            self._answering = asyncio.ensure_future(self._answer_all())

    def close(self) -> None:
        """End the connection; a command that has been received is still carried out."""
        self._is_closed = True
        if self._live and self._listener:
            self._live.stop_listening(self._listener)

    async def _answer_all(self) -> None:
        try:
            while self._received and not self._has_ended():
                await self._answer(self._received.pop(0))
        except Exception:
            log.exception("connection failed", extra={"table": self._table})
            self._end("fault")
        finally:
            self._answering = None

    def _has_ended(self) -> bool:
        return self._listener is not None and self._listener.is_closed

    async def _answer(self, text: str) -> None:
        if self._listener is None:
            await self._greet(text)
            return
        said = await answer(text, self._table, self._hello.lang, self._obey, _note)
        if said:
            self._listener.tell(json.encode(said))

    async def _obey(self, command: Command | ServerCommand) -> Accepted:
        assert self._listener is not None
        person = self._listener.viewer.person
        return await self._tables.command(self._table, person, command, self._listener)

    async def _greet(self, text: str) -> None:
        """Take the client's hello and begin to listen; refuse anything else, and wait for one."""
        try:
            hello: Hello = decoded(text, Hello)
            person = await self._tables.person_of(self._table, hello.token)
        except LifeboatError as error:
            self._tell(refused(error, 0, self._hello.lang))
            return
        self._hello = hello
        token = hash_of(hello.token) if hello.token else ""
        listener = Listener(Viewer(person, hello.lang), token, self._send, self._ended)
        try:
            self._live = await self._tables.of(table_id(self._table))
            await self._live.listen(listener, hello.since)
        except LifeboatError as error:
            self._tell(refused(error, 0, hello.lang))
            self._end("refused")
            return
        self._listener = listener
        if self._is_closed:  # the client left meanwhile
            self._live.stop_listening(listener)

    def _end(self, reason: str) -> None:
        if self._listener:
            self._listener.close(reason)
        elif not self._is_closed:
            self._tell(Goodbye(reason))
            self._ended()
        self.close()

    def _tell(self, message: Message) -> None:
        if not self._is_closed:
            self._send(json.encode(message).decode())


def _note(is_shown: bool) -> None:
    """Do nothing when the client comes to the front or goes to the background.

    Nobody is notified of their turn by a device.
    """
