"""The captain: a player that searches by racing its options against each other in sampled worlds.

It does what the steady player would do, unless the race gives enough evidence that something else
is better. See `lifeboat.players.race`. The skilled player is a captain in a hurry: it gets a fixed
number of playouts, however long it may think.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from lifeboat.core.dice import Dice
from lifeboat.players.advice import Advice
from lifeboat.players.player import Budget
from lifeboat.players.race import Race

SKILLED: Final = "skilled"
CAPTAIN: Final = "captain"
FEW: Final = 100
"""The number of playouts that the skilled player makes for a decision."""
ENDLESS: Final = 1 << 60
"""A number of playouts that is never reached."""


class Captain:
    """A player that searches; `race_of` creates its game's race from a view and dice.

    It makes at most `most` playouts for a decision, even if its budget allows more.
    """

    searches = True

    def __init__(
        self,
        race_of: Callable[[Any, Dice], Race],
        clock: Callable[[], float] = perf_counter,
        name: str = CAPTAIN,
        most: int = ENDLESS,
    ) -> None:
        self.race_of = race_of
        self.clock = clock
        self.name = name
        self.most = most

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
        playouts = min(budget.playouts, self.most)
        return self.race_of(view, dice).run(budget._replace(playouts=playouts), self.clock)


def skilled(race_of: Callable[[Any, Dice], Race]) -> Captain:
    """Return the skilled player of the game whose race this is."""
    return Captain(race_of, name=SKILLED, most=FEW)
