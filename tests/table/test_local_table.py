"""A table within one program, without a server."""

from __future__ import annotations

import os
import subprocess
import sys
from base64 import b64encode
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from lifeboat.core.errors import LifeboatError
from lifeboat.core.games import State
from lifeboat.players import Advice, Budget
from lifeboat.table import bots as table_bots
from lifeboat.table import entries
from lifeboat.table.bots import BotQuestion, HintQuestion, LocalBots
from lifeboat.table.commands import (
    Claim,
    NewToken,
    Play,
    Rematch,
    Remove,
    Resign,
    Say,
    SeatBot,
    Sit,
    Start,
)
from lifeboat.table.entries import Entry
from lifeboat.table.local import LocalTable, seeded_header
from lifeboat.table.log import FileLog, Log, MemoryLog
from lifeboat.table.session import encoded
from lifeboat.table.table import Table
from lifeboat.table.wire.gate import Viewer
from lifeboat.table.wire.rendering import update

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_without_server.py"
LONGEST = 60
"""Seconds after which a program that is still running counts as hanging."""
NOT_NEEDED = ("alembic", "asyncio", "multiprocessing", "sqlalchemy", "starlette", "uvicorn")


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python in a separate process."""
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, check=False, timeout=LONGEST
    )


class Ear:
    """A listener that remembers every message."""

    def __init__(self, local: LocalTable, person: int) -> None:
        self.raw: list[bytes] = []
        self.viewer = Viewer(person, "en")
        self.stop = local.listen(self.viewer, self.raw.append)

    def last(self) -> Any:
        return json.decode(self.raw[-1])

    def kinds(self) -> list[str]:
        return [message.get("what", message["kind"]) for message in map(json.decode, self.raw)]


def bots(playouts: int = 10) -> LocalBots:
    return LocalBots(playouts, seed=lambda: "iceberg")


def playing(game: str, log: Log | None = None, seed: str = "iceberg", **setup: str) -> LocalTable:
    """Return a table at which one person plays with bots."""
    local = LocalTable(seeded_header(game, seed, **setup), log, bots())
    local.join("Ada")
    local.command(1, Sit(0))
    for seat in range(1, len(local.table.seats)):
        local.command(1, SeatBot(seat, "random"))
    local.command(1, Start())
    return local


def step(local: LocalTable) -> None:
    """Let the person take the first choice."""
    state = local.table.state()
    assert state is not None
    local.command(1, Play(local.table.rules.action_text(state.legal()[0]), local.table.last_entry))


def play_out(local: LocalTable) -> None:
    while not local.table.is_over():
        step(local)


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_bots_play_until_a_person_has_to_decide(game: str) -> None:
    local = playing(game, players="3")
    while not local.table.is_over():
        assert local.table.deciding_seat() == 0
        step(local)
    assert local.table.outcome() is not None
    assert {"", "random"} == set(local.table.bot_steps)


def test_everyone_is_told_every_entry_as_their_own_seat_sees_it() -> None:
    local = playing("septentrick", players="3")
    ada, spectator = Ear(local, 1), Ear(local, 0)
    assert ada.kinds() == spectator.kinds() == ["welcome"]
    assert ada.last()["views"][0]["hand"]
    assert not spectator.last()["views"][0]["hand"]
    before, told = local.table.copy(), len(local.session.entries)
    step(local)
    for ear in (ada, spectator):
        assert ear.raw[1:] == retold(before, local.session.entries[told:], ear.viewer)
    assert ada.kinds()[1] == "played"


def retold(before: Table, log: Sequence[Entry], viewer: Viewer) -> list[bytes]:
    """Return what a viewer has to be told about these entries, one after the other."""
    table = before.copy()
    return [encoded(update(table, table.apply(entry), viewer)) for entry in log]


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_nobody_is_told_the_seed_or_the_secret_before_the_end(game: str) -> None:
    local = playing(game, players="3", seed="a-seed-of-its-own")
    ears = [Ear(local, 1), Ear(local, 0)]
    play_out(local)
    secret = local.table.header.secret
    for ear in ears:
        *before, end = ear.raw
        assert b"a-seed-of-its-own" in end
        for message in before:
            assert b"a-seed-of-its-own" not in message
            assert secret.hex().encode() not in message
            assert b64encode(secret) not in message


def test_anyone_who_leaves_is_told_so_and_then_nothing_more() -> None:
    local = playing("titanic", players="3")
    bea = local.join("Bea")
    ada, ear = Ear(local, 1), Ear(local, bea)
    local.leave(bea)
    step(local)
    assert ear.kinds() == ["welcome", "left"]
    assert len(ada.kinds()) > 2
    with pytest.raises(LifeboatError, match="not-at-table"):
        Ear(local, bea)


def test_anyone_who_is_removed_no_longer_hears_their_own_hand() -> None:
    local = LocalTable(seeded_header("septentrick", "iceberg", players="3"), bots=bots())
    for name in ("Ada", "Bea", "Cleo"):
        local.join(name)
    for seat in range(3):
        local.command(seat + 1, Sit(seat))
    local.command(1, Start())
    bea, cleo = Ear(local, 2), Ear(local, 3)
    local.command(1, Remove(2))
    assert bea.kinds()[:2] == ["welcome", "removed"]
    assert cleo.kinds()[:2] == ["welcome", "removed"]
    told = len(cleo.raw)
    local.stand_in(0)
    assert len(bea.raw) == 2
    assert len(cleo.raw) > told


def test_a_listener_can_stop_listening() -> None:
    local = playing("titanic", players="1")
    ada, other = Ear(local, 1), Ear(local, 1)
    ada.stop()
    step(local)
    ada.stop()
    assert ada.kinds() == ["welcome"]
    assert other.kinds() == ["welcome", "played"]


def test_a_listener_who_stops_while_others_are_told_hears_nothing_more() -> None:
    local = playing("titanic", players="1")
    ears: list[Ear] = []

    def hear(message: bytes) -> None:
        for ear in ears:
            ear.stop()

    local.listen(Viewer(1), hear)
    ears.append(Ear(local, 1))
    step(local)
    assert ears[0].kinds() == ["welcome"]


class FullDisk(MemoryLog):
    """A log that can't store anything once it is full."""

    is_full = False

    def append(self, entries: Sequence[Entry]) -> None:
        if self.is_full:
            raise OSError("no space left")
        super().append(entries)


