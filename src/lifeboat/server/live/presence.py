"""Presence: who is at the table, and for whom a bot should stand in (docs/leavers.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import Final, NamedTuple

from lifeboat.server.store.news import Present
from lifeboat.table.table import NO_PERSON, Table

Clock = Callable[[], float]

GRACE: Final = 5.0
"""How many seconds somebody who polls for updates still counts as here after each response."""
SLOW: Final = 3_600
"""The patience, in seconds, from which on people aren't expected to be at the table together."""


class Due(NamedTuple):
    """A bot's taking over a seat, if the person in it doesn't come back before."""

    seat: int
    at: float
    """When it happens, by the clock of `Presence`."""


class Presence:
    """Keeps track of who is connected, and of when everybody else was last heard from.

    At a slow table people come one after another, so it is the turn that waits: a person counts as
    away from the beginning of their turn on, and the table may rest in the meantime.
    """

    def __init__(self, table: Table, clock: Clock, due: float | None = None) -> None:
        """Begin to watch a table that has just been woken.

        `due` is the time at which a bot was to take over, by `clock`, if that was stored.
        """
        self.table = table
        self.clock = clock
        self.woken = clock()
        """When the table was woken; nobody counts as having been away before that."""
        self.connected: Counter[int] = Counter()
        """The number of connections that each person has here."""
        self.elsewhere: dict[str, Present] = {}
        """Who is at the table on each other node where anybody is."""
        self.heard: dict[int, float] = {}
        """When each person was last heard from."""
        self.paused: dict[int, float] = {}
        """When each person's last request for updates was answered."""
        self.awaited = self.awaited_person()
        """The person whose turn it was when the table last changed."""
        patience = table.header.patience
        self.turn_began = self.woken if due is None or patience is None else due - patience
        self._turn_before = self.turn_began
        """When the turn began that it was before the table last changed."""

    def watch(self, table: Table) -> None:
        """Watch another form of the table from now on, in which the last change was taken back."""
        self.table = table
        self.awaited = self.awaited_person()
        self.turn_began = self._turn_before

    def hear(self, person: int) -> None:
        """Note that a person did something."""
        self.heard[person] = self.clock()

    def connect(self, person: int) -> None:
        """Note that a person has opened a connection."""
        self.connected[person] += 1
        self.hear(person)

    def disconnect(self, person: int) -> None:
        """Note that one of a person's connections has been closed."""
        self.connected[person] -= 1
        self.hear(person)

    def pause(self, person: int) -> None:
        """Note that a person's request for updates was answered; the next may come right away.

        The person still counts as here for `GRACE` seconds.
        """
        self.disconnect(person)
        self.paused[person] = self.clock()

    def note_elsewhere(self, node: str, there: Present) -> None:
        """Note who is at the table on another node, which was heard just now."""
        before = self.elsewhere.pop(node, None)
        if there.here:
            self.elsewhere[node] = there
        for person in {*there.here, *(before.here if before else ())}:
            self.hear(person)

    def forget_nodes(self, nodes: Collection[str]) -> None:
        """Forget who was at the table on nodes that are gone."""
        for node in nodes:
            self.note_elsewhere(node, Present(self.table.header.id, [], []))

    def follow(self) -> int:
        """Note whose turn it is after a change; return the person if it has just become theirs.

        Otherwise return `NO_PERSON`.
        """
        before, self.awaited = self.awaited, self.awaited_person()
        self._turn_before = self.turn_began
        if self.awaited in (before, NO_PERSON):
            return NO_PERSON
        self.turn_began = self.clock()
        return self.awaited

    def is_slow(self) -> bool:
        """Return whether people are expected to come one after another."""
        return self.table.header.patience is None or self.table.header.patience >= SLOW

    def last_here(self, person: int) -> float:
        """Return when a person was last here, which is now if they are connected.

        At a slow table, nobody counts as away before the turn began.
        """
        if self.is_connected(person):
            return self.clock()
        if self.is_slow():
            return max(self.turn_began, self.heard.get(person, self.turn_began))
        return self.heard.get(person, self.woken)

    def is_connected(self, person: int) -> bool:
        """Return whether a person is connected, to this node or another."""
        if self.connected[person] > 0:
            return True
        return any(person in there.here for there in self.elsewhere.values())

    def is_watching_elsewhere(self, person: int) -> bool:
        """Return whether a person can see the table on another node."""
        return any(person in there.watching for there in self.elsewhere.values())

    def is_away(self, person: int) -> bool:
        """Return whether a person has been away for at least as long as the table's patience."""
        patience = self.table.header.patience
        return patience is not None and self.clock() - self.last_here(person) >= patience

    def people_here(self) -> list[int]:
        """Return the numbers of people who are connected or polled for updates a moment ago.

        Spectators and people who left the table aren't included; people on other nodes are.
        """
        here = self._on_this_node()
        here.update(*(there.here for there in self.elsewhere.values()))
        return self._who_count(here)

    def people_on_this_node(self) -> list[int]:
        """Return the people who are connected to this node or polled it a moment ago."""
        return self._who_count(self._on_this_node())

    def _on_this_node(self) -> set[int]:
        connected = {person for person, count in self.connected.items() if count > 0}
        since = self.clock() - GRACE
        return connected | {person for person, when in self.paused.items() if when > since}

    def _who_count(self, people: set[int]) -> list[int]:
        """Leave out spectators, people who left, and those whose coming we haven't heard of yet."""
        known = range(1, len(self.table.people) + 1)
        return sorted(one for one in people if one in known and not self.table.has_left(one))

    def is_anybody_connected(self) -> bool:
        """Return whether anybody is connected to this node, spectators included."""
        return any(count > 0 for count in self.connected.values())

    def seat_to_take_over(self) -> int | None:
        """Return the seat that a bot should take over now, or None.

        It is the deciding seat, if its person has been away too long while somebody else with a
        seat hasn't. If everybody is away, the table waits for them.
        """
        seat = self._awaited_seat()
        if seat is None or not self.is_away(self.table.seats[seat].person):
            return None
        return seat if self._is_anybody_waiting() else None

    def time_to_look_again(self) -> float | None:
        """Return the seconds until a bot may have to take over a seat, or None if none will.

        The answer holds until somebody comes or goes.
        """
        due = self.take_over_due()
        if due is None or self.is_connected(self.table.seats[due.seat].person):
            return None
        return max(due.at - self.clock(), 0)

    def time_left(self) -> float | None:
        """Return the seconds until a bot takes over if nobody does anything more; else None."""
        due = self.take_over_due()
        return None if due is None else max(due.at - self.clock(), 0)

    def take_over_due(self) -> Due | None:
        """Return which seat a bot takes over if nobody does anything more, and when; else None."""
        seat, patience = self._awaited_seat(), self.table.header.patience
        if seat is None or patience is None or not self._is_anybody_waiting():
            return None
        return Due(seat, self.last_here(self.table.seats[seat].person) + patience)

    def announced_due(self) -> Due | None:
        """Return the take-over that people are told about, or None.

        They are told nothing while its person counts as here, or while nobody who has a seat is
        here to wait for it.
        """
        due, here = self.take_over_due(), self.people_here()
        if due is None or self.table.seats[due.seat].person in here:
            return None
        return due if any(self.table.seats_of(person) for person in here) else None

    def awaited_person(self) -> int:
        """Return the person whose turn it is, or `NO_PERSON` if no person has to decide."""
        seat = self._awaited_seat()
        return NO_PERSON if seat is None else self.table.seats[seat].person

    def _is_anybody_waiting(self) -> bool:
        """Return whether anybody with a seat is waiting for the person who decides.

        They are neither away nor gone for good. At a slow table, where nobody need be there, it is
        enough that somebody else plays for themselves: so bots never play on alone.
        """
        if self.is_slow():
            playing = {seat.person for seat in self.table.seats if not seat.bot()}
            return bool(playing - {self.awaited_person()})
        people = {seat.person for seat in self.table.seats if seat.person}
        return any(
            not self.table.has_left(person) and not self.is_away(person) for person in people
        )

    def _awaited_seat(self) -> int | None:
        """Return the deciding seat if a person decides for it, otherwise None."""
        seat = self.table.deciding_seat()
        if seat is None or self.table.seats[seat].bot():
            return None
        return seat
