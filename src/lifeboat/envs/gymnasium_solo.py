"""SOS Titanic alone, as an environment of Gymnasium."""

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
"""A player can always begin by rescuing a single passenger (T15)."""


class TitanicSolo(gym.Env[Array, Any]):
    """One player saves whom they can; docs/research.md says what is seen and how it is numbered."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        *,
        reward: str = "score",
        render_mode: str | None = None,
        **options: str | Sequence[str],
    ) -> None:
        """Take the options of a set-up for one, such as crew, layout or rulebook."""
        self.episode = Episode("titanic", alone(options), reward)
        self.render_mode = checked_mode(render_mode)
        self.observation_space = sights(self.episode.form)
        self.choices = LegalActionsWithOpening(self.episode.form.actions, RESCUE_ONE)
        self.action_space = self.choices

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal: the game of a seed, or the next one. There are no options."""
        super().reset(seed=seed)
        self.episode.deal(seed)
        return self._asked()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Take an action; one that is not legal is refused and changes nothing."""
        reward = self.episode.step(action)
        observation, info = self._asked()
        return observation, reward, not self.episode.legal, False, info | self.episode.info()

    def _asked(self) -> tuple[Array, dict[str, Any]]:
        """What the player sees, and may do."""
        self.choices.legal = self.episode.legal
        if self.render_mode == HUMAN:
            self.render()
        return self.episode.sight(0), {"action_mask": self.episode.mask(0)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal now."""
        return self.episode.mask(0).astype(np.bool_)

    def render(self) -> str | None:
        """The table: printed, or as a text."""
        return render("titanic", self.episode.view(), self.render_mode)

    def __copy__(self) -> Self:
        return deepcopy(self)


def alone(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a set-up for one player."""
    if str(options.get("players", 1)) != "1":
        raise SetupError("setup-option", f"players={options['players']}", "1")
    return {**options, "players": 1}


def titanic_alone(num_envs: int, **options: Any) -> GamesAtOnce:
    """SOS Titanic for one, many times."""
    return GamesAtOnce(num_envs, "titanic", **alone(options))
