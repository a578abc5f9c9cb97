"""What the tests of the server share: a new database, of each kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, programs


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of our own."""
    bin_folder = programs()
    if bin_folder is None:
        pytest.skip("PostgreSQL is not installed here: initdb and pg_ctl were not found")
    server = Postgres(bin_folder)
    try:
        server.start()
        yield server
        server.stop("immediate")
    finally:
        server.remove()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database."""
    if request.param == "sqlite":
        return str(tmp_path / "lifeboat.db")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()
