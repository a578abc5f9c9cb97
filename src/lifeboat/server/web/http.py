"""Plain HTTP: what can be asked for without a live connection.

`ENDPOINTS` lists what is about tables; what finished games leave behind is in `history`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, ValidationError, convert, json
from starlette.requests import Request
from starlette.responses import Response

from lifeboat.server.web.limits import LARGEST_MESSAGE
from lifeboat.server.web.service import service_of
from lifeboat.table.commands import ANY_COMMAND, read_command
from lifeboat.table.requests import Accepted, HintRequest, Inviting, Joining, NewTable, Welcomed
from lifeboat.table.wire.hints import Hint
from lifeboat.table.wire.messages import Line, TableInfo, Update, Welcome
from lifeboat.table.wire.offers import OfferedGame, offered_games
from lifeboat.table.wire.refusals import RequestError
from lifeboat.texts import LANGUAGES

LONGEST_WAIT: Final = 25.0
"""Seconds that a request may wait for something to happen."""
BEARER: Final = re.compile(r"Bearer +([\w.~+/=-]+)", re.ASCII | re.IGNORECASE)
TABLE_ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)

if TYPE_CHECKING:
    Language = str
else:
    Language = Literal[LANGUAGES]
"""A language that there is a catalogue of."""


class Invitation(Struct, frozen=True):
    """The key of an invitation to a seat."""

    invite: str


class Events(Struct, frozen=True):
    """What happened at a table, oldest first."""

    messages: list[Welcome | Update]


class Query(Struct, frozen=True, forbid_unknown_fields=True):
    """What can be said behind the question mark of an address."""

    lang: Language | UnsetType = UNSET
    """The language of words; else the one that the reader's headers accept."""


class EventsQuery(Query, frozen=True):
    """Which events are wanted."""

    since: Annotated[int, Meta(ge=0, le=2**53)] | UnsetType = UNSET
    """The number of the last update that was seen; without it comes a welcome."""
    wait: Annotated[float, Meta(ge=0)] = 0.0
    """How many seconds to wait for something to happen, at most 25."""


class LogQuery(Query, frozen=True):
    """Which part of the log is wanted."""

    since: Annotated[int, Meta(ge=0, le=2**53)] = 0
    """The number of the last entry that was read."""


class Ask:
    """A request that came in, and what it says."""

    def __init__(self, request: Request, query: Query, address: str, language: str) -> None:
        self.service = service_of(request)
        self.tables = self.service.tables
        self.request = request
        self.query = query
        self.address = address
        self.language = language

    def table(self) -> str:
        """The id of the table that is meant."""
        return table_id(self.request.path_params["table"])

    def token(self) -> str:
        """The token of the request; empty for a spectator."""
        given = self.request.headers.get("authorization")
        if given is None:
            return ""
        found = BEARER.fullmatch(given)
        if not found:
            raise RequestError("token", "Authorization")
        return found[1]

    async def person(self) -> int:
        """Who asks."""
        return await self.tables.person_of(self.table(), self.token())

    async def known_person(self) -> int:
        """Who asks, who must be somebody."""
        if not self.token():
            raise RequestError("token", "Authorization")
        return await self.person()

    async def body(self) -> bytes:
        """The body of the request, refused as soon as it is too long."""
        body = bytearray()
        async for chunk in self.request.stream():
            body += chunk
            if len(body) > LARGEST_MESSAGE:
                raise RequestError("request-size", len(body), f"{LARGEST_MESSAGE} bytes at most")
        return bytes(body)


async def set_up(ask: Ask) -> Any:
    """Set up a table; its address is the key to it, the token makes you its host."""
    return await ask.service.create(ask.address, decoded(await ask.body(), NewTable))


async def lobby(ask: Ask) -> Any:
    """The tables that are listed for all to see."""
    return await ask.tables.lobby()


async def table(ask: Ask) -> Any:
    """A table as all may know it."""
    return await ask.tables.info(ask.table())


async def join(ask: Ask) -> Any:
    """Come to a table; the token says who you are there."""
    return await ask.service.join(ask.table(), ask.address, decoded(await ask.body(), Joining))


async def leave(ask: Ask) -> Any:
    """Leave a table for good; the token is worth nothing afterwards."""
    await ask.tables.leave(ask.table(), await ask.known_person())


async def invite(ask: Ask) -> Any:
    """Make an invitation to a seat; the host's to do."""
    inviting = decoded(await ask.body(), Inviting)
    person = await ask.known_person()
    return Invitation(await ask.tables.invite(ask.table(), person, inviting.seat))


async def command(ask: Ask) -> Any:
    """Give a command; it is stored for good when the answer comes."""
    given = read_command(await ask.body())
    person = await ask.known_person()
    return await ask.service.command(ask.table(), person, ask.address, given)


async def hint(ask: Ask) -> Any:
    """A hint for your own decision: what can be done, the best first, and why."""
    wish = decoded(await ask.body(), HintRequest)
    person = await ask.known_person()
    return await ask.service.hint(ask.table(), person, ask.address, wish.seat, ask.language)


async def events(ask: Ask) -> Any:
    """What happened at a table since an update; waits for something to happen, if asked to."""
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
    """What happened at a table since an update, in words alone."""
    assert isinstance(ask.query, LogQuery)
    person = await ask.person()
    told = await ask.tables.log(ask.table(), person, ask.language, ask.query.since)
    return Response(b"[" + b",".join(told) + b"]", media_type="application/json")


async def games(ask: Ask) -> Any:
    """The games that can be played here, and what each can be set up with."""
    return offered_games()


class Endpoint(Struct, frozen=True):
    """Something that can be asked for; its docstring says what."""

    method: str
    path: str
    act: Callable[[Ask], Awaitable[Any]]
    answer: Any = None
    """The type of the answer; str for a text, None for nothing."""
    body: Any = None
    """The type of the request's body."""
    token: Literal["no", "may", "must"] = "no"
    """Whether the request says who asks."""
    status: int = 200
    key: Literal["no", "may", "must"] = "no"
    """Whether the request holds the key of a person's own statistics."""
    query: type[Query] = Query
    price: float = 0.0
    """As how many further requests it counts."""


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
    Endpoint("GET", "/api/games", games, list[OfferedGame]),
)


def table_id(text: str) -> str:
    """The id of a table, if it looks like one."""
    if not TABLE_ID.fullmatch(text):
        raise RequestError("table-unknown", text)
    return text


def decoded(text: bytes | str, kind: Any) -> Any:
    """What a JSON text says, strictly."""
    try:
        return json.decode(text, type=kind)
    except (ValueError, RecursionError) as error:
        raise RequestError("request-form", error) from None


def read_query(request: Request, kind: type[Query]) -> Query:
    """What the address says behind its question mark, strictly."""
    given = request.query_params
    repeated = sorted({name for name in given if len(given.getlist(name)) > 1})
    if repeated:
        raise RequestError("request-form", f"{repeated[0]} ... {repeated[0]}")
    try:
        return convert(dict(given), kind, strict=False)
    except ValidationError as error:
        raise RequestError("request-form", error) from None


def _events(messages: list[bytes]) -> Response:
    """Messages that are encoded already, as one answer."""
    body = b'{"messages":[' + b",".join(messages) + b"]}"
    return Response(body, media_type="application/json")


async def _while_wanted(ask: Ask, work: Awaitable[list[bytes]]) -> list[bytes]:
    """Wait for something, unless the one who asked goes, or the server stops."""
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
                task.exception()  # or else asyncio would log it when nobody wants it any more


async def _departure(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
