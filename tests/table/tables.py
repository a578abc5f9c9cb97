"""Tables without a server, for tests that fill them, give commands and play."""

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
"""Who has the seat: a person by number, or a bot by name."""


def header_of(game: str, fields: dict[str, str], seats: int, **more: Any) -> Header:
    """Return a table's header; its deal depends only on the set-up unless a secret is given."""
    setup = game_of(game).setup_fields(fields)
    secret = more.pop("secret", secret_of("server"))
    return Header("table", game, setup, secret, seats, **more)


def opened(game: str, fields: dict[str, str], seats: int, people: int = 1, **more: Any) -> Table:
    """Return a table with this many people, none of whom has a seat."""
    table = Table(header_of(game, fields, seats, **more))
    for person in range(1, people + 1):
        table.apply(laws.join(table, f"P{person}"))
    return table


def filled(game: str, fields: dict[str, str], sitters: list[Sitter], **more: Any) -> Table:
    """Return a table with all seats taken."""
    people = max([sitter for sitter in sitters if isinstance(sitter, int)], default=1)
    table = opened(game, fields, len(sitters), people, **more)
    for seat, sitter in enumerate(sitters):
        entry: Entry = (
            entries.Sat(seat, sitter) if isinstance(sitter, int) else entries.BotSat(seat, sitter)
        )
        table.apply(entry)
    return table


def started(game: str, fields: dict[str, str], sitters: list[Sitter], **more: Any) -> Table:
    """Return a table whose game has begun."""
    table = filled(game, fields, sitters, **more)
    table.apply(entries.Started())
    return table


def obey(table: Table, person: int, command: Command) -> list[Change]:
    """Give a command and apply the entries that it leads to."""
    return [table.apply(entry) for entry in laws.answer(table, person, command)]


def refusal(table: Table, person: int, command: Command) -> LifeboatError:
    """Return the error with which a command is refused, and check that the table is unchanged."""
    number, version = table.last_entry, table.version
    with pytest.raises(LifeboatError) as caught:
        laws.answer(table, person, command)
    assert (table.last_entry, table.version) == (number, version)
    return caught.value


def code(table: Table, person: int, command: Command) -> str:
    """Return the code with which a command is refused."""
    return refusal(table, person, command).code


def legal_text(table: Table, throws: Dice | None = None) -> str:
    """Return a legal action in notation: a random one if there are dice, otherwise the first."""
    state = table.state()
    assert state is not None
    legal = state.legal()
    return table.rules.action_text(legal[throws.below(len(legal)) if throws else 0])


def step(table: Table, action: str = "") -> Change:
    """Let the seat that decides take this action, or the first legal one."""
    seat = table.deciding_seat()
    assert seat is not None
    text = action or legal_text(table)
    holder = table.seats[seat]
    if bot := holder.bot():
        return table.apply(laws.bot_step(table, seat, bot, table.rules.read_action(text)))
    return obey(table, holder.person, Play(text, table.last_entry))[-1]


def quiet_step(table: Table) -> str:
    """Play until a step can be undone, and return that step in notation."""
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
    """Let a person leave, and return the kinds of the entries that follow."""
    left = laws.leave(table, person)
    for entry in left:
        table.apply(entry)
    return [kind_of(entry) for entry in left]


def log_before(table: Table) -> list[Entry]:
    """Return the entries that filled the table's seats and started the game."""
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
    """Return the actions of a game in which everybody takes the first legal one."""
    rules = game_of(game)
    state = rules.deal(rules.setup_fields({}), b"secret")
    actions: list[str] = []
    while len(actions) < count and (legal := state.legal()):
        actions.append(rules.action_text(legal[0]))
        state.play(legal[0])
    return actions


def legal_action(table: Table, throws: Dice | None = None) -> int:
    """Return a legal action as an integer, chosen as by `legal_text`."""
    return table.rules.read_action(legal_text(table, throws))
