"""What it costs the crew that a seat is out of balance, for the steady player of Septentrick.

The Captain collects, and ends balanced once all others are (S2, S17). For the others a surplus
is a debt. A surplus of rings costs less while the Captain holds Passenger cards: a Captain who
leads cannot play them, all but one must go into tricks of others, and those seats need rings
for them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

UNBALANCED: Final = 781
"""What any surplus costs."""
PER_RING: Final = 238
"""What each ring of a surplus costs more."""
PER_PERSON: Final = 880
"""What each person of a surplus costs more."""
PER_AWAITED_RING: Final = 27
"""What each ring costs for which a Passenger card of the Captain can still come."""
RINGS_AWAITED: Final = 3
"""The rings that may wait for each such Passenger card."""


def cost(surplus: i64, to_come: i64) -> i64:
    """What a surplus of rings, or of people if below 0, costs."""
    if surplus == 0:
        return 0
    if surplus < 0:
        return UNBALANCED - PER_PERSON * surplus
    if to_come == 0:
        return UNBALANCED + PER_RING * surplus
    awaited: i64 = RINGS_AWAITED * to_come
    if surplus <= awaited:
        return PER_AWAITED_RING * surplus
    return PER_AWAITED_RING * awaited + PER_RING * (surplus - awaited)
