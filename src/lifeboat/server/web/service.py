"""The service: what every request needs, and what the web asks of the tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager, contextmanager
from typing import Any, Final, Protocol, TypeVar

from starlette.requests import HTTPConnection

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.prices import Charge
from lifeboat.server.live.telling import Telling
from lifeboat.server.metrics import Metrics
from lifeboat.server.past.reviews import Progress
from lifeboat.server.settings import Settings, networks
from lifeboat.server.store.rows import Result, Tally
from lifeboat.server.web.limits import (
    Limits,
    address_of,
    exact_address_of,
    is_in,
    proxies_of,
    shared_part,
)
from lifeboat.table.commands import Command, NewToken, Rematch
from lifeboat.table.kinds import kind_of
from lifeboat.table.laws import HINT
from lifeboat.table.requests import Joining, NewTable, Obeyed, Welcomed
from lifeboat.table.table import Table
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.messages import TableInfo
from lifeboat.table.wire.refusals import RequestError

T = TypeVar("T")
FAREWELL_SECONDS: Final = 2.0
"""How long live connections may take to say goodbye when the server stops."""


class Past(Protocol):
    """What finished games have left behind."""

    async def results_of_deal(self, deal: str, limit: int = 100) -> list[Result]:
        """All results on the same deal, the best first."""

    async def results_of_day(self, game: str, date: str, limit: int = 100) -> list[Result]:
        """The results that count for the deal of a day, the best first."""

    async def results_of_person(self, me: str, limit: int = 100) -> list[Result]:
        """A person's results, the latest first."""

    async def has_result(self, deal: str, me: str) -> bool:
        """Whether a person has played a deal to its end."""

    async def has_result_of_day(self, game: str, date: str, me: str) -> bool:
        """Whether a person has played the deal of a day to its end."""

    async def tallies(self, me: str = "") -> list[Tally]:
        """The games by game, layout and number of players: a person's, or everybody's."""

    async def crew_tallies(self, me: str = "") -> list[Tally]:
        """The same for each crew member."""


class Reviewing(Protocol):
    """The reviews of finished games."""

    async def start(self, table: str, record: str) -> None:
        """Have the review of a table made, unless it is there or on its way."""

    async def progress(self, table: str) -> Progress:
        """How far the review of a table is."""


class Hearing(Protocol):
    """All that somebody hears of a table, encoded."""

    @property
    def is_closed(self) -> bool:
        """Whether a goodbye is on its way, and nothing after it."""

    def __aiter__(self) -> AsyncIterator[bytes]:
        """The messages that wait, then those that come."""


class TableService(Protocol):
    """The tables as the web sees them. Whatever cannot be done raises a `LifeboatError`."""

    @property
    def past(self) -> Past:
        """What finished games have left behind."""

    @property
    def reviews(self) -> Reviewing:
        """The reviews of finished games."""

    async def create(self, wish: NewTable) -> Welcomed:
        """Set up a table."""

    async def join(self, table: str, joining: Joining) -> Welcomed:
        """Come to a table."""

    async def invite(self, table: str, person: int, seat: int) -> str:
        """The key of an invitation to a seat."""

    async def leave(self, table: str, person: int) -> None:
        """Go for good, and give all tokens up."""

    async def new_token(self, table: str, person: int, hearing: Hearing | None = None) -> Obeyed:
        """A fresh token; whoever hears the table by an earlier one is sent home, but for one."""

    async def person_of(self, table: str, token: str) -> int:
        """Who holds this token; 0, a spectator, for an empty one."""

    async def command(self, table: str, person: int, command: Command) -> int:
        """Obey a command and store it for good; the number of its last entry."""

    async def hint(self, table: str, person: int, seat: int, language: str) -> Hint:
        """A hint for a person's own decision."""

    async def info(self, table: str) -> TableInfo:
        """A table as all may know it."""

    async def lobby(self) -> list[TableInfo]:
        """The tables that are listed."""

    async def open_tables(self) -> int:
        """How many tables are neither over nor abandoned."""

    async def log(self, table: str, person: int, language: str, since: int) -> list[bytes]:
        """What happened after `since`, in words alone, encoded."""

    async def updates(
        self, table: str, person: int, language: str, since: int | None, wait: float
    ) -> list[bytes]:
        """The encoded updates after `since`, or a welcome; where there is none, wait for one."""

    def listen(
        self, table: str, person: int, language: str, since: int | None
    ) -> AbstractAsyncContextManager[Hearing]:
        """A welcome or the updates after `since`, then all that follows, encoded."""

    async def look(self, table: str, answer: Callable[[Table], T]) -> T:
        """What a table is like."""

    def today(self) -> str:
        """The date of the deal of the day."""

    async def trouble(self) -> LifeboatError | None:
        """What keeps the tables from going on; nothing if all is well."""

    @property
    def telling(self) -> Telling:
        """Whoever tells what takes more than a moment."""

    def charge_to(self, charge: Charge) -> None:
        """Say how an address is made to pay for what it asks for."""

    def awake(self) -> int:
        """How many tables are in memory."""

    async def stop(self) -> None:
        """Say goodbye to all who listen, and finish what is being written."""


