"""Prices for expensive requests, for hosts that limit how much somebody may ask for.

A price of 1 is that of an ordinary request, about a millisecond of work.
"""

from __future__ import annotations

from typing import Final

SENT_BYTE: Final = 1 / 200
"""The price of replaying a record that a client sends, per byte."""
SHOWN_STEP: Final = 2.0
"""The price of showing one step of a finished game."""
TOLD_REVIEW: Final = 5.0
RESULTS: Final = 3.0
"""The price of the results on a deal, or of everybody's statistics."""
PLACES: Final = 3.0
"""The price of how things stand at a person's tables."""
OWN_RESULTS: Final = 10.0
"""The price of a person's own statistics and games."""
