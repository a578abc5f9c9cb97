"""Messages: all that the server sends to somebody at a table.

Every message is made for one viewer. What a message holds has passed a view, or is public.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from lifeboat.table.table import HINTS, THINKING
from lifeboat.table.wire.face import SentChoice, SentView, proposal_type, view_type

if TYPE_CHECKING:
    AnyView = SentView
    AnyProposal = SentChoice
else:  # msgspec has to know what these can be, to write schemas and to read messages
    AnyView = view_type()
    AnyProposal = proposal_type()


class SeatInfo(Struct, frozen=True):
    """Who has a seat, as all may know it."""

    person: int
    """Who sits there, counted from 1; 0 for a bot's or a free seat."""
    name: str
    """The name of that person."""
    player: str
    """The bot of the seat."""
    stand_in: str
    """The bot that plays while the person is away."""


class TableInfo(Struct, frozen=True):
    """A table as all may know it."""

    id: str
    game: str
    setup: dict[str, str]
    commitment: str
    """The hash of the deal's secret, in hexadecimal digits; see `lifeboat verify`."""
    deal: str
    """random, seed, day or again: only of a random deal it is sure that nobody knows the cards."""
    seed: str
    """The seed that the deal was called by, once the game is over: whoever has it has the deal."""
    day: str
    listed: bool
    patience: int
    stand_in: str
    proposals: bool
    created: int
    status: str
    """open, playing or over."""
    people: list[str]
    """The names of all people, in the order in which they came."""
    seats: list[SeatInfo]
    number: int
    """The number of the last entry."""
    version: int
    """The number of the last entry that changed what can be played."""
    may_talk: bool
    silence_rule: str
    """The rule that forbids talk now; empty where people may talk."""
    given_up: bool
    resigned: list[int]
    """The people who want to give up."""
    proposed: list[int]
    """The seats whose proposals lie on the table."""
    rematch: str
    """The table of the rematch, if there is one."""
    host: int = 1
    """The person who is the host: the first who has not left; 0 if all have."""
    left: list[int] = []
    """The people who have left for good."""
    thinking: float = THINKING
    """How many seconds a bot that searches has for a decision, and a hint too."""
    hints: int = HINTS
    """How many hints each person may ask for; with 0 there are none."""
    hinted: list[int] = []
    """How many hints each person has been given, in the order of `people`."""
    presets: dict[str, str] = {}
    """What fields of the set-up add up to, such as the rulebook; `mixed` if to nothing known."""


class Proposal(Struct, frozen=True):
    """A proposal that was turned up."""

    seat: int
    action: str
    words: str


class Line(Struct, frozen=True):
    """An entry of the log as it is told."""

    number: int
    what: str
    """The kind of the entry."""
    seat: int
    """The seat that it is about, or -1."""
    person: int
    """The person that it is about, or 0."""
    player: str
    """The bot that decided, sat down or stands in."""
    text: str
    """What was said."""
    sentences: list[str]
    """What happened, in words."""


class Message(Struct, frozen=True, tag_field="kind"):
    """Something that the server says."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The table as it is now, for somebody who comes or comes back."""

    table: TableInfo
    person: int
    """Who the viewer is; 0 for a spectator."""
    own: list[int]
    """The seats of the viewer."""
    views: list[AnyView]
    """What each of these seats sees, or what a spectator sees; empty before the deal.

    Where all seats see the same there is one view: that of the seat that decides, if it is one of
    these, else that of the first.
    """
    proposals: list[Proposal]
    """The proposals that were turned up."""
    proposable: list[AnyProposal]
    """What the viewer can propose to the seat that decides."""
    may_undo: bool
    """Whether the viewer can take the last step back."""


class Update(Message, frozen=True, tag="update"):
    """An entry of the log, and the table after it."""

    number: int
    what: str
    """The kind of the entry."""
    table: TableInfo
    seat: int
    """The seat that it is about, or -1."""
    person: int
    """The person that it is about, or 0."""
    player: str
    """The bot that decided, sat down or stands in."""
    text: str
    """What was said."""
    sentences: list[str]
    """What happened, in words."""
    own: list[int]
    views: list[AnyView]
    proposals: list[Proposal]
    proposable: list[AnyProposal]
    may_undo: bool


class Here(Message, frozen=True, tag="here"):
    """Who is connected and which bot is thinking; not numbered, since nothing depends on it."""

    people: list[int]
    thinking: list[int]
    """Seats."""


class Done(Message, frozen=True, tag="done", omit_defaults=True):
    """A command was accepted and is stored."""

    id: int
    """The number that its sender gave it."""
    number: int
    """The number of its last entry."""
    token: str = ""
    """The fresh token, where one was asked for."""


class Refused(Message, frozen=True, tag="refused"):
    """A command was refused and changed nothing."""

    id: int
    code: str
    tried: str
    expected: str
    rule: str
    words: str
    """The refusal in the viewer's language."""


class Goodbye(Message, frozen=True, tag="goodbye"):
    """The server closes the connection, and says why."""

    reason: str
    """A word for it.

    no-hello, refused, left, removed, token, reload, too-slow, too-fast, fault, resting or stopping.
    """
