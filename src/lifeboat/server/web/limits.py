"""Limits: how much an address, a person and a connection may ask for, and how often."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import Final

from starlette.requests import HTTPConnection

from lifeboat.server.settings import Network, Settings, networks
from lifeboat.table.wire.refusals import RequestError

Clock = Callable[[], float]

LARGEST_MESSAGE: Final = 65_536
"""How many bytes a request's body or a message may have."""
DAY: Final = 86_400.0
EDITION_COST: Final = 30
"""To read an edition counts as so many requests."""
REVIEW_COST: Final = 30
"""To have a review made counts as so many requests."""
MOST_CREDIT: Final = 4
"""So many bursts an address may owe."""
JOINS: Final = 12
"""So many people of an address can come to a table at once ..."""
JOIN_SECONDS: Final = 300
"""... and then one every so many seconds."""


class Buckets:
    """Token buckets: each key may act `burst` times at once and `rate` times a second for long.

    Only buckets that are not full are kept, so that keys that come once leave nothing behind.
    """

    def __init__(self, rate: float, burst: int, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._levels: dict[Hashable, tuple[float, float]] = {}
        """For each key how much was in its bucket, and when; the one used last comes last."""

    def take(self, key: Hashable, many: float = 1) -> float:
        """Take so many from the bucket; 0, or else after how many seconds there are as many."""
        many = min(many, self.burst)
        now = self.clock()
        self._forget(now)
        level, since = self._levels.pop(key, (float(self.burst), now))
        level = min(self.burst, level + (now - since) * self.rate)
        wait = 0.0 if level >= many else (many - level) / self.rate
        self._levels[key] = (level if wait else level - many, now)
        return wait

    def charge(self, key: Hashable, many: float) -> None:
        """Take this many from the bucket, on credit if it holds fewer; nobody is paid."""
        assert many >= 0
        self.take(key, 0)
        level, now = self._levels[key]
        self._levels[key] = (max(level - many, -MOST_CREDIT * self.burst), now)

    def _forget(self, now: float) -> None:
        """Drop the buckets that have filled up since they were used last."""
        while self._levels:
            key, (level, since) = next(iter(self._levels.items()))
            if level + (now - since) * self.rate < self.burst:
                return
            del self._levels[key]

    def __len__(self) -> int:
        return len(self._levels)


class Limits:
    """All limits of one server."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self.settings = settings
        self.clock = clock
        self.requests = Buckets(settings.requests_per_second, settings.request_burst, clock)
        self.commands = Buckets(settings.commands_per_second, settings.command_burst, clock)
        self.joins = Buckets(1 / JOIN_SECONDS, JOINS, clock)
        self.connections: Counter[str] = Counter()
        """How many connections each address holds."""
        self._awaited: Counter[str] = Counter()
        """How many requests of each address have begun to come and are not whole."""
        self._set_up: dict[str, dict[str, float]] = {}
        """The tables that each address has set up, and when."""
        self._reserved: Counter[str] = Counter()
        """How many tables each address is setting up."""

    def check_request(self, address: str) -> None:
        """Refuse a request of an address that makes too many."""
        _check("request", self.requests.take(address))

    def charge(self, address: str, cost: float) -> None:
        """Make an address pay as for so many requests; nobody is nobody's debtor."""
        if address and cost:
            self.requests.charge(address, cost)

    def check_join(self, address: str, table: str) -> None:
        """Refuse more people of an address at a table: they would fill it up."""
        _check("join", self.joins.take((address, table)))

    def check_edition(self, address: str) -> None:
        """Refuse another edition to be read where that is asked for too often."""
        _check("edition", self.requests.take(address, EDITION_COST))

    def check_review(self, address: str) -> None:
        """Refuse another review to be made where that is asked for too often."""
        _check("review", self.requests.take(address, REVIEW_COST))

    def check_command(self, table: str, person: int, address: str) -> None:
        """Refuse a command of a person who gives too many; spectators count by their address."""
        _check("command", self.commands.take((table, person or address)))

    def messages(self) -> Buckets:
        """The bucket of a new live connection."""
        settings = self.settings
        return Buckets(settings.messages_per_second, settings.message_burst, self.clock)

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Hold one of the connections that an address may have."""
        most = self.settings.sockets_per_address
        if self.connections[address] >= most:
            raise RequestError("too-many-connections", most, most)
        self.connections[address] += 1
        try:
            yield
        finally:
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]

    def await_request(self, address: str) -> bool:
        """Count a request that is not whole yet, unless too many of the address are not."""
        if self._awaited[address] >= self.settings.sockets_per_address:
            return False
        self._awaited[address] += 1
        return True

    def stop_awaiting(self, address: str) -> None:
        """Count it no more."""
        self._awaited[address] -= 1
        if self._awaited[address] <= 0:
            del self._awaited[address]

    def tables_of(self, address: str) -> list[str]:
        """The tables that an address has set up within a day."""
        self._forget_tables()
        return list(self._set_up.get(address, ()))

    def tables_under_way(self) -> int:
        """How many tables are being set up."""
        return self._reserved.total()

    @contextmanager
    def table(self, address: str) -> Iterator[None]:
        """Hold the place of a table that an address is setting up, until it is noted or failed."""
        most = self.settings.tables_per_address
        if len(self.tables_of(address)) + self._reserved[address] >= most:
            raise RequestError("too-many-tables", most)
        self._reserved[address] += 1
        try:
            yield
        finally:
            self._reserved[address] -= 1
            if not self._reserved[address]:
                del self._reserved[address]

    def note_table(self, address: str, table: str) -> None:
        """An address has set up a table."""
        self._set_up.setdefault(address, {})[table] = self.clock()

    def forget_table(self, address: str, table: str) -> None:
        """A table counts no more for its address: it is over."""
        self._set_up.get(address, {}).pop(table, None)

    def _forget_tables(self) -> None:
        yesterday = self.clock() - DAY
        for address, tables in list(self._set_up.items()):
            for table in [table for table, when in tables.items() if when <= yesterday]:
                del tables[table]
            if not tables:
                del self._set_up[address]


def _check(what: str, wait: float) -> None:
    if wait:
        raise RequestError("too-many-requests", what, ceil(wait))


def address_of(connection: HTTPConnection, proxies: Sequence[Network]) -> str:
    """Where a connection comes from, as far as limits ask.

    Of an IPv6 address the network counts: whoever has one has all the addresses in it.
    """
    return shared_part(exact_address_of(connection, proxies))


def exact_address_of(connection: HTTPConnection, proxies: Sequence[Network]) -> str:
    """Where a connection comes from, as proxies that are trusted tell it."""
    address = connection.client.host if connection.client else ""
    forwarded = [
        part.strip()
        for line in connection.headers.getlist("x-forwarded-for")
        for part in line.split(",")
    ]
    while forwarded and is_in(address, proxies):
        nearest = forwarded.pop()
        if not _is_address(nearest):
            break
        address = nearest
    return address


def is_in(address: str, among: Sequence[Network]) -> bool:
    """Whether an address is in one of these networks, also if it is written as an IPv6 address."""
    if not _is_address(address):
        return False
    exact = ip_address(address)
    mapped = exact.ipv4_mapped if isinstance(exact, IPv6Address) else None
    return any(exact in network or (mapped and mapped in network) for network in among)


def proxies_of(settings: Settings) -> list[Network]:
    """The proxies that are trusted."""
    return networks(settings.proxies)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def shared_part(address: str) -> str:
    """Return what limits count an address as: of an IPv6 address, its network."""
    if not _is_address(address):
        return address
    exact = ip_address(address)
    if not isinstance(exact, IPv6Address) or exact.is_loopback:
        return address
    if exact.ipv4_mapped:
        return str(exact.ipv4_mapped)
    return str(ip_network((exact, 64), strict=False).network_address)
