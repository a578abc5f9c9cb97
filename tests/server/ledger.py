"""The ledger of a table: its stored log, held against what people there asked for and were told.

A log may only grow, and each of its entries must be allowed where it stands. What was acknowledged
is in it once, what was refused isn't, and nobody is told anything else than it says.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, NamedTuple

from msgspec import json

from lifeboat.core.errors import LifeboatError
from lifeboat.table import entries
from lifeboat.table.entries import Entry
from lifeboat.table.kinds import kind_of
from lifeboat.table.stored import StoredPlayed, read_entry, read_log
from lifeboat.table.table import Header, Table

LOST: Final = "lost"
"""Something acknowledged or shown isn't in the log, or is no longer there."""
DOUBLED: Final = "doubled"
"""The log has something twice, or something that nobody asked for or that isn't allowed there."""
MISTOLD: Final = "mistold"
"""Somebody was told something else than the log says, or in another order."""
FALLBACKS: Final = ("steady", "random")
"""The bots that decide where another one can't."""


class Finding(NamedTuple):
    """Something that is wrong: its kind, and what it is."""

    kind: str
    words: str


class Told(NamedTuple):
    """What an update says about its entry, as far as it is the same for everybody."""

    what: str
    seat: int
    person: int
    player: str
    text: str
    table: str = ""
    """A hash of the information about the table."""


def told_of(update: dict[str, Any]) -> Told:
    """Return what an update says."""
    table = sha256(json.encode(update["table"], order="sorted")).hexdigest()
    about = {name: update[name] for name in ("what", "seat", "person", "player", "text")}
    return Told(**about, table=table)


def _truth(entry: Entry) -> Told:
    """Return what updates about a stored entry should say, without the table."""
    return Told(
        kind_of(entry),
        getattr(entry, "seat", -1),
        getattr(entry, "person", 0),
        getattr(entry, "player", ""),
        getattr(entry, "text", ""),
    )


@dataclass
class Asked:
    """A command to play or to say something, and the answer to it, if there was one."""

    command: dict[str, Any]
    number: int = 0
    """The number in the answer, if the command was accepted."""
    is_refused: bool = False

    def __str__(self) -> str:
        return str(self.command.get("action") or self.command.get("text"))


@dataclass
class Witness:
    """What somebody at a table has asked for and was told; person 0 is a spectator."""

    person: int
    asked: list[Asked] = field(default_factory=list)
    told: dict[int, Told] = field(default_factory=dict)
    """What each update said, by number."""
    seen: int = 0
    """The highest number of an update or a welcome."""


