"""A real PostgreSQL server, started for the tests in a temporary folder and stopped afterwards."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
import pytest

DEBIAN = Path("/usr/lib/postgresql")
UNPRIVILEGED = "postgres"

on_postgresql = pytest.mark.parametrize("database", ["postgresql"], indirect=True)
"""The mark of a test that only makes sense on PostgreSQL."""


def programs() -> Path | None:
    """Return the folder of PostgreSQL's own programs, or None if it isn't installed."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


class Postgres:
    """A separate PostgreSQL server, reached through a socket in its folder.

    Without `fsync`, committed data survives a crash of the server, though not of the machine. That
    is enough for most tests.
    """

    def __init__(self, bin_folder: Path, fsync: bool = False) -> None:
        self.bin = bin_folder
        self.fsync = "on" if fsync else "off"
        self.folder = Path(tempfile.mkdtemp(prefix="lifeboat-pg-"))
        self.data = self.folder / "data"
        self.names = count(1)
        # PostgreSQL refuses to run as root.
        self.who: dict[str, Any] = {}
        if os.geteuid() == 0:
            self.who = {"user": UNPRIVILEGED, "group": UNPRIVILEGED, "extra_groups": []}
            shutil.chown(self.folder, UNPRIVILEGED, UNPRIVILEGED)
        self._run("initdb", "-D", self.data, "-A", "trust", "-U", "lifeboat", "-E", "UTF8", "-N")

    def _run(self, program: str, *words: str | Path) -> None:
        log = self.folder / f"{program}.out"
        with log.open("wb") as out:
            subprocess.run(
                [self.bin / program, *words],
                check=True,
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                timeout=60,
                **self.who,
            )

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = f"-k {self.folder} -c listen_addresses= -c fsync={self.fsync}"
        self._run("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-o", options, "start")

    def stop(self, mode: str = "fast") -> None:
        """Stop the server; the mode ``immediate`` is like a crash."""
        self._run("pg_ctl", "-D", self.data, "-m", mode, "stop")

    def url(self, **settings: str) -> str:
        """Return the address of the server's only database, with these settings for the
        connection.
        """
        options = "%20".join(f"-c{name}%3D{value}" for name, value in settings.items())
        return f"postgresql://lifeboat@/postgres?host={self.folder}&options={options}"

    def new_database(self, **settings: str) -> str:
        """Return the address of a new schema: a whole database would take 300 files."""
        name = f"place{next(self.names)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE SCHEMA {name}".encode())
        return self.url(search_path=name, **settings)

    def remove(self) -> None:
        """Delete the server's folder."""
        shutil.rmtree(self.folder)


@contextmanager
def own_postgres(fsync: bool = False) -> Iterator[Postgres]:
    """Yield a PostgreSQL server that is started for this test, and removed afterwards."""
    bin_folder = programs()
    assert bin_folder is not None
    postgres = Postgres(bin_folder, fsync)
    try:
        postgres.start()
        try:
            yield postgres
        finally:
            postgres.stop("immediate")
    finally:
        postgres.remove()
