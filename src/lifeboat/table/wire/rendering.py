"""Rendering: the messages for each viewer, made from what passes the gate."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from lifeboat.core.errors import LifeboatError
from lifeboat.core.events import SPECTATOR
from lifeboat.table import entries, laws
from lifeboat.table.entries import Entry
from lifeboat.table.kinds import kind_of
from lifeboat.table.table import NO_PERSON, Change, Table
from lifeboat.table.wire.gate import (
    Moment,
    Viewer,
    proposable_by,
    proposals_of,
    texts_of,
    views_of,
)
from lifeboat.table.wire.messages import Line, Refused, Update, Welcome
from lifeboat.table.wire.story import told_of
from lifeboat.texts import error_words

OWN_WORDS = {"action": "action-text"}
"""Codes of errors whose messages tell people what to type, and the codes to use instead."""


def welcome(table: Table, viewer: Viewer) -> Welcome:
    """Return a welcome for a viewer: the table as it is now."""
    moment = Moment(table)
    return Welcome(
        table=moment.info,
        person=viewer.person,
        own=table.seats_of(viewer.person),
        views=views_of(moment, viewer),
        proposals=proposals_of(moment, viewer),
        proposable=proposable_by(moment, viewer),
        may_undo=laws.may_undo(table, viewer.person),
    )


class _About(NamedTuple):
    """The public facts about an entry."""

    what: str
    seat: int
    person: int
    player: str
    text: str


def _about(entry: Entry) -> _About:
    return _About(
        what=kind_of(entry),
        seat=getattr(entry, "seat", SPECTATOR),
        person=getattr(entry, "person", NO_PERSON),
        player=getattr(entry, "player", ""),
        text=entry.text if isinstance(entry, entries.Said) else "",
    )


def line(table: Table, change: Change, viewer: Viewer) -> Line:
    """Return the table's last entry as a line for a viewer."""
    told = told_of(Moment(table, change), viewer)
    return Line(
        change.number,
        *_about(change.entry),
        sentences=told.sentences,
        happened=[replace(one, words="") for one in told.happened if one.words],
    )


def update(table: Table, change: Change, viewer: Viewer) -> Update:
    """Return the table's last entry as an update for a viewer."""
    return updates(Moment(table, change), [viewer])[viewer]


def updates(moment: Moment, viewers: Iterable[Viewer]) -> dict[Viewer, Update]:
    """Return the entry that led to a moment as updates, by viewer."""
    assert moment.change is not None
    about = _about(moment.change.entry)
    return {viewer: _update(moment, about, viewer) for viewer in viewers}


def _update(moment: Moment, about: _About, viewer: Viewer) -> Update:
    told = told_of(moment, viewer)
    return Update(
        number=moment.info.number,
        what=about.what,
        table=moment.info,
        seat=about.seat,
        person=about.person,
        player=about.player,
        text=about.text,
        sentences=told.sentences,
        happened=list(told.happened),
        own=moment.table.seats_of(viewer.person),
        views=views_of(moment, viewer),
        proposals=proposals_of(moment, viewer),
        proposable=proposable_by(moment, viewer),
        may_undo=laws.may_undo(moment.table, viewer.person),
    )


def refused(error: LifeboatError, id: int, language: str) -> Refused:
    """Return an error as the refusal of the command that the client gave the number `id`."""
    words = refusal_words(error, language)
    return Refused(id, error.code, error.tried, error.expected, error.rule, words)


def refusal_words(error: LifeboatError, language: str) -> str:
    """Put an error into words, without its rule.

    Some errors are worded differently than in the terminal; see `OWN_WORDS`.
    """
    code = OWN_WORDS.get(error.code, error.code)
    said = LifeboatError(code, error.tried, error.expected, error.rule, error.reason)
    return error_words(texts_of(language), said)
