"""Groups: the survivors in the four lifeboats (T10-T12, T45, T51)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lifeboat.titanic.passengers import ANCHOR, PASSENGER_COUNT

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board


def has_room(board: Board, kind: i64, group: i64) -> bool:
    """Whether a passenger of this kind may join this group (T10, T11).

    A Lifeboat starts the first of its class's two groups that is still free.
    """
    rank: i64 = kind >> 1
    klass: i64 = kind & 1
    if group >> 1 != klass or len(board.groups[group]) != rank - 1:
        return False
    return rank > 1 or group & 1 == 0 or len(board.groups[group - 1]) > 0


def save(board: Board, card: int, group: int) -> None:
    """A passenger joins a group, or a Lifeboat starts it (T10, T11)."""
    board.groups[group] = [*board.groups[group], card]
    joined(board, group, len(board.groups[group]))


def joined(board: Board, group: int, rank: int) -> None:
    """A passenger has come into a group at this rank: the end (T51), or a row of anchors (T45)."""
    if all_safe(board.groups):
        board.end()
        return
    for seat, member in enumerate(board.terms.members):
        member.passenger_saved(board, seat, group, rank)


def all_safe(groups: list[list[int]]) -> bool:
    """Whether the four groups are complete; a mystery counts as its passenger (T51)."""
    count = 0
    for group in groups:
        count += len(group)
    return count == PASSENGER_COUNT


def anchor_row(group: list[int], rank: int) -> tuple[int, int]:
    """First and last rank of the unbroken stretch of anchors around this rank (T45).

    Empty, with the last before the first, if the passenger of this rank has no anchor.
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
    """How many anchors stand in a row in this group at most (T52)."""
    longest = 0
    row = 0
    for card in group:
        row = row + 1 if card & ANCHOR else 0
        longest = max(longest, row)
    return longest


def exchangeable(board: Board, klass: int) -> int:
    """Ranks 1 to this one stand in both groups of the class and can change places (T44)."""
    return min(len(board.groups[2 * klass]), len(board.groups[2 * klass + 1]))


def exchange(board: Board, klass: int, rank: int) -> None:
    """The two passengers of this class and rank change groups (T44)."""
    one = board.groups[2 * klass].copy()
    other = board.groups[2 * klass + 1].copy()
    one[rank - 1], other[rank - 1] = other[rank - 1], one[rank - 1]
    board.groups[2 * klass] = one
    board.groups[2 * klass + 1] = other
