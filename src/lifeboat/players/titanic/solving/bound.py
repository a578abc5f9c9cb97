"""What no line of play can exceed from a position."""

from __future__ import annotations

from lifeboat.titanic.passengers import ANCHOR, MYSTERY, TOP_RANK
from lifeboat.titanic.play.groups import ALL_PASSENGERS
from lifeboat.titanic.state import State


def upper_bound(state: State) -> int:
    """All safe, on the best page that can still lie open, with the longest rows left (T52)."""
    pages = state.terms.edition.pages
    page = pages[state.turned]
    for later in range(state.turned + 1, len(pages)):
        page = max(page, pages[later])
    if "lowe" in state.terms.crew:  # he can bring any two anchors together (T44)
        return ALL_PASSENGERS + page + TOP_RANK[0] + TOP_RANK[1]
    groups = state.groups
    first = max(longest_row_left(groups[0], 13), longest_row_left(groups[1], 13))
    second = max(longest_row_left(groups[2], 17), longest_row_left(groups[3], 17))
    return ALL_PASSENGERS + page + first + second


def longest_row_left(group: list[int], top: int) -> int:
    """The longest row of anchors that a group can still get; a mystery may yet be replaced."""
    longest = 0
    row = 0
    for card in group:
        row = row + 1 if card & ANCHOR or card >= MYSTERY else 0
        longest = max(longest, row)
    return max(longest, row + top - len(group))
