"""Endpoints: the addresses of push services, which come from clients and so can't be trusted.

A client could name any address and have the server call it, even one that only the server can
reach. So an endpoint must be public: an https address on the default port, at a host of which all
addresses are public. They are looked up once, and the connection goes to one of them.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from lifeboat.server.settings import Network

LONGEST: Final = 1_000
"""The maximum number of characters of an endpoint."""
PORTS: Final = {"https": 443, "http": 80}
IN_USE: Final = IPv6Network("2000::/3")
TUNNELS: Final = (IPv6Network("2001::/32"), IPv6Network("2002::/16"))
"""IPv6 networks whose addresses stand for an IPv4 address."""

Address = IPv4Address | IPv6Address


class EndpointError(Exception):
    """An endpoint isn't one that the server may call."""


class Endpoint(Struct, frozen=True):
    """The parts of an endpoint."""

    scheme: str
    host: str
    port: int
    target: str
    """The path and the query."""

    def origin(self) -> str:
        """Return the origin, as a browser writes it."""
        return f"{self.scheme}://{self.netloc()}"

    def netloc(self) -> str:
        """Return the host, and the port unless it is the default."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def endpoint_of(text: str, trusted: Sequence[Network]) -> Endpoint:
    """Return the parts of an endpoint; raise `EndpointError` if it isn't a public https address.

    If there are `trusted` networks, http and any port may be used to reach them.
    """
    is_plain = text.isascii() and text.isprintable() and " " not in text
    try:
        parts = urlsplit(text)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError):
        raise EndpointError(text) from None
    if not is_plain or len(text) > LONGEST or not parts.hostname:
        raise EndpointError(text)
    if "@" in parts.netloc or parts.fragment or "\\" in text:
        raise EndpointError(text)
    if not trusted and (parts.scheme, port) != ("https", PORTS["https"]):
        raise EndpointError(text)
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    endpoint = Endpoint(parts.scheme, parts.hostname, port, target)
    address = _literal(parts.hostname)
    if address is not None:
        _check(endpoint, address, trusted)
    return endpoint


async def address_of(endpoint: Endpoint, trusted: Sequence[Network]) -> str:
    """Look up an endpoint's host, and return one of its addresses.

    Raise `EndpointError` unless all of them may be called, and `OSError` if it can't be looked up.
    """
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    except UnicodeError:
        raise EndpointError(endpoint.host) from None
    addresses = [str(where[0]) for *_, where in found]
    for address in addresses:
        _check(endpoint, ip_address(address), trusted)
    return addresses[0]


def _check(endpoint: Endpoint, address: Address, trusted: Sequence[Network]) -> None:
    if any(address in network for network in trusted):
        return
    is_usual = (endpoint.scheme, endpoint.port) == ("https", PORTS["https"])
    if not is_usual or not is_public(address):
        raise EndpointError(endpoint.host)


def is_public(address: Address) -> bool:
    """Return whether an address is on the public internet, and stands for itself."""
    if not address.is_global or address.is_multicast:
        return False
    if isinstance(address, IPv4Address):
        return True
    return address in IN_USE and not any(address in tunnel for tunnel in TUNNELS)


def _literal(host: str) -> Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None
