"""A study: which games are played, by whom, and on which deals.

The same study gives the same rows, unless it has a time limit.
"""

from __future__ import annotations

from math import inf
from typing import Final

import msgspec

from lifeboat.core.fate import secret_of
from lifeboat.core.games import State, game_of
from lifeboat.players import Budget

SOLVER: Final = "solver"
"""The name of the solver in the list of entrants."""
ENDLESS: Final = 1 << 60
"""A number of playouts or positions that is never reached."""


class Study(msgspec.Struct, frozen=True):
    """Everything that determines the rows of a study."""

    game: str
    setups: list[dict[str, str]]
    """The set-ups, checked and complete; all are played on the same deals."""
    players: list[str]
    seed: str
    deals: int
    playouts: int | None
    """The maximum number of playouts per decision; None for as many as the time limit allows."""
    seconds: float | None
    """The time limit per decision, or per deal for the solver; None for no limit.

    With a limit, different machines can give different rows.
    """
    positions: int | None
    """The maximum number of positions that the solver looks at per deal; None without a solver."""
    version: str
    """The version of Lifeboat, since another one may play differently."""

    @property
    def entrants(self) -> list[str]:
        """The players, and the solver if there is one; each has a row per set-up and deal."""
        return [*self.players, SOLVER] if self.positions else self.players

    @property
    def games(self) -> int:
        """The number of rows in the whole study."""
        return len(self.setups) * len(self.entrants) * self.deals

    def budget(self, entrant: str) -> Budget:
        """Return an entrant's budget: per decision for a player, per deal for the solver."""
        most = self.positions if entrant == SOLVER else self.playouts
        return Budget(most or ENDLESS, inf if self.seconds is None else self.seconds)

    def deal(self, setup: int, number: int) -> State:
        """Return the first state of a deal, given the indices of the set-up and the deal.

        Its seed is the study's seed, a space and the number of the deal. So all set-ups and
        players get the same deals, and anybody can play one by hand.
        """
        secret = secret_of(f"{self.seed} {number}")
        state: State = game_of(self.game).deal(self.setups[setup], secret)
        return state

    def differs_from(self, other: Study) -> list[str]:
        """Return the fields, other than `deals`, in which another study differs from this one."""
        names = [name for name in self.__struct_fields__ if name != "deals"]
        return [name for name in names if getattr(self, name) != getattr(other, name)]


class Stretch(msgspec.Struct, frozen=True):
    """Consecutive deals for one set-up and one entrant: the unit of work for a worker."""

    setup: int
    entrant: str
    first: int
    after: int
    """One more than the number of the last deal."""

    def __len__(self) -> int:
        return self.after - self.first