class Service:
    """The tables, the settings, the limits and the metrics of one server."""

    def __init__(self, tables: TableService, settings: Settings, metrics: Metrics) -> None:
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

    def address(self, connection: HTTPConnection) -> str:
        """Where a connection comes from, as far as limits ask."""
        return address_of(connection, self._proxies)

    def await_request(self, peer: str) -> bool:
        """Whether a request may come from a peer that is not whole yet; a proxy holds many."""
        if is_in(peer, self._proxies):
            return True
        return self.limits.await_request(shared_part(peer))

    def stop_awaiting(self, peer: str) -> None:
        """A request is whole, or will not come any more."""
        if not is_in(peer, self._proxies):
            self.limits.stop_awaiting(shared_part(peer))

    def may_read_metrics(self, connection: HTTPConnection) -> bool:
        """Whether a connection comes from one of the addresses that are named."""
        return is_in(exact_address_of(connection, self._proxies), self._metrics_readers)

    async def create(self, address: str, wish: NewTable) -> Welcomed:
        """Set up a table, if its address and the server have room for one."""
        if wish.edition:
            self.limits.check_edition(address)
        async with self._room(address):
            welcomed = await self.tables.create(wish)
            self.limits.note_table(address, welcomed.table)
        return welcomed

    async def join(self, table: str, address: str, joining: Joining) -> Welcomed:
        """Come to a table; an invitation, which its host has made, is good from anywhere."""
        if not joining.invite:
            self.limits.check_join(address, table)
        return await self.tables.join(table, joining)

    @asynccontextmanager
    async def _room(self, address: str) -> AsyncIterator[None]:
        """Hold the place of a new table, unless the address or the server has too many.

        Places are given one at a time. Those that are held when the tables are counted count too:
        their tables may be stored by then or not. So the cap is never passed.
        """
        with ExitStack() as held:
            async with self._giving_room:
                if len(self.limits.tables_of(address)) >= self.settings.tables_per_address:
                    await self._forget_finished(address)
                under_way = self.limits.tables_under_way()
                held.enter_context(self.limits.table(address))
                if await self.tables.open_tables() + under_way >= self.settings.tables:
                    raise RequestError("too-many-tables", self.settings.tables)
            yield

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
        command: Command,
        hearing: Hearing | None = None,
    ) -> Obeyed:
        """Obey a command, which came from somebody who hears the table or not, and count it."""
        with self._counted(kind_of(command)):
            self.limits.check_command(table, person, address)
            if isinstance(command, Rematch):
                return Obeyed(await self._rematch(table, person, address, command))
            if isinstance(command, NewToken):
                return await self.tables.new_token(table, person, hearing)
            return Obeyed(await self.tables.command(table, person, command))

    async def hint(self, table: str, person: int, address: str, seat: int, language: str) -> Hint:
        """A hint, which counts as a command."""
        with self._counted(HINT):
            self.limits.check_command(table, person, address)
            return await self.tables.hint(table, person, seat, language)

    @contextmanager
    def _counted(self, kind: str) -> Iterator[None]:
        """Count what is asked for, by its kind and by how that ends."""
        try:
            yield
        except LifeboatError as error:
            self.metrics.commands.labels(kind, error.code).inc()
            raise
        self.metrics.commands.labels(kind, "done").inc()

    async def _rematch(self, table: str, person: int, address: str, command: Rematch) -> int:
        """A rematch is another table, unless somebody has asked for it already."""
        if (await self.tables.info(table)).rematch:
            return await self.tables.command(table, person, command)
        async with self._room(address):
            number = await self.tables.command(table, person, command)
            self.limits.note_table(address, (await self.tables.info(table)).rematch)
        return number

    async def stop(self) -> None:
        """Send everybody home, once: those who wait, those who listen, and then the tables."""
        if self.stopping.is_set():
            return
        self.stopping.set()
        await self.tables.stop()
        if self.live:
            await asyncio.wait(self.live, timeout=FAREWELL_SECONDS)


def service_of(connection: HTTPConnection) -> Service:
    """The service that a connection was made to."""
    service: Service = connection.app.state.service
    return service
