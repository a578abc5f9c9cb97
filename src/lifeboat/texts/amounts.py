"""Amounts in words: points, or chances to win.

A change of a chance is said in percentage points.
"""

from __future__ import annotations

from typing import Final

from lifeboat.texts.catalogue import Texts
from lifeboat.texts.words import WORDS

MINUS: Final = "\u2212"


def amount_words(texts: Texts, game: str, value: float) -> str:
    """What is or was expected, with its unit."""
    return _said(texts, "amount", game, value, "")


def change_words(texts: Texts, game: str, value: float) -> str:
    """What something gave or took, with its sign and its unit."""
    return _said(texts, "change", game, value, "+")


def difference_words(texts: Texts, game: str, size: float) -> str:
    """What something cost, or how far an estimate may be off, with its unit."""
    return _said(texts, "change", game, size, "")


def about_words(texts: Texts, game: str, size: float, error: float) -> str:
    """What something cost, and how far that estimate may be off."""
    cost, off = difference_words(texts, game, size), difference_words(texts, game, error)
    return texts.say("review-about", amount=cost, error=off)


def shown(game: str, value: float) -> float:
    """A value as the number that is shown of it."""
    factor, decimals = WORDS[game].measure
    return round(value * factor, decimals)


def _said(texts: Texts, message: str, game: str, value: float, plus: str) -> str:
    amount = shown(game, abs(value))
    sign = "" if amount == 0 else MINUS if value < 0 else plus
    return texts.say(f"review-{message}-{game}", sign=sign, amount=amount)
