"""The story: what happened at a table, in sentences for one viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lifeboat.core.events import SPECTATOR, Event
from lifeboat.table import entries
from lifeboat.table.kinds import kind_of
from lifeboat.table.table import NO_PERSON, Change, Table
from lifeboat.table.wire.gate import Viewer, name_of, proposals_of, texts_of
from lifeboat.texts import Texts
from lifeboat.texts.words import words_of


def sentences_of(table: Table, change: Change, viewer: Viewer) -> list[str]:
    """What happened, in words."""
    texts, entry = texts_of(viewer.language), change.entry
    if isinstance(entry, entries.Played):
        seat = _teller(table, viewer)
        assert change.before is not None
        return story(texts, change.before.view(seat), change.events, seat)
    if isinstance(entry, entries.TurnedUp):
        return [
            texts.say("server-proposal", seat=proposal.seat + 1, words=proposal.words)
            for proposal in proposals_of(table, viewer)
        ]
    sentences = [_sentence(texts, table, change)]
    if isinstance(entry, entries.Resigned | entries.Left | entries.Removed) and change.gave_up:
        sentences.append(texts.say("server-given-up"))
    return sentences


def _teller(table: Table, viewer: Viewer) -> int:
    """The seat from which steps are told. Several hands are told what all may hear.

    They may be those of several people at one screen, and what is said there all of them hear.
    """
    own = table.seats_of(viewer.person)
    return own[0] if len(own) == 1 else SPECTATOR


def story(texts: Texts, before: Any, events: Sequence[Event], seat: int) -> list[str]:
    """A step of the game as a seat is told it, from what it saw before."""
    seen = [event.seen_by(seat) for event in events]
    return words_of(before).story(texts, before).sentences(seen)


def _sentence(texts: Texts, table: Table, change: Change) -> str:
    """An entry that is no step of the game."""
    entry = change.entry
    seat: int = getattr(entry, "seat", SPECTATOR)
    sitting = table.seats[seat].person if seat >= 0 else NO_PERSON
    return texts.say(
        f"server-{kind_of(entry)}",
        name=name_of(table, getattr(entry, "person", sitting)),
        former=change.former_name,
        seat=seat + 1,
        player=_bot_name(texts, getattr(entry, "player", "")),
        text=entry.text if isinstance(entry, entries.Said) else "",
    )


def _bot_name(texts: Texts, player: str) -> str:
    """What a bot is called; one that the catalogue does not know, by its word."""
    message = f"web-bot-{player}"
    return texts.say(message) if texts.knows(message) else player
