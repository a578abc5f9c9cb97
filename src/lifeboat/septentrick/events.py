"""Septentrick events: functions that create them, and named tuples for reading them.

All games share the class `Event`. `happening` turns an event into a named tuple, for use with
`match`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from lifeboat.core.events import UNSEEN, Event
from lifeboat.septentrick.cards import kinds_of

EVENTS: Final = ("captain", "trump", "chose", "passed", "played", "won", "revealed", "ended")
"""The names of all events in Septentrick."""


class CaptainMade(NamedTuple):
    """The table picked its Captain (S4)."""

    seat: int


class TrumpNamed(NamedTuple):
    """The Captain named the trump suit (S4)."""

    seat: int
    suit: int


class Chose(NamedTuple):
    """A seat chose its cards in a pass; the others don't see which (S5)."""

    seat: int
    cards: int
    """The number of cards."""


class Passed(NamedTuple):
    """Cards went from a seat to its left neighbour (S5)."""

    seat: int
    to: int
    cards: tuple[int, ...]
    """The cards; seats other than these two see each card as UNSEEN."""

    def is_unseen(self) -> bool:
        """Return whether the cards are hidden from the viewer."""
        return UNSEEN in self.cards


class Played(NamedTuple):
    """A seat played a card to the trick (S6)."""

    seat: int
    card: int


class Won(NamedTuple):
    """A seat won the trick that these cards make up (S13, S14)."""

    seat: int
    cards: tuple[int, ...]


class Revealed(NamedTuple):
    """A seat revealed its last card, which counts for that seat (S16)."""

    seat: int
    card: int


class Ended(NamedTuple):
    """The game ended (S12, S16)."""


Happening = CaptainMade | TrumpNamed | Chose | Passed | Played | Won | Revealed | Ended


def captain_made(seat: int) -> Event:
    """Return the event for a seat becoming Captain."""
    return Event("captain", seat)


def trump_named(seat: int, suit: int) -> Event:
    """Return the event for the Captain's seat naming this suit as trump."""
    return Event("trump", seat, number=suit)


def chose(seat: int, cards: int) -> Event:
    """Return the event for a seat choosing this many cards in a pass."""
    return Event("chose", seat, number=cards)


def passed(seat: int, to: int, hand: int) -> Event:
    """Return the event for a seat passing the cards of `hand` to another seat.

    Seats other than these two see only how many cards were passed.
    """
    cards = tuple(kinds_of(hand))
    return Event("passed", seat, cards, (to,), len(cards), 1 << seat | 1 << to)


def played(seat: int, kind: int) -> Event:
    """Return the event for a seat playing this card."""
    return Event("played", seat, (kind,))


def won(seat: int, trick: list[int]) -> Event:
    """Return the event for a seat winning this trick."""
    return Event("won", seat, tuple(trick))


def revealed(seat: int, kind: int) -> Event:
    """Return the event for a seat revealing this card, its last one."""
    return Event("revealed", seat, (kind,))


def ended() -> Event:
    """Return the event for the end of the game."""
    return Event("ended")


def happening(event: Event) -> Happening:
    """Return a Septentrick event as a named tuple."""
    match event.name:
        case "captain":
            return CaptainMade(event.seat)
        case "trump":
            return TrumpNamed(event.seat, event.number)
        case "chose":
            return Chose(event.seat, event.number)
        case "passed":
            return Passed(event.seat, event.places[0], event.cards)
        case "played":
            return Played(event.seat, event.cards[0])
        case "won":
            return Won(event.seat, event.cards)
        case "revealed":
            return Revealed(event.seat, event.cards[0])
        case _:
            assert event.name == "ended"
            return Ended()
