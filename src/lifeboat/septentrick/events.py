"""What happens in a game of Septentrick, in named fields.

An `Event` is the shape in which every game tells what happened. The functions that make one of
Septentrick's say what it needs; `happening` gives its fields their names back, and whoever reads
one `match`es them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from lifeboat.core.events import UNSEEN, Event
from lifeboat.septentrick.cards import kinds_of

EVENTS: Final = ("captain", "trump", "chose", "passed", "played", "won", "revealed", "ended")
"""The names of all events."""


class CaptainMade(NamedTuple):
    """The table has picked its Captain (S4)."""

    seat: int


class TrumpNamed(NamedTuple):
    """The Captain has named the trump suit (S4)."""

    seat: int
    suit: int


class Chose(NamedTuple):
    """A seat has chosen the cards of a pass: which ones is sealed (S5)."""

    seat: int
    cards: int
    """How many."""


class Passed(NamedTuple):
    """Cards went from a seat to its left neighbour (S5)."""

    seat: int
    to: int
    cards: tuple[int, ...]
    """The cards, for those two alone; for others each stands as UNSEEN."""

    def is_unseen(self) -> bool:
        """Whether it is told without the cards."""
        return UNSEEN in self.cards


class Played(NamedTuple):
    """A seat has played a card to the trick (S6)."""

    seat: int
    card: int


class Won(NamedTuple):
    """A seat has won a trick, and collects its cards (S13, S14)."""

    seat: int
    cards: tuple[int, ...]


class Revealed(NamedTuple):
    """A seat has shown its last card, which counts for it (S16)."""

    seat: int
    card: int


class Ended(NamedTuple):
    """The game is over (S12, S16)."""


Happening = CaptainMade | TrumpNamed | Chose | Passed | Played | Won | Revealed | Ended


def captain_made(seat: int) -> Event:
    """Tell that a seat has become Captain."""
    return Event("captain", seat)


def trump_named(seat: int, suit: int) -> Event:
    """Tell that the Captain has named this suit."""
    return Event("trump", seat, number=suit)


def chose(seat: int, cards: int) -> Event:
    """Tell that a seat has chosen a number of cards."""
    return Event("chose", seat, number=cards)


def passed(seat: int, to: int, hand: int) -> Event:
    """Tell that a seat has given these cards to another; the others learn only how many."""
    cards = tuple(kinds_of(hand))
    return Event("passed", seat, cards, (to,), len(cards), 1 << seat | 1 << to)


def played(seat: int, kind: int) -> Event:
    """Tell that a seat has played this card."""
    return Event("played", seat, (kind,))


def won(seat: int, trick: list[int]) -> Event:
    """Tell that a seat has won this trick."""
    return Event("won", seat, tuple(trick))


def revealed(seat: int, kind: int) -> Event:
    """Tell that this was a seat's last card."""
    return Event("revealed", seat, (kind,))


def ended() -> Event:
    """Tell that the game is over."""
    return Event("ended")


def happening(event: Event) -> Happening:
    """Return what an event tells, in named fields."""
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
