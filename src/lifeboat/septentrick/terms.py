"""The terms of a table: what stays the same from the deal to the end."""

from __future__ import annotations

from functools import lru_cache

from lifeboat.septentrick.cards import KINDS, SEA_CARDS, hand_of, rank_of
from lifeboat.septentrick.edition import CardSet, Edition, edition_of


class Terms:
    """How many play, by which edition."""

    def __init__(self, players: int, edition: Edition) -> None:
        self.players = players
        self.edition = edition
        self.cards: CardSet = edition.sets[players]
        self.rings: list[int] = [
            edition.rings[rank_of(kind) - 1] if kind < SEA_CARDS else 0 for kind in range(KINDS)
        ]
        """The life rings on each kind of card."""
        self.sea_and_rescue: list[int] = self.cards.sea_and_rescue()
        self.passenger_cards: list[int] = self.cards.passenger_cards()
        self.all_cards: int = hand_of(self.sea_and_rescue + self.passenger_cards)
        """Every card of the game, as if in one hand."""


@lru_cache(maxsize=1000)
def terms_of(players: int, edition: str) -> Terms:
    """The terms that these words describe; they never change, so tables share them."""
    return Terms(players, edition_of(edition))
