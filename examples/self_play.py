"""Self-play: one policy for all seats of Septentrick learns from its own games.

``python examples/self_play.py [--players 4] [--seconds 60] [--seed 1]``

The policy is linear: each bit of the observation adds its weights to those of the actions, and a
softmax over the legal ones decides. It learns by REINFORCE from the reward ``progress``: how each
step changes everybody's distance from having as many life rings as people. Apart from PettingZoo
it only needs numpy.
"""

from __future__ import annotations

from argparse import ArgumentParser
from time import process_time
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.progress import Progress

from lifeboat.envs import septentrick_v1
from lifeboat.tensors.forms import form_of

Floats = NDArray[np.float64]
LEFT_OUT: Final = {"history", "passed", "received", "passed_on", "got"}
"""Pieces of the observation that a policy this small can't learn from."""
BATCH: Final = 32
"""How many games are played before the weights change."""
RATE: Final = 0.0005
VALUE_RATE: Final = 0.05
DISCOUNT: Final = 0.97
"""The discount per step; most effects of a card show soon."""
FIRST_TRIAL_SEED: Final = 1_000_000


class Step(NamedTuple):
    """What a seat saw, what it could do, and what it did."""

    bits: NDArray[np.intp]
    legal: NDArray[np.intp]
    chances: Floats
    chosen: int


class Policy:
    """A table of weights, with a row for each bit and a column for each action."""

    def __init__(self, rng: np.random.Generator) -> None:
        form = form_of("septentrick")
        kept = [np.full(piece.size, piece.name not in LEFT_OUT) for piece in form.pieces]
        self.kept = np.concatenate(kept)
        self.weights = np.zeros((len(self.kept), form.actions))
        self.expected = np.zeros(len(self.kept))
        """What each bit adds to the expected sum of future rewards."""
        self.rng = rng

    def choose(self, observation: dict[str, NDArray[np.int8]]) -> Step:
        """Draw an action; return the step."""
        bits = np.flatnonzero(observation["observation"] & self.kept)
        legal = np.flatnonzero(observation["action_mask"])
        wishes = self.weights[bits[:, None], legal].sum(axis=0)
        chances = np.exp(wishes - wishes.max())
        chances /= chances.sum()
        chosen = int(np.searchsorted(chances.cumsum(), self.rng.random() * (1 - 1e-12)))
        return Step(bits, legal, chances, chosen)

    def learn(self, steps: list[Step], followed: Floats) -> None:
        """Make what went better than expected more likely, and what went worse less likely."""
        for step, value in zip(steps, followed, strict=True):
            surprise = value - self.expected[step.bits].sum()
            self.expected[step.bits] += VALUE_RATE * surprise / len(step.bits)
            slope = -step.chances
            slope[step.chosen] += 1
            self.weights[step.bits[:, None], step.legal] += RATE * surprise * slope


def play(env: Any, policy: Policy, seed: int | None = None) -> tuple[list[Step], list[float], bool]:
    """Let the policy play a game for every seat; return its steps, their rewards, and whether it
    won.
    """
    env.reset(seed=seed)
    steps: list[Step] = []
    rewards: list[float] = []
    for agent in env.agent_iter():
        if env.terminations[agent]:
            return steps, rewards, env.infos[agent]["won"]
        step = policy.choose(env.observe(agent))
        env.step(int(step.legal[step.chosen]))
        steps.append(step)
        rewards.append(env.rewards[agent])
    raise AssertionError("a game ends before its agents leave")


def discounted(rewards: list[float]) -> Floats:
    """Return the discounted sum of the rewards from each step on."""
    values = np.zeros(len(rewards))
    following = 0.0
    for at in reversed(range(len(rewards))):
        following = rewards[at] + DISCOUNT * following
        values[at] = following
    return values


def trial(env: Any, policy: Policy, games: int) -> tuple[float, float, float]:
    """Return the mean final distance over a fixed set of games, its error, and the share won."""
    played = [play(env, policy, FIRST_TRIAL_SEED + number) for number in range(games)]
    distances = [-sum(rewards) for _, rewards, _ in played]
    won = [won for _, _, won in played]
    return float(np.mean(distances)), float(np.std(distances) / games**0.5), float(np.mean(won))


def train(players: int, seconds: float, seed: int, games: int, batches: int | None) -> list[float]:
    """Learn for this many seconds or batches, printing progress; return the learning curve."""
    env = septentrick_v1.env(players=players, reward="progress")
    policy = Policy(np.random.default_rng(seed))
    curve: list[float] = []
    learned = 0
    spent = 0.0
    env.reset(seed=seed)
    with Progress() as progress:
        task = progress.add_task("Learning", total=seconds)
        while True:
            if spent >= seconds * len(curve) / 8 or learned == batches:
                distance, error, won = trial(env, policy, games)
                curve.append(distance)
                progress.console.print(
                    f"{learned * BATCH:6} games: {distance:5.2f} ± {error:.2f} off balance, "
                    f"{won:.1%} won"
                )
                env.reset(seed=seed + learned + 1)
            if spent >= seconds or learned == batches:
                return curve
            begun = process_time()
            batch = [play(env, policy) for _ in range(BATCH)]
            for steps, rewards, _ in batch:
                policy.learn(steps, discounted(rewards))
            learned += 1
            spent += process_time() - begun
            progress.update(task, completed=spent)


def main() -> None:
    """Learn, and print the curve."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60, help="CPU time for learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--trial", type=int, default=300, help="games per trial")
    parser.add_argument("--batches", type=int, help=f"of {BATCH} games, instead of --seconds")
    wanted = parser.parse_args()
    train(wanted.players, wanted.seconds, wanted.seed, wanted.trial, wanted.batches)


if __name__ == "__main__":
    main()
