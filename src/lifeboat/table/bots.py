"""Bots at a table: what they are asked, and what they answer from the view of their seat alone."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from lifeboat.core.dice import dice
from lifeboat.core.games import State
from lifeboat.players import Advice, Budget, player_of, stand_in_of
from lifeboat.players.hints import explained_advice

log = logging.getLogger(__name__)

LAST_RESORT: Final = "random"
"""The player that decides where neither a bot nor its stand-in did: it can't fail."""
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
        """Return the bot's own choice; if it breaks down or cheats, another one's."""
        game, state, seat, seed = question.game, question.state, question.seat, self.seed()
        budget = Budget(self.playouts, question.thinking)
        for name in deciders(question):
            try:
                return checked(question, chosen(game, state, seat, name, seed, budget)), name
            except Exception:  # whatever a bot does, its table goes on
                log.exception("a bot did not decide", extra={"kind": name})
        return by_chance(question, seed)

    def advise(self, question: HintQuestion) -> Advice:
        """Return what a player that searches says."""
        budget = Budget(self.playouts, question.thinking)
        return advice_for(question.game, question.state, question.seat, self.seed(), budget)


class IllegalChoiceError(Exception):
    """A bot chose what isn't legal."""


def deciders(question: BotQuestion) -> list[str]:
    """Return the bots that are asked, one after the other, until one of them decides."""
    return list(dict.fromkeys((question.player, stand_in_of(question.game).name)))


def checked(question: BotQuestion, action: int) -> int:
    """Return a bot's choice if it is legal; else raise an error."""
    if action not in question.state.legal():
        raise IllegalChoiceError(action)
    return action


def by_chance(question: BotQuestion, seed: str) -> tuple[int, str]:
    """Return a choice, and the name of the bot that makes it, where no other has decided."""
    game, state, seat = question.game, question.state, question.seat
    return chosen(game, state, seat, LAST_RESORT, seed, Budget()), LAST_RESORT


def chosen(game: str, state: State, seat: int, player: str, seed: str, budget: Budget) -> int:
    """Return what a player does in this seat, from its view alone."""
    return player_of(game, player).choose(state.view(seat), dice(seed), budget)


def advice_for(game: str, state: State, seat: int, seed: str, budget: Budget) -> Advice:
    """Return what a player that searches says about this seat's decision, from its view alone."""
    return explained_advice(game, state.view(seat), dice(seed), budget)
