"""Tables in memory: what the web side needs of them, without a store or bots."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar, cast

from msgspec import json

from lifeboat.core.errors import LifeboatError
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.server.live.listener import Listener
from lifeboat.server.live.peers import Peers
from lifeboat.server.live.prices import Charge
from lifeboat.server.live.tables import Tables
from lifeboat.server.past.reviews import Reviews
from lifeboat.server.store.errors import StoreError
from lifeboat.server.store.store import Store
from lifeboat.table import laws
from lifeboat.table.commands import (
    Command,
    CommandError,
    NewToken,
    Rematch,
    ServerCommand,
    Sit,
    Start,
)
from lifeboat.table.entries import Entry
from lifeboat.table.past.progress import Progress
from lifeboat.table.past.results import Result
from lifeboat.table.past.retelling import Retelling
from lifeboat.table.past.tallies import Tally
from lifeboat.table.requests import Accepted, Joining, NewTable, Welcomed
from lifeboat.table.table import HOST, Header, Table
from lifeboat.table.wire.gate import Viewer, table_info
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.messages import TableInfo
from lifeboat.table.wire.refusals import RequestError
from lifeboat.table.wire.rendering import update, welcome
from tests.server.inline import inline_telling

T = TypeVar("T")


class FakeTable:
    """A table with its log, its tokens and its listeners."""

    def __init__(self, header: Header) -> None:
        self.table = Table(header)
        self.log: list[Entry] = []
        self.tokens: dict[str, int] = {}
        self.invites: dict[str, int] = {}
        self.listeners: set[Listener] = set()
        self.changed = asyncio.Event()

    def add(self, entry: Entry) -> None:
        change = self.table.apply(entry)
        self.log.append(entry)
        for listener in self.listeners:
            listener.tell(json.encode(update(self.table, change, listener.viewer)))
        self.changed.set()
        self.changed = asyncio.Event()

    def add_person(self, name: str) -> Welcomed:
        self.add(laws.join(self.table, name))
        person = len(self.table.people)
        token = f"token-{person}-{self.table.header.id}"
        self.tokens[token] = person
        return Welcomed(self.table.header.id, token, person)

    def retelling(self) -> Retelling:
        retelling = Retelling(self.table.header)
        retelling.take(self.log)
        return retelling

    def missed(self, viewer: Viewer, since: int) -> list[bytes]:
        return self.retelling().updates(viewer, since, len(self.log))


class NoPast:
    """The results of finished games on a server that keeps none, and has no other nodes."""

    node = "here"
    is_shared = False

    async def results_of_deal(self, deal: str, limit: int = 100) -> list[Result]:
        return []

    async def results_of_day(self, game: str, date: str, limit: int = 100) -> list[Result]:
        return []

    async def results_of_person(self, me: str, limit: int = 100) -> list[Result]:
        return []

    async def has_result(self, deal: str, me: str) -> bool:
        return False

    async def has_result_of_day(self, game: str, date: str, me: str) -> bool:
        return False

    async def tallies(self, me: str = "") -> list[Tally]:
        return []

    async def crew_tallies(self, me: str = "") -> list[Tally]:
        return []


class NoReviews:
    """The reviews of a server that can't make any."""

    async def start(self, table: str, record: str) -> None:
        raise CommandError("reviews-full", 0)

    async def progress(self, table: str) -> Progress:
        return Progress("none")


