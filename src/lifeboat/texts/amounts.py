"""Amounts in words: points, or chances of winning.

A change in a chance is given in percentage points.
"""

from __future__ import annotations

from typing import Final

from lifeboat.texts.catalogue import Texts
from lifeboat.texts.words import WORDS

MINUS: Final = "\u2212"


def amount_words(texts: Texts, game: str, value: float) -> str:
    """Return an expectation or a result in words, with its unit."""
    return _said(texts, "amount", game, value, "")


def change_words(texts: Texts, game: str, value: float) -> str:
    """Return a gain or a loss in words, with a plus or minus sign and its unit."""
    return _said(texts, "change", game, value, "+")


def difference_words(texts: Texts, game: str, size: float) -> str:
    """Return a cost, or the possible error of an estimate, in words, with its unit."""
    return _said(texts, "change", game, size, "")


def about_words(texts: Texts, game: str, size: float, error: float) -> str:
    """Return an estimated cost in words, with its possible error."""
    cost, off = difference_words(texts, game, size), difference_words(texts, game, error)
    return texts.say("review-about", amount=cost, error=off)


def shown(game: str, value: float) -> float:
    """Return a value as it is shown: in the game's unit, and rounded."""
    factor, decimals = WORDS[game].measure
    return round(value * factor, decimals)


def _said(texts: Texts, message: str, game: str, value: float, plus: str) -> str:
    amount = shown(game, abs(value))
    sign = "" if amount == 0 else MINUS if value < 0 else plus
    return texts.say(f"review-{message}-{game}", sign=sign, amount=amount)
