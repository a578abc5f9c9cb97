"""Places: where a passenger can lie, as numbers and as text.

=====  =======  ==================================================================
number text     meaning
=====  =======  ==================================================================
0-5    ``1-6``  the line in front of a deck, deck 1 being nearest the bow
6      ``b``    the line on the Collapsible Boat
7-10   ``g1-4`` a group of survivors: 1 and 2 of first class, 3 and 4 of second
11     ``?``    the place of the face-up mystery that the passenger replaces
12     --       the stack (in events only)
13     --       the discard pile (in events only)
14     --       the action stack (in events only)
=====  =======  ==================================================================
"""

from __future__ import annotations

from typing import Final

from lifeboat.core.errors import NotationError

LINES: Final = 7
BOAT: Final = 6
GROUPS: Final = 7
"""The place of the first group; group ``g`` is at place ``GROUPS + g``."""
MYSTERY_PLACE: Final = 11
PLACES: Final = 12
STACK: Final = 12
DISCARD: Final = 13
ACTION_STACK: Final = 14
NO_PLACE: Final = -1

TEXTS: Final = ("1", "2", "3", "4", "5", "6", "b", "g1", "g2", "g3", "g4", "?")


def place_text(place: int) -> str:
    """Return the place as text; raise `IndexError` for a pile, which occurs only in events."""
    return TEXTS[place]


def read_place(text: str) -> int:
    """Read a place from its text; raise `NotationError` if it isn't one."""
    if text.lower() not in TEXTS:
        raise NotationError("place", text, TEXTS)
    return TEXTS.index(text.lower())


def read_line(text: str) -> int:
    """Read a line (a deck or the boat) from its text; raise `NotationError` if it isn't one."""
    place = read_place(text)
    if place >= LINES:
        raise NotationError("line", text, TEXTS[:LINES])
    return place
