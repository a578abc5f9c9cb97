"""Answers to refused requests, with a matching status and the refusal as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from lifeboat.core.errors import IllegalAction, LifeboatError, UndoError
from lifeboat.table.api.asking import Answer, json_answer
from lifeboat.table.commands import CommandError
from lifeboat.table.log import StorageError
from lifeboat.table.wire.refusals import RequestError, refusal
from lifeboat.texts import DEFAULT_LANGUAGE, LANGUAGES

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
    "needs-server": 501,
    "stopping": 503,
    "not-finished": 503,
    "table-broken": 503,
    "table-unreadable": 503,
}
"""The HTTP status for each error code whose status doesn't follow from the error's class."""


def status_of(error: LifeboatError) -> int:
    """Return the HTTP status for an error.

    An error whose code isn't in `STATUS` gets 503 if the storage failed, 409 if the request may be
    allowed at another time, and 400 otherwise.
    """
    if error.code in STATUS:
        return STATUS[error.code]
    if isinstance(error, StorageError):
        return 503
    return 409 if isinstance(error, CommandError | IllegalAction | UndoError) else 400


def refusal_answer(error: LifeboatError, language: str) -> Answer:
    """Return the answer to a refused request, with the refusal in this language."""
    made = json_answer(refusal(error, language), status_of(error))
    if made.status == 401:
        made.headers["WWW-Authenticate"] = "Bearer"
    if made.status == 405:
        made.headers["Allow"] = error.expected
    if error.code == "too-many-requests":
        made.headers["Retry-After"] = error.expected
    return made


def unknown_path(path: str, method: str, allowed: Iterable[str]) -> LifeboatError:
    """Return the refusal of a path that doesn't exist, or of a method that it doesn't support.

    `allowed` has the methods that the path supports; none if it doesn't exist.
    """
    if known := sorted(allowed):
        return RequestError("method", method, known)
    return RequestError("path", path)


def language_of_request(asked: str, accepted: str) -> str:
    """Return the language asked for, or else the first known one in an Accept-Language header.

    If there is none, return the default language.
    """
    return _first_known([asked, *(part.split(";")[0] for part in accepted.split(","))])


def _first_known(tags: Iterable[str]) -> str:
    for tag in tags:
        language = tag.strip().lower().split("-")[0]
        if language in LANGUAGES:
            return language
    return DEFAULT_LANGUAGE
