"""Variations: a steadily played game, changed in one place at a time until it is won.

The distance of a game from a win is how far off balance all seats together are at its end (S17). A
variation takes another action somewhere and lets the steady crew play on from there; it is kept if
it is at least as close to a win. Most deals are won this way after a few games, but this method
can never show that a position can't be won.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.core.dice import Dice
from lifeboat.players.septentrick.steady.player import SteadyCrew
from lifeboat.septentrick.questions import OVER
from lifeboat.septentrick.state import State

FOUNDERED: Final = 1000
"""The distance of a game that ended early (S12), greater than any other."""
STALLED: Final = 300
"""The number of variations without progress after which the search starts over."""


class Variations:
    """A search for a win by variations; `line` is the line that has come closest to a win since
    the search last started over.
    """

    def __init__(self, start: State, dice: Dice) -> None:
        self.start = start
        self.dice = dice
        self.crew = SteadyCrew(start.terms)
        self.line: list[int] = []
        self.distance: i64 = FOUNDERED
        self.patience = 0
        self.positions: i64 = 0
        self.limit: i64 = 0

    def is_won(self) -> bool:
        """Return whether `line` wins."""
        return self.distance == 0

    def look_on(self, limit: int) -> None:
        """Play one more game, or as much of it as fits before `positions` reaches `limit`."""
        self.limit = limit
        if self.patience == 0:
            self.distance = FOUNDERED
            self.patience = STALLED
            self._play_on(self.start.copy(), [])
        else:
            self.patience -= 1
            self._vary()

    def _vary(self) -> None:
        """Take a different action at a random place in the line, and play on from there."""
        at: i64 = self.dice.below(len(self.line))
        self.positions += at + 1
        if self.positions >= self.limit:
            self.positions = self.limit
            return
        state = self.start.copy()
        line = self.line[:at]
        for action in line:
            state.advance(action)
        others = [action for action in state.legal() if action != self.line[at]]
        if others:
            line.append(others[self.dice.below(len(others))])
            state.advance(line[at])
            self._play_on(state, line)

    def _play_on(self, state: State, line: list[int]) -> None:
        """Play steadily to the end, and keep the line if it is at least as close to a win.

        Give up when the limit on positions is reached.
        """
        while state.asks != OVER:
            if self.positions == self.limit:
                return
            self.positions += 1
            line.append(self.crew.choose(state))
            state.advance(line[-1])
        distance: i64 = distance_of(state)
        if distance < self.distance:
            self.patience = STALLED
        if distance <= self.distance:
            self.line = line
            self.distance = distance


def distance_of(state: State) -> i64:
    """Return how far off balance all seats together are at the end of a game; 0 is a win.

    A game that ended early has the distance FOUNDERED.
    """
    if state.is_lost_early():
        return FOUNDERED
    distance: i64 = 0
    for seat in range(len(state.hands)):
        surplus: i64 = state.rings[seat] - state.people[seat]
        distance += surplus if surplus > 0 else -surplus
    return distance
