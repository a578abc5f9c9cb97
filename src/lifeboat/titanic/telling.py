"""Creating events: one function for each kind, which does nothing while nobody is listening.

All games share the fields of an `Event`. What they mean in SOS Titanic is defined here, where
events are created, and in `events`, which turns them into named tuples.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lifeboat.core.events import Event
from lifeboat.titanic.places import ACTION_STACK, DISCARD, STACK

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board


# Passengers


def moved(board: Board, run: list[int], source: int, target: int) -> None:
    """Report that a run moved from a line to a place."""
    if board.events is not None:
        board.events.append(Event("moved", board.active, tuple(run), (source, target)))


def placed(board: Board, card: int, place: int) -> None:
    """Report that a mystery, or a passenger from outside the lines, was placed."""
    if board.events is not None:
        board.events.append(Event("placed", board.active, (card,), (place,)))


def replaced(board: Board, cards: list[int], place: int) -> None:
    """Report that a passenger, with any cards in front of it in a run, replaced a mystery."""
    if board.events is not None:
        board.events.append(Event("replaced", board.active, tuple(cards), (place,)))


def exchanged(board: Board, cards: list[int], rank: int) -> None:
    """Report that two survivors of this rank were swapped."""
    if board.events is not None:
        board.events.append(Event("exchanged", board.active, tuple(cards), number=rank))


def discarded(board: Board, cards: list[int]) -> None:
    """Report that passengers went to the discard pile."""
    if board.events is not None:
        board.events.append(Event("discarded", cards=tuple(cards), places=(DISCARD,)))


# Lines


def revealed(board: Board, card: int, line: int) -> None:
    """Report that the front card of a line was revealed."""
    if board.events is not None:
        board.events.append(Event("revealed", cards=(card,), places=(line,)))


def named(board: Board, card: int, line: int, rank: int) -> None:
    """Report that the mystery at the front of a line was given a rank."""
    if board.events is not None:
        board.events.append(Event("named", board.active, (card,), (line,), rank))


def fronted(board: Board, card: int, line: int, others: int) -> None:
    """Report that a card was brought to the front of a line, and how many others lie behind it."""
    if board.events is not None:
        board.events.append(Event("fronted", board.active, (card,), (line,), others))


def mixed(board: Board, bow: int, stern: int, cards: int) -> None:
    """Report that two lines were shuffled together, and how many cards they have in all."""
    if board.events is not None:
        board.events.append(Event("mixed", board.active, places=(bow, stern), number=cards))


def flooded(board: Board, deck: int, refuge: int, passengers: int) -> None:
    """Report that a deck was flooded, and how many passengers fled to the next one."""
    if board.events is not None:
        board.events.append(Event("flooded", places=(deck, refuge), number=passengers))


# Piles


def drew(board: Board, cards: list[int]) -> None:
    """Report that these passengers were drawn at a rescue, the first one drawn first."""
    if board.events is not None:
        board.events.append(Event("drew", board.active, tuple(cards), (STACK,), len(cards)))


def looked(board: Board, cards: list[int], place: int) -> None:
    """Report which cards of a pile or a line the active player looked at."""
    if board.events is not None:
        board.events.append(Event("looked", board.active, tuple(cards), (place,), len(cards)))


def searched(board: Board, cards: list[int], place: int) -> None:
    """Report which cards were looked through; they are sorted so that their order stays hidden."""
    if board.events is not None:
        looked(board, sorted(cards), place)


def arranged(board: Board, cards: list[int], bottom: int) -> None:
    """Report which cards were put on top of the stack, and how many went to its bottom."""
    if board.events is not None:
        board.events.append(Event("arranged", board.active, tuple(cards), (STACK,), bottom))


def stack_shuffled(board: Board) -> None:
    """Report that the stack was shuffled."""
    if board.events is not None:
        board.events.append(Event("shuffled", places=(STACK,), number=len(board.stack)))


def action_stack_shuffled(board: Board) -> None:
    """Report that the action stack was shuffled."""
    if board.events is not None:
        board.events.append(Event("shuffled", places=(ACTION_STACK,), number=len(board.actions)))


# Action cards


def played(board: Board, card: int, owner: int) -> None:
    """Report that the active player played an action card.

    If it was another player's, the event's number is that player's seat, counted from 1.
    """
    if board.events is not None:
        other = owner + 1 if owner != board.active else 0
        board.events.append(Event("played", board.active, (card,), number=other))


def got_card(board: Board, how: str, seat: int, card: int) -> None:
    """Report that somebody got an action card; `how` is drew-action, fetched, kept or given."""
    if board.events is not None:
        board.events.append(Event(how, seat, (card,)))


def discarded_action(board: Board, card: int) -> None:
    """Report that an action card went to the action discard pile."""
    if board.events is not None:
        board.events.append(Event("discarded-action", cards=(card,)))


# Turns and pages


def stack_was_empty(board: Board) -> None:
    """Report that a rescue found the stack empty."""
    if board.events is not None:
        board.events.append(Event("rescue", board.active))


def failed(board: Board) -> None:
    """Report that a rescue failed."""
    if board.events is not None:
        board.events.append(Event("failed", board.active))


def used_ability(board: Board) -> None:
    """Report that the active member's ability took the place of the turn's action."""
    if board.events is not None:
        board.events.append(Event("ability", board.active))


def turn_began(board: Board) -> None:
    """Report that the active player's turn began."""
    if board.events is not None:
        board.events.append(Event("turn", board.active))


def page_turned(board: Board, page: int, is_last: bool) -> None:
    """Report that a page was turned, and the number of the page that is open now."""
    if board.events is not None:
        board.events.append(Event("last-page" if is_last else "page", number=page))


def ended(board: Board) -> None:
    """Report that the game is over."""
    if board.events is not None:
        board.events.append(Event("ended"))
