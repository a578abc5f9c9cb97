"""Refusals: errors as they go over the wire, with a stable code, a status and a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import Struct, json
from starlette.responses import Response

from lifeboat.core.errors import IllegalAction, LifeboatError, UndoError
from lifeboat.server.commands import CommandError
from lifeboat.server.failures import StoreError
from lifeboat.server.rendering import refusal_words
from lifeboat.texts import DEFAULT_LANGUAGE, LANGUAGES


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


STATUS: Final = {
    "token": 401,
    "origin": 403,
    "host-only": 403,
    "not-at-table": 403,
    "day-running": 403,
    "path": 404,
    "client": 404,
    "table-unknown": 404,
    "step": 404,
    "day-date": 404,
    "method": 405,
    "request-size": 413,
    "too-many-requests": 429,
    "too-many-connections": 429,
    "too-many-tables": 429,
    "reviews-full": 429,
    "command-form": 400,
    "fault": 500,
    "stopping": 503,
    "not-finished": 503,
    "table-broken": 503,
    "table-unreadable": 503,
}
"""The HTTP status of a code, where its kind of error does not say it."""


def status_of(error: LifeboatError) -> int:
    """The HTTP status that fits: 409 where another moment could allow it, else 400."""
    if error.code in STATUS:
        return STATUS[error.code]
    if isinstance(error, StoreError):
        return 503
    return 409 if isinstance(error, CommandError | IllegalAction | UndoError) else 400


def refusal(error: LifeboatError, language: str) -> Refusal:
    """An error as plain data."""
    words = refusal_words(error, language)
    return Refusal(error.code, error.tried, error.expected, error.rule, words)


def refusal_response(error: LifeboatError, language: str) -> Response:
    """An error as the answer to a request."""
    status = status_of(error)
    headers = {}
    if status == 401:
        headers["WWW-Authenticate"] = "Bearer"
    if status == 405:
        headers["Allow"] = error.expected
    if error.code == "too-many-requests":
        headers["Retry-After"] = error.expected
    body = json.encode(refusal(error, language))
    return Response(body, status, headers, "application/json")


def language_of_request(asked: str, accepted: str) -> str:
    """The language of a request: the one it names, else the first that its reader accepts."""
    return _first_known([asked, *(part.split(";")[0] for part in accepted.split(","))])


def _first_known(tags: Iterable[str]) -> str:
    for tag in tags:
        language = tag.strip().lower().split("-")[0]
        if language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE
