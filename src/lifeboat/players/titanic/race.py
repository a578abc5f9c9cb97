"""The race between the options in an SOS Titanic decision, which is run in heats.

All heats take about the same number of playouts, and after each one the worse half of the options
leaves the race. From time to time, options that are clearly behind leave as well, and so do those
that have matched another option in every world.

The habit stays to the end. Leads over it are shrunk towards a prior guess, so another option is
preferred only if its lead is large and certain enough.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from lifeboat.core.dice import Dice
from lifeboat.players.advice import Option, Z
from lifeboat.players.race import FEWEST_ROUNDS, Model, Race, Racer, standard_error
from lifeboat.players.titanic.steady.player import play_out, steady_choice
from lifeboat.titanic.sampling import Sampler, board_in_sight
from lifeboat.titanic.state import State
from lifeboat.titanic.view import View

BEHIND: Final = 3.0
"""How many standard errors behind the leader an option must be to leave the race."""
UNSURE: Final = 16.0
"""This number divided by the number of rounds is added to BEHIND, because few rounds give a poor
estimate of the error.
"""
LONGEST_HEAT: Final = 1000
"""The limit on a heat's share of the playouts, for races that are limited only by the clock."""
SURE_ROUNDS: Final = 64
"""With one option left, a race ends after this many rounds, enough for a good estimate."""


DEFICIT: Final = 0.5
"""How many points behind the habit another option is assumed to be before it is tried."""
SCATTER: Final = 1.0
"""The standard deviation of an option's deficit, measured over hundreds of decisions."""
SPREAD: Final = 15.0
"""The standard deviation of the score, used as the error of an option that was barely tried."""


class TitanicModel:
    """Supplies the worlds for a race, valued by the score that the steady player reaches."""

    def __init__(self, view: View, dice: Dice) -> None:
        self.sampler = Sampler(view)
        self.dice = dice

    def world(self) -> State:
        return self.sampler.world(self.dice)

    def value(self, state: State) -> float:
        play_out(state)
        return float(state.score().total)


def titanic_race(view: View, dice: Dice) -> TitanicRace:
    """Return a race between the legal actions of a view, with the steady player's choice as the
    habit.
    """
    habit = steady_choice(board_in_sight(view), view.legal)
    return TitanicRace(TitanicModel(view, dice), view.legal, habit)


class TitanicRace(Race):
    """A race in heats between the options in a decision."""

    def __init__(self, model: Model, actions: list[int], habit: int) -> None:
        others = [action for action in actions if action != habit]
        super().__init__(model, [habit, *others], habit)
        self.heat_ends = 0

    def is_decided(self) -> bool:
        return len(self.running) == 1 and self.rounds >= SURE_ROUNDS

    def prepare(self, left: int) -> None:
        """End a heat that is over: drop the worse half, and give the next heat its playouts."""
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
        """Return a racer as an `Option`, valued at the habit's mean plus the racer's lead over it.

        The lead is measured in the worlds where both were tried, which keeps options comparable
        even if some left early, perhaps after easier worlds. With fewer than two such worlds, it
        is a prior guess.
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
        """Return how far ahead of the habit a racer is believed to be: its lead, shrunk towards
        the prior.
        """
        if racer is self.habit:
            return 0.0
        lead = racer.leads(self.habit)
        if len(lead) < 2:
            return -DEFICIT
        trust = SCATTER**2 / (SCATTER**2 + standard_error(lead) ** 2)
        return trust * sum(lead) / len(lead) - (1.0 - trust) * DEFICIT

    def _ranked(self) -> list[Racer]:
        """Return the options still running, best first; in a tie, the habit comes first."""
        return sorted(self.running, key=lambda racer: -self._belief(racer))

    def _drop_the_hopeless(self) -> None:
        """Take options out of the race if they are clearly behind, or matched another in every
        world.

        The habit stays.
        """
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
        """Take the worse half of the options out of the race; the habit stays."""
        ranked = self._ranked()
        worse = ranked[(len(ranked) + 1) // 2 :]
        self.let_go([one for one in worse if one is not self.habit])
