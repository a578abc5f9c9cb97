"""The warning that a trick may turn out to be nothing but Passenger cards (S12)."""

from __future__ import annotations

from lifeboat.septentrick.cards import is_passenger
from lifeboat.septentrick.state import ASK_PLAY
from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts


def may_be_all_passengers(view: View) -> bool:
    """Whether the trick has only Passenger cards so far, or its leader nothing else to lead.

    How many Passenger cards a hand holds is known to all, so every seat is warned alike.
    """
    if view.asks != ASK_PLAY:
        return False
    if view.trick:
        return all(is_passenger(kind) for kind in view.trick)
    return view.passengers[view.leader] == view.sizes[view.leader]


def warning_words(texts: Texts, view: View) -> str:
    """The warning where there is need for it, else nothing."""
    if not may_be_all_passengers(view):
        return ""
    return texts.say("septentrick-warning-all-passengers")
