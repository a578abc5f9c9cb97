"""The sockets on which the server listens, and its address."""

from __future__ import annotations

import errno
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, Self

from lifeboat.core.errors import LifeboatError

BACKLOG: Final = 2048
"""How many new connections may wait to be accepted."""
SPREADS: Final = sys.platform == "linux"
"""Whether the system spreads connections over all sockets that listen on the same port."""

NO_ADDRESS: Final = "no such address"
REASONS: Final = {
    errno.EADDRINUSE: "the port is taken",
    errno.EACCES: "it is not allowed",
    errno.EADDRNOTAVAIL: NO_ADDRESS,
}
"""The reasons why the server can't listen, by the system's error number."""


class ServingError(LifeboatError):
    """The server can't be started."""


class SharedPort:
    """A port on which several processes listen, for as long as it is open.

    Each process gets its own socket if the system spreads connections over them. Otherwise all
    processes accept connections from one socket, and some of them may get more than others.
    """

    def __init__(self, host: str, port: int) -> None:
        """Take the port; raise `ServingError` if that isn't possible."""
        if SPREADS:
            self._held = _held_socket(host, port)
        else:
            self._held = listening_socket(host, port)
        self.host: str
        self.port: int
        self.host, self.port = self._held.getsockname()[:2]

    def socket(self) -> socket.socket:
        """Return a socket for one more process; raise `ServingError` if there can't be one."""
        with _refusals(self.host, self.port):
            if SPREADS:
                return _bound_socket(self._held.family, (self.host, self.port), is_shared=True)
            return self._held.dup()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._held.close()


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens on this host and port, or raise `ServingError`."""
    with _refusals(host, port):
        family, address = _resolved(host, port)
        return socket.create_server(address, family=family, backlog=BACKLOG)


def _held_socket(host: str, port: int) -> socket.socket:
    """Return a socket that holds a port for other sockets, and doesn't listen itself.

    Raise `ServingError` if somebody else listens there.
    """
    with _refusals(host, port):
        held = _bound_socket(*_resolved(host, port), is_shared=False)
        # Only now, since a port that is shared from the start could be shared with strangers too.
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        return held


def _bound_socket(
    family: socket.AddressFamily | int, address: tuple[str, int], is_shared: bool
) -> socket.socket:
    """Return a socket with this address that doesn't listen yet."""
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, is_shared)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.bind(address)
    except OSError:
        made.close()
        raise
    return made


def _resolved(host: str, port: int) -> tuple[socket.AddressFamily, tuple[str, int]]:
    """Return the family and the address to which a host and a port resolve."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, _, _, _, (name, number, *_) = found[0]
    return family, (str(name), int(number))


@contextmanager
def _refusals(host: str, port: int) -> Iterator[None]:
    """Turn the system's refusals to listen into `ServingError`."""
    try:
        yield
    except (socket.gaierror, UnicodeError):
        raise ServingError("listen", address_text(host, port), NO_ADDRESS) from None
    except OSError as error:
        reason = REASONS.get(error.errno or 0, f"system error {error.errno or 0}")
        raise ServingError("listen", address_text(host, port), reason) from None


def host_to_open(host: str) -> str:
    """Return a host that a browser can open, even if `host` means all addresses."""
    everywhere = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}
    if host not in everywhere:
        return host
    family, elsewhere = everywhere[host]
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((elsewhere, 9))  # sends nothing, but picks the outgoing address
            return str(probe.getsockname()[0])
    except OSError:
        return "127.0.0.1" if family == socket.AF_INET else "::1"


def address_text(host: str, port: int) -> str:
    """Return the URL for a host and a port."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
