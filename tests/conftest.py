"""Settings and fixtures for all tests, and a check that the intended engine is being tested."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.engine import engine

settings.register_profile("lifeboat", derandomize=True, deadline=None, database=None)
settings.load_profile("lifeboat")


def pytest_configure() -> None:
    """Raise `UsageError` unless this is the engine to be tested, and make Ctrl-C work."""
    wanted = os.environ.get("LIFEBOAT_TEST_ENGINE", engine())
    if wanted != engine():
        raise pytest.UsageError(f"expected the {wanted} engine, found the {engine()} one")
    # A process that a shell starts in the background ignores Ctrl-C, and so would its children.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """Name the engine at the top of the report."""
    return f"engine: {engine()}"


@pytest.fixture
def pairs() -> Iterator[None]:
    """One more game, from another package, is registered."""
    from tests.games.pairs import pairs_registered  # noqa: PLC0415 (most tests need no terminal)

    with pairs_registered():
        yield
