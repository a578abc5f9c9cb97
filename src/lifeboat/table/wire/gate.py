"""The gate, which decides what a viewer may see of a table; anything not named here isn't sent.

The deal's secret never passes the gate. Nor does the action in an entry, except a proposal's once
it has been revealed.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, NamedTuple

from msgspec import Struct, structs

from lifeboat.core.events import SPECTATOR
from lifeboat.table.table import NO_PERSON, Change, Header, Table
from lifeboat.table.wire.face import WIRE, SentChoice, SentView
from lifeboat.table.wire.messages import Happened, Proposal, SeatInfo, TableInfo
from lifeboat.texts import DEFAULT_LANGUAGE, Texts
from lifeboat.texts.words import words_of


class Viewer(Struct, frozen=True):
    """Somebody for whom messages are made; at one table, equal viewers get the same bytes."""

    person: int = NO_PERSON
    """The person's number; `NO_PERSON` for a spectator, who has no token."""
    language: str = DEFAULT_LANGUAGE


@lru_cache
def texts_of(language: str) -> Texts:
    """Return the `Texts` for a language, which are loaded only once."""
    return Texts(language)


class PublicStory(NamedTuple):
    """What happened in a step, as told to everybody whom it doesn't address."""

    happened: list[Happened]
    asked: set[int]
    """The seats whose readers might be addressed."""


class Moment:
    """A table at one moment, with what several viewers get made only once.

    Everything here is kept by all that it depends on: a language, or the seat whose eyes see it.
    In a game with secrets, each seat has eyes of its own. In one without, all seats see what a
    spectator sees, and only the seat that decides has more: its legal actions.
    """

    def __init__(self, table: Table, change: Change | None = None) -> None:
        """Begin with a table as it is now; `change` is what its last entry did, if that is told."""
        self.table = table
        self.change = change
        self.deciding = table.deciding_seat()
        self._texts: dict[str, Texts] = {}
        self._before: dict[int, Any] = {}
        self._public: dict[str, SentView] = {}
        self.stories: dict[str, PublicStory] = {}
        """What happened, by language; kept only in a game without secrets."""

    @cached_property
    def info(self) -> TableInfo:
        """What everybody may know about the table."""
        return table_info(self.table)

    def texts_for(self, viewer: Viewer) -> Texts:
        """Return `Texts` in a viewer's language that know the names of the table's seats.

        They also know the viewer's seat, if the viewer has exactly one.
        """
        if viewer.language not in self._texts:
            texts = texts_of(viewer.language)
            self._texts[viewer.language] = texts.at_table(seat_names(self.table, texts))
        return self._texts[viewer.language].read_by(reader_of(self.table, viewer))

    def view_before(self, seat: int) -> Any:
        """Return what a seat saw before the step that changed the table."""
        assert self.change is not None
        assert self.change.before is not None
        eyes = seat if self.table.rules.has_secrets else SPECTATOR
        if eyes not in self._before:
            self._before[eyes] = self.change.before.view(eyes)
        return self._before[eyes]

    def sent_view(self, viewer: Viewer, seat: int) -> SentView:
        """Return what one of the viewer's seats sees, in the form sent to clients."""
        if self.table.rules.has_secrets or seat == self.deciding:
            return self._made(self.texts_for(viewer), seat)
        if viewer.language not in self._public:
            spectator = Viewer(language=viewer.language)
            self._public[viewer.language] = self._made(self.texts_for(spectator), SPECTATOR)
        public: Any = self._public[viewer.language]
        sent: SentView = structs.replace(public, seat=seat)
        return sent

    def _made(self, texts: Texts, seat: int) -> SentView:
        state = self.table.state()
        assert state is not None
        return seat_view(texts, state.view(seat), seat, are_odds_told(self.table))


def reader_of(table: Table, viewer: Viewer) -> int:
    """Return the seat from whose point of view a viewer is told what happens.

    This is `SPECTATOR` for a viewer without a seat, and for one with several: they may be several
    people at one screen, all of whom read what is told.
    """
    own = table.seats_of(viewer.person)
    return own[0] if len(own) == 1 else SPECTATOR


