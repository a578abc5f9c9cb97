"""Refusals: errors in the form sent to clients, with a stable code and a sentence."""

from __future__ import annotations

from msgspec import Struct

from lifeboat.core.errors import LifeboatError
from lifeboat.table.wire.rendering import refusal_words


class RequestError(LifeboatError):
    """A request is invalid or can't be answered; nothing has changed."""


class Refusal(Struct, frozen=True):
    """The answer to a request that was refused and has changed nothing."""

    code: str
    """A stable code for the reason; `/api/docs` lists all codes."""
    tried: str
    """What was tried, in notation; seats are counted from 1 here, as in all text for people."""
    expected: str
    """What was expected instead."""
    rule: str
    """The rule behind the refusal; empty if there isn't one."""
    words: str
    """The refusal in your language."""


def refusal(error: LifeboatError, language: str) -> Refusal:
    """Return an error as a refusal to send, with a sentence in this language."""
    words = refusal_words(error, language)
    return Refusal(error.code, error.tried, error.expected, error.rule, words)
