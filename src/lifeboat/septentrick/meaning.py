"""What actions mean: each integer as a named tuple, for use with `match`.

`decoded` returns what the integer alone says. `meaning` adds what depends on the position: the
seat that receives the cards.
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
    """The seat that receives them; filled in by `meaning`."""


class Keep(NamedTuple):
    """One of the two cards received is kept; the other one is passed on to the left (S5)."""

    card: int
    to: int = NO_SEAT
    """The seat that receives the other card; filled in by `meaning`."""


class NameTrump(NamedTuple):
    """The Captain names the trump suit (S4)."""

    suit: int


class MakeCaptain(NamedTuple):
    """The table picks its Captain (S4)."""

    seat: int


Meaning = Play | Pass | Keep | NameTrump | MakeCaptain


def decoded(action: int) -> Meaning:
    """Return what an action means, as far as the integer alone can say."""
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
    """Return what a legal action means in this view, including which seat receives the cards."""
    match decoded(action):
        case Pass(low, high):
            return Pass(low, high, view.left_of(view.active))
        case Keep(card):
            return Keep(card, view.left_of(view.active))
        case other:
            return other


def cards_in(action: int) -> list[int]:
    """Return the kinds of the cards that an action names: two for a pass, otherwise one or none."""
    match decoded(action):
        case Play(card) | Keep(card):
            return [card]
        case Pass(low, high):
            return [low, high]
        case _:
            return []