def test_nothing_is_told_that_is_not_stored_and_then_everything_is_refused() -> None:
    log = FullDisk()
    local = playing("titanic", log, players="1")
    ada, stored = Ear(local, 1), log.entries()
    log.is_full = True
    with pytest.raises(OSError, match="space"):
        step(local)
    assert ada.kinds() == ["welcome"]
    log.is_full = False
    number = local.table.last_entry
    for wish in (
        lambda: local.command(1, Resign()),
        lambda: local.command(1, Play("nonsense", 0)),
        lambda: local.join("Bea"),
        lambda: local.leave(1),
        lambda: local.stand_in(0),
        lambda: local.hint(1, 0, "en"),
        lambda: Ear(local, 0),
    ):
        with pytest.raises(LifeboatError, match="table-broken"):
            wish()
    assert log.entries() == stored
    assert local.table.last_entry == number
    assert ada.kinds() == ["welcome"]
    again = LocalTable(local.table.header, log, bots())
    assert again.table.last_entry == number - 1
    step(again)


def test_each_entry_is_stored_before_anybody_hears_of_it() -> None:
    log = MemoryLog()
    local = playing("septentrick", log, players="3")
    stored: list[int] = []

    def hear(message: bytes) -> None:
        told = json.decode(message)
        assert told["table"]["number"] <= len(log.entries())
        stored.append(told["table"]["number"])

    local.listen(Viewer(1), hear)
    step(local)
    assert stored == list(range(stored[0], len(log.entries()) + 1))


