"""The wire face of a game: its views and choices as they are sent, its offer and its results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol, TypeVar, Union

from msgspec import Struct

from lifeboat.core.faces import Faces
from lifeboat.core.games import GAMES
from lifeboat.texts import Texts

V_contra = TypeVar("V_contra", contravariant=True)
S_contra = TypeVar("S_contra", contravariant=True)


class SentChoice(Protocol):
    """A legal action as it is sent; a game adds what its client draws."""

    @property
    def action(self) -> str:
        """What is sent back to take it."""

    @property
    def words(self) -> str:
        """The same in words."""


class AnyChoice(Struct, frozen=True):
    """A choice of any game: what all of them have."""

    action: str
    """What is sent back to take it."""
    words: str


class SentView(Protocol):
    """What a seat sees, as it is sent; a game adds its table."""

    @property
    def seat(self) -> int:
        """Whose view it is; -1 for a spectator."""

    @property
    def asks(self) -> str:
        """What is asked, a word of the rules; empty at the end."""

    @property
    def question(self) -> str:
        """What is asked of whom, or how the game ended, in words."""

    @property
    def legal(self) -> Sequence[SentChoice]:
        """The legal actions, for the seat that decides."""


class OfferedField(Struct, frozen=True):
    """A field of the set-up and what it may be; the usual one comes first."""

    name: str
    values: list[str]


class OfferedCrew(Struct, frozen=True):
    """A crew member (SOS Titanic), by the numbers of the standard edition."""

    member: str
    players: int
    """The smallest number of players."""
    draws: int
    """The most passengers to draw in a rescue."""
    cards: int
    """How many action cards it starts with."""


class Offer(NamedTuple):
    """What a table of a game can be set up with."""

    players: Sequence[int]
    """How many can play it."""
    fields: Sequence[OfferedField]
    crew: Sequence[OfferedCrew] = ()


class Particulars(NamedTuple):
    """What a result stores that only some games have."""

    layout: str = ""
    pages: int = 0
    """How many pages of the log book were turned."""
    crew: Sequence[str] = ()
    """The crew member of each seat; nothing in a game without a crew."""


class Wire(Protocol[V_contra, S_contra]):
    """A game on the wire; `V_contra` is the game's own view, `S_contra` its state."""

    @property
    def view_type(self) -> type[Struct]:
        """The type of a view as it is sent, tagged with the game's name in the field `game`."""

    @property
    def choice_type(self) -> type[Struct]:
        """The type of a choice as it is sent."""

    def view(self, texts: Texts, view: V_contra, seat: int) -> SentView:
        """Return what a seat sees, as it is sent."""

    def closed(self, view: Any, question: str) -> SentView:
        """Return a sent view in which nobody is asked anything any more, with other words."""

    def choice(self, texts: Texts, view: V_contra, action: int) -> SentChoice:
        """Return a legal action of the seat that sees this view, as it is sent."""

    def offer(self) -> Offer:
        """Return what a table can be set up with."""

    def particulars(self, setup: Mapping[str, str], state: S_contra) -> Particulars:
        """Return what a result stores of a game at its end, beside its score."""


WIRE: Final = Faces[Wire[Any, Any]]("wire", "lifeboat.table.wire.{game}.face")
"""The wire face of every game. `Any` stands for the game's own view and state."""


def offered() -> list[str]:
    """Return the games that a table can play, first those that the fewest people can play."""
    with_faces = [game for game in GAMES if game in WIRE]
    return sorted(with_faces, key=lambda game: min(WIRE[game].offer().players))


def view_type() -> Any:
    """Return the type of any game's view, told apart by the field `game`."""
    return Union[tuple(WIRE[game].view_type for game in offered())]  # noqa: UP007


def proposal_type() -> Any:
    """Return the type of a choice in any game without secrets, in which proposals can be made."""
    types = [WIRE[game].choice_type for game in offered() if not GAMES[game].has_secrets]
    return types[0] if len(types) == 1 else AnyChoice  # choices of several can't be told apart
