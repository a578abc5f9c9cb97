"""Ears: a thread that hears what other nodes tell through the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from threading import Event, Thread
from typing import Any, Final

from msgspec import DecodeError

from lifeboat.server.store.databases import Database, new_connection
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.news import Beat, News, read_bulletin

log = logging.getLogger(__name__)

Hear = Callable[[str, Sequence[News]], None]
"""A function that is given the name of a node and its news."""

ATTENTION: Final = 1.0
"""The seconds after which a thread without news looks whether it should end."""
PAUSE: Final = 0.5
"""The seconds between attempts to connect."""


class Ears:
    """Hears the news of other nodes, and connects again when the connection is lost."""

    def __init__(
        self,
        database: Database,
        node: str,
        hear: Hear,
        heard_itself: Callable[[float], None],
        missed: Callable[[], None],
    ) -> None:
        """Listen from now on; the functions are called in this thread's event loop.

        `heard_itself` is called when a beat of this node itself comes back, with the time at which
        it began, and `missed` when news may have been missed: after each new connection but the
        first. Raise `StoreError` if there is no connection.
        """
        self.is_open = True
        """Whether there is a connection, so that no news is missed."""
        self._database = database
        self._node = node
        self._hear = hear
        self._heard_itself = heard_itself
        self._missed = missed
        self._loop = asyncio.get_running_loop()
        self._is_closed = Event()
        self._is_doubted = Event()
        self._errors = (database.writing.dialect.loaded_dbapi.Error, StoreError, OSError)
        self._connection = self._connected()
        self._thread = Thread(target=self._run, name="lifeboat-ears", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening at the next news or moment of attention; wait until the thread ends."""
        self._is_closed.set()
        self._thread.join()

    def doubt(self) -> None:
        """Connect again: nothing comes through, although the connection seems to be open."""
        self.is_open = False
        self._is_doubted.set()

    def _connected(self) -> Any:
        connection = new_connection(self._database.writing)
        connection.execute(f"LISTEN {self._database.channel}")
        return connection

    def _run(self) -> None:
        while not self._is_closed.is_set():
            try:
                self._listen()
            except self._errors:
                self.is_open = False
                self._is_closed.wait(PAUSE)
                self._connect_again()
        self._connection.close()

    def _listen(self) -> None:
        while not self._is_doubted.is_set():
            for notice in self._connection.notifies(timeout=ATTENTION):
                self._read(notice.payload)
                if self._is_closed.is_set():
                    return
            if self._is_closed.is_set():
                return
        raise ConnectionError

    def _connect_again(self) -> None:
        with suppress(*self._errors):
            connection = self._connected()
            self._connection.close()
            self._connection = connection
            self._is_doubted.clear()
            self.is_open = True
            self._call(self._missed)

    def _read(self, text: str) -> None:
        try:
            bulletin = read_bulletin(text)
        except DecodeError:  # somebody else uses the channel
            log.warning("could not read news")
            return
        if bulletin.node != self._node:
            self._call(self._hear, bulletin.node, bulletin.news)
            return
        for one in bulletin.news:
            if isinstance(one, Beat):
                self._call(self._heard_itself, one.at)

    def _call(self, function: Callable[..., None], *given: Any) -> None:
        with suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(function, *given)
