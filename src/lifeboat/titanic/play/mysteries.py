"""Mysteries on the table: naming them, and replacing them with the real passenger (T36-T38)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from lifeboat.titanic import telling
from lifeboat.titanic.actions import NAME
from lifeboat.titanic.passengers import (
    MYSTERY,
    TOP_RANK,
    class_of,
    is_mystery,
    kind_of,
    mystery,
    rank_of,
)
from lifeboat.titanic.places import GROUPS, LINES
from lifeboat.titanic.play.groups import joined

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board


def is_awaited(board: Board, kind: i64) -> bool:
    """Return whether a face-up mystery stands for a passenger of this kind (T37)."""
    return board.standing[kind & 1] == kind


def place_of_mystery(board: Board, klass: int) -> tuple[int, int]:
    """Return where the face-up mystery of a class lies: its place, and its position there.

    There must be one.
    """
    wanted = mystery(klass, board.standing[klass] >> 1)
    piles = board.lines + board.groups
    place = 0
    while wanted not in piles[place]:
        place += 1
    return place, piles[place].index(wanted)


def replaceable_run(board: Board, line: i64) -> i64:
    """Return how many cards from the front of a line may replace a mystery, or 0 (T37).

    The front card alone may, wherever the mystery lies. A longer run may only if its highest card
    is the passenger that the mystery stands for, and the mystery is the front card of another
    line.
    """
    cards = board.lines[line]
    front: i64 = kind_of(cards[-1])
    wanted: i64 = board.standing[front & 1]
    if wanted < front:
        return 0
    count: i64 = ((wanted - front) >> 1) + 1
    if count > len(cards) - board.down[line] or is_mystery(cards[-count]):
        return 0
    if count == 1:
        return 1
    for other in range(LINES):
        target = board.lines[other]
        if target and target[-1] >= MYSTERY and kind_of(target[-1]) == wanted:
            return count
    return 0


def replace(board: Board, cards: list[int]) -> None:
    """Replace a mystery with its passenger, and with the rest of the run if there is one (T37).

    `cards` has the passenger first, then the cards in front of it. Replacing a mystery in a group
    counts as adding a passenger (T45).
    """
    klass = class_of(cards[0])
    place, at = place_of_mystery(board, klass)
    if place < LINES:
        pile = board.lines[place] = board.lines[place].copy()
    else:
        pile = board.groups[place - GROUPS] = board.groups[place - GROUPS].copy()
    stand_in = pile[at]
    pile[at] = cards[0]
    pile.extend(cards[1:])
    telling.replaced(board, cards, place)
    board.discard_mystery(stand_in)
    board.refill_actions()
    if place >= GROUPS:
        joined(board, place - GROUPS, at + 1)


def nameless_line(lines: list[list[int]]) -> int:
    """Return the line nearest the bow whose revealed mystery has no rank yet (T38).

    There must be such a line.
    """
    line = 0
    while not is_nameless(lines[line]):
        line += 1
    return line


def is_nameless(line: list[int]) -> bool:
    """Return whether the front card of a line is a mystery without a rank."""
    return bool(line) and is_mystery(line[-1]) and rank_of(line[-1]) == 0


def names(board: Board) -> list[int]:
    """Return the actions that name the revealed mystery: any rank of its class (T38)."""
    klass = class_of(board.lines[nameless_line(board.lines)][-1])
    return list(range(NAME, NAME + TOP_RANK[klass]))


def name(board: Board, rank: int) -> None:
    """Give this rank to the revealed mystery that has none, the one nearest the bow (T38)."""
    line = nameless_line(board.lines)
    card = mystery(class_of(board.lines[line][-1]), rank)
    board.lines[line] = [*board.lines[line][:-1], card]
    board.stand_for(class_of(card), kind_of(card))
    telling.named(board, card, line, rank)
