"""A search from one position: its budget, and the best line found so far."""

from __future__ import annotations

from time import perf_counter
from typing import Final

from lifeboat.players.player import Budget
from lifeboat.players.titanic.steady.player import steady_choice
from lifeboat.titanic.agenda import OVER
from lifeboat.titanic.play.groups import all_safe
from lifeboat.titanic.state import State

CLOCK_TICKS: Final = 63
"""A bit mask: the clock is read whenever these bits of the position count are all 0."""


class Step:
    """An action in a line of play, and the step before it."""

    def __init__(self, before: Step | None, action: int) -> None:
        self.before = before
        self.action = action


class Search:
    """What all sweeps from a position share: the budget, and the best line found so far."""

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
        """Play out the steady player's line, even if the budget is too small, so that there is at
        least one line.
        """
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
        """Count a position that is looked at, and note when the budget is used up."""
        self.positions += 1
        if self.positions & CLOCK_TICKS == 0 and perf_counter() >= self.ends:
            self.is_spent = True
        if self.positions >= self.most_positions:
            self.is_spent = True

    def note_end(self, state: State, last: Step | None) -> None:
        """Keep the line that ends in this state if it has the best score so far; `last` is its
        last step.
        """
        score = state.score().total
        if score > self.best:
            self.best = score
            self.line = line_to(last)
            self.all_safe = all_safe(state.groups)


def line_to(step: Step | None) -> list[int]:
    """Return all actions up to and including this step."""
    line: list[int] = []
    while step is not None:
        line.append(step.action)
        step = step.before
    line.reverse()
    return line
