"""The terms of a game: what stays the same from the deal to the end."""

from __future__ import annotations

from functools import lru_cache

from lifeboat.septentrick.cards import KINDS, SEA_CARDS, hand_of, rank_of
from lifeboat.septentrick.edition import CardSet, Edition, edition_of


class Terms:
    """The number of players, the edition, and what follows from them."""

    def __init__(self, players: int, edition: Edition) -> None:
        self.players = players
        self.edition = edition
        self.cards: CardSet = edition.sets[players]
        self.rings: list[int] = [
            edition.rings[rank_of(kind) - 1] if kind < SEA_CARDS else 0 for kind in range(KINDS)
        ]
        """The number of life rings on each kind of card."""
        self.sea_and_rescue: list[int] = self.cards.sea_and_rescue()
        self.passenger_cards: list[int] = self.cards.passenger_cards()
        self.all_cards: int = hand_of(self.sea_and_rescue + self.passenger_cards)
        """Every card of the game, as one hand."""


@lru_cache(maxsize=1000)
def terms_of(players: int, edition: str) -> Terms:
    """Return the terms for a number of players and an edition, which is given as a word.

    Terms never change, so games share them. Raise `EditionError` if the edition is invalid.
    """
    return Terms(players, edition_of(edition))
