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
"""The steps that follow a failed rescue, the next one last (T50)."""
NUMBERS: Final = list(range(RESCUE + 1, ABILITY))


def add_numbers(board: Board, actions: list[int]) -> None:
    """Append a rescue for each number of passengers that the active player may draw (T15).

    If the stack is empty, the only choice is a rescue of 0 passengers (T18).
    """
    left = len(board.stack)
    if left == 0:
        actions.append(RESCUE)
        return
    actions.extend(NUMBERS[: min(left, board.terms.most_draws[board.active])])


def rescue(board: Board, count: int) -> None:
    """Draw this many passengers; ask for a placement, or fail if none can be played (T15-T17).

    If `count` is 0, refill the empty stack instead (T18, T19).
    """
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
    """Shuffle the discard pile into the empty stack (T18).

    Turning a page and asking for a number are then added to the agenda. If the discard pile is
    empty too, the rescue fails instead (T19).
    """
    if not board.discard:
        fail(board)
        return
    board.return_discard()
    board.agenda.append(NUMBER_STEP)
    board.agenda.append(TURN_PAGE)


def fail(board: Board) -> None:
    """Fail the rescue: discard the drawn cards, and put the other steps of T50 on the agenda."""
    telling.failed(board)
    discard_drawn(board)
    board.agenda += FAILED


def discard_drawn(board: Board) -> None:
    """Discard the cards that were drawn but not placed (T16, T17)."""
    board.discard_passengers(board.drawn)
    board.drawn = []
    board.placed = 0


def console(board: Board) -> None:
    """Let the other crew members react to the active player's failed rescue (T48)."""
    for seat, member in enumerate(board.terms.members):
        if seat != board.active:
            member.other_failed(board, seat)


def can_place_any(board: Board, cards: list[int]) -> bool:
    """Return whether any of these passengers can be played (T16)."""
    playable: i64 = playable_kinds(board)
    for card in cards:
        if playable >> kind_of(card) & 1:
            return True
    return False


def placements(board: Board, cards: list[int]) -> list[int]:
    """Return every way to play one of these passengers, as sorted actions (T16, T39).

    The passengers must be sorted.
    """
    actions: list[int] = []
    playable: i64 = playable_kinds(board)
    for card in cards:
        if playable >> kind_of(card) & 1:
            add_placements(board, card, actions)
    return actions


def placement_options(board: Board) -> list[int]:
    """Return the actions that play a drawn card (T16).

    Once one has been played, Murdoch may also stop, if the rulebook lets him (T40).
    """
    actions = placements(board, sorted(board.drawn))
    if board.placed and board.terms.murdoch == "may":
        actions.insert(0, STOP)
    return actions


def place(board: Board, card: int, place: int) -> None:
    """Play a drawn passenger, then discard the others unless more may be played (T16, T40)."""
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
