"""The tally: whether everybody has as many life rings as passengers (S17)."""

from __future__ import annotations


def is_matched(rings: int, people: int) -> bool:
    """Whether every passenger has a life ring, and every life ring a passenger."""
    return rings == people


def matched_seats(rings: list[int], people: list[int]) -> int:
    """At how many seats life rings and passengers match."""
    return sum(is_matched(rings[seat], people[seat]) for seat in range(len(rings)))
