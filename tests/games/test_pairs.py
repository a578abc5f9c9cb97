"""A small game from another package is found on every floor, and gone once it is unregistered."""

from __future__ import annotations

from pathlib import Path

import pytest

from lifeboat.cli import commands
from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record, read_record
from lifeboat.envs.episode import Episode
from lifeboat.lab.report import Report
from lifeboat.lab.summary import summary_of
from lifeboat.players import levels_of, players_of
from lifeboat.terminal.screen import Screen
from lifeboat.texts import Texts
from tests.lab.studies import played, study
from tests.terminal import conftest
from tests.terminal.conftest import Run, lines, run

__all__ = ["run"]
pytestmark = pytest.mark.usefixtures("pairs")


@pytest.fixture(autouse=True)
def fresh_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands are made from fresh texts: those made before the game was there lack its words."""
    spoken = lambda language: commands(Texts(language, strict=True))  # noqa: E731
    monkeypatch.setattr(conftest, "spoken_commands", spoken)


def test_the_engine_plays_it_and_writes_its_record() -> None:
    playthrough = Playthrough(Record("pairs", game_of("pairs").setup_fields({}), b"x", []))
    while legal := playthrough.state.legal():
        playthrough.play(legal[0])
    again = read_record(str(playthrough.record))
    assert again.actions == ["turn:1", "turn:2", "turn:3", "turn:4", "turn:5", "turn:6"]
    assert again.begin() == game_of("pairs").deal({}, b"x")


def test_it_has_players() -> None:
    assert list(players_of("pairs")) == ["random"]
    assert list(levels_of("pairs")) == ["random"], "there is no other to choose"


def test_the_terminal_plays_it(run: Run, tmp_path: Path) -> None:
    typed = lines("1", "1", "1", "1", "1", "1", "save game.txt", "quit")
    done = run("play", "pairs", "--seed", "x", "--plain", typed=typed)
    assert done.exit_code == 0, done.stderr
    assert "1, turn:1, Turn up card 1" in done.stdout
    assert "Player 1 turns up card 1: a " in done.stdout
    assert "Pairs: " in done.stdout
    for command in ("replay", "score"):
        done = run(command, "game.txt")
        assert done.exit_code == 0, done.stderr
    assert "1 shuffle was repeated from the secret." in run("verify", "game.txt").stdout


def test_the_terminal_seats_bots_at_it(run: Run) -> None:
    done = run("play", "pairs", "--seed", "x", "--bot", "random", "--seat", "0", typed="")
    assert done.exit_code == 0, done.stderr
    assert "Pairs: " in done.stdout


@pytest.mark.parametrize(("command", "code"), [("hint", "hint-none"), ("solve", "solver")])
def test_what_it_has_no_face_for_is_refused_by_name(
    run: Run, tmp_path: Path, command: str, code: str
) -> None:
    (tmp_path / "game.txt").write_text('[Game "pairs"]\n[Seed "x"]\n\n')
    assert f"[{code}]" in run(command, "game.txt").stderr


def test_the_lab_studies_it() -> None:
    wanted = study("pairs")
    table = played(wanted).table()
    assert table["game"].to_pylist() == ["pairs"] * 4
    Report(summary_of(wanted, table), Texts("en"), Screen()).show()


def test_environments_play_it() -> None:
    episode = Episode("pairs", {}, "score")
    episode.deal(7)
    while episode.legal:
        assert episode.sight(episode.seat).shape == (18,)
        assert list(episode.mask(episode.seat).nonzero()[0]) == episode.legal
        episode.step(episode.legal[0])
    assert episode.info()["reason"] == "turned"


def test_worlds_agree_with_what_is_seen() -> None:
    game = game_of("pairs")
    state = game.deal({}, secret_of("x"))
    state.play(3)
    throws = dice("x")
    for _ in range(20):
        assert game.sample(state.view(0), throws).view(0) == state.view(0)
