"""A table that is played in one program, without a server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from lifeboat.core.errors import LifeboatError
from lifeboat.players import Advice
from lifeboat.table.bots import BotQuestion, HintQuestion, LocalBots
from lifeboat.table.commands import Play, Rematch, Say, SeatBot, Sit, Start
from lifeboat.table.host import Host, new_header
from lifeboat.table.log import FileLog, MemoryLog
from lifeboat.table.wire.gate import Viewer

EXAMPLE = Path(__file__).parents[2] / "examples" / "table_without_server.py"
NOT_NEEDED = ("alembic", "asyncio", "multiprocessing", "sqlalchemy", "starlette", "uvicorn")


def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)


class Ear:
    """Somebody who listens, and remembers every message."""

    def __init__(self, host: Host, person: int) -> None:
        self.raw: list[bytes] = []
        host.listen(Viewer(person, "en"), self.raw.append)

    def last(self) -> Any:
        return json.decode(self.raw[-1])

    def kinds(self) -> list[str]:
        return [message.get("what", message["kind"]) for message in map(json.decode, self.raw)]


def bots(playouts: int = 10) -> LocalBots:
    return LocalBots(playouts, seed=lambda: "iceberg")


def playing(game: str, log: Any = None, **setup: str) -> Host:
    """A table at which one person plays with bots."""
    host = Host(new_header(game, "iceberg", **setup), log, bots())
    host.join("Ada")
    host.command(1, Sit(0))
    for seat in range(1, len(host.table.seats)):
        host.command(1, SeatBot(seat, "random"))
    host.command(1, Start())
    return host


def step(host: Host) -> None:
    """The person takes the first choice."""
    state = host.table.state()
    assert state is not None
    host.command(1, Play(host.table.rules.action_text(state.legal()[0]), host.table.last_entry))


def play_out(host: Host) -> None:
    while not host.table.is_over():
        step(host)


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_bots_play_until_a_person_has_to_decide(game: str) -> None:
    host = playing(game, players="3")
    while not host.table.is_over():
        assert host.table.deciding_seat() == 0
        step(host)
    assert host.table.outcome() is not None
    assert {"", "random"} == set(host.table.bot_steps)


def test_everyone_is_told_every_entry_as_their_own_seat_sees_it() -> None:
    host = playing("septentrick", players="3")
    ada, spectator = Ear(host, 1), Ear(host, 0)
    assert ada.kinds() == spectator.kinds() == ["welcome"]
    assert ada.last()["views"][0]["hand"]
    assert not spectator.last()["views"][0]["hand"]
    step(host)
    assert ada.kinds() == spectator.kinds()
    assert ada.kinds()[1] == "played"
    assert ada.last()["number"] == host.table.last_entry


def test_what_is_against_the_law_is_refused_and_nothing_is_told() -> None:
    host = playing("septentrick", players="3")
    ada, number = Ear(host, 1), host.table.last_entry
    with pytest.raises(LifeboatError, match="silence"):
        host.command(1, Say("Take my ring!"))
    with pytest.raises(LifeboatError, match="rematch"):
        host.command(1, Rematch())
    assert host.table.last_entry == number
    assert ada.kinds() == ["welcome"]


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_a_table_goes_on_from_its_file(game: str, tmp_path: Path) -> None:
    log = FileLog(tmp_path / "table.log", game)
    host = playing(game, log, players="3")
    step(host)
    again = Host(host.table.header, log, bots())
    assert again.table.state() == host.table.state()
    assert list(log.entries()) == host.session.entries
    play_out(again)
    assert again.table.record().actions[: len(host.table.record().actions)] == (
        host.table.record().actions
    )


def test_a_log_in_memory_has_what_happened() -> None:
    log = MemoryLog()
    host = playing("titanic", log)
    play_out(host)
    assert log.entries() == host.session.entries


def test_a_hint_is_given_and_counted() -> None:
    host = playing("titanic", players="2")
    ada = Ear(host, 1)
    hint = host.hint(1, 0, "en")
    assert hint.left == host.table.header.hints - 1
    assert hint.options[0].words
    assert ada.kinds() == ["welcome", "hinted"]
    with pytest.raises(LifeboatError, match="not-your-turn"):
        host.hint(1, 1, "en")


def test_a_bot_stands_in_until_the_person_is_back() -> None:
    class Thoughtful(LocalBots):
        def choose(self, question: BotQuestion) -> tuple[int, str]:
            steps.append(question.seat)
            return super().choose(question)

        def advise(self, question: HintQuestion) -> Advice:
            raise AssertionError("nobody asked")

    steps: list[int] = []
    host = playing("titanic", players="1")
    host.bots = Thoughtful(10, seed=lambda: "iceberg")
    host.stand_in(0)
    assert set(steps) == {0}
    assert host.table.is_over()


def test_whoever_leaves_is_played_for() -> None:
    host = playing("titanic", players="2")
    bea = host.join("Bea")
    host.leave(bea)
    assert host.table.has_left(bea)
    host.leave(1)
    assert host.table.is_over()


def test_a_table_needs_no_web_no_database_and_no_processes() -> None:
    program = f"""
import sys
for name in {NOT_NEEDED}:
    sys.modules[name] = None
import pkgutil, importlib, lifeboat.table
for module in pkgutil.walk_packages(lifeboat.table.__path__, "lifeboat.table."):
    importlib.import_module(module.name)
from lifeboat.table.host import Host, new_header
from lifeboat.table.commands import SeatBot, Start
host = Host(new_header("titanic", "iceberg"))
host.join("Ada")
host.command(1, SeatBot(0, "steady"))
host.command(1, Start())
print(host.table.status())
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
