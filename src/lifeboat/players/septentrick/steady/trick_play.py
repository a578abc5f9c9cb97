"""Which card to play to a Septentrick trick, chosen without a search.

Each legal card gets a score, in hundredths of a point, which is the sum of three things: what the
crew gains from the trick, averaged over who may win it; what stays in the hand for the end (S16);
and the value of getting rid of the card. A seat that can overtake is assumed to do so if, and only
if, that is better for the crew.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.core.events import NO_SEAT
from lifeboat.players.septentrick.seen import Seen
from lifeboat.players.septentrick.steady.balance import cost
from lifeboat.players.septentrick.steady.followers import CERTAIN, CERTAIN_BITS, Followers
from lifeboat.players.septentrick.steady.weights import SIXTEENTHS_BITS, Weights, weights_of
from lifeboat.players.septentrick.steady.worth import worth_of_parting
from lifeboat.septentrick.cards import (
    COUNT_BITS,
    COUNT_MASK,
    MOST_PEOPLE,
    NO_PASSENGERS,
    PASSENGER,
    PASSENGERS_MASK,
    RANKS,
    RESCUE,
    RESCUE_SHIFT,
    SUIT_MASK,
    count_of,
    kind_at,
    other_kinds,
    unit_of,
)
from lifeboat.septentrick.edition import MOST_RINGS, TRICKS
from lifeboat.septentrick.packed import number_at
from lifeboat.septentrick.tricks import NO_CARD, NO_SUIT, beats, playable

ALL_PASSENGERS: Final = 100_000
"""The penalty if the next trick could be all Passenger cards, which loses the game (S12)."""
LIKELY: Final = 512
"""The chance above which a trick counts as won, in 1024ths."""


class TrickPlay:
    """Chooses a card for the deciding seat to play to a trick."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.followers = Followers(seen)
        self.weights_of_tricks: list[Weights] = weights_of(seen.terms.players)
        self.weights: Weights = self.weights_of_tricks[0]
        self.led: i64 = NO_SUIT
        self.best: i64 = NO_CARD
        """The card that is winning so far."""
        self.holder: i64 = NO_SEAT
        """The seat that played the winning card, or NO_SEAT."""
        self.rings: i64 = 0
        self.people: i64 = 0
        """The rings and the people in the trick."""
        self.mine: i64 = 0
        """The chance that the most recently scored card wins the trick for the deciding seat."""
        self.values: i64 = 0
        """The balances that the cards of the hand show, as a bit each, see `_value_bit`."""
        self.single_values: i64 = 0
        """The balances that only one card of the hand shows."""

    def card(self) -> i64:
        """Return the card to play to the trick that `seen` was filled with."""
        self.read_trick()
        return self.next_card()

    def next_card(self) -> i64:
        """Return the legal card with the highest score; in a tie, the lowest card.

        The trick must have been read first, with `read_trick` or card by card with `lay`.
        """
        self.weights = self.weights_of_tricks[self.seen.tricks]
        self.followers.reset(self.weights.captain_trumps)
        legal: i64 = playable(self.seen.hand, self.led)
        if legal & (legal - 1) == 0:
            return kind_at(legal, 0)
        self._note_values()
        chosen: i64 = NO_CARD
        top: i64 = 0
        first: i64 = 0
        cards: i64 = legal
        while first <= PASSENGER:
            kinds: i64 = cards & SUIT_MASK
            if first == PASSENGER:
                kinds = other_kinds(legal)
            while kinds:
                kind: i64 = first + count_of((kinds & -kinds) - 1)
                kinds &= kinds - 1
                score: i64 = self._score(kind)
                if chosen == NO_CARD or score > top:
                    top = score
                    chosen = kind
            cards >>= RANKS
            first += RANKS
        return chosen

    def read_trick(self) -> None:
        """Read all cards of the trick that `seen` was filled with."""
        self.begin_trick()
        seat: i64 = self.seen.leader
        place: i64 = 0
        while place < self.seen.laid:
            self.lay(number_at(self.seen.trick, place), seat)
            place += 1
            seat += 1
            if seat == self.seen.players:
                seat = 0

    def begin_trick(self) -> None:
        """Start an empty trick."""
        self.led = NO_SUIT
        self.best = NO_CARD
        self.holder = NO_SEAT
        self.rings = 0
        self.people = 0

    def lay(self, kind: i64, seat: i64) -> None:
        """Add a card that a seat has played to the trick."""
        if self.led == NO_SUIT and kind < PASSENGER:
            self.led = kind // RANKS
        if beats(kind, self.best, self.seen.trump):
            self.best = kind
            self.holder = seat
        shown: i64 = self.seen.deck.balance(kind)
        if shown > 0:
            self.rings += shown
        else:
            self.people -= shown

    def _score(self, kind: i64) -> i64:
        """Return the score of playing this card."""
        seen = self.seen
        is_captain: bool = seen.seat == seen.captain
        shown: i64 = seen.deck.balance(kind)
        weights = self.weights
        rings: i64 = self.rings
        people: i64 = self.people
        home: i64 = 0
        to_come: i64 = seen.passengers - 1
        if PASSENGER <= kind < RESCUE:
            home = weights.passenger_home
            people -= shown
            if is_captain:
                to_come -= 1
        else:
            rings += shown
        home += weights.ring_home * rings + weights.person_home * people
        balance: i64 = rings - people
        to_come = max(to_come, 0)
        score: i64 = worth_of_parting(weights, seen, self.led, kind)
        score += self._prospect(kind, balance, home, to_come)
        if self._leaves_only_passengers(kind):
            score -= ALL_PASSENGERS
        if is_captain:
            return score
        surplus: i64 = seen.surplus(seen.seat)
        if self.mine > LIKELY:
            surplus += balance
        score += self.mine * weights.mate_wins >> CERTAIN_BITS
        last: i64 = self._last_card_cost(shown, surplus, to_come)
        if seen.tricks == TRICKS - 1:
            return score - last + cost(weights, surplus, to_come)
        return score - (weights.last_card * last >> SIXTEENTHS_BITS)

    def _leaves_only_passengers(self, kind: i64) -> bool:
        """Return whether playing this card could make the next trick all Passenger cards (S12)."""
        seen = self.seen
        if (seen.hand - unit_of(kind)) & NO_PASSENGERS or seen.tricks + 1 == TRICKS:
            return False
        other: i64 = seen.players - 1
        while other:
            other -= 1
            room: i64 = seen.room(self.followers.seat(other))
            if room > 1 or (room == 1 and other >= self.followers.count):
                return False
        return True

    def _prospect(self, kind: i64, balance: i64, home: i64, to_come: i64) -> i64:
        """Return what the crew can expect to gain from the trick if this card is played.

        This also sets `mine`.
        """
        best: i64 = self.best
        holder: i64 = self.holder
        if beats(kind, best, self.seen.trump):
            best = kind
            holder = self.seen.seat
        self.mine = 0
        if holder == NO_SEAT:
            return 0
        led: i64 = self.led
        if led == NO_SUIT and kind < PASSENGER:
            led = kind // RANKS
        self.followers.weigh(best, led)
        stands: i64 = CERTAIN
        standing: i64 = self._fortune(holder, balance, home, to_come)
        gain: i64 = 0
        follower: i64 = self.followers.count
        while follower:
            follower -= 1
            chance: i64 = self.followers.chance(follower)
            if chance:
                taking: i64 = self._fortune(self.followers.seat(follower), balance, home, to_come)
                if taking > standing:
                    taken: i64 = stands * chance >> CERTAIN_BITS
                    gain += taken * taking
                    stands -= taken
        if holder == self.seen.seat:
            self.mine = stands
        return gain + stands * standing >> CERTAIN_BITS

    def _fortune(self, seat: i64, balance: i64, home: i64, to_come: i64) -> i64:
        """Return what the crew gains if this seat collects the trick."""
        weights = self.weights
        more: i64 = self.followers.passengers
        if seat == self.seen.captain:
            return home + (weights.more_home * more >> CERTAIN_BITS)
        before: i64 = self.seen.surplus(seat)
        gain: i64 = cost(weights, before, to_come) - cost(weights, before + balance, to_come)
        return gain + (weights.more_away * more >> CERTAIN_BITS)

    def _note_values(self) -> None:
        """Note which balances the cards of the hand show, and which of them only one card shows."""
        deck = self.seen.deck
        hand: i64 = self.seen.hand
        self.values = self.single_values = 0
        rescues: i64 = hand >> RESCUE_SHIFT
        blank: i64 = hand & deck.blank
        if rescues:
            self._note_value(0, rescues == 1 and blank == 0)
        elif blank:
            self._note_value(0, blank & (blank - 1) == 0)
        self._note_rings(1, hand & deck.with_one)
        self._note_rings(2, hand & deck.with_two)
        self._note_rings(3, hand & deck.with_three)
        people: i64 = hand >> PASSENGER & PASSENGERS_MASK
        shown: i64 = -1
        while people:
            if people & COUNT_MASK:
                self._note_value(shown, people & COUNT_MASK == 1)
            people >>= COUNT_BITS
            shown -= 1

    def _note_rings(self, rings: i64, cards: i64) -> None:
        """Note the Sea cards of the hand that show this number of life rings."""
        if cards:
            self._note_value(rings, cards & (cards - 1) == 0)

    def _note_value(self, shown: i64, is_single: bool) -> None:
        """Note that the hand has cards that show this balance, or a single one."""
        bit: i64 = _value_bit(shown)
        self.values |= bit
        if is_single:
            self.single_values |= bit

    def _last_card_cost(self, shown: i64, surplus: i64, to_come: i64) -> i64:
        """Return what the deciding seat's surplus costs with the best last card (S16).

        `shown` is the balance on the card that is played now.
        """
        values: i64 = self.values & ~(self.single_values & _value_bit(shown))
        if values & _value_bit(-surplus):
            return 0
        least: i64 = -1
        value: i64 = -MOST_PEOPLE
        while values:
            if values & 1:
                price: i64 = cost(self.weights, surplus + value, to_come)
                if least < 0 or price < least:
                    least = price
            values >>= 1
            value += 1
        return least


def _value_bit(shown: i64) -> i64:
    """Return the bit for cards that show this balance; 0 if no card can."""
    bit: i64 = 1
    if -MOST_PEOPLE <= shown <= MOST_RINGS:
        return bit << shown + MOST_PEOPLE
    return 0
