"""Bundles: unordered collections of action cards, packed into one integer (T2).

Hands, the action discard pile and the cards that Fleet draws are bundles. There are at most three
copies of any card, so two bits hold the number of copies. Equal bundles are equal integers.
"""

from __future__ import annotations

from typing import Final

from lifeboat.core.errors import NotationError

DECK: Final = {
    "get-ready": 2,
    "come-on": 3,
    "come-back": 3,
    "your-turn": 2,
    "same-lines": 2,
    "wait": 2,
    "save-time": 1,
    "plan-a": 1,
    "plan-b": 1,
    "boat": 1,
    "mystery-f": 1,
    "mystery-s": 1,
}
"""The action cards, with the number of copies (T2); a card's position here is its number."""
NAMES: Final = tuple(DECK)
COPIES: Final = tuple(DECK.values())

BOAT_CARD: Final[int] = NAMES.index("boat")
"""The Collapsible Boat card, which is discarded when the boat's line becomes empty (T35)."""
MYSTERY_CARDS: Final[list[int]] = [NAMES.index("mystery-f"), NAMES.index("mystery-s")]
"""The cards that lie among the passengers as mysteries, by class (T36)."""
NO_CARD: Final = -1

EMPTY: Final = 0


def one(card: int) -> int:
    """Return a bundle of a single card, to be added to a bundle or subtracted from it."""
    return 1 << 2 * card


def copies(bundle: int, card: int) -> int:
    """Return how many copies of a card the bundle holds."""
    return bundle >> 2 * card & 3


def bundle_of(cards: list[int]) -> int:
    """Return these cards as a bundle."""
    bundle = EMPTY
    for card in cards:
        bundle += one(card)
    return bundle


def cards_of(bundle: int) -> list[int]:
    """Return the cards of a bundle, lowest number first."""
    return [card for card in range(len(NAMES)) for _ in range(copies(bundle, card))]


def lowest(bundle: int) -> int:
    """Return the card with the lowest number in a bundle that isn't empty."""
    card = 0
    while not bundle >> 2 * card & 3:
        card += 1
    return card


def read_action_card(text: str) -> int:
    """Return the action card with this name; raise `NotationError` if there is none."""
    if text.lower() not in NAMES:
        raise NotationError("action-card", text, NAMES)
    return NAMES.index(text.lower())
