"""Refusals: errors as they go over the wire, with a stable code and a sentence."""

from __future__ import annotations

from msgspec import Struct

from lifeboat.core.errors import LifeboatError
from lifeboat.table.wire.rendering import refusal_words


class RequestError(LifeboatError):
    """The request cannot be understood or answered; nothing has changed."""


class Refusal(Struct, frozen=True):
    """A request was refused; nothing has changed."""

    code: str
    """A stable word for the reason; the page lists all."""
    tried: str
    """What was tried, in notation; a seat is counted from 1 here, as in all words."""
    expected: str
    """What was expected instead."""
    rule: str
    """The rule that stands behind it, if one does."""
    words: str
    """The refusal in the reader's language."""


def refusal(error: LifeboatError, language: str) -> Refusal:
    """An error as plain data."""
    words = refusal_words(error, language)
    return Refusal(error.code, error.tried, error.expected, error.rule, words)
