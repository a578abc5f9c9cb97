"""SOS Titanic for one player, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any, Final, Self

import gymnasium as gym
import numpy as np
from numpy.typing import NDArray

from lifeboat.core.errors import SetupError
from lifeboat.envs.arrays import Array
from lifeboat.envs.drawing import HUMAN, RENDER_MODES, checked_mode, render
from lifeboat.envs.episode import Episode
from lifeboat.envs.gymnasium_vector import GamesAtOnce
from lifeboat.envs.spaces import LegalActionsWithOpening, sights
from lifeboat.titanic.actions import rescue_action

RESCUE_ONE: Final = rescue_action(1)
"""The action that draws one card for a rescue, which is legal at the start of any game (T15)."""


class TitanicSolo(gym.Env[Array, Any]):
    """SOS Titanic for one player; docs/research.md describes its observations and actions."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        *,
        reward: str = "score",
        render_mode: str | None = None,
        **options: str | Sequence[str],
    ) -> None:
        """Make an environment; `options` are the fields of a set-up, such as `crew` or `layout`.

        Raise a `LifeboatError` if an option is invalid.
        """
        self.episode = Episode("titanic", alone(options), reward)
        self.render_mode = checked_mode(render_mode)
        self.observation_space = sights(self.episode.form)
        self.choices = LegalActionsWithOpening(self.episode.form.actions, RESCUE_ONE)
        self.action_space = self.choices

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal the first game of `seed` or, without a seed, the next game.

        Return the first observation and the info dict. `options` is ignored.
        """
        super().reset(seed=seed)
        self.episode.deal(seed)
        return self._asked()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Take an action; raise `IllegalAction` and change nothing if it isn't legal.

        Return the observation, the reward, whether the game is over, False, and the info dict.
        """
        reward = self.episode.step(action)
        observation, info = self._asked()
        return observation, reward, not self.episode.legal, False, info | self.episode.info()

    def _asked(self) -> tuple[Array, dict[str, Any]]:
        """Return what the player sees, and the info dict with a mask of the legal actions.

        Also update the action space, and render the table if the mode is ``human``.
        """
        self.choices.legal = self.episode.legal
        if self.render_mode == HUMAN:
            self.render()
        return self.episode.sight(0), {"action_mask": self.episode.mask(0)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return, for each action, whether it is legal now."""
        return self.episode.mask(0).astype(np.bool_)

    def render(self) -> str | None:
        """Print the table or return it as text, depending on the render mode."""
        return render("titanic", self.episode.view(), self.render_mode)

    def __copy__(self) -> Self:
        return deepcopy(self)


def alone(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options with `players` set to 1; raise `SetupError` if they say otherwise."""
    if str(options.get("players", 1)) != "1":
        raise SetupError("setup-option", f"players={options['players']}", "1")
    return {**options, "players": 1}


def titanic_alone(num_envs: int, **options: Any) -> GamesAtOnce:
    """Return an environment that plays many games of SOS Titanic at once, each for one player."""
    return GamesAtOnce(num_envs, "titanic", **alone(options))
