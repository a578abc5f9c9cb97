"""Endings: every line of play from a position among the tricks, until one wins or none is left.

Positions between two tricks that were found to be lost are remembered, those that are lost at sight
are left (see `prospects`), and of a seat's cards that come to the same only one is tried.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from mypy_extensions import i64

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
"""Lost positions, which take some 100 bytes each."""
LEADER_BITS: Final = 3
REST_BITS: Final = 43
"""What a remembered position takes besides the cards left: the surpluses and the leader."""
GLANCE: Final = 1023
"""The clock is looked at whenever these bits of the number of positions are 0."""


class Position:
    """A position among the tricks."""

    def __init__(self, left: i64, surpluses: i64, tricks: i64, leader: i64) -> None:
        """Between two tricks."""
        self.left: i64 = left
        self.surpluses: i64 = surpluses
        self.tricks: i64 = tricks
        """How many tricks are to come, with the one that is being played."""
        self.seat: i64 = leader
        self.played: i64 = 0
        """How many cards lie in the trick."""
        self.led: i64 = NO_SUIT
        self.best: i64 = NO_CARD
        """The card that wins so far."""
        self.holder: i64 = leader
        """Who played it; the leader while no card can win."""
        self.balance: i64 = 0
        """Rings less people in the trick."""
        self.misfits: i64 = 0
        """How many have lost this trick, and need another."""

    def trick_with(self, kind: i64, value: i64, players: i64, trump: i64) -> i64:
        """Add a card to the trick, go on to the next seat, and say who cannot win it any more."""
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
    """Whether the position lies among the tricks, and its cards fit into one integer."""
    return state.asks == ASK_PLAY and longest_hand(state) * len(state.hands) <= MOST_BITS


class Endings:
    """A search through all lines of play from one position."""

    def __init__(self, start: State, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock
        self.layout = Layout(start)
        self.prospects = Prospects(self.layout)
        tricks = TRICKS - start.tricks
        self.start = Position(self.layout.all, raised_surpluses(start), tricks, start.leader)
        for kind in start.trick:
            value = start.terms.rings[kind] - people_of(kind)
            loser: i64 = self.start.trick_with(kind, value, self.layout.players, self.layout.trump)
            if self.start.played > 1:
                self._note_loser(self.start, loser)
        self.lost: set[int] = set()
        """Positions between two tricks from which no line wins."""
        self.line: list[int] = []
        """The cards that win, the last one first."""
        self.positions: i64 = 0
        self.limit: i64 = 0
        self.ends = 0.0
        self.has_stopped = False

    def search(self, limit: int, ends: float) -> bool | None:
        """Whether a line wins; None if the positions allowed, or the time, were not enough.

        It can be called again: what was found lost is not looked at twice.
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
        """Whether a line wins from between two tricks."""
        if at.tricks == 0:
            return True  # Whoever lost the last trick fits, and then the winner does (S2).
        if self.prospects.is_lost(at.left, at.seat, at.surpluses, at.tricks):
            return False
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
        """Whether a line wins from within a trick, or from its lead."""
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
        """Whether a line wins that goes on with this card."""
        layout = self.layout
        after = Position(at.left ^ card_at(place), at.surpluses, at.tricks, at.holder)
        after.seat = at.seat
        after.played = at.played
        after.led = at.led
        after.best = at.best
        after.balance = at.balance
        after.misfits = at.misfits
        loser: i64 = after.trick_with(
            layout.kinds[place], layout.shown[place], layout.players, layout.trump
        )
        if at.played:
            self._note_loser(after, loser)
            if after.misfits >= after.tricks:
                return False
        if after.played < layout.players:
            return self._wins_within(after)
        if after.best == NO_CARD:
            return False  # All are Passenger cards (S12).
        surpluses: i64 = after.surpluses + (after.balance << SEAT_BITS * after.holder)
        return self._wins(Position(after.left, surpluses, after.tricks - 1, after.holder))

    def _note_loser(self, at: Position, loser: i64) -> None:
        """Count a seat that has lost the trick and needs another one."""
        if self.layout.is_misfit(at.left, at.surpluses, loser):
            at.misfits += 1

    def _count(self) -> None:
        """Count a position, and stop when there were enough."""
        if self.positions >= self.limit:
            self.has_stopped = True
            return
        self.positions += 1
        if self.positions & GLANCE == 0 and self.clock() > self.ends:
            self.has_stopped = True
