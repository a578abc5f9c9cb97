"""How many passengers to draw at a rescue, based on the odds."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import i64

from lifeboat.players.titanic.odds import chance_of_none, count
from lifeboat.players.titanic.sight import Sight
from lifeboat.players.titanic.steady.weights import COMPENSATION, NEVER, PAGE, RESCUED
from lifeboat.titanic.passengers import kind_of


class Draw(NamedTuple):
    """A number of passengers to draw, and what that is worth."""

    number: int
    worth: float


def best_draw(sight: Sight) -> Draw:
    """Return the most promising draw; with an empty stack its number is 0, and it costs a page
    (T15, T18).
    """
    board = sight.board
    stack = len(board.stack)
    if stack == 0:
        return Draw(0, float(RESCUED - PAGE))
    lucky = first_known_playable(sight)
    pool: i64 = count(sight.in_stack) - board.known_top
    wanted: i64 = count(sight.playable_in_stack())
    member = board.terms.members[board.active]
    setback = float(PAGE - COMPENSATION * member.compensation)
    used_up = float(PAGE) / float(stack + len(board.discard))
    best = Draw(1, float(NEVER))
    for number in range(1, min(stack, board.terms.most_draws[board.active]) + 1):
        failing = chance_of_none(pool, wanted, number - board.known_top)
        if 0 < lucky <= number:
            failing = 0.0
        placed = 1.0 - failing
        if member.places_many:
            placed = max(placed, float(number * wanted) / float(max(pool, 1)))
        worth = placed * RESCUED - failing * setback - used_up * number
        if worth > best.worth:
            best = Draw(number, worth)
    return best


def first_known_playable(sight: Sight) -> int:
    """Return how many cards must be drawn to reach the first one known to be playable.

    Return 0 if no card is known to be playable.
    """
    board = sight.board
    for at in range(1, board.known_top + 1):
        if sight.playable >> kind_of(board.stack[-at]) & 1:
            return at
    return 0
