"""The endpoints for tables and for the list of games, in `ENDPOINTS`.

The endpoints for finished games, deals of the day and statistics are in `history`.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType

from lifeboat.table.api.asking import JSON, Answer, Ask, Endpoint, Query, decoded, table_id
from lifeboat.table.api.prices import PLACES
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

LONGEST_WAIT: Final = 25.0
"""The longest time a request may wait for something to happen, in seconds."""


class Invitation(Struct, frozen=True):
    """The key of an invitation to a seat."""

    invite: str


class Events(Struct, frozen=True):
    """What has happened at a table, oldest first."""

    messages: list[Welcome | Update]


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


async def set_up(ask: Ask) -> Any:
    """Set up a table. Anyone with its id can join it; the token makes you its host."""
    return await ask.host.create(decoded(await ask.body(), NewTable))


async def lobby(ask: Ask) -> Any:
    """List the public tables that aren't over and have changed in the last day, at most 100."""
    return await ask.host.lobby()


async def table(ask: Ask) -> Any:
    """Return what everybody may know about a table."""
    return await ask.host.info(ask.table())


async def join(ask: Ask) -> Any:
    """Join a table; the token you get identifies you there."""
    return await ask.host.join(ask.table(), decoded(await ask.body(), Joining))


async def leave(ask: Ask) -> Any:
    """Leave a table for good; your token stops working."""
    await ask.host.leave(ask.table(), await ask.known_person())


async def invite(ask: Ask) -> Any:
    """Make an invitation to a seat; only the host can. Earlier invitations to it stop working."""
    inviting = decoded(await ask.body(), Inviting)
    person = await ask.known_person()
    return Invitation(await ask.host.invite(ask.table(), person, inviting.seat))


async def places(ask: Ask) -> Any:
    """Return how things stand at your tables, without waking them."""
    wish = decoded(await ask.body(), PlacesRequest)
    return await ask.host.places({table_id(one.table): one.token for one in wish.places})


async def command(ask: Ask) -> Any:
    """Give a command; by the time the response arrives, its effect has been stored for good."""
    given = read_command(await ask.body())
    person = await ask.known_person()
    return await ask.host.command(ask.table(), person, given)


async def hint(ask: Ask) -> Any:
    """Return a hint for a decision that you have to make: the best options first, with reasons."""
    wish = decoded(await ask.body(), HintRequest)
    person = await ask.known_person()
    return await ask.host.hint(ask.table(), person, wish.seat, ask.language)


async def events(ask: Ask) -> Any:
    """Return what has happened at a table since an update, or wait until something happens."""
    assert isinstance(ask.query, EventsQuery)
    person = await ask.person()
    since = None if ask.query.since is UNSET else ask.query.since
    wait = min(ask.query.wait, LONGEST_WAIT)
    updates = await ask.host.updates(ask.table(), person, ask.language, since, wait)
    if updates:
        await ask.person()  # the token may have been revoked meanwhile
    return Answer(body=b'{"messages":[' + b",".join(updates) + b"]}", media_type=JSON)


async def log(ask: Ask) -> Any:
    """Return what has happened at a table since an entry, as lines of text."""
    assert isinstance(ask.query, LogQuery)
    person = await ask.person()
    told = await ask.host.log(ask.table(), person, ask.language, ask.query.since)
    return Answer(body=b"[" + b",".join(told) + b"]", media_type=JSON)


async def games(ask: Ask) -> Any:
    """List the games, and the options that each can be set up with."""
    return offered_games()


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