def test_a_listener_can_give_a_command_and_all_hear_everything_in_order() -> None:
    """One of the listeners plays the game to its end from what it hears."""
    local = playing("titanic", players="2")

    def hear(message: bytes) -> None:
        now = json.decode(message)
        choices = [choice for view in now["views"] for choice in view["legal"]]
        if now["kind"] == "update" and choices and now["number"] == local.table.last_entry:
            number = local.command(1, Play(choices[0]["action"], now["number"]))
            assert number == local.table.last_entry > now["number"]

    first = Ear(local, 1)
    local.listen(Viewer(1), hear)
    last = Ear(local, 1)
    step(local)
    assert local.table.is_over()
    assert first.raw == last.raw
    numbers = [message["table"]["number"] for message in map(json.decode, last.raw)]
    assert numbers == list(range(numbers[0], local.table.last_entry + 1))


def test_a_listener_can_let_others_listen() -> None:
    local = playing("titanic", players="1")
    later: list[Ear] = []

    def hear(message: bytes) -> None:
        if json.decode(message)["kind"] == "update" and not later:
            later.append(Ear(local, 0))
            step(local)

    local.listen(Viewer(1), hear)
    ada = Ear(local, 1)
    step(local)
    assert later[0].kinds() == ["welcome", "played"]
    assert ada.kinds() == ["welcome", "played", "played"]
    assert later[0].last()["number"] == ada.last()["number"] == local.table.last_entry


def test_what_is_against_the_law_is_refused_and_nothing_is_told() -> None:
    local = playing("septentrick", players="3")
    ada, number = Ear(local, 1), local.table.last_entry
    with pytest.raises(LifeboatError, match="silence"):
        local.command(1, Say("Take my ring!"))
    for command in (Rematch(), NewToken()):
        with pytest.raises(LifeboatError, match="server-only"):
            local.command(1, command)  # type: ignore[arg-type]
    assert local.table.last_entry == number
    assert ada.kinds() == ["welcome"]


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_a_table_goes_on_from_its_file(game: str, tmp_path: Path) -> None:
    log = FileLog(tmp_path / "table.log", game)
    local = playing(game, log, players="3")
    step(local)
    again = LocalTable(local.table.header, log, bots())
    assert again.table.state() == local.table.state()
    assert list(log.entries()) == local.session.entries
    play_out(again)
    assert again.table.record().actions[: len(local.table.record().actions)] == (
        local.table.record().actions
    )


def test_an_empty_log_is_used_as_any_other() -> None:
    class Empty(MemoryLog):
        def __len__(self) -> int:
            return 0

    log = Empty()
    playing("titanic", log)
    assert log.entries()


def test_a_partly_written_line_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "table.log"
    log = FileLog(path, "titanic")
    local = playing("titanic", log, players="1")
    step(local)
    whole = path.read_bytes()
    *_, last = whole.splitlines(keepends=True)
    for missing in range(1, len(last)):
        path.write_bytes(whole[:-missing])
        assert list(log.entries()) == local.session.entries[:-1]
    log.append(local.session.entries[-1:])
    assert path.read_bytes() == whole
    path.write_bytes(b'{"kind":"joi')
    assert list(log.entries()) == []
    path.write_bytes(b"nonsense\n" + whole)
    with pytest.raises(ValueError, match="malformed"):
        list(log.entries())


def test_entries_are_on_the_disk_before_anybody_hears_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, synced = tmp_path / "table.log", []
    monkeypatch.setattr(os, "fsync", lambda file: synced.append(path.stat().st_size))
    FileLog(path, "titanic").append([entries.Joined(1, "Ada")])
    assert synced == [path.stat().st_size]


def test_a_command_that_leads_to_nothing_stores_nothing() -> None:
    log = FullDisk()
    local = playing("titanic", log, players="1")
    log.is_full = True
    number = local.table.last_entry
    assert local.command(1, Claim()) == number


def test_a_log_in_memory_has_what_happened() -> None:
    log = MemoryLog()
    local = playing("titanic", log)
    play_out(local)
    assert log.entries() == local.session.entries


def test_a_hint_is_given_and_counted() -> None:
    local = playing("titanic", players="2")
    ada = Ear(local, 1)
    hint = local.hint(1, 0, "en")
    assert hint.left == local.table.header.hints - 1
    assert hint.options[0].words
    assert ada.kinds() == ["welcome", "hinted"]
    with pytest.raises(LifeboatError, match="not-your-turn"):
        local.hint(1, 1, "en")


