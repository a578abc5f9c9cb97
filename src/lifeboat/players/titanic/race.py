"""The race of the options of SOS Titanic: in heats, and by what can be believed of a lead.

The heats are of about equal cost; after each the worse half leaves. Whoever is behind by more than
chance explains leaves at once, and so does whoever comes to the same as another in every world.

The habit stays to the end: another option is preferred only as far as its lead can be believed.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from lifeboat.core.dice import Dice
from lifeboat.players.advice import Option, Z
from lifeboat.players.race import FEWEST_ROUNDS, Model, Race, Racer, standard_error
from lifeboat.players.titanic.steady.player import play_out, steady_choice
from lifeboat.titanic.sampling import board_in_sight, sample
from lifeboat.titanic.state import State
from lifeboat.titanic.view import View

BEHIND: Final = 3.0
"""An option leaves when it is behind by so many standard errors of the difference,"""
UNSURE: Final = 16.0
"""and by so many more, divided by the rounds: few rounds do not show the error well."""
LONGEST_HEAT: Final = 1000
"""The most playouts of a heat but the last, for a race that only the clock ends."""
SURE_ROUNDS: Final = 64
"""The last in the race is played out so often, for an estimate that can be shown."""


DEFICIT: Final = 0.5
"""How far behind the habit another option is on the average, in points,"""
SCATTER: Final = 1.0
"""and the standard deviation of that: measured over some hundred decisions."""
SPREAD: Final = 15.0
"""The standard deviation of the score."""


class TitanicModel:
    """The worlds of a race; their value is the score."""

    def __init__(self, view: View, dice: Dice) -> None:
        self.view = view
        self.dice = dice

    def world(self) -> State:
        return sample(self.view, self.dice)

    def value(self, state: State) -> float:
        play_out(state)
        return float(state.score().total)


def titanic_race(view: View, dice: Dice) -> TitanicRace:
    """The race of the options of a view."""
    habit = steady_choice(board_in_sight(view), view.legal)
    return TitanicRace(TitanicModel(view, dice), view.legal, habit)


class TitanicRace(Race):
    """The options of a decision, the habit first."""

    def __init__(self, model: Model, actions: list[int], habit: int) -> None:
        others = [action for action in actions if action != habit]
        super().__init__(model, [habit, *others], habit)
        self.heat_ends = 0

    def is_decided(self) -> bool:
        return len(self.running) == 1 and self.rounds >= SURE_ROUNDS

    def prepare(self, left: int) -> None:
        """When a heat is over, the next one gets its share of the playouts that are left."""
        if self.playouts + len(self.running) <= self.heat_ends:
            return
        if self.rounds >= FEWEST_ROUNDS and len(self.running) > 2:
            self._drop_the_worse_half()
        heats = max((len(self.running) - 1).bit_length(), 1)
        share = min(left // heats, LONGEST_HEAT)
        self.heat_ends = self.playouts + max(share, len(self.running) * FEWEST_ROUNDS)

    def prune(self) -> None:
        if self.rounds >= FEWEST_ROUNDS and self.rounds & (self.rounds - 1) == 0:
            self._drop_the_hopeless()

    def first(self) -> Racer:
        return self._ranked()[0]

    def option(self, racer: Racer) -> Option:
        """A racer with its estimate: as far from the habit's as it was in common worlds.

        So those that left early, in worlds that were perhaps kinder, can be compared to the others.
        """
        lead = racer.leads(self.habit)
        tried = len(lead)
        if tried < 2:
            behind = 0.0 if racer is self.habit else DEFICIT
            value, error = self.habit.mean() - behind, SPREAD
        elif tried == self.rounds:
            value, error = racer.mean(), standard_error(racer.values)
        else:
            value = self.habit.mean() + sum(lead) / tried
            error = hypot(standard_error(self.habit.values), standard_error(lead))
        return Option(racer.action, value, Z * error, tried, [])

    def _belief(self, racer: Racer) -> float:
        """How far ahead of the habit it is, in the light of what was believed before."""
        if racer is self.habit:
            return 0.0
        lead = racer.leads(self.habit)
        if len(lead) < 2:
            return -DEFICIT
        trust = SCATTER**2 / (SCATTER**2 + standard_error(lead) ** 2)
        return trust * sum(lead) / len(lead) - (1.0 - trust) * DEFICIT

    def _ranked(self) -> list[Racer]:
        """Those that run, best first; the habit leads ties."""
        return sorted(self.running, key=lambda racer: -self._belief(racer))

    def _drop_the_hopeless(self) -> None:
        """Those that are clearly behind, or the same as another, leave."""
        leader = self.first()
        errors = BEHIND + UNSURE / self.rounds
        hopeless: list[Racer] = []
        seen: list[list[float]] = []
        for one in self.running:
            is_behind = one is not leader and leader.is_ahead(one, errors)
            if one is not self.habit and (is_behind or one.values in seen):
                hopeless.append(one)
            else:
                seen.append(one.values)
        self.let_go(hopeless)

    def _drop_the_worse_half(self) -> None:
        """After a heat; the habit stays."""
        ranked = self._ranked()
        worse = ranked[(len(ranked) + 1) // 2 :]
        self.let_go([one for one in worse if one is not self.habit])
