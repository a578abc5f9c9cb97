"""The events of SOS Titanic as named tuples.

All games share the class `Event`; the functions of `telling` create the events of this game.
`happening` turns an event into a named tuple, for use with `match`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from lifeboat.core.events import Event


class Moved(NamedTuple):
    """A run moved from a line to another line or a group, or to replace a mystery."""

    seat: int
    run: tuple[int, ...]
    source: int
    target: int


class Placed(NamedTuple):
    """A passenger from outside the lines, or a mystery, was placed."""

    seat: int
    card: int
    place: int


class Replaced(NamedTuple):
    """A passenger, together with any cards in front of it in a run, replaced a mystery."""

    seat: int
    cards: tuple[int, ...]
    place: int


class Exchanged(NamedTuple):
    """Two survivors of the same class and rank were swapped."""

    seat: int
    cards: tuple[int, ...]
    rank: int


class Discarded(NamedTuple):
    """Passengers went to the discard pile."""

    cards: tuple[int, ...]


class Revealed(NamedTuple):
    """The front card of a line was revealed."""

    card: int
    line: int


class Named(NamedTuple):
    """The mystery at the front of a line was given a rank."""

    seat: int
    card: int
    line: int


class Fronted(NamedTuple):
    """A card was brought to the front of the line that was looked at."""

    seat: int
    card: int
    line: int
    others: int
    """How many cards lie face down behind it."""


class Mixed(NamedTuple):
    """Two lines were shuffled together and shared out again."""

    seat: int
    bow: int
    stern: int


class Flooded(NamedTuple):
    """A deck was flooded, and its passengers, if any, fled to the next one."""

    deck: int
    refuge: int
    passengers: int
    """How many passengers fled."""


class Drew(NamedTuple):
    """Passengers were drawn at a rescue; the first one drawn comes first."""

    seat: int
    cards: tuple[int, ...]


class Looked(NamedTuple):
    """Somebody looked at cards in a pile or a line."""

    seat: int
    place: int
    cards: int
    """How many cards they looked at."""


class Arranged(NamedTuple):
    """Cards that had been looked at went back to the stack."""

    seat: int
    top: int
    """How many went on top."""
    bottom: int
    """How many went to the bottom."""


class Shuffled(NamedTuple):
    """A pile was shuffled."""

    pile: int
    """STACK or ACTION_STACK."""
    cards: int
    """How many cards the pile has."""


class Played(NamedTuple):
    """An action card was played."""

    seat: int
    card: int
    owner: int
    """The seat whose card it was."""


class GotCard(NamedTuple):
    """Somebody got an action card."""

    seat: int
    card: int
    how: str
    """The name of the event: drew-action, fetched, kept or given."""


class DiscardedAction(NamedTuple):
    """An action card went to the action discard pile."""

    cards: tuple[int, ...]


class StackWasEmpty(NamedTuple):
    """A rescue found the stack empty."""

    seat: int


class Failed(NamedTuple):
    """A rescue failed."""

    seat: int


class UsedAbility(NamedTuple):
    """An ability took the place of the turn's action."""

    seat: int


class TurnBegan(NamedTuple):
    """Somebody's turn began."""

    seat: int


class PageTurned(NamedTuple):
    """A page was turned."""

    page: int
    is_last: bool


class Ended(NamedTuple):
    """The game is over."""


Happening = (
    Moved
    | Placed
    | Replaced
    | Exchanged
    | Discarded
    | Revealed
    | Named
    | Fronted
    | Mixed
    | Flooded
    | Drew
    | Looked
    | Arranged
    | Shuffled
    | Played
    | GotCard
    | DiscardedAction
    | StackWasEmpty
    | Failed
    | UsedAbility
    | TurnBegan
    | PageTurned
    | Ended
)

EVENTS: Final = (
    "moved",
    "placed",
    "revealed",
    "rescue",
    "drew",
    "failed",
    "discarded",
    "page",
    "last-page",
    "flooded",
    "looked",
    "arranged",
    "fronted",
    "mixed",
    "shuffled",
    "replaced",
    "named",
    "played",
    "drew-action",
    "discarded-action",
    "fetched",
    "kept",
    "given",
    "exchanged",
    "ability",
    "turn",
    "ended",
)
"""The names of all events."""
WITH_ACTION_CARDS: Final = ("played", "discarded-action", "drew-action", "fetched", "kept", "given")
"""The events whose cards are action cards."""


def happening(event: Event) -> Happening:
    """Return an event as a named tuple."""
    seat, cards, places, number = event.seat, event.cards, event.places, event.number
    match event.name:
        case "moved":
            return Moved(seat, cards, places[0], places[1])
        case "placed":
            return Placed(seat, cards[0], places[0])
        case "replaced":
            return Replaced(seat, cards, places[0])
        case "exchanged":
            return Exchanged(seat, cards, number)
        case "discarded":
            return Discarded(cards)
        case "revealed":
            return Revealed(cards[0], places[0])
        case "named":
            return Named(seat, cards[0], places[0])
        case "fronted":
            return Fronted(seat, cards[0], places[0], number)
        case "mixed":
            return Mixed(seat, places[0], places[1])
        case "flooded":
            return Flooded(places[0], places[1], number)
        case "drew":
            return Drew(seat, cards)
        case "looked":
            return Looked(seat, places[0], number)
        case "arranged":
            return Arranged(seat, len(cards), number)
        case "shuffled":
            return Shuffled(places[0], number)
        case "played":
            return Played(seat, cards[0], number - 1 if number else seat)
        case "drew-action" | "fetched" | "kept" | "given":
            return GotCard(seat, cards[0], event.name)
        case "discarded-action":
            return DiscardedAction(cards)
        case "rescue":
            return StackWasEmpty(seat)
        case "failed":
            return Failed(seat)
        case "ability":
            return UsedAbility(seat)
        case "turn":
            return TurnBegan(seat)
        case "page" | "last-page":
            return PageTurned(number, event.name == "last-page")
        case _:
            assert event.name == "ended"
            return Ended()
