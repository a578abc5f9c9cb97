"""Before the first trick of Septentrick: who is Captain, which trump, which cards go round.

The steady crew has a plan that needs no talk: the Captain collects. If one seat wins every trick
that shows rings or people and the others keep a blank last card, the crew wins, since rings and
people add up to the same number (S2). So the Captain names the longest suit, and the two seats
whose cards can reach the Captain send trumps; the others pass from short suits, so as to be able
to play Passenger cards early. The weights were found by playing many games with other numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.septentrick.seen import Seen, count_of
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
    kinds_in,
    unit_of,
)

TRUMP_LENGTH: Final = 100
"""What a card of a suit is worth to the Captain who names the trump, whatever its rank."""
TRUMP_STRENGTH: Final = 2
"""What its strength adds."""


class Taste:
    """How gladly a seat parts with a card, or takes it: one weight for each thing that counts."""

    def __init__(self, trump: i64, strength: i64, trump_strength: i64, suit: i64) -> None:
        self.trump: i64 = trump
        """For a trump."""
        self.strength: i64 = strength
        """For the strength of a card that isn't a trump."""
        self.trump_strength: i64 = trump_strength
        """For the strength of a trump."""
        self.suit: i64 = suit
        """For each card that the hand holds in the same suit."""

    def favourite(self, seen: Seen, cards: i64) -> i64:
        """Return the card that meets this taste best, the lower of equals.

        A Rescue card is taken only where no Sea card scores above 0.
        """
        favourite: i64 = -1
        top: i64 = 0
        if cards & RESCUES:
            favourite = RESCUE
        kind: i64 = 0
        left: i64 = cards & SEA
        while left:
            if left & 1:
                score: i64 = self._score(seen, kind)
                if favourite < 0 or score > top:
                    favourite = kind
                    top = score
            left >>= 1
            kind += 1
        return favourite

    def _score(self, seen: Seen, kind: i64) -> i64:
        """How well a Sea card meets this taste."""
        suit: i64 = kind // RANKS
        strength: i64 = seen.deck.strength(kind)
        score: i64 = self.suit * count_of(seen.hand >> RANKS * suit & SUIT_MASK)
        if suit == seen.trump:
            return score + self.trump + self.trump_strength * strength
        return score + self.strength * strength


PASSES: Final[list[Taste]] = [
    Taste(-563, 0, 0, -43),
    Taste(167, 0, 17, -35),
    Taste(167, 0, 17, -35),
    Taste(0, 11, -519, -322),
    Taste(0, 11, -519, -322),
]
"""What each seat passes, by the steps from it to the Captain."""
KEEPS: Final[list[Taste]] = [
    Taste(974, 71, 56, 0),
    Taste(-745, 50, -40, 0),
    Taste(0, 0, -203, 309),
    Taste(0, 0, -203, 309),
    Taste(0, 0, -203, 309),
]
"""What each seat keeps of the two received, by the steps from it to the Captain."""


def captain_to_make(seen: Seen) -> int:
    """The seat that is asked: no other hand is known to it."""
    return captain_of(int(seen.seat))


def trump_to_name(seen: Seen) -> int:
    """The suit that is long and strong in the own hand (S4)."""
    best, named = -1, 0
    for suit in range(SUIT_COUNT):
        worth = 0
        for kind in kinds_in(seen.hand & cards_of_suit(suit), 0):
            worth += TRUMP_LENGTH + TRUMP_STRENGTH * seen.deck.strength(kind)
        if worth > best:
            best, named = worth, suit
    return trump_of(named)


def cards_to_pass(seen: Seen) -> int:
    """Return the pass of the two cards that the seat parts with most gladly (S5)."""
    taste = PASSES[_steps_to_captain(seen)]
    cards: i64 = seen.hand & NO_PASSENGERS
    first: i64 = unit_of(taste.favourite(seen, cards))
    second: i64 = unit_of(taste.favourite(seen, cards - first))
    return pass_of(first + second)


def card_to_keep(seen: Seen) -> i64:
    """The one of the two received that serves better here than on the left (S5)."""
    return keep_of(KEEPS[_steps_to_captain(seen)].favourite(seen, seen.received))


def _steps_to_captain(seen: Seen) -> i64:
    """How many steps to the left of the seat the Captain sits."""
    steps: i64 = seen.captain - seen.seat
    return steps if steps >= 0 else steps + seen.players
