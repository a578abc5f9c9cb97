"""The engine that the tests run on: the compiled one, or plain Python."""

from __future__ import annotations

from typing import Final

from lifeboat.core import fate


def engine() -> str:
    """Return the name of the engine that is running: `compiled` or `plain`."""
    return "plain" if str(fate.__file__).endswith(".py") else "compiled"


THRIFT: Final = 5 if engine() == "plain" else 1
"""The divisor for the work of long tests: plain Python is thirty times slower."""
