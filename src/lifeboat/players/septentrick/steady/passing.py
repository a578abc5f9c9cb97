"""How Septentrick's steady player chooses the Captain, the trump suit and the cards to pass.

The steady crew has a plan that needs no discussion: the Captain collects. If one seat wins every
trick that shows rings or people and the others keep a blank last card, the crew wins, since there
are as many rings as people (S2). So the Captain names the longest suit, and the two seats whose
cards can reach the Captain pass trumps. Everybody else, the Captain included, passes from a short
suit: whoever is soon out of a suit can play Passenger cards early. This is a convention: the
others can rely on it, and `captain` reads it (see `lifeboat.players.septentrick.habits`).
"""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import i64

from lifeboat.players.septentrick.seen import Seen
from lifeboat.players.septentrick.steady.weights import table_of
from lifeboat.septentrick.actions import captain_of, keep_of, pass_of, trump_of
from lifeboat.septentrick.cards import (
    NO_PASSENGERS,
    RANKS,
    RESCUE,
    RESCUES,
    SEA,
    SUIT_COUNT,
    SUIT_MASK,
    cards_of_suit,
    count_of,
    kinds_in,
    unit_of,
)

TRUMP_LENGTH: Final = 100
"""What each card of a suit is worth to the Captain who names that suit, whatever its rank."""
PASSES: Final = ("pass-0", "pass-1", "pass-2", "pass-3", "pass-3")
KEEPS: Final = ("keep-0", "keep-1", "keep-2", "keep-2", "keep-2")
"""The names of the weights for passing and keeping cards, indexed by how many seats to the left of
the deciding seat the Captain is.
"""


class Taste:
    """Which cards a seat prefers to pass or to keep: one weight for each aspect of a card."""

    def __init__(self, weights: list[float]) -> None:
        trump, strength, trump_strength, suit, ring = (round(weight) for weight in weights)
        self.trump: i64 = trump
        """The weight of being a trump."""
        self.strength: i64 = strength
        """The weight of the strength of a card that isn't a trump."""
        self.trump_strength: i64 = trump_strength
        """The weight of the strength of a trump."""
        self.suit: i64 = suit
        """The weight of each card the hand holds in the same suit."""
        self.ring: i64 = ring
        """The weight of each life ring on the card."""

    def favourite(self, seen: Seen, cards: i64) -> i64:
        """Return the Sea or Rescue card that suits this taste best; in a tie, the lowest.

        A Rescue card is chosen only if no Sea card scores above 0. Return -1 if there are neither.
        """
        favourite: i64 = -1
        top: i64 = 0
        if cards & RESCUES:
            favourite = RESCUE
        first: i64 = 0
        left: i64 = cards & SEA
        while left:
            suit: i64 = left & SUIT_MASK
            while suit:
                kind: i64 = first + count_of((suit & -suit) - 1)
                score: i64 = self._score(seen, kind)
                if favourite < 0 or score > top:
                    favourite = kind
                    top = score
                suit &= suit - 1
            left >>= RANKS
            first += RANKS
        return favourite

    def _score(self, seen: Seen, kind: i64) -> i64:
        """Return how well a Sea card suits this taste."""
        suit: i64 = kind // RANKS
        strength: i64 = seen.deck.strength(kind)
        score: i64 = self.suit * count_of(seen.hand >> RANKS * suit & SUIT_MASK)
        score += self.ring * seen.deck.balance(kind)
        if suit == seen.trump:
            return score + self.trump + self.trump_strength * strength
        return score + self.strength * strength


class Plan:
    """How the seats choose the trump suit and the cards to pass, with a number of players."""

    def __init__(self, players: int) -> None:
        table = table_of(players)
        self.trump_strength: i64 = round(table["trump-strength"][0])
        """What each point of a card's strength is worth to the Captain who names its suit."""
        self.passes: list[Taste] = [Taste(table[name]) for name in PASSES]
        self.keeps: list[Taste] = [Taste(table[name]) for name in KEEPS]
        """Which cards a seat prefers to pass, and which received card it prefers to keep, indexed
        by how many seats to its left the Captain is.
        """


@cache
def plan_of(players: int) -> Plan:
    """Return the plan for this number of players."""
    return Plan(players)


def captain_to_make(seen: Seen) -> int:
    """Return the action that makes the deciding seat Captain; it knows only its own hand."""
    return captain_of(int(seen.seat))


def trump_to_name(plan: Plan, seen: Seen) -> int:
    """Return the action that names the seat's best suit (S4)."""
    return trump_of(suit_to_name(plan, seen))


def suit_to_name(plan: Plan, seen: Seen) -> int:
    """Return the suit that is best for the seat as trump, by length and strength."""
    best, named = -1, 0
    for suit in range(SUIT_COUNT):
        worth = 0
        for kind in kinds_in(seen.hand & cards_of_suit(suit), 0):
            worth += TRUMP_LENGTH + plan.trump_strength * seen.deck.strength(kind)
        if worth > best:
            best, named = worth, suit
    return named


def cards_to_pass(plan: Plan, seen: Seen) -> int:
    """Return the action that passes the two cards that the seat would most like to pass (S5)."""
    return pass_of(pair_to_pass(plan, seen))


def pair_to_pass(plan: Plan, seen: Seen) -> i64:
    """Return the two cards that the seat would most like to pass, as a hand."""
    taste = plan.passes[_steps_to_captain(seen)]
    cards: i64 = seen.hand & NO_PASSENGERS
    first: i64 = unit_of(taste.favourite(seen, cards))
    second: i64 = unit_of(taste.favourite(seen, cards - first))
    return first + second


def card_to_keep(plan: Plan, seen: Seen) -> i64:
    """Return the action that keeps the received card that the seat would rather keep (S5)."""
    return keep_of(kind_to_keep(plan, seen))


def kind_to_keep(plan: Plan, seen: Seen) -> i64:
    """Return the received card that the seat would rather keep."""
    return plan.keeps[_steps_to_captain(seen)].favourite(seen, seen.received)


def _steps_to_captain(seen: Seen) -> i64:
    """Return how many seats to the left of the deciding seat the Captain is."""
    steps: i64 = seen.captain - seen.seat
    if steps < 0:
        return steps + seen.players
    return steps
