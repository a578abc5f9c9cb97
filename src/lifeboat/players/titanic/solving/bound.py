"""An upper bound on the score of any line of play from a position.

On the last page before the ship sinks, a discarded passenger is usually lost for good: the page
that would bring the discard pile back ends the game (T18, T25). One of the groups then ends before
that passenger.
"""

from __future__ import annotations

from lifeboat.titanic.agenda import ASK_TURN
from lifeboat.titanic.passengers import (
    ANCHOR,
    FIRST,
    HIGHEST_FIRST,
    HIGHEST_SECOND,
    MYSTERY,
    PASSENGER_COUNT,
    SECOND,
    TOP_RANK,
    class_of,
    rank_of,
)
from lifeboat.titanic.state import State


def upper_bound(state: State) -> int:
    """Return the score with everybody safe who can be, on the best page and with the longest rows
    possible (T52).
    """
    pages = state.terms.edition.pages
    page = pages[state.turned]
    for later in range(state.turned + 1, len(pages)):
        page = max(page, pages[later])
    safe = most_safe(state)
    if safe < PASSENGER_COUNT:
        return safe + page
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


def most_safe(state: State) -> int:
    """Return an upper bound on the number of passengers who will be safe."""
    if not state.discard or not is_discard_lost(state):
        return PASSENGER_COUNT
    safe = 0
    for klass in (FIRST, SECOND):
        lost = [0] * (TOP_RANK[klass] + 1)
        for card in state.discard:
            if class_of(card) == klass:
                lost[rank_of(card)] += 1
        safe += most_in_groups(len(state.groups[2 * klass]), len(state.groups[2 * klass + 1]), lost)
    return safe


def is_discard_lost(state: State) -> bool:
    """Return whether it is certain that nobody in the discard pile can be saved any more.

    That needs an action card or another page, and no mystery may stand in for the lost.
    """
    if state.asks != ASK_TURN or state.turned + 1 < state.terms.last_page:
        return False
    if state.terms.minds_rows or any(state.hands) or any(state.standing):
        return False
    for line in state.lines:
        for card in line:
            if card >= MYSTERY:
                return False
    return True


def most_in_groups(one: int, other: int, lost: list[int]) -> int:
    """Return how many passengers the two groups of a class can have in the end.

    `one` and `other` are their sizes, and `lost` is the number of lost passengers of each rank.
    Where both groups need the same last passenger, it makes no difference which of them ends.
    """
    larger = max(one, other)
    for rank in range(min(one, other) + 1, len(lost)):
        left = (1 if rank <= larger else 2) - lost[rank]
        if one == rank - 1 and left:
            one += 1
            left -= 1
        if other == rank - 1 and left:
            other += 1
    return one + other
