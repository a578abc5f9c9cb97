"""Answers to requests that were refused: the status that fits, and the refusal as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec import json
from starlette.responses import Response

from lifeboat.core.errors import IllegalAction, LifeboatError, UndoError
from lifeboat.server.store.errors import StoreError
from lifeboat.table.commands import CommandError
from lifeboat.table.wire.refusals import refusal
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
