"""How a fair player imagines the rest of a game: worlds that agree with a view, played out."""

from __future__ import annotations

from typing import Any

from lifeboat.core.dice import Dice
from lifeboat.core.outcomes import Outcome
from lifeboat.players.face import FACES


def value_of(game: str, outcome: Outcome) -> float:
    """What the crew has reached: its score, or 1 for a win and 0 for a loss."""
    return float(outcome.score) if FACES[game].is_for_points else float(outcome.won)


class Imagination:
    """The worlds that a seat can imagine, one after the other."""

    def __init__(self, game: str, view: Any, dice: Dice) -> None:
        self.game = game
        self.face = FACES[game]
        self.worlds = self.face.worlds(view, dice)

    def world(self) -> Any:
        """The next world that agrees with the view."""
        return self.worlds.next_world()

    def value(self, world: Any, action: int | None = None) -> float:
        """What is reached in a copy of a world, after an action if one is given."""
        state = world.copy()
        if action is not None:
            state.advance(action)
        self.face.play_out(state)
        outcome = state.outcome()
        assert outcome is not None
        return value_of(self.game, outcome)
