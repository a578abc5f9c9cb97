"""A study on a real Dask cluster of two workers."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.lab.studies import played, study

Process = subprocess.Popen[str]
DASK = [sys.executable, "-m", "dask"]
LOCAL = ["--host", "127.0.0.1", "--no-dashboard"]


class Cluster(NamedTuple):
    """A scheduler with two workers, all on this machine."""

    address: str
    scheduler: Process
    workers: list[Process]


@contextmanager
def started(*words: str, until: str) -> Iterator[tuple[Process, str]]:
    """Run a process for the duration of the block; yield it and the line that says it is up."""
    process = subprocess.Popen([*DASK, *words, *LOCAL], stderr=subprocess.PIPE, text=True)
    assert process.stderr is not None
    try:
        for line in process.stderr:
            if until in line:
                yield process, line
                return
        raise AssertionError(f"dask {words} did not start")
    finally:
        process.kill()
        process.communicate()


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    with ExitStack() as stack:
        beginning = started("scheduler", "--port", "0", until="Scheduler at:")
        scheduler, line = stack.enter_context(beginning)
        address = line.split()[-1]
        words = ["worker", address, "--nthreads", "1", "--no-nanny"]
        workers = [
            stack.enter_context(started(*words, until="Registered to:"))[0] for _ in range(2)
        ]
        yield Cluster(address, scheduler, workers)


def begun(address: str, out: Path, deals: str) -> Process:
    """Start a study on a cluster and return its process."""
    words = ["tournament", "septentrick", "--player", "random", "--player", "captain"]
    words += ["--players", "3", "--playouts", "4", "--deals", deals, "--seed", "x", "--lang", "en"]
    command = [sys.executable, "-m", "lifeboat", *words, "--out", str(out), "--cluster", address]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_for_rows(process: Process, out: Path) -> None:
    while not out.exists():
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)


def test_a_cluster_comes_to_the_same_file_even_if_a_worker_dies(
    cluster: Cluster, tmp_path: Path
) -> None:
    out, here = tmp_path / "cluster.parquet", tmp_path / "here.parquet"
    process = begun(cluster.address, out, "5")
    wait_for_rows(process, out)
    cluster.workers[0].kill()
    said = process.communicate()[1]
    assert process.returncode == 0, said
    captains = study(players=("random", "captain"), setup={"players": "3"}, playouts="4", deals="5")
    played(captains, here)
    assert out.read_bytes() == here.read_bytes()


def test_a_cluster_that_goes_away_is_named_and_its_rows_are_kept(
    cluster: Cluster, tmp_path: Path
) -> None:
    out = tmp_path / "cluster.parquet"
    process = begun(cluster.address, out, "50000")
    wait_for_rows(process, out)
    cluster.scheduler.kill()
    said = process.communicate()[1]
    assert process.returncode == 1
    assert " ".join(said.split()).endswith("[lab-workers]")
    assert "Traceback" not in said
    assert out.exists()


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://x"])
def test_an_address_where_nobody_answers_is_refused_by_name(address: str) -> None:
    words = ["simulate", "septentrick", "--player", "random", "--cluster", address]
    command = [sys.executable, "-m", "lifeboat", *words, "--lang", "en"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert " ".join(done.stderr.split()).endswith("[lab-cluster]")
