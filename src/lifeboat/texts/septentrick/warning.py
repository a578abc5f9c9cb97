"""Warnings that this trick will be, or the next one may be, nothing but Passenger cards (S12).

Everybody knows how many Passenger cards a hand has, so all seats get the same warning.
"""

from __future__ import annotations

from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts


def warning_words(texts: Texts, view: View) -> str:
    """Return a warning that the game is about to be lost, or "" if none is needed."""
    if view.is_lost():
        return texts.say("septentrick-warning-lost")
    if view.is_in_danger():
        return texts.say("septentrick-warning-danger")
    return ""
