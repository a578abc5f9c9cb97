"""A table: a game, the people and bots around it, and the laws of sitting, playing and talking.

Nothing here waits, stores or sends. A table answers a command with the entries that it leads to,
or refuses it and stays as it is; it changes only by its entries.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from msgspec import Struct

from lifeboat.core.events import Event
from lifeboat.core.fate import commitment_of
from lifeboat.core.games import State, game_of
from lifeboat.core.outcomes import Outcome
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from lifeboat.core.verification import COMMITMENT
from lifeboat.players import player_of
from lifeboat.server import entries
from lifeboat.server.commands import (
    Claim,
    Command,
    CommandError,
    Free,
    Play,
    Propose,
    Rematch,
    Rename,
    Resign,
    Say,
    SeatBot,
    Sit,
    Start,
    TurnUp,
    Undo,
)
from lifeboat.server.entries import Entry
from lifeboat.server.wording import checked_name, checked_talk, is_same_name

HOST: Final = 1
NOBODY: Final = 0
MOST_OF_A_KIND: Final = 2_000
"""So many times each thing beside the game can happen at a table."""
BESIDE_THE_GAME: Final = (
    entries.Joined,
    entries.Renamed,
    entries.Said,
    entries.Proposed,
    entries.Undone,
    entries.Sat,
    entries.BotSat,
    entries.Freed,
)
"""What people could do without end."""


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
    patience: int = 120
    """After so many seconds away a bot plays for a seat."""
    stand_in: str = "steady"
    """Which bot that is."""
    proposals: bool = False
    """Whether proposals are laid face down (SOS Titanic)."""
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

    person: int = NOBODY
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
        self.number = 0
        """How many entries there have been."""
        self.version = 0
        """The number of the last entry that changed what can be played."""
        self.playthrough: Playthrough | None = None
        self.bot_steps: list[str] = []
        """For each step the bot that decided it; empty for a person."""
        self.proposals: dict[int, str] = {}
        """The proposals that lie on the table, by seat."""
        self.are_turned_up = False
        self.resigned: set[int] = set()
        self.counts: Counter[type[Entry]] = Counter()
        """How many entries of each kind there have been."""
        self.given_up = False
        """Whether the game was given up; nothing takes that back."""
        self.rematch = ""
        """The table of the rematch."""

    # What the table is like

    def state(self) -> State | None:
        """The game, once it has begun."""
        return self.playthrough.state if self.playthrough else None

    def outcome(self) -> Outcome | None:
        """How the game ended, if it was played to its end."""
        return self.playthrough.state.outcome() if self.playthrough else None

    def is_given_up(self) -> bool:
        """Whether the game was given up: that is settled when somebody resigns or leaves."""
        return self.given_up

    def is_over(self) -> bool:
        """Whether nothing can be played any more."""
        return self.outcome() is not None or self.is_given_up()

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
        return next(here, NOBODY)

    def has_left(self, person: int) -> bool:
        """Whether a person has left for good."""
        return person != NOBODY and self.people[person - 1].has_left

    def may_talk(self) -> bool:
        """Whether there is talk at the table: where hands are secret, not during a game (S19)."""
        return not self.rules.has_secrets or self.status() != "playing"

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
        if self.is_given_up() and self.outcome() is None:
            notes["GivenUp"] = "yes"
        return Record(
            record.game, record.setup, record.secret, list(record.actions), "", record.result, notes
        )

    # Commands

    def answer(self, person: int, command: Command) -> list[Entry]:
        """The entries that a person's command leads to; whatever is against the law is refused."""
        return [self._with_room(entry) for entry in self._answer(person, command)]

    def _with_room(self, entry: Entry) -> Entry:
        """An entry, if the log has room for one more of its kind."""
        if isinstance(entry, BESIDE_THE_GAME) and self.counts[type(entry)] >= MOST_OF_A_KIND:
            raise CommandError("table-full", entries.kind_of(entry), MOST_OF_A_KIND)
        return entry

    def _answer(self, person: int, command: Command) -> list[Entry]:
        if person == NOBODY or self.has_left(person):
            raise CommandError("not-at-table", _kind(command))
        if isinstance(command, Play):
            return self._play(person, command)
        if isinstance(command, Undo):
            return [self._undo(person, command)]
        if isinstance(command, Propose):
            return self._propose(person, command)
        if isinstance(command, TurnUp):
            return [self._turn_up(person, command)]
        if isinstance(command, Say):
            return [self._say(person, command)]
        if isinstance(command, Claim):
            return self._claim(person)
        if isinstance(command, Resign):
            return self._resign(person)
        if isinstance(command, Rename):
            return [self._rename(person, command)]
        if isinstance(command, Rematch):
            raise CommandError("rematch", _kind(command))  # a rematch is another table's beginning
        return [self._prepare(person, command)]

    def join(self, name: str, me: str = "") -> Entry:
        """Somebody comes to the table."""
        if sum(not who.has_left for who in self.people) >= 50:
            raise CommandError("people", name, "at most 50 people")
        self._check_silence("join")
        name = self._own_name(name, NOBODY)
        return self._with_room(entries.Joined(len(self.people) + 1, name, me))

    def bot_step(self, seat: int, player: str, action: str, decider: str = "") -> Entry:
        """A bot takes an action, if it is still the one to decide; another may have chosen it."""
        if seat != self.deciding_seat() or self.seats[seat].bot() != player:
            raise CommandError("bot-late", action, f"seat {seat + 1}")
        return entries.Played(seat, self._check_action(action), decider or player)

    def take_over(self, seat: int) -> Entry:
        """A bot stands in for a person who is away too long."""
        if self.status() != "playing" or not self.seats[seat].person or self.seats[seat].stand_in:
            raise CommandError("take-over", seat + 1)
        return entries.TakenOver(seat, self.header.stand_in)

    def _prepare(self, person: int, command: Command) -> Entry:
        """Before the game begins: seats are taken, filled and left, and the host starts it."""
        if self.playthrough:
            raise CommandError("game-begun", _kind(command))
        if isinstance(command, Start):
            self._check_host(person, command)
            free = [str(at) for at, seat in enumerate(self.seats, 1) if seat.is_free()]
            if free:
                raise CommandError("seats-free", ", ".join(free))
            return entries.Started()
        assert isinstance(command, Sit | SeatBot | Free)
        if command.seat >= len(self.seats):
            raise CommandError("seat", command.seat + 1, f"1-{len(self.seats)}")
        seat = self.seats[command.seat]
        if isinstance(command, Free):
            if seat.is_free():
                raise CommandError("seat-free", command.seat + 1)
            if seat.person != person:
                self._check_host(person, command)
            return entries.Freed(command.seat)
        if not seat.is_free():
            raise CommandError("seat-occupied", command.seat + 1)
        if isinstance(command, Sit):
            return entries.Sat(command.seat, person)
        self._check_host(person, command)
        player_of(self.header.game, command.player)
        return entries.BotSat(command.seat, command.player)

    def _check_host(self, person: int, command: Command) -> None:
        if person != self.host():
            raise CommandError("host-only", _kind(command))

    def _play(self, person: int, command: Play) -> list[Entry]:
        """A step; whoever takes one is back, if a bot has stood in."""
        self._check_version(command.version)
        seat = self._own_decision(person, command)
        played = entries.Played(seat, self._check_action(command.action))
        return [*self._claim(person), played]

    def _undo(self, person: int, command: Undo) -> Entry:
        """Only the last step, only by the person who made it, and only by the undo law."""
        self._check_version(command.version)
        playthrough = self._running(command)
        if not playthrough.steps:
            raise CommandError("undo-nothing", "undo")
        seat = playthrough.deciders[-1]
        if self.seats[seat].person != person or self.bot_steps[-1]:
            raise CommandError("undo-not-yours", "undo")
        if not playthrough.can_undo():
            raise CommandError("undo-law", "undo")
        return entries.Undone(seat)

    def _propose(self, person: int, command: Propose) -> list[Entry]:
        """A sealed proposal; the last of the other people's turns all of them up."""
        self._check_proposals(command)
        self._check_version(command.version)
        deciding = self.deciding_seat()
        if command.seat not in self.seats_of(person) or command.seat == deciding:
            raise CommandError("propose-seat", command.seat + 1)
        assert deciding is not None
        proposed: list[Entry] = [entries.Proposed(command.seat, self._check_action(command.action))]
        if self._awaited_proposals(deciding) <= self.proposals.keys() | {command.seat}:
            proposed.append(entries.TurnedUp())
        return proposed

    def _awaited_proposals(self, deciding: int) -> set[int]:
        """The seats of all people who are here, but for whoever decides."""
        decider = self.seats[deciding].person
        return {
            at
            for at, seat in enumerate(self.seats)
            if at != deciding and seat.person not in (NOBODY, decider) and not seat.stand_in
        }

    def _turn_up(self, person: int, command: TurnUp) -> Entry:
        self._check_proposals(command)
        self._check_version(command.version)
        self._own_decision(person, command)
        if not self.proposals:
            raise CommandError("proposals-none", "turn-up")
        return entries.TurnedUp()

    def _check_proposals(self, command: Command) -> None:
        """Proposals are for tables that agreed on them, and only face down until turned up."""
        self._running(command)
        if not self.header.proposals or self.rules.has_secrets:
            raise CommandError("proposals-off", _kind(command))
        if self.are_turned_up:
            raise CommandError("proposals-up", _kind(command))

    def _say(self, person: int, command: Say) -> Entry:
        self._check_silence("say")
        return entries.Said(person, checked_talk(command.text))

    def _rename(self, person: int, command: Rename) -> Entry:
        self._check_silence("rename")
        return entries.Renamed(person, self._own_name(command.name, person))

    def _check_silence(self, what: str) -> None:
        """Where nobody may talk, nothing that all would read is let through: no name either."""
        if not self.may_talk():
            raise CommandError("silence", what, "", "S19")

    def _own_name(self, name: str, person: int) -> str:
        """A name for a person, if nobody else who is here or has a seat has it."""
        name = checked_name(name)
        others = [
            who.name
            for at, who in enumerate(self.people, 1)
            if at != person and (not who.has_left or self.seats_of(at))
        ]
        if any(is_same_name(name, other) for other in others):
            raise CommandError("name-taken", name)
        return name

    def _claim(self, person: int) -> list[Entry]:
        """Whoever is back plays again at once; what was given up meanwhile stays given up."""
        if self.is_over():
            return []
        return [entries.ClaimedBack(at) for at in self.seats_of(person) if self.seats[at].stand_in]

    def _resign(self, person: int) -> list[Entry]:
        self._running(Resign())
        if not self.seats_of(person):
            raise CommandError("not-seated", "resign")
        # Whoever has resigned says so again when those whom that was up to are away by now.
        if person in self.resigned and not self._all_resigned({person}, or_are_away=True):
            return []
        return [entries.Resigned(person)]

    def leave(self, person: int) -> list[Entry]:
        """A person goes for good; before the game their seats are free again."""
        if self.has_left(person):
            return []
        freed = [] if self.playthrough else self.seats_of(person)
        return [*(entries.Freed(at) for at in freed), entries.Left(person)]

    def _all_resigned(self, more: set[int], or_are_away: bool) -> bool:
        """Whether all who sit and have not left have resigned, or are away if that is enough."""
        sitting = {
            seat.person
            for seat in self.seats
            if seat.person
            and not self.has_left(seat.person)
            and not (or_are_away and seat.stand_in)
        }
        return sitting <= self.resigned | more

    def _running(self, command: Command) -> Playthrough:
        """The game that is going on."""
        if self.playthrough is None:
            raise CommandError("game-not-begun", _kind(command))
        if self.is_over():
            raise CommandError("game-ended", _kind(command))
        return self.playthrough

    def _own_decision(self, person: int, command: Command) -> int:
        """The seat that decides, if it is this person's."""
        self._running(command)
        seat = self.deciding_seat()
        assert seat is not None
        if self.seats[seat].person != person:
            raise CommandError("not-your-turn", _kind(command), f"seat {seat + 1}")
        return seat

    def _check_version(self, version: int) -> None:
        """A command that was made against an earlier moment is stale."""
        if version < self.version:
            raise CommandError("stale", version, self.version)
        if version > self.number:
            raise CommandError("version", version, f"at most {self.number}")

    def _check_action(self, text: str) -> str:
        """The action in its strict form, if it is legal."""
        state = self.state()
        assert state is not None
        action = self.rules.read_action(text)
        if action not in state.legal():
            # The refusal comes from the rules, with the rule that stands against the action.
            state.copy().play(action)
        return self.rules.action_text(action)

    # Entries

    def apply(self, entry: Entry) -> Change:
        """Take an entry in, and say what it changed."""
        self.number += 1
        self.counts[type(entry)] += 1
        change = Change(self.number, entry)
        was_given_up = self.given_up
        if isinstance(entry, entries.Played):
            self._step(entry, change)
        elif isinstance(entry, entries.Undone):
            assert self.playthrough is not None
            self.playthrough.undo()
            self.bot_steps.pop()
            self._turn_over()
        elif isinstance(entry, entries.Started):
            self._start()
        elif isinstance(entry, entries.Joined):
            self.people.append(Person(entry.name, entry.me))
        elif isinstance(entry, entries.Left):
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
        if not self.is_over() and self._all_resigned(set(), or_are_away):
            self.given_up = True
            self.version = self.number

    def _start(self) -> None:
        header = self.header
        notes = {"Seed": header.seed} if header.seed else {}
        if header.day:
            notes["Day"] = header.day
        record = Record(header.game, header.setup, header.secret, [], notes=notes)
        self.playthrough = Playthrough(record)
        self.version = self.number

    def _step(self, entry: entries.Played, change: Change) -> None:
        assert self.playthrough is not None
        change.before = self.playthrough.state.copy()
        change.events = self.playthrough.play(self.rules.read_action(entry.action))
        self.bot_steps.append(entry.player)
        self._turn_over()

    def _turn_over(self) -> None:
        """What was played against has changed; proposals are taken up."""
        self.version = self.number
        self.proposals.clear()
        self.are_turned_up = False


def table_of(header: Header, log: list[Entry]) -> Table:
    """The table that a header and a log make."""
    table = Table(header)
    for entry in log:
        table.apply(entry)
    return table


def _kind(command: Command) -> str:
    """The word for a command."""
    config: Any = command.__struct_config__
    return str(config.tag)
