"""The warnings that a trick will be, or can become, nothing but Passenger cards (S12).

How many Passenger cards a hand holds is known to all, so every seat is warned alike.
"""

from __future__ import annotations

from lifeboat.septentrick.view import View
from lifeboat.texts.catalogue import Texts


def warning_words(texts: Texts, view: View) -> str:
    """The warning where there is need for one, else nothing."""
    if view.is_lost():
        return texts.say("septentrick-warning-lost")
    if view.is_in_danger():
        return texts.say("septentrick-warning-danger")
    return ""
