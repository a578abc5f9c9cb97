"""Requests and answers: what was asked of a host, where, and what it says."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import UNSET, Struct, UnsetType, ValidationError, convert, json

from lifeboat.table.api.hosts import Host
from lifeboat.table.tokens import hash_of
from lifeboat.table.wire.refusals import RequestError
from lifeboat.texts import LANGUAGES

BEARER: Final = re.compile(r"Bearer +([\w.~+/=-]+)", re.ASCII | re.IGNORECASE)
TABLE_ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
KEY: Final = "Lifeboat-Key"
"""The name of the header that carries the key of a person's own statistics."""
KEY_FORM: Final = re.compile(r"[ -~]{16,100}")
LARGEST_MESSAGE: Final = 65_536
"""The maximum size of a message or of a request's body, in bytes."""
JSON: Final = "application/json"
PLAIN_TEXT: Final = "text/plain"

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
"""A language that has a catalogue."""


class Query(Struct, frozen=True, forbid_unknown_fields=True):
    """The query parameters that every endpoint accepts."""

    lang: Language | UnsetType = UNSET
    """The language of the texts; by default taken from the Accept-Language header."""


class Answer(Struct, frozen=True):
    """What a host says to a request."""

    status: int = 200
    body: bytes = b""
    media_type: str = ""
    """What the body is; empty if there is none."""
    headers: dict[str, str] = {}


class Ask:
    """A request to a host, with its query, its language and what its path names."""

    def __init__(
        self,
        host: Host,
        query: Query,
        path: Mapping[str, str],
        headers: Mapping[str, str],
        body: Callable[[], Awaitable[bytes]],
        language: str,
    ) -> None:
        """Take a request; `headers` must find names in lower case, and `body` reads the body."""
        self.host = host
        self.query = query
        self.path = path
        self.headers = headers
        self.body = body
        self.language = language

    def table(self) -> str:
        """Return the id of the table in the path; raise `RequestError` if it is malformed."""
        return table_id(self.path["table"])

    def token(self) -> str:
        """Return the request's token, or "" for a spectator.

        Raise `RequestError` if the Authorization header is malformed.
        """
        given = self.headers.get("authorization")
        if given is None:
            return ""
        found = BEARER.fullmatch(given)
        if not found:
            raise RequestError("token", "Authorization")
        return found[1]

    async def person(self) -> int:
        """Return the number of the person who asks, or 0 for a spectator.

        Raise `LifeboatError` if the token is invalid.
        """
        return await self.host.person_of(self.table(), self.token())

    async def known_person(self) -> int:
        """Return the number of the person who asks; raise `LifeboatError` without a valid token."""
        if not self.token():
            raise RequestError("token", "Authorization")
        return await self.person()

    def key_hash(self) -> str:
        """Return the hash of the key that the request carries, or "" if there is none.

        Raise `RequestError` if the key is malformed.
        """
        given = self.headers.get(KEY.lower())
        if given is None:
            return ""
        if not KEY_FORM.fullmatch(given):
            raise RequestError("key", KEY)
        return hash_of(given)


class Endpoint(Struct, frozen=True):
    """An endpoint of the API; the docstring of `act` describes it."""

    method: str
    path: str
    act: Callable[[Ask], Awaitable[Any]]
    answer: Any = None
    """The type of the response: str for plain text, None for no body."""
    body: Any = None
    """The type of the request body; None for no body."""
    token: Literal["no", "may", "must"] = "no"
    """Whether the request may or must carry a token."""
    status: int = 200
    key: Literal["no", "may", "must"] = "no"
    """Whether the request may or must carry the key of a person's own statistics."""
    query: type[Query] = Query
    price: float = 0.0
    """How many extra requests each request to this endpoint counts as."""

    async def answered(self, ask: Ask) -> Answer:
        """Do what a request asks for, and return the answer; raise `LifeboatError` to refuse."""
        made = await self.act(ask)
        if isinstance(made, Answer):
            return made
        return Answer(self.status) if made is None else json_answer(made, self.status)


def json_answer(made: Any, status: int = 200) -> Answer:
    """Return an answer that holds something as JSON."""
    return Answer(status, json.encode(made), JSON)


def table_id(text: str) -> str:
    """Return the text if it has the form of a table id, otherwise raise `RequestError`."""
    if not TABLE_ID.fullmatch(text):
        raise RequestError("table-unknown", text)
    return text


def decoded(text: bytes | str, kind: Any) -> Any:
    """Decode JSON text strictly as the type `kind`, or raise `RequestError`."""
    try:
        return json.decode(text, type=kind)
    except (ValueError, RecursionError) as error:
        raise RequestError("request-form", error) from None


def check_size(size: int, largest: int = LARGEST_MESSAGE) -> None:
    """Raise `RequestError` if a body is too long."""
    if size > largest:
        raise RequestError("request-size", size, f"{largest} bytes at most")


def read_query(given: Iterable[tuple[str, str]], kind: type[Query]) -> Query:
    """Return the query parameters; raise `RequestError` if any is unknown, repeated or invalid."""
    found: dict[str, str] = {}
    repeated: set[str] = set()
    for name, value in given:
        if name in found:
            repeated.add(name)
        found[name] = value
    if repeated:
        raise RequestError("request-form", f"{min(repeated)} ... {min(repeated)}")
    try:
        return convert(found, kind, strict=False)
    except ValidationError as error:
        raise RequestError("request-form", error) from None
