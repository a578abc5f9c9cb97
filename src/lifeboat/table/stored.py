"""Entries in their stored form, with actions in notation, which is more stable than their numbers.

In memory an action is an integer. It is written as text when an entry is stored, and read back
when the log is loaded.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import json

from lifeboat.core.games import Game, game_of
from lifeboat.core.halves import Halves
from lifeboat.table import entries
from lifeboat.table.entries import HALF, Entry


class StoredPlayed(Entry, frozen=True, tag="played"):
    """A seat took an action or, in an older log, the first or second half of one."""

    seat: int
    action: str
    player: str = ""
    """The bot that decided; empty if it was the person in the seat."""


class StoredProposed(Entry, frozen=True, tag="proposed"):
    """A seat made a sealed proposal."""

    seat: int
    action: str


ANY_STORED = (
    entries.Joined
    | entries.Left
    | entries.Removed
    | entries.Renamed
    | entries.Sat
    | entries.SeatNamed
    | entries.BotSat
    | entries.Freed
    | entries.Started
    | StoredPlayed
    | entries.Undone
    | StoredProposed
    | entries.TurnedUp
    | entries.Said
    | entries.Hinted
    | entries.TakenOver
    | entries.ClaimedBack
    | entries.Resigned
    | entries.Rematched
)

_DECODER: Final = json.Decoder(ANY_STORED)


def stored(game: str, log: Iterable[Entry]) -> list[Entry]:
    """Return the entries of a game's table in their stored form."""
    rules = game_of(game)
    return [_stored(rules, entry) for entry in log]


def _stored(rules: Game[Any], entry: Entry) -> Entry:
    match entry:
        case entries.Played(seat, action, player):
            return StoredPlayed(seat, rules.action_text(action), player)
        case entries.Proposed(seat, action):
            return StoredProposed(seat, rules.action_text(action))
    return entry


def read_log(game: str, log: Iterable[Entry]) -> Iterator[Entry]:
    """Yield the entries of a game's table from their stored form.

    `log` must have all of the table's entries from the first on, since older logs have the two
    halves of an action in separate entries. Raise `NotationError` if an action can't be read.
    """
    rules = game_of(game)
    halves = Halves(rules)
    for entry in log:
        match entry:
            case StoredPlayed(seat, text, player):
                whole = halves.take(text)
                action = rules.read_action(whole) if whole else HALF
                yield entries.Played(seat, action, player)
            case StoredProposed(seat, text):
                yield entries.Proposed(seat, rules.read_action(text))
            case entries.Undone():
                halves.waiting = ""
                yield entry
            case _:
                yield entry


def entry_text(entry: Entry) -> str:
    """Return the JSON of an entry that is in its stored form."""
    assert not isinstance(entry, entries.Played | entries.Proposed), "not in its stored form"
    return json.encode(entry).decode()


def read_entry(text: str | bytes) -> Entry:
    """Read an entry in its stored form from JSON; raise `ValueError` if it isn't one."""
    entry: Entry = _DECODER.decode(text)
    return entry
