"""Games as somebody at a table is told them: every message, made by the server's own code."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins

from lifeboat.core.fate import secret_of
from lifeboat.table.entries import Played
from lifeboat.table.wire import rendering
from lifeboat.table.wire.gate import Viewer
from tests.contract.playing import throws_for
from tests.table.tables import Sitter, legal_action, started

ADA = 1
"""The person who looks."""


def told_game(game: str, sitters: list[Sitter], seed: str, language: str = "en") -> Iterator[Any]:
    """The welcome at the start of a random game, then the update of every step."""
    fields = {"players": str(len(sitters))}
    table = started(game, fields, sitters, secret=secret_of(seed))
    viewer, throws = Viewer(ADA, language), throws_for(game, sitters, seed)
    yield to_builtins(rendering.welcome(table, viewer))
    while (seat := table.deciding_seat()) is not None:
        change = table.apply(Played(seat, legal_action(table, throws)))
        yield to_builtins(rendering.update(table, change, viewer))


def bursts(messages: Iterator[Any]) -> Iterator[list[Any]]:
    """The messages up to each decision of the person who looks: bots are faster than any eye."""
    burst = []
    for message in messages:
        burst.append(message)
        if any(view["legal"] for view in message["views"]):
            yield burst
            burst = []
    if burst:
        yield burst
