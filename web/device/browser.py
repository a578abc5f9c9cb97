"""The host of tables in a browser: `lifeboat.device` on what `src/device/host.ts` lends it."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol

from lifeboat.device.device import Device
from lifeboat.device.shelf import ShelfError


class Bytes(Protocol):
    """Bytes of JavaScript."""

    def to_bytes(self) -> bytes: ...


class Lent(Protocol):
    """What the worker lends: its storage, the other tabs, and a worker that searches."""

    async def read(self, prefix: str, after: str) -> str: ...
    async def write(self, kept: str, new: str) -> str: ...
    def tell(self, news: str) -> None: ...
    async def think(self, question: bytes) -> Bytes: ...
    def stopThinking(self) -> None: ...  # noqa: N802 (a name in JavaScript)


class BrowserShelf:
    """The texts in the browser's storage."""

    def __init__(self, lent: Lent) -> None:
        self._lent = lent
        self._heard: Callable[[str], None] | None = None

    async def read(self, prefix: str, after: str = "") -> list[tuple[str, str]]:
        found = self._answer(await self._lent.read(prefix, after))
        return [(key, text) for key, text in found]

    async def write(self, kept: Mapping[str, str | None], new: Collection[str] = ()) -> bool:
        return bool(self._answer(await self._lent.write(json.dumps(kept), json.dumps([*new]))))

    def tell(self, news: str) -> None:
        self._lent.tell(news)

    def hear(self, heard: Callable[[str], None]) -> None:
        self._heard = heard

    def pass_on(self, news: str) -> None:
        """Pass on what another tab has told."""
        if self._heard is not None:
            self._heard(news)

    def _answer(self, text: str) -> Any:
        answered = json.loads(text)
        if "error" in answered:
            raise ShelfError(answered["error"])
        return answered["answer"]


class WorkerThinker:
    """The worker that searches."""

    def __init__(self, lent: Lent) -> None:
        self._lent = lent

    async def ask(self, question: bytes) -> bytes:
        return (await self._lent.think(question)).to_bytes()

    def stop(self) -> None:
        self._lent.stopThinking()


class Host:
    """The tables of this browser, as the worker calls them: with texts."""

    def __init__(self, lent: Lent) -> None:
        self._shelf = BrowserShelf(lent)
        self._device = Device(self._shelf, WorkerThinker(lent), time.time)

    async def request(self, method: str, path: str, query: str, headers: str, body: str) -> str:
        """Return the status of the answer and its text, as JSON."""
        asked = json.loads(headers)
        answered = await self._device.request(method, path, query, asked, body.encode())
        return json.dumps([answered.status, answered.body.decode()])

    def connect(self, table: str, send: Callable[[str], None], end: Callable[[], None]) -> Any:
        """Return a live connection to a table, which can `receive` and `close`."""
        return self._device.connect(table, send, end)

    def news(self, news: str) -> None:
        """Hear what another tab has told."""
        self._shelf.pass_on(news)
