"""The wire face of a game: its views and choices as sent to clients, its offer and its results."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar, Union

from msgspec import Struct

from lifeboat.core.events import Event
from lifeboat.core.faces import Faces
from lifeboat.core.games import GAMES
from lifeboat.texts import Texts

V_contra = TypeVar("V_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


class SentChoice(Protocol):
    """A legal action as sent to clients; each game adds what a client needs to draw it."""

    @property
    def action(self) -> str:
        """The text to send back to choose this action."""

    @property
    def words(self) -> str:
        """The action in words."""


class AnyChoice(Struct, frozen=True):
    """A legal action of any game, with only the fields that all games have."""

    action: str
    """The text to send back to choose this action."""
    words: str


class SentView(Protocol):
    """What a seat sees, as sent to clients; each game adds its own fields."""

    @property
    def seat(self) -> int:
        """The seat whose view it is; -1 for a spectator."""

    @property
    def asks(self) -> str:
        """The question, as a keyword from the rules; empty at the end."""

    @property
    def question(self) -> str:
        """What is being asked, and of whom, or how the game ended, in words."""

    @property
    def legal(self) -> Sequence[SentChoice]:
        """The legal actions if this seat decides; otherwise empty."""


class OfferedField(Struct, frozen=True):
    """A field of the set-up and its possible values, the default first."""

    name: str
    values: list[str]


class OfferedCrew(Struct, frozen=True):
    """A crew member (SOS Titanic), with the numbers of the standard edition."""

    member: str
    players: int
    """The smallest number of players for which this crew member is allowed."""
    draws: int
    """The most passengers this crew member can draw in a rescue."""
    cards: int
    """The number of action cards this crew member starts with."""


class Offer(NamedTuple):
    """What people can choose when they set up a table for a game."""

    players: Sequence[int]
    """The possible numbers of players."""
    fields: Sequence[OfferedField]
    crew: Sequence[OfferedCrew] = ()


class Particulars(NamedTuple):
    """The parts of a result that only some games have."""

    layout: str = ""
    pages: int = 0
    """The number of booklet pages that were turned; 0 in a game without a booklet."""
    crew: Sequence[str] = ()
    """The crew member of each seat; empty in a game without a crew."""


class Wire(Protocol[V_contra, S_contra]):
    """A game on the wire; `V_contra` is the game's own view, `S_contra` its state."""

    @property
    def view_type(self) -> type[Struct]:
        """The type of a view as sent to clients, tagged with the game's name in field `game`."""

    @property
    def choice_type(self) -> type[Struct]:
        """The type of a choice as sent to clients."""

    def view(self, texts: Texts, view: V_contra, seat: int, with_odds: bool) -> SentView:
        """Return the view of a seat in the form sent to clients.

        `with_odds` is whether choices may say how likely they are to succeed.
        """

    def closed(self, view: Any, question: str) -> SentView:
        """Return a copy of a sent view that no longer asks anything; `question` says why."""

    def choice(self, texts: Texts, view: V_contra, action: int, with_odds: bool) -> SentChoice:
        """Return a legal action in the form sent to clients.

        `view` is the view of the seat that decides; `with_odds` is as above.
        """

    def cards(self, event: Event) -> list[str]:
        """Return the cards of an event in notation; a card that the viewer can't see is ``?``."""

    def places(self, event: Event) -> list[str]:
        """Return the places of an event in the form sent to clients."""

    def offer(self) -> Offer:
        """Return what people can choose when they set up a table."""

    def particulars(self, setup: Mapping[str, str], state: S_contra) -> Particulars:
        """Return the game's own part of the result of a finished game."""

    def course(self, states: Iterable[S_contra]) -> list[int]:
        """Return how well each stretch of a finished game went: 0 badly, 1 fairly, 2 well.

        `states` are those before the first action and after each one. The course is shared with
        people who may play the same deal later, so it must not help them: it says nothing about
        a card, a seat or a decision.
        """


WIRE: Final = Faces[Wire[Any, Any]]("wire", "lifeboat.table.wire.{game}.face")
"""The wire face of every game; `Any` stands for the game's own view and state."""


def offered() -> list[str]:
    """Return the games that can be played at tables, those for the fewest players first."""
    with_faces = [game for game in GAMES if game in WIRE]
    return sorted(with_faces, key=lambda game: min(WIRE[game].offer().players))


def view_type() -> Any:
    """Return the union of all games' view types, told apart by the field `game`."""
    return Union[tuple(WIRE[game].view_type for game in offered())]  # noqa: UP007


def proposal_type() -> Any:
    """Return the type of a choice that can be proposed, in a game without secrets.

    This is the game's own type if there is only one such game, otherwise `AnyChoice`.
    """
    types = [WIRE[game].choice_type for game in offered() if not GAMES[game].has_secrets]
    return types[0] if len(types) == 1 else AnyChoice  # msgspec can't tell several apart
