"""Rendering: what each viewer is sent, made from views and from events as that viewer sees them.

This is the gate of the server. An entry's action never passes it, nor does the deal's secret: what
is not named here is not sent.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct, structs

from lifeboat.core.errors import LifeboatError
from lifeboat.core.events import Event
from lifeboat.core.fate import commitment_of
from lifeboat.core.presets import preset_of
from lifeboat.table import entries, laws
from lifeboat.table.kinds import kind_of
from lifeboat.table.table import NOBODY, SILENCE, Change, Header, Table
from lifeboat.table.wire.messages import (
    AnyView,
    Line,
    Proposal,
    Refused,
    SeatInfo,
    TableInfo,
    Update,
    Welcome,
)
from lifeboat.table.wire.septentrick.view import SeptentrickView, septentrick_view
from lifeboat.table.wire.titanic.choices import TitanicChoice, choice_of, choices_of
from lifeboat.table.wire.titanic.view import titanic_view
from lifeboat.texts import DEFAULT_LANGUAGE, Texts, error_words
from lifeboat.texts.septentrick import actions as septentrick_actions
from lifeboat.texts.septentrick import events as septentrick_events
from lifeboat.texts.titanic import actions as titanic_actions
from lifeboat.texts.titanic import events as titanic_events
from lifeboat.titanic.view import View as OpenView

SPECTATOR = -1
"""The seat of whoever has none, in views and events."""


OWN_WORDS = {"action": "action-text"}
"""Codes whose usual words tell people what to type, and the words for programs and pages."""


class Viewer(Struct, frozen=True):
    """For whom a message is made; those who are equal get the same bytes."""

    person: int = NOBODY
    """Nobody for a spectator without a token."""
    language: str = DEFAULT_LANGUAGE


@lru_cache
def texts_of(language: str) -> Texts:
    """The catalogue of a language, read once."""
    return Texts(language)


# What everybody may know


def table_info(table: Table) -> TableInfo:
    """A table as all may know it."""
    header = table.header
    return TableInfo(
        id=header.id,
        game=header.game,
        setup=header.setup,
        presets={
            name: preset_of(values, header.setup) for name, values in table.rules.presets().items()
        },
        commitment=commitment_of(header.secret),
        deal=_kind_of_deal(header),
        seed=header.seed if table.is_over() else "",
        day=header.day,
        listed=header.listed,
        patience=header.patience,
        stand_in=header.stand_in,
        proposals=header.proposals,
        created=header.created,
        status=table.status(),
        people=[person.name for person in table.people],
        seats=[
            SeatInfo(seat.person, _name(table, seat.person), seat.player, seat.stand_in)
            for seat in table.seats
        ],
        number=table.number,
        version=table.version,
        may_talk=table.may_talk(),
        silence_rule="" if table.may_talk() else SILENCE,
        given_up=table.given_up,
        resigned=sorted(table.resigned),
        proposed=sorted(table.proposals),
        rematch=table.rematch,
        host=table.host(),
        left=[at for at, who in enumerate(table.people, 1) if who.has_left],
        thinking=header.thinking,
        hints=header.hints,
        hinted=[table.hints_given(at) for at, _ in enumerate(table.people, 1)],
    )


def _kind_of_deal(header: Header) -> str:
    """What the deal rests on, and so who may know the cards."""
    if header.again:
        return "again"
    if header.day:
        return "day"
    return "seed" if header.seed else "random"


def _name(table: Table, person: int) -> str:
    return table.people[person - 1].name if person else ""


# Messages


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


def line(table: Table, change: Change, viewer: Viewer) -> Line:
    """An entry, the last one that the table took in, as a viewer is told it."""
    entry = change.entry
    return Line(
        number=change.number,
        what=kind_of(entry),
        seat=getattr(entry, "seat", SPECTATOR),
        person=getattr(entry, "person", NOBODY),
        player=getattr(entry, "player", ""),
        text=entry.text if isinstance(entry, entries.Said) else "",
        sentences=sentences_of(table, change, viewer),
    )


def update(table: Table, change: Change, viewer: Viewer) -> Update:
    """What an entry, the last one that the table took in, means for a viewer."""
    return Update(
        **structs.asdict(line(table, change, viewer)),
        table=table_info(table),
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


# What a viewer sees


def views_of(table: Table, viewer: Viewer) -> list[AnyView]:
    """What the viewer's seats see, or a spectator; nothing before the deal."""
    state = table.state()
    if state is None:
        return []
    seats = table.seats_of(viewer.person) or [SPECTATOR]
    if not table.rules.has_secrets:
        deciding = table.deciding_seat()
        seats = [deciding if deciding is not None and deciding in seats else seats[0]]
    texts = texts_of(viewer.language)
    views = [seat_view(texts, state.view(seat), seat) for seat in seats]
    return [_given_up(texts, view) for view in views] if table.given_up else views


