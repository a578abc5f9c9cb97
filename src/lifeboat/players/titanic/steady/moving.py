"""Moves to make before the turn's action, in order to save a passenger, reveal a card, replace a
mystery or flee a flood.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.titanic.steady.placing import continues_row
from lifeboat.titanic.actions import split_move
from lifeboat.titanic.board import Board
from lifeboat.titanic.places import GROUPS, MYSTERY_PLACE
from lifeboat.titanic.play.moves import add_moves, run_length

NO_MOVE: Final = -1

# How urgent a move is; the gaps leave room for preferences within each kind.
SAVE: Final = 300
REPLACE: Final = 200
REVEAL: Final = 100
LEAVE: Final = 50


def best_move(board: Board) -> int:
    """Return the most urgent of the legal moves, or NO_MOVE if none is worth making."""
    moves: list[int] = []
    add_moves(board, moves)
    best = NO_MOVE
    highest: i64 = 0
    for action in moves:
        source, place = split_move(action)
        urgency: i64 = urgency_of(board, source, place)
        if urgency > highest:
            best = action
            highest = urgency
    return best


def urgency_of(board: Board, source: i64, place: i64) -> i64:
    """Return how urgent the move from a line to a place is; 0 if it changes little."""
    cards = board.lines[source]
    if place == MYSTERY_PLACE:
        return REPLACE
    if place >= GROUPS:
        return SAVE + int(continues_row(board, cards[-1], place))
    if run_length(board, source, place) < len(cards) - board.down[source]:
        return 0
    if board.down[source]:
        return REVEAL + place - source
    if source == board.flooded_decks() and place > source:
        return LEAVE
    return 0
