"""The captain: a player that searches, by a race of its options in worlds that agree with a view.

It does what the steady player would, unless something else is better by more than chance explains.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

from lifeboat.core.dice import Dice
from lifeboat.players.advice import Advice
from lifeboat.players.player import Budget
from lifeboat.players.race import Race


class Captain:
    """Searches from a view, by the race of its game."""

    name = "captain"
    searches = True

    def __init__(
        self,
        race_of: Callable[[Any, Dice], Race],
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.race_of = race_of
        self.clock = clock

    def choose(self, view: Any, dice: Dice, budget: Budget) -> int:
        """The action that is worth most."""
        legal: list[int] = view.legal
        if len(legal) == 1:
            return legal[0]
        return self.advise(view, dice, budget).options[0].action

    def advise(self, view: Any, dice: Dice, budget: Budget) -> Advice:
        """All legal actions, the best first."""
        return self.race_of(view, dice).run(budget, self.clock)
