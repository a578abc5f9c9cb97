"""Endings: a search through every line of play for one that wins, from a position during the
tricks.

Positions between tricks that turned out to be lost are remembered, positions that are plainly lost
are skipped (see `prospects`), and only one of a seat's equivalent cards is tried.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from lifeboat.core.events import NO_SEAT
from lifeboat.players.septentrick.solving.layout import (
    MOST_BITS,
    MOST_PEOPLE,
    NO_CARD,
    SEAT_BITS,
    Layout,
    card_at,
    longest_hand,
    raised_surpluses,
)
from lifeboat.players.septentrick.solving.prospects import Prospects
from lifeboat.septentrick.cards import PASSENGER, RANKS, people_of
from lifeboat.septentrick.edition import TRICKS
from lifeboat.septentrick.questions import ASK_PLAY
from lifeboat.septentrick.state import State
from lifeboat.septentrick.tricks import NO_SUIT, beats

MOST_REMEMBERED: Final = 500_000
"""The maximum number of lost positions to remember, at about 100 bytes each."""
LEADER_BITS: Final = 3
REST_BITS: Final = 43
"""The number of bits for the surpluses and the leader in a remembered position."""
GLANCE: Final = 1023
"""A bit mask: the clock is read whenever these bits of the position count are all 0."""


class Position:
    """A position during the tricks, between two of them or within one."""

    def __init__(self, left: i64, surpluses: i64, tricks: i64, leader: i64) -> None:
        """Create a position between two tricks."""
        self.left: i64 = left
        self.surpluses: i64 = surpluses
        self.tricks: i64 = tricks
        """The number of tricks to come, including the one being played."""
        self.seat: i64 = leader
        self.played: i64 = 0
        """The number of cards in the trick."""
        self.led: i64 = NO_SUIT
        self.best: i64 = NO_CARD
        """The card that is winning so far."""
        self.holder: i64 = leader
        """The seat that played the winning card, or the leader if no card can win so far."""
        self.balance: i64 = 0
        """The rings minus the people in the trick."""
        self.misfits: i64 = 0
        """The number of seats that can't win this trick any more and need another one."""
        self.waiting: i64 = 0
        """The number of those seats without the master."""
        self.room: i64 = tricks
        """An upper bound on the number of free tricks after this one (see `prospects`)."""
        self.master: i64 = NO_SEAT
        """The master, if it is sure to win a trick."""
        self.tops: i64 = 0
        """The master's top trumps."""

    def copy(self) -> Position:
        """Return an independent copy."""
        twin = Position(self.left, self.surpluses, self.tricks, self.seat)
        twin.played = self.played
        twin.led = self.led
        twin.best = self.best
        twin.holder = self.holder
        twin.balance = self.balance
        twin.misfits = self.misfits
        twin.waiting = self.waiting
        twin.room = self.room
        twin.master = self.master
        twin.tops = self.tops
        return twin

    def trick_with(self, kind: i64, value: i64, players: i64, trump: i64) -> i64:
        """Add a card to the trick, move on to the next seat, and return the seat that can no
        longer win the trick.

        That seat was overtaken by this card, or played it without overtaking. After the first
        card, the result has no meaning.
        """
        loser: i64 = self.seat
        if self.led == NO_SUIT and kind < PASSENGER:
            self.led = kind // RANKS
        if beats(kind, self.best, trump):
            loser = self.holder
            self.best = kind
            self.holder = self.seat
        self.balance += value
        self.played += 1
        self.seat = self.seat + 1 if self.seat + 1 < players else 0
        return loser


def can_be_searched(state: State) -> bool:
    """Return whether the tricks are being played and the position's cards fit into one integer."""
    return state.asks == ASK_PLAY and longest_hand(state) * len(state.hands) <= MOST_BITS


