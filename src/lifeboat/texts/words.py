"""The words of a game: the face that each game has on the texts floor.

Most of a game's words are messages whose ids contain its name: ``septentrick-name``,
``septentrick-outcome-rescued``, ``estimate-septentrick``. A face provides what messages alone
can't: it reads the game's views, events, reasons and figures.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from lifeboat.core.errors import Reason
from lifeboat.core.events import Event
from lifeboat.core.faces import Faces
from lifeboat.core.figures import Figure
from lifeboat.core.games import View
from lifeboat.texts.catalogue import Texts

Figures = Mapping[str, Figure]
"""The figures of a hint's reason, by name."""
Values = Mapping[str, str | int | float]
"""The values that a message needs, by name."""
V_contra = TypeVar("V_contra", contravariant=True)


class Measure(NamedTuple):
    """How a value is shown: multiplied and rounded."""

    factor: int
    """What the value is multiplied by."""
    decimals: int


POINTS: Final = Measure(1, 1)
CHANCE: Final = Measure(100, 0)
"""The measure for chances of winning: per cent."""
WINNABLE: Final[dict[bool | None, str]] = {True: "yes", False: "no", None: "unknown"}
"""The values that tell messages whether a game can be won with all cards visible."""


class Told(NamedTuple):
    """An event of a step, and what is said about it."""

    event: Event
    """The event; several of the same kind may have been joined into one."""
    sentence: str = ""
    """What happened, in words; empty if it is obvious or another sentence says it."""
    reasons: Sequence[str] = ()
    """Why each of the event's cards can't be played, if that is what happened."""


class Story(ABC):
    """Tells what happens after a view, step by step, to the seat whose view it was."""

    @abstractmethod
    def told(self, events: Sequence[Event]) -> list[Told]:
        """Return the events of the next step, in order, with what is said about them.

        The events must contain only what the seat may see.
        """

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """Return sentences about the events of the next step, which the seat may see."""
        return [one.sentence for one in self.told(events) if one.sentence]


class Solved(Protocol):
    """What is known about a position with all cards visible."""

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
        """How values of this game are shown."""

    def action(self, texts: Texts, view: V_contra, action: int) -> str:
        """Describe what an action that is legal in this view would do."""

    def question(self, texts: Texts, view: V_contra) -> str:
        """Return what is being asked of whom or, at the end, how the game ended, in sentences."""

    def table(self, texts: Texts, view: V_contra) -> list[str]:
        """Return sentences that describe everything the view shows."""

    def story(self, texts: Texts, before: V_contra) -> Story:
        """Return a story that tells the steps after this view."""

    def verdict(self, texts: Texts, view: V_contra) -> str:
        """Return a sentence about the score."""

    def refusal_values(self, texts: Texts, reason: Reason) -> Values:
        """Return the values for the message that says why an action is refused."""

    def hint_values(self, texts: Texts, figures: Figures) -> Values:
        """Return the values that fill a reason's message in a hint."""

    def known_best(self, is_proved: bool, winnable: bool | None) -> str:
        """Return the value that tells messages how much is known about the best result."""

    def solution(self, texts: Texts, solved: Solved) -> list[str]:
        """Return sentences that say what a position allows with all cards visible."""


WORDS: Final = Faces[Words[Any]]("words", "lifeboat.texts.{game}.words")
"""The words of every game.

`Any` stands for the game's view: code that looks up a face by a game's name also has a view of
that game, but types can't express this. Each face is checked against its own type of view.
"""


def words_of(view: View) -> Words[Any]:
    """Return the words of the game that a view belongs to."""
    return WORDS[view.game]


def game_name(texts: Texts, game: str) -> str:
    """Return the name of a game in the reader's language."""
    return texts.say(f"{game}-name")


def outcome_words(texts: Texts, view: View) -> str:
    """Return a phrase that says how the game ended, or "" if it is still in progress."""
    return texts.say(f"{view.game}-outcome-{view.outcome.reason}") if view.outcome else ""
