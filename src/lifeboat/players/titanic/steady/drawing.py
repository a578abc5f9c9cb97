"""How many passengers to draw at a rescue, based on the odds."""

from __future__ import annotations

from mypy_extensions import i64

from lifeboat.players.titanic.odds import chance_of_miss, count
from lifeboat.players.titanic.sight import Sight
from lifeboat.players.titanic.steady.weights import COMPENSATION, NEVER, PAGE, RESCUED
from lifeboat.titanic.passengers import kind_of


def best_draw(sight: Sight) -> tuple[i64, float]:
    """Return the most promising number of passengers to draw, and what that is worth.

    With an empty stack the number is 0, and it costs a page (T15, T18).
    """
    board = sight.board
    stack: i64 = len(board.stack)
    if stack == 0:
        return 0, float(RESCUED - PAGE)
    lucky: i64 = first_known_playable(sight)
    known: i64 = board.known_top
    pool: i64 = count(sight.in_stack()) - known
    wanted: i64 = count(sight.playable_in_stack())
    member = board.terms.members[board.active]
    places_many = member.places_many
    drawn = member.compensation + board.terms.consolations[board.active]
    setback = float(PAGE - COMPENSATION * drawn)
    used_up = float(PAGE) / float(stack + len(board.discard))
    most: i64 = min(stack, board.terms.most_draws[board.active])
    best: i64 = 1
    highest = float(NEVER)
    none_wanted = 1.0
    number: i64 = 0
    while number < most:
        number += 1
        if number > known:
            none_wanted *= chance_of_miss(pool + known + 1 - number, wanted)
        failing = none_wanted
        if 0 < lucky <= number:
            failing = 0.0
        placed = 1.0 - failing
        if places_many:
            placed = max(placed, float(number * wanted) / float(max(pool, 1)))
        worth = placed * RESCUED - failing * setback - used_up * float(number)
        if worth > highest:
            best = number
            highest = worth
    return best, highest


def first_known_playable(sight: Sight) -> i64:
    """Return how many cards must be drawn to reach the first one known to be playable.

    Return 0 if no card is known to be playable.
    """
    board = sight.board
    at: i64
    for at in range(1, board.known_top + 1):
        if sight.playable >> kind_of(board.stack[-at]) & 1:
            return at
    return 0
