"""Prices for expensive work, which counts as several requests from the address that wants it.

A price of 1 is that of an ordinary request, about a millisecond of work. A request is accepted if
its address has at least one request left. The address is then charged the actual price, on credit
if need be; until the debt is paid off, its later requests are refused.

The prices of requests that any host answers are in :mod:`lifeboat.table.api.prices`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Charge = Callable[[str, float], None]
"""A function that charges an address the price of this many requests."""

WOKEN_ENTRY: Final = 1 / 100
"""The price of waking a table, per entry in its log."""
MISSED_UPDATE: Final = 1 / 3
"""The price of catching up on what was missed, per update."""
LINE: Final = 1 / 50
"""The price of reading a log, per line."""
SUBSCRIPTION: Final = 5.0
"""The price of subscribing to notifications."""


def free(address: str, cost: float) -> None:
    """Charge nothing."""
