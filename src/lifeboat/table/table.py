"""A table: a game, and the people and bots around it, as the entries of its log have made them.

Nothing here waits, stores or sends. What somebody may do is in :mod:`lifeboat.table.laws`.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Final

from msgspec import Struct

from lifeboat.core.events import Event
from lifeboat.core.fate import commitment_of
from lifeboat.core.games import State, game_of
from lifeboat.core.outcomes import Outcome
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from lifeboat.core.verification import COMMITMENT
from lifeboat.table import entries
from lifeboat.table.entries import Entry

HOST: Final = 1
NO_PERSON: Final = 0
PATIENCE: Final = 120
STAND_IN: Final = "steady"
THINKING: Final = 1.0
LEAST_THINKING: Final = 0.1
MOST_THINKING: Final = 10.0
HINTS: Final = 10
MOST_HINTS: Final = 1_000


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """What stays the same at a table from its creation on."""

    id: str
    game: str
    setup: dict[str, str]
    """The fields of the set-up, complete."""
    secret: bytes
    """The deal's secret; it never leaves the server before the end."""
    seats: int
    seed: str = ""
    """The seed that the deal was called by, if it was."""
    day: str = ""
    """The date of a deal of the day."""
    again: bool = False
    """Whether these people have played this deal before."""
    listed: bool = False
    """Whether the lobby shows the table."""
    patience: int = PATIENCE
    """After so many seconds away a bot plays for a seat."""
    stand_in: str = STAND_IN
    """Which bot that is."""
    proposals: bool = False
    """Whether proposals are laid face down (SOS Titanic)."""
    thinking: float = THINKING
    """How many seconds a bot that searches has for a decision."""
    hints: int = HINTS
    """How many hints each person may ask for."""
    created: int = 0
    """When, in seconds since 1970."""


class Person(Struct):
    """Somebody at the table."""

    name: str
    me: str = ""
    has_left: bool = False
    """Whether they have left for good."""


class Seat(Struct):
    """A place at the table: free, or a person's, or a bot's."""

    person: int = NO_PERSON
    player: str = ""
    """The bot of the seat."""
    stand_in: str = ""
    """The bot that plays while the person is away."""

    def is_free(self) -> bool:
        """Whether nobody has it."""
        return not self.person and not self.player

    def bot(self) -> str:
        """The bot that decides for this seat now; nothing if a person does."""
        return self.player or self.stand_in


class Change(Struct):
    """What an entry did to the table."""

    number: int
    entry: Entry
    before: State | None = None
    """The game before a step."""
    events: list[Event] = []
    """What happened in the game."""
    former_name: str = ""
    """What a person was called before."""
    gave_up: bool = False
    """Whether the game was given up by it."""


