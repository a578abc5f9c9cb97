"""What a card is worth at home, with the Captain, and to its owner in Septentrick.

Points are in hundredths, and were found by playing many games with other numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.septentrick.seen import Seen, count_of
from lifeboat.septentrick.cards import PASSENGER, RANKS, RESCUE, SUIT_MASK

RING_HOME: Final = 68
"""For each ring that the Captain collects."""
PERSON_HOME: Final = 3
"""For each person that the Captain collects."""

CAPTAIN_TRUMP: Final = -77
CAPTAIN_TRUMP_STRENGTH: Final = -72
"""The Captain saves trumps, the high ones most."""
CAPTAIN_SUIT: Final = -62
"""The Captain ends short suits first: for each card held in the suit."""
CAPTAIN_LEAD_STRENGTH: Final = -85
"""The Captain leads low cards, and lets others win with blank ones."""
CAPTAIN_PASSENGER: Final = 1580
"""The Captain has few occasions to play a Passenger card."""

MATE_TRUMP: Final = 89
MATE_TRUMP_STRENGTH: Final = 19
"""The others leave winning with trumps to the Captain."""
MATE_STRENGTH: Final = 10
MATE_LEAD_STRENGTH: Final = 32
"""The others part with high cards, above all when they lead."""
MATE_BLANK: Final = -43
"""The others save cards without rings, which harm no trick and make a good last card."""
MATE_RESCUE: Final = -391
"""The others save Rescue cards, which need not follow suit."""


def worth_at_home(balance: i64) -> i64:
    """What a card with this many rings, or people if below 0, is worth to the Captain's trick."""
    return RING_HOME * balance if balance > 0 else -PERSON_HOME * balance


def worth_of_parting(seen: Seen, kind: i64) -> i64:
    """What it is worth to the owner to part with a card, whoever wins it."""
    if seen.seat == seen.captain:
        return _captain_parting(seen, kind)
    if kind >= PASSENGER:
        return MATE_RESCUE if kind == RESCUE else 0
    strength: i64 = seen.deck.strength(kind)
    worth: i64 = 0 if seen.deck.balance(kind) else MATE_BLANK
    if kind // RANKS == seen.trump:
        return worth + MATE_TRUMP + MATE_TRUMP_STRENGTH * strength
    if seen.laid == 0:
        return worth + MATE_LEAD_STRENGTH * strength
    return worth + MATE_STRENGTH * strength


def _captain_parting(seen: Seen, kind: i64) -> i64:
    """The same for the Captain."""
    if kind >= PASSENGER:
        return 0 if kind == RESCUE else CAPTAIN_PASSENGER
    suit: i64 = kind // RANKS
    worth: i64 = CAPTAIN_SUIT * count_of(seen.hand >> RANKS * suit & SUIT_MASK)
    if suit == seen.trump:
        return worth + CAPTAIN_TRUMP + CAPTAIN_TRUMP_STRENGTH * seen.deck.strength(kind)
    if seen.laid == 0:
        return worth + CAPTAIN_LEAD_STRENGTH * seen.deck.strength(kind)
    return worth
