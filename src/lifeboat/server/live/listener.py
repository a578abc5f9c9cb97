"""Listeners: those who hear everything that happens at a table, each at their own pace."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from lifeboat.table.session import encoded
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.messages import Goodbye

MOST_WAITING: Final = 200
"""A listener that is this many messages behind is too slow."""


class Listener:
    """Somebody who hears everything that happens at a table."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.is_closed = False
        """Whether nothing more comes after what is waiting."""
        # A queue of asyncio's costs ten times the memory, and there are thousands of listeners.
        self._waiting: list[bytes] = []
        self._news: asyncio.Future[None] | None = None
        """What a listener waits for who has heard all."""

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        """The next message; waits for it."""
        while not self._waiting:
            if self.is_closed:
                raise StopAsyncIteration
            self._news = asyncio.get_running_loop().create_future()
            await self._news
        return self._waiting.pop(0)

    def tell(self, message: bytes) -> None:
        """Let a message wait to be heard; a listener that falls behind is closed."""
        if self.is_closed:
            return
        if len(self._waiting) >= MOST_WAITING:
            self.close("too-slow")
            return
        self._put(message)

    def tell_first(self, messages: list[bytes]) -> None:
        """Let messages be heard before all that waits."""
        self._waiting[:0] = messages

    def close(self, reason: str) -> None:
        """Say goodbye."""
        if not self.is_closed:
            self.is_closed = True
            self._put(encoded(Goodbye(reason)))

    def _put(self, message: bytes) -> None:
        self._waiting.append(message)
        if self._news and not self._news.done():
            self._news.set_result(None)
