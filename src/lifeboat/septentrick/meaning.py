"""What an action of Septentrick means, in named fields.

Whoever asks `match`es one of five. An action means the same to everybody who sees it, so no view
is needed: who acts is the seat that decides, and what is passed goes to its left (`View.left_of`).
"""

from __future__ import annotations

from typing import NamedTuple

from lifeboat.septentrick.actions import ACTIONS, CAPTAIN, KEEP, PAIRS, PASS, PLAY, TRUMP


class Play(NamedTuple):
    """A card is played to the trick (S7-S11)."""

    card: int


class Pass(NamedTuple):
    """Two cards are passed to the left, the lower kind first (S5)."""

    low: int
    high: int


class Keep(NamedTuple):
    """A card is kept of the two received; the other one goes on to the left (S5)."""

    card: int


class NameTrump(NamedTuple):
    """The Captain names the trump suit (S4)."""

    suit: int


class MakeCaptain(NamedTuple):
    """The table picks its Captain (S4)."""

    seat: int


Meaning = Play | Pass | Keep | NameTrump | MakeCaptain


def meaning(action: int) -> Meaning:
    """Return what an action means."""
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


def cards_in(action: int) -> list[int]:
    """Return the kinds of the cards that an action is about: one, two of a pass, or none."""
    match meaning(action):
        case Play(card) | Keep(card):
            return [card]
        case Pass(low, high):
            return [low, high]
        case _:
            return []
