"""Tables: a game with its people and bots, in the state that results from the entries of a log.

Nothing here blocks, writes to storage or sends messages. What people may do is decided in
:mod:`lifeboat.table.laws`.
"""

from __future__ import annotations

from collections import Counter
from copy import copy
from functools import cached_property
from typing import Final

from msgspec import Struct

from lifeboat.core.events import Event
from lifeboat.core.fate import commitment_of
from lifeboat.core.games import State, game_of
from lifeboat.core.outcomes import Outcome
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.presets import preset_of
from lifeboat.core.records import Record
from lifeboat.core.verification import COMMITMENT
from lifeboat.table import entries
from lifeboat.table.entries import Entry

HOST: Final = 1
NO_PERSON: Final = 0
PATIENCE: Final = 120
LEAST_PATIENCE: Final = 10
MOST_PATIENCE: Final = 7 * 86_400
STAND_IN: Final = "steady"
THINKING: Final = 1.0
LEAST_THINKING: Final = 0.1
MOST_THINKING: Final = 10.0
HINTS: Final = 10
MOST_HINTS: Final = 1_000


class Header(Struct, frozen=True, forbid_unknown_fields=True):
    """The facts about a table that never change."""

    id: str
    game: str
    setup: dict[str, str]
    """All fields of the set-up."""
    secret: bytes
    """The secret of the deal; it doesn't leave the server before the game is over."""
    seats: int
    seed: str = ""
    """The seed of the deal; empty if it wasn't made from one."""
    day: str = ""
    """The date of a deal of the day; empty for other deals."""
    again: bool = False
    """Whether these people have played this deal before."""
    listed: bool = False
    """Whether the lobby lists the table."""
    patience: int | None = PATIENCE
    """How many seconds a person may be away before a bot stands in; None if none ever does."""
    stand_in: str = STAND_IN
    """The bot that stands in for people who are away."""
    proposals: bool = False
    """Whether other players can make sealed proposals to the one who decides (SOS Titanic)."""
    thinking: float = THINKING
    """How many seconds a bot that searches has per decision."""
    hints: int = HINTS
    """How many hints each person may ask for."""
    practice: bool = False
    """Whether any step can be undone; the result then doesn't count."""
    created: int = 0
    """When the table was set up, in seconds since 1970."""


class Person(Struct):
    """A person at the table."""

    name: str
    me: str = ""
    has_left: bool = False
    """Whether they have left for good."""


class Seat(Struct):
    """A place at the table: free, a person's or a bot's."""

    person: int = NO_PERSON
    player: str = ""
    """The bot that has the seat; empty if none has."""
    stand_in: str = ""
    """The bot that plays while the person is away; empty if they play themselves."""
    name: str = ""
    """The name of whoever plays here, if the person has several seats; empty if there is none."""

    def is_free(self) -> bool:
        """Return whether the seat belongs neither to a person nor to a bot."""
        return not self.person and not self.player

    def bot(self) -> str:
        """Return the bot that decides for this seat now, or "" if none does."""
        return self.player or self.stand_in


class Change(Struct):
    """What an entry did to the table."""

    number: int
    entry: Entry
    before: State | None = None
    """The state of the game before the step; None if the entry isn't a step."""
    events: list[Event] = []
    """What happened in the game; empty if the entry isn't a step."""
    former_name: str = ""
    """The earlier name of a renamed person; otherwise empty."""
    gave_up: bool = False
    """Whether the entry caused the game to be abandoned."""


