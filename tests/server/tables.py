"""Tables for the tests of the server: set up, filled, played at random."""

from __future__ import annotations

from typing import Any

from lifeboat.core.dice import Dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.table import entries, laws
from lifeboat.table.commands import Command, Play
from lifeboat.table.entries import Entry
from lifeboat.table.table import Change, Header, Table

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
        return table.apply(laws.bot_step(table, seat, bot, text))
    return obey(table, holder.person, Play(text, table.number))[-1]
