"""Bots at a table: what they are asked, and what they answer from the view of their seat alone."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from lifeboat.core.dice import dice
from lifeboat.core.games import State
from lifeboat.players import Advice, Budget, player_of
from lifeboat.players.hints import hint

PLAYOUTS: Final = 200
"""How many games a bot that searches plays out in thought, if nobody wants more of it."""


class BotQuestion(NamedTuple):
    """A decision that a bot has to make."""

    game: str
    state: State
    """A copy: the bot is shown the view of its seat."""
    seat: int
    player: str
    """The name of the bot."""
    thinking: float
    """How many seconds it may search."""
    version: int
    """The version of the table at which it is asked."""


class HintQuestion(NamedTuple):
    """A decision that a person would like a hint for."""

    game: str
    state: State
    seat: int
    person: int
    thinking: float
    version: int


class Bots(Protocol):
    """Whoever lets bots decide, while the table waits for them."""

    def choose(self, question: BotQuestion) -> tuple[int, str]:
        """Return an action, and the name of the bot that chose it."""

    def advise(self, question: HintQuestion) -> Advice:
        """Return what can be done, the best first."""


class LocalBots:
    """Bots that think right here, one after the other."""

    def __init__(
        self, playouts: int = PLAYOUTS, seed: Callable[[], str] = lambda: secrets.token_hex(16)
    ) -> None:
        self.playouts = playouts
        self.seed = seed
        """Where the dice of a decision come from: not from the deal, which they would betray."""

    def choose(self, question: BotQuestion) -> tuple[int, str]:
        """Return the bot's own choice."""
        game, state, seat, player, thinking, _ = question
        budget = Budget(self.playouts, thinking)
        return chosen(game, state, seat, player, self.seed(), budget), player

    def advise(self, question: HintQuestion) -> Advice:
        """Return what a player that searches says."""
        game, state, seat, _, thinking, _ = question
        return advice_for(game, state, seat, self.seed(), Budget(self.playouts, thinking))


def chosen(game: str, state: State, seat: int, player: str, seed: str, budget: Budget) -> int:
    """Return what a player does in this seat, from its view alone."""
    return player_of(game, player).choose(state.view(seat), dice(seed), budget)


def advice_for(game: str, state: State, seat: int, seed: str, budget: Budget) -> Advice:
    """Return what a player that searches says about this seat's decision, from its view alone."""
    return hint(game, state.view(seat), dice(seed), budget)
