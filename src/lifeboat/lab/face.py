"""The face of a game in the lab: what is recorded about its games, and what a study can sweep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from lifeboat.core.faces import Faces
from lifeboat.texts import Texts

Row = dict[str, Any]
"""What is recorded about a game, by column; docs/lab.md says what the columns mean."""


class Landmark(NamedTuple):
    """A score that plots show for comparison."""

    message: str
    """The id of the message that labels the score; it takes the argument `score`."""
    score: int


class Face(Protocol):
    """What a game tells the lab about itself."""

    @property
    def setup_columns(self) -> Mapping[str, str]:
        """The fields of a set-up other than `players` and `edition`, with their Arrow types."""

    @property
    def result_columns(self) -> Mapping[str, str]:
        """What is recorded about a game besides its outcome, as columns with their Arrow types."""

    @property
    def sweeps(self) -> Mapping[str, Sequence[str]]:
        """The values that `each` stands for, by field or preset."""

    @property
    def landmark(self) -> Landmark | None:
        """A score that plots show for comparison, or None."""

    def beginning(self, state: Any) -> Row:
        """Return the columns of the set-up that the deal may have decided, such as the crew."""

    def ending(self, state: Any) -> Row:
        """Return what is recorded about a finished game besides its outcome."""

    def setup_word(self, texts: Texts, word: str) -> str:
        """Return a set-up value in words, or unchanged if there are no words for it."""


FACES: Final = Faces[Face]("columns in the lab", "lifeboat.lab.{game}")
"""The face of each game in the lab."""
