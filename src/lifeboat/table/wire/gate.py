"""The gate: what a viewer may see of a table. What isn't named here is not sent.

An entry's action never passes it, nor does the deal's secret.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Struct

from lifeboat.core.events import SPECTATOR
from lifeboat.core.fate import commitment_of
from lifeboat.core.presets import preset_of
from lifeboat.table.table import NO_PERSON, Header, Table
from lifeboat.table.wire.face import WIRE, SentChoice, SentView
from lifeboat.table.wire.messages import Proposal, SeatInfo, TableInfo
from lifeboat.texts import DEFAULT_LANGUAGE, Texts
from lifeboat.texts.words import words_of


class Viewer(Struct, frozen=True):
    """For whom a message is made; those who are equal get the same bytes."""

    person: int = NO_PERSON
    """Nobody for a spectator without a token."""
    language: str = DEFAULT_LANGUAGE


@lru_cache
def texts_of(language: str) -> Texts:
    """The catalogue of a language, read once."""
    return Texts(language)


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
            SeatInfo(seat.person, name_of(table, seat.person), seat.player, seat.stand_in)
            for seat in table.seats
        ],
        number=table.last_entry,
        version=table.version,
        may_talk=table.may_talk(),
        silence_rule="" if table.may_talk() else table.rules.silence,
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


def name_of(table: Table, person: int) -> str:
    """Return what a person is called; nothing for nobody."""
    return table.people[person - 1].name if person else ""


def views_of(table: Table, viewer: Viewer) -> list[SentView]:
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
    if not table.given_up:
        return views
    # For the rules the game goes on, but nobody is asked.
    question, face = texts.say("server-given-up"), WIRE[table.header.game]
    return [face.closed(view, question) for view in views]


def seat_view(texts: Texts, view: Any, seat: int) -> SentView:
    """A view as plain data with its words."""
    return WIRE[view.game].view(texts, view, seat)


def proposals_of(table: Table, viewer: Viewer) -> list[Proposal]:
    """The proposals, once they were turned up."""
    if not table.are_turned_up:
        return []
    texts, view = texts_of(viewer.language), _deciding_view(table)
    return [
        Proposal(seat, table.rules.action_text(action), words_of(view).action(texts, view, action))
        for seat, action in sorted(table.proposals.items())
    ]


def proposable_by(table: Table, viewer: Viewer) -> list[SentChoice]:
    """What the viewer can propose: all that the seat that decides can do, if it is another's."""
    own = table.seats_of(viewer.person)
    if not own or not table.may_propose() or table.deciding_seat() in own:
        return []
    texts, view, face = texts_of(viewer.language), _deciding_view(table), WIRE[table.header.game]
    return [face.choice(texts, view, action) for action in view.legal]


def _deciding_view(table: Table) -> Any:
    """What the seat that decides sees, at a table where nothing is secret."""
    state, seat = table.state(), table.deciding_seat()
    assert state is not None
    assert seat is not None
    return state.view(seat)
