"""The face of a game in OpenSpiel: its bounds, and the cards of its shuffles.

The cards of a shuffle are chance outcomes, which OpenSpiel wants to be small, fixed numbers. So
each card has a number within its pile:

===========  =======================================================================
pile         number
===========  =======================================================================
crew         place of the crew member among those allowed for this number of players
first        seat, from 0; the one that comes first begins, the others mean nothing
captain      seat, from 0; the one that comes first is Captain, the others mean nothing
actions      number of the action card, 0-11
sea          kind of the Sea card, 0-47, or 52 for a Rescue card
passengers   Septentrick: kind of the Passenger card, 48-51;
             SOS Titanic: index of the passenger, 0-59
line-1 ...   index of the passenger, 0-59, or 60 and 61 for the mysteries of the classes
===========  =======================================================================
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from lifeboat.core.faces import Faces

OUTCOMES: Final = 62
"""One more than the highest card number."""


class Bounds(NamedTuple):
    """Bounds on how long a game can last and on what it can earn."""

    decisions: int
    """The maximum number of decisions in a game."""
    chances: int
    """The maximum number of cards that chance reveals in a game."""
    least: float
    most: float


class Face(Protocol):
    """What OpenSpiel needs to know about a game."""

    @property
    def title(self) -> str:
        """The name of the game, as shown to people."""

    @property
    def players(self) -> tuple[int, int]:
        """The minimum and maximum numbers of players."""

    def bounds(self, players: int, reward: str) -> Bounds:
        """Return the bounds of a game with this many players and this shape of reward."""

    def card_number(self, pile: bytes, card: int) -> int:
        """Return the number of a card within its pile."""

    def card_name(self, players: int, pile: bytes, number: int) -> str:
        """Return the name of the card with this number, without its pile."""


FACES: Final = Faces[Face]("face in OpenSpiel", "lifeboat.envs.spiel.{game}")
"""The face of each game in OpenSpiel."""
