"""All games of a device as one file, to take to another device.

The file has a line of JSON for each game, after one that says what it is. A game is recognized by
its table's id, so reading a file twice changes nothing. A game that went on elsewhere is continued
here; if both went on, ours is kept. One that can't be read here any more is replaced.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct, ValidationError, convert, json, structs

from lifeboat.core.fate import secret_of
from lifeboat.device.library import Founding, Library
from lifeboat.device.tables import Tables
from lifeboat.players import player_of
from lifeboat.table.api.asking import PLAIN_TEXT, TABLE_ID, Answer, Ask, Endpoint, decoded
from lifeboat.table.commands import CommandError
from lifeboat.table.past.findings import read_findings
from lifeboat.table.past.results import result_of
from lifeboat.table.requests import HeldToken, NewTable
from lifeboat.table.stored import entry_text, read_entry, read_log, stored
from lifeboat.table.table import NO_PERSON, Header, table_of
from lifeboat.table.tokens import hash_of, new_token
from lifeboat.table.wire.gate import table_info
from lifeboat.table.wire.refusals import RequestError

FORM: Final = 1
"""The version of the file's form."""


class Heading(Struct, frozen=True, omit_defaults=True):
    """The first line of a file."""

    lifeboat: Literal["games"]
    form: Annotated[int, Meta(ge=1)]
    unreadable: int = 0
    """How many games aren't in the file because they can't be read."""


class Kept(Struct, frozen=True):
    """A game in a file."""

    header: Header
    entries: list[Raw]
    finished: int = 0
    """When the game ended, in seconds since 1970; 0 if it goes on or doesn't count."""
    findings: str = ""
    """The findings of its review; empty if there are none."""


