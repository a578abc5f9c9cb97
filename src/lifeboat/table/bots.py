"""Bots at a table: the decisions they are asked to make, and a runner for them in this process.

Bots and the adviser see nothing but the view of the seat that decides.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, Protocol

from lifeboat.core.dice import dice
from lifeboat.core.games import State
from lifeboat.players import Advice, Budget, player_of, stand_in_of, usual_budget
from lifeboat.players.hints import explained_advice

log = logging.getLogger(__name__)

LAST_RESORT: Final = "random"
"""The player that decides if both the bot and the game's stand-in fail; it picks at random."""


class BotQuestion(NamedTuple):
    """A decision that a bot has to make."""

    game: str
    state: State
    """A copy of the game's state; the bot is shown only the view of its seat."""
    seat: int
    player: str
    """The name of the bot."""
    thinking: float
    """How many seconds the bot may search."""
    version: int
    """The table's version when the question was asked."""


class HintQuestion(NamedTuple):
    """A decision that a person wants a hint for."""

    game: str
    state: State
    seat: int
    person: int
    thinking: float
    version: int


class Bots(Protocol):
    """An interface for running bots and the adviser; calls block until there is an answer."""

    def choose(self, question: BotQuestion) -> tuple[int, str]:
        """Return a legal action, and the name of the bot that chose it."""

    def advise(self, question: HintQuestion) -> Advice:
        """Return advice on a person's decision, best option first."""


class LocalBots:
    """Bots that run in this process, one at a time."""

    def __init__(
        self,
        playouts: int | None = None,
        seed: Callable[[], str] = lambda: secrets.token_hex(16),
    ) -> None:
        self.playouts = playouts
        """The limit on simulated games per decision, or None for the game's default."""
        self.seed = seed
        """A function that returns the seed for the dice of one decision.

        The seed mustn't depend on the deal, or the bots' choices could give away hidden cards.
        """

    def choose(self, question: BotQuestion) -> tuple[int, str]:
        """Return a legal action, and the name of the bot that chose it.

        If the bot raises an error or chooses an illegal action, this is logged and the game's
        stand-in is asked; if the stand-in fails too, the action is random.
        """
        game, state, seat, seed = question.game, question.state, question.seat, self.seed()
        budget = self._budget(question)
        for name in deciders(question):
            try:
                return checked(question, chosen(game, state, seat, name, seed, budget)), name
            except Exception:  # whatever a bot does, the game must continue
                log.exception("bot failed to decide", extra={"kind": name})
        return by_chance(question, seed)

    def advise(self, question: HintQuestion) -> Advice:
        """Return the adviser's best options, with reasons, best first.

        Raise `SetupError` if the game has no adviser.
        """
        budget = self._budget(question)
        return advice_for(question.game, question.state, question.seat, self.seed(), budget)

    def _budget(self, question: BotQuestion | HintQuestion) -> Budget:
        playouts = self.playouts or usual_budget(question.game).playouts
        return Budget(playouts, question.thinking)


async def decided(
    question: BotQuestion,
    seed: str,
    ask: Callable[[str], Awaitable[int]],
    failed: Callable[[], None] = lambda: None,
) -> tuple[int, str]:
    """Return a legal action, and the name of the bot that chose it, wherever bots think.

    `ask` has a bot choose, given its name. If it raises an error, or the choice is illegal,
    `failed` is called and the game's stand-in is asked; if that fails too, the action is random.
    """
    for name in deciders(question):
        try:
            return checked(question, await ask(name)), name
        except Exception:  # whatever a bot does, its table must go on
            log.exception("bot failed to decide", extra={"kind": name})
        failed()
    return by_chance(question, seed)


class IllegalChoiceError(Exception):
    """A bot chose an illegal action."""


def deciders(question: BotQuestion) -> list[str]:
    """Return the names of the bots to ask until one decides: the bot itself, then the stand-in."""
    return list(dict.fromkeys((question.player, stand_in_of(question.game).name)))


def checked(question: BotQuestion, action: int) -> int:
    """Return a bot's choice; raise `IllegalChoiceError` if it isn't legal."""
    if action not in question.state.legal():
        raise IllegalChoiceError(action)
    return action


def by_chance(question: BotQuestion, seed: str) -> tuple[int, str]:
    """Return a random legal action and `LAST_RESORT`, for when no other bot has decided."""
    game, state, seat = question.game, question.state, question.seat
    return chosen(game, state, seat, LAST_RESORT, seed, Budget()), LAST_RESORT


def chosen(game: str, state: State, seat: int, player: str, seed: str, budget: Budget) -> int:
    """Return the action that a player chooses for a seat, given only the view of that seat."""
    return player_of(game, player).choose(state.view(seat), dice(seed), budget)


def advice_for(game: str, state: State, seat: int, seed: str, budget: Budget) -> Advice:
    """Return the adviser's best options for a decision, given only the view of the seat."""
    return explained_advice(game, state.view(seat), dice(seed), budget)
