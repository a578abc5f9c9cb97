"""A server of several processes, which share a port and are kept running by their parent."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from select import select
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest

from lifeboat.server import listening
from lifeboat.server.listening import ServingError, SharedPort, listening_socket
from tests.server.asking import bearer
from tests.server.postgres import Postgres
from tests.server.test_serving import Process

TRIES = 200
"""How many connections are surely not all given to the same one of two processes."""


@pytest.fixture
def two() -> Iterator[Process]:
    """A server of two processes, each with its own tables in memory."""
    database = "postgresql://is.not.asked/"
    with Process(LIFEBOAT_PROCESSES="2", LIFEBOAT_DATABASE=database) as process:
        yield process


def lines(logged: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in logged.splitlines()]


def numbers_that_answer(process: Process) -> set[str]:
    """Return the numbers of the processes that answer on the port."""
    found: set[str] = set()
    for _ in range(TRIES):
        metrics = httpx.get(f"{process.address}/metrics").text
        found |= set(re.findall(r'process="(\d+)"', metrics))
        if len(found) == 2:
            break
    return found


def children_of(parent: int) -> list[int]:
    """Return the ids of the server processes that a parent has started."""
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text("ascii").split()
    return [int(one) for one in found if "spawn_main" in Path(f"/proc/{one}/cmdline").read_text()]


def test_several_processes_answer_on_one_port_and_stop_together(two: Process) -> None:
    assert numbers_that_answer(two) == {"1", "2"}
    code, logged = two.end(signal.SIGTERM)
    assert code == 0
    for process in (1, 2):
        said = [line["message"] for line in lines(logged) if line["process"] == process]
        assert [word for word in said if word != "request"] == ["listening", "stopping", "stopped"]


def test_ctrl_c_in_a_terminal_stops_all_processes_quietly(two: Process) -> None:
    for child in children_of(two.process.pid):
        os.kill(child, signal.SIGINT)  # as a terminal would, which sends it to all of them
    code, logged = two.end(signal.SIGINT)
    assert code == 0
    assert {line["level"] for line in lines(logged)} == {"info"}


def test_a_process_that_is_killed_is_replaced_while_the_other_goes_on(two: Process) -> None:
    first, _ = children_of(two.process.pid)
    os.kill(first, signal.SIGKILL)
    assert two.process.stderr is not None
    logged = (json.loads(line) for line in two.process.stderr)
    died = next(line for line in logged if line["message"] == "process ended")
    assert (died["level"], died["status"]) == ("error", -signal.SIGKILL)
    assert httpx.get(f"{two.address}/metrics").is_success
    back = next(line for line in logged if line["message"] == "listening")
    assert back["process"] == died["process"]
    assert numbers_that_answer(two) == {"1", "2"}


def test_no_process_outlives_a_parent_that_is_killed(two: Process) -> None:
    code, logged = two.end(signal.SIGKILL)  # reads the log until the last of them has closed it
    assert code == -signal.SIGKILL
    assert [line["message"] for line in lines(logged)].count("stopped") == 2
    listening_socket("127.0.0.1", urlsplit(two.address).port or 0).close()


def test_a_database_that_cannot_be_opened_is_reported_once_and_ends_the_command(
    tmp_path: Path,
) -> None:
    database = f"postgresql://ada:iceberg@/x?host={tmp_path}"
    command = ["serve", "--port", "0", "--processes", "2", "--database", database]
    ended = subprocess.run(
        [sys.executable, "-m", "lifeboat", *command], check=False, capture_output=True, text=True
    )
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr.count("The database can’t be opened") == 1
    assert "Traceback" not in ended.stderr


def test_a_table_set_up_in_one_process_is_there_in_the_other(postgres: Postgres) -> None:
    command = ["serve", "--port", "0", "--processes", "2", "--database", postgres.new_database()]
    with Process("lifeboat", *command) as process:
        table, token = process.set_up()
        for _ in range(20):
            address = f"{process.address}/api/tables/{table}/events?since=0"
            answer = httpx.get(address, headers=bearer(token), timeout=60)
            assert [update["number"] for update in answer.json()["messages"]] == [1, 2, 3]
        code, logged = process.end(signal.SIGTERM)
    assert code == 0
    assert {line["level"] for line in lines(logged)} == {"info"}


@pytest.mark.parametrize("spreads", [listening.SPREADS, False])
def test_connections_to_a_shared_port_reach_the_processes(
    monkeypatch: pytest.MonkeyPatch, spreads: bool
) -> None:
    monkeypatch.setattr(listening, "SPREADS", spreads)
    with SharedPort("127.0.0.1", 0) as port, port.socket() as first, port.socket() as second:
        first.listen()
        second.listen()
        for _ in range(TRIES):
            with socket.create_connection((port.host, port.port)):
                ready, _, _ = select([first, second], [], [])
                assert ready == [first, second] or (spreads and len(ready) == 1)
                ready[0].accept()[0].close()


def test_a_shared_port_is_not_shared_with_other_servers() -> None:
    with SharedPort("127.0.0.1", 0) as port, port.socket() as listener:
        listener.listen()
        with pytest.raises(ServingError, match="the port is taken"):
            listening_socket(port.host, port.port)
        with pytest.raises(ServingError, match="the port is taken"):
            SharedPort(port.host, port.port)
