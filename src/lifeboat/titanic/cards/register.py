"""The action cards: the register of their rules, and how one is played (T20).

A card is played at a *target*, a number whose meaning depends on the card: a line, a pair of lines
or a place. If the card then asks a question, its ``options`` are the possible answers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from lifeboat.titanic import telling
from lifeboat.titanic.actions import PLAY, PLAY_STRIDE
from lifeboat.titanic.agenda import FINISH_CARD
from lifeboat.titanic.cards.action_card import ActionCard
from lifeboat.titanic.cards.bundles import NAMES, NO_CARD, one
from lifeboat.titanic.cards.line_cards import LINE_CARDS
from lifeboat.titanic.cards.pile_cards import PILE_CARDS

if TYPE_CHECKING:
    from lifeboat.titanic.board import Board

RULES: Final = {card.name: card for card in [*LINE_CARDS, *PILE_CARDS]}
CARDS: Final[list[ActionCard]] = [RULES[name] for name in NAMES]
"""The rules of each card, by its number."""

OFFSETS: Final[list[int]] = [sum(card.sizes for card in CARDS[:at]) for at in range(len(CARDS))]
"""Where the targets of each card begin, counted from the start of a seat's PLAY actions."""
CARD_AT: Final[list[int]] = [number for number, card in enumerate(CARDS) for _ in range(card.sizes)]
"""The card that is played at each target, counted from the start of a seat's PLAY actions."""


def add_plays(board: Board, hand: i64, left: i64, actions: list[int]) -> None:
    """Append an action for every way to play a card from this hand (T20).

    `hand` belongs to the seat that is `left` places to the left of the active one.
    """
    card: i64 = 0
    while hand:
        if hand & 3:
            first: i64 = PLAY + left * PLAY_STRIDE + OFFSETS[card]
            CARDS[card].add_targets(board, first, actions)
        hand >>= 2
        card += 1


def add_plays_in_turn(board: Board, actions: list[int]) -> None:
    """Append an action for every way in which the active player may play a card (T20, T47)."""
    add_plays(board, board.hands[board.active], 0, actions)
    if board.terms.members[board.active].plays_for_others:
        seats = len(board.hands)
        for left in range(1, seats):
            add_plays(board, board.hands[(board.active + left) % seats], left, actions)


def split_play(action: int) -> tuple[int, int, int]:
    """Return a PLAY action's card, its target, and how many seats to the left its owner is."""
    at = (action - PLAY) % PLAY_STRIDE
    card = CARD_AT[at]
    return card, at - OFFSETS[card], (action - PLAY) // PLAY_STRIDE


def play_card(board: Board, action: int) -> None:
    """Play the card of a PLAY action, and add the step that finishes it to the agenda (T20)."""
    card, target, left = split_play(action)
    owner = (board.active + left) % len(board.hands)
    board.hands[owner] -= one(card)
    board.playing = card
    telling.played(board, card, owner)
    board.agenda.append(FINISH_CARD)
    CARDS[card].play(board, target)


def finish_card(board: Board) -> None:
    """Put the resolved card on the action discard pile, unless it stays on the table (T20)."""
    card = board.playing
    board.playing = NO_CARD
    if card != NO_CARD:
        board.discard_action(card)
        board.refill_actions()
