"""A race of options over sampled worlds: all that run are played out in the same worlds.

In each round a world is drawn that agrees with a view, each option still in the race is taken in
a copy of it, and the rest is played out. The habit is what the player does without a search. Which
options leave, which one is preferred to the habit and what they are worth, each game says in its
own way.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Any, Final, Protocol

from lifeboat.players.advice import Advice, Option
from lifeboat.players.player import Budget

FEWEST_ROUNDS: Final = 8
"""Nobody leaves the race before so many rounds."""


class Model(Protocol):
    """What a race is run in."""

    def world(self) -> Any:
        """A state at random that agrees with the view."""

    def value(self, state: Any) -> float:
        """Play this state out, and say what the crew has reached."""


class Racer:
    """An option in the race."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.values: list[float] = []

    def mean(self) -> float:
        """What is reached after it."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def leads(self, other: Racer) -> list[float]:
        """By how much it was better than another one, in each world in which both were tried."""
        return [mine - its for mine, its in zip(self.values, other.values, strict=False)]

    def is_ahead(self, other: Racer, errors: float) -> bool:
        """Whether it is better than another by more than so many standard errors."""
        leads = self.leads(other)
        return len(leads) > 1 and sum(leads) / len(leads) > errors * standard_error(leads)


def standard_error(values: list[float]) -> float:
    """The standard error of the mean of two values or more."""
    count = len(values)
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


class Race:
    """The options of one decision, and what has been found out about them."""

    def __init__(self, model: Model, actions: list[int], habit: int) -> None:
        self.model = model
        self.running = [Racer(action) for action in actions]
        self.out: list[Racer] = []
        self.habit = self.running[actions.index(habit)]
        self.rounds = 0
        self.playouts = 0

    def run(self, budget: Budget, clock: Callable[[], float] = perf_counter) -> Advice:
        """All options, the best first, after as many rounds as the budget allows."""
        ends = clock() + budget.seconds
        while self.playouts + len(self.running) <= budget.playouts and clock() < ends:
            if self.is_decided():
                break
            self.prepare(budget.playouts - self.playouts)
            self.round()
            self.prune()
        return self.advice()

    def round(self) -> None:
        """Play every option that is still running out in the next world."""
        world = self.model.world()
        for racer in self.running:
            state = world.copy()
            state.advance(racer.action)
            racer.values.append(self.model.value(state))
        self.playouts += len(self.running)
        self.rounds += 1

    def let_go(self, leaving: list[Racer]) -> None:
        """These leave the race."""
        self.out += leaving
        self.running = [one for one in self.running if one not in leaving]

    def advice(self) -> Advice:
        """The one to choose, then the others by their values."""
        first = self.first()
        others = [self.option(one) for one in self.running + self.out if one is not first]
        others.sort(key=lambda option: -option.value)
        return Advice([self.option(first), *others], self.playouts)

    def is_decided(self) -> bool:
        """Whether more rounds would tell nothing."""
        raise NotImplementedError

    def prepare(self, left: int) -> None:
        """Before a round, with so many playouts left."""

    def prune(self) -> None:
        """After a round: let those go that are behind."""
        raise NotImplementedError

    def first(self) -> Racer:
        """The one to choose."""
        raise NotImplementedError

    def option(self, racer: Racer) -> Option:
        """A racer with its estimate."""
        raise NotImplementedError
