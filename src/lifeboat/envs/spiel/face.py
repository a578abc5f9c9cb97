"""The face of a game in OpenSpiel: its bounds, and the cards of its shuffles.

The cards of a shuffle are outcomes of chance: small numbers that never change. A card is called by
its number within its pile:

===========  =======================================================================
pile         number
===========  =======================================================================
crew         place of the crew member among those allowed at this number of players
first        seat that begins, from 0 (the first of the order; the rest is idle)
captain      seat that is Captain, from 0 (likewise)
actions      number of the action card, 0-11
sea          kind of the Sea card, 0-47, or 52 for a Rescue card
passengers   Septentrick: kind of the Passenger card, 48-51;
             SOS Titanic: index of the passenger, 0-59
line-1 ...   index of the passenger, 0-59, or 60 and 61 for a mystery of either class
===========  =======================================================================
"""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from lifeboat.core.faces import Faces

OUTCOMES: Final = 62
"""No number of a card is as high."""


class Bounds(NamedTuple):
    """How long a game can last, and what it can bring: no game breaks these bounds."""

    decisions: int
    """How many decisions there are at most,"""
    chances: int
    """and how many cards that chance tells."""
    least: float
    most: float


class Face(Protocol):
    """What OpenSpiel wants to know of a game."""

    @property
    def title(self) -> str:
        """The game as people call it."""

    @property
    def players(self) -> tuple[int, int]:
        """How many can play it, at least and at most."""

    def bounds(self, players: int, reward: str) -> Bounds:
        """Return the bounds of a game with this many players and this shape of reward."""

    def card_number(self, pile: bytes, card: int) -> int:
        """Return the number of a card within its pile."""

    def card_name(self, players: int, pile: bytes, number: int) -> str:
        """Return the name of the card of this number, without its pile."""


FACES: Final = Faces[Face]("face in OpenSpiel", "lifeboat.envs.spiel.{game}")
"""The bounds and the cards of each game."""
