"""Errors in words: what can't be done, why, and what to do now.

What somebody has written, or could write, stands between quotation marks. All else is in words.
"""

from __future__ import annotations

import re
from typing import Final

from lifeboat.core.errors import LifeboatError
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.reasons import reason_words
from lifeboat.texts.rules import game_by_letter, rule_title

LONGEST_LIST: Final = 12
LONGEST_WORD: Final = 120
NO_REASON: Final = "none"
NOTHING_TRIED: Final = {
    ("undo", "-"): "error-undo-nothing",
    ("record-tag", "nothing"): "error-record-empty",
}
"""Errors that have words of their own where there was nothing to begin with."""
NUMBERS: Final = ("number", "second", "third")
"""What the numbers of a phrase are called in its message, in their order."""
FIGURES: Final = re.compile(r"\d[\d.]*([-, ]+\d[\d.]*)*")
"""Numbers, ranges and dates, which are the same in every language."""


def error_words(texts: Texts, error: LifeboatError) -> str:
    """Say the error in a sentence or two; one without a message of its own speaks notation."""
    message = NOTHING_TRIED.get((error.code, error.tried), f"error-{error.code}")
    if not texts.knows(message):
        return printable(str(error))
    expected: str | int = expected_words(texts, error.expected)
    if re.fullmatch(r"0|[1-9]\d{0,8}", error.expected):
        expected = int(error.expected)
    return texts.say(
        message,
        tried=_worded(texts, "tried", error.tried),
        expected=expected,
        typed=printable(error.tried),
        wanted=printable(error.expected),
        why=reason_words(texts, error.reason) if error.reason else NO_REASON,
    )


def rule_words(texts: Texts, error: LifeboatError) -> str:
    """Name the rule that stands behind an error; nothing if none does."""
    if game_by_letter(texts, error.rule) is None:
        return ""
    title = rule_title(texts, error.rule)
    return texts.say("error-see-rule", rule=error.rule, title=title)


def expected_words(texts: Texts, expected: str) -> str:
    """Say what was expected: a phrase in the reader's language, or what could be written."""
    if _is_phrase(texts, "expected", expected) or FIGURES.fullmatch(expected):
        return _worded(texts, "expected", expected)
    items = [_quoted(texts, item) for item in expected.split(", ")]
    if len(items) > LONGEST_LIST:
        return ", ".join([*items[:LONGEST_LIST], "…"])
    return texts.either(items)


def _worded(texts: Texts, kind: str, text: str) -> str:
    """Return a phrase in the reader's language, figures as they are, and all else in quotes."""
    if not _is_phrase(texts, kind, text):
        return _quoted(texts, text)
    found = re.findall(r"\d+", text)
    numbers = {name: int(number) for name, number in zip(NUMBERS, found, strict=False)}
    return texts.say(f"{kind}-{phrase_id(text)}", **numbers)


def _is_phrase(texts: Texts, kind: str, text: str) -> bool:
    return text[:1].isalnum() and texts.knows(f"{kind}-{phrase_id(text)}")


def _quoted(texts: Texts, text: str) -> str:
    seen = printable(text)
    return seen if FIGURES.fullmatch(text) else texts.say("quoted", text=seen)


def phrase_id(phrase: str) -> str:
    """A phrase of the rules as part of a message id, with n for each number."""
    numberless = re.sub(r"\d+", "n", phrase.lower())
    return re.sub(r"[^a-z]+", "-", numberless).strip("-")


def printable(text: str) -> str:
    """A text from outside, short and without anything that could move a cursor."""
    clean = "".join(char if char.isprintable() else "�" for char in text)
    return clean if len(clean) <= LONGEST_WORD else clean[: LONGEST_WORD - 1] + "…"
