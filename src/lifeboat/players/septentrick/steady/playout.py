"""Fast Septentrick playouts by the steady crew, with the tricks stored in machine integers.

The order in which earlier cards were played makes no difference to the rest of a game. So a
playout takes what matters from a state, keeps it up to date card by card, and writes no history.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.core.events import NO_SEAT
from lifeboat.players.septentrick.seen import SEAT_BITS
from lifeboat.players.septentrick.steady.player import SteadyCrew
from lifeboat.septentrick.cards import PASSENGER, RESCUE, SEA, kinds_in, unit_of
from lifeboat.septentrick.edition import TRICKS
from lifeboat.septentrick.questions import ASK_PLAY, OVER
from lifeboat.septentrick.state import State
from lifeboat.septentrick.terms import Terms
from lifeboat.septentrick.tricks import voids_shown

LOST_EARLY: Final = -1
"""The result of a game that ended with a trick of Passenger cards (S12)."""


class SteadyPlayout:
    """Plays out one state after another, with the steady player in all seats."""

    def __init__(self, terms: Terms) -> None:
        self.crew = SteadyCrew(terms)
        self.seen = self.crew.seen
        self.trick_play = self.crew.trick_play
        self.hands: list[int] = []
        self.union: i64 = 0
        """The Sea cards in all hands, as one set."""

    def off_balance(self, state: State) -> i64:
        """Play a state out, and return the total number of rings and people by which the seats are
        off balance.

        Return LOST_EARLY if a trick was all Passenger cards. The state can't be used afterwards.
        """
        while state.asks not in (ASK_PLAY, OVER):
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
            off += surplus if surplus >= 0 else -surplus
            seat += 1
        return off

    def _play_tricks(self, state: State) -> bool:
        """Play the remaining tricks and add the last cards; return False if the game is lost
        early.
        """
        seen = self.seen
        self.hands = state.hands
        self.union = seen.out | seen.hand & SEA
        self.trick_play.read_trick()
        while seen.tricks < TRICKS:
            self._play_card(self.trick_play.next_card())
            if seen.laid == seen.players and not self._end_trick():
                return False
            seen.hand = self.hands[seen.seat]
            seen.out = self.union & ~seen.hand
        for seat, hand in enumerate(self.hands):
            self._collect(seat, seen.deck.balance(kinds_in(hand, 0)[0]))
        return True

    def _play_card(self, kind: i64) -> None:
        """Play this card for the seat that decides."""
        seen = self.seen
        seat: i64 = seen.seat
        self.hands[seat] = seen.hand - unit_of(kind)
        seen.voids |= voids_shown(kind, self.trick_play.led) << SEAT_BITS * seat
        if PASSENGER <= kind < RESCUE:
            if seat == seen.captain:
                seen.passengers -= 1
        else:
            seen.rooms -= _for_seat(1, seat)
            if kind < PASSENGER:
                self.union -= unit_of(kind)
        self.trick_play.lay(kind, seat)
        seen.laid += 1
        seen.seat = seat + 1 if seat + 1 < seen.players else 0

    def _end_trick(self) -> bool:
        """Let the winner collect and lead; return False if all cards are Passenger cards."""
        winner: i64 = self.trick_play.holder
        if winner == NO_SEAT:
            return False
        self._collect(winner, self.trick_play.balance)
        self.trick_play.begin_trick()
        self.seen.laid = 0
        self.seen.tricks += 1
        self.seen.leader = self.seen.seat = winner
        return True

    def _collect(self, seat: i64, balance: i64) -> None:
        """Add `balance`, which is rings if above 0 and people if below, to what a seat has
        collected.
        """
        self.seen.surpluses += _for_seat(balance, seat)


def _for_seat(number: i64, seat: i64) -> i64:
    """Return a number shifted to the bits that the fields of `Seen` use for a seat."""
    return number << SEAT_BITS * seat
