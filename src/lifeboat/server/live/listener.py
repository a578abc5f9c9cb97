"""Listeners, who receive everything that happens at a table, each at their own pace."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Final

from lifeboat.table.session import encoded
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.messages import Goodbye

MOST_WAITING: Final = 200
"""The number of waiting messages at which a listener counts as too slow."""


class Listener:
    """Somebody who receives everything that happens at a table."""

    def __init__(self, viewer: Viewer, is_shown: bool = True, token: str = "") -> None:
        self.viewer = viewer
        self.token = token
        """The hash of the token that the listener came with; empty for a spectator."""
        self.shown_changed: Callable[[], None] | None = None
        """A function that is called when `is_shown` has changed."""
        self._is_shown = is_shown
        self.is_closed = False
        """Whether no more messages will follow those that are waiting."""
        # An asyncio queue takes ten times the memory, and there are thousands of listeners.
        self._waiting: list[bytes] = []
        self._news: asyncio.Future[None] | None = None
        """The future that a listener with no waiting messages awaits."""

    @property
    def is_shown(self) -> bool:
        """Whether the viewer can see what happens; a page in the background can't be seen."""
        return self._is_shown

    @is_shown.setter
    def is_shown(self, is_shown: bool) -> None:
        self._is_shown = is_shown
        if self.shown_changed:
            self.shown_changed()

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        """Wait for the next message and return it."""
        while not self._waiting:
            if self.is_closed:
                raise StopAsyncIteration
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return self._waiting.pop(0)

    def tell(self, message: bytes) -> None:
        """Queue a message, or close the listener if it has fallen too far behind."""
        if self.is_closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.close("too-slow")
            return
        self._put(message)

    def tell_first(self, messages: list[bytes]) -> None:
        """Queue messages ahead of those that are waiting; call this before anybody iterates."""
        self._waiting[:0] = messages

    def close(self, reason: str) -> None:
        """Queue a goodbye with this reason; later messages are dropped."""
        if not self.is_closed:
            self.is_closed = True
            self._put(encoded(Goodbye(reason)))

    def _put(self, message: bytes) -> None:
        self._waiting.append(message)
        if self._news and not self._news.done():
            self._news.set_result(None)
