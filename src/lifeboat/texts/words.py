"""The words of a game: the face that each game has on the floor of texts.

Most words of a game are messages that are found by its name: ``septentrick-name``,
``septentrick-outcome-rescued``, ``estimate-septentrick``. A face has what a message alone can't
say: it reads the game's views, events, reasons and figures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from lifeboat.core.errors import Reason
from lifeboat.core.events import Event
from lifeboat.core.faces import Faces
from lifeboat.core.figures import Figure
from lifeboat.core.games import View
from lifeboat.texts.catalogue import Texts

Figures = Mapping[str, Figure]
"""What a hint's reason counts out or names."""
Values = Mapping[str, str | int | float]
"""What a message wants to know."""
V_contra = TypeVar("V_contra", contravariant=True)


class Measure(NamedTuple):
    """How a value is shown."""

    factor: int
    """By how much it is multiplied."""
    decimals: int


POINTS: Final = Measure(1, 1)
CHANCE: Final = Measure(100, 0)
"""The chance to win, in per cent."""
WINNABLE: Final[dict[bool | None, str]] = {True: "yes", False: "no", None: "unknown"}
"""Whether everything can be reached with open cards, as the messages ask."""


class Story(Protocol):
    """Tells what happens from one view on, step after step, to the seat whose view it was."""

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """Return the events of the next step in sentences, as far as that seat is told them."""


class Solved(Protocol):
    """What is known of a position with all cards open."""

    @property
    def best(self) -> int: ...
    @property
    def bound(self) -> int: ...
    @property
    def is_proved(self) -> bool: ...
    @property
    def winnable(self) -> bool | None: ...


class Words(Protocol[V_contra]):
    """A game in words; `V_contra` is the game's own view."""

    @property
    def measure(self) -> Measure:
        """How what a game is worth is shown."""

    def action(self, texts: Texts, view: V_contra, action: int) -> str:
        """Return what an action that is legal in this view would do."""

    def question(self, texts: Texts, view: V_contra) -> str:
        """Return what is asked of whom, or how the game ended."""

    def table(self, texts: Texts, view: V_contra) -> list[str]:
        """Return all that the view shows, in sentences."""

    def story(self, texts: Texts, before: V_contra) -> Story:
        """Return who tells the steps that come after this view."""

    def verdict(self, texts: Texts, view: V_contra) -> str:
        """Return what the score comes to, in a sentence."""

    def refusal_values(self, texts: Texts, reason: Reason) -> Values:
        """Return what the message of a refused action wants to know."""

    def hint_values(self, texts: Texts, figures: Figures) -> Values:
        """Return what the message of a hint's reason wants to know."""

    def known_best(self, is_proved: bool, winnable: bool | None) -> str:
        """Return what is known of the best with open cards, as the messages about it ask."""

    def solution(self, texts: Texts, solved: Solved) -> list[str]:
        """Return what a position allows with all cards open, in sentences."""


WORDS: Final = Faces[Words[Any]]("words", "lifeboat.texts.{game}.words")
"""The words of every game.

`Any` stands for the game's view: who finds a face by the name of a game has a view of that game,
which no type can say. The faces themselves are checked against their own views.
"""


def words_of(view: View) -> Words[Any]:
    """Return the words of the game that a view is of."""
    return WORDS[view.game]


def game_name(texts: Texts, game: str) -> str:
    """Return what a game is called."""
    return texts.say(f"{game}-name")


def outcome_words(texts: Texts, view: View) -> str:
    """Return how the game ended; nothing while it goes on."""
    return texts.say(f"{view.game}-outcome-{view.outcome.reason}") if view.outcome else ""
