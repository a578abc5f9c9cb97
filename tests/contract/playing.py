"""Random play for the contract tests, the same for every game that registers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from lifeboat.core.dice import Dice, dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import GAMES, Game, State
from lifeboat.tensors.bits import Bits
from lifeboat.tensors.forms import FORMS

SETUPS = [(name, fields) for name in sorted(GAMES) for fields in GAMES[name].sample_setups()]
"""Every registered game with each of its sample set-ups."""


def label(case: object) -> str:
    """A readable name for a game or a set-up in the test's id."""
    return ",".join(f"{k}={v}" for k, v in case.items()) if isinstance(case, dict) else str(case)


def dealt(game: Game[Any], fields: dict[str, str], seed: object) -> State:
    """A new deal."""
    state: State = game.deal(fields, secret_of(f"contract {seed}"))
    return state


def random_steps(state: State, throws: Dice) -> Iterator[int]:
    """The state before each random step and the action to be taken, until the game is over."""
    while state.decision() is not None:
        legal = state.legal()
        action = legal[throws.below(len(legal))]
        yield action
        state.advance(action)


def throws_for(*seed: object) -> Dice:
    """Dice that depend on the test's case alone."""
    return dice(" ".join(str(part) for part in seed))


def seats_of(state: State) -> list[int]:
    """Every seat that may look at the table, a spectator's first."""
    return [-1, *range(state.seats())]


def deciding_view(state: State) -> Any:
    """The view of the seat that decides."""
    decision = state.decision()
    return state.view(decision.seat if decision else 0)


def seen(game: Game[Any], state: State, seat: int) -> dict[str, Any]:
    """All that a seat is shown: its view, the text of it and all that it holds, and its tensor.

    What a view answers when it is asked follows from what it holds.
    """
    view = state.view(seat)
    held = {name: getattr(view, name) for name in dir(view) if not name.startswith("_")}
    shown = {name: value for name, value in held.items() if not callable(value)}
    shown["text"] = str(view)
    shown["actions"] = [game.action_text(action) for action in view.legal]
    tensor = Bits()
    whole = getattr(state, "state", state)  # a test may have put a wrapper around it
    FORMS[game.name].write(whole, seat, tensor)
    shown["tensor"] = tensor.to_bytes()
    return shown
