"""Masked PPO: a network learns SOS Titanic solo, from many games at once.

    pip install '.[gymnasium]' torch
    python examples/masked_ppo.py --decisions 500000

The policy never puts weight on an illegal action: the mask removes those from its softmax, both in
the games and in the updates. For a score to beat, see docs/research.md.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import gymnasium as gym
import numpy as np

import lifeboat.envs  # noqa: F401 (it registers the environments)

if TYPE_CHECKING:
    from torch import Tensor

NEVER = -1e9
"""The logit of an illegal action."""


@dataclass
class Habits:
    """The hyperparameters."""

    games: int = 64
    decisions: int = 64
    """Decisions per game between updates."""
    epochs: int = 3
    batches: int = 4
    learning_rate: float = 4e-4
    clip: float = 0.2
    trust: float = 0.95
    """How much value estimates are trusted beyond the next step (GAE's lambda)."""
    entropy: float = 0.01
    width: int = 256


class Learner:
    """A policy and a value head on one trunk, and their training."""

    def __init__(self, observations: int, actions: int, habits: Habits) -> None:
        import torch  # noqa: PLC0415 (only this script needs it)
        from torch import nn  # noqa: PLC0415

        self.torch = torch
        self.habits = habits
        width = habits.width
        self.trunk = nn.Sequential(
            nn.Linear(observations, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.policy.weight)
        parts = nn.ModuleList([self.trunk, self.policy, self.value])
        self.optimizer = torch.optim.Adam(parts.parameters(), habits.learning_rate)

    def judge(self, seen: Tensor, mask: Tensor) -> tuple[Any, Tensor]:
        """Return the policy in these positions, and what they are worth."""
        trunk = self.trunk(seen.float())
        logits = self.policy(trunk).masked_fill(mask == 0, NEVER)
        return self.torch.distributions.Categorical(logits=logits), self.value(trunk).squeeze(-1)

    def update(self, memory: dict[str, Tensor]) -> float:
        """Learn from what was played; return the policy's mean entropy."""
        torch, habits = self.torch, self.habits
        count = len(memory["action"])
        entropies = []
        for _ in range(habits.epochs):
            for part in torch.randperm(count).chunk(habits.batches):
                policy, value = self.judge(memory["seen"][part], memory["mask"][part])
                ratio = (policy.log_prob(memory["action"][part]) - memory["log"][part]).exp()
                gain = memory["gain"][part]
                gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                clipped = ratio.clamp(1 - habits.clip, 1 + habits.clip)
                entropy = policy.entropy().mean()
                error = (value - memory["return"][part]).pow(2).mean()
                loss = -torch.min(ratio * gain, clipped * gain).mean()
                loss = loss + 0.5 * error - habits.entropy * entropy
                self.optimizer.zero_grad()
                loss.backward()
                groups = self.optimizer.param_groups
                torch.nn.utils.clip_grad_norm_([one for g in groups for one in g["params"]], 0.5)
                self.optimizer.step()
                entropies.append(float(entropy.detach()))
        return float(np.mean(entropies))


class Games:
    """Many games that continue from one update to the next."""

    def __init__(self, habits: Habits, seed: int, **options: str) -> None:
        self.habits = habits
        self.env = gym.make_vec("lifeboat/TitanicSolo-v1", habits.games, **options)  # type: ignore[arg-type]
        self.seen, info = self.env.reset(seed=seed)
        self.mask = info["action_mask"]
        self.scores: deque[float] = deque(maxlen=500)
        """The scores of the games that ended last."""

    def play(self, learner: Learner) -> dict[str, Tensor]:
        """Play on for a while; return what was seen and done, and what came of it."""
        torch = learner.torch
        kept: dict[str, list[Any]] = {
            name: [] for name in ("seen", "mask", "action", "log", "value", "reward", "ended")
        }
        for _ in range(self.habits.decisions):
            seen, mask = torch.from_numpy(self.seen), torch.from_numpy(self.mask)
            with torch.no_grad():
                policy, value = learner.judge(seen, mask)
            action = policy.sample()
            self.seen, reward, ended, _, info = self.env.step(action.numpy())
            self.mask = info["action_mask"]
            if ended.any():
                self.scores.extend(info["final_info"]["score"][ended])
            moment = (seen, mask, action, policy.log_prob(action), value)
            reward_and_end = (torch.from_numpy(reward).float(), torch.from_numpy(ended).float())
            for name, what in zip(kept, moment + reward_and_end, strict=True):
                kept[name].append(what)
        return self._weighed(learner, {name: torch.stack(what) for name, what in kept.items()})

    def _weighed(self, learner: Learner, memory: dict[str, Tensor]) -> dict[str, Tensor]:
        """Add how much better than expected each decision was (GAE), and what it led to."""
        torch = learner.torch
        with torch.no_grad():
            _, value = learner.judge(torch.from_numpy(self.seen), torch.from_numpy(self.mask))
        gains = torch.zeros_like(memory["value"])
        gain = torch.zeros_like(value)
        for at in reversed(range(self.habits.decisions)):
            goes_on = 1 - memory["ended"][at]
            surprise = memory["reward"][at] + goes_on * value - memory["value"][at]
            gain = surprise + self.habits.trust * goes_on * gain
            gains[at] = gain
            value = memory["value"][at]
        memory |= {"gain": gains, "return": gains + memory["value"]}
        return {name: what.flatten(0, 1) for name, what in memory.items()}


def evaluate(learner: Learner, count: int, **options: str) -> tuple[float, float]:
    """Return the mean score over new deals, sampling from the policy, and its standard error."""
    torch = learner.torch
    env = gym.make_vec("lifeboat/TitanicSolo-v1", count, **options)  # type: ignore[arg-type]
    seen, info = env.reset(seed=10**9)
    scores = np.full(count, np.nan)
    while np.isnan(scores).any():
        with torch.no_grad():
            policy, _ = learner.judge(torch.from_numpy(seen), torch.from_numpy(info["action_mask"]))
        seen, _, ended, _, info = env.step(policy.sample().numpy())
        if ended.any():
            first = ended & np.isnan(scores)
            scores[first] = info["final_info"]["score"][first]
    return float(scores.mean()), float(scores.std(ddof=1) / np.sqrt(count))


def main() -> None:
    """Learn for a while, printing progress, and evaluate at the end."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--decisions", type=int, default=500_000, help="decisions to learn from")
    parser.add_argument("--crew", default="lee")
    parser.add_argument("--layout", default="standard")
    parser.add_argument("--seed", type=int, default=1912)
    parser.add_argument("--evaluate", type=int, default=500, help="games to evaluate at the end")
    arguments = parser.parse_args()
    try:
        import torch  # noqa: PLC0415
    except ModuleNotFoundError:
        sys.exit("This example needs PyTorch: pip install torch")
    torch.manual_seed(arguments.seed)
    options = {"crew": arguments.crew, "layout": arguments.layout, "reward": "progress"}
    games = Games(Habits(), arguments.seed, **options)
    observations = games.env.single_observation_space.shape
    assert observations is not None
    learner = Learner(observations[0], games.mask.shape[1], games.habits)
    begun = time.monotonic()
    decisions = 0
    while decisions < arguments.decisions:
        memory = games.play(learner)
        entropy = learner.update(memory)
        decisions += len(memory["action"])
        mean = np.mean(games.scores) if games.scores else float("nan")
        spent = time.monotonic() - begun
        print(
            f"{decisions:9,} decisions  {spent:6.0f} s  score {mean:6.2f}  entropy {entropy:.2f}",
            flush=True,
        )
    mean, error = evaluate(learner, arguments.evaluate, **options)
    print(f"{arguments.evaluate} new deals: mean score {mean:.2f} ± {1.96 * error:.2f}")


if __name__ == "__main__":
    main()
