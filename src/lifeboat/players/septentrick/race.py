"""A race of the options of Septentrick against the convention.

In each round every option still in the race is played out in the same world. A win is rare, so a
game that ends nearly balanced counts for a little. An option that is behind the leader by more
than chance explains leaves the race. Whatever leads must beat what the steady crew would do by more
than chance, for the others count on that.
"""

from __future__ import annotations

from math import inf, sqrt
from typing import Final

from lifeboat.players.advice import Option, Z
from lifeboat.players.search import standard_error
from lifeboat.players.septentrick.playout import SteadyPlayout
from lifeboat.septentrick.state import State
from lifeboat.septentrick.terms import Terms

FEWEST_ROUNDS: Final = 8
"""Nobody leaves the race before so many rounds."""
BEHIND: Final = 2.5
"""An option leaves when it is behind by so many standard errors of the difference."""
BETTER: Final = 1.0
"""The convention is left for an option that is ahead by so many standard errors."""
NEARLY: Final = 0.2
"""What a game counts that is lost by next to nothing; a win counts 1."""
FAR_OFF: Final = 12
"""Rings and people off balance from which on a game counts nothing."""


class Racer:
    """An option in the race."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.wins = 0
        self.values: list[float] = []

    def note(self, off_balance: int) -> None:
        """Note how a game has ended."""
        self.wins += off_balance == 0
        if off_balance == 0:
            self.values.append(1.0)
        elif 0 < off_balance < FAR_OFF:
            self.values.append(NEARLY * (FAR_OFF - off_balance) / FAR_OFF)
        else:
            self.values.append(0.0)

    def mean(self) -> float:
        """What a game counts after this option."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def is_ahead(self, other: Racer, errors: float) -> bool:
        """Whether it is ahead of another by so many standard errors, in the same worlds."""
        rounds = min(len(self.values), len(other.values))
        if rounds < 2:
            return False
        leads = [self.values[at] - other.values[at] for at in range(rounds)]
        return sum(leads) / rounds > errors * standard_error(leads)

    def option(self) -> Option:
        """The option with its chance to win, and the error after Agresti and Coull."""
        games = len(self.values)
        share = (self.wins + 2) / (games + 4)
        error = Z * sqrt(share * (1 - share) / (games + 4))
        return Option(self.action, self.wins / games if games else share, error, games, [])


class Race:
    """The options of a decision, and what the convention says."""

    def __init__(self, terms: Terms, actions: list[int], convention: int) -> None:
        self.playout = SteadyPlayout(terms)
        self.running = [Racer(action) for action in actions]
        self.out: list[Racer] = []
        self.convention = self.running[actions.index(convention)]
        self.playouts = 0
        self.rounds = 0
        self.next_look = FEWEST_ROUNDS

    def run(self, world: State) -> None:
        """Play every option that is in the race out in this world."""
        for racer in self.running:
            state = world.copy()
            state.advance(racer.action)
            racer.note(int(self.playout.off_balance(state)))
        self.playouts += len(self.running)
        self.rounds += 1
        if self.rounds == self.next_look:
            self.next_look += self.rounds // 4
            self._thin_out()

    def _thin_out(self) -> None:
        """Let those go that are behind."""
        leader = self._leader()
        self.out += [one for one in self.running if leader.is_ahead(one, BEHIND)]
        self.running = [one for one in self.running if not leader.is_ahead(one, BEHIND)]

    def _leader(self) -> Racer:
        """The option with the best mean; the convention, then the first of equals."""
        leader, best = self.convention, -inf
        if self.convention in self.running:
            best = self.convention.mean()
        for racer in self.running:
            if racer.mean() > best:
                leader, best = racer, racer.mean()
        return leader

    def options(self) -> list[Option]:
        """All options, the one to choose first, the others by their chance to win."""
        first = self._leader()
        if self.convention in self.running and not first.is_ahead(self.convention, BETTER):
            first = self.convention
        rest = [one.option() for one in self.running + self.out if one is not first]
        rest.sort(key=lambda option: -option.value)
        return [first.option(), *rest]
