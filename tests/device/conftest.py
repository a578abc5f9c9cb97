"""Devices for tests, on shelves in memory."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hosts.hosts import DeviceHost, Seeds
from tests.server.house import Clock, StillLoop


@pytest.fixture
def clock() -> Clock:
    """A clock that stands still until the test moves it."""
    return Clock()


@pytest.fixture
def anyio_backend(clock: Clock) -> tuple[str, dict[str, Any]]:
    """An event loop on the test's clock."""
    return "asyncio", {"loop_factory": lambda: StillLoop(clock)}


@pytest.fixture
def host() -> DeviceHost:
    """A device."""
    return DeviceHost(Seeds())
