"""Random play for the contract tests, the same for every registered game."""

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
    """Return a readable name of a game or a set-up for the test's id."""
    return ",".join(f"{k}={v}" for k, v in case.items()) if isinstance(case, dict) else str(case)


def dealt(game: Game[Any], fields: dict[str, str], seed: object) -> State:
    """Return a new deal."""
    state: State = game.deal(fields, secret_of(f"contract {seed}"))
    return state


def random_steps(state: State, throws: Dice) -> Iterator[int]:
    """Yield each random action just before it is played, until the game is over."""
    while state.decision() is not None:
        legal = state.legal()
        action = legal[throws.below(len(legal))]
        yield action
        state.advance(action)


def throws_for(*seed: object) -> Dice:
    """Return dice that depend only on the test case."""
    return dice(" ".join(str(part) for part in seed))


def seats_of(state: State) -> list[int]:
    """Return all seats, and a spectator's -1 before them."""
    return [-1, *range(state.seats())]


def deciding_view(state: State) -> Any:
    """Return the view of the seat that decides, or of seat 0 when the game is over."""
    decision = state.decision()
    return state.view(decision.seat if decision else 0)


def seen(game: Game[Any], state: State, seat: int) -> dict[str, Any]:
    """Return all that a seat is shown: the fields of its view, the view as text, and its tensor.

    Anything else that a view can be asked follows from its fields.
    """
    view = state.view(seat)
    held = {name: getattr(view, name) for name in dir(view) if not name.startswith("_")}
    shown = {name: value for name, value in held.items() if not callable(value)}
    shown["text"] = str(view)
    shown["actions"] = [game.action_text(action) for action in view.legal]
    tensor = Bits()
    whole = getattr(state, "state", state)  # a test may have wrapped it
    FORMS[game.name].write(whole, seat, tensor)
    shown["tensor"] = tensor.to_bytes()
    return shown
