"""The rescue: draw passengers, place one, or fail (T15-T19, T50)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lifeboat.titanic import telling
from lifeboat.titanic.actions import ABILITY, RESCUE, STOP
from lifeboat.titanic.agenda import (
    ASK_PLACE,
    COMPENSATE,
    CONSOLE,
    ENCORE,
    NUMBER_STEP,
    OVER,
    TURN_PAGE,
)
from lifeboat.titanic.passengers import kind_of
from lifeboat.titanic.play.moves import add_placements, playable_kinds, put

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board


FAILED: Final = [ENCORE, CONSOLE, COMPENSATE, TURN_PAGE]
"""What follows a failed rescue, the next step last (T50)."""
NUMBERS: Final = list(range(RESCUE + 1, ABILITY))


def add_numbers(board: Board, actions: list[int]) -> None:
    """How many passengers the active player may name; 0 with an empty stack (T15, T18)."""
    left = len(board.stack)
    if left == 0:
        actions.append(RESCUE)
        return
    actions.extend(NUMBERS[: min(left, board.terms.most_draws[board.active])])


def rescue(board: Board, count: int) -> None:
    """Draw this many passengers and see whether any can be played (T15-T19)."""
    if count == 0:
        telling.stack_was_empty(board)
        refill_stack(board)
        return
    board.drawn = board.take_from_stack(count)
    telling.drew(board, board.drawn)
    if can_place_any(board, board.drawn):
        board.asks = ASK_PLACE
    else:
        fail(board)


def refill_stack(board: Board) -> None:
    """An empty stack costs a page and takes up the discard (T18); without one it fails (T19)."""
    if not board.discard:
        fail(board)
        return
    board.return_discard()
    board.agenda.append(NUMBER_STEP)
    board.agenda.append(TURN_PAGE)


def fail(board: Board) -> None:
    """A failed rescue, in the order of T50."""
    telling.failed(board)
    discard_drawn(board)
    board.agenda += FAILED


def discard_drawn(board: Board) -> None:
    """What was drawn and not placed goes to the discard (T16, T17)."""
    board.discard_passengers(board.drawn)
    board.drawn = []
    board.placed = 0


def console(board: Board) -> None:
    """What the others draw when the active player has failed (T48)."""
    for seat, member in enumerate(board.terms.members):
        if seat != board.active:
            member.other_failed(board, seat)


def can_place_any(board: Board, cards: list[int]) -> bool:
    """Whether one of these passengers can be played at all (T16)."""
    playable: i64 = playable_kinds(board)
    for card in cards:
        if playable >> kind_of(card) & 1:
            return True
    return False


def placements(board: Board, cards: list[int]) -> list[int]:
    """Every way to play one of these sorted passengers, as sorted actions (T16, T39)."""
    actions: list[int] = []
    playable: i64 = playable_kinds(board)
    for card in cards:
        if playable >> kind_of(card) & 1:
            add_placements(board, card, actions)
    return actions


def placement_options(board: Board) -> list[int]:
    """What the player may do with the drawn cards; Murdoch may also stop (T16, T40)."""
    actions = placements(board, sorted(board.drawn))
    if board.placed and board.terms.murdoch == "may":
        actions.insert(0, STOP)
    return actions


def place(board: Board, card: int, place: int) -> None:
    """Play a drawn passenger; then the others are discarded, unless more may follow (T16, T40)."""
    board.drawn = [other for other in board.drawn if other != card]
    board.placed += 1
    put(board, card, place)
    if board.asks == OVER:
        return
    member = board.terms.members[board.active]
    if member.places_many and can_place_any(board, board.drawn):
        board.asks = ASK_PLACE
    else:
        discard_drawn(board)
