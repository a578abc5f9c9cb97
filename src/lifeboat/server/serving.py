"""Starting the server, running it, and shutting it down cleanly."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
from collections.abc import Awaitable, Callable
from types import FrameType
from typing import Final

import uvicorn

from lifeboat.core.errors import LifeboatError
from lifeboat.server.live.tables import Tables, open_tables
from lifeboat.server.logs import start_logging
from lifeboat.server.metrics import Metrics
from lifeboat.server.settings import Settings
from lifeboat.server.web.app import make_app
from lifeboat.server.web.intake import Messages, Requests
from lifeboat.server.web.limits import LARGEST_MESSAGE
from lifeboat.server.web.service import Service

log = logging.getLogger(__name__)

PING_SECONDS: Final = 20.0
"""The seconds between pings on a live connection, and also the time limit for each reply."""
LAST_SECONDS: Final = 10
"""How many seconds connections may take to close when the server stops."""

YOUNG: Final = 20_000
"""The number of new objects after which the garbage collector checks the youngest generation."""
NEVER: Final = 2**31 - 1
TIDY_SECONDS: Final = 600.0
"""The seconds between full garbage collections; each blocks for hundreds of milliseconds."""

OpenTables = Callable[[Settings, Metrics], Awaitable[Tables]]
Announce = Callable[[str], None]


NO_ADDRESS: Final = "no such address"
REASONS: Final = {
    errno.EADDRINUSE: "the port is taken",
    errno.EACCES: "it is not allowed",
    errno.EADDRNOTAVAIL: NO_ADDRESS,
}
"""The reasons why the server can't listen, by the system's error number."""


class ServingError(LifeboatError):
    """The server can't be started."""


class WebServer(uvicorn.Server):
    """A web server that lets the tables stop and say goodbye before it closes connections."""

    def __init__(self, config: uvicorn.Config, service: Service) -> None:
        super().__init__(config)
        self.service = service

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        await self.service.stop()
        await super().shutdown(sockets)


def run(settings: Settings, announce: Announce, opening: OpenTables = open_tables) -> None:
    """Set up logging and signal handlers, then serve until SIGINT or SIGTERM.

    `announce` is called with the URL once the tables are open. Raise `ServingError` if the server
    can't listen, or `StoreError` if it can't open its database.
    """
    start_logging(settings.log_level)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _end)
    listener = listening_socket(settings.host, settings.port)
    with listener, asyncio.Runner(loop_factory=_config(None).get_loop_factory()) as runner:
        runner.run(serve(settings, listener, announce, opening))


async def serve(
    settings: Settings, listener: socket.socket, announce: Announce, opening: OpenTables
) -> None:
    """Open the tables and serve them on the listening socket until told to stop.

    `announce` is called with the URL once the tables are open.
    """
    metrics = Metrics()
    app = make_app(await opening(settings, metrics), settings, metrics)
    service: Service = app.state.service
    try:
        server = WebServer(_config(app), service)
        host, port = listener.getsockname()[:2]
        announce(address_text(host_to_open(host), port))
        log.info("listening", extra={"host": host, "port": port})
        tidying = asyncio.create_task(_tidy())
        await server.serve([listener])
        tidying.cancel()
    finally:
        await service.stop()
        log.info("stopped")


async def _tidy() -> None:
    """Run full garbage collections only at long intervals, since they block all responses."""
    gc.freeze()
    gc.set_threshold(YOUNG, 50, NEVER)
    while True:
        await asyncio.sleep(TIDY_SECONDS)
        gc.collect()


def listening_socket(host: str, port: int) -> socket.socket:
    """Return a socket that listens on this host and port, or raise `ServingError`."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, address = found[0]
        return socket.create_server(address[:2], family=family, backlog=2048)
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


def _config(app: object) -> uvicorn.Config:
    """Return a uvicorn configuration that sends no Server header and doesn't log addresses."""
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=Requests,
        ws=Messages,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        lifespan="off",
        timeout_graceful_shutdown=LAST_SECONDS,
    )


def _end(number: int, frame: FrameType | None) -> None:
    """Exit with status 0 on a signal, which uvicorn raises again once it has stopped."""
    raise SystemExit(0)
