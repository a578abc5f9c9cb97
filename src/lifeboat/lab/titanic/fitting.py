"""Fitting the weights of SOS Titanic's prospects: `python -m lifeboat.lab.titanic.fitting`.

A captain with few playouts plays many games, alone and in random crews. At each decision some
worlds are played on by the steady player, just as in a race: the position after one to four pages
is a sample's features, and the score at the end of the game its target. A ridge regression for
each number of turned pages then finds weights that all crew members share, and what each of them
adds. All games are played with the standard layout and the house rulebook.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from lifeboat.core.dice import Dice, dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.players.player import Budget
from lifeboat.players.titanic.prospects.features import FEATURES, features
from lifeboat.players.titanic.race import titanic_race
from lifeboat.players.titanic.steady.player import play_out, play_until
from lifeboat.titanic.agenda import OVER
from lifeboat.titanic.crew import CREW
from lifeboat.titanic.edition import standard
from lifeboat.titanic.setup import MOST_PLAYERS, crew_allowed
from lifeboat.titanic.state import State
from lifeboat.titanic.view import View

THINKING: Final = (30, 120)
"""The playouts per decision of the captains that play, in turn."""
WORLDS: Final = 8
"""How many samples are taken at each decision."""
FARTHEST: Final = 4
"""The most pages between a decision and the position that is sampled."""
TO_THE_END: Final = 1000
"""More pages than any booklet has: these captains don't use the prospects."""
SHARED: Final = 1.0
OWN: Final = 300.0
"""The penalties on the weights that all members share, and on what each of them adds, times the
variance of the feature.
"""
DOUBT: Final = 100.0
"""The penalty on all weights, whatever the variance: a feature that few samples have counts little.

It is as if each feature came with this many more samples in which it made no difference.
"""

Numbers = NDArray[np.float64]


class Sample(NamedTuple):
    """A position and what came of it."""

    turned: int
    crew: tuple[str, ...]
    features: list[int]
    score: int


def samples(seed: str, games: int) -> Iterator[Sample]:
    """Yield samples from this many games; every third game is played by a random crew."""
    alone = crew_allowed(1)
    for number in range(games):
        throws = dice(f"{seed} fitting {number}")
        setup = {"players": "1", "crew": alone[number // 3 % len(alone)]}
        if number % 3 == 0:
            setup = {"players": str(2 + throws.below(MOST_PLAYERS - 1))}
        state = game_of("titanic").deal(setup, secret_of(f"{seed} {number}"))
        budget = Budget(THINKING[number % len(THINKING)], float("inf"))
        while (decision := state.decision()) is not None:
            view = state.view(decision.seat)
            action = view.legal[0]
            if len(view.legal) > 1:
                race = titanic_race(view, throws, TO_THE_END)
                action = race.run(budget).options[0].action
                for _ in range(WORLDS):
                    world = race.model.world()
                    yield from _sampled(view, world, action, throws)
            state.advance(action)


def _sampled(view: View, world: State, action: int, throws: Dice) -> Iterator[Sample]:
    """Yield a sample from a world, unless the game ends too soon."""
    world.advance(action)
    play_until(world, view.turned + 1 + throws.below(FARTHEST))
    if world.asks == OVER:
        return
    turned, found = world.turned, features(world)
    play_out(world)
    yield Sample(turned, world.terms.crew, found, world.score().total)


def fitted(taken: list[Sample]) -> dict[str, list[list[float]]]:
    """Return the weights of each crew member, by the number of turned pages."""
    pages = range(len(standard().pages) - 1)
    rows = [_page_weights([one for one in taken if one.turned == turned]) for turned in pages]
    return {
        name: [[round(float(weight), 4) for weight in row[at]] for row in rows]
        for at, name in enumerate(CREW)
    }


def _page_weights(taken: list[Sample]) -> Numbers:
    """Return a row of weights for each crew member; zeros if there are no samples."""
    width = len(FEATURES)
    if not taken:
        return np.zeros((len(CREW), width))
    found = np.array([one.features for one in taken], dtype=float)
    shares = np.array([[one.crew.count(name) / len(one.crew) for name in CREW] for one in taken])
    parts = [found, *[found * share[:, None] for share in shares.T]]
    design = np.concatenate(parts, axis=1)
    penalty = np.outer([SHARED] + [OWN] * len(CREW), found.var(axis=0)).ravel() + DOUBT
    target = np.array([one.score for one in taken], dtype=float)
    solved = np.linalg.solve(design.T @ design + np.diag(penalty), design.T @ target)
    shared, *own = solved.reshape(len(CREW) + 1, width)
    return np.array([shared + row for row in own])


def main() -> None:
    """Fit the weights and write them to a file."""
    parser = argparse.ArgumentParser(description="Fit the prospects of SOS Titanic.")
    parser.add_argument("--games", type=int, default=360)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    taken = list(samples(options.seed, options.games))
    data: dict[str, Any] = {
        "command": f"--games {options.games} --seed {options.seed}",
        "samples": len(taken),
        "features": FEATURES,
        "members": fitted(taken),
    }
    options.out.write_text(written(data), "utf-8")


def written(data: dict[str, Any]) -> str:
    """Return the data as JSON, with a line for each row of weights."""
    text = json.dumps(data, indent=1)
    return re.sub(r"\s+(?=-?\d[^\[\]{}]*\])", " ", text).replace("[ ", "[") + "\n"


if __name__ == "__main__":
    main()
