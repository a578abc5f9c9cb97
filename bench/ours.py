"""Our side of the benchmark: uniformly random play, the deal included."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from lifeboat.core.dice import Dice, dice
from lifeboat.core.fate import secret_of

GAMES = 600
SECRETS = [secret_of(f"bench {number}") for number in range(GAMES)]


class Table:
    """A game's deals, several set-ups in turn."""

    def __init__(self, deal: Callable[[Any, bytes], Any], setups: list[Any]) -> None:
        self.deal = deal
        self.setups = setups

    def dealt(self, number: int) -> Any:
        """A new deal."""
        return self.deal(self.setups[number % len(self.setups)], SECRETS[number])

    def driven(self) -> int:
        """Play step by step from Python; say how many decisions there were."""
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
        """Play in the engine's own loop; say how many decisions there were."""
        throws = dice("bench")
        return sum(play_out(self.dealt(number), throws) for number in range(GAMES))

    def rolled_out(self, play_out: Callable[[Any], int]) -> int:
        """Let a player that needs no dice play whole games; say how many there were."""
        for number in range(GAMES):
            play_out(self.dealt(number))
        return GAMES

    def midgame(self, decisions: int) -> Any:
        """A game after some random decisions."""
        throws = dice("midgame")
        state = self.dealt(1)
        for _ in range(decisions):
            legal = state.legal()
            state.advance(legal[throws.below(len(legal))])
        return state
