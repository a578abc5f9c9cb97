"""Situations: deals played at random, but reproducibly, until something particular can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lifeboat.core.dice import Dice, dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import State, game_of
from lifeboat.players.player import Budget
from lifeboat.players.register import player_of

SEEDS = 3_000
"""The number of deals to try."""

Wanted = Callable[[State, list[str]], bool]
"""Whether this is the state wanted; the second argument is its legal actions in notation."""


Chooser = Callable[[str, State, Dice], str]
"""Chooses an action, in notation, for whoever decides."""


class Situation(NamedTuple):
    """A deal, and the actions that lead to a moment in it."""

    game: str
    setup: dict[str, str]
    seed: str
    actions: list[str]
    state: State

    def legal(self) -> list[str]:
        """Return the legal actions, in notation."""
        return legal_of(self.game, self.state)


def legal_of(game: str, state: State) -> list[str]:
    """Return the legal actions, in notation."""
    rules = game_of(game)
    return [rules.action_text(action) for action in state.legal()]


def after(game: str, state: State, *actions: str) -> State:
    """Return the state as it would be after these actions."""
    rules, later = game_of(game), state.copy()
    for action in actions:
        later.play(rules.read_action(action))
    return later


def asked(game: str, state: State, *actions: str) -> str:
    """Return what the rules would ask after these actions, or "" at the end."""
    decision = after(game, state, *actions).decision()
    return decision.kind if decision else ""


def at_random(game: str, state: State, throws: Dice) -> str:
    """Choose any legal action."""
    legal = legal_of(game, state)
    return legal[throws.below(len(legal))]


def steadily(game: str, state: State, throws: Dice) -> str:
    """Choose as the bot that doesn't search."""
    decision = state.decision()
    assert decision is not None
    action = player_of(game, "steady").choose(state.view(decision.seat), throws, Budget())
    return game_of(game).action_text(action)


def reached(
    game: str,
    setup: dict[str, str],
    wanted: Wanted,
    most_steps: int = 40,
    choose: Chooser = at_random,
) -> Situation:
    """Return the first wanted moment, in the first deal that has one."""
    rules = game_of(game)
    for number in range(SEEDS):
        seed = f"e2e {number}"
        throws = dice(seed)
        state = rules.deal(rules.setup_fields(setup), secret_of(seed))
        actions: list[str] = []
        for _ in range(most_steps):
            if state.decision() is None:
                break
            legal = legal_of(game, state)
            if wanted(state, legal):
                return Situation(game, setup, seed, actions, state)
            actions.append(choose(game, state, throws))
            state.play(rules.read_action(actions[-1]))
    raise AssertionError("no deal leads to what was looked for")


def offering(beginning: str) -> Wanted:
    """Return a condition: an action that begins like this is legal."""
    return lambda _, legal: any(action.startswith(beginning) for action in legal)