class Endings:
    """A search through all lines of play from a position for which `can_be_searched` is true, or
    from later positions of the same game.
    """

    def __init__(self, first: State, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock
        self.layout = Layout(first)
        self.prospects = Prospects(self.layout)
        self.lost: set[int] = set()
        """Positions between tricks from which no line wins."""
        self.line: list[int] = []
        """The cards of a winning line, last one first; empty until a win is found."""
        self.positions: i64 = 0
        self.limit: i64 = 0
        self.ends = 0.0
        self.has_stopped = False
        self.start = Position(0, 0, 0, 0)
        self.begin(first)

    def begin(self, start: State) -> None:
        """Start from this position, which is the first one or a later one of the same game.

        What is remembered as lost is still lost.
        """
        layout = self.layout
        tricks = TRICKS - start.tricks
        self.line = []
        self.start = Position(layout.left_in(start), raised_surpluses(start), tricks, start.leader)
        for kind in start.trick:
            value = start.terms.rings[kind] - people_of(kind)
            loser: i64 = self.start.trick_with(kind, value, layout.players, layout.trump)
            if self.start.played > 1:
                self._note_loser(self.start, loser)

    def search(self, limit: int, ends: float) -> bool | None:
        """Return whether some line wins, or None if the search runs out of positions or time.

        It looks at up to `limit` more positions, until the clock reaches `ends`. It can be called
        again: positions that are remembered as lost aren't searched twice.
        """
        self.limit = self.positions + limit
        self.ends = ends
        self.has_stopped = False
        start = self.start
        if start.played == 0:
            wins = self._wins(start)
        else:
            wins = start.misfits < start.tricks and self._wins_within(start)
        return None if self.has_stopped else wins

    def _wins(self, at: Position) -> bool:
        """Return whether some line wins from a position between tricks.

        False may also mean that the search has stopped.
        """
        if at.tricks == 0:
            return True  # The losers of the last trick are balanced, and so is its winner (S2).
        prospects = self.prospects
        if prospects.is_lost(at.left, at.seat, at.surpluses, at.tricks):
            return False
        if prospects.sure:
            at.master = prospects.master
            at.tops = prospects.tops
            at.room = prospects.free
        cards: int = at.left
        rest: int = at.surpluses << LEADER_BITS | at.seat
        key: int = cards << REST_BITS | rest
        if key in self.lost:
            return False
        if self._wins_within(at):
            return True
        if not self.has_stopped and len(self.lost) < MOST_REMEMBERED:
            self.lost.add(key)
        return False

    def _wins_within(self, at: Position) -> bool:
        """Return whether some line wins from a position within a trick or at its start.

        False may also mean that the search has stopped. The cards of a winning line are added to
        `line`.
        """
        self._count()
        if self.has_stopped:
            return False
        layout = self.layout
        one: i64 = 1
        hand: i64 = layout.playable(at.left, at.seat, at.led)
        place: i64 = layout.width * at.seat
        before: i64 = NO_CARD
        tried: i64 = 0
        while hand:
            if hand & 1:
                if before == NO_CARD or not layout.are_neighbours(at.left, at.best, before, place):
                    tried = 0
                value: i64 = layout.shown[place] + MOST_PEOPLE
                if tried >> value & 1 == 0 and self._wins_with(at, place):
                    self.line.append(layout.kinds[place])
                    return True
                tried |= one << value
                before = place
            hand >>= 1
            place += 1
        return False

    def _wins_with(self, at: Position, place: i64) -> bool:
        """Return whether some line that continues with this card wins.

        False may also mean that the search has stopped.
        """
        layout = self.layout
        card: i64 = card_at(place)
        left: i64 = at.left ^ card
        holder: i64 = at.holder
        loser: i64 = at.seat
        if beats(layout.kinds[place], at.best, layout.trump):
            loser = holder
            holder = at.seat
        misfits: i64 = at.misfits
        waiting: i64 = at.waiting
        room: i64 = at.room
        if at.seat == at.master and at.tops & card == 0:
            room -= 1  # All the sure tricks are later ones.
        if at.played and layout.is_misfit(left, at.surpluses, loser):
            misfits += 1
            if loser != at.master:
                waiting += 1
        if misfits >= at.tricks or waiting > room:
            return False
        if at.played + 1 == layout.players:
            balance: i64 = at.balance + layout.shown[place]
            surpluses: i64 = at.surpluses + (balance << SEAT_BITS * holder)
            is_full = misfits + 1 >= at.tricks or (holder != at.master and waiting >= room)
            if is_full and at.tricks > 1 and layout.is_misfit(left, surpluses, holder):
                return False  # The winner needs another trick, but there are too few of them.
            if at.best == NO_CARD and layout.passengers & card:
                return False  # The trick is all Passenger cards (S12).
            return self._wins(Position(left, surpluses, at.tricks - 1, holder))
        after = at.copy()
        after.left = left
        after.misfits = misfits
        after.waiting = waiting
        after.room = room
        after.trick_with(layout.kinds[place], layout.shown[place], layout.players, layout.trump)
        return self._wins_within(after)

    def _note_loser(self, at: Position, loser: i64) -> None:
        """Count a seat that can't win the trick any more, if it needs another one."""
        if self.layout.is_misfit(at.left, at.surpluses, loser):
            at.misfits += 1
            if loser != at.master:
                at.waiting += 1

    def _count(self) -> None:
        """Count a position, and stop the search if the limit or the time is reached."""
        if self.positions >= self.limit:
            self.has_stopped = True
            return
        self.positions += 1
        if self.positions & GLANCE == 0 and self.clock() > self.ends:
            self.has_stopped = True
