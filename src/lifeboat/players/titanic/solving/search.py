"""A search of one position: its budget, and the best line found so far."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from lifeboat.players.player import Budget
from lifeboat.players.titanic.steady.player import steady_choice
from lifeboat.titanic.agenda import OVER
from lifeboat.titanic.play.groups import all_safe
from lifeboat.titanic.state import State

CLOCK_TICKS: Final = 63
"""The clock is read whenever these bits of the number of positions are 0."""


class Step:
    """An action, and the step before it."""

    def __init__(self, before: Step | None, action: int) -> None:
        self.before = before
        self.action = action


class Search:
    """What all passes over a position share."""

    def __init__(self, root: State, budget: Budget) -> None:
        self.root = root
        self.most_positions = budget.playouts
        self.ends = perf_counter() + budget.seconds
        self.positions = 0
        self.is_spent = False
        """Whether the budget is used up."""
        self.best = -1
        self.line: list[int] = []
        self.all_safe = False
        """Whether the best line saves all 60."""

    def play_first_line(self) -> None:
        """The steady player's line, whatever the budget, so that there is one."""
        state = self.root.copy()
        step: Step | None = None
        while state.asks != OVER:
            action = steady_choice(state, state.legal())
            step = Step(step, action)
            state.advance(action)
            self.positions += 1
        self.is_spent = self.positions >= self.most_positions
        self.note_end(state, step)

    def count(self) -> None:
        """One more position is looked at."""
        self.positions += 1
        if self.positions & CLOCK_TICKS == 0 and perf_counter() >= self.ends:
            self.is_spent = True
        if self.positions >= self.most_positions:
            self.is_spent = True

    def note_end(self, state: State, last: Step | None) -> None:
        """The game is over here: keep the line if there was none as good."""
        score = state.score().total
        if score > self.best:
            self.best = score
            self.line = line_to(last)
            self.all_safe = all_safe(state.groups)


def line_to(step: Step | None) -> list[int]:
    """All actions up to this step."""
    line: list[int] = []
    while step is not None:
        line.append(step.action)
        step = step.before
    line.reverse()
    return line
