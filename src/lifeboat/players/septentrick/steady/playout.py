"""Fast Septentrick playouts by the steady crew, with the tricks stored in machine integers.

The order in which earlier cards were played makes no difference to the rest of a game. So a
playout takes what matters from a state, keeps it up to date card by card, and writes no history.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.core.events import NO_SEAT
from lifeboat.players.septentrick.steady.player import SteadyCrew
from lifeboat.septentrick.cards import (
    COUNT_BITS,
    MOST_PEOPLE,
    PASSENGER,
    RESCUE,
    RESCUE_BITS,
    SEA,
    SEA_CARDS,
    kind_at,
    unit_of,
)
from lifeboat.septentrick.edition import TRICKS
from lifeboat.septentrick.packed import at_seat
from lifeboat.septentrick.questions import ASK_PLAY, OVER
from lifeboat.septentrick.state import State
from lifeboat.septentrick.terms import Terms
from lifeboat.septentrick.tricks import voids_shown

OTHER_BITS: Final = COUNT_BITS * MOST_PEOPLE + RESCUE_BITS
"""The number of bits in a hand that count the cards other than Sea cards."""
OTHER_MASK: Final = (1 << OTHER_BITS) - 1
LOST_EARLY: Final = -1
"""The result of a game that ended with a trick of Passenger cards (S12)."""


class SteadyPlayout:
    """Plays out one state after another, with the steady player in all seats."""

    def __init__(self, terms: Terms) -> None:
        self.crew = SteadyCrew(terms)
        self.seen = self.crew.seen
        self.trick_play = self.crew.trick_play
        self.hands: list[int] = []
        """The hands before the first trick that is played out."""
        self.union: i64 = 0
        """The Sea cards in all hands, as one set."""
        self.others: i64 = 0
        """The other cards in each hand, as the bits that count them, OTHER_BITS per seat."""

    def off_balance(self, state: State) -> i64:
        """Play a state out, and return the total number of rings and people by which the seats are
        off balance.

        Return LOST_EARLY if a trick was all Passenger cards. The state can't be used afterwards.
        """
        while state.asks != ASK_PLAY and state.asks != OVER:  # noqa: PLR1714 (this doesn't box)
            state.advance(self.crew.choose(state))
        if state.is_lost_early():
            return LOST_EARLY
        self.seen.fill_from_state(state)
        if state.asks == ASK_PLAY and not self._play_tricks(state):
            return LOST_EARLY
        off: i64 = 0
        seat: i64 = 0
        while seat < self.seen.players:
            surplus: i64 = self.seen.surplus(seat)
            if surplus < 0:
                surplus = -surplus
            off += surplus
            seat += 1
        return off

    def _play_tricks(self, state: State) -> bool:
        """Play the remaining tricks and add the last cards; return False if the game is lost
        early.
        """
        seen = self.seen
        self.hands = state.hands
        self.union = seen.out | seen.hand & SEA
        self.others = 0
        at: i64 = seen.players
        while at:
            at -= 1
            hand: i64 = self.hands[at]
            self.others = self.others << OTHER_BITS | hand >> SEA_CARDS
        self.trick_play.read_trick()
        while seen.tricks < TRICKS:
            self._play_card(self.trick_play.next_card())
            if seen.laid == seen.players and not self._end_trick():
                return False
            seen.hand = self._hand(seen.seat)
            seen.out = self.union & ~seen.hand
        at = seen.players
        while at:
            at -= 1
            self._collect(at, seen.deck.balance(kind_at(self._hand(at), 0)))
        return True

    def _hand(self, seat: i64) -> i64:
        """Return the current hand of a seat."""
        dealt: i64 = self.hands[seat]
        others: i64 = self.others >> OTHER_BITS * seat & OTHER_MASK
        return dealt & self.union | others << SEA_CARDS

    def _play_card(self, kind: i64) -> None:
        """Play this card for the seat that decides."""
        seen = self.seen
        seat: i64 = seen.seat
        seen.voids |= at_seat(voids_shown(kind, self.trick_play.led), seat)
        if PASSENGER <= kind < RESCUE:
            if seat == seen.captain:
                seen.passengers -= 1
        else:
            seen.rooms -= at_seat(1, seat)
        if kind < PASSENGER:
            self.union -= unit_of(kind)
        else:
            self.others -= unit_of(kind) >> SEA_CARDS << OTHER_BITS * seat
        self.trick_play.lay(kind, seat)
        seen.laid += 1
        seen.seat = seat + 1 if seat + 1 < seen.players else 0

    def _end_trick(self) -> bool:
        """Let the winner collect and lead; return False if all cards are Passenger cards."""
        winner: i64 = self.trick_play.holder
        if winner == NO_SEAT:
            return False
        self._collect(winner, self.trick_play.rings - self.trick_play.people)
        self.trick_play.begin_trick()
        self.seen.laid = 0
        self.seen.tricks += 1
        self.seen.leader = self.seen.seat = winner
        return True

    def _collect(self, seat: i64, balance: i64) -> None:
        """Add `balance`, which is rings if above 0 and people if below, to what a seat has
        collected.
        """
        self.seen.surpluses += at_seat(balance, seat)
