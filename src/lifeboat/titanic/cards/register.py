"""The action cards: the register of their rules, and how one is played (T20).

A card is played at a *target*, a number of the card's own: a line, a pair of lines, a place.
What it asks after hidden cards were seen is answered with the actions of its ``options``.
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
"""The rules of the cards, in the order of their numbers."""

OFFSETS: Final[list[int]] = [sum(card.sizes for card in CARDS[:at]) for at in range(len(CARDS))]
"""Where the targets of each card begin in integer actions."""


def add_plays(board: Board, hand: i64, left: i64, actions: list[int]) -> None:
    """Every way to play a card of this bundle, which lies this many seats to the left (T20)."""
    card: i64 = 0
    while hand:
        if hand & 3:
            first: i64 = PLAY + left * PLAY_STRIDE + OFFSETS[card]
            CARDS[card].add_targets(board, first, actions)
        hand >>= 2
        card += 1


def split_play(action: int) -> tuple[int, int, int]:
    """Return the card, its target and how many seats to the left it lies, of a PLAY action."""
    at = (action - PLAY) % PLAY_STRIDE
    card = len(NAMES) - 1
    while OFFSETS[card] > at:
        card -= 1
    return card, at - OFFSETS[card], (action - PLAY) // PLAY_STRIDE


def play_card(board: Board, action: int) -> None:
    """Play an action card; when it is resolved it goes to the action discard (T20)."""
    card, target, left = split_play(action)
    owner = (board.active + left) % len(board.hands)
    board.hands[owner] -= one(card)
    board.playing = card
    telling.played(board, card, owner)
    board.agenda.append(FINISH_CARD)
    CARDS[card].play(board, target)


def finish_card(board: Board) -> None:
    """A resolved card goes to the action discard, unless it stays on the table (T20)."""
    card = board.playing
    board.playing = NO_CARD
    if card != NO_CARD:
        board.discard_action(card)
        board.refill_actions()
