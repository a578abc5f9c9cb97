"""Answers and refusals as responses of Starlette."""

from __future__ import annotations

from starlette.responses import Response

from lifeboat.core.errors import LifeboatError
from lifeboat.table.api.asking import Answer
from lifeboat.table.api.refusals import refusal_answer


def response_of(answer: Answer) -> Response:
    """Return an answer as a response."""
    media_type = answer.media_type or None
    return Response(answer.body or None, answer.status, answer.headers, media_type)


def refusal_response(error: LifeboatError, language: str) -> Response:
    """Return the response to a refused request, with the refusal in this language."""
    return response_of(refusal_answer(error, language))
