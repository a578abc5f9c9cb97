"""Bundles: several action cards without order, packed into one integer (T2).

Hands, the action discard and what Fleet draws are bundles. No card exists more than three times,
so two bits hold how many copies of a kind there are. Equal bundles are equal integers.
"""

from __future__ import annotations

from typing import Final

from lifeboat.core.errors import NotationError

NAMES: Final = (
    "get-ready",
    "come-on",
    "come-back",
    "your-turn",
    "same-lines",
    "wait",
    "save-time",
    "plan-a",
    "plan-b",
    "boat",
    "mystery-f",
    "mystery-s",
)
"""The action cards by number; the number is also the card's place in integer actions."""

GET_READY: Final = 0
COME_ON: Final = 1
COME_BACK: Final = 2
YOUR_TURN: Final = 3
SAME_LINES: Final = 4
WAIT: Final = 5
SAVE_TIME: Final = 6
PLAN_A: Final = 7
PLAN_B: Final = 8
BOAT_CARD: Final = 9
MYSTERY_FIRST: Final = 10
MYSTERY_SECOND: Final = 11
NO_CARD: Final = -1

COPIES: Final = (2, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1, 1)
"""How many there are of each (T2)."""

EMPTY: Final = 0


def one(card: int) -> int:
    """A bundle of a single card; add it to a bundle, or take it away."""
    return 1 << 2 * card


def copies(bundle: int, card: int) -> int:
    """How many copies of a card the bundle holds."""
    return bundle >> 2 * card & 3


def bundle_of(cards: list[int]) -> int:
    """The bundle of these cards."""
    bundle = EMPTY
    for card in cards:
        bundle += one(card)
    return bundle


def cards_of(bundle: int) -> list[int]:
    """The cards of a bundle, lowest number first."""
    return [card for card in range(len(NAMES)) for _ in range(copies(bundle, card))]


def lowest(bundle: int) -> int:
    """The card with the lowest number in a bundle that is not empty."""
    card = 0
    while not bundle >> 2 * card & 3:
        card += 1
    return card


def read_action_card(text: str) -> int:
    """The action card of this name."""
    if text.lower() not in NAMES:
        raise NotationError("action-card", text, NAMES)
    return NAMES.index(text.lower())
