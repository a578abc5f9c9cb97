"""Events: what happened in a game, and how much of it each seat may see.

An event is plain data. Its cards are integers specific to the game. A seat that may not see them
gets ``UNSEEN`` for each card, and so learns only how many there were.
"""

from __future__ import annotations

from typing import Final, NamedTuple

EVERYBODY: Final = -1
UNSEEN: Final = -1
NO_SEAT: Final = -1
SPECTATOR: Final = -1
"""The seat number of a spectator, who sees only what everybody may see."""


class Event(NamedTuple):
    """One thing that happened."""

    name: str
    """What happened, as a word specific to the game."""
    seat: int = NO_SEAT
    """The seat that acted or was affected; `NO_SEAT` if there is none."""
    cards: tuple[int, ...] = ()
    """The cards involved."""
    places: tuple[int, ...] = ()
    """Where it happened; if cards moved, the place they left and the place they went to."""
    number: int = 0
    """A count, a page, a rank or a card's owner (counted from 1), depending on the event."""
    audience: int = EVERYBODY
    """A bit mask of the seats that may see the cards, or `EVERYBODY`."""

    def seen_by(self, seat: int) -> Event:
        """Return the event as this seat may see it, perhaps with cards hidden.

        A seat below 0 is a spectator.
        """
        if self.audience == EVERYBODY or (seat >= 0 and self.audience >> seat & 1):
            return self._replace(audience=EVERYBODY)
        hidden = (UNSEEN,) * len(self.cards)
        return self._replace(cards=hidden, audience=EVERYBODY)
