"""The face of a game in the lab: what is noted of its games, and what a study can sweep."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from lifeboat.core.faces import Faces
from lifeboat.texts import Texts

Row = dict[str, Any]
"""What is known of a game after it; `columns` says what each field means."""


class Landmark(NamedTuple):
    """A score to compare others to."""

    message: str
    """What it is called: a message with a `score`."""
    score: int


class Face(Protocol):
    """What a game says about its games in a study."""

    @property
    def setup_columns(self) -> Mapping[str, str]:
        """The fields of its set-up beside `players` and `edition`, each with its Arrow type."""

    @property
    def result_columns(self) -> Mapping[str, str]:
        """What is noted of its games beside their outcome, each with its Arrow type."""

    @property
    def sweeps(self) -> Mapping[str, Sequence[str]]:
        """What `each` stands for, by field or preset."""

    @property
    def landmark(self) -> Landmark | None:
        """The score that plots of scores show beside, if there is one."""

    def beginning(self, state: Any) -> Row:
        """Return what of the set-up only the deal has decided."""

    def ending(self, state: Any) -> Row:
        """Return what is known of a game after it, beyond its outcome."""

    def setup_word(self, texts: Texts, word: str) -> str:
        """Return a value of its set-up as people call it."""


FACES: Final = Faces[Face]("columns in the lab", "lifeboat.lab.{game}")
"""The columns and sweeps of each game."""
