"""All games of a device as one file, to take to another device.

The file has a line of JSON for each game, after one that says what it is. A game is recognized by
its table's id, so reading a file twice changes nothing. A game that went on elsewhere is continued
here; if both went on, ours is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Raw, Struct, json, structs

from lifeboat.device.library import Founding, Library
from lifeboat.device.tables import Tables
from lifeboat.table.api.asking import PLAIN_TEXT, TABLE_ID, Answer, Ask, Endpoint
from lifeboat.table.past.findings import read_findings
from lifeboat.table.past.results import result_of
from lifeboat.table.requests import Welcomed
from lifeboat.table.stored import entry_text, read_entry, read_log, stored
from lifeboat.table.table import HOST, Header, table_of
from lifeboat.table.tokens import hash_of, new_token
from lifeboat.table.wire.gate import table_info
from lifeboat.table.wire.refusals import RequestError

FORM: Final = 1
"""The version of the file's form."""


class Heading(Struct, frozen=True):
    """The first line of a file."""

    lifeboat: Literal["games"]
    form: Annotated[int, Meta(ge=1)]


class Kept(Struct, frozen=True):
    """A game in a file."""

    header: Header
    entries: list[Raw]
    finished: int = 0
    """When the game ended, in seconds since 1970; 0 if it goes on or doesn't count."""
    findings: str = ""
    """The findings of its review; empty if there are none."""


class Imported(Struct, frozen=True):
    """What became of the games in a file."""

    added: list[Welcomed]
    """The games that are new here, each with a token for its first person."""
    continued: int
    """How many games had gone on elsewhere and were brought up to date."""
    known: int
    """How many games needed nothing."""


_HEADING: Final = json.Decoder(Heading)
_KEPT: Final = json.Decoder(Kept)


async def exported(tables: Tables) -> str:
    """Return all games as the text of a file."""
    lines = [json.encode(Heading("games", FORM))]
    library = tables.library
    for table, header in (await library.tables()).items():
        live = await tables.of(table)
        log = await live.read(lambda _, live=live: list(live.session.entries))  # type: ignore[misc]
        result = await library.result(table)
        finished = result.finished if result else 0
        findings = await library.findings(table)
        entries = [Raw(entry_text(entry).encode()) for entry in stored(header.game, log)]
        lines.append(json.encode(Kept(header, entries, finished, findings)))
    return "".join(f"{line.decode()}\n" for line in lines)


async def imported(tables: Tables, text: bytes) -> Imported:
    """Add the games of a file to those that are here, in one step.

    Raise `RequestError`, without changing anything, if the file is broken.
    """
    games = read_games(text)
    while True:
        new, done = await _news(tables.library, games)
        if await tables.library.found(*new):
            break
    for game in new:
        tables.library.shelf.tell(game.header.id)
        await tables.hear(game.header.id)
    return done


async def _news(library: Library, games: Sequence[Founding]) -> tuple[list[Founding], Imported]:
    """Return what games of a file add to those that are here, and what to say about it."""
    here, new = await library.tables(), list[Founding]()
    added: list[Welcomed] = []
    for game in games:
        table = game.header.id
        if table not in here:
            token = new_token()
            added.append(Welcomed(table, token, HOST))
            new.append(structs.replace(game, tokens={hash_of(token): HOST}))
            continue
        ours = (await library.session(table)).entries
        if len(ours) < len(game.entries) and game.entries[: len(ours)] == ours:
            new.append(structs.replace(game, since=len(ours)))
    return new, Imported(added, len(new) - len(added), len(games) - len(new))


def read_games(text: bytes) -> list[Founding]:
    """Read the games of a file; raise `RequestError` if anything in it isn't as we write it."""
    first, *lines = text.removeprefix(b"\xef\xbb\xbf").splitlines() or [b""]
    try:
        heading = _HEADING.decode(first)
    except (ValueError, RecursionError):
        raise RequestError("export-form", 0) from None
    if heading.form > FORM:
        raise RequestError("export-newer", heading.form, FORM)
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
    log = list(read_log(kept.header.game, [read_entry(bytes(entry)) for entry in kept.entries]))
    table = table_of(kept.header, log)
    seats = table.rules.deal(kept.header.setup, kept.header.secret).seats()
    if not log or kept.header.seats != seats or not TABLE_ID.fullmatch(kept.header.id):
        raise ValueError("it isn't a game")
    table_info(table)
    result = result_of(table, kept.finished) if kept.finished else None
    findings = kept.findings if read_findings(kept.findings) else ""
    return Founding(kept.header, log, {}, result, findings)


async def take_away(ask: Ask) -> Any:
    """Return all games of this device, as a text file."""
    headers = {"Content-Disposition": 'attachment; filename="lifeboat-games.txt"'}
    return Answer(200, (await exported(_tables(ask))).encode(), PLAIN_TEXT, headers)


async def bring(ask: Ask) -> Any:
    """Add the games of a file to those of this device."""
    return await imported(_tables(ask), await ask.body())


def _tables(ask: Ask) -> Tables:
    assert isinstance(ask.host, Tables)
    return ask.host


GAMES: Final = "/api/device/games"
BRING: Final = Endpoint("POST", GAMES, bring, Imported, str)
"""The endpoint that takes a file of any size."""
EXCHANGE: Final = (Endpoint("GET", GAMES, take_away, str), BRING)