def seat_names(table: Table, texts: Texts) -> list[str]:
    """Return what each seat is called: the name of its person, or a name such as "Bot 2".

    The name is "" for a free seat, and for a nameless seat of a person who has several.
    """
    return [_seat_name(table, texts, at) for at in range(len(table.seats))]


def _seat_name(table: Table, texts: Texts, at: int) -> str:
    seat = table.seats[at]
    if seat.player:
        return texts.say("web-seat-bot", seat=at + 1)
    return seat.name if table.has_several(seat.person) else table.sitter(at)


def table_info(table: Table) -> TableInfo:
    """Return what everybody may know about a table."""
    header, deciding = table.header, table.deciding_seat()
    return TableInfo(
        id=header.id,
        game=header.game,
        setup=header.setup,
        presets=table.presets,
        commitment=table.commitment,
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
            SeatInfo(seat.person, table.sitter(at), seat.player, seat.stand_in, seat.name)
            for at, seat in enumerate(table.seats)
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
        practice=header.practice,
        deciding=-1 if deciding is None else deciding,
        hinted=[table.hints_given(at) for at, _ in enumerate(table.people, 1)],
    )


def _kind_of_deal(header: Header) -> str:
    """Return the source of the deal, from which people can tell who may know the cards."""
    if header.again:
        return "again"
    if header.day:
        return "day"
    return "seed" if header.seed else "random"


def name_of(table: Table, person: int) -> str:
    """Return a person's name, or "" for `NO_PERSON`."""
    return table.people[person - 1].name if person else ""


def views_of(moment: Moment, viewer: Viewer) -> list[SentView]:
    """Return what the viewer's seats see, or what a spectator sees; [] before the deal.

    In a game without secrets there is only one view: that of the seat that decides if it is the
    viewer's, else that of their first seat. Once the game has been abandoned, views no longer ask
    anything.
    """
    table, deciding = moment.table, moment.deciding
    if table.state() is None:
        return []
    seats = table.seats_of(viewer.person) or [SPECTATOR]
    if not table.rules.has_secrets:
        seats = [deciding if deciding is not None and deciding in seats else seats[0]]
    views = [moment.sent_view(viewer, seat) for seat in seats]
    if not table.given_up:
        return views
    # Under the rules the game isn't over, but nobody is asked anything.
    question, face = texts_of(viewer.language).say("server-given-up"), WIRE[table.header.game]
    return [face.closed(view, question) for view in views]


def are_odds_told(table: Table) -> bool:
    """Return whether choices say how likely they are to succeed; they do if hints are allowed."""
    return table.header.hints > 0


def seat_view(texts: Texts, view: Any, seat: int, with_odds: bool = True) -> SentView:
    """Return the view of a seat, in any game, in the form sent to clients."""
    return WIRE[view.game].view(texts, view, seat, with_odds)


def proposals_of(moment: Moment, viewer: Viewer) -> list[Proposal]:
    """Return the proposals once they have been revealed, else []."""
    table = moment.table
    if not table.are_turned_up:
        return []
    texts, view = moment.texts_for(viewer), _deciding_view(table)
    return [
        Proposal(seat, table.rules.action_text(action), words_of(view).action(texts, view, action))
        for seat, action in sorted(table.proposals.items())
    ]


def proposable_by(moment: Moment, viewer: Viewer) -> list[SentChoice]:
    """Return what the viewer can propose now: all legal actions, or none if they can't propose."""
    table = moment.table
    own = table.seats_of(viewer.person)
    if not own or not table.may_propose() or moment.deciding in own:
        return []
    texts, view, face = moment.texts_for(viewer), _deciding_view(table), WIRE[table.header.game]
    with_odds = are_odds_told(table)
    return [face.choice(texts, view, action, with_odds) for action in view.legal]


def _deciding_view(table: Table) -> Any:
    """Return the view of the seat that decides; there must be one, in a game without secrets."""
    state, seat = table.state(), table.deciding_seat()
    assert state is not None
    assert seat is not None
    return state.view(seat)
