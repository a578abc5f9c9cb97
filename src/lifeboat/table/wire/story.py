"""The story: what happened at a table, in sentences for one viewer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from lifeboat.core.events import SPECTATOR, Event
from lifeboat.table import entries
from lifeboat.table.entries import Entry
from lifeboat.table.kinds import kind_of
from lifeboat.table.table import NO_PERSON, Change, Table
from lifeboat.table.wire.face import WIRE
from lifeboat.table.wire.gate import Moment, PublicStory, Viewer, name_of, proposals_of
from lifeboat.table.wire.messages import Happened
from lifeboat.texts import Texts
from lifeboat.texts.words import words_of

OF_PEOPLE: Final = (entries.Joined, entries.Renamed, entries.Sat, entries.Resigned)
"""The kinds of entries that tell what a person did, for all of their seats."""
OF_SEATS: Final = (
    entries.Undone,
    entries.Proposed,
    entries.Hinted,
    entries.TakenOver,
    entries.ClaimedBack,
)
"""The kinds of entries that tell what was done in one seat.

The messages for these and `OF_PEOPLE` have a form that calls the reader "you".
"""


class Told(NamedTuple):
    """What a viewer is told about an entry."""

    sentences: list[str]
    happened: Sequence[Happened] = ()
    """The events, if the entry is a step of the game."""


def told_of(moment: Moment, viewer: Viewer) -> Told:
    """Return what a viewer is told about the table's last entry."""
    table, change, texts = moment.table, moment.change, moment.texts_for(viewer)
    assert change is not None
    entry = change.entry
    if isinstance(entry, entries.Played):
        happened = _step(moment, viewer.language, texts)
        return Told(sentences_in(happened), happened)
    if isinstance(entry, entries.TurnedUp):
        return Told(
            [
                texts.say(
                    _to_reader("server-proposal", one.seat == texts.reader),
                    name=table.sitter(one.seat),
                    words=one.words,
                )
                for one in proposals_of(moment, viewer)
            ]
        )
    sentences = [_sentence(texts, table, change, viewer)]
    if isinstance(entry, entries.Started) and table.header.practice:
        sentences.append(texts.say("server-practice"))
    if isinstance(entry, entries.Resigned | entries.Left | entries.Removed) and change.gave_up:
        sentences.append(texts.say("server-given-up"))
    return Told(sentences)


def _step(moment: Moment, language: str, texts: Texts) -> list[Happened]:
    """Return what a reader is told about a step.

    In a game without secrets, readers whom it doesn't address are all told the same.
    """
    assert moment.change is not None
    seat, kept = texts.reader, moment.stories.get(language)
    if kept and seat not in kept.asked:
        return kept.happened
    happened = story(texts, moment.view_before(seat), moment.change.events, seat)
    if not moment.table.rules.has_secrets and seat not in texts.asked:
        moment.stories[language] = PublicStory(happened, texts.asked)
    return happened


def story(texts: Texts, before: Any, events: Sequence[Event], seat: int) -> list[Happened]:
    """Return what a seat is told about a step; `before` is its view before the step."""
    seen = [event.seen_by(seat) for event in events]
    face = WIRE[before.game]
    return [
        Happened(
            what=event.name,
            seat=event.seat,
            cards=face.cards(event),
            places=face.places(event),
            number=event.number,
            words=sentence,
            reasons=list(reasons),
        )
        for event, sentence, reasons in words_of(before).story(texts, before).told(seen)
    ]


def sentences_in(happened: Sequence[Happened]) -> list[str]:
    """Return the sentences about a step."""
    return [one.words for one in happened if one.words]


def _sentence(texts: Texts, table: Table, change: Change, viewer: Viewer) -> str:
    """Return the sentence for an entry that isn't a step of the game."""
    entry = change.entry
    seat: int = getattr(entry, "seat", SPECTATOR)
    person: int = getattr(entry, "person", NO_PERSON)
    is_reader = _is_about(table, entry, viewer)
    message = f"server-{kind_of(entry)}"
    if isinstance(entry, entries.SeatNamed) and not entry.name:
        message = "server-seat-named.none"
    return texts.say(
        _to_reader(message, is_reader),
        name=_name(table, seat, person),
        former=change.former_name,
        seat=seat + 1,
        player=_bot_name(texts, getattr(entry, "player", "")),
        text=entry.text if isinstance(entry, entries.Said) else "",
    )


def _to_reader(message: str, is_reader: bool) -> str:
    """Return the id of a message, in the form that calls the reader "you" if it is about them."""
    return f"{message}.you" if is_reader else message


def _is_about(table: Table, entry: Entry, viewer: Viewer) -> bool:
    """Return whether an entry is about the viewer, who may then be called "you"."""
    if viewer.person == NO_PERSON:
        return False
    if isinstance(entry, OF_PEOPLE):
        return entry.person == viewer.person
    if not isinstance(entry, OF_SEATS) or table.has_several(viewer.person):
        return False
    person: int = getattr(entry, "person", NO_PERSON) or table.seats[entry.seat].person
    return person == viewer.person


def _name(table: Table, seat: int, person: int) -> str:
    """Return the name of whoever an entry is about: the seat's own, if it is this person's seat."""
    if seat != SPECTATOR and person in (NO_PERSON, table.seats[seat].person):
        return table.sitter(seat)
    return name_of(table, person)


def _bot_name(texts: Texts, player: str) -> str:
    """Return a bot's name in the reader's language, or `player` if the catalogue has none."""
    message = f"web-bot-{player}"
    return texts.say(message) if texts.knows(message) else player
