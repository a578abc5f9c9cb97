"""Refusals: the rule that stands against an action that is not legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lifeboat.titanic.action_cards import CARDS, card_played
from lifeboat.titanic.actions import (
    ABILITY,
    ACTIONS,
    CHOOSE,
    EXCHANGE,
    FIRST_SEAT,
    GIVE,
    MOVE,
    NAME,
    PLACE,
    PLAY,
    PLAY_STRIDE,
    RESCUE,
    TAKE,
    TOP,
)
from lifeboat.titanic.agenda import ASK_ARRANGE, ASK_EXCHANGE, ASK_FETCH, ASK_TURN, ASKS
from lifeboat.titanic.bundles import copies
from lifeboat.titanic.cards import rank_of
from lifeboat.titanic.moves import add_moves
from lifeboat.titanic.places import GROUPS, MYSTERY_PLACE, PLACES

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board

QUESTION_RULES: Final = {
    "over": "T51",
    "first": "T7",
    "number": "T18",
    "place": "T16",
    "name": "T38",
}
ANSWER_RULES: Final = (
    (NAME, "T40"),
    (TAKE, "T38"),
    (GIVE, "T33"),
    (FIRST_SEAT, "T46"),
    (EXCHANGE, "T7"),
    (CHOOSE, "T44"),
    (TOP, "T29"),
    (PLACE, "T26"),
    (PLAY, "T16"),
)
"""What answers a question that is not asked: up to which action, by which rule."""


def question_rule(board: Board) -> str:
    """The id of the rule that puts the question; none in the middle of a turn."""
    if ASK_ARRANGE <= board.asks <= ASK_FETCH:
        return CARDS[board.playing].rule
    if board.asks >= ASK_EXCHANGE:
        return board.terms.members[board.active].rule
    return QUESTION_RULES.get(ASKS[board.asks], "")


def refusing_rule(board: Board, action: int) -> str:
    """The id of the rule that refuses this action."""
    if board.asks != ASK_TURN:
        return question_rule(board)
    if not 0 <= action < ACTIONS:
        return ""
    if action < RESCUE:
        return _rule_of_move(board, (action - MOVE) // PLACES, (action - MOVE) % PLACES)
    if action < ABILITY:
        return "T15" if board.stack else "T18" if board.discard else "T19"
    if action == ABILITY:
        return board.terms.members[board.active].rule
    if action < PLAY:
        return next(rule for end, rule in ANSWER_RULES if action < end)
    return _rule_of_card(board, action)


def _rule_of_move(board: Board, source: int, place: int) -> str:
    cards = board.lines[source]
    if place == MYSTERY_PLACE:
        return "T37"
    if place >= GROUPS:
        return "T10" if cards and rank_of(cards[-1]) == 1 else "T11"
    if _is_too_quiet(board, source, place):
        return "T54"
    return "T8" if board.lines[place] else "T9"


def _is_too_quiet(board: Board, source: int, target: int) -> bool:
    """Whether the move would be legal, had there been fewer quiet ones before it (T54)."""
    actions: list[int] = []
    quiet = board.quiet
    board.quiet = 0
    add_moves(board, actions)
    board.quiet = quiet
    return MOVE + source * PLACES + target in actions


def _rule_of_card(board: Board, action: int) -> str:
    left = (action - PLAY) // PLAY_STRIDE
    card, _ = card_played(action)
    if left >= len(board.hands):
        return "T20"
    if left and not board.terms.members[board.active].plays_for_others:
        return "T47"
    owner = (board.active + left) % len(board.hands)
    return CARDS[card].rule if copies(board.hands[owner], card) else "T20"