class Table:
    """A table as its entries have made it."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.rules = game_of(header.game)
        self.people: list[Person] = []
        self.seats: list[Seat] = [Seat() for _ in range(header.seats)]
        self.last_entry = 0
        """The number of the last entry, counted from 1."""
        self.version = 0
        """The number of the last entry that changed what can be played."""
        self.playthrough: Playthrough | None = None
        self.is_half_played = False
        """Whether the last step was the first half of one, as older logs have it."""
        self.bot_steps: list[str] = []
        """For each step the bot that decided it; empty for a person."""
        self.proposals: dict[int, int] = {}
        """The proposals that lie on the table, by seat."""
        self.are_turned_up = False
        self.resigned: set[int] = set()
        self.counts: Counter[tuple[type[Entry], int]] = Counter()
        """How many entries of each kind each person has made; those who come count together."""
        self.given_up = False
        """Whether the game was given up: settled when somebody resigns or leaves, for good."""
        self.rematch = ""
        """The table of the rematch."""

    # What the table is like

    def state(self) -> State | None:
        """The game, once it has begun."""
        return self.playthrough.state if self.playthrough else None

    def outcome(self) -> Outcome | None:
        """How the game ended, if it was played to its end."""
        return self.playthrough.state.outcome() if self.playthrough else None

    def is_over(self) -> bool:
        """Whether nothing can be played any more."""
        return self.outcome() is not None or self.given_up

    def status(self) -> str:
        """Where the table stands: open, playing or over."""
        if self.playthrough is None:
            return "open"
        return "over" if self.is_over() else "playing"

    def deciding_seat(self) -> int | None:
        """Whose decision is awaited."""
        state = self.state()
        if state is None or self.is_over():
            return None
        decision = state.decision()
        return decision.seat if decision else None

    def deciding_bot(self) -> str:
        """The bot whose decision is awaited; nothing if a person's is."""
        seat = self.deciding_seat()
        return "" if seat is None else self.seats[seat].bot()

    def seats_of(self, person: int) -> list[int]:
        """The seats that a person holds."""
        return [at for at, seat in enumerate(self.seats) if person and seat.person == person]

    def host(self) -> int:
        """The first person who has not left; nobody if all have."""
        here = (at for at, who in enumerate(self.people, 1) if not who.has_left)
        return next(here, NO_PERSON)

    def has_left(self, person: int) -> bool:
        """Whether a person has left for good."""
        return person != NO_PERSON and self.people[person - 1].has_left

    def may_talk(self) -> bool:
        """Whether there is talk at the table: where hands are secret, not during a game.

        After a rematch was set up its game is played by the same people at another table.
        """
        is_silent = self.status() == "playing" or self.rematch != ""
        return not (self.rules.has_secrets and is_silent)

    def may_propose(self) -> bool:
        """Whether proposals can be laid face down now, for the seat that decides."""
        agreed = self.header.proposals and not self.rules.has_secrets
        return agreed and not self.are_turned_up and self.deciding_seat() is not None

    def record(self) -> Record:
        """The game as a record, which names its bots and says which decisions were theirs."""
        assert self.playthrough is not None
        record = self.playthrough.record
        notes = dict(record.notes)
        notes[COMMITMENT] = commitment_of(record.secret)
        bots = [f"{at}={seat.player}" for at, seat in enumerate(self.seats, 1) if seat.player]
        if bots:
            notes["Bots"] = " ".join(bots)
        stand_ins = [
            f"{step}={player}"
            for step, player in enumerate(self.bot_steps, 1)
            if player and player != self.seats[self.playthrough.deciders[step - 1]].player
        ]
        if stand_ins:
            notes["StandIns"] = " ".join(stand_ins)
        if self.given_up and self.outcome() is None:
            notes["GivenUp"] = "yes"
        return Record(
            record.game, record.setup, record.secret, list(record.actions), "", record.result, notes
        )

    def all_resigned(self, more: set[int], or_are_away: bool) -> bool:
        """Whether all who sit and have not left have resigned, or are away if that is enough."""
        sitting = {
            seat.person
            for seat in self.seats
            if seat.person
            and not self.has_left(seat.person)
            and not (or_are_away and seat.stand_in)
        }
        return sitting <= self.resigned | more

    def hints_given(self, person: int) -> int:
        """How many hints a person has been given."""
        return self.counts[entries.Hinted, person]

    def counted_as(self, entry: Entry) -> tuple[type[Entry], int]:
        """The kind of an entry, and the person for whom it counts before it is applied."""
        person: int = getattr(entry, "person", NO_PERSON)
        seat: int = getattr(entry, "seat", -1)
        if isinstance(entry, entries.Joined):
            return type(entry), NO_PERSON
        return type(entry), person or (self.seats[seat].person if seat >= 0 else NO_PERSON)

    def copy(self) -> Table:
        """Return a table of its own that is like this one."""
        twin = copy(self)
        twin.people = [copy(person) for person in self.people]
        twin.seats = [copy(seat) for seat in self.seats]
        twin.playthrough = self.playthrough.copy() if self.playthrough else None
        twin.bot_steps = self.bot_steps.copy()
        twin.proposals = self.proposals.copy()
        twin.resigned = self.resigned.copy()
        twin.counts = self.counts.copy()
        return twin

    # Entries

    def apply(self, entry: Entry) -> Change:
        """Take an entry in, and say what it changed."""
        self.last_entry += 1
        self.counts[self.counted_as(entry)] += 1
        change = Change(self.last_entry, entry)
        was_given_up = self.given_up
        if isinstance(entry, entries.Played):
            self._step(entry, change)
        elif isinstance(entry, entries.Undone):
            self._step_back()
        elif isinstance(entry, entries.Started):
            self._start()
        elif isinstance(entry, entries.Joined):
            self.people.append(Person(entry.name, entry.me))
        elif isinstance(entry, entries.Left | entries.Removed):
            self._take_leave(entry.person)
        elif isinstance(entry, entries.Renamed):
            change.former_name = self.people[entry.person - 1].name
            self.people[entry.person - 1].name = entry.name
        elif isinstance(entry, entries.Sat):
            self.seats[entry.seat] = Seat(person=entry.person)
        elif isinstance(entry, entries.BotSat):
            self.seats[entry.seat] = Seat(player=entry.player)
        elif isinstance(entry, entries.Freed):
            self.seats[entry.seat] = Seat()
        elif isinstance(entry, entries.Proposed):
            self.proposals[entry.seat] = entry.action
        elif isinstance(entry, entries.TurnedUp):
            self.are_turned_up = True
        elif isinstance(entry, entries.TakenOver):
            self.seats[entry.seat].stand_in = entry.player
        elif isinstance(entry, entries.ClaimedBack):
            self.seats[entry.seat].stand_in = ""
        elif isinstance(entry, entries.Resigned):
            self.resigned.add(entry.person)
            self._settle(or_are_away=True)
        elif isinstance(entry, entries.Rematched):
            self.rematch = entry.table
        change.gave_up = self.given_up and not was_given_up
        return change

    def _take_leave(self, person: int) -> None:
        """The stand-in plays on for a leaver's seats; a game that all have left is given up."""
        self.people[person - 1].has_left = True
        if self.status() == "playing":
            for at in self.seats_of(person):
                self.seats[at].stand_in = self.header.stand_in
            if self.seats_of(person):
                self._settle(or_are_away=False)

    def _settle(self, or_are_away: bool) -> None:
        """Give the game up if nobody is left who wants to play it."""
        if not self.is_over() and self.all_resigned(set(), or_are_away):
            self.given_up = True
            self.version = self.last_entry

    def _start(self) -> None:
        header = self.header
        notes = {"Seed": header.seed} if header.seed else {}
        if header.day:
            notes["Day"] = header.day
        record = Record(header.game, header.setup, header.secret, [], notes=notes)
        self.playthrough = Playthrough(record)
        self.version = self.last_entry

    def _step(self, entry: entries.Played, change: Change) -> None:
        assert self.playthrough is not None
        self.is_half_played = entry.action == entries.HALF
        if self.is_half_played:
            change.before = self.playthrough.state
        else:
            change.before, change.events = self.playthrough.step(entry.action)
            self.bot_steps.append(entry.player)
        self._turn_over()

    def _step_back(self) -> None:
        assert self.playthrough is not None
        if self.is_half_played:
            self.is_half_played = False
        else:
            self.playthrough.undo()
            self.bot_steps.pop()
        self._turn_over()

    def _turn_over(self) -> None:
        """What was played against has changed; proposals are taken up."""
        self.version = self.last_entry
        self.proposals.clear()
        self.are_turned_up = False


def table_of(header: Header, log: list[Entry]) -> Table:
    """The table that a header and a log make."""
    table = Table(header)
    for entry in log:
        table.apply(entry)
    return table
