"""Situations: deals played at random until something particular can be done, always alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import State, game_of

SEEDS = 3_000
"""So many deals are tried."""

Wanted = Callable[[State, list[str]], bool]
"""Whether a state is what was looked for; it is given with its legal actions in notation."""


class Situation(NamedTuple):
    """A deal and the way to a moment in it."""

    game: str
    setup: dict[str, str]
    seed: str
    actions: list[str]
    state: State

    def legal(self) -> list[str]:
        """What can be done now, in notation."""
        return legal_of(self.game, self.state)


def legal_of(game: str, state: State) -> list[str]:
    """The legal actions in notation."""
    rules = game_of(game)
    return [rules.action_text(action) for action in state.legal()]


def after(game: str, state: State, *actions: str) -> State:
    """What a state would be after these actions."""
    rules, later = game_of(game), state.copy()
    for action in actions:
        later.play(rules.read_action(action))
    return later


def asked(game: str, state: State, *actions: str) -> str:
    """What would be asked after these actions, a word of the rules; nothing at the end."""
    decision = after(game, state, *actions).decision()
    return decision.kind if decision else ""


def reached(game: str, setup: dict[str, str], wanted: Wanted, most_steps: int = 40) -> Situation:
    """The first deal, and the first moment in it, that is what was looked for."""
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
            actions.append(legal[throws.below(len(legal))])
            state.play(rules.read_action(actions[-1]))
    raise AssertionError("no deal leads to what was looked for")


def offering(beginning: str) -> Wanted:
    """An action that begins like this can be taken."""
    return lambda _, legal: any(action.startswith(beginning) for action in legal)
