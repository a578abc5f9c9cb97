"""Limits on how much an address, a person or a connection may send, and how often."""

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

DAY: Final = 86_400.0
EDITION_COST: Final = 30
"""The number of requests that reading an edition counts as."""
REVIEW_COST: Final = 30
"""The number of requests that making a review counts as."""
MOST_CREDIT: Final = 4
"""The maximum debt that an address can run up, in bursts."""
JOINS: Final = 12
"""How many people from one address can join a table at once."""
JOIN_SECONDS: Final = 300
"""The number of seconds until one more person from the same address can join a table."""


class Buckets:
    """Token buckets: each key may act `burst` times at once and `rate` times per second.

    Only buckets that aren't full are kept, so a key that isn't used again is soon forgotten.
    """

    def __init__(self, rate: float, burst: int, clock: Clock) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self._levels: dict[Hashable, tuple[float, float]] = {}
        """Each key's level and the time it was measured; the most recently used key comes last."""

    def take(self, key: Hashable, many: float = 1) -> float:
        """Take this many tokens and return 0, or take none and return the seconds to wait.

        A number larger than a whole burst counts as a whole burst.
        """
        many = min(many, self.burst)
        now = self.clock()
        self._forget(now)
        level, since = self._levels.pop(key, (float(self.burst), now))
        level = min(self.burst, level + (now - since) * self.rate)
        wait = 0.0 if level >= many else (many - level) / self.rate
        self._levels[key] = (level if wait else level - many, now)
        return wait

    def charge(self, key: Hashable, many: float) -> None:
        """Take this many tokens, which mustn't be negative, on credit if need be.

        The debt is limited to `MOST_CREDIT` bursts.
        """
        assert many >= 0
        self.take(key, 0)
        level, now = self._levels[key]
        self._levels[key] = (max(level - many, -MOST_CREDIT * self.burst), now)

    def _forget(self, now: float) -> None:
        """Drop the buckets that have filled up since they were last used."""
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
        """The number of connections held by each address."""
        self._awaited: Counter[str] = Counter()
        """How many requests from each address have begun to arrive but aren't complete."""
        self._set_up: dict[str, dict[str, float]] = {}
        """The tables that each address set up, and when."""
        self._reserved: Counter[str] = Counter()
        """The number of tables that each address is setting up now."""

    def check_request(self, address: str) -> None:
        """Count a request from an address; raise `RequestError` if it makes too many."""
        _check("request", self.requests.take(address))

    def charge(self, address: str, cost: float) -> None:
        """Charge an address for this many requests; an empty address pays nothing."""
        if address and cost:
            self.requests.charge(address, cost)

    def check_join(self, address: str, table: str) -> None:
        """Count a person joining a table; raise `RequestError` if the address sends too many."""
        _check("join", self.joins.take((address, table)))

    def check_edition(self, address: str) -> None:
        """Count reading an edition as `EDITION_COST` requests, or raise `RequestError`."""
        _check("edition", self.requests.take(address, EDITION_COST))

    def check_review(self, address: str) -> None:
        """Count making a review as `REVIEW_COST` requests, or raise `RequestError`."""
        _check("review", self.requests.take(address, REVIEW_COST))

    def check_command(self, table: str, person: int, address: str) -> None:
        """Count a command from a person, or from a spectator's address, or raise `RequestError`."""
        _check("command", self.commands.take((table, person or address)))

    def messages(self) -> Buckets:
        """Return a token bucket for the messages of a new live connection."""
        settings = self.settings
        return Buckets(settings.messages_per_second, settings.message_burst, self.clock)

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """Hold one of the connections that an address may have, or raise `RequestError`."""
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
        """Count an incomplete request; return False instead if the address has too many."""
        if self._awaited[address] >= self.settings.sockets_per_address:
            return False
        self._awaited[address] += 1
        return True

    def stop_awaiting(self, address: str) -> None:
        """Stop counting one of an address's requests as incomplete."""
        self._awaited[address] -= 1
        if self._awaited[address] <= 0:
            del self._awaited[address]

    def tables_of(self, address: str) -> list[str]:
        """Return the tables that count for an address: those it set up in the last 24 hours.

        Tables that were passed to `forget_table` don't count.
        """
        self._forget_tables()
        return list(self._set_up.get(address, ()))

    def tables_under_way(self) -> int:
        """Return the number of tables that are being set up."""
        return self._reserved.total()

    @contextmanager
    def table(self, address: str) -> Iterator[None]:
        """Reserve room for a table while an address sets it up, or raise `RequestError`."""
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
        """Note that an address has set up a table."""
        self._set_up.setdefault(address, {})[table] = self.clock()

    def forget_table(self, address: str, table: str) -> None:
        """Stop counting a table for its address."""
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
    """Return a connection's address in the form that the limits use.

    Only the /64 network of an IPv6 address counts: anyone who has one address there has them all.
    """
    return shared_part(exact_address_of(connection, proxies))


def exact_address_of(connection: HTTPConnection, proxies: Sequence[Network]) -> str:
    """Return the full address of a connection, as reported by trusted proxies if there are any."""
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
    """Return whether an address, or the IPv4 address mapped into it, is in one of the networks."""
    if not _is_address(address):
        return False
    exact = ip_address(address)
    mapped = exact.ipv4_mapped if isinstance(exact, IPv6Address) else None
    return any(exact in network or (mapped and mapped in network) for network in among)


def proxies_of(settings: Settings) -> list[Network]:
    """Return the networks of the trusted proxies."""
    return networks(settings.proxies)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def shared_part(address: str) -> str:
    """Return the part of an address that the limits apply to: for IPv6, the /64 network.

    An IPv4 address that is mapped into IPv6 counts as the IPv4 address.
    """
    if not _is_address(address):
        return address
    exact = ip_address(address)
    if not isinstance(exact, IPv6Address) or exact.is_loopback:
        return address
    if exact.ipv4_mapped:
        return str(exact.ipv4_mapped)
    return str(ip_network((exact, 64), strict=False).network_address)
