"""Spaces of observations and actions, as Gymnasium and PettingZoo know them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete, Space

from lifeboat.envs.arrays import Array
from lifeboat.tensors.bits import size_of
from lifeboat.tensors.form import Form


class LegalActions(Discrete):
    """All actions by number; a sample without a mask is one of those that are legal now.

    So a loop that samples blindly plays a legal game. Where nothing is legal any number comes.
    """

    def __init__(self, actions: int) -> None:
        super().__init__(actions)
        self.legal: list[int] = []
        """What is legal now; the environment keeps it up to date."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is not None or probability is not None or not self.legal:
            return super().sample(mask, probability)
        return self.dtype.type(self.legal[self.np_random.integers(len(self.legal))])


class LegalActionsWithOpening(LegalActions):
    """All actions by number, among them one with which every game can begin.

    Who seeds a space, or samples before the first reset, means to begin a game, as Gymnasium's
    ``check_env`` does: until the next step or reset the sample is that opening.
    """

    def __init__(self, actions: int, opening: int) -> None:
        super().__init__(actions)
        self._opening = [opening]
        self.seed()

    def seed(self, seed: int | None = None) -> Any:
        self.legal = self._opening
        return super().seed(seed)


class LegalActionsOfMany(MultiDiscrete):
    """An action for each of many games; a sample without a mask is legal in every one."""

    def __init__(self, actions: int, games: int) -> None:
        super().__init__(np.full(games, actions))
        self.legal: list[list[int]] = [[0]] * games
        """What is legal now, game by game; the environment keeps it up to date."""

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
    """What a seat can see: the pieces of the tensor in a row of 0s and 1s."""
    space: Space[Any] = Box(0, 1, (size_of(form.pieces),), np.int8)
    return space


def sights_with_mask(form: Form, actions: int) -> Dict:
    """What a seat can see, and what it may do."""
    return Dict({"observation": sights(form), "action_mask": Box(0, 1, (actions,), np.int8)})