class Ledger:
    """The log of a table, as it was when it was last read."""

    def __init__(self, header: Header) -> None:
        self.table = Table(header)
        self.log: list[Entry] = []
        """The entries in their stored form."""
        self.is_broken = False
        """Whether an entry wasn't allowed, so that the rest can't be replayed."""
        self._texts: list[str] = []
        self._versions: list[int] = []
        """The version of the table before each entry."""
        self._made: defaultdict[tuple[int, str, str], list[int]] = defaultdict(list)
        """The numbers of the entries that people made, by person, kind, and action or text."""

    def follow(self, number: int, rows: Sequence[tuple[int, str]]) -> Iterator[Finding]:
        """Take in the log as it is stored now, and yield what is wrong with it.

        `number` is that of the last entry, according to the table; `rows` are numbers and texts.
        """
        if [row[0] for row in rows] != [*range(1, number + 1)]:
            yield Finding(LOST, f"an entry up to {number}, of which {len(rows)} are there")
        texts = [row[1] for row in rows]
        known = len(self._texts)
        if texts[:known] != self._texts:
            yield Finding(LOST, f"an entry up to {known}, which was there before")
        for text in texts[known:]:
            if not self.is_broken:
                yield from self._add(text)

    def _add(self, text: str) -> Iterator[Finding]:
        stored = read_entry(text)
        (entry,) = read_log(self.table.header.game, [stored])
        version = self.table.version
        objection = self._objection(entry)
        try:
            self.table.apply(entry)
        except (LifeboatError, AssertionError, IndexError) as error:
            objection = objection or type(error).__name__
            self.is_broken = True
        number = len(self.log) + 1
        if objection:
            yield Finding(DOUBLED, f"{number}, {text}: {objection}")
        self._texts.append(text)
        self.log.append(stored)
        self._versions.append(version)
        if isinstance(stored, StoredPlayed) and not stored.player:
            person = self.table.seats[stored.seat].person
            self._made[person, "play", stored.action].append(number)
        if isinstance(stored, entries.Said):
            self._made[stored.person, "say", stored.text].append(number)

    def _objection(self, entry: Entry) -> str:
        """Return why an entry can't be the next one, or ""."""
        table = self.table
        match entry:
            case entries.Played(seat, action, player):
                return self._step_objection(seat, action, player)
            case entries.Started() if table.playthrough:
                return "a second start"
            case entries.Joined(person) if person != len(table.people) + 1:
                return "not the next person"
            case entries.Sat(seat) | entries.BotSat(seat) if not table.seats[seat].is_free():
                return "not a free seat"
            case entries.TakenOver(seat) if table.seats[seat].bot():
                return "a bot is there already"
            case entries.ClaimedBack(seat) if not table.seats[seat].stand_in:
                return "nobody stands in"
        return ""

    def _step_objection(self, seat: int, action: int, player: str) -> str:
        state = self.table.state()
        if state is None or self.table.is_over():
            return "no game"
        if seat != self.table.deciding_seat():
            return "not the seat that decides"
        bot = self.table.seats[seat].bot()
        if bool(bot) != bool(player) or player not in (bot, *FALLBACKS, ""):
            return f"{bot or 'a person'} decides here"
        return "" if action in state.legal() else "not legal"

    # What people asked for and were told

    def findings(self, witnesses: Sequence[Witness]) -> Iterator[Finding]:
        """Yield all differences between the log and what these people asked for and were told.

        They must be everybody at the table.
        """
        for witness in witnesses:
            yield from self._mistold(witness)
            yield from self._lost(witness)
            yield from self._refused(witness)
        yield from self._unasked(witnesses)
        yield from _differences(witnesses)

    def _mistold(self, witness: Witness) -> Iterator[Finding]:
        """Yield what somebody was told that isn't so."""
        if witness.seen > len(self.log):
            yield Finding(LOST, f"update {witness.seen}, which person {witness.person} was shown")
        for number, told in witness.told.items():
            if number <= len(self.log) and told[:-1] != _truth(self.log[number - 1])[:-1]:
                words = f"person {witness.person} was told {told[:-1]} in update {number}"
                yield Finding(MISTOLD, words)

    def _lost(self, witness: Witness) -> Iterator[Finding]:
        """Yield what was acknowledged but isn't in the log, or isn't there once."""
        answers: set[int] = set()
        for asked in witness.asked:
            made = self._made_of(witness.person, asked)
            who = f"person {witness.person}'s {asked}"
            if asked.number and not made:
                yield Finding(LOST, f"{who}, acknowledged as {asked.number}")
            elif asked.number and asked.number not in made and asked.command["kind"] == "play":
                yield Finding(LOST, f"{who}, acknowledged as {asked.number}, stored as {made}")
            if len(made) > 1:
                yield Finding(DOUBLED, f"{who} is there as {made}")
            if asked.number in answers:
                yield Finding(DOUBLED, f"{who} is the second acknowledged as {asked.number}")
            answers |= {asked.number} - {0}

    def _refused(self, witness: Witness) -> Iterator[Finding]:
        """Yield what was refused but is in the log all the same."""
        others = [asked for asked in witness.asked if not asked.is_refused]
        accounted = {one for asked in others for one in self._made_of(witness.person, asked)}
        for asked in witness.asked:
            made = set(self._made_of(witness.person, asked)) - accounted
            if asked.is_refused and made:
                words = f"person {witness.person} was refused {asked}, which is there as {made}"
                yield Finding(MISTOLD, words)

    def _unasked(self, witnesses: Sequence[Witness]) -> Iterator[Finding]:
        """Yield what the log says that people did but that they didn't ask for."""
        wanted = {
            number
            for witness in witnesses
            for asked in witness.asked
            for number in self._made_of(witness.person, asked)
        }
        for (person, _, what), numbers in self._made.items():
            for number in numbers:
                if number not in wanted:
                    yield Finding(DOUBLED, f"person {person}'s {what} as {number}: nobody asked")

    def _made_of(self, person: int, asked: Asked) -> list[int]:
        """Return the numbers of all entries that a command can have led to.

        An action was chosen for one decision: nothing was played between the version that the
        person had seen and the entry.
        """
        kind = asked.command["kind"]
        numbers = self._made.get((person, kind, str(asked)), [])
        if kind == "say":
            return numbers
        seen = asked.command["version"]
        return [one for one in numbers if self._versions[one - 1] <= seen < one]


def _differences(witnesses: Sequence[Witness]) -> Iterator[Finding]:
    """Yield updates that didn't say the same to everybody."""
    first: dict[int, tuple[int, Told]] = {}
    for witness in witnesses:
        for number, told in witness.told.items():
            person, other = first.setdefault(number, (witness.person, told))
            if other != told:
                words = f"update {number} was another to person {witness.person} than to {person}"
                yield Finding(MISTOLD, words)
