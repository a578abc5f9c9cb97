"""Presence: who is at the table, and for whom a bot should stand in (docs/leavers.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from lifeboat.table.table import NO_PERSON, Table

Clock = Callable[[], float]

GRACE: Final = 5.0
"""Who asks again and again what happens counts as here for so many seconds in between."""


class Presence:
    """Who is connected, and when the others were last heard of."""

    def __init__(self, table: Table, clock: Clock) -> None:
        self.table = table
        self.clock = clock
        self.woken = clock()
        """When the table woke up; nobody was away before that."""
        self.connected: Counter[int] = Counter()
        """How many connections each person has."""
        self.heard: dict[int, float] = {}
        """When each person was last heard of."""
        self.paused: dict[int, float] = {}
        """When each person was last given what they had asked for."""

    def hear(self, person: int) -> None:
        """Somebody did something."""
        self.heard[person] = self.clock()

    def connect(self, person: int) -> None:
        """A connection of somebody began."""
        self.connected[person] += 1
        self.hear(person)

    def disconnect(self, person: int) -> None:
        """A connection of somebody ended."""
        self.connected[person] -= 1
        self.hear(person)

    def pause(self, person: int) -> None:
        """A request of somebody was answered; they may come again at once."""
        self.disconnect(person)
        self.paused[person] = self.clock()

    def last_here(self, person: int) -> float:
        """When a person was last here: now, if there is a connection."""
        if self.connected[person] > 0:
            return self.clock()
        return self.heard.get(person, self.woken)

    def is_away(self, person: int) -> bool:
        """Whether a person has been away longer than the table's patience."""
        return self.clock() - self.last_here(person) >= self.table.header.patience

    def people_here(self) -> list[int]:
        """Everybody who is connected, and who has asked for what happens a moment ago."""
        connected = {person for person, count in self.connected.items() if count > 0}
        since = self.clock() - GRACE
        asking = {person for person, when in self.paused.items() if when > since}
        here = (connected | asking) - {NO_PERSON}
        return sorted(person for person in here if not self.table.has_left(person))

    def is_anybody_connected(self) -> bool:
        """Whether somebody is connected, be it to look on."""
        return any(count > 0 for count in self.connected.values())

    def seat_to_take_over(self) -> int | None:
        """The seat that a bot should stand in for now.

        It is the one that decides, if its person is away too long and somebody else who sits at
        the table is not: a table that all have left waits for them.
        """
        seat = self._awaited_seat()
        if seat is None or not self.is_away(self.table.seats[seat].person):
            return None
        return seat if self._is_anybody_waiting() else None

    def time_to_look_again(self) -> float | None:
        """In how many seconds a seat may have to be taken over; never, if nobody comes or goes."""
        seat = self._awaited_seat()
        if seat is None or not self._is_anybody_waiting():
            return None
        person = self.table.seats[seat].person
        if self.connected[person] > 0:
            return None
        away = self.clock() - self.last_here(person)
        return max(self.table.header.patience - away, 0)

    def _is_anybody_waiting(self) -> bool:
        """Whether somebody who sits at the table is not away."""
        people = {seat.person for seat in self.table.seats if seat.person}
        return any(
            not self.table.has_left(person) and not self.is_away(person) for person in people
        )

    def _awaited_seat(self) -> int | None:
        """The seat that decides, if its person does so."""
        seat = self.table.deciding_seat()
        if seat is None or self.table.seats[seat].bot():
            return None
        return seat
