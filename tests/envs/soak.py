"""The long run: random games of every set-up through the AEC environments, every step checked.

``python -m tests.envs.soak --episodes 5000 [--seed 1]`` plays this many games, spread evenly over
the set-ups and the kinds of reward. It stops at the first game that doesn't end, or that disagrees
with the rules.
"""

from __future__ import annotations

from argparse import ArgumentParser
from time import process_time

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lifeboat.tensors.form import REWARDS
from tests.envs.playing import SETUPS, environment, label, play_checked


def main() -> None:
    """Play the games and print a summary."""
    parser = ArgumentParser(prog="python -m tests.envs.soak", description=__doc__)
    parser.add_argument("--episodes", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; then upwards")
    wanted = parser.parse_args()
    cases = [(game, fields, reward) for reward in REWARDS for game, fields in SETUPS]
    tables = [environment(game, fields, reward=reward) for game, fields, reward in cases]
    games = dict.fromkeys((game for game, _ in SETUPS), 0)
    steps = longest = 0
    begun = process_time()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn()) as progress:
        task = progress.add_task("episodes", total=wanted.episodes)
        for number in range(wanted.episodes):
            game, fields, reward = cases[number % len(cases)]
            progress.update(task, description=f"{game} {label(fields)} {reward}")
            played = play_checked(tables[number % len(cases)], wanted.seed + number)
            steps += played.steps
            longest = max(longest, played.steps)
            games[game] += 1
            progress.advance(task)
    print(
        f"{wanted.episodes} episodes of {len(SETUPS)} set-ups ended "
        f"({', '.join(f'{game}: {count}' for game, count in games.items())}): "
        f"{steps} steps checked, the longest game had {longest}, "
        f"{process_time() - begun:.0f} s of CPU"
    )


if __name__ == "__main__":
    main()
