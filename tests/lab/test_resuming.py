"""A study that was interrupted ends up with the same rows as one that wasn't."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from lifeboat.lab.errors import LabError
from lifeboat.lab.playing import Played
from lifeboat.lab.results import STUDY, Results
from lifeboat.lab.running import Backlog, run
from lifeboat.lab.study import Stretch, Study
from lifeboat.lab.workers import workers
from tests.lab.studies import played, rows_of, study

ENDLESS = "1000000"
"""More deals than any machine plays before it is interrupted."""


def command(out: Path, deals: str) -> list[str]:
    words = ["simulate", "septentrick", "--player", "steady", "--seed", "x", "--jobs", "2"]
    return [sys.executable, "-m", "lifeboat", *words, "--deals", deals, "--out", str(out)]


def interrupted(out: Path, number: int) -> tuple[int, str]:
    """Signal an endless study once it has saved rows; return its exit code and what it said."""
    process = subprocess.Popen(
        command(out, ENDLESS),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not out.exists():
        assert process.poll() is None, process.communicate()
        time.sleep(0.01)
    if number == signal.SIGINT:
        # Ctrl+C at a terminal reaches the workers too.
        os.killpg(process.pid, number)
    else:
        process.send_signal(number)
    said = process.communicate()[1]
    return process.returncode, said


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
def test_an_interrupted_study_goes_on_to_the_same_file(number: int, tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    code, said = interrupted(out, number)
    there = rows_of(out)
    assert 0 < len(there) < int(ENDLESS)
    if number == signal.SIGINT:
        assert code == 130
        assert str(out) in " ".join(said.split())
        assert "Traceback" not in said
    else:
        # The process might have died in the middle of saving.
        (tmp_path / ".results.parquet.part").write_bytes(out.read_bytes()[:300])
    deals = str(max(row["deal"] for row in there) + 5)
    wanted = study(players=("steady",), deals=deals)
    played(wanted, out)
    whole = tmp_path / "whole.parquet"
    played(wanted, whole)
    assert rows_of(out) == rows_of(whole)
    assert out.read_bytes() == whole.read_bytes()


def test_the_workers_end_with_the_process_that_started_them(tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    process = subprocess.Popen(command(out, ENDLESS), stderr=subprocess.DEVNULL)
    while not out.exists():
        time.sleep(0.01)
    found = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    if not found.exists():
        process.kill()
        process.wait()
        pytest.skip("this system does not say who started whom")
    children = [int(child) for child in found.read_text().split()]
    process.kill()
    process.wait()
    assert len(children) >= 2
    while any(Path(f"/proc/{child}").exists() for child in children):
        time.sleep(0.05)


def test_what_is_there_is_not_played_again(tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    played(study(deals="3"), out)
    more = Results(study(deals="5"), out)
    assert more.missing() == [Stretch(0, "random", 3, 5)]


def test_gaps_are_filled_and_nothing_else(tmp_path: Path) -> None:
    wanted = study(deals="6")
    rows = played(wanted).table().to_pylist()
    some = Results(wanted, None)
    some.add([rows[0], rows[3]])
    assert some.missing() == [Stretch(0, "random", 1, 3), Stretch(0, "random", 4, 6)]


@pytest.mark.parametrize(
    ("other", "differing"),
    [
        (study(seed="y"), "seed"),
        (study(playouts="7"), "playouts"),
        (study(seconds="1"), "playouts, seconds"),
        (study(deals="2"), "deals"),
        (study(players=("steady",)), "players"),
        (study(setup={"players": "3"}), "setups"),
        (study("titanic"), "game, setups"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_file_of_another_study_is_refused_by_what_differs(
    other: Study, differing: str, tmp_path: Path
) -> None:
    out = tmp_path / "results.parquet"
    played(study(), out)
    before = out.read_bytes()
    with pytest.raises(LabError) as caught:
        Results(other, out)
    assert (caught.value.code, caught.value.expected) == ("lab-study", differing)
    assert out.read_bytes() == before


def test_a_file_without_results_is_refused(tmp_path: Path) -> None:
    whole = tmp_path / "whole.parquet"
    played(study(), whole)
    for name, content in (
        ("text", b"Dear captain"),
        ("empty", b""),
        ("cut", whole.read_bytes()[:500]),
    ):
        file = tmp_path / name
        file.write_bytes(content)
        with pytest.raises(LabError, match="lab-file"):
            Results(study(), file)


@pytest.mark.parametrize("noted", [b'{"game": "septentrick"}', b"Dear captain", b'"\xff"'])
def test_a_file_whose_study_cannot_be_read_is_refused(noted: bytes, tmp_path: Path) -> None:
    out = tmp_path / "results.parquet"
    played(study(), out)
    table = pq.read_table(out).replace_schema_metadata({STUDY: noted})
    pq.write_table(table, out)
    with pytest.raises(LabError, match="lab-file"):
        Results(study(), out)


def test_the_number_of_jobs_changes_nothing(tmp_path: Path) -> None:
    wanted = study(
        players=("random", "captain"), setup={"players": "each"}, playouts="4", deals="2"
    )
    found = []
    for jobs in (1, 2):
        out = tmp_path / f"{jobs}.parquet"
        counted: list[int] = []
        with workers(jobs, None) as hired:
            assert run(wanted, Results(wanted, out), hired, counted.append)
        assert sum(counted) == wanted.games == 12
        found.append(out.read_bytes())
    here = tmp_path / "here.parquet"
    played(wanted, here)
    assert found == [here.read_bytes()] * 2


def test_all_entrants_come_in_turn_and_fast_ones_get_longer_stretches() -> None:
    wanted = study(players=("random", "steady"), deals="1000")
    backlog = Backlog(Results(wanted, None).missing())
    first = backlog.next()
    assert first == Stretch(0, "random", 0, 1)
    assert backlog.next() == Stretch(0, "steady", 0, 1)
    backlog.learn(Played(Stretch(0, "random", 0, 200), [], 2.0))
    assert backlog.next() == Stretch(0, "random", 1, 201)
    assert backlog.next() == Stretch(0, "steady", 1, 2)
