"""Errors in words: what can't be done, why, and what to do now.

Anything that somebody typed, or could type, is in quotation marks, except for figures.
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
"""Messages for when there was nothing to undo or to read, by error code and what was tried."""
NUMBERS: Final = ("number", "second", "third")
"""The names of the variables for the numbers in a phrase, in order."""
FIGURES: Final = re.compile(r"\d[\d.]*([-, ]+\d[\d.]*)*")
"""A pattern for numbers, ranges and dates, which look the same in every language."""
RANGE: Final = re.compile(r"(?<![\d.-])(\d[\d.]*)-(\d[\d.]*)(?![\d.-])")
"""A pattern for a range of numbers, which may have decimals; it doesn't match within a date."""


def error_words(texts: Texts, error: LifeboatError) -> str:
    """Return an error as a sentence or two, or as a plain string if there is no message for it."""
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
    """Return a sentence that refers to the rule behind an error, or "" if there isn't one."""
    if game_by_letter(texts, error.rule) is None:
        return ""
    title = rule_title(texts, error.rule)
    return texts.say("error-see-rule", rule=error.rule, title=title)


def expected_words(texts: Texts, expected: str) -> str:
    """Return what an error expected: a phrase in the reader's language, or what could be typed."""
    if _is_phrase(texts, "expected", expected):
        return _worded(texts, "expected", expected)
    if FIGURES.fullmatch(expected):
        return _offered(texts, expected)
    items = [_offered(texts, item) for item in expected.split(", ")]
    if len(items) > LONGEST_LIST:
        return ", ".join([*items[:LONGEST_LIST], "…"])
    return texts.either(items)


def _worded(texts: Texts, kind: str, text: str) -> str:
    """Return the words for a phrase in the catalogue; quote any other text except figures."""
    if not _is_phrase(texts, kind, text):
        return _quoted(texts, text)
    found = re.findall(r"\d+", text)
    numbers = {name: int(number) for name, number in zip(NUMBERS, found, strict=False)}
    return texts.say(f"{kind}-{phrase_id(text)}", **numbers)


def _is_phrase(texts: Texts, kind: str, text: str) -> bool:
    begins = text[:1].isalnum() or text.startswith("[")
    return begins and texts.knows(f"{kind}-{phrase_id(text)}")


def _quoted(texts: Texts, text: str) -> str:
    seen = printable(text)
    return seen if FIGURES.fullmatch(text) else texts.say("quoted", text=seen)


def _offered(texts: Texts, text: str) -> str:
    """Return a value that could be typed: figures with dashes in ranges, anything else in quotes.

    This is for suggestions only; ranges that somebody typed keep their hyphens.
    """
    quoted = _quoted(texts, text)
    return RANGE.sub(_range, quoted) if FIGURES.fullmatch(text) else quoted


def _range(found: re.Match[str]) -> str:
    """Return a range with a dash, or just the number if both ends are the same."""
    low, high = found.groups()
    return low if low == high else f"{low}–{high}"


def phrase_id(phrase: str) -> str:
    """Return the part of a message id that stands for a phrase, with ``n`` for each number."""
    numberless = re.sub(r"\d+", "n", phrase.lower())
    return re.sub(r"[^a-z]+", "-", numberless).strip("-")


def printable(text: str) -> str:
    """Return text from outside, shortened if long, with unprintable characters replaced."""
    clean = "".join(char if char.isprintable() else "�" for char in text)
    return clean if len(clean) <= LONGEST_WORD else clean[: LONGEST_WORD - 1] + "…"
