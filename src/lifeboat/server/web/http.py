"""The HTTP endpoints for tables and for the list of games, in `ENDPOINTS`.

The endpoints for finished games, deals of the day and statistics are in `history`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, ValidationError, convert, json
from starlette.requests import Request
from starlette.responses import Response

from lifeboat.server.live.prices import PLACES
from lifeboat.server.web.limits import LARGEST_MESSAGE
from lifeboat.server.web.service import service_of
from lifeboat.table.commands import ANY_COMMAND, read_command
from lifeboat.table.requests import (
    Accepted,
    HintRequest,
    Inviting,
    Joining,
    NewTable,
    PlacesRequest,
    Welcomed,
)
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.messages import Line, Places, TableInfo, Update, Welcome
from lifeboat.table.wire.offers import OfferedGame, offered_games
from lifeboat.table.wire.refusals import RequestError
from lifeboat.texts import LANGUAGES

LONGEST_WAIT: Final = 25.0
"""The longest time a request may wait for something to happen, in seconds."""
BEARER: Final = re.compile(r"Bearer +([\w.~+/=-]+)", re.ASCII | re.IGNORECASE)
TABLE_ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
"""A language that has a catalogue."""


class Invitation(Struct, frozen=True):
    """The key of an invitation to a seat."""

    invite: str


class Events(Struct, frozen=True):
    """What has happened at a table, oldest first."""

    messages: list[Welcome | Update]


class Query(Struct, frozen=True, forbid_unknown_fields=True):
    """The query parameters that every endpoint accepts."""

    lang: Language | UnsetType = UNSET
    """The language of the texts; by default taken from the Accept-Language header."""


class EventsQuery(Query, frozen=True):
    """Which events to return."""

    since: Annotated[int, Meta(ge=0, le=2**53)] | UnsetType = UNSET
    """The number of the last update you have seen; if you leave it out, you get a welcome."""
    wait: Annotated[float, Meta(ge=0)] = 0.0
    """How many seconds to wait if nothing has happened yet; anything above 25 counts as 25."""


class LogQuery(Query, frozen=True):
    """Which part of the log to return."""

    since: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """The number of the last entry you have read; 0 for the whole log."""


class Ask:
    """A request, with its query, its address and its language."""

    def __init__(self, request: Request, query: Query, address: str, language: str) -> None:
        self.service = service_of(request)
        self.tables = self.service.tables
        self.request = request
        self.query = query
        self.address = address
        self.language = language

    def table(self) -> str:
        """Return the id of the table in the path; raise `RequestError` if it is malformed."""
        return table_id(self.request.path_params["table"])

    def token(self) -> str:
        """Return the request's token, or "" for a spectator.

        Raise `RequestError` if the Authorization header is malformed.
        """
        given = self.request.headers.get("authorization")
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
        return await self.tables.person_of(self.table(), self.token())

    async def known_person(self) -> int:
        """Return the number of the person who asks; raise `LifeboatError` without a valid token."""
        if not self.token():
            raise RequestError("token", "Authorization")
        return await self.person()

    async def body(self) -> bytes:
        """Return the request body; raise `RequestError` as soon as it gets too long."""
        body = bytearray()
        async for chunk in self.request.stream():
            body += chunk
            if len(body) > LARGEST_MESSAGE:
                raise RequestError("request-size", len(body), f"{LARGEST_MESSAGE} bytes at most")
        return bytes(body)


async def set_up(ask: Ask) -> Any:
    """Set up a table. Anyone with its id can join it; the token makes you its host."""
    return await ask.service.create(ask.address, decoded(await ask.body(), NewTable))


async def lobby(ask: Ask) -> Any:
    """List the public tables that aren't over and have changed in the last day, at most 100."""
    return await ask.tables.lobby()


async def table(ask: Ask) -> Any:
    """Return what everybody may know about a table."""
    return await ask.tables.info(ask.table())


async def join(ask: Ask) -> Any:
    """Join a table; the token you get identifies you there."""
    return await ask.service.join(ask.table(), ask.address, decoded(await ask.body(), Joining))


async def leave(ask: Ask) -> Any:
    """Leave a table for good; your token stops working."""
    await ask.tables.leave(ask.table(), await ask.known_person())


async def invite(ask: Ask) -> Any:
    """Make an invitation to a seat; only the host can. Earlier invitations to it stop working."""
    inviting = decoded(await ask.body(), Inviting)
    person = await ask.known_person()
    return Invitation(await ask.tables.invite(ask.table(), person, inviting.seat))


