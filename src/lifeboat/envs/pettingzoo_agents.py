"""The seats of a table as PettingZoo agents: their names, their spaces, and rendering."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

from gymnasium import Space, logger

from lifeboat.envs.arrays import Array
from lifeboat.envs.drawing import HUMAN, RENDER_MODES, checked_mode, render
from lifeboat.envs.episode import Episode
from lifeboat.envs.spaces import LegalActions, sights_with_mask

Observation = dict[str, Array]


class Agents:
    """What both kinds of PettingZoo environment, AEC and parallel, have in common."""

    def __init__(
        self, episode: Episode, actions: int, render_mode: str | None, parallel: bool
    ) -> None:
        self.episode = episode
        self.render_mode = checked_mode(render_mode)
        self.metadata: dict[str, Any] = {
            "name": f"{episode.form.game}_v1",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": parallel,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(episode.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.sights = sights_with_mask(episode.form, actions)
        """The observation space, which is the same for all agents."""
        self.choices = {agent: LegalActions(actions) for agent in self.possible_agents}
        """The action space of each agent, which samples actions that are legal for it."""

    def observation_space(self, agent: str) -> Space[Any]:
        return self.sights

    def action_space(self, agent: str) -> Space[Any]:
        return self.choices[agent]

    def render(self) -> str | None:
        """Print the table or return it as text, depending on the render mode.

        The table is drawn as the deciding seat sees it or, once the game is over, as a spectator
        does. Without a render mode, log a warning and return None.
        """
        if self.render_mode is None:
            logger.warn("render() draws nothing: the environment was made without a render_mode")
            return None
        return render(self.episode.form.game, self.episode.view(), self.render_mode)

    def show(self) -> None:
        """Print the table if the render mode is ``human``; otherwise do nothing."""
        if self.render_mode == HUMAN:
            self.render()

    def close(self) -> None:
        """Do nothing: there is nothing to release."""

    def __copy__(self) -> Self:
        return deepcopy(self)
