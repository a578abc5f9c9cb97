"""The device: requests and live connections as a page sends them, without a network."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from typing import Final
from urllib.parse import parse_qsl, unquote

from msgspec import structs

from lifeboat.core.errors import LifeboatError
from lifeboat.device.connection import Connection
from lifeboat.device.exchange import BRING, EXCHANGE
from lifeboat.device.library import Library
from lifeboat.device.limits import ELSEWHERE
from lifeboat.device.searches import Searches, Thinker
from lifeboat.device.shelf import Shelf
from lifeboat.device.tables import Tables
from lifeboat.table.api.asking import Answer, Ask, Endpoint, check_size, read_query
from lifeboat.table.api.history import HISTORY
from lifeboat.table.api.refusals import language_of_request, refusal_answer, unknown_path
from lifeboat.table.api.tables import ENDPOINTS
from lifeboat.table.wire.refusals import RequestError

log = logging.getLogger(__name__)

ROUTES: Final = (*ENDPOINTS, *HISTORY, *ELSEWHERE, *EXCHANGE)
"""The endpoints of a device."""


class Device:
    """A host of tables in this program, on a shelf."""

    def __init__(self, shelf: Shelf, thinker: Thinker, clock: Callable[[], float]) -> None:
        """Open the tables on a shelf; `clock` returns the seconds since 1970."""
        self.tables = Tables(Library(shelf), Searches(thinker), clock)

    def connect(
        self, table: str, send: Callable[[str], None], end: Callable[[], None]
    ) -> Connection:
        """Begin a live connection to a table.

        `send` is called with every message to the client, and `end` after a goodbye.
        """
        return Connection(self.tables, table, send, end)

    async def request(
        self, method: str, path: str, query: str, headers: Mapping[str, str], body: bytes
    ) -> Answer:
        """Answer a request; `path` and `query` are as in an address, without the question mark."""
        given = parse_qsl(query, keep_blank_values=True)
        known = {name.lower(): value for name, value in headers.items()}
        asked = next((value for name, value in given if name == "lang"), "")
        language = language_of_request(asked, known.get("accept-language", ""))
        try:
            endpoint, named = _found(method, unquote(path))

            async def whole() -> bytes:
                if endpoint is not BRING:
                    check_size(len(body))
                return body

            wish = read_query(given, endpoint.query)
            ask = Ask(self.tables, wish, named, known, whole, language)
            answer = await endpoint.answered(ask)
            return structs.replace(answer, body=b"") if method == "HEAD" else answer
        except LifeboatError as error:
            return refusal_answer(error, language)
        except Exception:
            log.exception("request failed")
            return refusal_answer(RequestError("fault", "-"), language)


_PATTERNS: Final = tuple(
    (re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", endpoint.path)), endpoint)
    for endpoint in ROUTES
)
"""The endpoints, with patterns for their paths."""


def _found(method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
    """Return the endpoint for a request, and what its path names.

    Raise `RequestError` if there is none.
    """
    allowed = []
    for pattern, endpoint in _PATTERNS:
        if match := pattern.fullmatch(path):
            if endpoint.method == ("GET" if method == "HEAD" else method):
                return endpoint, match.groupdict()
            allowed += ["GET", "HEAD"] if endpoint.method == "GET" else [endpoint.method]
    raise unknown_path(path, method, allowed)
