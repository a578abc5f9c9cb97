"""What the players' floor needs from each game, and where it finds the games' faces."""

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
    """A supply of worlds: states that agree with what a seat knows."""

    def next_world(self) -> Any:
        """Return another state that agrees with what the seat knows."""


class Face(Protocol):
    """A game's face on this floor: its players, and what hints and reviews need."""

    @property
    def players(self) -> Sequence[Player]:
        """Our own players for the game, weakest first."""

    @property
    def adviser(self) -> Adviser | None:
        """The player that gives hints and judges decisions in reviews, or None."""

    @property
    def is_for_points(self) -> bool:
        """Whether the game is played for points, rather than simply won or lost."""

    @property
    def decision_playouts(self) -> int:
        """The default number of playouts for a decision or a hint, which take about a second."""

    @property
    def review_playouts(self) -> int:
        """The default number of playouts for a whole review, which take about half a minute."""

    def reasons(self, view: Any, action: int) -> list[Reason]:
        """Return the reasons for and against a legal action, worked out from the view alone."""

    def figure_text(self, thing: Thing) -> str:
        """Return the notation for a thing that a reason mentions, for programs to read."""

    def worlds(self, view: Any, dice: Dice) -> Worlds:
        """Return worlds that agree with the view; likelier ones come up more often."""

    def play_out(self, state: Any) -> int:
        """Play this state to the end of the game, and return the number of decisions it took.

        No choice depends on cards that are hidden from the seat that makes it.
        """


FACES: Final = Faces[Face]("players", "lifeboat.players.{game}.face")
"""The face of each game on this floor."""


class AnyWorlds:
    """Worlds that agree with a view, drawn by the game's `sample` function."""

    def __init__(self, rules: Game[Any], view: Any, dice: Dice) -> None:
        self.rules = rules
        self.view = view
        self.dice = dice

    def next_world(self) -> Any:
        return self.rules.sample(self.view, self.dice)
