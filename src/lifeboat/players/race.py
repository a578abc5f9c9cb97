"""A race between the options in a decision, which are all played out in the same sampled worlds.

In each round a world that agrees with the view is drawn. Each option still in the race is taken in
a copy of that world, and the game is played out from there. The *habit* is the action that the
player would take without a search. Each game has its own subclass of `Race`, which decides when an
option leaves the race, when one is preferred to the habit, and how values are estimated.
"""

from __future__ import annotations

from collections.abc import Callable
from math import erf, exp, inf, pi, sqrt
from time import perf_counter
from typing import Any, Final, Protocol

from lifeboat.players.advice import Advice, Option
from lifeboat.players.player import Budget

FEWEST_ROUNDS: Final = 8
"""The number of rounds that must be played before an option can leave the race."""

MARGIN: Final = 2
"""How many times more playouts must be left than fit into the time left before the time counts."""


class Model(Protocol):
    """Supplies the worlds for a race, and says what each is worth once it has been played out."""

    def world(self) -> Any:
        """Return a random state that agrees with the view."""

    def value(self, state: Any) -> float:
        """Play this state out, which changes it, and return what the result is worth."""


class Racer:
    """An option in the race, with the values of its playouts."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.values: list[float] = []

    def mean(self) -> float:
        """Return the mean value of this option's playouts, or 0 if there are none."""
        return mean_of(self.values) if self.values else 0.0

    def leads(self, other: Racer) -> list[float]:
        """Return this option's lead over another in each world in which both were played out."""
        return [mine - its for mine, its in zip(self.values, other.values, strict=False)]

    def is_ahead(self, other: Racer, errors: float) -> bool:
        """Return whether this option's mean lead over another is more than `errors` standard
        errors.

        Return False if there are fewer than two worlds in which both were played out.
        """
        leads = self.leads(other)
        return len(leads) > 1 and mean_of(leads) > errors * standard_error(leads)


def mean_of(values: list[float]) -> float:
    """Return the mean of one or more values.

    They are added in order, since the rounding of `sum` depends on the version of Python.
    """
    total = 0.0
    for value in values:
        total += value
    return total / len(values)


def standard_error(values: list[float]) -> float:
    """Return the standard error of the mean of two or more values."""
    mean = mean_of(values)
    return sqrt(mean_of([(value - mean) ** 2 for value in values]) / (len(values) - 1))


def expected_excess(mean: float, error: float) -> float:
    """Return how far above 0 a normal variable is on average, counting 0 where it is below."""
    if error == 0.0:
        return max(mean, 0.0)
    errors = mean / error
    density = exp(-errors * errors / 2.0) / sqrt(2.0 * pi)
    return error * density + mean * (1.0 + erf(errors / sqrt(2.0))) / 2.0


class Race:
    """The options in one decision, and what has been found out about them.

    Subclasses define `is_decided`, `prune`, `first` and `option`, and may override `prepare`.
    """

    def __init__(self, model: Model, actions: list[int], habit: int) -> None:
        self.model = model
        self.running = [Racer(action) for action in actions]
        self.out: list[Racer] = []
        self.habit = self.running[actions.index(habit)]
        self.rounds = 0
        self.playouts = 0

    def run(self, budget: Budget, clock: Callable[[], float] = perf_counter) -> Advice:
        """Run rounds until the race is decided or the budget is spent; return all options, best
        first.
        """
        begun = clock()
        while self.playouts + len(self.running) <= budget.playouts:
            spent = clock() - begun
            if spent >= budget.seconds or self.is_decided():
                break
            self.prepare(self._left(budget, spent))
            self.round()
            self.prune()
        return self.advice()

    def _left(self, budget: Budget, spent: float) -> int:
        """Return how many playouts are left, or fewer if by the speed so far there is no time for
        them.

        The speed only counts if it's far too low, so that an ordinary delay doesn't change the
        choice.
        """
        left = budget.playouts - self.playouts
        if self.playouts == 0 or spent <= 0.0 or budget.seconds == inf:
            return left
        in_time = int(self.playouts * (budget.seconds - spent) / spent)
        return in_time if in_time * MARGIN < left else left

    def round(self) -> None:
        """Play out every option that is still running, in a new world."""
        world = self.model.world()
        for racer in self.running:
            state = world.copy()
            state.advance(racer.action)
            racer.values.append(self.model.value(state))
        self.playouts += len(self.running)
        self.rounds += 1

    def let_go(self, leaving: list[Racer]) -> None:
        """Take these options out of the race."""
        self.out += leaving
        self.running = [one for one in self.running if one not in leaving]

    def advice(self) -> Advice:
        """Return the option to choose, followed by the others, highest value first."""
        first = self.first()
        others = [self.option(one) for one in self.running + self.out if one is not first]
        others.sort(key=lambda option: -option.value)
        return Advice([self.option(first), *others], self.playouts)

    def is_decided(self) -> bool:
        """Return whether the race can stop before its budget is spent."""
        raise NotImplementedError

    def prepare(self, left: int) -> None:
        """Prepare for the next round, with `left` playouts to spend; by default, do nothing."""

    def prune(self) -> None:
        """Take options that have fallen too far behind out of the race; this is called after each
        round.
        """
        raise NotImplementedError

    def first(self) -> Racer:
        """Return the option to choose."""
        raise NotImplementedError

    def option(self, racer: Racer) -> Option:
        """Return a racer as an `Option`, with an estimate of its value."""
        raise NotImplementedError
