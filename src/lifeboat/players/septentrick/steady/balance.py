"""What it costs the crew when a seat is off balance, as Septentrick's steady player sees it.

The Captain collects, and ends balanced once all others are (S2, S17). For the others, any surplus
has a cost. A surplus of rings costs less while the Captain holds Passenger cards: a Captain who
leads can't play them, so all but one must go into other seats' tricks, and those seats need rings
for them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.septentrick.steady.weights import Weights

RINGS_AWAITED: Final = 3
"""The number of surplus rings that each of the Captain's Passenger cards may match."""


def cost(weights: Weights, surplus: i64, to_come: i64) -> i64:
    """Return the cost of a surplus of rings, or of people if it is below 0.

    `to_come` is the number of the Captain's Passenger cards that may still go to other seats.
    """
    if surplus == 0:
        return 0
    if surplus < 0:
        return weights.unbalanced - weights.per_person * surplus
    if to_come == 0:
        return weights.unbalanced + weights.per_ring * surplus
    awaited: i64 = RINGS_AWAITED * to_come
    if surplus <= awaited:
        return weights.per_awaited_ring * surplus
    return weights.per_awaited_ring * awaited + weights.per_ring * (surplus - awaited)
