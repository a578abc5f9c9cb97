"""A study: which games are played, by whom, on which deals. The same study gives the same rows."""

from __future__ import annotations

from math import inf
from typing import Final

import msgspec

from lifeboat.core.fate import secret_of
from lifeboat.core.games import State, game_of
from lifeboat.players import Budget

SOLVER: Final = "solver"
"""The name under which the open-card best of a deal stands among the players."""
ENDLESS: Final = 1 << 60
"""So many playouts no clock allows."""


class Study(msgspec.Struct, frozen=True):
    """All that decides what the rows of a study are."""

    game: str
    setups: list[dict[str, str]]
    """Each set-up checked and complete; all are played on the same deals."""
    players: list[str]
    seed: str
    deals: int
    playouts: int | None
    """How many playouts a decision may take; None: as many as the clock allows."""
    seconds: float | None
    """How long a decision may take; None: no clock, so that every machine plays the same."""
    positions: int | None
    """How many positions the solver may look at for each deal; None: there is no solver."""
    version: str
    """The version of the package: another one may play otherwise."""

    @property
    def entrants(self) -> list[str]:
        """Who has a row for each deal: the players, and the solver if there is one."""
        return [*self.players, SOLVER] if self.positions else self.players

    @property
    def games(self) -> int:
        """How many rows the whole study has."""
        return len(self.setups) * len(self.entrants) * self.deals

    def budget(self, entrant: str) -> Budget:
        """How much an entrant may think: a player at each decision, the solver for each deal."""
        most = self.positions if entrant == SOLVER else self.playouts
        return Budget(most or ENDLESS, inf if self.seconds is None else self.seconds)

    def deal(self, setup: int, number: int) -> State:
        """A deal of the study, the same cards for all set-ups and players.

        Anybody can play it by hand: its seed is that of the study, a space, and its number.
        """
        secret = secret_of(f"{self.seed} {number}")
        state: State = game_of(self.game).deal(self.setups[setup], secret)
        return state

    def differs_from(self, other: Study) -> list[str]:
        """In what the games of another study differ from those of this one; not in how many."""
        names = [name for name in self.__struct_fields__ if name != "deals"]
        return [name for name in names if getattr(self, name) != getattr(other, name)]


class Stretch(msgspec.Struct, frozen=True):
    """Some deals of one set-up for one entrant: the piece of work that is sent out."""

    setup: int
    entrant: str
    first: int
    after: int
    """The number after the last deal."""

    def __len__(self) -> int:
        return self.after - self.first
