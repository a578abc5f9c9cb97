"""Search over sampled worlds: every option is played out in the same worlds, the poor ones fewer.

In each round a world is drawn that agrees with the view, each option still in the race is taken in
a copy of it, and the rest is played out. The race goes in heats of about equal cost; after each the
worse half leaves. Whoever is behind by more than chance explains leaves at once, and so does
whoever comes to the same as another in every world.

The habit, which is what the player does without a search, stays to the end: another option is
preferred only as far as its lead can be believed.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot, sqrt
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol

from lifeboat.core.dice import Dice
from lifeboat.players.advice import Advice, Option, Z
from lifeboat.players.player import Budget

FEWEST_ROUNDS: Final = 8
"""Nobody leaves the race before so many rounds."""
BEHIND: Final = 3.0
"""An option leaves when it is behind by so many standard errors of the difference,"""
UNSURE: Final = 16.0
"""and by so many more, divided by the rounds: few rounds do not show the error well."""
LONGEST_HEAT: Final = 1000
"""The most playouts of a heat but the last, for a race that only the clock ends."""
SURE_ROUNDS: Final = 64
"""The last in the race is played out so often, for an estimate that can be shown."""


class Model(Protocol):
    """A game as the search needs it."""

    def world(self, view: Any, dice: Dice) -> Any:
        """A state at random that agrees with the view."""

    def value(self, state: Any) -> float:
        """Play this state out, and say what the crew has reached."""


class Prior(NamedTuple):
    """What is believed before the search."""

    habit: int
    """The action that is taken without a search."""
    deficit: float
    """How far behind it another option is on the average."""
    scatter: float
    """The standard deviation of how far options are behind it."""
    spread: float
    """The standard deviation of what the crew reaches."""


class Candidate:
    """An option in the race."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.values: list[float] = []

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else 0.0

    def leads(self, other: Candidate) -> list[float]:
        """By how much it was better than another one, in each world in which both were tried."""
        return [mine - its for mine, its in zip(self.values, other.values, strict=False)]

    def is_behind(self, leader: Candidate) -> bool:
        """Whether the leader is better by more than chance explains."""
        lead = leader.leads(self)
        errors = BEHIND + UNSURE / len(lead)
        return sum(lead) / len(lead) > errors * standard_error(lead)

    def believed_lead(self, prior: Prior, habit: Candidate) -> float:
        """By how much it is better than the habit, in the light of what was believed before."""
        lead = self.leads(habit)
        if len(lead) < 2:
            return -prior.deficit
        trust = prior.scatter**2 / (prior.scatter**2 + standard_error(lead) ** 2)
        return trust * sum(lead) / len(lead) - (1.0 - trust) * prior.deficit


def standard_error(values: list[float]) -> float:
    """The standard error of the mean of two values or more."""
    count = len(values)
    mean = sum(values) / count
    return sqrt(sum([(value - mean) ** 2 for value in values]) / (count - 1) / count)


class Race:
    """The options of one decision, and what has been found out about them."""

    def __init__(self, view: Any, prior: Prior) -> None:
        self.prior = prior
        self.habit = Candidate(prior.habit)
        others = [Candidate(action) for action in view.legal if action != prior.habit]
        self.running: list[Candidate] = [self.habit, *others]
        self.out: list[Candidate] = []
        self.rounds = 0
        self.playouts = 0

    def round(self, model: Model, world: Any) -> None:
        """Play every option that is still running out in this world."""
        for candidate in self.running:
            state = world.copy()
            state.advance(candidate.action)
            candidate.values.append(model.value(state))
        self.playouts += len(self.running)
        self.rounds += 1

    def belief(self, candidate: Candidate) -> float:
        """How far ahead of the habit a candidate is believed to be; the habit leads ties."""
        return 0.0 if candidate is self.habit else candidate.believed_lead(self.prior, self.habit)

    def ranked(self, candidates: list[Candidate]) -> list[Candidate]:
        """The candidates, best first."""
        return sorted(candidates, key=lambda candidate: -self.belief(candidate))

    def drop_the_hopeless(self) -> None:
        """Those that are clearly behind, or the same as another, leave."""
        leader = self.ranked(self.running)[0]
        stay: list[Candidate] = []
        seen: list[list[float]] = []
        for one in self.running:
            hopeless = one.values in seen or (one is not leader and one.is_behind(leader))
            if hopeless and one is not self.habit:
                self.out.append(one)
            else:
                stay.append(one)
                seen.append(one.values)
        self.running = stay

    def drop_the_worse_half(self) -> None:
        """After a heat; the habit stays."""
        ranked = self.ranked(self.running)
        stay = ranked[: (len(ranked) + 1) // 2]
        if self.habit not in stay:
            stay.append(self.habit)
        self.out += [one for one in ranked if one not in stay]
        self.running = [one for one in self.running if one in stay]

    def option(self, candidate: Candidate) -> Option:
        """A candidate with its estimate: as far from the habit's as it was in common worlds.

        So those that left early, in worlds that were perhaps kinder, can be compared to the others.
        """
        lead = candidate.leads(self.habit)
        tried = len(lead)
        if tried < 2:
            behind = 0.0 if candidate is self.habit else self.prior.deficit
            value, error = self.habit.mean() - behind, self.prior.spread
        elif tried == self.rounds:
            value, error = candidate.mean(), standard_error(candidate.values)
        else:
            value = self.habit.mean() + sum(lead) / tried
            error = hypot(standard_error(self.habit.values), standard_error(lead))
        return Option(candidate.action, value, Z * error, tried, [])

    def advice(self) -> Advice:
        """The one to choose of those that ran to the end, then the others by their values."""
        best = self.ranked(self.running)[0]
        others = [self.option(one) for one in self.running + self.out if one is not best]
        others.sort(key=lambda option: -option.value)
        return Advice([self.option(best), *others], self.playouts)


def advise(
    model: Model,
    view: Any,
    dice: Dice,
    budget: Budget,
    prior: Prior | None = None,
    clock: Callable[[], float] = perf_counter,
) -> Advice:
    """The legal actions of a view, the best first, after as many playouts as the budget allows."""
    ends = clock() + budget.seconds
    race = Race(view, prior or Prior(view.legal[0], 0.0, 1e6, 1.0))
    heat_ends = 0
    while race.playouts + len(race.running) <= budget.playouts and clock() < ends:
        if len(race.running) == 1 and race.rounds >= SURE_ROUNDS:
            break
        if race.playouts + len(race.running) > heat_ends:
            if race.rounds >= FEWEST_ROUNDS and len(race.running) > 2:
                race.drop_the_worse_half()
            heat_ends = race.playouts + _share(budget.playouts - race.playouts, len(race.running))
        race.round(model, model.world(view, dice))
        if race.rounds >= FEWEST_ROUNDS and race.rounds & (race.rounds - 1) == 0:
            race.drop_the_hopeless()
    return race.advice()


def _share(playouts: int, options: int) -> int:
    """How many of the playouts that are left the next heat may use."""
    heats = max((options - 1).bit_length(), 1)
    return max(min(playouts // heats, LONGEST_HEAT), options * FEWEST_ROUNDS)
