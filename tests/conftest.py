"""Every test run says which engine it means to test, and gets that one."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

from lifeboat.core import fate

settings.register_profile("lifeboat", derandomize=True, deadline=None, database=None)
settings.load_profile("lifeboat")


def engine() -> str:
    """Which engine is running: compiled, or plain Python."""
    return "plain" if str(fate.__file__).endswith(".py") else "compiled"


def pytest_configure() -> None:
    """Refuse to pass one engine off as the other."""
    wanted = os.environ.get("LIFEBOAT_TEST_ENGINE", engine())
    if wanted != engine():
        raise pytest.UsageError(f"expected the {wanted} engine, found the {engine()} one")


def pytest_report_header() -> str:
    """Say it at the head of the report."""
    return f"engine: {engine()}"
