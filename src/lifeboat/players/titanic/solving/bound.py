"""What no line of play can exceed from a position."""

from __future__ import annotations

from lifeboat.titanic.passengers import (
    ANCHOR,
    HIGHEST_FIRST,
    HIGHEST_SECOND,
    MYSTERY,
    PASSENGER_COUNT,
)
from lifeboat.titanic.state import State


def upper_bound(state: State) -> int:
    """All safe, on the best page that can still lie open, with the longest rows left (T52)."""
    pages = state.terms.edition.pages
    page = pages[state.turned]
    for later in range(state.turned + 1, len(pages)):
        page = max(page, pages[later])
    if state.terms.may_exchange:  # any two anchors can come together (T44)
        return PASSENGER_COUNT + page + HIGHEST_FIRST + HIGHEST_SECOND
    groups = state.groups
    first = max(
        longest_row_left(groups[0], HIGHEST_FIRST), longest_row_left(groups[1], HIGHEST_FIRST)
    )
    second = max(
        longest_row_left(groups[2], HIGHEST_SECOND), longest_row_left(groups[3], HIGHEST_SECOND)
    )
    return PASSENGER_COUNT + page + first + second


def longest_row_left(group: list[int], top: int) -> int:
    """The longest row of anchors that a group can still get; a mystery may yet be replaced."""
    longest = 0
    row = 0
    for card in group:
        row = row + 1 if card & ANCHOR or card >= MYSTERY else 0
        longest = max(longest, row)
    return max(longest, row + top - len(group))