class FakeTables(Tables):
    """The tables of a server that keeps nothing, with only what the web side needs."""

    def __init__(self) -> None:
        self.all: dict[str, FakeTable] = {}
        self.reviews = cast("Reviews", NoReviews())
        self.telling = inline_telling()
        self.store = cast("Store", NoPast())
        self.peers = Peers(self.store)
        self.is_healthy = True
        self.is_broken = False
        """Whether commands fail with an unforeseen error."""
        self.is_stopped = False
        self.waiting = 0
        """The number of requests that are waiting for something to happen."""

    def find(self, table: str) -> FakeTable:
        if table not in self.all:
            raise RequestError("table-unknown", table)
        return self.all[table]

    async def create(self, wish: NewTable) -> Welcomed:
        rules = game_of(wish.game)
        setup = rules.setup_fields(wish.setup)
        secret = secret_of(wish.seed or "sea")
        seats = rules.deal(setup, secret).seats()
        name = f"table-{len(self.all) + 1}"
        header = Header(name, wish.game, setup, secret, seats, wish.seed, listed=wish.listed)
        made = FakeTable(header)
        welcomed = made.add_person(wish.name)
        for seat, word in enumerate(wish.seats):
            if word == "me":
                for entry in laws.answer(made.table, HOST, Sit(seat)):
                    made.add(entry)
        if wish.start:
            for entry in laws.answer(made.table, HOST, Start()):
                made.add(entry)
        self.all[header.id] = made
        return welcomed

    async def join(self, table: str, joining: Joining) -> Welcomed:
        return self.find(table).add_person(joining.name)

    async def invite(self, table: str, person: int, seat: int) -> str:
        if person != HOST:
            raise CommandError("host-only", "invite")
        self.find(table).invites[f"invite-{seat}"] = seat
        return f"invite-{seat}"

    async def leave(self, table: str, person: int) -> None:
        tokens = self.find(table).tokens
        for token in [token for token, whose in tokens.items() if whose == person]:
            del tokens[token]

    async def person_of(self, table: str, token: str) -> int:
        tokens = self.find(table).tokens
        if token and token not in tokens:
            raise CommandError("token", table)
        return tokens.get(token, 0)

    async def log(self, table: str, person: int, language: str, since: int) -> list[bytes]:
        found = self.find(table)
        return found.retelling().lines(Viewer(person, language), since, len(found.log))

    async def command(
        self, table: str, person: int, command: Command | ServerCommand, listener: object = None
    ) -> Accepted:
        if self.is_broken:
            raise ZeroDivisionError("f7+")
        found = self.find(table)
        if isinstance(command, Rematch):
            laws.check_rematch(found.table, person)
            raise NotImplementedError
        if not isinstance(command, NewToken):
            for entry in laws.answer(found.table, person, command):
                found.add(entry)
            return Accepted(found.table.last_entry)
        for entry in laws.renew_token(found.table, person):
            found.add(entry)
        await self.leave(table, person)
        token = f"another-{person}-{table}"
        found.tokens[token] = person
        return Accepted(found.table.last_entry, token)

    async def hint(self, table: str, person: int, seat: int, language: str) -> Hint:
        found = self.find(table)
        laws.ask_hint(found.table, person, seat)
        for entry in laws.give_hint(found.table, person, seat, found.table.version):
            found.add(entry)
        return Hint(seat, found.table.version, 0, 0, [])

    async def info(self, table: str) -> TableInfo:
        return table_info(self.find(table).table)

    async def lobby(self) -> list[TableInfo]:
        return [table_info(one.table) for one in self.all.values() if one.table.header.listed]

    async def open_tables(self) -> int:
        return sum(table.table.status() != "over" for table in self.all.values())

    async def updates(
        self, table: str, person: int, language: str, since: int | None, wait: float
    ) -> list[bytes]:
        found = self.find(table)
        viewer = Viewer(person, language)
        if since is None:
            return [json.encode(welcome(found.table, viewer))]
        if wait and since >= found.table.last_entry:
            changed = found.changed
            self.waiting += 1
            async with asyncio.timeout(wait):
                await changed.wait()
        return found.missed(viewer, since)

    @asynccontextmanager
    async def listen(
        self,
        table: str,
        person: int,
        language: str,
        since: int | None,
        shown: bool = True,
        token: str = "",
    ) -> AsyncIterator[Listener]:
        found = self.find(table)
        viewer = Viewer(person, language)
        listener = Listener(viewer, shown)
        greeting = [json.encode(welcome(found.table, viewer))]
        for message in greeting if since is None else found.missed(viewer, since):
            listener.tell(message)
        found.listeners.add(listener)
        try:
            yield listener
        finally:
            found.listeners.discard(listener)

    async def read(self, table: str, answer: Callable[[Table], T]) -> T:
        return answer(self.find(table).table)

    def today(self) -> str:
        return "1912-04-14"

    async def trouble(self) -> LifeboatError | None:
        return None if self.is_healthy else StoreError("store-away", "OperationalError")

    def charge_to(self, charge: Charge) -> None:
        """Ignore the charge: everything is free here."""

    def awake(self) -> int:
        return len(self.all)

    def end_all(self, reason: str) -> None:
        """Say goodbye to all listeners."""
        for table in self.all.values():
            for listener in table.listeners:
                listener.close(reason)

    async def stop(self) -> None:
        self.is_stopped = True
        self.end_all("stopping")

    def snapshot(self) -> dict[str, tuple[int, int, int]]:
        """Return the entries, tokens and invitations of each table as numbers that any change
        alters.
        """
        return {
            name: (one.table.last_entry, len(one.tokens), len(one.invites))
            for name, one in self.all.items()
        }
