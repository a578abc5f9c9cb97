"""Starting the server, running it, and shutting it down cleanly."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Final

import uvicorn

from lifeboat.server.children import FAILED, Child
from lifeboat.server.listening import SharedPort, address_text, host_to_open, listening_socket
from lifeboat.server.live.tables import Tables, open_tables
from lifeboat.server.logs import start_logging
from lifeboat.server.metrics import Metrics
from lifeboat.server.settings import Settings, part_of
from lifeboat.server.supervisor import Supervisor
from lifeboat.server.web.app import make_app
from lifeboat.server.web.intake import Messages, Requests
from lifeboat.server.web.service import Service
from lifeboat.table.api.asking import LARGEST_MESSAGE

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


class WebServer(uvicorn.Server):
    """A web server that says where it listens, and lets the tables stop before it closes."""

    def __init__(self, config: uvicorn.Config, service: Service, announce: Announce) -> None:
        super().__init__(config)
        self.service = service
        self.announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        assert sockets is not None
        host, port = sockets[0].getsockname()[:2]
        self.announce(address_text(host_to_open(host), port))
        log.info("listening", extra={"host": host, "port": port})

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("stopping")
        await self.service.stop()  # says goodbye to everybody
        await super().shutdown(sockets)


def run(settings: Settings, announce: Announce, opening: OpenTables = open_tables) -> None:
    """Set up logging and signal handlers, then serve until SIGINT or SIGTERM.

    `announce` is called with the URL once the tables are open. Raise `ServingError` if the server
    can't listen, or `StoreError` if it can't open its database.
    """
    start_logging(settings.log_level)
    _when_told_to_stop(_end)
    if settings.processes > 1:
        _run_children(settings, announce, opening)
        return
    with listening_socket(settings.host, settings.port) as listener:
        _run(serve(settings, listener, announce, opening))


async def serve(
    settings: Settings,
    listener: socket.socket,
    announce: Announce,
    opening: OpenTables,
    process: int = 0,
) -> None:
    """Open the tables and serve them on a socket until told to stop.

    `announce` is called with the URL once the socket listens and the tables are open. `process` is
    the number of this process if it is one of several.
    """
    metrics = Metrics(process)
    app = make_app(await opening(settings, metrics), settings, metrics)
    service: Service = app.state.service
    try:
        tidying = asyncio.create_task(_tidy())
        await WebServer(_config(app), service, announce).serve([listener])
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


def _run_children(settings: Settings, announce: Announce, opening: OpenTables) -> None:
    """Serve in several child processes, all on the same port and the same database."""
    with SharedPort(settings.host, settings.port) as port:

        def start(number: int) -> Child:
            with port.socket() as listener:
                return Child(_run_as_child, number, part_of(settings, number), listener, opening)

        supervisor = Supervisor(settings.processes, start)
        address = address_text(host_to_open(port.host), port.port)
        try:
            asyncio.run(_supervise(supervisor, partial(announce, address)))
        except ChildProcessError:  # the process has said why, if it could
            log.error("process failed to start")
            sys.exit(FAILED)


async def _supervise(supervisor: Supervisor, announce: Callable[[], None]) -> None:
    """Run a supervisor until it fails, or until the first SIGINT or SIGTERM."""
    supervising = asyncio.create_task(supervisor.run(announce))
    loop = asyncio.get_running_loop()

    def stop(number: int, frame: FrameType | None) -> None:
        _when_told_to_stop(signal.SIG_IGN)  # once is enough
        loop.call_soon_threadsafe(supervising.cancel)

    _when_told_to_stop(stop)
    with suppress(asyncio.CancelledError):
        await supervising


def _run_as_child(
    report: Callable[[], None],
    number: int,
    settings: Settings,
    listener: socket.socket,
    opening: OpenTables,
) -> None:
    """Serve in this child process, and report to the parent once it listens."""
    start_logging(settings.log_level, number)
    _when_told_to_stop(_end)
    with listener:
        _run(serve(settings, listener, lambda address: report(), opening, number))


def _run(serving: Coroutine[None, None, None]) -> None:
    """Run an event loop of the kind that the web server prefers."""
    with asyncio.Runner(loop_factory=_config(None).get_loop_factory()) as runner:
        runner.run(serving)


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


def _when_told_to_stop(handler: Callable[[int, FrameType | None], None] | signal.Handlers) -> None:
    """Set the handler for SIGINT and SIGTERM."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, handler)


def _end(number: int, frame: FrameType | None) -> None:
    """Exit with status 0 on a signal, which uvicorn raises again once it has stopped."""
    raise SystemExit(0)
