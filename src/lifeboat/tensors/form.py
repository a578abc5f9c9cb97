"""The form of a game for programs that learn: its tensor, its actions, its rewards."""

from __future__ import annotations

from typing import Any, Final, Protocol

from lifeboat.core.errors import SetupError
from lifeboat.core.outcomes import Outcome
from lifeboat.tensors.bits import Bits, Piece

SCORE: Final = "score"
WON: Final = "won"
PROGRESS: Final = "progress"
REWARDS: Final = (SCORE, WON, PROGRESS)
"""The shapes of reward: the score at the end, 1 at the end of a game that was won, or what each
step brings."""


class Form(Protocol):
    """What a game offers to a program that learns."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def pieces(self) -> list[Piece]:
        """The pieces of its tensor, in order."""

    @property
    def actions(self) -> int:
        """How many actions there are in all."""

    def write(self, state: Any, seat: int, bits: Bits) -> None:
        """Put down what a seat sees; a seat below 0 is a spectator."""

    def score(self, state: Any) -> int:
        """What the end of a game counts; a game that was not played out counts nothing."""

    def progress(self, state: Any) -> float:
        """How well things stand: the reward of a step is the difference that it makes."""


def checked_reward(shape: str) -> str:
    """A shape of reward that there is."""
    if shape not in REWARDS:
        raise SetupError("setup-option", f"reward={shape}", REWARDS)
    return shape


def worth(form: Form, state: Any, shape: str) -> float:
    """What has been earned so far; the reward of a step is what it adds to this."""
    if shape == PROGRESS:
        return form.progress(state)
    outcome = ending(form, state)
    if outcome is None:
        return 0.0
    return float(outcome.won if shape == WON else outcome.score)


def ending(form: Form, state: Any) -> Outcome | None:
    """How a game ended, if it has, with the score that counts for programs that learn."""
    outcome: Outcome | None = state.outcome()
    return outcome._replace(score=form.score(state)) if outcome is not None else None


def write_mask(legal: list[int], actions: int, bits: Bits) -> None:
    """Put down a 1 for every legal action."""
    at = 0
    for action in legal:
        bits.blank(action - at)
        bits.put(1, 1)
        at = action + 1
    bits.blank(actions - at)
    bits.close()
