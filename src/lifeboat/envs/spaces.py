"""Spaces of observations and actions, for Gymnasium and PettingZoo."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete, Space

from lifeboat.envs.arrays import Array
from lifeboat.tensors.bits import size_of
from lifeboat.tensors.form import Form


class LegalActions(Discrete):
    """The space of all actions; a sample without a mask is an action that is legal now.

    A loop that just samples actions therefore plays legal games. If nothing is legal, a sample can
    be any action.
    """

    def __init__(self, actions: int) -> None:
        super().__init__(actions)
        self.legal: list[int] = []
        """The actions that are legal now; the environment keeps them up to date."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is not None or probability is not None or not self.legal:
            return super().sample(mask, probability)
        return self.dtype.type(self.legal[self.np_random.integers(len(self.legal))])


class LegalActionsWithOpening(LegalActions):
    """The space of all actions, with an opening that is legal at the start of any game.

    Once the space has been created or seeded, every sample is that opening until the next step or
    reset. This is because code that seeds a space and then samples from it, such as Gymnasium's
    ``check_env``, is about to begin a game.
    """

    def __init__(self, actions: int, opening: int) -> None:
        super().__init__(actions)
        self._opening = [opening]
        self.seed()

    def seed(self, seed: int | None = None) -> Any:
        self.legal = self._opening
        return super().seed(seed)


class LegalActionsOfMany(MultiDiscrete):
    """The space of one action per game; a sample without a mask is legal in every game.

    For a game in which nothing is legal, the action is 0.
    """

    def __init__(self, actions: int, games: int) -> None:
        super().__init__(np.full(games, actions))
        self.legal: list[list[int]] = [[0]] * games
        """The actions that are legal now in each game; the environment keeps them up to date."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is not None or probability is not None:
            return super().sample(mask, probability)
        draws = self.np_random.random(len(self.legal)).tolist()
        chosen = [
            legal[int(draw * len(legal))] if legal else 0
            for legal, draw in zip(self.legal, draws, strict=True)
        ]
        return np.array(chosen, self.dtype)


def sights(form: Form) -> Space[Array]:
    """Return the space of what a seat can see: the pieces of the tensor as a row of 0s and 1s."""
    space: Space[Any] = Box(0, 1, (size_of(form.pieces),), np.int8)
    return space


def sights_with_mask(form: Form, actions: int) -> Dict:
    """Return the space of what a seat can see together with a mask of its legal actions."""
    return Dict({"observation": sights(form), "action_mask": Box(0, 1, (actions,), np.int8)})
