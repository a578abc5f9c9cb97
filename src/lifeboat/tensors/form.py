"""The form of a game for programs that learn: its tensor, actions and rewards."""

from __future__ import annotations

from typing import Any, Final, Protocol

from lifeboat.core.errors import SetupError
from lifeboat.core.outcomes import Outcome
from lifeboat.tensors.bits import Bits, Piece

SCORE: Final = "score"
WON: Final = "won"
PROGRESS: Final = "progress"
REWARDS: Final = (SCORE, WON, PROGRESS)
"""The shapes of reward: the score at the end, 1 for a win at the end, or each step's progress."""


class Form(Protocol):
    """What a game offers to a program that learns."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def pieces(self) -> list[Piece]:
        """The pieces of the game's tensor, in order."""

    @property
    def actions(self) -> int:
        """The total number of actions."""

    def write(self, state: Any, seat: int, bits: Bits) -> None:
        """Append what a seat sees to `bits`; a seat below 0 is a spectator."""

    def score(self, state: Any) -> int:
        """Return a finished game's score for learning, which is 0 if the game wasn't played to the
        end.
        """

    def progress(self, state: Any) -> float:
        """Return how well the game is going; the reward for a step is the change in this number."""


def checked_reward(shape: str) -> str:
    """Return `shape`; raise `SetupError` if there is no such shape of reward."""
    if shape not in REWARDS:
        raise SetupError("setup-option", f"reward={shape}", REWARDS)
    return shape


def worth(form: Form, state: Any, shape: str) -> float:
    """Return a state's worth for this shape of reward; a step's reward is the change in worth."""
    if shape == PROGRESS:
        return form.progress(state)
    outcome = ending(form, state)
    if outcome is None:
        return 0.0
    return float(outcome.won if shape == WON else outcome.score)


def ending(form: Form, state: Any) -> Outcome | None:
    """Return how a game ended, with its score for learning, or None if it is still in progress."""
    outcome: Outcome | None = state.outcome()
    return outcome._replace(score=form.score(state)) if outcome is not None else None


def write_mask(legal: list[int], actions: int, bits: Bits) -> None:
    """Append a mask to `bits`, with a 1 for every legal action and a 0 for all the others.

    `legal` must be sorted. The last word of the mask is padded with 0s.
    """
    at = 0
    for action in legal:
        bits.blank(action - at)
        bits.put(1, 1)
        at = action + 1
    bits.blank(actions - at)
    bits.close()
