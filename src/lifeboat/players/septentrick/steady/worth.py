"""The value of a Septentrick card if the Captain collects it, and the value to a seat of getting
rid of it.

Values are in hundredths of a point. They were tuned by playing many games with different settings.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.septentrick.seen import Seen
from lifeboat.septentrick.cards import PASSENGER, RANKS, RESCUE, SUIT_MASK, count_of

RING_HOME: Final = 68
"""The worth of each ring that the Captain collects."""
PERSON_HOME: Final = 3
"""The worth of each person that the Captain collects."""

CAPTAIN_TRUMP: Final = -77
CAPTAIN_TRUMP_STRENGTH: Final = -72
"""`CAPTAIN_TRUMP` is the value to the Captain of getting rid of a trump, and this is added per
point of its strength: high trumps are saved most.
"""
CAPTAIN_SUIT: Final = -62
"""The value to the Captain of getting rid of a card, per card held in its suit: short suits are
emptied first.
"""
CAPTAIN_LEAD_STRENGTH: Final = -85
"""The value to the Captain of leading a card, per point of its strength: low cards let others win
with blank cards.
"""
CAPTAIN_PASSENGER: Final = 1580
"""The value to the Captain of playing a Passenger card, since there are few chances to do so."""

MATE_TRUMP: Final = 89
MATE_TRUMP_STRENGTH: Final = 19
"""`MATE_TRUMP` is the value to the other seats of getting rid of a trump, and this is added per
point of its strength: winning with trumps is left to the Captain.
"""
MATE_STRENGTH: Final = 10
MATE_LEAD_STRENGTH: Final = 32
"""`MATE_STRENGTH` (when following) and `MATE_LEAD_STRENGTH` (when leading) are the value to the
other seats of getting rid of a card that isn't a trump, per point of its strength.
"""
MATE_BLANK: Final = -43
"""The value to the other seats of getting rid of a card without rings, which harms no trick and
makes a good last card.
"""
MATE_RESCUE: Final = -391
"""The value to the other seats of getting rid of a Rescue card, which needn't follow suit."""


def worth_at_home(balance: i64) -> i64:
    """Return what a card adds to the worth of a trick that the Captain collects.

    `balance` is the number of rings on the card or, if below 0, minus the number of people.
    """
    if balance > 0:
        return RING_HOME * balance
    return -PERSON_HOME * balance


def worth_of_parting(seen: Seen, kind: i64) -> i64:
    """Return the value to the deciding seat of getting rid of a card, no matter who wins the
    trick.
    """
    if seen.seat == seen.captain:
        return _captain_parting(seen, kind)
    if kind >= PASSENGER:
        if kind == RESCUE:
            return MATE_RESCUE
        return 0
    strength: i64 = seen.deck.strength(kind)
    worth: i64 = 0
    if seen.deck.balance(kind) == 0:
        worth = MATE_BLANK
    if kind // RANKS == seen.trump:
        return worth + MATE_TRUMP + MATE_TRUMP_STRENGTH * strength
    if seen.laid == 0:
        return worth + MATE_LEAD_STRENGTH * strength
    return worth + MATE_STRENGTH * strength


def _captain_parting(seen: Seen, kind: i64) -> i64:
    """Return the value to the Captain of getting rid of a card."""
    if kind >= PASSENGER:
        if kind == RESCUE:
            return 0
        return CAPTAIN_PASSENGER
    suit: i64 = kind // RANKS
    worth: i64 = CAPTAIN_SUIT * count_of(seen.hand >> RANKS * suit & SUIT_MASK)
    if suit == seen.trump:
        return worth + CAPTAIN_TRUMP + CAPTAIN_TRUMP_STRENGTH * seen.deck.strength(kind)
    if seen.laid == 0:
        return worth + CAPTAIN_LEAD_STRENGTH * seen.deck.strength(kind)
    return worth
