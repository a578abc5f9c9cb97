"""The random baseline: the results of uniformly random legal actions, through PettingZoo.

``python examples/random_baseline.py [--game titanic] [--players 4] [--episodes 1000] [--seed 1]``
prints the mean score and the share of games won, each with its standard error.
"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any, Final, NamedTuple

import numpy as np
from rich.progress import track

from lifeboat.envs import septentrick_v1, titanic_v1

ENVIRONMENTS: Final[dict[str, Any]] = {"titanic": titanic_v1, "septentrick": septentrick_v1}


class Mean(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


def mean_of(values: list[float]) -> Mean:
    """Return the mean over independent games, with its error."""
    return Mean(float(np.mean(values)), float(np.std(values) / len(values) ** 0.5))


def play(env: Any, seed: int) -> dict[str, Any]:
    """Play one game at random; return how it ended."""
    env.reset(seed=seed)
    for place, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed * len(env.possible_agents) + place)
    for agent in env.agent_iter():
        observation, _, over, _, info = env.last()
        if over:
            return dict(info)
        env.step(env.action_space(agent).sample(observation["action_mask"]))
    raise AssertionError("a game ends before its agents leave")


def baseline(game: str, players: int | None, episodes: int, seed: int) -> tuple[Mean, Mean]:
    """Return the mean score and the share of games won."""
    options = {} if players is None else {"players": players}
    env = ENVIRONMENTS[game].env(**options)
    ends = [play(env, seed + number) for number in track(range(episodes), "Playing")]
    return mean_of([end["score"] for end in ends]), mean_of([end["won"] for end in ends])


def main() -> None:
    """Play, and print the results."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(ENVIRONMENTS), default="titanic")
    parser.add_argument("--players", type=int, help="default: 1 in titanic, 4 in septentrick")
    parser.add_argument("--episodes", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="of the first game, then counting up")
    wanted = parser.parse_args()
    score, won = baseline(wanted.game, wanted.players, wanted.episodes, wanted.seed)
    print(
        f"{wanted.game}, {wanted.episodes} games at random: "
        f"score {score.mean:.2f} ± {score.error:.2f}, "
        f"won {won.mean:.2%} ± {won.error:.2%}"
    )


if __name__ == "__main__":
    main()
