"""How a fair player imagines the rest of a game: worlds that agree with a view, played out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from lifeboat.core.dice import Dice
from lifeboat.core.games import Game, game_of
from lifeboat.core.outcomes import Outcome
from lifeboat.players.septentrick.steady.player import play_out_steadily
from lifeboat.players.septentrick.worlds import Worlds
from lifeboat.players.titanic.steady.player import play_out

PLAYOUTS: Final[dict[str, Callable[[Any], int]]] = {
    "titanic": play_out,
    "septentrick": play_out_steadily,
}
"""What plays a state of each game to its end: a player that looks at no hidden card."""
FOR_POINTS: Final = ("titanic",)
"""The games that are played for points; the others are won or lost."""


def value_of(game: str, outcome: Outcome) -> float:
    """What the crew has reached: its score, or 1 for a win and 0 for a loss."""
    return float(outcome.score) if game in FOR_POINTS else float(outcome.won)


class Imagination:
    """The worlds that a seat can imagine, one after the other.

    At Septentrick those are likelier in which the others have played what made sense.
    """

    def __init__(self, game: str, view: Any, dice: Dice) -> None:
        self.rules: Game[Any] = game_of(game)
        self.game = game
        self.view = view
        self.dice = dice
        self.likely = Worlds(view, dice) if game == "septentrick" else None

    def world(self) -> Any:
        """The next world that agrees with the view."""
        if self.likely is not None:
            return self.likely.next_world()
        return self.rules.sample(self.view, self.dice)

    def value(self, world: Any, action: int | None = None) -> float:
        """What is reached in a copy of a world, after an action if one is given."""
        state = world.copy()
        if action is not None:
            state.advance(action)
        PLAYOUTS[self.game](state)
        outcome = state.outcome()
        assert outcome is not None
        return value_of(self.game, outcome)
