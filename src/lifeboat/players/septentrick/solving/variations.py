"""Variations: a game played steadily, changed at one place after the other until it is won.

The distance of a game from a win is what all seats are out of balance by at its end (S17). A
variation takes another action somewhere and lets the steady crew go on from there; it is taken up
if it is no further from a win. So most deals are won after a few games. That a position cannot be
won is never found out this way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.core.dice import Dice
from lifeboat.players.septentrick.steady.player import SteadyCrew
from lifeboat.septentrick.questions import OVER
from lifeboat.septentrick.state import State

FOUNDERED: Final = 1000
"""The distance of a game that ended early (S12): further than any other."""
STALLED: Final = 300
"""After how many variations that came no nearer the crew begins again."""


class Variations:
    """The line of play from a position that is nearest to a win, of those tried."""

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
        """Whether the line wins."""
        return self.distance == 0

    def look_on(self, limit: int) -> None:
        """Play one more game, or as much of it as this many positions in all allow."""
        self.limit = limit
        if self.patience == 0:
            self.distance = FOUNDERED
            self.patience = STALLED
            self._play_on(self.start.copy(), [])
        else:
            self.patience -= 1
            self._vary()

    def _vary(self) -> None:
        """Take another action at one place of the line."""
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
        """Play steadily to the end of a line, and take it up if it is as near to a win."""
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
    """What all seats are out of balance by at the end of a game; 0 is a win."""
    if state.is_lost_early():
        return FOUNDERED
    distance: i64 = 0
    for seat in range(len(state.hands)):
        surplus: i64 = state.rings[seat] - state.people[seat]
        distance += surplus if surplus > 0 else -surplus
    return distance