class Bringing(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to add the games of a file."""

    games: str
    """The text of the file."""
    places: list[HeldToken] = []
    """The places that the page has already."""


class NewPlace(Struct, frozen=True):
    """A place for the first person of a game, at which the page has none yet."""

    table: str
    token: str
    game: str


class Imported(Struct, frozen=True):
    """What became of the games in a file."""

    added: int
    """How many games are new here, or were damaged and are whole again."""
    continued: int
    """How many games had gone on elsewhere and were brought up to date."""
    known: int
    """How many games needed nothing."""
    places: list[NewPlace]


_HEADING: Final = json.Decoder(Heading)
_KEPT: Final = json.Decoder(Kept)


async def exported(tables: Tables) -> str:
    """Return all games that can be read as the text of a file, which counts the others."""
    lines, unreadable = list[bytes](), 0
    for table in await tables.library.tables():
        try:
            lines.append(json.encode(await _kept(tables.library, table)))
        except (CommandError, ValidationError):
            unreadable += 1
    lines.insert(0, json.encode(Heading("games", FORM, unreadable)))
    return "".join(f"{line.decode()}\n" for line in lines)


async def _kept(library: Library, table: str) -> Kept:
    """Return a game for a file; raise an error if anything of it can't be read."""
    session = await library.session(table)
    result = await library.result(table)
    header = session.table.header
    entries = [Raw(entry_text(entry).encode()) for entry in stored(header.game, session.entries)]
    finished = result.finished if result else 0
    return Kept(header, entries, finished, await library.findings(table))


async def imported(tables: Tables, bringing: Bringing) -> Imported:
    """Add the games of a file to those that are here, in one step.

    Raise `RequestError`, without changing anything, if the file is broken, or if one of its games
    isn't the one that is here under its id.
    """
    games = read_games(bringing.games.encode())
    held = {place.table: hash_of(place.token) for place in bringing.places}
    while True:
        new, done = await _news(tables.library, games, held)
        if await tables.library.found(*new):
            break
    for game in new:
        tables.library.shelf.tell(game.header.id)
        await tables.hear(game.header.id)
    return done


async def _news(
    library: Library, games: Sequence[Founding], held: Mapping[str, str]
) -> tuple[list[Founding], Imported]:
    """Return what games of a file add to those that are here, and what to say about it.

    `held` has the hash of the token that the page holds at each table.
    """
    new, places = list[Founding](), list[NewPlace]()
    added = continued = 0
    for read in games:
        game = await _compared(library, read)
        table, person = game.header.id, _first_person(game)
        if person and held.get(table) not in await library.tokens(table):
            token = new_token()
            places.append(NewPlace(table, token, game.header.game))
            game = structs.replace(game, tokens={hash_of(token): person})
        is_news = game.since < len(game.entries)
        added += not game.since
        continued += is_news and game.since > 0
        if is_news or game.tokens:
            new.append(game)
    return new, Imported(added, continued, len(games) - added - continued, places)


async def _compared(library: Library, read: Founding) -> Founding:
    """Return a game of a file as it continues or replaces what is here, or else what is here.

    Raise `RequestError` if another game is here under its id.
    """
    table = read.header.id
    try:
        if await library.header(table) != read.header:
            raise RequestError("export-other")
        ours = (await library.session(table)).entries
    except CommandError:  # it isn't here, or only damaged
        return structs.replace(read, damaged=await library.entry_keys(table))
    if len(ours) < len(read.entries) and read.entries[: len(ours)] == ours:
        return structs.replace(read, since=len(ours))
    return Founding(read.header, ours, {}, since=len(ours))


def _first_person(game: Founding) -> int:
    """Return the first person who is still at a table, or `NO_PERSON`."""
    people = table_of(game.header, game.entries).people
    here = (person for person, who in enumerate(people, 1) if not who.has_left)
    return next(here, NO_PERSON)


def read_games(text: bytes) -> list[Founding]:
    """Read the games of a file; raise `RequestError` if anything in it isn't as we write it."""
    first, *lines = text.removeprefix(b"\xef\xbb\xbf").splitlines() or [b""]
    try:
        heading = _HEADING.decode(first)
    except (ValueError, RecursionError):
        raise RequestError("export-form", 0) from None
    if heading.form > FORM:
        raise RequestError("export-newer")
    games = {}
    for number, line in enumerate(lines, 2):
        try:
            game = _read_game(line)
        except Exception:  # whatever is wrong with it
            raise RequestError("export-form", number) from None
        games[game.header.id] = game
    return list(games.values())


def _read_game(line: bytes) -> Founding:
    """Read a game, and play it through; raise an error of any kind if that isn't possible."""
    kept = _KEPT.decode(line)
    _check(kept.header)
    log = list(read_log(kept.header.game, [read_entry(bytes(entry)) for entry in kept.entries]))
    table = table_of(kept.header, log)
    seats = table.rules.deal(kept.header.setup, kept.header.secret).seats()
    if not log or kept.header.seats != seats or not TABLE_ID.fullmatch(kept.header.id):
        raise ValueError("it isn't a game")
    table_info(table)
    result = result_of(table, kept.finished) if kept.finished else None
    findings = kept.findings if read_findings(kept.findings) else ""
    return Founding(kept.header, log, {}, result, findings)


def _check(header: Header) -> None:
    """Raise an error of any kind if nobody could set up a table like this on a device."""
    limited = ("game", "patience", "stand_in", "thinking", "hints")
    convert({"name": "?"} | {name: getattr(header, name) for name in limited}, NewTable)
    player_of(header.game, header.stand_in)
    if header.listed or header.day or (header.seed and secret_of(header.seed) != header.secret):
        raise ValueError("it isn't a game of a device")


async def take_away(ask: Ask) -> Any:
    """Return all games of this device, as a text file."""
    headers = {"Content-Disposition": 'attachment; filename="lifeboat-games.txt"'}
    return Answer(200, (await exported(_tables(ask))).encode(), PLAIN_TEXT, headers)


async def bring(ask: Ask) -> Any:
    """Add the games of a file to those of this device."""
    return await imported(_tables(ask), decoded(await ask.body(), Bringing))


def _tables(ask: Ask) -> Tables:
    assert isinstance(ask.host, Tables)
    return ask.host


GAMES: Final = "/api/device/games"
BRING: Final = Endpoint("POST", GAMES, bring, Imported, Bringing)
"""The endpoint that takes a file of any size."""
EXCHANGE: Final = (Endpoint("GET", GAMES, take_away, str), BRING)
