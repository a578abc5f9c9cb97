"""The captain: a player that searches by racing its options against each other in sampled worlds.

It does what the steady player would do, unless the race gives enough evidence that something else
is better. See `lifeboat.players.race`.
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
    """A player that searches; `race_of` creates its game's race from a view and dice."""

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
        """Return the action that the race puts first; if only one is legal, return it without a
        race.
        """
        legal: list[int] = view.legal
        if len(legal) == 1:
            return legal[0]
        return self.advise(view, dice, budget).options[0].action

    def advise(self, view: Any, dice: Dice, budget: Budget) -> Advice:
        """Race the legal actions within the budget, and return all of them, best first."""
        return self.race_of(view, dice).run(budget, self.clock)
