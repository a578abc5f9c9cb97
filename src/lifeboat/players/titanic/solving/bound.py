"""An upper bound on the score of any line of play from a position."""

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
    """Return the score with everybody safe, on the best page and with the longest rows possible
    (T52).
    """
    pages = state.terms.edition.pages
    page = pages[state.turned]
    for later in range(state.turned + 1, len(pages)):
        page = max(page, pages[later])
    if state.terms.may_exchange:  # swaps can bring any anchors together (T44)
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
    """Return the length of the longest row of anchors that a group can still get.

    A mystery in the group counts as an anchor, since it may yet be replaced.
    """
    longest = 0
    row = 0
    for card in group:
        row = row + 1 if card & ANCHOR or card >= MYSTERY else 0
        longest = max(longest, row)
    return max(longest, row + top - len(group))
