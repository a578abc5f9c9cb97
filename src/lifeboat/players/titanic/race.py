"""The race between the options in an SOS Titanic decision, which is run in heats.

All heats take about the same number of playouts, and after each one the worse half of the options
leaves the race. From time to time, options that are clearly behind leave as well, and so do those
that have matched another option in every world.

The habit stays to the end. Leads over it are shrunk towards a prior guess, so another option is
preferred only if its lead is large and certain enough. The race ends early when a better choice
would gain next to nothing.

Games aren't played to the end, but for some pages; then the features of the position tell what
score to expect (`prospects`).
"""

from __future__ import annotations

from math import hypot, sqrt
from typing import Final

from lifeboat.core.dice import Dice
from lifeboat.players.advice import Option, Z
from lifeboat.players.race import (
    FEWEST_ROUNDS,
    Model,
    Race,
    Racer,
    expected_excess,
    mean_of,
    standard_error,
)
from lifeboat.players.titanic.prospects.prospects import Prospects, prospects_of
from lifeboat.players.titanic.steady.player import play_out, play_until, steady_choice
from lifeboat.titanic.agenda import OVER
from lifeboat.titanic.sampling import Sampler, board_in_sight
from lifeboat.titanic.state import State
from lifeboat.titanic.view import View

PAGES: Final = 4
"""How many pages are turned in a playout before the rest of the game is estimated."""
BEHIND: Final = 3.0
"""How many standard errors behind the leader an option must be to leave the race."""
UNSURE: Final = 16.0
"""This number divided by the number of rounds is added to BEHIND, because few rounds give a poor
estimate of the error.
"""
SURE_ROUNDS: Final = 64
"""The number of rounds before a race can end early, enough for a good estimate."""
WORTHWHILE: Final = 0.02
"""A race ends early if a better choice would gain fewer points than this on average."""


DEFICIT: Final = 0.5
"""How many points behind the habit another option is assumed to be before it is tried."""
SCATTER: Final = 1.0
"""The standard deviation of an option's deficit, measured over hundreds of decisions."""
SPREAD: Final = 15.0
"""The standard deviation of the score, used as the error of an option that was barely tried."""


def trust_in(error: float) -> float:
    """Return the weight of a lead with this standard error beside the prior guess, from 0 to 1."""
    return SCATTER**2 / (SCATTER**2 + error**2)


class TitanicModel:
    """Supplies the worlds for a race, valued by the score that the steady player can expect."""

    def __init__(self, view: View, dice: Dice, pages: int = PAGES) -> None:
        self.sampler = Sampler(view)
        self.dice = dice
        self.horizon = view.turned + pages
        self.prospects: Prospects | None = None
        if self.horizon < view.terms.last_page:
            self.prospects = prospects_of(view.terms)

    def world(self) -> State:
        return self.sampler.world(self.dice)

    def value(self, state: State) -> float:
        """Play some pages and return the score to expect, or play to the end and return the
        score.
        """
        if self.prospects is None:
            play_out(state)
        else:
            play_until(state, self.horizon)
            if state.asks != OVER:
                return self.prospects.score(state)
        return float(state.score().total)


def titanic_race(view: View, dice: Dice, pages: int = PAGES) -> TitanicRace:
    """Return a race between the legal actions of a view, with the steady player's choice as the
    habit.

    Playouts are cut after this many pages.
    """
    habit = steady_choice(board_in_sight(view), view.legal)
    return TitanicRace(TitanicModel(view, dice, pages), view.legal, habit)


class TitanicRace(Race):
    """A race in heats between the options in a decision."""

    def __init__(self, model: Model, actions: list[int], habit: int) -> None:
        others = [action for action in actions if action != habit]
        super().__init__(model, [habit, *others], habit)
        self._begin_heat()
        self.next_look = FEWEST_ROUNDS
        """The number of rounds after which the options are compared again."""
        self.is_clear = False
        """Whether more rounds would gain next to nothing."""

    def is_decided(self) -> bool:
        if len(self.running) == 1:
            return self.rounds >= SURE_ROUNDS
        return self.is_clear

    def prepare(self, left: int) -> None:
        """End the heat if it has had its share of the playouts: drop the worse half.

        How many are left may be an estimate, so the share is worked out again each time.
        """
        played = self.playouts - self.heat_began
        share = max((played + left) // self.heats, self.shortest)
        if played + len(self.running) <= share:
            return
        if self.rounds >= FEWEST_ROUNDS and len(self.running) > 2:
            self._drop_the_worse_half()
        self._begin_heat()

    def prune(self) -> None:
        if self.rounds < self.next_look:
            return
        self.next_look = self.rounds + self.rounds // 4
        self._drop_the_hopeless()
        self.is_clear = self.rounds >= SURE_ROUNDS and self._stakes() < WORTHWHILE

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
            value = self.habit.mean() + mean_of(lead)
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
        trust = trust_in(standard_error(lead))
        return trust * mean_of(lead) - (1.0 - trust) * DEFICIT

    def _stakes(self) -> float:
        """Return how many points would be gained on average by knowing the best option for
        certain.

        It is estimated from above, as the sum over all options but the first.
        """
        first = self.first()
        best = self._belief(first)
        stakes = 0.0
        for one in self.running:
            if one is not first:
                error = standard_error(one.leads(first))
                error *= sqrt(trust_in(error))
                stakes += expected_excess(self._belief(one) - best, error)
        return stakes

    def _ranked(self) -> list[Racer]:
        """Return the options still running, best first; in a tie, the habit comes first."""
        return sorted(self.running, key=lambda racer: -self._belief(racer))

    def _begin_heat(self) -> None:
        self.heat_began = self.playouts
        self.heats = max((len(self.running) - 1).bit_length(), 1)
        """The number of heats from this one to the last."""
        self.shortest = len(self.running) * FEWEST_ROUNDS
        """The fewest playouts that the heat takes."""

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
