"""Hints in words: what an option is worth, and each reason as a sentence.

A reason has a name and figures: words that select a variant of its message, numbers, chances from
0 to 1, averages, and things in the game. See :mod:`lifeboat.core.figures`.
"""

from __future__ import annotations

from math import isfinite
from typing import Final

from lifeboat.texts.amounts import shown
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.words import WORDS, Figures

LEAST: Final = 0.01
"""A chance closer than this to 0 or 1, but not equal to it, isn't given as a number."""


def estimate_text(texts: Texts, game: str, value: float, error: float) -> str:
    """Return an option's value in words: points or a chance of winning, with the error.

    The error is left out if it isn't finite. If the value isn't finite, the text says that there
    is no estimate.
    """
    if not isfinite(value):
        return texts.say("estimate-none")
    if not isfinite(error):
        return texts.say(f"estimate-{game}.rough", value=value)
    return texts.say(f"estimate-{game}", value=value, error=shown(game, error))


def reason_text(texts: Texts, game: str, name: str, figures: Figures) -> str:
    """Return a hint's reason as a sentence."""
    return texts.say(f"reason-{name}", **WORDS[game].hint_values(texts, figures))


def chance_text(texts: Texts, chance: float) -> str:
    """Return a chance in per cent, without rounding a tiny one to 0% or one close to 1 to 100%."""
    if 0 < chance < LEAST:
        return texts.say("chance-least")
    if 1 - LEAST < chance < 1:
        return texts.say("chance-most")
    return texts.say("chance", chance=chance)


def number_words(texts: Texts, name: str, figure: str | int | float) -> str | int | float:
    """Return a chance or an average in words, and any other figure unchanged.

    A float named ``average`` is an average; any other float is a chance.
    """
    if not isinstance(figure, float):
        return figure
    return texts.say("average", average=figure) if name == "average" else chance_text(texts, figure)
