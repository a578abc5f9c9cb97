"""The course of a finished game: how it went, stretch by stretch, without its cards."""

from __future__ import annotations

from collections.abc import Iterator

from lifeboat.core.games import State, game_of
from lifeboat.core.records import Record, read_record
from lifeboat.table.wire.face import WIRE


def course_of(record: str) -> list[int]:
    """Return how well each stretch of a finished game went; see `Wire.course`.

    The record is given as text because this runs in another process.
    """
    game = read_record(record)
    return WIRE[game.game].course(_states(game))


def _states(record: Record) -> Iterator[State]:
    """Yield the state before the first action and after each one, always as the same object."""
    rules, state = game_of(record.game), record.begin()
    yield state
    for word in record.actions:
        state.advance(rules.read_action(word))
        yield state
