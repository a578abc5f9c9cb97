"""How the steady player answers the questions that abilities ask."""

from __future__ import annotations

from lifeboat.titanic.actions import STOP, give_action, split_exchange
from lifeboat.titanic.board import Board
from lifeboat.titanic.cards.bundles import cards_of
from lifeboat.titanic.play.groups import longest_row


def best_exchange(board: Board, legal: list[int]) -> int:
    """Return the swap that adds most to a class's longest row of anchors (T44, T52).

    Return STOP if no swap adds to one.
    """
    best, most = STOP, 0
    for action in legal:
        if action == STOP:
            continue
        klass, rank = split_exchange(action)
        gain = _row_gain(board.groups[2 * klass], board.groups[2 * klass + 1], rank - 1)
        if gain > most:
            best, most = action, gain
    return best


def _row_gain(one: list[int], other: list[int], at: int) -> int:
    """Return how much a class's longest row of anchors grows if its groups swap the passengers at
    `at`.
    """
    before = max(longest_row(one), longest_row(other))
    changed = [*one[:at], other[at], *one[at + 1 :]], [*other[:at], one[at], *other[at + 1 :]]
    return max(longest_row(changed[0]), longest_row(changed[1])) - before


def poorest_seat(board: Board, legal: list[int]) -> int:
    """Return the action that gives the card to the seat with the fewest cards (T46).

    In a tie, the seat that plays soonest gets it.
    """
    seats = len(board.hands)
    best, fewest = legal[0], -1
    for left in range(1, seats + 1):
        gift = give_action(left % seats)
        held = len(cards_of(board.hands[(board.active + left) % seats]))
        if gift in legal and (fewest < 0 or held < fewest):
            best, fewest = gift, held
    return best
