"""Our environments next to those for Hanabi, a well-known co-operative card game.

All play uniformly at random. Ours write a tensor and a mask at every step; so does PettingZoo's
``hanabi_v5``. OpenSpiel's ``hanabi`` is measured without tensors, as in its documentation, and
again with the tensor and the mask that a learner would ask for.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium as gym
import pyspiel
from open_spiel.python.observation import make_observation
from pettingzoo.classic import hanabi_v5

import lifeboat.envs  # noqa: F401 (it registers the environments)
from bench.measure import Row, compared
from bench.peers import driven_decisions
from lifeboat.envs import septentrick_v1, titanic_v1

GAMES_AT_ONCE = 256
STEPS = 40
PEER = "hanabi"
PEER_GAMES = 30


def at_once(name: str) -> Callable[[], int]:
    """Return work that steps many games together, with actions drawn from their masks."""
    env = gym.make_vec(f"lifeboat/{name}-v1", GAMES_AT_ONCE)
    env.reset(seed=1912)

    def work() -> int:
        for _ in range(STEPS):
            env.step(env.action_space.sample())
        return STEPS * GAMES_AT_ONCE

    return work


def by_turns(env: Any, decisions: int) -> Callable[[], int]:
    """Return work that runs PettingZoo's loop: look, draw from the mask, step."""

    def work() -> int:
        steps = 0
        while steps < decisions:
            env.reset(seed=steps)
            for agent in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                over = ended or cut
                env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
                steps += not over
        return steps

    return work


def driven_by_the_peer() -> int:
    """Play OpenSpiel's game, driven from Python; return the number of decisions."""
    return driven_decisions(PEER, PEER_GAMES)


def seen_by_the_peer() -> int:
    """Play OpenSpiel's game with a tensor and mask per decision; return the number of decisions."""
    observation = make_observation(pyspiel.load_game(PEER))

    def look(state: Any) -> None:
        observation.set_from(state, state.current_player())
        state.legal_actions_mask()

    return driven_decisions(PEER, PEER_GAMES, look)


def rows() -> list[Row]:
    """Measure the rows of the table."""
    unit = "decisions/s"
    hanabi = by_turns(hanabi_v5.env(), 500)  # type: ignore[no-untyped-call]
    titanic, septentrick = at_once("TitanicSolo"), at_once("SeptentrickSelfPlay")
    return [
        compared("envs.titanic.aec", by_turns(titanic_v1.env(), 2000), hanabi, unit),
        compared("envs.septentrick.aec", by_turns(septentrick_v1.env(), 2000), hanabi, unit),
        compared("envs.titanic.vector", titanic, hanabi, unit),
        compared("envs.titanic.vector/driven", titanic, driven_by_the_peer, unit),
        compared("envs.titanic.vector/seen", titanic, seen_by_the_peer, unit),
        compared("envs.septentrick.vector", septentrick, hanabi, unit),
        compared("envs.septentrick.vector/driven", septentrick, driven_by_the_peer, unit),
        compared("envs.septentrick.vector/seen", septentrick, seen_by_the_peer, unit),
    ]
