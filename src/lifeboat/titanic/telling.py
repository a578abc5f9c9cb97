"""Telling what happens: a function for each kind of event, which does nothing if nobody listens.

The fields of an `Event` are those that all games share. What they stand for in SOS Titanic is
said here, where events are made, and in `events`, where their fields get their names back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lifeboat.core.events import Event
from lifeboat.titanic.places import ACTION_STACK, DISCARD, STACK

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board


# Who goes where


def moved(board: Board, run: list[int], source: int, target: int) -> None:
    """Tell that a run went from a line to a place."""
    if board.events is not None:
        board.events.append(Event("moved", board.active, tuple(run), (source, target)))


def placed(board: Board, card: int, place: int) -> None:
    """Tell that a passenger from outside the lines, or a mystery, went to a place."""
    if board.events is not None:
        board.events.append(Event("placed", board.active, (card,), (place,)))


def replaced(board: Board, cards: list[int], place: int) -> None:
    """Tell that a passenger, with those before it, came in the place of a mystery."""
    if board.events is not None:
        board.events.append(Event("replaced", board.active, tuple(cards), (place,)))


def exchanged(board: Board, cards: list[int], rank: int) -> None:
    """Tell that two survivors of a rank changed groups."""
    if board.events is not None:
        board.events.append(Event("exchanged", board.active, tuple(cards), number=rank))


def discarded(board: Board, cards: list[int]) -> None:
    """Tell that passengers went to the discard."""
    if board.events is not None:
        board.events.append(Event("discarded", cards=tuple(cards), places=(DISCARD,)))


# Lines


def revealed(board: Board, card: int, line: int) -> None:
    """Tell that the front card of a line was turned up."""
    if board.events is not None:
        board.events.append(Event("revealed", cards=(card,), places=(line,)))


def named(board: Board, card: int, line: int, rank: int) -> None:
    """Tell that the mystery at the front of a line was given a rank."""
    if board.events is not None:
        board.events.append(Event("named", board.active, (card,), (line,), rank))


def fronted(board: Board, card: int, line: int, others: int) -> None:
    """Tell that a card came to the front of a line, and that so many others lie behind it."""
    if board.events is not None:
        board.events.append(Event("fronted", board.active, (card,), (line,), others))


def mixed(board: Board, bow: int, stern: int, cards: int) -> None:
    """Tell that two lines were shuffled together, so many cards in all."""
    if board.events is not None:
        board.events.append(Event("mixed", board.active, places=(bow, stern), number=cards))


def flooded(board: Board, deck: int, refuge: int, passengers: int) -> None:
    """Tell that a deck was flooded, and that so many ran to the next one."""
    if board.events is not None:
        board.events.append(Event("flooded", places=(deck, refuge), number=passengers))


# Piles


def drew(board: Board, cards: list[int]) -> None:
    """Tell that these were drawn at a rescue, the first to come first."""
    if board.events is not None:
        board.events.append(Event("drew", board.active, tuple(cards), (STACK,), len(cards)))


def looked(board: Board, cards: list[int], place: int) -> None:
    """Tell which cards the active player has looked at, in a pile or a line."""
    if board.events is not None:
        board.events.append(Event("looked", board.active, tuple(cards), (place,), len(cards)))


def searched(board: Board, cards: list[int], place: int) -> None:
    """Tell which cards were looked through, never in the order they lay in."""
    if board.events is not None:
        looked(board, sorted(cards), place)


def arranged(board: Board, cards: list[int], bottom: int) -> None:
    """Tell which cards were put on top of the stack, and how many at its bottom."""
    if board.events is not None:
        board.events.append(Event("arranged", board.active, tuple(cards), (STACK,), bottom))


def stack_shuffled(board: Board) -> None:
    """Tell that the stack was shuffled."""
    if board.events is not None:
        board.events.append(Event("shuffled", places=(STACK,), number=len(board.stack)))


def action_stack_shuffled(board: Board) -> None:
    """Tell that the action stack was shuffled."""
    if board.events is not None:
        board.events.append(Event("shuffled", places=(ACTION_STACK,), number=len(board.actions)))


# Action cards


def played(board: Board, card: int, owner: int) -> None:
    """Tell that an action card was played; its owner counts from 1 if it was another's."""
    if board.events is not None:
        other = owner + 1 if owner != board.active else 0
        board.events.append(Event("played", board.active, (card,), number=other))


def got_card(board: Board, how: str, seat: int, card: int) -> None:
    """Tell that somebody has an action card: drew-action, fetched, kept or given."""
    if board.events is not None:
        board.events.append(Event(how, seat, (card,)))


def discarded_action(board: Board, card: int) -> None:
    """Tell that an action card went to the action discard."""
    if board.events is not None:
        board.events.append(Event("discarded-action", cards=(card,)))


# Turns and pages


def stack_was_empty(board: Board) -> None:
    """Tell that a rescue found the stack empty."""
    if board.events is not None:
        board.events.append(Event("rescue", board.active))


def failed(board: Board) -> None:
    """Tell that a rescue failed."""
    if board.events is not None:
        board.events.append(Event("failed", board.active))


def used_ability(board: Board) -> None:
    """Tell that the active member's ability took the place of the action."""
    if board.events is not None:
        board.events.append(Event("ability", board.active))


def turn_began(board: Board) -> None:
    """Tell whose turn it is now."""
    if board.events is not None:
        board.events.append(Event("turn", board.active))


def page_turned(board: Board, page: int, is_last: bool) -> None:
    """Tell which page lies open now."""
    if board.events is not None:
        board.events.append(Event("last-page" if is_last else "page", number=page))


def ended(board: Board) -> None:
    """Tell that the game is over."""
    if board.events is not None:
        board.events.append(Event("ended"))
