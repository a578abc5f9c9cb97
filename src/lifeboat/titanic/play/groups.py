"""Groups: the survivors in the four lifeboats (T10-T12, T45, T51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lifeboat.titanic.passengers import ANCHOR, PASSENGER_COUNT

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board


def has_room(board: Board, kind: i64, group: i64) -> bool:
    """Return whether a passenger of this kind may join the group (T10, T11).

    A Lifeboat may only start the first group of its class that is still empty.
    """
    rank: i64 = kind >> 1
    klass: i64 = kind & 1
    if group >> 1 != klass or len(board.groups[group]) != rank - 1:
        return False
    return rank > 1 or group & 1 == 0 or len(board.groups[group - 1]) > 0


def save(board: Board, card: int, group: int) -> None:
    """Add a passenger to a group, or start the group with a Lifeboat (T10, T11).

    This ends the game if all passengers are now safe; otherwise the crew reacts (see `joined`).
    """
    board.groups[group] = [*board.groups[group], card]
    joined(board, group, len(board.groups[group]))


def joined(board: Board, group: int, rank: int) -> None:
    """End the game if all passengers are safe (T51); otherwise let the crew react (T45).

    Call it once the passenger of this rank is in the group.
    """
    if all_safe(board.groups):
        board.end()
        return
    for seat, member in enumerate(board.terms.members):
        member.passenger_saved(board, seat, group, rank)


def all_safe(groups: list[list[int]]) -> bool:
    """Return whether the four groups are complete; a mystery counts as its passenger (T51)."""
    count = 0
    for group in groups:
        count += len(group)
    return count == PASSENGER_COUNT


def anchor_row(group: list[int], rank: int) -> tuple[int, int]:
    """Return the first and last rank of the unbroken stretch of anchors around a rank (T45).

    If the passenger of this rank has no anchor, the stretch is empty: its last rank is one below
    its first.
    """
    if not group[rank - 1] & ANCHOR:
        return rank, rank - 1
    low = rank
    while low > 1 and group[low - 2] & ANCHOR:
        low -= 1
    high = rank
    while high < len(group) and group[high] & ANCHOR:
        high += 1
    return low, high


def longest_row(group: list[int]) -> int:
    """Return the length of the longest row of anchors in the group (T52)."""
    longest = 0
    row = 0
    for card in group:
        row = row + 1 if card & ANCHOR else 0
        longest = max(longest, row)
    return longest


def exchangeable(board: Board, klass: int) -> int:
    """Return the highest rank that is in both groups of a class, or 0 (T44).

    Passengers of that rank or lower can be swapped.
    """
    return min(len(board.groups[2 * klass]), len(board.groups[2 * klass + 1]))


def exchange(board: Board, klass: int, rank: int) -> None:
    """Swap the two passengers of this class and rank between their groups (T44)."""
    one = board.groups[2 * klass].copy()
    other = board.groups[2 * klass + 1].copy()
    one[rank - 1], other[rank - 1] = other[rank - 1], one[rank - 1]
    board.groups[2 * klass] = one
    board.groups[2 * klass + 1] = other
