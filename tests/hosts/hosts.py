"""Hosts for tests: a server and a device, asked in the same way, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import count
from typing import Any, NamedTuple, Protocol
from urllib.parse import urlencode

import httpx
from msgspec import json
from starlette.applications import Starlette

from lifeboat.core.dice import Dice
from lifeboat.device.device import Device
from lifeboat.device.searching import answer
from lifeboat.device.shelf import MemoryShelf, Shelf
from lifeboat.server.web.app import make_app
from tests.server.asking import GENEROUS, bearer
from tests.server.house import NOW, House, until

PLAYOUTS = 20
"""The most games that a search may simulate."""


class Reply(NamedTuple):
    """The answer to a request."""

    status: int
    text: str
    media_type: str

    @property
    def content(self) -> Any:
        """What the answer says, read as JSON."""
        return json.decode(self.text)

    @property
    def code(self) -> str:
        """The code of a refusal."""
        return str(self.content["code"])


class Line:
    """A client's end of a live connection."""

    def __init__(self, say: Callable[[str], None], hang_up: Callable[[], None]) -> None:
        self.heard: list[Any] = []
        self.has_ended = False
        """Whether the host has ended the connection."""
        self._say = say
        self.close = hang_up
        self._ids = count(1)

    def hear(self, text: str) -> None:
        self.heard.append(json.decode(text))

    def say(self, message: Any) -> None:
        """Send a message; a text is sent as it is."""
        self._say(message if isinstance(message, str) else json.encode(message).decode())

    async def hello(self, token: str = "", **fields: Any) -> Any:
        """Say hello, and return the first message that comes."""
        self.say({"kind": "hello", "token": token} | fields)
        return await self.next()

    async def next(self, kind: str = "") -> Any:
        """Return the next message, of a kind if one is given, that comes from now on."""
        before = len(self.heard)
        await until(lambda: bool(self._of(kind, before)))
        return self._of(kind, before)[0]

    async def do(self, kind: str, **fields: Any) -> Any:
        """Give a command, and return the answer."""
        number = next(self._ids)
        self.say({"id": number, "command": {"kind": kind} | fields})
        await until(lambda: any(message.get("id") == number for message in self.heard))
        return next(message for message in self.heard if message.get("id") == number)

    def _of(self, kind: str, since: int) -> list[Any]:
        return [one for one in self.heard[since:] if kind in ("", one["kind"])]

    def last(self) -> Any:
        """Return the last message about the table."""
        return next(one for one in reversed(self.heard) if one["kind"] in ("welcome", "update"))

    def legal(self) -> list[str]:
        """Return the actions that this client may choose from now."""
        return [choice["action"] for view in self.last()["views"] for choice in view["legal"]]

    def is_over(self) -> bool:
        return bool(self.last()["table"]["status"] == "over")

    async def step(self, throws: Dice) -> Any:
        """Wait for a decision of one's own, take a random action and return the answer."""
        await until(lambda: bool(self.legal()) or self.is_over())
        if self.is_over():
            return None
        legal, version = self.legal(), self.last()["table"]["number"]
        said = await self.do("play", action=legal[throws.below(len(legal))], version=version)
        assert said["kind"] == "done", said
        await until(lambda: self.last()["table"]["number"] >= said["number"])
        return said

    async def play_out(self, throws: Dice) -> None:
        """Play the game to its end."""
        while not self.is_over():
            await self.step(throws)


class Host(Protocol):
    """A host that tests ask."""

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str = "",
        headers: dict[str, str] | None = None,
        **query: Any,
    ) -> Reply:
        """Send a request; a body of bytes is sent as it is, anything else as JSON."""

    def connect(self, table: str) -> Line:
        """Begin a live connection."""


def _headers(token: str, headers: dict[str, str] | None) -> dict[str, str]:
    return (bearer(token) if token else {}) | (headers or {})


def _body(body: Any) -> bytes:
    if body is None:
        return b""
    return body if isinstance(body, bytes) else json.encode(body)


class ServerHost:
    """A server, whose app is called directly."""

    def __init__(self, house: House) -> None:
        self.app: Starlette = make_app(house.tables, GENEROUS)
        self.tasks: list[asyncio.Task[Any]] = []

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str = "",
        headers: dict[str, str] | None = None,
        **query: Any,
    ) -> Reply:
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(transport=transport, base_url="http://host") as client:
            got = await client.request(
                method, path, content=_body(body), headers=_headers(token, headers), params=query
            )
        return Reply(got.status_code, got.text, got.headers.get("content-type", ""))

    def connect(self, table: str) -> Line:
        coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        coming.put_nowait({"type": "websocket.connect"})

        async def send(message: Any) -> None:
            if message["type"] == "websocket.send":
                line.hear(message["text"])
            line.has_ended |= message["type"] == "websocket.close"

        path = f"/api/tables/{table}/socket"
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(b"host", b"host")],
            "client": ("192.0.2.7", 50_000),
            "subprotocols": [],
        }

        def say(text: str) -> None:
            coming.put_nowait({"type": "websocket.receive", "text": text})

        def hang_up() -> None:
            coming.put_nowait({"type": "websocket.disconnect", "code": 1000})

        line = Line(say, hang_up)
        self.tasks.append(asyncio.ensure_future(self.app(scope, coming.get, send)))
        return line


class HereThinker:
    """A second worker that isn't one: it searches at once."""

    def __init__(self) -> None:
        self.is_gone = False
        self.stopped = 0
        self.asked = 0

    async def ask(self, question: bytes) -> bytes:
        self.asked += 1
        if self.is_gone:
            raise RuntimeError("the worker is gone")
        return answer(question)

    def stop(self) -> None:
        self.stopped += 1


class DeviceHost:
    """A device, on a shelf in memory."""

    def __init__(self, seed: Callable[[], str], shelf: Shelf | None = None) -> None:
        self.thinker = HereThinker()
        self.device = Device(shelf or MemoryShelf(), self.thinker, lambda: NOW)
        self.device.tables.bots.searches.playouts = PLAYOUTS
        self.device.tables.bots.seed = seed

    async def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str = "",
        headers: dict[str, str] | None = None,
        **query: Any,
    ) -> Reply:
        known = _headers(token, headers)
        got = await self.device.request(method, path, urlencode(query), known, _body(body))
        return Reply(got.status, got.body.decode(), got.media_type)

    def connect(self, table: str) -> Line:
        def hear(text: str) -> None:
            line.hear(text)

        def end() -> None:
            line.has_ended = True

        connection = self.device.connect(table, hear, end)
        line = Line(connection.receive, connection.close)
        return line


class Seeds:
    """Seeds for bots that are the same in every run and at every host."""

    def __init__(self) -> None:
        self._count = count()

    def __call__(self) -> str:
        return f"bot {next(self._count)}"
