"""The service, which holds what requests need and checks limits before using the tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from functools import partial
from typing import Any, Final

from starlette.requests import HTTPConnection

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.listener import Listener
from lifeboat.server.live.tables import Tables
from lifeboat.server.metrics import Metrics
from lifeboat.server.settings import Settings, networks
from lifeboat.server.store.news import Admitted, SetUp
from lifeboat.server.store.rows import Subscription
from lifeboat.server.web.limits import (
    Limits,
    address_of,
    exact_address_of,
    is_in,
    proxies_of,
    shared_part,
)
from lifeboat.table.commands import Command, ServerCommand
from lifeboat.table.kinds import kind_of
from lifeboat.table.laws.hinting import HINT
from lifeboat.table.requests import Accepted, Joining, NewTable, Welcomed
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.refusals import RequestError

FAREWELL_SECONDS: Final = 2.0
"""How many seconds live connections may take to say goodbye when the server stops."""


class Service:
    """One server's tables, settings, limits and metrics."""

    def __init__(self, tables: Tables, settings: Settings, metrics: Metrics) -> None:
        self.tables = tables
        self.settings = settings
        self.metrics = metrics
        self.limits = Limits(settings)
        self.live: set[asyncio.Task[Any]] = set()
        """The tasks of live connections."""
        self.stopping = asyncio.Event()
        self._giving_room = asyncio.Lock()
        self._proxies = proxies_of(settings)
        self._metrics_readers = networks(settings.metrics)
        metrics.watch_awake(tables.awake)
        tables.charge_to(self.limits.charge)
        tables.room = self._room
        tables.peers.limited = self._count_elsewhere

    def address(self, connection: HTTPConnection) -> str:
        """Return a connection's address in the form that the limits use."""
        return address_of(connection, self._proxies)

    def await_request(self, peer: str) -> bool:
        """Count an incomplete request; return False instead if the peer has too many.

        Requests from trusted proxies aren't counted.
        """
        if is_in(peer, self._proxies):
            return True
        return self.limits.await_request(shared_part(peer))

    def stop_awaiting(self, peer: str) -> None:
        """Stop counting a peer's request that is complete or won't be completed."""
        if not is_in(peer, self._proxies):
            self.limits.stop_awaiting(shared_part(peer))

    def may_read_metrics(self, connection: HTTPConnection) -> bool:
        """Return whether a connection comes from an address that may read the metrics."""
        return is_in(exact_address_of(connection, self._proxies), self._metrics_readers)

    async def create(self, address: str, wish: NewTable) -> Welcomed:
        """Set up a table, or raise `RequestError` if the address or the server has too many.

        Also raise `RequestError` if the address has had too many editions read.
        """
        if wish.edition:
            self.limits.check_edition(address)
        async with self._room(address) as note:
            welcomed = await self.tables.create(wish)
            note(welcomed.table)
        return welcomed

    async def join(self, table: str, address: str, joining: Joining) -> Welcomed:
        """Join a table, or raise `RequestError` if too many people join it from the address.

        People with an invitation aren't counted.
        """
        if not joining.invite:
            self.limits.check_join(address, table)
            self.tables.peers.tell(Admitted(address, table))
        return await self.tables.join(table, joining)

    @asynccontextmanager
    async def _room(self, address: str) -> AsyncIterator[Callable[[str], None]]:
        """Reserve room for a new table, and yield a function to call with the table's id.

        Raise `RequestError` if the address or the server has too many tables. Reservations are
        made one at a time. To make sure that the limit is never exceeded, each reservation that is
        still held counts as a table, even if its table is already stored and counted.
        """
        with ExitStack() as held:
            async with self._giving_room:
                if len(self.limits.tables_of(address)) >= self.settings.tables_per_address:
                    await self._forget_finished(address)
                under_way = self.limits.tables_under_way()
                held.enter_context(self.limits.table(address))
                if await self.tables.open_tables() + under_way >= self.settings.tables:
                    raise RequestError("too-many-tables", self.settings.tables)
            yield partial(self._note_table, address)

    def _note_table(self, address: str, table: str) -> None:
        self.limits.note_table(address, table)
        self.tables.peers.tell(SetUp(address, table))

    def _count_elsewhere(self, news: SetUp | Admitted) -> None:
        """Count what an address did on another node towards its limits here."""
        match news:
            case SetUp(address, table):
                self.limits.note_table(address, table)
            case Admitted(address, table):
                self.limits.joins.take((address, table))

    async def _forget_finished(self, address: str) -> None:
        for table in self.limits.tables_of(address):
            try:
                info = await self.tables.info(table)
            except LifeboatError:
                self.limits.forget_table(address, table)
                continue
            if info.status == "over":
                self.limits.forget_table(address, table)

    async def command(
        self,
        table: str,
        person: int,
        address: str,
        command: Command | ServerCommand,
        listener: Listener | None = None,
    ) -> Accepted:
        """Carry out a command if the limits allow it, and count it in the metrics.

        `listener` is the listener of the live connection that the command came over, if any.
        """
        with self._counted(kind_of(command)):
            self.limits.check_command(table, person, address)
            return await self.tables.command(table, person, command, listener)

    async def hint(self, table: str, person: int, address: str, seat: int, language: str) -> Hint:
        """Return a hint, which counts as a command in the limits and the metrics."""
        with self._counted(HINT):
            self.limits.check_command(table, person, address)
            return await self.tables.hint(table, person, seat, language)

    async def subscribe(
        self, table: str, person: int, address: str, subscription: Subscription
    ) -> None:
        """Notify a person from now on, which counts as a command in the limits and the metrics."""
        with self._counted("push"):
            self.limits.check_command(table, person, address)
            await self.tables.subscribe(table, person, subscription)

    @contextmanager
    def _counted(self, kind: str) -> Iterator[None]:
        """Count a command in the metrics, by its kind and its result."""
        try:
            yield
        except LifeboatError as error:
            self.metrics.commands.labels(kind, error.code).inc()
            raise
        self.metrics.commands.labels(kind, "done").inc()

    async def stop(self) -> None:
        """Stop the tables and let live connections say goodbye; a second call does nothing."""
        if self.stopping.is_set():
            return
        self.stopping.set()
        await self.tables.stop()
        if self.live:
            await asyncio.wait(self.live, timeout=FAREWELL_SECONDS)


def service_of(connection: HTTPConnection) -> Service:
    """Return the service of the app that this connection belongs to."""
    service: Service = connection.app.state.service
    return service
