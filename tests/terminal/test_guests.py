"""A bot from another package can take a seat in the terminal like one of ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lifeboat.core.records import read_record
from lifeboat.terminal.seats import recorded_seats
from tests.players.guests import LOOKOUT, broken_guest, installed
from tests.terminal.conftest import Run, lines, spoken_commands


@pytest.fixture
def lookout(tmp_path: Path) -> Iterator[None]:
    with installed(tmp_path, "crows_nest", LOOKOUT, "lookout = crows_nest:Lookout"):
        spoken_commands.cache_clear()
        yield
    spoken_commands.cache_clear()


@pytest.mark.usefixtures("lookout")
def test_help_names_a_guest(run: Run) -> None:
    said = " ".join(run("play", "--help").stdout.split())
    assert "captain (strongest), lookout." in said


@pytest.mark.usefixtures("lookout")
@pytest.mark.parametrize(("game", "seats"), [("titanic", "2"), ("septentrick", "3")])
def test_a_guest_takes_its_seat_and_plays(run: Run, tmp_path: Path, game: str, seats: str) -> None:
    words = ("play", game, "--players", seats, "--seed", "x", "--seat", "0", "--bot", "lookout")
    done = run(*words, "--plain", typed=lines("go 4", "save game.txt", "quit"))
    assert done.exit_code == 0, done.stderr
    record = read_record((tmp_path / "game.txt").read_text())
    assert set(record.notes["Bots"].split()) == {f"{n + 1}=lookout" for n in range(int(seats))}
    assert len(record.actions) > 0
    assert {bot.name for bot in recorded_seats(record).bots.values()} == {"lookout"}


def test_a_broken_guest_is_named_where_it_is_asked_for(run: Run, tmp_path: Path) -> None:
    with broken_guest(tmp_path):
        done = run("play", "titanic", "--bot", "wreck")
        assert done.exit_code == 1
        assert "[player-broken]" in done.stderr
        assert "wreck" in done.stderr
        assert run("play", "titanic", "--bot", "random", typed="quit\n").exit_code == 0
