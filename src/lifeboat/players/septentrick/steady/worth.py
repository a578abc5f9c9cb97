"""The value to a Septentrick seat of getting rid of a card, no matter who wins the trick."""

from __future__ import annotations

from mypy_extensions import i64

from lifeboat.players.septentrick.seen import Seen
from lifeboat.players.septentrick.steady.weights import Weights
from lifeboat.septentrick.cards import PASSENGER, RANKS, RESCUE, SUIT_MASK, count_of, people_of


def worth_of_parting(weights: Weights, seen: Seen, led: i64, kind: i64) -> i64:
    """Return the value to the deciding seat of getting rid of a card.

    `led` is the suit that was led, or NO_SUIT.
    """
    if seen.seat == seen.captain:
        return _captain_parting(weights, seen, kind)
    if kind == RESCUE:
        return weights.mate_rescue
    if kind >= PASSENGER:
        return weights.mate_passenger + weights.mate_person * people_of(kind)
    suit: i64 = kind // RANKS
    strength: i64 = seen.deck.strength(kind)
    rings: i64 = seen.deck.balance(kind)
    worth: i64 = weights.mate_ring * rings
    if rings == 0:
        worth = weights.mate_blank
    if suit == seen.trump:
        worth += weights.mate_trump + weights.mate_trump_strength * strength
        if seen.laid == 0:
            return worth + weights.mate_lead_trump
        if led != suit:
            return worth + weights.mate_ruff
        return worth
    length: i64 = count_of(seen.hand >> RANKS * suit & SUIT_MASK)
    if seen.laid == 0:
        worth += weights.mate_lead_strength * strength + weights.mate_lead_suit * length
        if _is_master(seen, kind):
            worth += weights.mate_lead_master
        if seen.is_void(seen.captain, suit):
            worth += weights.mate_lead_void
        return worth
    if _is_master(seen, kind):
        worth += weights.mate_master
    return worth + weights.mate_strength * strength + weights.mate_suit * length


def _captain_parting(weights: Weights, seen: Seen, kind: i64) -> i64:
    """Return the value to the Captain of getting rid of a card."""
    if kind == RESCUE:
        return 0
    if kind >= PASSENGER:
        return weights.captain_passenger + weights.captain_person * people_of(kind)
    suit: i64 = kind // RANKS
    strength: i64 = seen.deck.strength(kind)
    worth: i64 = weights.captain_suit * count_of(seen.hand >> RANKS * suit & SUIT_MASK)
    if suit == seen.trump:
        worth += weights.captain_trump + weights.captain_trump_strength * strength
        if seen.laid == 0:
            out: i64 = count_of(seen.out >> RANKS * suit & SUIT_MASK)
            worth += weights.captain_lead_trump + weights.captain_draw * out
        return worth
    if seen.laid == 0:
        worth += weights.captain_lead_strength * strength
        if _is_master(seen, kind):
            worth += weights.captain_lead_master
        return worth
    if _is_master(seen, kind):
        worth += weights.captain_master
    return worth


def _is_master(seen: Seen, kind: i64) -> bool:
    """Return whether the other seats hold no card of the same suit that beats this one."""
    return (seen.out >> kind - kind % RANKS & SUIT_MASK) >> kind % RANKS >> 1 == 0
