"""Messages: everything that is sent to somebody at a table.

Every message is made for one viewer, and holds only what is public or comes from a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from lifeboat.table.table import HINTS, THINKING
from lifeboat.table.wire.face import SentChoice, SentView, proposal_type, view_type

if TYPE_CHECKING:
    AnyView = SentView
    AnyProposal = SentChoice
else:  # msgspec needs the exact types to write schemas and to read messages
    AnyView = view_type()
    AnyProposal = proposal_type()


class SeatInfo(Struct, frozen=True):
    """What everybody may know about a seat."""

    person: int
    """The number of the person who has the seat, from 1; 0 if it is a bot's or free."""
    name: str
    """The name of the seat, if it has its own, or of the person; empty if there is neither."""
    player: str
    """The bot that has the seat; empty if none has."""
    stand_in: str
    """The bot that plays while the person is away; empty if none does."""
    own_name: str = ""
    """The seat's own name, if its person has several seats; empty if it has none."""


class TableInfo(Struct, frozen=True):
    """What everybody may know about a table."""

    id: str
    game: str
    setup: dict[str, str]
    commitment: str
    """The hash of the deal's secret, as hexadecimal digits; see `lifeboat verify`."""
    deal: str
    """`random`, `seed`, `day` or `again`; only a random deal is certainly unknown to everybody."""
    seed: str
    """The deal's seed, if any; empty until the game is over, since it gives away the cards."""
    day: str
    listed: bool
    patience: int | None
    """How many seconds a person may be away before a bot stands in; null if none ever does."""
    stand_in: str
    proposals: bool
    created: int
    status: str
    """`open`, `playing` or `over`."""
    people: list[str]
    """The names of everybody who has joined, in that order; people who have left are included."""
    seats: list[SeatInfo]
    number: int
    """The number of the last entry."""
    version: int
    """The number of the last entry that changed what can be played."""
    may_talk: bool
    silence_rule: str
    """The rule that forbids talking now; empty if people may talk."""
    given_up: bool
    resigned: list[int]
    """The numbers of the people who have resigned."""
    proposed: list[int]
    """The seats that have made proposals for the current decision."""
    rematch: str
    """The id of the rematch's table; empty if there is no rematch."""
    host: int = 1
    """The number of the host, the first person who hasn't left; 0 if everybody has."""
    left: list[int] = []
    """The numbers of the people who have left for good."""
    thinking: float = THINKING
    """How many seconds a bot that searches has per decision; a hint gets the same time."""
    hints: int = HINTS
    """How many hints each person may ask for; 0 for none."""
    hinted: list[int] = []
    """The number of hints each person has been given, in the order of `people`."""
    practice: bool = False
    """Whether anybody with a seat can undo anything; the result then doesn't count."""
    deciding: int = -1
    """The seat that decides; -1 if no game is being played."""
    presets: dict[str, str] = {}
    """For each preset, such as `rulebook`, the value that the set-up matches, or `mixed`."""


class Place(Struct, frozen=True):
    """A table of yours, as it was after its last entry."""

    person: int
    """Your number at the table; 0 if your token isn't valid there."""
    table: TableInfo


class Places(Struct, frozen=True):
    """How things stand at your tables."""

    known: list[Place]
    unknown: list[str]
    """The tables that don't exist."""


class Proposal(Struct, frozen=True):
    """A revealed proposal."""

    seat: int
    action: str
    words: str


class Happened(Struct, frozen=True, omit_defaults=True):
    """An event of a step of the game, as one viewer may see it."""

    what: str
    """What happened, as a word specific to the game, such as `drew`, `failed` or `flooded`."""
    seat: int = -1
    """The seat that acted or was affected, or -1."""
    cards: list[str] = []
    """The cards involved, in notation; `?` stands for a card that the viewer can't see."""
    places: list[str] = []
    """Where it happened; if cards moved, the place they left and the place they went to."""
    number: int = 0
    """A count, a page or a rank, depending on what happened."""
    words: str = ""
    """What happened, in words; empty if that is obvious."""
    reasons: list[str] = []
    """Why each of the cards couldn't be played, in words, if a rescue failed."""


class Line(Struct, frozen=True):
    """An entry of the log, as text for one viewer."""

    number: int
    what: str
    """The kind of the entry."""
    seat: int
    """The seat that the entry is about, or -1."""
    person: int
    """The person that the entry is about, or 0."""
    player: str
    """The bot that decided, was given a seat or stands in; empty if there is none."""
    text: str
    """What somebody said; empty if the entry isn't chat."""
    sentences: list[str]
    """What happened, in words."""
    happened: list[Happened]
    """For a step of the game, the event that each sentence is about, without its words."""


class Message(Struct, frozen=True, tag_field="kind"):
    """A message to somebody at a table."""


class Welcome(Message, frozen=True, tag="welcome"):
    """The table as it is now, for somebody who joins or comes back."""

    table: TableInfo
    person: int
    """Your number; 0 for a spectator."""
    own: list[int]
    """Your seats."""
    views: list[AnyView]
    """What each of your seats sees, or what a spectator sees; empty before the deal.

    If all seats see the same thing, there is only one view: that of the seat that decides if it is
    yours, else that of your first seat.
    """
    proposals: list[Proposal]
    """The proposals, once they have been revealed; empty until then."""
    proposable: list[AnyProposal]
    """What you can propose to the seat that decides; empty if you can't propose now."""
    may_undo: bool
    """Whether you can undo the last step now."""


class Update(Message, frozen=True, tag="update"):
    """An entry of the log, and the table after it."""

    number: int
    what: str
    """The kind of the entry."""
    table: TableInfo
    seat: int
    """The seat that the entry is about, or -1."""
    person: int
    """The person that the entry is about, or 0."""
    player: str
    """The bot that decided, was given a seat or stands in; empty if there is none."""
    text: str
    """What somebody said; empty if the entry isn't chat."""
    sentences: list[str]
    """What happened, in words."""
    happened: list[Happened]
    """The events of a step of the game, in order; empty if the entry isn't one."""
    own: list[int]
    views: list[AnyView]
    proposals: list[Proposal]
    proposable: list[AnyProposal]
    may_undo: bool


class Awaited(Struct, frozen=True):
    """A person who is away while it is their turn."""

    seat: int
    seconds: int
    """The seconds until a bot stands in for them, counted from when the message was sent."""


class Here(Message, frozen=True, tag="here"):
    """Who is connected and which bots are thinking; this isn't an entry, so it has no number."""

    people: list[int]
    thinking: list[int]
    """The seats of the bots that are thinking."""
    awaited: Awaited | None = None
    """Who is being waited for until a bot stands in; null if nobody is."""


class Done(Message, frozen=True, tag="done", omit_defaults=True):
    """The answer to a command that was accepted and has been stored."""

    id: int
    """The number that the client gave the command."""
    number: int
    """The number of the table's last entry after the command."""
    token: str = ""
    """The new token, if one was asked for."""


class Refused(Message, frozen=True, tag="refused"):
    """The answer to a command that was refused and has changed nothing."""

    id: int
    code: str
    tried: str
    expected: str
    rule: str
    words: str
    """The refusal in your language."""


class Goodbye(Message, frozen=True, tag="goodbye"):
    """The last message before the server closes the connection."""

    reason: str
    """Why the connection is being closed.

    One of `no-hello`, `refused`, `left`, `removed`, `token`, `reload`, `too-slow`, `too-fast`,
    `fault`, `resting` and `stopping`.
    """
