"""Actions as integers: each kind of action has a range of numbers, which never changes.

==========  =====================================================================
begins at   what is added to it, and what the action does
==========  =====================================================================
MOVE        line * PLACES + place: the run at the front of a line goes to a place.
            The place decides how many of its cards move (T8, T9, T11, T37).
RESCUE      number of passengers to draw; 0 with an empty stack (T15, T18)
ABILITY     nothing: the ability takes the place of the turn's action (T44, T46)
STOP        nothing: no further placement, swap or card (T40, T44, T49)
NAME        rank - 1: a mystery gets this rank (T38)
TAKE        action card, one of those on offer (T33, T34, T43)
GIVE        seats to the left of the giver: who gets the next card (T46)
FIRST_SEAT  seat that begins (T7)
EXCHANGE    class * HIGHEST_RANK + rank - 1: the two survivors are swapped (T44)
CHOOSE      index of the card that goes to the front; mysteries come last (T29)
TOP         index of the passenger that goes on top, below earlier ones (T26)
BOTTOM      index of the passenger that goes to the very bottom (T26)
PLACE       index * PLACES + place: a passenger drawn or found goes there (T16, T27)
PLAY        seats to the left * PLAY_STRIDE + card and target (T20, T47)
==========  =====================================================================

The module `meaning` turns an action into named fields. The functions here are faster; the rules
use them to make actions and take them apart.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.edition import LARGEST_DRAW
from lifeboat.titanic.passengers import (
    CLASSES,
    HIGHEST_RANK,
    PASSENGER_COUNT,
    PASSENGERS,
    card_of_index,
)
from lifeboat.titanic.places import LINES, PLACES
from lifeboat.titanic.setup import MOST_PLAYERS

MOVE: Final = 0
RESCUE: Final = LINES * PLACES
ABILITY: Final = RESCUE + LARGEST_DRAW + 1
STOP: Final = ABILITY + 1
NAME: Final = STOP + 1
TAKE: Final = NAME + HIGHEST_RANK
GIVE: Final = TAKE + len(NAMES)
FIRST_SEAT: Final = GIVE + MOST_PLAYERS
EXCHANGE: Final = FIRST_SEAT + MOST_PLAYERS
CHOOSE: Final = EXCHANGE + len(CLASSES) * HIGHEST_RANK
TOP: Final = CHOOSE + PASSENGER_COUNT + len(CLASSES)
BOTTOM: Final = TOP + PASSENGER_COUNT
PLACE: Final = BOTTOM + PASSENGER_COUNT
PLAY: Final = PLACE + PASSENGER_COUNT * PLACES
PLAY_STRIDE: Final = 160
"""How many numbers are reserved for each seat's action cards and their targets."""
ACTIONS: Final = PLAY + MOST_PLAYERS * PLAY_STRIDE
"""The total number of actions."""


def move_action(line: int, place: int) -> int:
    """Return the action that moves the run at the front of a line to a place."""
    return MOVE + line * PLACES + place


def split_move(action: i64) -> tuple[i64, i64]:
    """Return the line and the place of a MOVE action."""
    at: i64 = action - MOVE
    return at // PLACES, at % PLACES


def rescue_action(number: int) -> int:
    """Return the action that draws this many passengers."""
    return RESCUE + number


def name_action(rank: int) -> int:
    """Return the action that gives a mystery its rank."""
    return NAME + rank - 1


def card_taken(action: int) -> int:
    """Return the action card that a TAKE action takes."""
    return action - TAKE


def give_action(left: int) -> int:
    """Return the action that gives the next card to the seat this many places to the left."""
    return GIVE + left


def card_for_front(action: int) -> int:
    """Return the card that a CHOOSE action brings to the front; a mystery has no rank here."""
    return card_of_index(action - CHOOSE)


def card_for_top(action: int) -> int:
    """Return the passenger that a TOP action puts on top of the stack."""
    return PASSENGERS[action - TOP]


def split_placement(action: int) -> tuple[int, int]:
    """Return the passenger and the place of a PLACE action."""
    return PASSENGERS[(action - PLACE) // PLACES], (action - PLACE) % PLACES


def exchange_action(klass: int, rank: int) -> int:
    """Return the action that swaps the two survivors of a class and rank."""
    return EXCHANGE + klass * HIGHEST_RANK + rank - 1


def split_exchange(action: int) -> tuple[int, int]:
    """Return the class and the rank of an EXCHANGE action."""
    at = action - EXCHANGE
    return at // HIGHEST_RANK, at % HIGHEST_RANK + 1
