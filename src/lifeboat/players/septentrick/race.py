"""The race between the options in a Septentrick decision.

The habit is what the convention says, that is, what the steady player would do. The other seats
rely on it, so another option is preferred only if it is more than BETTER standard errors ahead. An
option that is far behind the leader leaves the race, even if it is the habit.
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
"""How many standard errors behind the leader an option must be to leave the race."""
BETTER: Final = 1.0
"""How many standard errors ahead of the convention an option must be to be preferred."""
WIN: Final = 1.0
"""The value of a game that is won."""
NEARLY: Final = 0.2
"""The upper limit on a lost game's value, approached as the game gets closer to a win. Wins alone
are too rare to compare options by.
"""
FAR_OFF: Final = 12
"""A lost game is worth nothing if its seats are off balance by a total of this many rings and
people, or more.
"""


class SeptentrickModel:
    """Supplies the worlds for a race, valued by how close the steady crew comes to a win."""

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
    """Return a race between the legal actions of a view, with the convention's choice as the
    habit.
    """
    crew = SteadyCrew(view.terms)
    crew.seen.fill_from_view(view)
    return SeptentrickRace(SeptentrickModel(view, dice), view.legal, crew.choice())


class SeptentrickRace(Race):
    """A race between the options in a decision, in which the convention's choice is the habit."""

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
        """Return a racer as an `Option`, with its share of wins and the error of an Agresti-Coull
        interval.

        An option that wasn't tried has the value 0.5.
        """
        games, wins = len(racer.values), racer.values.count(WIN)
        share = (wins + 2) / (games + 4)
        error = Z * sqrt(share * (1 - share) / (games + 4))
        return Option(racer.action, wins / games if games else share, error, games, [])

    def _leader(self) -> Racer:
        """Return the option with the highest mean; in a tie, the habit, or else the first."""
        return max(self.running, key=lambda racer: (racer.mean(), racer is self.habit))
