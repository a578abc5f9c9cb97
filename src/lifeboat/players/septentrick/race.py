"""The race of the options of Septentrick against the convention.

An option that is behind the leader by more than chance explains leaves the race, the habit too.
Whatever leads must beat the habit, which is the convention, by more than chance: the others count
on that.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from lifeboat.core.dice import Dice
from lifeboat.players.advice import Option, Z
from lifeboat.players.race import FEWEST_ROUNDS, Model, Race, Racer
from lifeboat.players.septentrick.steady.player import SteadyCrew
from lifeboat.players.septentrick.steady.playout import SteadyPlayout
from lifeboat.players.septentrick.worlds import Worlds
from lifeboat.septentrick.state import State
from lifeboat.septentrick.view import View

BEHIND: Final = 2.5
"""How many standard errors of the difference behind an option leaves."""
BETTER: Final = 1.0
"""How many standard errors ahead an option must be for the convention to be left."""
WIN: Final = 1.0
"""What a game counts that is won."""
NEARLY: Final = 0.2
"""What a game counts that is lost by next to nothing: a win is rare."""
FAR_OFF: Final = 12
"""Rings and people off balance from which on a game counts nothing."""


class SeptentrickModel:
    """The worlds of a race: the others do what makes sense."""

    def __init__(self, view: View, dice: Dice) -> None:
        self.view = view
        self.dice = dice
        self.playout = SteadyPlayout(view.terms)
        self.worlds: Worlds | None = None

    def world(self) -> State:
        if self.worlds is None:
            self.worlds = Worlds(self.view, self.dice)
        return self.worlds.next_world()

    def value(self, state: State) -> float:
        off_balance = int(self.playout.off_balance(state))
        if off_balance == 0:
            return WIN
        if 0 < off_balance < FAR_OFF:
            return NEARLY * (FAR_OFF - off_balance) / FAR_OFF
        return 0.0


def septentrick_race(view: View, dice: Dice) -> SeptentrickRace:
    """The race of the options of a view."""
    crew = SteadyCrew(view.terms)
    crew.seen.fill_from_view(view)
    return SeptentrickRace(SeptentrickModel(view, dice), view.legal, crew.choice())


class SeptentrickRace(Race):
    """The options of a decision, and what the convention says."""

    def __init__(self, model: Model, actions: list[int], convention: int) -> None:
        super().__init__(model, actions, convention)
        self.is_choice = len(actions) > 1
        self.next_pruning = FEWEST_ROUNDS

    def is_decided(self) -> bool:
        return self.is_choice and len(self.running) == 1

    def prune(self) -> None:
        if self.rounds == self.next_pruning:
            self.next_pruning += self.rounds // 4
            leader = self._leader()
            self.let_go([one for one in self.running if leader.is_ahead(one, BEHIND)])

    def first(self) -> Racer:
        leader = self._leader()
        is_kept = self.habit in self.running and not leader.is_ahead(self.habit, BETTER)
        return self.habit if is_kept else leader

    def option(self, racer: Racer) -> Option:
        """A racer with its chance to win, and the error after Agresti and Coull."""
        games, wins = len(racer.values), racer.values.count(WIN)
        share = (wins + 2) / (games + 4)
        error = Z * sqrt(share * (1 - share) / (games + 4))
        return Option(racer.action, wins / games if games else share, error, games, [])

    def _leader(self) -> Racer:
        """The option with the best mean; the convention, then the first of equals."""
        return max(self.running, key=lambda racer: (racer.mean(), racer is self.habit))
