"""A push service on the loopback, which keeps and decrypts what it is sent."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from lifeboat.server.store.rows import Subscription
from tests.server.rfc8291 import Browser, claims_of, to_text


class Pushed(NamedTuple):
    """A request to the push service."""

    target: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """A push service, and the browsers that it serves."""

    def __init__(self) -> None:
        self.port = 0
        self.got: list[Pushed] = []
        self.statuses: list[int] = []
        """The next answers; 201 when there are none left."""
        self.may_answer = asyncio.Event()
        self.may_answer.set()
        self.browsers: dict[str, Browser] = {}
        """The browsers by the targets of their endpoints."""

    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def subscription(self, language: str = "en") -> Subscription:
        """Return the subscription of a new browser."""
        browser, target = Browser(), f"/push/{len(self.browsers)}?secret"
        self.browsers[target] = browser
        endpoint = self.origin() + target
        return Subscription(endpoint, to_text(browser.public), to_text(browser.auth), language)

    def read(self, pushed: Pushed) -> Any:
        """Return what a browser reads in a request."""
        return json.loads(self.browsers[pushed.target].read(pushed.body))

    def claims(self, pushed: Pushed) -> tuple[dict[str, Any], str]:
        return claims_of(pushed.headers["authorization"])

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        method, target, version = head[0].split(" ")
        assert (method, version) == ("POST", "HTTP/1.1")
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        lower = {name.lower(): value for name, value in headers.items()}
        body = await reader.readexactly(int(lower["content-length"]))
        self.got.append(Pushed(target, lower, body))
        await self.may_answer.wait()
        status = self.statuses.pop(0) if self.statuses else 201
        writer.write(f"HTTP/1.1 {status} Whatever\r\nLocation: /elsewhere\r\n\r\n".encode())
        writer.close()
        await writer.wait_closed()


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """Open a push service, and close it at the end."""
    service = PushService()
    server = await asyncio.start_server(service._serve, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    try:
        yield service
    finally:
        service.may_answer.set()
        server.close()
