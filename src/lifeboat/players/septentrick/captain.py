"""The captain of Septentrick: tries every option in worlds that make sense, with steady playouts.

It does what the steady crew would do, unless something else is better by more than chance explains.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from lifeboat.core.dice import Dice
from lifeboat.players.advice import Advice
from lifeboat.players.player import Budget
from lifeboat.players.septentrick.race import Race
from lifeboat.players.septentrick.steady import SteadyCrew
from lifeboat.players.septentrick.worlds import Worlds
from lifeboat.septentrick.view import View


class CaptainSeptentrick:
    """Searches from a view."""

    name = "captain"

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock

    def choose(self, view: View, dice: Dice, budget: Budget) -> int:
        """The action that is worth most."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self.advise(view, dice, budget).options[0].action

    def advise(self, view: View, dice: Dice, budget: Budget) -> Advice:
        """All legal actions, the best first; a value is the chance to win."""
        ends = self.clock() + budget.seconds
        crew = SteadyCrew(view.terms)
        crew.seen.look_at_view(view)
        race = Race(view.terms, view.legal, crew.choice())
        worlds: Worlds | None = None
        while race.playouts + len(race.running) <= budget.playouts and self.clock() < ends:
            if worlds is None:
                worlds = Worlds(view, dice)
            race.run(worlds.next_world())
            if len(race.running) == 1 and len(view.legal) > 1:
                break
        return Advice(race.options(), race.playouts)
