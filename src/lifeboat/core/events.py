"""Events: what happened, told to each seat as far as it may know.

An event is plain data. Its cards are integers of the game's own; where a seat may not see them,
it is told how many there were and nothing else: each stands as ``UNSEEN``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

EVERYBODY: Final = -1
UNSEEN: Final = -1
NO_SEAT: Final = -1
SPECTATOR: Final = -1
"""The seat of somebody who looks on: no seat, which sees what everybody may see."""


class Event(NamedTuple):
    """One thing that happened."""

    name: str
    """What happened, a word of the game's own."""
    seat: int = NO_SEAT
    """Who did it, or to whom it happened."""
    cards: tuple[int, ...] = ()
    """The cards it happened to."""
    places: tuple[int, ...] = ()
    """Where it happened: from, to."""
    number: int = 0
    """How many, which page, what rank, whose card (a seat from 1)."""
    audience: int = EVERYBODY
    """A bit for each seat that may see the cards."""

    def seen_by(self, seat: int) -> Event:
        """The event as this seat is told it; a seat below 0 is a spectator."""
        if self.audience == EVERYBODY or (seat >= 0 and self.audience >> seat & 1):
            return self._replace(audience=EVERYBODY)
        hidden = (UNSEEN,) * len(self.cards)
        return self._replace(cards=hidden, audience=EVERYBODY)
