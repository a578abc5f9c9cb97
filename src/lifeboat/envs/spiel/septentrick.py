"""Septentrick in OpenSpiel: its bounds, and the cards of its shuffles."""

from __future__ import annotations

from typing import Final

from lifeboat.envs.spiel.face import Bounds, Face
from lifeboat.septentrick.cards import card_text
from lifeboat.septentrick.edition import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    PASSENGERS_EACH,
    SEA_AND_RESCUE,
    TRICKS,
)
from lifeboat.septentrick.terms import terms_of
from lifeboat.tensors.form import PROGRESS


class SeptentrickInOpenSpiel:
    """What OpenSpiel needs to know about Septentrick."""

    title = "Septentrick"
    players = (FEWEST_PLAYERS, MOST_PLAYERS)

    def bounds(self, players: int, reward: str) -> Bounds:
        """Return the bounds of a game with this many players and this shape of reward.

        There are decisions on the Captain and the trump. Each player also decides on two cards to
        pass (counted as two decisions), a card to keep, and a card per trick. Chance deals the
        cards and draws the Captain.
        """
        decisions = 2 + players * (2 + 1 + TRICKS)
        chances = players * (SEA_AND_RESCUE + PASSENGERS_EACH + 1)
        if reward != PROGRESS:
            return Bounds(decisions, chances, 0.0, float(players))
        terms = terms_of(players, "standard")
        rings = sum(terms.rings[kind] for kind in terms.sea_and_rescue)
        return Bounds(decisions, chances, -2.0 * rings, 0.0)  # there are as many people as rings

    def card_number(self, pile: bytes, card: int) -> int:
        return card

    def card_name(self, players: int, pile: bytes, number: int) -> str:
        return str(number + 1) if pile == b"captain" else card_text(number)


FACE: Final[Face] = SeptentrickInOpenSpiel()
