"""Before the first trick of Septentrick: who is Captain, which trump, which cards go round.

The steady crew has a plan that needs no talk: the Captain collects. If one seat wins every trick
that shows rings or people and the others keep a blank last card, the crew wins, since rings and
people add up to the same number (S2). So the Captain names the longest strong suit, and
the two seats whose cards can reach the Captain send trumps; everybody else gets rid of high cards
and of short suits, so as to be able to play Passenger cards early.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.septentrick_seen import Seen
from lifeboat.septentrick.actions import CAPTAIN, KEEP, PASS, TRUMP
from lifeboat.septentrick.cards import (
    NO_PASSENGERS,
    RANKS,
    RESCUE,
    SUIT_MASKS,
    copies,
    kinds_in,
)

TRUMP_LENGTH: Final = 100
"""What a card of a suit is worth to the Captain who names the trump, whatever its rank."""
TRUMP_STRENGTH: Final = 15
"""What its strength adds."""


class Taste:
    """How gladly a seat parts with a card, or takes it: one weight for each thing that counts."""

    def __init__(
        self, trump: int, strength: int, trump_strength: int, ring: int, suit: int
    ) -> None:
        self.trump = trump
        """For a trump."""
        self.strength = strength
        """For the strength of a card that is no trump."""
        self.trump_strength = trump_strength
        """For the strength of a trump."""
        self.ring = ring
        """For each life ring."""
        self.suit = suit
        """For each card that the hand holds in the same suit."""

    def score(self, seen: Seen, kind: int) -> int:
        """How well a card meets this taste; the Rescue card is nobody's favourite."""
        if kind == RESCUE:
            return 0
        suit = kind // RANKS
        strength = seen.deck.strength[kind]
        score = self.ring * seen.deck.rings[kind] + self.suit * _length(seen.hand, suit)
        if suit == seen.trump:
            return score + self.trump + self.trump_strength * strength
        return score + self.strength * strength


PASSES: Final[list[Taste]] = [
    Taste(-500, 0, 0, 30, -100),
    Taste(500, 0, 90, -35, -50),
    Taste(500, 0, 90, -35, -50),
    Taste(28, 27, -58, 0, -100),
    Taste(28, 27, -58, 0, -100),
]
"""What each seat passes, by the steps from it to the Captain."""
KEEPS: Final[list[Taste]] = [
    Taste(530, 5, 50, 0, 0),
    Taste(-500, -22, -6, 0, 0),
    Taste(-39, -25, 27, 0, 34),
    Taste(-39, -25, 27, 0, 34),
    Taste(-39, -25, 27, 0, 34),
]
"""What each seat keeps of the two received, by the steps from it to the Captain."""


def captain_to_make(seen: Seen) -> int:
    """The seat that is asked: no other hand is known to it."""
    return CAPTAIN + int(seen.seat)


def trump_to_name(seen: Seen) -> int:
    """The suit that is long and strong in the own hand (S4)."""
    best, named = -1, 0
    strength = seen.deck.strength
    for suit in range(4):
        worth = 0
        for kind in kinds_in(seen.hand & SUIT_MASKS[suit], 0):
            worth += TRUMP_LENGTH + TRUMP_STRENGTH * strength[kind]
        if worth > best:
            best, named = worth, suit
    return TRUMP + named


def card_to_pass(seen: Seen) -> int:
    """The lower of the two cards to pass, then the other (S5)."""
    taste = PASSES[_steps_to_captain(seen)]
    kinds = kinds_in((seen.hand - seen.passing) & NO_PASSENGERS, 0)
    if seen.passing:
        chosen = kinds_in(seen.passing, 0)[0]
        return PASS + _favourite(seen, taste, [kind for kind in kinds if kind >= chosen])
    first = _favourite(seen, taste, kinds)
    if copies(seen.hand, first) == 1:
        kinds.remove(first)
    return PASS + min(first, _favourite(seen, taste, kinds))


def card_to_keep(seen: Seen) -> int:
    """The one of the two received that serves better here than on the left (S5)."""
    taste = KEEPS[_steps_to_captain(seen)]
    return KEEP + _favourite(seen, taste, kinds_in(seen.received, 0))


def _favourite(seen: Seen, taste: Taste, kinds: list[int]) -> int:
    """The card that meets a taste best; the lowest of equals."""
    favourite, best = -1, 0
    for kind in kinds:
        score = taste.score(seen, kind)
        if favourite < 0 or score > best:
            favourite, best = kind, score
    return favourite


def _steps_to_captain(seen: Seen) -> i64:
    """How many steps to the left of the seat the Captain sits."""
    return (seen.captain - seen.seat + seen.players) % seen.players


def _length(hand: i64, suit: int) -> int:
    """How many Sea cards of a suit a hand holds."""
    cards: int = hand & SUIT_MASKS[suit]
    return cards.bit_count()
