"""Which card to play to a trick of Septentrick, weighed without search.

Each legal card gets a score, in hundredths of a point. It is the change in the crew's fortune when
this seat or that wins the trick, each by its chance; then what stays in the hand for the end
(S16); then what the card is worth to its owner. A seat that can overtake is taken to do
so if that is better for the crew, and only then. Chances are in 1024ths.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.players.septentrick_balance import cost
from lifeboat.players.septentrick_seen import Seen
from lifeboat.septentrick.cards import (
    PASSENGER,
    RANKS,
    RESCUE,
    RESCUES,
    SUIT_MASK,
    UNITS,
)
from lifeboat.septentrick.state import TRICKS
from lifeboat.septentrick.tricks import NO_SUIT, beats, playable

RING_HOME: Final[i64] = 90
"""For each ring that the Captain collects."""
PERSON_HOME: Final[i64] = 120
"""For each person that the Captain collects."""
PASSENGER_HOME: Final[i64] = 290
"""For a Passenger card more that the Captain collects: it needs a void to be played at all."""
TRICK_OF_MATE: Final[i64] = 100
"""For a seat other than the Captain that wins without harm: its lead lets others show voids."""
LAST_CARD: Final[i64] = 3
"""How much the best last card that stays in the hand counts, before the last trick."""

CAPTAIN_TRUMP: Final[i64] = -90
CAPTAIN_TRUMP_STRENGTH: Final[i64] = -52
"""The Captain saves trumps, the high ones most."""
CAPTAIN_STRENGTH: Final[i64] = -1
CAPTAIN_SUIT: Final[i64] = -20
"""The Captain shortens short suits first: for each card held in the suit."""
CAPTAIN_PASSENGER: Final[i64] = 600
"""The Captain has few occasions to play a Passenger card."""
MATE_TRUMP: Final[i64] = -16
MATE_TRUMP_STRENGTH: Final[i64] = 16
MATE_STRENGTH: Final[i64] = 5
MATE_LEAD_STRENGTH: Final[i64] = 20
"""The others part with high cards, above all when they lead."""
MATE_BLANK: Final[i64] = -30
"""The others save cards without rings, which fit any trick and make a last card."""
MATE_RESCUE: Final[i64] = -50
"""The others save Rescue cards, which need not follow suit."""

CERTAIN: Final[i64] = 1024
CERTAIN_BITS: Final[i64] = 10
LIKELY: Final[i64] = 512
"""A chance from which the trick is counted as won."""
CAPTAIN_TRUMPS: Final[i64] = 3
"""How many times likelier the Captain holds an unseen trump than another seat does."""
SHARES: Final[i64] = 64
"""Shares of the unseen cards are counted in so many parts."""
MISSES: Final[list[int]] = [
    1024 * (64 - share) ** cards // 64**cards for share in range(65) for cards in range(13)
]
"""The chance to hold none of some cards, by the share of each that one may hold."""
COUNTS: Final[i64] = 13
BITS: Final[list[int]] = [bits.bit_count() for bits in range(4096)]
"""How many cards of a suit there are in its bits."""


class TrickPlay:
    """The thoughts of one seat about its card; kept from decision to decision to spare memory."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.followers: i64 = 0
        """How many seats play after this one."""
        self.led: i64 = NO_SUIT
        self.best: i64 = NO_SUIT
        """The card that wins so far; below 0 if none does."""
        self.holder: i64 = NO_SUIT
        self.balance: i64 = 0
        """Rings less people in the trick."""
        self.home: i64 = 0
        """What the trick is worth if the Captain collects it."""
        self.weighed_best: i64 = RESCUE
        self.weighed_led: i64 = RESCUE
        self.chances: list[int] = [0] * (seen.players + 1)
        """That the first, second ... follower can overtake the card weighed last."""

    def card(self) -> i64:
        """The legal card with the highest score; the lowest of equals."""
        seen = self.seen
        self._read_trick()
        legal: i64 = playable(seen.hand, self.led)
        chosen: i64 = -1
        top: i64 = 0
        score: i64
        kind: i64 = 0
        suit: i64 = 0
        while suit < 4:
            kind = suit * RANKS
            cards: i64 = legal >> kind & SUIT_MASK
            while cards:
                if cards & 1:
                    score = self._score(kind)
                    if chosen < 0 or score > top:
                        top = score
                        chosen = kind
                cards >>= 1
                kind += 1
            suit += 1
        others: i64 = legal >> PASSENGER
        kind = PASSENGER
        while others:
            if others & (3 if kind < RESCUE else 7):
                score = self._score(kind)
                if chosen < 0 or score > top:
                    top = score
                    chosen = kind
            others >>= 2 if kind < RESCUE else 3
            kind += 1
        return chosen

    def _read_trick(self) -> None:
        """Take in what lies in the trick."""
        seen = self.seen
        led: i64 = NO_SUIT
        best: i64 = -1
        holder: i64 = -1
        balance: i64 = 0
        home: i64 = 0
        seat: i64 = seen.leader
        followers: i64 = seen.players - 1
        for card in seen.trick:
            kind: i64 = card
            if led == NO_SUIT and kind < PASSENGER:
                led = kind // RANKS
            if beats(kind, best, seen.trump):
                best = kind
                holder = seat
            balance += seen.deck.balance[kind]
            home += self._home(kind)
            seat = seat + 1 if seat + 1 < seen.players else 0
            followers -= 1
        self.led = led
        self.best = best
        self.holder = holder
        self.balance = balance
        self.home = home
        self.followers = followers
        self.weighed_best = self.weighed_led = RESCUE

    def _home(self, kind: i64) -> i64:
        """What a card is worth in a trick that the Captain collects."""
        shown: i64 = self.seen.deck.balance[kind]
        return RING_HOME * shown if shown > 0 else -PERSON_HOME * shown

    def _score(self, kind: i64) -> i64:
        """How good it is to play this card."""
        seen = self.seen
        led: i64 = self.led
        if led == NO_SUIT and kind < PASSENGER:
            led = kind // RANKS
        best: i64 = self.best
        holder: i64 = self.holder
        if beats(kind, best, seen.trump):
            best = kind
            holder = seen.seat
        is_passenger: bool = PASSENGER <= kind < RESCUE
        is_captain: bool = seen.seat == seen.captain
        to_come: i64 = seen.passengers[seen.captain] - 1
        if is_captain and is_passenger:
            to_come -= 1
        to_come = max(to_come, 0)
        balance: i64 = self.balance + seen.deck.balance[kind]
        home: i64 = self.home + self._home(kind)
        if is_passenger:
            home += PASSENGER_HOME
        score: i64 = self._own_worth(kind, is_captain)
        mine: i64 = 0
        if holder >= 0:
            self._weigh_followers(best, led)
            stands: i64 = CERTAIN
            standing: i64 = self._fortune(holder, balance, home, to_come)
            follower: i64 = self.followers
            while follower:
                chance: i64 = self.chances[follower]
                if chance:
                    seat: i64 = seen.seat + follower
                    if seat >= seen.players:
                        seat -= seen.players
                    taking: i64 = self._fortune(seat, balance, home, to_come)
                    if taking > standing:
                        score += (stands * chance >> CERTAIN_BITS) * taking >> CERTAIN_BITS
                        stands -= stands * chance >> CERTAIN_BITS
                follower -= 1
            score += stands * standing >> CERTAIN_BITS
            if holder == seen.seat:
                mine = stands
                if not is_captain:
                    score += stands * TRICK_OF_MATE >> CERTAIN_BITS
        if not is_captain:
            surplus: i64 = seen.balance(seen.seat)
            if mine > LIKELY:
                surplus += balance
            last: i64 = self._last_card_cost(seen.hand - UNITS[kind], surplus, to_come)
            if seen.tricks == TRICKS - 1:
                score -= last - cost(surplus, to_come)
            else:
                score -= LAST_CARD * last
        return score

    def _fortune(self, seat: i64, balance: i64, home: i64, to_come: i64) -> i64:
        """What the crew gains if this seat collects the trick."""
        if seat == self.seen.captain:
            return home
        before: i64 = self.seen.balance(seat)
        return cost(before, to_come) - cost(before + balance, to_come)

    def _weigh_followers(self, best: i64, led: i64) -> None:
        """Find out how likely each follower can overtake the best card."""
        if best == self.weighed_best and led == self.weighed_led:
            return
        self.weighed_best = best
        self.weighed_led = led
        seen = self.seen
        follower: i64 = 1
        if led == NO_SUIT:
            while follower <= self.followers:
                self.chances[follower] = CERTAIN
                follower += 1
            return
        trump: i64 = seen.trump
        following: i64 = seen.out >> RANKS * led & SUIT_MASK
        trumps: i64 = seen.out >> RANKS * trump & SUIT_MASK
        higher: i64 = 0
        if best // RANKS == trump:
            trumps = trumps >> best % RANKS >> 1
            if led == trump:
                higher = trumps
        else:
            higher = following >> best % RANKS >> 1
        in_suit: i64 = self._holders(led)
        in_trump: i64 = 0 if led == trump or trumps == 0 else self._holders(trump)
        while follower <= self.followers:
            seat: i64 = seen.seat + follower
            if seat >= seen.players:
                seat -= seen.players
            chance: i64 = CERTAIN - self._miss(seat, led, higher, in_suit)
            if in_trump:
                void: i64 = self._miss(seat, led, following, in_suit)
                chance += void * (CERTAIN - self._miss(seat, trump, trumps, in_trump)) >> 10
            self.chances[follower] = chance
            follower += 1

    def _weight(self, seat: i64, suit: i64) -> i64:
        """How likely a seat holds a card of this suit, against others; 0 if it cannot."""
        seen = self.seen
        if seen.voids[seat] >> suit & 1:
            return 0
        if suit == seen.trump and seat == seen.captain:
            return seen.room(seat) * CAPTAIN_TRUMPS
        return seen.room(seat)

    def _holders(self, suit: i64) -> i64:
        """The weights of all other seats together."""
        weights: i64 = 0
        seat: i64 = 0
        while seat < self.seen.players:
            if seat != self.seen.seat:
                weights += self._weight(seat, suit)
            seat += 1
        return weights

    def _miss(self, seat: i64, suit: i64, cards: i64, holders: i64) -> i64:
        """The chance that a seat holds none of these cards of a suit."""
        if cards == 0:
            return CERTAIN
        share: i64 = SHARES * self._weight(seat, suit) // holders
        return MISSES[share * COUNTS + BITS[cards]]

    def _last_card_cost(self, hand: i64, surplus: i64, to_come: i64) -> i64:
        """What the own surplus costs with the last card that would fit it best (S16)."""
        by_rings = self.seen.deck.by_rings
        least: i64 = -1
        price: i64
        if hand & by_rings[0] or hand & RESCUES:
            least = cost(surplus, to_come)
        shown: i64 = 1
        while shown <= 3:
            if hand & by_rings[shown]:
                price = cost(surplus + shown, to_come)
                if least < 0 or price < least:
                    least = price
            shown += 1
        people: i64 = hand >> PASSENGER & 255
        shown = 1
        while people:
            if people & 3:
                price = cost(surplus - shown, to_come)
                if least < 0 or price < least:
                    least = price
            people >>= 2
            shown += 1
        return least

    def _own_worth(self, kind: i64, is_captain: bool) -> i64:
        """What it is worth to the owner to part with a card, whoever wins it."""
        seen = self.seen
        if kind == RESCUE:
            return 0 if is_captain else MATE_RESCUE
        if kind >= PASSENGER:
            return CAPTAIN_PASSENGER if is_captain else 0
        strength: i64 = seen.deck.strength[kind]
        suit: i64 = kind // RANKS
        if is_captain:
            worth: i64 = CAPTAIN_SUIT * BITS[seen.hand >> RANKS * suit & SUIT_MASK]
            if suit == seen.trump:
                return worth + CAPTAIN_TRUMP + CAPTAIN_TRUMP_STRENGTH * strength
            return worth + CAPTAIN_STRENGTH * strength
        blank: i64 = 0 if seen.deck.rings[kind] else MATE_BLANK
        if suit == seen.trump:
            return blank + MATE_TRUMP + MATE_TRUMP_STRENGTH * strength
        if len(seen.trick) == 0:
            return blank + (MATE_STRENGTH + MATE_LEAD_STRENGTH) * strength
        return blank + MATE_STRENGTH * strength
