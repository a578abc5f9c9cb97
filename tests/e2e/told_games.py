"""Games as somebody at a table is told them: every message, made by the server's own code."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from msgspec import to_builtins

from lifeboat.core.dice import Dice
from lifeboat.core.fate import secret_of
from lifeboat.table.entries import Played
from lifeboat.table.table import Table
from lifeboat.table.wire import rendering
from lifeboat.table.wire.gate import Viewer
from tests.contract.playing import throws_for
from tests.e2e.situations import steadily
from tests.table.tables import Sitter, legal_action, started

ADA = 1
"""The viewer."""


Choice = Callable[[Table, Dice], int]
"""Chooses an action for whoever decides at a table."""


def steady_action(table: Table, throws: Dice) -> int:
    """Return what the bot that doesn't search would do."""
    state = table.state()
    assert state is not None
    return table.rules.read_action(steadily(table.header.game, state, throws))


def won_game(game: str, sitters: list[Sitter]) -> list[Any]:
    """Return the messages of the first game that steady bots win."""
    for number in count():
        messages = list(told_game(game, sitters, f"a win {number}", choose=steady_action))
        if messages[-1]["views"][0]["outcome"]["won"]:
            return messages
    raise AssertionError


def told_game(
    game: str,
    sitters: list[Sitter],
    seed: str,
    language: str = "en",
    choose: Choice = legal_action,
) -> Iterator[Any]:
    """Yield the welcome at the start of a game, then the update for every step.

    By default the game is a random one.
    """
    fields = {"players": str(len(sitters))}
    table = started(game, fields, sitters, secret=secret_of(seed))
    viewer, throws = Viewer(ADA, language), throws_for(game, sitters, seed)
    yield to_builtins(rendering.welcome(table, viewer))
    while (seat := table.deciding_seat()) is not None:
        change = table.apply(Played(seat, choose(table, throws)))
        yield to_builtins(rendering.update(table, change, viewer))


def bursts(messages: Iterator[Any]) -> Iterator[list[Any]]:
    """Yield the messages up to each decision of the viewer, since bots play very fast."""
    burst = []
    for message in messages:
        burst.append(message)
        if any(view["legal"] for view in message["views"]):
            yield burst
            burst = []
    if burst:
        yield burst
