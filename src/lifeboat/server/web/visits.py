"""Visits: the service as one address sees it, which is what requests are answered from."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import TypeVar

from starlette.requests import Request

from lifeboat.server.store.store import Store
from lifeboat.server.web.service import Service
from lifeboat.table.api.asking import check_size
from lifeboat.table.commands import Command, ServerCommand
from lifeboat.table.past.progress import Progress
from lifeboat.table.requests import Accepted, Joining, NewTable, Welcomed
from lifeboat.table.table import Table
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.messages import Places, TableInfo

T = TypeVar("T")


class Visit:
    """A host of tables for one request; see :class:`lifeboat.table.api.hosts.Host`."""

    def __init__(self, service: Service, request: Request, address: str) -> None:
        self.service = service
        self.tables = service.tables
        self.request = request
        self.address = address

    @property
    def past(self) -> Store:
        """What the server knows of finished games."""
        return self.tables.store

    async def body(self) -> bytes:
        """Return the request's body; raise `RequestError` as soon as it gets too long."""
        body = bytearray()
        async for chunk in self.request.stream():
            body += chunk
            check_size(len(body))
        return bytes(body)

    def today(self) -> str:
        """Return today's date in UTC, in ISO format."""
        return self.tables.today()

    def charge(self, price: float) -> None:
        """Charge the address for expensive work."""
        self.service.limits.charge(self.address, price)

    async def work(self, work: Callable[..., T], *given: object) -> T:
        """Have another process do some work, and return the result."""
        return await self.tables.telling.work(work, *given)

    async def create(self, wish: NewTable) -> Welcomed:
        """Set up a table."""
        return await self.service.create(self.address, wish)

    async def lobby(self) -> list[TableInfo]:
        """Return the tables that everybody may find."""
        return await self.tables.lobby()

    async def info(self, table: str) -> TableInfo:
        """Return the public information about a table."""
        return await self.tables.info(table)

    async def join(self, table: str, joining: Joining) -> Welcomed:
        """Add a person to a table."""
        return await self.service.join(table, self.address, joining)

    async def leave(self, table: str, person: int) -> None:
        """Remove a person from a table for good."""
        await self.tables.leave(table, person)

    async def invite(self, table: str, person: int, seat: int) -> str:
        """Return the key of a new invitation to a seat."""
        return await self.tables.invite(table, person, seat)

    async def places(self, tokens: Mapping[str, str]) -> Places:
        """Return how things stand at tables, without waking them."""
        return await self.tables.places(tokens)

    async def person_of(self, table: str, token: str) -> int:
        """Return the person who holds a token, or `NO_PERSON` if the token is empty."""
        return await self.tables.person_of(table, token)

    async def command(self, table: str, person: int, command: Command | ServerCommand) -> Accepted:
        """Carry out a command, if the limits allow it."""
        return await self.service.command(table, person, self.address, command)

    async def hint(self, table: str, person: int, seat: int, language: str) -> Hint:
        """Return a hint, if the limits allow it."""
        return await self.service.hint(table, person, self.address, seat, language)

    async def updates(
        self, table: str, person: int, language: str, since: int | None, wait: float
    ) -> list[bytes]:
        """Return the encoded updates after number `since`.

        If there are none, wait for some until the client leaves or the server stops.
        """
        waiting = self.tables.updates(table, person, language, since, wait)
        return await _while_wanted(self.request, self.service, waiting)

    async def log(self, table: str, person: int, language: str, since: int) -> list[bytes]:
        """Return what happened after entry `since`, as encoded lines of text."""
        return await self.tables.log(table, person, language, since)

    async def read(self, table: str, answer: Callable[[Table], T]) -> T:
        """Call `answer` with a table while nothing is being written, and return its result."""
        return await self.tables.read(table, answer)

    async def start_review(self, table: str, record: str) -> None:
        """Queue a review of a finished game, if the address may ask for another."""
        self.service.limits.check_review(self.address)
        await self.tables.reviews.start(table, record)

    async def review_progress(self, table: str) -> Progress:
        """Return how far along a review is, with its findings once it is ready."""
        return await self.tables.reviews.progress(table)


async def _while_wanted(
    request: Request, service: Service, work: Awaitable[list[bytes]]
) -> list[bytes]:
    """Await `work` and return its result, or [] if the client leaves or the server stops first."""
    working = asyncio.ensure_future(work)
    others = [
        asyncio.ensure_future(_departure(request)),
        asyncio.ensure_future(service.stopping.wait()),
    ]
    try:
        await asyncio.wait((working, *others), return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else []
    finally:
        for task in (working, *others):
            task.cancel()
        await asyncio.wait((working, *others))
        for task in (working, *others):
            if not task.cancelled():
                task.exception()  # else asyncio would log an exception that nobody needs


async def _departure(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
