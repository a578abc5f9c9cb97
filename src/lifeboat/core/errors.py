"""What can go wrong, as a small family of errors.

An error carries a stable code, what was tried, and what was expected, all in notation and ids
rather than in sentences; the catalogues of :mod:`lifeboat.texts` turn it into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

NOWHERE: Final = -1


class Reason(NamedTuple):
    """Why an action is refused, as facts of its game; the catalogues have the words."""

    game: str
    name: str
    """What stands against the action, a word of the game's own."""
    cards: tuple[int, ...] = ()
    """The cards that were to be moved or played, the back of a run first."""
    onto: tuple[int, ...] = ()
    """The card that lies where they were to go."""
    place: int = NOWHERE
    """Where they were to go, or should have come from."""
    number: int = 0
    """A limit, a rank or a suit."""


class LifeboatError(Exception):
    """Something asked of Lifeboat cannot be done; nothing has changed."""

    def __init__(
        self,
        code: object,
        tried: object = "",
        expected: object = "",
        rule: str = "",
        reason: Reason | None = None,
    ) -> None:
        # Some libraries raise an error of a worker again as ``type(error)(error)``.
        self.code = str(code)
        self.tried = str(tried)
        self.expected = _listed(expected)
        self.rule = rule
        self.reason = reason
        super().__init__(self.code, self.tried, self.expected, rule, reason)

    def __str__(self) -> str:
        tried = f": tried {self.tried}" if self.tried else ""
        expected = f"; expected {self.expected}" if self.expected else ""
        rule = f" ({self.rule})" if self.rule else ""
        return f"{self.code}{tried}{expected}{rule}"


class SetupError(LifeboatError):
    """The game cannot be set up like this."""


class EditionError(LifeboatError):
    """The edition file does not describe a playable game."""


class NotationError(LifeboatError):
    """The text cannot be read."""


class PositionError(LifeboatError):
    """The position cannot come about."""


class IllegalAction(LifeboatError):
    """The action is not legal now."""


class UndoError(LifeboatError):
    """The last step cannot be taken back."""


class RecordError(LifeboatError):
    """The record breaks off; what came before the break is kept."""


def _listed(expected: object) -> str:
    if isinstance(expected, str):
        return expected
    if isinstance(expected, Sequence):
        return ", ".join(str(one) for one in expected)
    return str(expected)
