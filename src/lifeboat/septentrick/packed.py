"""A small number for each seat, packed into one integer.

Numbers from 0 to 255 get eight bits each, the first seat's in the lowest. (A trick is packed the
same way, by place.) Copying such an integer
costs nothing, while a list needs an object of its own.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEAT_BITS: Final = 8
SEAT_MASK: Final = 255


def number_at(numbers: i64, seat: i64) -> i64:
    """Return the number of a seat."""
    return numbers >> SEAT_BITS * seat & SEAT_MASK


def at_seat(number: i64, seat: i64) -> i64:
    """Return a number moved to the bits of a seat, to be added to the packed numbers."""
    return number << SEAT_BITS * seat


def packed(numbers: list[int]) -> i64:
    """Return the numbers of all seats as one integer."""
    together: i64 = 0
    for number in reversed(numbers):
        together = together << SEAT_BITS | number
    return together


def unpacked(numbers: i64, seats: i64) -> list[int]:
    """Return packed numbers as a list with one for each seat."""
    return [int(number_at(numbers, seat)) for seat in range(seats)]
