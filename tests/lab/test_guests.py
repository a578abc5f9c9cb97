"""A bot from another package takes part in a study like one of ours, wherever it is played."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

import lifeboat
from tests.lab.studies import played, rows_of, study
from tests.lab.test_cluster import started
from tests.players.guests import LOOKOUT, installed
from tests.terminal.conftest import Run, run

__all__ = ["run"]
TOURNAMENT = ("tournament", "titanic", "--player", "random", "--player", "lookout", "--deals", "3")


@pytest.fixture
def lookout(tmp_path: Path) -> Iterator[None]:
    with installed(tmp_path, "crows_nest", LOOKOUT, "lookout = crows_nest:Lookout"):
        yield


@pytest.mark.usefixtures("lookout")
def test_a_guest_plays_in_the_processes_of_a_study(run: Run, tmp_path: Path) -> None:
    result = run(*TOURNAMENT, "--jobs", "2", "--out", "r.parquet")
    assert result.exit_code == 0, result.stderr
    assert "lookout" in result.stdout
    rows = rows_of(tmp_path / "r.parquet")
    assert [row["player"] for row in rows] == ["random"] * 3 + ["lookout"] * 3


@pytest.mark.usefixtures("lookout")
def test_a_guest_plays_on_a_cluster_whose_workers_have_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = Path(lifeboat.__file__).parents[1]
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path / 'site-crows_nest'}{os.pathsep}{source}")
    with started("scheduler", "--port", "0", until="Scheduler at:") as (_, line):
        address = line.split()[-1]
        words = ("worker", address, "--nthreads", "1", "--no-nanny")
        with started(*words, until="Registered to:"):
            result = run(*TOURNAMENT, "--cluster", address, "--out", "r.parquet")
    assert result.exit_code == 0, result.stderr
    assert [row["player"] for row in rows_of(tmp_path / "r.parquet")].count("lookout") == 3


@pytest.mark.usefixtures("pairs")
def test_a_game_from_another_package_has_its_own_columns() -> None:
    rows = played(study("pairs")).table().to_pylist()
    assert [row["pairs"] for row in rows] == [row["score"] for row in rows]
    assert {row["pairs"] for row in rows} <= {0, 1, 2, 3}
