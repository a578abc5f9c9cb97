"""Tables without a server: set up, filled, commanded, played."""

from __future__ import annotations

from typing import Any

import pytest

from lifeboat.core.dice import Dice
from lifeboat.core.errors import LifeboatError
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.table import entries, laws
from lifeboat.table.commands import Command, Play
from lifeboat.table.entries import Entry
from lifeboat.table.kinds import kind_of
from lifeboat.table.table import Change, Header, Table

LEE_AND_SMITH = {"crew": "lee,smith"}
THREE = {"players": "3"}

Sitter = int | str
"""Who has a seat: a person by number, or a bot by name."""


def header_of(game: str, fields: dict[str, str], seats: int, **more: Any) -> Header:
    """A table's header, for a deal that depends on the set-up alone unless a secret is given."""
    setup = game_of(game).setup_fields(fields)
    secret = more.pop("secret", secret_of("server"))
    return Header("table", game, setup, secret, seats, **more)


def opened(game: str, fields: dict[str, str], seats: int, people: int = 1, **more: Any) -> Table:
    """A table with so many people around it and nobody seated."""
    table = Table(header_of(game, fields, seats, **more))
    for person in range(1, people + 1):
        table.apply(laws.join(table, f"P{person}"))
    return table


def filled(game: str, fields: dict[str, str], sitters: list[Sitter], **more: Any) -> Table:
    """A table with all seats taken."""
    people = max([sitter for sitter in sitters if isinstance(sitter, int)], default=1)
    table = opened(game, fields, len(sitters), people, **more)
    for seat, sitter in enumerate(sitters):
        entry: Entry = (
            entries.Sat(seat, sitter) if isinstance(sitter, int) else entries.BotSat(seat, sitter)
        )
        table.apply(entry)
    return table


def started(game: str, fields: dict[str, str], sitters: list[Sitter], **more: Any) -> Table:
    """A table whose game has begun."""
    table = filled(game, fields, sitters, **more)
    table.apply(entries.Started())
    return table


def obey(table: Table, person: int, command: Command) -> list[Change]:
    """Give a command and take in what it leads to."""
    return [table.apply(entry) for entry in laws.answer(table, person, command)]


def refusal(table: Table, person: int, command: Command) -> LifeboatError:
    """The error that a command is refused with; the table stays as it is."""
    number, version = table.last_entry, table.version
    with pytest.raises(LifeboatError) as caught:
        laws.answer(table, person, command)
    assert (table.last_entry, table.version) == (number, version)
    return caught.value


def code(table: Table, person: int, command: Command) -> str:
    """The code that a command is refused with."""
    return refusal(table, person, command).code


def legal_text(table: Table, throws: Dice | None = None) -> str:
    """A legal action, the first or one at random."""
    state = table.state()
    assert state is not None
    legal = state.legal()
    return table.rules.action_text(legal[throws.below(len(legal)) if throws else 0])


def step(table: Table, action: str = "") -> Change:
    """The seat that decides takes an action, the first legal one if none is named."""
    seat = table.deciding_seat()
    assert seat is not None
    text = action or legal_text(table)
    holder = table.seats[seat]
    if bot := holder.bot():
        return table.apply(laws.bot_step(table, seat, bot, table.rules.read_action(text)))
    return obey(table, holder.person, Play(text, table.last_entry))[-1]


def quiet_step(table: Table) -> str:
    """Play until a step can be taken back by the undo law, and say what it was."""
    for _ in range(200):
        state = table.state()
        assert state is not None
        for action in state.legal():
            after = state.copy()
            after.advance(action)
            if after.can_undo():
                text = table.rules.action_text(action)
                step(table, text)
                return text
        step(table)
    raise AssertionError("no step could be undone")


def leave(table: Table, person: int) -> list[str]:
    """A person leaves; what kinds of entries that makes."""
    left = laws.leave(table, person)
    for entry in left:
        table.apply(entry)
    return [kind_of(entry) for entry in left]


def log_before(table: Table) -> list[Entry]:
    """The entries that filled the seats of a table, and the beginning of the game."""
    log: list[Entry] = [
        entries.Joined(number, person.name) for number, person in enumerate(table.people, 1)
    ]
    for number, seat in enumerate(table.seats):
        if seat.person:
            log.append(entries.Sat(number, seat.person))
        else:
            log.append(entries.BotSat(number, seat.player))
    return [*log, entries.Started()]


def first_actions(game: str, count: int) -> list[str]:
    """The actions of a game in which everybody takes the first that is legal."""
    rules = game_of(game)
    state = rules.deal(rules.setup_fields({}), b"secret")
    actions: list[str] = []
    while len(actions) < count and (legal := state.legal()):
        actions.append(rules.action_text(legal[0]))
        state.play(legal[0])
    return actions


def legal_action(table: Table, throws: Dice | None = None) -> int:
    """The same as an integer."""
    return table.rules.read_action(legal_text(table, throws))
