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
from lifeboat.players.septentrick.steady.worth import worth_at_home, worth_of_parting
from lifeboat.septentrick.cards import (
    COUNT_BITS,
    COUNT_MASK,
    NO_PASSENGERS,
    PASSENGER,
    PASSENGERS_MASK,
    RANKS,
    RESCUE,
    RESCUE_BITS,
    RESCUE_MASK,
    RESCUES,
    SUIT_COUNT,
    SUIT_MASK,
    unit_of,
)
from lifeboat.septentrick.edition import TRICKS
from lifeboat.septentrick.tricks import NO_SUIT, beats, playable

PASSENGER_HOME: Final = 280
"""The bonus for a Passenger card that the Captain collects: playing one at all requires a void."""
MATE_WINS: Final = 194
"""The bonus if the deciding seat isn't Captain and wins: its lead lets the Captain use a void."""
ALL_PASSENGERS: Final = 100_000
"""The penalty if the next trick could be all Passenger cards, which loses the game (S12)."""
LAST_CARD: Final = 15
"""The weight of what the best last card would cost, in all tricks but the last."""
LIKELY: Final = 512
"""The chance above which a trick counts as won, in 1024ths."""
TWICE: Final[i64] = (1 << 24) + 1
"""A factor that repeats the bits of a number two suits higher."""
NO_CARD: Final = -1


class TrickPlay:
    """Chooses a card for the deciding seat to play to a trick."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.followers = Followers(seen)
        self.led: i64 = NO_SUIT
        self.best: i64 = NO_CARD
        """The card that is winning so far."""
        self.holder: i64 = NO_SEAT
        """The seat that played the winning card, or NO_SEAT."""
        self.balance: i64 = 0
        """The rings minus the people in the trick."""
        self.home: i64 = 0
        """What the trick is worth if the Captain collects it."""
        self.mine: i64 = 0
        """The chance that the most recently scored card wins the trick for the deciding seat."""

    def card(self) -> i64:
        """Return the card to play to the trick that `seen` was filled with."""
        self.read_trick()
        return self.next_card()

    def next_card(self) -> i64:
        """Return the legal card with the highest score; in a tie, the lowest card.

        The trick must have been read first, with `read_trick` or card by card with `lay`.
        """
        self.followers.reset()
        legal: i64 = playable(self.seen.hand, self.led)
        is_forced: bool = legal & (legal - 1) == 0
        chosen: i64 = NO_CARD
        top: i64 = 0
        score: i64
        kind: i64
        suit: i64 = 0
        while suit < SUIT_COUNT:
            kind = suit * RANKS
            cards: i64 = legal >> kind & SUIT_MASK
            while cards:
                if cards & 1:
                    score = 0 if is_forced else self._score(kind)
                    if chosen == NO_CARD or score > top:
                        top = score
                        chosen = kind
                cards >>= 1
                kind += 1
            suit += 1
        others: i64 = legal >> PASSENGER
        kind = PASSENGER
        while others:
            if others & (COUNT_MASK if kind < RESCUE else RESCUE_MASK):
                score = 0 if is_forced else self._score(kind)
                if chosen == NO_CARD or score > top:
                    top = score
                    chosen = kind
            others >>= COUNT_BITS if kind < RESCUE else RESCUE_BITS
            kind += 1
        return chosen

    def read_trick(self) -> None:
        """Read all cards of the trick that `seen` was filled with."""
        self.begin_trick()
        seat: i64 = self.seen.leader
        for kind in self.seen.trick:
            self.lay(kind, seat)
            seat = seat + 1 if seat + 1 < self.seen.players else 0

    def begin_trick(self) -> None:
        """Start an empty trick."""
        self.led = NO_SUIT
        self.best = NO_CARD
        self.holder = NO_SEAT
        self.balance = 0
        self.home = 0

    def lay(self, kind: i64, seat: i64) -> None:
        """Add a card that a seat has played to the trick."""
        if self.led == NO_SUIT and kind < PASSENGER:
            self.led = kind // RANKS
        if beats(kind, self.best, self.seen.trump):
            self.best = kind
            self.holder = seat
        shown: i64 = self.seen.deck.balance(kind)
        self.balance += shown
        self.home += worth_at_home(shown)

    def _score(self, kind: i64) -> i64:
        """Return the score of playing this card."""
        seen = self.seen
        is_captain: bool = seen.seat == seen.captain
        shown: i64 = seen.deck.balance(kind)
        balance: i64 = self.balance + shown
        home: i64 = self.home + worth_at_home(shown)
        to_come: i64 = seen.passengers - 1
        if PASSENGER <= kind < RESCUE:
            home += PASSENGER_HOME
            if is_captain:
                to_come -= 1
        to_come = to_come if to_come > 0 else 0
        score: i64 = worth_of_parting(seen, kind) + self._prospect(kind, balance, home, to_come)
        if self._leaves_only_passengers(kind):
            score -= ALL_PASSENGERS
        if is_captain:
            return score
        surplus: i64 = seen.surplus(seen.seat)
        if self.mine > LIKELY:
            surplus += balance
        score += self.mine * MATE_WINS >> CERTAIN_BITS
        last: i64 = self._last_card_cost(seen.hand - unit_of(kind), surplus, to_come)
        if seen.tricks == TRICKS - 1:
            return score - last + cost(surplus, to_come)
        return score - LAST_CARD * last

    def _leaves_only_passengers(self, kind: i64) -> bool:
        """Return whether playing this card could make the next trick all Passenger cards (S12)."""
        seen = self.seen
        if (seen.hand - unit_of(kind)) & NO_PASSENGERS or seen.tricks + 1 == TRICKS:
            return False
        other: i64 = seen.players - 1
        while other:
            other -= 1
            still_to_play: i64 = 1 if other < self.followers.count else 0
            if seen.room(self.followers.seat(other)) > still_to_play:
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
        led: i64 = kind // RANKS if self.led == NO_SUIT and kind < PASSENGER else self.led
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
        if seat == self.seen.captain:
            return home
        before: i64 = self.seen.surplus(seat)
        return cost(before, to_come) - cost(before + balance, to_come)

    def _last_card_cost(self, hand: i64, surplus: i64, to_come: i64) -> i64:
        """Return what the deciding seat's surplus costs with the best last card (S16)."""
        ranks: i64 = (hand | hand >> RANKS | hand >> 2 * RANKS | hand >> 3 * RANKS) & SUIT_MASK
        held: i64 = self.seen.deck.ranks & (ranks | ranks << RANKS) * TWICE
        least: i64 = -1
        price: i64
        if held & SUIT_MASK or hand & RESCUES:
            if surplus == 0:
                return 0
            least = cost(surplus, to_come)
        shown: i64 = 1
        held >>= RANKS
        while held:
            if held & SUIT_MASK:
                price = cost(surplus + shown, to_come)
                if least < 0 or price < least:
                    least = price
            held >>= RANKS
            shown += 1
        people: i64 = hand >> PASSENGER & PASSENGERS_MASK
        shown = 1
        while people:
            if people & COUNT_MASK:
                price = cost(surplus - shown, to_come)
                if least < 0 or price < least:
                    least = price
            people >>= COUNT_BITS
            shown += 1
        return least
