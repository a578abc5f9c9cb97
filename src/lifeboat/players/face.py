"""The face of a game among the players: who plays it, who gives hints, how it is judged."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from lifeboat.core.dice import Dice
from lifeboat.core.faces import Faces
from lifeboat.core.figures import Thing
from lifeboat.core.games import Game
from lifeboat.players.advice import Adviser, Reason
from lifeboat.players.player import Player


class Worlds(Protocol):
    """The worlds that a seat can imagine, one after the other."""

    def next_world(self) -> Any:
        """Return a state that agrees with what the seat knows."""


class Face(Protocol):
    """What a game says about its players."""

    @property
    def players(self) -> Sequence[Player]:
        """The players of this package, the weakest first."""

    @property
    def adviser(self) -> Adviser | None:
        """The player that gives hints and judges in reviews, if there is one."""

    @property
    def is_for_points(self) -> bool:
        """Whether the game is played for points; else it is won or lost."""

    @property
    def review_playouts(self) -> int:
        """How many games a review plays out for all decisions together, in about half a minute."""

    def reasons(self, view: Any, action: int) -> list[Reason]:
        """Count out the reasons for an action, from a view and nothing else."""

    def figure_text(self, thing: Thing) -> str:
        """Return what a reason names in notation, for programs."""

    def worlds(self, view: Any, dice: Dice) -> Worlds:
        """Return the worlds that the seat of a view can imagine, the likely ones more often."""

    def play_out(self, state: Any) -> int:
        """Play a state to its end without looking at a hidden card; return the decisions."""


FACES: Final = Faces[Face]("players", "lifeboat.players.{game}.face")
"""The players of each game."""


class AnyWorlds:
    """All worlds that agree with a view, each as likely as the rules make it."""

    def __init__(self, rules: Game[Any], view: Any, dice: Dice) -> None:
        self.rules = rules
        self.view = view
        self.dice = dice

    def next_world(self) -> Any:
        return self.rules.sample(self.view, self.dice)
