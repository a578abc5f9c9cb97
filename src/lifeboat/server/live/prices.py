"""Prices: what takes the server more than a moment counts as so many requests of its address.

A request costs about a millisecond. It is let in as long as its address has anything left, and pays
what it turns out to cost, on credit if need be: the next one waits until that is paid.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Charge = Callable[[str, float], None]
"""Makes an address pay."""

WOKEN_ENTRY: Final = 1 / 100
"""To wake a table up, for each entry of its log."""
MISSED_UPDATE: Final = 1 / 3
"""To be told what was missed, for each update."""
LINE: Final = 1 / 50
"""To read a log, for each line."""
SENT_BYTE: Final = 1 / 200
"""To have a record shown, for each byte of it."""
SHOWN_STEP: Final = 2.0
"""To have a finished game shown at one of its steps."""
TOLD_REVIEW: Final = 5.0
RESULTS: Final = 3.0
"""To see the results on a deal, or everybody's games counted."""
OWN_RESULTS: Final = 10.0
"""To have one's own games counted and listed."""


def free(address: str, cost: float) -> None:
    """Charge nothing."""
