"""A table as a PettingZoo AEC environment, in which only the agent that decides acts."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Self

from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers.order_enforcing import OrderEnforcingWrapper

from lifeboat.core.errors import IllegalAction
from lifeboat.envs.episode import Episode
from lifeboat.envs.pettingzoo_agents import Agents, Observation


class Table(Agents, AECEnv[str, Observation, Any]):
    """A game played in turns; all agents get the same rewards, and it ends for all at once."""

    def __init__(self, episode: Episode, render_mode: str | None) -> None:
        super().__init__(episode, episode.form.actions, render_mode, parallel=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the first game of `seed` or, without a seed, the next game.

        `options` is ignored.
        """
        self.episode.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        for agent in self.agents:
            self.choices[agent].legal = []
        self._ask()

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, and a mask of its legal actions: all 0 unless it decides."""
        seat = self.seat_of[agent]
        return {"observation": self.episode.sight(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: Any) -> None:
        """Take the selected agent's action, which must be None once the game is over.

        Raise `IllegalAction` and change nothing if the action isn't legal.
        """
        if not self.agents:
            raise IllegalAction("no-episode", repr(action))
        agent = self.agent_selection
        if self.terminations[agent]:
            self._leave(action)
            return
        reward = self.episode.step(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, reward)
        self._accumulate_rewards()
        self.choices[agent].legal = []
        self._ask()

    def _ask(self) -> None:
        """Select the agent that decides, or end the game for all agents.

        Also render the table if the mode is ``human``.
        """
        episode = self.episode
        if episode.legal:
            self.agent_selection = self.possible_agents[episode.seat]
            self.choices[self.agent_selection].legal = episode.legal
        else:
            self.agent_selection = self.agents[0]
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: episode.info() for agent in self.agents}
        self.show()

    def _leave(self, action: Any) -> None:
        """Remove the selected agent from a game that is over.

        Raise `IllegalAction` unless its action is None.
        """
        if action is not None:
            raise IllegalAction("no-episode", repr(action))
        self._was_dead_step(action)


class Ordered(OrderEnforcingWrapper[str, Observation, Any]):
    """A version of PettingZoo's wrapper that requires a reset first; its copies are independent."""

    def step(self, action: Any) -> None:
        if self._has_reset and not self.agents:
            raise IllegalAction("no-episode", repr(action))
        super().step(action)

    def last(
        self, observe: bool = True
    ) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Return the selected agent's observation, reward, termination, truncation and info.

        This asks the wrapped environment directly, which is faster than PettingZoo's own method.
        Raise `AssertionError` before the first reset.
        """
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)

    def __copy__(self) -> Self:
        return deepcopy(self)

    def __str__(self) -> str:
        return str(self.env)
