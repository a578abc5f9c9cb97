"""The peers: OpenSpiel's games, driven as in its documentation."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pyspiel


def driven_decisions(
    game: str, games: int, look: Callable[[pyspiel.State], object] | None = None
) -> int:
    """Play uniformly at random, step by step from Python; return the number of players' decisions.

    At a chance node, an outcome is drawn by its probability. `look` is called before each
    decision.
    """
    rng = Random(1912)
    rules = pyspiel.load_game(game)
    decisions = 0
    for _ in range(games):
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                if look:
                    look(state)
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                decisions += 1
    return decisions


class Loop:
    """Uniformly random bots in OpenSpiel's own C++ loop, with decisions counted beforehand."""

    def __init__(self, game: str, games: int) -> None:
        self.rules = pyspiel.load_game(game)
        self.games = games
        self.decisions = sum(
            sum(step.player >= 0 for step in state.full_history()) for state in self._played()
        )

    def __call__(self) -> int:
        self._played()
        return self.decisions

    def _played(self) -> list[pyspiel.State]:
        players = self.rules.num_players()
        bots = [pyspiel.make_uniform_random_bot(player, 1912) for player in range(players)]
        states = [self.rules.new_initial_state() for _ in range(self.games)]
        for seed, state in enumerate(states):
            pyspiel.evaluate_bots(state, bots, seed)
        return states


def midgame_of_peer(game: str) -> pyspiel.State:
    """Return a game of the peer after about 20 random decisions."""
    rng = Random(1912)
    state = pyspiel.load_game(game).new_initial_state()
    decisions = 0
    while decisions < 20 or state.is_chance_node():
        decisions += not state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[int(rng.random() * len(legal))])
    return state
