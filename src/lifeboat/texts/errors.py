"""Errors in words: what was tried, what was expected, what to do now."""

from __future__ import annotations

import re
from typing import Final

from lifeboat.core.errors import LifeboatError
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.rules import GAMES_BY_LETTER, rule_title

LONGEST_LIST: Final = 12
LONGEST_WORD: Final = 120
NOTHING_TRIED: Final = {
    ("undo", "-"): "error-undo-nothing",
    ("record-tag", "nothing"): "error-record-empty",
}
"""Errors that have words of their own where there was nothing to begin with."""
NUMBERS: Final = ("number", "second", "third")
"""What the numbers of a phrase are called in its message, in their order."""


def error_words(texts: Texts, error: LifeboatError) -> str:
    """The error in a sentence or two; one without a message of its own speaks notation."""
    message = NOTHING_TRIED.get((error.code, error.tried), f"error-{error.code}")
    if not texts.knows(message):
        return printable(str(error))
    expected: str | int = expected_words(texts, error.expected)
    if error.expected.isdecimal():
        expected = int(error.expected)
    words = texts.say(message, tried=printable(error.tried), expected=expected)
    if error.rule and error.rule[0] in GAMES_BY_LETTER:
        title = rule_title(texts, error.rule)
        words += " " + texts.say("error-see-rule", rule=error.rule, title=title)
    return words


def expected_words(texts: Texts, expected: str) -> str:
    """What was expected: a phrase in the reader's language, or notation as it is."""
    message = f"expected-{phrase_id(expected)}"
    if texts.knows(message):
        found = re.findall(r"\d+", expected)
        return texts.say(message, **{name: int(n) for name, n in zip(NUMBERS, found, strict=False)})
    items = expected.split(", ")
    if len(items) > LONGEST_LIST:
        items = [*items[:LONGEST_LIST], "…"]
    return ", ".join(printable(item) for item in items)


def phrase_id(phrase: str) -> str:
    """A phrase of the rules as part of a message id, with n for each number."""
    numberless = re.sub(r"\d+", "n", phrase.lower())
    return re.sub(r"[^a-z]+", "-", numberless).strip("-")


def printable(text: str) -> str:
    """A text from outside, short and without anything that could move a cursor."""
    clean = "".join(char if char.isprintable() else "�" for char in text)
    return clean if len(clean) <= LONGEST_WORD else clean[: LONGEST_WORD - 1] + "…"
