"""The errors that Lifeboat raises.

An error carries a stable code, what was tried and what was expected, in notation and ids rather
than sentences; the catalogues of :mod:`lifeboat.texts` turn it into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

NOWHERE: Final = -1


class Reason(NamedTuple):
    """Why an action is refused, as facts about the game; the catalogues turn it into words."""

    game: str
    name: str
    """What prevents the action, as a word specific to the game."""
    cards: tuple[int, ...] = ()
    """The cards that were to be moved or played; a run is listed from back to front."""
    onto: tuple[int, ...] = ()
    """The card that `cards` were to be put on or were to replace; empty if there is none."""
    place: int = NOWHERE
    """The place that the reason is about, such as where the cards were to go."""
    number: int = 0
    """A limit, a rank, a deck or a suit, depending on the reason."""


class LifeboatError(Exception):
    """A request that can't be carried out; nothing has changed."""

    def __init__(
        self,
        code: object,
        tried: object = "",
        expected: object = "",
        rule: str = "",
        reason: Reason | None = None,
    ) -> None:
        # Some libraries re-raise a worker's error as ``type(error)(error)``, so the code may be an
        # error.
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
    """The game can't be set up like this."""


class EditionError(LifeboatError):
    """The edition doesn't describe a playable game."""


class NotationError(LifeboatError):
    """The text can't be read."""


class PositionError(LifeboatError):
    """The position can't occur in a game."""


class IllegalAction(LifeboatError):
    """The action isn't legal now."""


class UndoError(LifeboatError):
    """The last step can't be undone."""


class RecordError(LifeboatError):
    """The record is broken; the part before the break is still valid."""


def _listed(expected: object) -> str:
    if isinstance(expected, str):
        return expected
    if isinstance(expected, Sequence):
        return ", ".join(str(one) for one in expected)
    return str(expected)