def _given_up(texts: Texts, view: AnyView) -> AnyView:
    """A view of a game that was given up: it goes on for the rules, but nobody is asked."""
    question = texts.say("server-given-up")
    if isinstance(view, SeptentrickView):
        hand = [structs.replace(card, playable=False) for card in view.hand]
        view = structs.replace(view, hand=hand, warning="")
    return structs.replace(view, legal=[], asks="", question=question)


def seat_view(texts: Texts, view: Any, seat: int) -> AnyView:
    """A view as plain data with its words."""
    if isinstance(view, OpenView):
        return titanic_view(texts, view, seat)
    return septentrick_view(texts, view)


def action_words(texts: Texts, view: Any, action: int) -> str:
    """An action of the seat that sees this view, in words."""
    if isinstance(view, OpenView):
        return titanic_actions.action_words(texts, view, action)
    return septentrick_actions.action_words(texts, view, action)


def proposals_of(table: Table, viewer: Viewer) -> list[Proposal]:
    """The proposals, once they were turned up."""
    if not table.are_turned_up:
        return []
    texts, view = texts_of(viewer.language), _deciding_view(table)
    proposals = []
    for seat, action in sorted(table.proposals.items()):
        choice = choice_of(texts, view, table.rules.read_action(action))
        proposals.append(Proposal(seat, choice.action, choice.words))
    return proposals


def proposable_by(table: Table, viewer: Viewer) -> list[TitanicChoice]:
    """What the viewer can propose: all that the seat that decides can do, if it is another's."""
    own = table.seats_of(viewer.person)
    if not own or not table.may_propose() or table.deciding_seat() in own:
        return []
    return choices_of(texts_of(viewer.language), _deciding_view(table))


def _deciding_view(table: Table) -> OpenView:
    """What the seat that decides sees, at a table where nothing is secret."""
    state, seat = table.state(), table.deciding_seat()
    assert state is not None
    assert seat is not None
    view = state.view(seat)
    assert isinstance(view, OpenView)
    return view


# What a viewer is told


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
    if isinstance(before, OpenView):
        return titanic_events.Story(texts, before).sentences(seen)
    return septentrick_events.Story(texts, before).sentences(seen)


def _sentence(texts: Texts, table: Table, change: Change) -> str:
    """An entry that is no step of the game."""
    entry = change.entry
    seat: int = getattr(entry, "seat", SPECTATOR)
    sitting = table.seats[seat].person if seat >= 0 else NOBODY
    return texts.say(
        f"server-{kind_of(entry)}",
        name=_name(table, getattr(entry, "person", sitting)),
        former=change.former_name,
        seat=seat + 1,
        player=_bot_name(texts, getattr(entry, "player", "")),
        text=entry.text if isinstance(entry, entries.Said) else "",
    )


def _bot_name(texts: Texts, player: str) -> str:
    """What a bot is called; one that the catalogue does not know, by its word."""
    message = f"web-bot-{player}"
    return texts.say(message) if texts.knows(message) else player
