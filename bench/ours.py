"""Our side of the benchmark: uniformly random play, including the deal."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from lifeboat.core.dice import Dice, dice
from lifeboat.core.fate import secret_of

GAMES = 600
SECRETS = [secret_of(f"bench {number}") for number in range(GAMES)]


class Table:
    """Deals of a game, taking turns with several set-ups."""

    def __init__(self, deal: Callable[[Any, bytes], Any], setups: list[Any]) -> None:
        self.deal = deal
        self.setups = setups

    def dealt(self, number: int) -> Any:
        """Return the deal with this number."""
        return self.deal(self.setups[number % len(self.setups)], SECRETS[number])

    def driven(self) -> int:
        """Play step by step from Python; return the number of decisions."""
        rng = Random(1912)
        decisions = 0
        for number in range(GAMES):
            state = self.dealt(number)
            legal = state.legal()
            while legal:
                state.advance(legal[int(rng.random() * len(legal))])
                decisions += 1
                legal = state.legal()
        return decisions

    def looped(self, play_out: Callable[[Any, Dice], int]) -> int:
        """Play in the engine's own loop; return the number of decisions."""
        throws = dice("bench")
        return sum(play_out(self.dealt(number), throws) for number in range(GAMES))

    def rolled_out(self, play_out: Callable[[Any], int]) -> int:
        """Let a player that needs no dice play whole games; return their number."""
        for number in range(GAMES):
            play_out(self.dealt(number))
        return GAMES

    def midgame(self, decisions: int) -> Any:
        """Return a game after this many random decisions."""
        throws = dice("midgame")
        state = self.dealt(1)
        for _ in range(decisions):
            legal = state.legal()
            state.advance(legal[throws.below(len(legal))])
        return state
