"""Bundles: several action cards without order, packed into one integer (T2).

Hands, the action discard and what Fleet draws are bundles. No card exists more than three times,
so two bits hold how many copies of a kind there are. Equal bundles are equal integers.
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
"""The action cards and how many there are of each (T2); a card's place here is its number."""
NAMES: Final = tuple(DECK)
COPIES: Final = tuple(DECK.values())

BOAT_CARD: Final[int] = NAMES.index("boat")
"""The card that comes back when its line on the table is empty (T35)."""
MYSTERY_CARDS: Final[list[int]] = [NAMES.index("mystery-f"), NAMES.index("mystery-s")]
"""The cards that lie among the passengers as a mystery, by class (T36)."""
NO_CARD: Final = -1

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
