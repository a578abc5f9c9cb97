"""The worth of playing a passenger to a place, in hundredths of a saved passenger."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.titanic.sight import Sight
from lifeboat.players.titanic.steady.weights import (
    BURIED,
    FOLLOWER,
    LAID,
    NEAR_STERN,
    REPLACED,
    SAVED,
    STARTED,
)
from lifeboat.titanic.board import Board
from lifeboat.titanic.passengers import ANCHOR
from lifeboat.titanic.places import GROUPS, MYSTERY_PLACE
from lifeboat.titanic.play.moves import can_go
from lifeboat.titanic.play.mysteries import is_awaited

NOWHERE: Final = 0


def placing_worth(sight: Sight, kind: i64, place: i64) -> i64:
    """Return the worth of playing a passenger of this kind to a place."""
    board = sight.board
    if place == MYSTERY_PLACE:
        return REPLACED
    if place >= GROUPS:
        return SAVED + FOLLOWER * sight.followers(kind)
    if not board.lines[place]:
        return STARTED
    return LAID - BURIED * board.down[place] + NEAR_STERN * place


def best_placing(sight: Sight, kind: i64) -> i64:
    """Return what the best place for a passenger of this kind is worth, or NOWHERE if there is
    none.
    """
    best: i64 = NOWHERE
    if not sight.playable >> kind & 1:
        return best
    place: i64 = 0
    while place < MYSTERY_PLACE:
        if can_go(sight.board, kind, place):
            best = max(best, placing_worth(sight, kind, place))
        place += 1
    if is_awaited(sight.board, kind):
        best = max(best, REPLACED)
    return best


def continues_row(board: Board, card: int, place: i64) -> bool:
    """Return whether a passenger and the last one in its group both have anchors, or both have
    none.

    That is what makes rows (T52). Return False if the place isn't a group, or the group is empty.
    """
    if not GROUPS <= place < MYSTERY_PLACE:
        return False
    group = board.groups[place - GROUPS]
    return bool(group) and group[-1] & ANCHOR == card & ANCHOR
