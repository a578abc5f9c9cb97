"""The hosts that a test is run with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.hosts.hosts import DeviceHost, Host, Seeds, ServerHost
from tests.server.house import Clock, QuickBots, StillLoop, opened_house

KINDS = ("server", "device")


@pytest.fixture
def clock() -> Clock:
    """A clock that stands still until the test moves it."""
    return Clock()


@pytest.fixture
def anyio_backend(clock: Clock) -> tuple[str, dict[str, Any]]:
    """An event loop on the test's clock."""
    return "asyncio", {"loop_factory": lambda: StillLoop(clock)}


@pytest.fixture(params=KINDS)
async def host(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> AsyncIterator[Host]:
    """Each host in turn."""
    async with opened(request.param, tmp_path, clock) as host:
        yield host


@pytest.fixture
async def both(tmp_path: Path, clock: Clock) -> AsyncIterator[tuple[Host, Host]]:
    """A server and a device, whose bots throw the same dice."""
    async with (
        opened("server", tmp_path, clock) as server,
        opened("device", tmp_path, clock) as device,
    ):
        yield server, device


@asynccontextmanager
async def opened(kind: str, path: Path, clock: Clock) -> AsyncIterator[Host]:
    """Open a host, and close it at the end."""
    if kind == "device":
        yield DeviceHost(Seeds())
        return
    bots = QuickBots()
    bots.seed = Seeds()
    async with opened_house(path, clock, bots) as house:
        server = ServerHost(house)
        try:
            yield server
        finally:
            for task in server.tasks:
                task.cancel()
            await asyncio.gather(*server.tasks, return_exceptions=True)
