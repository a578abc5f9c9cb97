"""Random play through an AEC environment, with every step checked against the rules."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.envs import septentrick_v1, titanic_v1
from lifeboat.tensors.form import PROGRESS, REWARDS, SCORE, WON, ending

MODULES: dict[str, Any] = {"titanic": titanic_v1, "septentrick": septentrick_v1}
SETUPS = [(game, fields) for game in MODULES for fields in game_of(game).sample_setups()]
"""Both games with each of their sample set-ups."""


class Played(NamedTuple):
    """A game that was played to its end."""

    steps: int
    score: int
    won: bool


def label(case: object) -> str:
    """Return a readable name of a game or a set-up for the test's id."""
    return ",".join(f"{k}={v}" for k, v in case.items()) if isinstance(case, dict) else str(case)


def environment(game: str, fields: dict[str, str], **options: Any) -> Any:
    """Return the AEC environment for a set-up."""
    return MODULES[game].env(**fields, **options)


def random_steps(env: Any, seed: int) -> Iterator[int]:
    """Yield each random action just before it is taken, in a game that has been dealt."""
    rng = np.random.default_rng(seed)
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        action = int(rng.choice(np.flatnonzero(mask)))
        yield action
        env.step(action)


def mask_of(env: Any, agent: str) -> list[int]:
    """Return the actions that an agent's mask allows."""
    return [int(action) for action in np.flatnonzero(env.observe(agent)["action_mask"])]


def play_checked(env: Any, seed: int) -> Played:
    """Deal and play a game; raise AssertionError where it disagrees with the rules."""
    env.reset(seed=seed)
    episode = env.unwrapped.episode
    fresh = game_of(episode.form.game).deal(episode.fields, secret_of(str(seed)))
    start = episode.form.progress(fresh) if episode.reward == PROGRESS else 0.0
    steps = 0
    returns = dict.fromkeys(env.possible_agents, 0.0)
    for action in random_steps(env, seed):
        state = episode.state
        decision = state.decision()
        assert env.agent_selection == f"player_{decision.seat}"
        assert env.infos == {agent: {} for agent in env.possible_agents}
        for agent in env.possible_agents:
            expected = state.legal() if agent == env.agent_selection else []
            assert mask_of(env, agent) == expected
            assert env.action_space(agent).legal == expected
        assert action in state.legal()
        if steps:
            assert len(set(env.rewards.values())) == 1
            for agent, reward in env.rewards.items():
                returns[agent] += reward
        steps += 1
    for agent, reward in env.rewards.items():
        returns[agent] += reward
    outcome = ending(episode.form, episode.state)
    assert outcome is not None
    assert env.infos == dict.fromkeys(env.possible_agents, outcome._asdict())
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    assert returns == dict.fromkeys(env.possible_agents, earned(episode) - start)
    for agent in env.possible_agents:
        assert mask_of(env, agent) == []
    for agent in env.agent_iter():
        assert env.last()[1:3] == (env._cumulative_rewards[agent], True)
        env.step(None)
    assert env.agents == []
    return Played(steps, outcome.score, outcome.won)


def earned(episode: Any) -> float:
    """Return what a finished game is worth, according to the documentation."""
    outcome = ending(episode.form, episode.state)
    assert outcome is not None
    assert episode.reward in REWARDS
    if episode.reward == SCORE:
        return float(outcome.score)
    if episode.reward == WON:
        return float(outcome.won)
    return float(episode.form.progress(episode.state))
