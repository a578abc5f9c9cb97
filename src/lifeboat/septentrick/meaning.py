"""What an action of Septentrick means, in named fields.

`decoded` says what the integer alone tells; `meaning` adds what follows from the table on which
the action is offered: the seat that gets what is passed. Either way, one of five to `match`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from lifeboat.core.events import NO_SEAT
from lifeboat.septentrick.actions import ACTIONS, CAPTAIN, KEEP, PAIRS, PASS, PLAY, TRUMP

if TYPE_CHECKING:
    from lifeboat.septentrick.view import View


class Play(NamedTuple):
    """A card is played to the trick (S7-S11)."""

    card: int


class Pass(NamedTuple):
    """Two cards are passed to the left, the lower kind first (S5)."""

    low: int
    high: int
    to: int = NO_SEAT
    """The seat that gets them; it follows from the table."""


class Keep(NamedTuple):
    """A card is kept of the two received; the other one goes on to the left (S5)."""

    card: int
    to: int = NO_SEAT
    """The seat that gets the other one; it follows from the table."""


class NameTrump(NamedTuple):
    """The Captain names the trump suit (S4)."""

    suit: int


class MakeCaptain(NamedTuple):
    """The table picks its Captain (S4)."""

    seat: int


Meaning = Play | Pass | Keep | NameTrump | MakeCaptain


def decoded(action: int) -> Meaning:
    """Return what an action means as far as its number tells."""
    assert 0 <= action < ACTIONS
    if action >= CAPTAIN:
        return MakeCaptain(action - CAPTAIN)
    if action >= TRUMP:
        return NameTrump(action - TRUMP)
    if action >= KEEP:
        return Keep(action - KEEP)
    if action >= PASS:
        low, high = PAIRS[action - PASS]
        return Pass(low, high)
    return Play(action - PLAY)


def meaning(view: View, action: int) -> Meaning:
    """Return what a legal action means at the table on which it is offered."""
    match decoded(action):
        case Pass(low, high):
            return Pass(low, high, view.left_of(view.active))
        case Keep(card):
            return Keep(card, view.left_of(view.active))
        case other:
            return other


def cards_in(action: int) -> list[int]:
    """Return the kinds of the cards that an action is about: one, two of a pass, or none."""
    match decoded(action):
        case Play(card) | Keep(card):
            return [card]
        case Pass(low, high):
            return [low, high]
        case _:
            return []
