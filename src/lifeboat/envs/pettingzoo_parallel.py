"""A table as a PettingZoo parallel environment, in which every seat acts in every cycle.

One seat decides. The only legal action of the others is to wait, which is the number after the
last action.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo import ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec_wrapper

from lifeboat.core.errors import IllegalAction, SetupError
from lifeboat.envs.arrays import mask
from lifeboat.envs.episode import Episode, number_of
from lifeboat.envs.pettingzoo_agents import Agents, Observation

Infos = dict[str, dict[str, Any]]
Cycle = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]
"""The result of a cycle: observations, rewards, terminations, truncations, infos."""


class Cycles(Agents, ParallelEnv[str, Observation, Any]):
    """A game played in cycles of one decision each, cut off after `max_cycles` if given."""

    def __init__(self, episode: Episode, render_mode: str | None, max_cycles: int | None) -> None:
        if max_cycles is not None and (max_cycles < 1 or max_cycles != int(max_cycles)):
            tried = f"max_cycles={max_cycles}"
            raise SetupError("setup-option", tried, "a whole number from 1")
        self.wait = episode.form.actions
        """The action of a seat that has nothing to decide."""
        self.max_cycles = max_cycles
        self.cycles = 0
        """The number of cycles played in this game."""
        super().__init__(episode, self.wait + 1, render_mode, parallel=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal the first game of `seed` or, without a seed, the next game.

        Return the observations and infos of all agents. `options` is ignored.
        """
        self.episode.deal(seed)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self._ask()
        return self._observations(), {agent: {} for agent in self.agents}

    def check(self, agent: str, action: object) -> None:
        """Raise `IllegalAction` unless the action is legal for this agent in this cycle."""
        if not self.agents:
            raise IllegalAction("no-episode", repr(action))
        number = number_of(action, self.wait + 1)
        if self.seat_of[agent] != self.episode.seat and number != self.wait:
            raise IllegalAction("action-wait", f"{agent}: {number}", self.wait)
        if self.seat_of[agent] == self.episode.seat:
            self.episode.checked(action)

    def step(self, actions: Mapping[str, Any]) -> Cycle:
        """Play a cycle, given an action for every agent, and return its result.

        Raise `IllegalAction` and change nothing if one of the actions isn't legal.
        """
        if not self.agents:
            raise IllegalAction("no-episode", repr(dict(actions)))
        for agent in self.agents:
            self.check(agent, actions.get(agent))
        agents = self.agents
        reward = self.episode.step(actions[agents[self.episode.seat]])
        self.cycles += 1
        over = not self.episode.legal
        cut = not over and self.cycles == self.max_cycles
        if over or cut:
            self.agents = []
        self._ask()
        return (
            self._observations(),
            dict.fromkeys(agents, reward),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            {agent: self.episode.info() for agent in agents},
        )

    def _legal(self, agent: str) -> list[int]:
        """Return an agent's legal actions: only `wait` if it doesn't decide, none after the end."""
        if not self.episode.legal:
            return []
        return self.episode.legal if self.seat_of[agent] == self.episode.seat else [self.wait]

    def _ask(self) -> None:
        """Update the action space of every agent, and render if the mode is ``human``."""
        for agent in self.possible_agents:
            self.choices[agent].legal = self._legal(agent)
        self.show()

    def _observations(self) -> dict[str, Observation]:
        return {
            agent: {
                "observation": self.episode.sight(seat),
                "action_mask": mask(self._legal(agent), self.wait + 1),
            }
            for agent, seat in self.seat_of.items()
        }


class InTurn(parallel_to_aec_wrapper[str, Observation, Any]):
    """A game played in cycles, as an AEC environment in which every agent steps once per cycle.

    An action is checked when its agent takes it, not at the end of the cycle.
    """

    env: Cycles

    def step(self, action: Any) -> None:
        if not self.agents:
            raise IllegalAction("no-episode", repr(action))
        if (
            not self.terminations[self.agent_selection]
            and not self.truncations[self.agent_selection]
        ):
            self.env.check(self.agent_selection, action)
        elif action is not None:
            raise IllegalAction("no-episode", repr(action))
        super().step(action)
