"""Hints in words: what an option is worth, and each reason as a sentence.

A reason comes as a name and its figures, which are words of its message, numbers, chances from 0
to 1, and things of the game: see `lifeboat.core.figures`.
"""

from __future__ import annotations

from math import isfinite
from typing import Final

from lifeboat.texts.amounts import shown
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.words import WORDS, Figures

LEAST: Final = 0.01
"""A smaller chance is not given as a number, and neither is one as close to certainty."""


def estimate_text(texts: Texts, game: str, value: float, error: float) -> str:
    """What an option is worth: points, or a chance to win, give or take half of an interval."""
    if not isfinite(value):
        return texts.say("estimate-none")
    if not isfinite(error):
        return texts.say(f"estimate-{game}.rough", value=value)
    return texts.say(f"estimate-{game}", value=value, error=shown(game, error))


def reason_text(texts: Texts, game: str, name: str, figures: Figures) -> str:
    """A reason as a sentence."""
    return texts.say(f"reason-{name}", **WORDS[game].hint_values(texts, figures))


def chance_text(texts: Texts, chance: float) -> str:
    """A chance in per cent; a small one is not called 0, nor a good one certain."""
    if 0 < chance < LEAST:
        return texts.say("chance-least")
    if 1 - LEAST < chance < 1:
        return texts.say("chance-most")
    return texts.say("chance", chance=chance)


def number_words(texts: Texts, name: str, figure: str | int | float) -> str | int | float:
    """Return a chance or an average in words, and any other figure as it is."""
    if not isinstance(figure, float):
        return figure
    return texts.say("average", average=figure) if name == "average" else chance_text(texts, figure)