class Table:
    """A table, in the state that results from the entries applied so far."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.rules = game_of(header.game)
        self.people: list[Person] = []
        self.seats: list[Seat] = [Seat() for _ in range(header.seats)]
        self.last_entry = 0
        """The number of the last entry, counted from 1; 0 before the first one."""
        self.version = 0
        """The number of the last entry that changed what can be played."""
        self.playthrough: Playthrough | None = None
        self.is_half_played = False
        """Whether the last step was the first half of an action, as in older logs."""
        self.bot_steps: list[str] = []
        """The bot that decided each step; "" where a person did."""
        self.proposals: dict[int, int] = {}
        """The actions that have been proposed for the current decision, by seat."""
        self.are_turned_up = False
        self.resigned: set[int] = set()
        self.counts: Counter[tuple[type[Entry], int]] = Counter()
        """The number of entries by kind and by the person they count for; see `counted_as`."""
        self.given_up = False
        """Whether the game was abandoned; this is final.

        It is checked whenever somebody resigns or leaves.
        """
        self.rematch = ""
        """The id of the rematch's table; empty if there is no rematch."""

    # Facts that never change

    @cached_property
    def commitment(self) -> str:
        """The hash by which everybody can check the deal once the game is over."""
        return commitment_of(self.header.secret)

    @cached_property
    def presets(self) -> dict[str, str]:
        """The value of each preset that the set-up matches."""
        presets, setup = self.rules.presets(), self.header.setup
        return {name: preset_of(values, setup) for name, values in presets.items()}

    # Questions

    def state(self) -> State | None:
        """Return the state of the game, or None before it begins."""
        return self.playthrough.state if self.playthrough else None

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None if it hasn't been played to the end."""
        return self.playthrough.state.outcome() if self.playthrough else None

    def is_over(self) -> bool:
        """Return whether the game was played to the end or abandoned."""
        return self.outcome() is not None or self.given_up

    def status(self) -> str:
        """Return the status of the table: ``open``, ``playing`` or ``over``."""
        if self.playthrough is None:
            return "open"
        return "over" if self.is_over() else "playing"

    def deciding_seat(self) -> int | None:
        """Return the seat that has to decide, or None if no game is being played."""
        state = self.state()
        if state is None or self.is_over():
            return None
        decision = state.decision()
        return decision.seat if decision else None

    def deciding_bot(self) -> str:
        """Return the bot that has to decide, or "" if none has to."""
        seat = self.deciding_seat()
        return "" if seat is None else self.seats[seat].bot()

    def seats_of(self, person: int) -> list[int]:
        """Return the seats of a person; none for `NO_PERSON`."""
        return [at for at, seat in enumerate(self.seats) if person and seat.person == person]

    def has_several(self, person: int) -> bool:
        """Return whether a person has several seats, and so may be several people at one screen."""
        return len(self.seats_of(person)) > 1

    def sitter(self, at: int) -> str:
        """Return the name of the person in a seat, or "" if it is free or a bot's.

        If the person has several seats and this one has its own name, return that.
        """
        seat = self.seats[at]
        if seat.name and self.has_several(seat.person):
            return seat.name
        return self.people[seat.person - 1].name if seat.person else ""

    def host(self) -> int:
        """Return the host: the first person who hasn't left, or `NO_PERSON` if everybody has."""
        here = (at for at, who in enumerate(self.people, 1) if not who.has_left)
        return next(here, NO_PERSON)

    def has_left(self, person: int) -> bool:
        """Return whether a person has left for good."""
        return person != NO_PERSON and self.people[person - 1].has_left

    def may_talk(self) -> bool:
        """Return whether people may talk now.

        In a game with secrets they may not talk while it is being played, or once there is a
        rematch, which the same people play at another table.
        """
        is_silent = self.status() == "playing" or self.rematch != ""
        return not (self.rules.has_secrets and is_silent)

    def may_propose(self) -> bool:
        """Return whether sealed proposals can be made now to the seat that decides."""
        agreed = self.header.proposals and not self.rules.has_secrets
        return agreed and not self.are_turned_up and self.deciding_seat() is not None

    def record(self) -> Record:
        """Return the record of the game, which must have begun.

        Its notes give the commitment, the seats with bots, the steps that stand-ins decided, and
        whether the game was abandoned.
        """
        assert self.playthrough is not None
        record = self.playthrough.record
        notes = dict(record.notes)
        notes[COMMITMENT] = self.commitment
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
        """Return whether everybody who has a seat and hasn't left has resigned or is in `more`.

        With `or_are_away`, people for whom a bot is standing in needn't have resigned.
        """
        sitting = {
            seat.person
            for seat in self.seats
            if seat.person
            and not self.has_left(seat.person)
            and not (or_are_away and seat.stand_in)
        }
        return sitting <= self.resigned | more

    def hints_given(self, person: int) -> int:
        """Return the number of hints that a person has been given."""
        return self.counts[entries.Hinted, person]

    def counted_as(self, entry: Entry) -> tuple[type[Entry], int]:
        """Return the kind of an entry that hasn't been applied yet, and the person it counts for.

        An entry that names a seat but no person counts for the person in that seat. Every `Joined`
        counts for `NO_PERSON`.
        """
        person: int = getattr(entry, "person", NO_PERSON)
        seat: int = getattr(entry, "seat", -1)
        if isinstance(entry, entries.Joined):
            return type(entry), NO_PERSON
        return type(entry), person or (self.seats[seat].person if seat >= 0 else NO_PERSON)

    def copy(self) -> Table:
        """Return an independent copy."""
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
        """Apply an entry, which must be allowed, and return what it changed."""
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
        elif isinstance(entry, entries.SeatNamed):
            self.seats[entry.seat].name = entry.name
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
        """Note that a person has left for good.

        During a game the stand-in plays their seats from now on, and the game is abandoned if
        everybody who is still in it has resigned.
        """
        self.people[person - 1].has_left = True
        if self.status() == "playing":
            for at in self.seats_of(person):
                self.seats[at].stand_in = self.header.stand_in
            if self.seats_of(person):
                self._settle(or_are_away=False)

    def _settle(self, or_are_away: bool) -> None:
        """Abandon the game if everybody who could still play has resigned; see `all_resigned`."""
        if not self.is_over() and self.all_resigned(set(), or_are_away):
            self.given_up = True
            self.version = self.last_entry

    def _start(self) -> None:
        header = self.header
        notes = {"Seed": header.seed} if header.seed else {}
        if header.day:
            notes["Day"] = header.day
        if header.practice:
            notes["Practice"] = "yes"
        record = Record(header.game, header.setup, header.secret, [], notes=notes)
        self.playthrough = Playthrough(record, keeps_all=header.practice)
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
        """Note that what can be played has changed, and drop all proposals."""
        self.version = self.last_entry
        self.proposals.clear()
        self.are_turned_up = False


def table_of(header: Header, log: list[Entry]) -> Table:
    """Return the table that results from a header and a log."""
    table = Table(header)
    for entry in log:
        table.apply(entry)
    return table
