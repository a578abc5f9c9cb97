"""Sample data for the tests of the store."""

from __future__ import annotations

from typing import Any

from msgspec import structs

from lifeboat.server.store.store import Store
from lifeboat.table.entries import Entry, Joined, Sat, Started
from lifeboat.table.past.results import Result, ResultSeat
from lifeboat.table.table import Header

SECRET = bytes(range(32))
HEADER = Header(
    "first", "titanic", {"players": "2", "layout": "expert"}, SECRET, 2, listed=True, created=100
)
BEGINNING: list[Entry] = [Joined(1, "Ada", "me-ada"), Sat(0, 1)]


def header(name: str, **changes: Any) -> Header:
    return structs.replace(HEADER, id=name, **changes)


def result(table: str, score: int, *seats: ResultSeat, **fields: Any) -> Result:
    complete: dict[str, Any] = {
        "game": "titanic",
        "deal": "deal",
        "players": 2,
        "won": score == 0,
        "reason": "all-safe",
        "finished": 500,
        "layout": "standard",
        "pages": 3,
        "seats": seats,
    }
    return Result(table=table, score=score, **(complete | fields))


async def finish(store: Store, result: Result) -> None:
    """Store a game that ended with this result."""
    await store.create(header(result.table), BEGINNING, {})
    await store.append(
        result.table, 3, [Started()], at=result.finished, status="over", result=result
    )


def log_of(loaded: tuple[Header, list[Entry]] | None) -> list[Entry]:
    """Return the entries of a table that was loaded, which must exist."""
    assert loaded is not None
    return loaded[1]
