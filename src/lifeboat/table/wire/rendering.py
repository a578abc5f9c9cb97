"""Rendering: the messages that each viewer is sent, made from what passes the gate."""

from __future__ import annotations

from typing import NamedTuple

from lifeboat.core.errors import LifeboatError
from lifeboat.core.events import SPECTATOR
from lifeboat.table import entries, laws
from lifeboat.table.entries import Entry
from lifeboat.table.kinds import kind_of
from lifeboat.table.table import NO_PERSON, Change, Table
from lifeboat.table.wire.gate import (
    Viewer,
    proposable_by,
    proposals_of,
    table_info,
    texts_of,
    views_of,
)
from lifeboat.table.wire.messages import Line, Refused, Update, Welcome
from lifeboat.table.wire.story import sentences_of
from lifeboat.texts import error_words

OWN_WORDS = {"action": "action-text"}
"""Codes whose usual words tell people what to type, and the words for programs and pages."""


def welcome(table: Table, viewer: Viewer) -> Welcome:
    """The table as it is now."""
    return Welcome(
        table=table_info(table),
        person=viewer.person,
        own=table.seats_of(viewer.person),
        views=views_of(table, viewer),
        proposals=proposals_of(table, viewer),
        proposable=proposable_by(table, viewer),
        may_undo=laws.may_undo(table, viewer.person),
    )


class _About(NamedTuple):
    """What an entry is about, as all may know it."""

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
    """Return an entry, the last one that the table took in, as a viewer is told it."""
    sentences = sentences_of(table, change, viewer)
    return Line(change.number, *_about(change.entry), sentences=sentences)


def update(table: Table, change: Change, viewer: Viewer) -> Update:
    """Return what an entry, the last one that the table took in, means for a viewer."""
    about = _about(change.entry)
    return Update(
        number=change.number,
        what=about.what,
        table=table_info(table),
        seat=about.seat,
        person=about.person,
        player=about.player,
        text=about.text,
        sentences=sentences_of(table, change, viewer),
        own=table.seats_of(viewer.person),
        views=views_of(table, viewer),
        proposals=proposals_of(table, viewer),
        proposable=proposable_by(table, viewer),
        may_undo=laws.may_undo(table, viewer.person),
    )


def refused(error: LifeboatError, id: int, language: str) -> Refused:
    """Why a command was refused."""
    words = refusal_words(error, language)
    return Refused(id, error.code, error.tried, error.expected, error.rule, words)


def refusal_words(error: LifeboatError, language: str) -> str:
    """A refusal in words, without its rule; some that fit a terminal have others here."""
    code = OWN_WORDS.get(error.code, error.code)
    said = LifeboatError(code, error.tried, error.expected, error.rule, error.reason)
    return error_words(texts_of(language), said)
