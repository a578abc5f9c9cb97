"""What it costs the crew when a seat is off balance, as Septentrick's steady player sees it.

The Captain collects, and ends balanced once all others are (S2, S17). For the others, any surplus
has a cost. A surplus of rings costs less while the Captain holds Passenger cards: a Captain who
leads can't play them, so all but one must go into other seats' tricks, and those seats need rings
for them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

UNBALANCED: Final = 781
"""The basic cost of a surplus, whatever its size."""
PER_RING: Final = 238
"""The additional cost of each surplus ring."""
PER_PERSON: Final = 880
"""The additional cost of each surplus person."""
PER_AWAITED_RING: Final = 27
"""The cost of each surplus ring that one of the Captain's Passenger cards may still match."""
RINGS_AWAITED: Final = 3
"""The number of surplus rings that each of the Captain's Passenger cards may match."""


def cost(surplus: i64, to_come: i64) -> i64:
    """Return the cost of a surplus of rings, or of people if it is below 0.

    `to_come` is the number of the Captain's Passenger cards that may still go to other seats.
    """
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
