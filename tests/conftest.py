"""Every test run says which engine it means to test, and gets that one."""

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
    """Refuse to pass one engine off as the other; heed Ctrl-C."""
    wanted = os.environ.get("LIFEBOAT_TEST_ENGINE", engine())
    if wanted != engine():
        raise pytest.UsageError(f"expected the {wanted} engine, found the {engine()} one")
    # What a shell starts in the background ignores Ctrl-C, and so would all that we start.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_report_header() -> str:
    """Say it at the head of the report."""
    return f"engine: {engine()}"


@pytest.fixture
def pairs() -> Iterator[None]:
    """There is one more game, of another package."""
    from tests.games.pairs import pairs_registered  # noqa: PLC0415 (most tests need no terminal)

    with pairs_registered():
        yield
