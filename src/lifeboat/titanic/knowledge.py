"""Knowledge: what the players can still know about the hidden passengers.

Hidden cards lie in *pockets*: the face-down part of each line (pockets 0-6) and the stack (pocket
7). For every pocket the board keeps the set of cards that may lie there as far as the players
know; a visible card isn't in any pocket, whatever the sets say about it. What players learn from a
search, a look or a shuffle is noted here as it happens. They also know the order of some cards at
the top and at the bottom of the stack, where Get Ready! put them.

A set is an integer with a bit for each card's index: passengers 0-59, mysteries 60 and 61.

There is a limit. When two lines are mixed and one of them is mixed again with a third, the sets
still say which pockets are possible for each card. They don't say how many cards from the same
line can be in one pocket, nor how likely each pocket is. docs/decisions/0004 has an example.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lifeboat.titanic.passengers import PASSENGER_COUNT, UNKNOWN, index_of

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board

STACK_POCKET: Final = 7
POCKETS: Final = 8
CARDS: Final = PASSENGER_COUNT + 2  # the passengers and a mystery of each class
ALL_PASSENGERS: Final = (1 << PASSENGER_COUNT) - 1
LAST_BIT: Final[i64] = 1 << 61
"""The highest bit in a set. Bit ``n`` is written ``LAST_BIT >> (61 - n)``: mypyc shifts a literal
1 in 32 bits only.
"""


def set_of(cards: list[int]) -> i64:
    """Return these cards as a set."""
    members: i64 = 0
    for card in cards:
        members |= LAST_BIT >> (61 - index_of(card))
    return members


def hidden_set(lines: list[list[int]], down: list[int], stack: list[int]) -> i64:
    """Return the set of all cards that are hidden: face down in a line, or in the stack.

    A board keeps this set up to date in `hidden`.
    """
    hidden: i64 = set_of(stack)
    for line, cards in enumerate(lines):
        hidden |= set_of(cards[: down[line]])
    return hidden


def came_to_light(board: Board, card: i64) -> None:
    """Note that a card isn't hidden any more, unless the board itself doesn't know the card."""
    if card != UNKNOWN:
        board.hidden &= ~(LAST_BIT >> (61 - index_of(card)))


def whereabouts(pockets: list[int], index: int) -> int:
    """Return a bit mask of the pockets in which the hidden card with this index may lie."""
    possible = 0
    for pocket in range(POCKETS):
        possible |= (pockets[pocket] >> index & 1) << pocket
    return possible


def went_under(board: Board, cards: list[int], pockets: i64) -> None:
    """Note that each of these cards is now hidden in one of `pockets`, a bit mask."""
    moved: i64 = set_of(cards)
    board.hidden |= moved
    possible = board.pockets
    pocket: i64
    for pocket in range(POCKETS):
        before: i64 = possible[pocket]
        after: i64 = before & ~moved
        if pockets >> pocket & 1:
            after = before | moved
        if after != before:
            possible[pocket] = after


def ran_out(board: Board, pocket: int) -> None:
    """Note that no card is hidden in the pocket any more."""
    board.pockets[pocket] = 0


def was_searched(board: Board, pocket: int, cards: list[int]) -> None:
    """Note that the players have seen which cards are in a pocket, but not in which order."""
    ran_out(board, pocket)
    went_under(board, cards, 1 << pocket)


def flowed_over(board: Board, source: int, target: int) -> None:
    """Note that everything hidden in the line `source` is now hidden in the line `target`."""
    board.pockets[target] |= board.pockets[source]
    board.pockets[source] = 0


def were_mixed(board: Board, one: int, other: int) -> None:
    """Note that a card that was hidden in one of two lines may now be hidden in either."""
    both = board.pockets[one] | board.pockets[other]
    board.pockets[one] = both
    board.pockets[other] = both


def order_was_lost(board: Board) -> None:
    """Note that no position in the stack is known any more, as after a shuffle."""
    board.known_top = 0
    board.known_bottom = 0
