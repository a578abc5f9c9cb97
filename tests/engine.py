"""The engine that the tests run on: the compiled one, or plain Python."""

from __future__ import annotations

from typing import Final

from lifeboat.core import fate


def engine() -> str:
    """Which engine is running."""
    return "plain" if str(fate.__file__).endswith(".py") else "compiled"


THRIFT: Final = 5 if engine() == "plain" else 1
"""Plain Python is thirty times slower; a long test does one part in so many of its work there."""
