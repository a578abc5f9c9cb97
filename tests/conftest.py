"""Settings and fixtures for all tests, and a check that the intended engine is being tested."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from hypothesis import settings

from tests.engine import engine

settings.register_profile("lifeboat", derandomize=True, deadline=None, database=None)
settings.load_profile("lifeboat")

OUTSIDE: Final = ("e2e", "hosts", "lab", "server", "terminal")
"""The folders whose tests need other processes, threads or a browser.

A busy machine can hold any of these up, so such a test is tried up to twice more. The report lists
each time. All other tests have to pass at once.
"""


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let tests be tried again that depend on more than this process."""
    folder = item.path.relative_to(Path(__file__).parent).parts[0]
    if folder in OUTSIDE:
        item.add_marker(pytest.mark.flaky(reruns=2))


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