async def places(ask: Ask) -> Any:
    """Return how things stand at your tables, without waking them."""
    wish = decoded(await ask.body(), PlacesRequest)
    return await ask.tables.places({table_id(one.table): one.token for one in wish.places})


async def command(ask: Ask) -> Any:
    """Give a command; by the time the response arrives, its effect has been stored for good."""
    given = read_command(await ask.body())
    person = await ask.known_person()
    return await ask.service.command(ask.table(), person, ask.address, given)


async def hint(ask: Ask) -> Any:
    """Return a hint for a decision that you have to make: the best options first, with reasons."""
    wish = decoded(await ask.body(), HintRequest)
    person = await ask.known_person()
    return await ask.service.hint(ask.table(), person, ask.address, wish.seat, ask.language)


async def events(ask: Ask) -> Any:
    """Return what has happened at a table since an update, or wait until something happens."""
    assert isinstance(ask.query, EventsQuery)
    person = await ask.person()
    since = None if ask.query.since is UNSET else ask.query.since
    wait = min(ask.query.wait, LONGEST_WAIT)
    waiting = ask.tables.updates(ask.table(), person, ask.language, since, wait)
    updates = await _while_wanted(ask, waiting)
    if updates:
        await ask.person()  # the token may have been revoked meanwhile
    return _events(updates)


async def log(ask: Ask) -> Any:
    """Return what has happened at a table since an entry, as lines of text."""
    assert isinstance(ask.query, LogQuery)
    person = await ask.person()
    told = await ask.tables.log(ask.table(), person, ask.language, ask.query.since)
    return Response(b"[" + b",".join(told) + b"]", media_type="application/json")


async def games(ask: Ask) -> Any:
    """List the games, and the options that each can be set up with."""
    return offered_games()


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


TABLES: Final = "/api/tables"
TABLE: Final = "/api/tables/{table}"
ENDPOINTS: Final = (
    Endpoint("GET", TABLES, lobby, list[TableInfo]),
    Endpoint("POST", TABLES, set_up, Welcomed, NewTable, status=201),
    Endpoint("GET", TABLE, table, TableInfo),
    Endpoint("POST", f"{TABLE}/people", join, Welcomed, Joining, status=201),
    Endpoint("DELETE", f"{TABLE}/people/me", leave, token="must", status=204),
    Endpoint("POST", f"{TABLE}/invites", invite, Invitation, Inviting, "must", 201),
    Endpoint("POST", f"{TABLE}/commands", command, Accepted, ANY_COMMAND, "must"),
    Endpoint("POST", f"{TABLE}/hint", hint, Hint, HintRequest, "must"),
    Endpoint("GET", f"{TABLE}/events", events, Events, token="may", query=EventsQuery),
    Endpoint("GET", f"{TABLE}/log", log, list[Line], token="may", query=LogQuery),
    Endpoint("POST", "/api/places", places, Places, PlacesRequest, price=PLACES),
    Endpoint("GET", "/api/games", games, list[OfferedGame]),
)


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


def read_query(request: Request, kind: type[Query]) -> Query:
    """Return the query parameters; raise `RequestError` if any is unknown, repeated or invalid."""
    given = request.query_params
    repeated = sorted({name for name in given if len(given.getlist(name)) > 1})
    if repeated:
        raise RequestError("request-form", f"{repeated[0]} ... {repeated[0]}")
    try:
        return convert(dict(given), kind, strict=False)
    except ValidationError as error:
        raise RequestError("request-form", error) from None


def _events(messages: list[bytes]) -> Response:
    """Return a response that holds these encoded messages."""
    body = b'{"messages":[' + b",".join(messages) + b"]}"
    return Response(body, media_type="application/json")


async def _while_wanted(ask: Ask, work: Awaitable[list[bytes]]) -> list[bytes]:
    """Await `work` and return its result, or [] if the client leaves or the server stops first."""
    working = asyncio.ensure_future(work)
    others = [
        asyncio.ensure_future(_departure(ask.request)),
        asyncio.ensure_future(ask.service.stopping.wait()),
    ]
    try:
        await asyncio.wait((working, *others), return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else []
    finally:
        for task in (working, *others):
            task.cancel()
        await asyncio.wait((working, *others))
        for task in (working, *others):
            if not task.cancelled():
                task.exception()  # else asyncio would log an exception that nobody needs


async def _departure(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
