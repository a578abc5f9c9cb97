"""The warnings that a trick will be, or can become, nothing but Passenger cards (S12).

How many Passenger cards a hand holds is known to all, so every seat is warned alike.
"""

from __future__ import annotations

from lifeboat.septentrick.cards import is_passenger
from lifeboat.septentrick.state import ASK_PLAY, TRICKS
from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts


def is_lost(view: View) -> bool:
    """Whether this trick can only be all Passenger cards: nobody to come holds another card.

    Who plays while no other card lies in the trick must play another one if there is one (S11).
    """
    if view.asks != ASK_PLAY or not all(is_passenger(kind) for kind in view.trick):
        return False
    return not any(_other_cards(view, seat) for seat in _seats_to_play(view))


def is_in_danger(view: View) -> bool:
    """Whether the next trick can be all Passenger cards: nobody need have another card then."""
    if view.asks != ASK_PLAY or view.tricks + 1 >= TRICKS or is_lost(view):
        return False
    to_play = _seats_to_play(view)
    return all(
        _other_cards(view, seat) <= (1 if seat in to_play else 0) for seat in range(len(view.hands))
    )


def _seats_to_play(view: View) -> set[int]:
    """Who has yet to play to the trick."""
    players = len(view.hands)
    return {(view.leader + place) % players for place in range(len(view.trick), players)}


def _other_cards(view: View, seat: int) -> int:
    """How many cards a hand holds that are no Passenger cards."""
    return view.sizes[seat] - view.passengers[seat]


def warning_words(texts: Texts, view: View) -> str:
    """The warning where there is need for one, else nothing."""
    if is_lost(view):
        return texts.say("septentrick-warning-lost")
    if is_in_danger(view):
        return texts.say("septentrick-warning-danger")
    return ""
