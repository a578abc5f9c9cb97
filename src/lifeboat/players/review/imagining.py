"""Estimates of how a game will end, made by playing out worlds that agree with a view."""

from __future__ import annotations

from typing import Any

from lifeboat.core.dice import Dice
from lifeboat.core.outcomes import Outcome
from lifeboat.players.face import FACES


def value_of(game: str, outcome: Outcome) -> float:
    """Return the value of an outcome: the score or, in a game without points, 1 for a win and 0
    for a loss.
    """
    return float(outcome.score) if FACES[game].is_for_points else float(outcome.won)


class Imagination:
    """Draws worlds that agree with a view, and finds out what the reference player reaches in
    them.
    """

    def __init__(self, game: str, view: Any, dice: Dice) -> None:
        self.game = game
        self.face = FACES[game]
        self.worlds = self.face.worlds(view, dice)

    def world(self) -> Any:
        """Return another world that agrees with the view."""
        return self.worlds.next_world()

    def value(self, world: Any, action: int | None = None) -> float:
        """Play out a copy of `world`, after `action` if there is one, and return the value of the
        outcome.
        """
        state = world.copy()
        if action is not None:
            state.advance(action)
        self.face.play_out(state)
        outcome = state.outcome()
        assert outcome is not None
        return value_of(self.game, outcome)
