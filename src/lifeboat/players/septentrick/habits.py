"""How well a hand explains the trump that its seat named and the cards it passed and kept.

The other seats are assumed to act more or less like the steady crew. A hand with which the steady
player would have acted differently is less likely, by a certain factor for each difference.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.septentrick.seen import Seen
from lifeboat.players.septentrick.steady.passing import (
    Plan,
    kind_to_keep,
    pair_to_pass,
    plan_of,
    suit_to_name,
)
from lifeboat.septentrick.cards import RESCUE_UNIT, unit_of
from lifeboat.septentrick.view import View

ODD_TRUMP: Final = 0.1
"""The factor for a trump suit that the steady player wouldn't have named."""
ODD_PASS: Final = 0.1
"""The factor for each card that the steady player wouldn't have passed."""
ODD_KEEP: Final = 0.25
"""The factor for a card that the steady player wouldn't have kept."""


class Habits:
    """Weighs hands by what their seats did before the first trick."""

    def __init__(self, view: View) -> None:
        self.seen = Seen(view.terms)
        self.seen.captain = view.captain
        self.seen.trump = view.trump
        self.plan: Plan = plan_of(view.terms.players)

    def naming(self, dealt: i64) -> float:
        """Return the likelihood that the Captain named this trump with the cards dealt (S4)."""
        self.seen.hand = dealt
        return 1.0 if suit_to_name(self.plan, self.seen) == self.seen.trump else ODD_TRUMP

    def passing(self, seat: i64, dealt: i64, one: i64, other: i64) -> float:
        """Return the likelihood that a seat passed these two cards of those it was dealt (S5)."""
        self.seen.seat = seat
        self.seen.hand = dealt
        pair: i64 = pair_to_pass(self.plan, self.seen)
        likelihood = 1.0
        left: i64 = pair - unit_of(one)
        if not _holds(pair, one):
            likelihood = ODD_PASS
            left = pair
        return likelihood if _holds(left, other) else likelihood * ODD_PASS

    def keeping(self, seat: i64, hand: i64, kept: i64, passed_on: i64) -> float:
        """Return the likelihood that a seat kept the first of two cards that it received (S5)."""
        self.seen.seat = seat
        self.seen.hand = hand
        self.seen.received = unit_of(kept) + unit_of(passed_on)
        return 1.0 if kind_to_keep(self.plan, self.seen) == kept else ODD_KEEP


def _holds(pair: i64, kind: i64) -> bool:
    """Return whether a pair of Sea or Rescue cards has this card."""
    unit: i64 = unit_of(kind)
    if unit < RESCUE_UNIT:
        return pair & unit != 0
    return pair >= unit
