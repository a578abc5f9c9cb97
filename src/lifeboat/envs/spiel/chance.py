"""The cards of a shuffle as outcomes of chance: small numbers that never change.

A card is called by its number within its pile:

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

from typing import Final

from lifeboat.septentrick import cards as septentrick_cards
from lifeboat.titanic import passengers as titanic_cards
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.setup import crew_allowed

OUTCOMES: Final = 62
"""No number of a card is as high."""
SEATS: Final = (b"first", b"captain")
NUMBERED: Final = (b"crew", b"actions", *SEATS)
"""The piles of SOS Titanic whose cards are small numbers already."""


def card_number(game: str, pile: bytes, card: int) -> int:
    """The number of a card within its pile."""
    if game == "septentrick" or pile in NUMBERED:
        return card
    return int(titanic_cards.index_of(card))


def card_text(game: str, players: int, pile: bytes, number: int) -> str:
    """The card of this number, after the name of its pile."""
    name = pile.decode()
    if pile in SEATS:
        return f"{name}:{number + 1}"
    if game == "septentrick":
        return f"{name}:{septentrick_cards.card_text(number)}"
    if pile == b"crew":
        return f"{name}:{crew_allowed(players)[number]}"
    if pile == b"actions":
        return f"{name}:{NAMES[number]}"
    return f"{name}:{titanic_cards.card_text(titanic_cards.card_of_index(number))}"