def test_anyone_who_asks_for_a_hint_is_back_before_it_is_thought_of() -> None:
    local = LocalTable(seeded_header("titanic", "iceberg", players="2"), bots=bots())
    local.join("Ada")
    for seat in range(2):
        local.command(1, Sit(seat))
    local.command(1, Start())
    deciding = local.table.deciding_seat()
    assert deciding is not None
    other = 1 - deciding
    local.stand_in(other)
    ear, at_first = Ear(local, 0), list[str]()

    class Watching(LocalBots):
        def advise(self, question: HintQuestion) -> Advice:
            at_first.extend(ear.kinds())
            local.stand_in(other)
            return super().advise(question)

    local.bots = Watching(10, seed=lambda: "iceberg")
    local.hint(1, deciding, "en")
    assert at_first == ["welcome", "claimed-back"]
    assert ear.kinds()[2:] == ["taken-over", "claimed-back", "hinted"]


def test_a_bot_stands_in_until_the_person_is_back() -> None:
    class Thoughtful(LocalBots):
        def choose(self, question: BotQuestion) -> tuple[int, str]:
            steps.append(question.seat)
            return super().choose(question)

        def advise(self, question: HintQuestion) -> Advice:
            raise AssertionError("nobody asked")

    steps: list[int] = []
    local = playing("titanic", players="1")
    local.bots = Thoughtful(10, seed=lambda: "iceberg")
    local.stand_in(0)
    assert set(steps) == {0}
    assert local.table.is_over()


@pytest.mark.parametrize(
    ("player", "broken", "decider"),
    [
        ("gone", [], "steady"),
        ("captain", ["captain"], "steady"),
        ("gone", ["steady"], "random"),
        ("steady", ["steady"], "random"),
    ],
)
@pytest.mark.parametrize("how", ["crash", "cheat"])
def test_another_bot_decides_for_one_whose_package_is_gone_or_that_fails(
    player: str, broken: list[str], decider: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = table_bots.chosen

    def chosen(game: str, state: State, seat: int, player: str, seed: str, budget: Budget) -> int:
        if player not in broken:
            return choose(game, state, seat, player, seed, budget)
        if how == "crash":
            raise ZeroDivisionError
        return -1

    monkeypatch.setattr(table_bots, "chosen", chosen)
    header = seeded_header("titanic", "iceberg", players="1")
    log = MemoryLog([entries.Joined(1, "Ada"), entries.BotSat(0, player), entries.Started()])
    local = LocalTable(header, log, bots())
    assert local.table.is_over()
    assert set(local.table.bot_steps) == {decider}


def test_people_can_leave_and_the_last_one_ends_the_game() -> None:
    local = playing("titanic", players="2")
    bea = local.join("Bea")
    local.leave(bea)
    assert local.table.has_left(bea)
    local.leave(1)
    assert local.table.is_over()


def test_a_table_needs_no_web_no_database_and_no_processes() -> None:
    program = f"""
import sys
for name in {NOT_NEEDED}:
    sys.modules[name] = None
import pkgutil, importlib, lifeboat.table
for module in pkgutil.walk_packages(lifeboat.table.__path__, "lifeboat.table."):
    importlib.import_module(module.name)
from lifeboat.table.local import LocalTable, seeded_header
from lifeboat.table.commands import SeatBot, Start
local = LocalTable(seeded_header("titanic", "iceberg"))
local.join("Ada")
local.command(1, SeatBot(0, "steady"))
local.command(1, Start())
print(local.table.status())
"""
    done = run("-c", program)
    assert done.stdout == "over\n", done.stderr


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_the_example_plays_a_whole_game(game: str) -> None:
    done = run(str(EXAMPLE), "--watch", "--game", game)
    assert done.returncode == 0, done.stderr
    assert "Ada: The game is over." in done.stdout
    assert "a spectator: The game is over." in done.stdout
    assert len(EXAMPLE.read_text("utf-8").splitlines()) < 80


def test_the_example_asks_a_person() -> None:
    done = run(str(EXAMPLE), "--game", "titanic", typed="what?\n99\n" + "0\n" * 500)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("One of the numbers, please.") == 2
    assert "Ada: The game is over." in done.stdout
