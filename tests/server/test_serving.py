"""A real server process: it says where it listens, serves real clients, and ends quietly."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Self
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from lifeboat.core.records import read_record
from lifeboat.server.listening import (
    ServingError,
    address_text,
    host_to_open,
    listening_socket,
)
from tests.server.asking import SOLO, bearer


class Process:
    """A server in a separate process, with tables in memory."""

    def __init__(self, *command: str, **variables: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", *(command or ["tests.server.fake_serving"])],
            env=os.environ | variables,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.logged = ""
        self.said = self.process.stdout.readline()
        self.address = re.findall(r"http://[\d.]+:\d+", self.said)[0]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end(signal.SIGKILL)

    def set_up(self) -> tuple[str, str]:
        made = httpx.post(f"{self.address}/api/tables", json=SOLO).json()
        return made["table"], made["token"]

    @contextmanager
    def live(self, table: str, token: str) -> Iterator[ClientConnection]:
        address = self.address.replace("http", "ws")
        with connect(f"{address}/api/tables/{table}/socket", proxy=None) as client:
            client.send(json.dumps({"kind": "hello", "token": token}))
            yield client

    def end(self, number: int) -> tuple[int, str]:
        """Send a signal; return the exit status of the process and what it logged."""
        if self.process.returncode is None:
            self.process.send_signal(number)
            _, self.logged = self.process.communicate()
        return self.process.returncode, self.logged


@pytest.fixture
def process() -> Iterator[Process]:
    with Process() as process:
        yield process


def read(client: ClientConnection) -> Any:
    return json.loads(client.recv())


def ask(client: ClientConnection, **command: Any) -> Any:
    """Give a command and return its answer, skipping other messages."""
    client.send(json.dumps({"id": 1, "command": command}))
    while (answer := read(client))["kind"] not in ("done", "refused"):
        pass
    return answer


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_told_to_stop_says_goodbye_and_ends_without_failure(
    process: Process, number: int
) -> None:
    table, token = process.set_up()
    with process.live(table, token) as client:
        assert read(client)["kind"] == "welcome"
        code, logged = process.end(number)
        assert read(client) == {"kind": "goodbye", "reason": "stopping"}
        with pytest.raises(ConnectionClosed):
            client.recv()
    assert code == 0
    messages = [json.loads(line)["message"] for line in logged.splitlines()]
    assert messages == ["listening", "request", "stopping", "stopped"]


def test_a_request_that_waits_when_the_server_stops_leaves_no_failure_in_the_log(
    tmp_path: Path,
) -> None:
    command = ["lifeboat", "serve", "--port", "0", "--database", str(tmp_path / "boat.db")]
    with Process(*command) as process:
        table, token = process.set_up()
        waiting = HTTPConnection(urlsplit(process.address).netloc)
        path = f"/api/tables/{table}/events?since=3&wait=20"
        waiting.request("GET", path, headers=bearer(token))
        assert httpx.get(f"{process.address}/healthz").is_success  # what came before has arrived
        _, logged = process.end(signal.SIGTERM)
        assert json.loads(waiting.getresponse().read()) == {"messages": []}
        waiting.close()
    assert "Task exception" not in logged
    assert {json.loads(line)["level"] for line in logged.splitlines()} == {"info"}


def test_a_whole_exchange_over_real_connections_logs_no_token(process: Process) -> None:
    table, token = process.set_up()
    with process.live(table, token) as client:
        read(client)
        client.send(json.dumps({"id": 1, "command": {"kind": "say", "text": "Ice ahead"}}))
        assert {read(client)["kind"], read(client)["kind"]} == {"done", "update"}
        events = httpx.get(
            f"{process.address}/api/tables/{table}/events?since=3", headers=bearer(token)
        )
        assert [update["what"] for update in events.json()["messages"]] == ["said"]
        assert "server" not in events.headers
    _, logged = process.end(signal.SIGTERM)
    assert token not in logged
    assert "Ice ahead" not in logged


def test_a_message_that_is_too_long_ends_only_its_own_connection(process: Process) -> None:
    table, token = process.set_up()
    with process.live(table, token) as good, process.live(table, token) as bad:
        read(good)
        read(bad)
        bad.send("x" * 65_537)
        with pytest.raises(ConnectionClosed) as closed:
            bad.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        good.send(json.dumps({"id": 1, "command": {"kind": "claim"}}))
        assert read(good)["kind"] == "done"


def test_a_body_that_is_too_long_is_refused_before_all_of_it_is_sent(process: Process) -> None:
    parts = urlsplit(process.address)
    with socket.create_connection((parts.hostname, parts.port)) as client:
        head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000\r\n\r\n"
        client.sendall(head.encode() + b" " * 70_000)
        assert client.recv(12) == b"HTTP/1.1 413"


def test_the_command_serves_a_game_that_goes_on_after_a_crash(tmp_path: Path) -> None:
    command = ["lifeboat", "serve", "--port", "0", "--database", str(tmp_path / "boat.db")]
    with Process(*command, "--lang", "de") as first:
        assert "läuft unter" in first.said
        table, token = first.set_up()
        with first.live(table, token) as client:
            action = read(client)["views"][0]["legal"][0]["action"]
            done = ask(client, kind="play", action=action, version=3)
            assert (done["kind"], done["number"]) == ("done", 4)
            first.end(signal.SIGKILL)
    with Process(*command) as second:
        with second.live(table, token) as client:
            assert read(client)["table"]["number"] == 4
            assert ask(client, kind="resign")["kind"] == "done"
        record = httpx.get(f"{second.address}/api/tables/{table}/record").text
        assert read_record(record).actions == [action]
        code, logged = second.end(signal.SIGTERM)
    assert code == 0
    assert token not in logged


def test_the_page_is_opened_for_those_who_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    monkeypatch.setenv("BROWSER", str(browser))
    command = ["lifeboat", "serve", "--port", "0", "--database", str(tmp_path / "boat.db")]
    with Process(*command) as process:
        assert process.end(signal.SIGTERM)[0] == 0
    assert not opened.exists()
    with Process(*command, "--open") as process:
        while not opened.exists():
            time.sleep(0.05)
        assert process.end(signal.SIGTERM)[0] == 0
    assert opened.read_text().strip() == process.address


def test_an_address_that_is_taken_is_named() -> None:
    with listening_socket("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(ServingError, match="listen") as refused:
            listening_socket("127.0.0.1", port)
    assert refused.value.tried == f"http://127.0.0.1:{port}"


def test_an_address_is_written_as_a_browser_wants_it() -> None:
    assert address_text("127.0.0.1", 1912) == "http://127.0.0.1:1912"
    assert address_text("::1", 1912) == "http://[::1]:1912"


def test_a_server_that_listens_everywhere_names_an_address_that_can_be_opened() -> None:
    with listening_socket("0.0.0.0", 0) as listener:
        host = host_to_open("0.0.0.0")
        assert host != "0.0.0.0"
        socket.create_connection((host, listener.getsockname()[1])).close()
    assert host_to_open("127.0.0.1") == "127.0.0.1"
    assert host_to_open("::") != "::"


def test_a_variable_that_is_not_a_setting_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIFEBOAT_ORIGIN", "https://example.org")
    command = ["lifeboat", "serve", "--port", "0", "--database", str(tmp_path / "boat.db")]
    with Process(*command) as process:
        assert "LIFEBOAT_ORIGIN isn’t a setting" in process.end(signal.SIGTERM)[1]
