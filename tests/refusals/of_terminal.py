"""What the terminal, the lab and the environments refuse: anything that is typed or called."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from contextlib import chdir
from errno import EIO, ELOOP, ENOSPC, EROFS
from functools import partial
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import click
from click.testing import CliRunner

from lifeboat.core.errors import LifeboatError
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from lifeboat.envs import titanic_v1
from lifeboat.envs.gymnasium_solo import TitanicSolo
from lifeboat.envs.gymnasium_vector import GamesAtOnce
from lifeboat.lab import errors as lab_errors
from lifeboat.lab import workers
from lifeboat.lab.options import study_of
from lifeboat.lab.playing import play_stretch
from lifeboat.lab.results import Results
from lifeboat.lab.running import run
from lifeboat.lab.study import Stretch
from lifeboat.players import adviser_of, player_of
from lifeboat.players.solvers import solver_of
from lifeboat.terminal.command_line import _usage_error
from lifeboat.terminal.files import read_text, write_text
from lifeboat.terminal.screen import Screen
from lifeboat.terminal.session.shelf import Shelf
from lifeboat.texts import Texts
from tests.games.pairs import pairs_registered
from tests.lab import test_command as lab_commands
from tests.lab.studies import played, study
from tests.players.guests import broken_guest
from tests.refusals.provoking import caught, provocation
from tests.terminal import test_command_line
from tests.terminal.conftest import POSITION, lines, spoken_commands

SOLO = '[Game "titanic"]\n[Seed "x"]\n[Players "1"]\n\n'
POSITIONED = ("play", "titanic", "--position", POSITION, "--plain")


def typed(*arguments: str, lines: str = "") -> list[LifeboatError]:
    """Run a command, type these lines into it, and return what it complains about."""
    heard: list[LifeboatError] = []

    def listen(screen: Screen, texts: Texts, error: LifeboatError) -> None:
        heard.append(error)

    with patch.object(Screen, "complain", listen):
        CliRunner().invoke(spoken_commands("en"), list(arguments), input=lines)
    assert heard, arguments
    return heard


@provocation
def bad_options(folder: Path) -> Iterator[LifeboatError]:
    """Yield all refusals that the tests of the command lines cover."""
    test_command_line.bad_files.__wrapped__(folder)  # type: ignore[attr-defined]
    (folder / "letter.txt").write_text("Dear captain, there is ice.")
    with chdir(folder):
        for arguments, *_ in (*test_command_line.REFUSALS, *lab_commands.REFUSALS):
            yield from typed(*arguments)


@provocation
def bad_records(folder: Path) -> Iterator[LifeboatError]:
    (folder / "solo.txt").write_text(SOLO)
    (folder / "bots.txt").write_text('[Bots "1=steady"]\n' + SOLO)
    (folder / "tricks.txt").write_text('[Game "septentrick"]\n[Seed "x"]\n\npass:r')
    over = Playthrough(Record("titanic", {"players": "1"}, b"x", []))
    while over.state.decision():
        over.play(over.state.legal()[-1])
    (folder / "over.txt").write_text(str(over.record))
    with chdir(folder):
        for arguments in (
            ["hint", "bots.txt"],
            ["hint", "over.txt"],
            ["hint", "tricks.txt"],
            ["hint", "solo.txt", "--playouts", "0"],
            ["hint", "solo.txt", "--seconds", "soon"],
            ["solve", "over.txt"],
            ["solve", "solo.txt", "--at", "9"],
            ["solve", "solo.txt", "--at", "0", "--deal"],
            ["review", "solo.txt"],
            ["review", "solo.txt", "--most", "-1"],
            ["review", "solo.txt", "--plot", "game.gif"],
            ["replay", "solo.txt", "--step", "5"],
            ["verify", "solo.txt"],
        ):
            yield from typed(*arguments)


@provocation
def in_a_session(folder: Path) -> Iterator[LifeboatError]:
    with chdir(folder):
        Path("there.txt").write_text("")
        Path("folder").mkdir()
        commands = ["3>5", "rescue:8", "99", "swim", "undo", "save", "load", "rules 99", "2>9"]
        commands += ["save there.txt", "save folder", "save nowhere/game.txt", "load missing.txt"]
        commands += [f"save {'x' * 300}", "save there.txt/game.txt", "load /dev/null"]
        commands += ["save /dev/null", "load there.txt", "rescue:1", "undo"]
        yield from typed(*POSITIONED, lines=lines(*commands))
        tricks = ["play", "septentrick", "--seed", "x", "--bot", "random"]
        yield from typed(*tricks, lines=lines("record", "undo", "d1", "keep:d1", "d1,p1", "hint!"))
        watched = ["play", "septentrick", "--seed", "x", "--bot", "random", "--seat", "0"]
        yield from typed(*watched, lines=lines("jump"))
        with patch.object(Screen, "has_reader", return_value=True):
            yield from typed(*watched, lines=lines("jump", "9999"))


@provocation
def files(folder: Path) -> Iterator[LifeboatError]:
    with patch.object(Path, "read_bytes", side_effect=PermissionError):
        yield from caught(partial(read_text, folder / "locked.txt"))
    for number in (EIO, ENOSPC, EROFS, ELOOP):
        with patch.object(Path, "write_bytes", side_effect=OSError(number, "as the system says")):
            yield from caught(partial(write_text, folder / "game.txt", "", replace=False))
    yield from caught(partial(read_text, folder / "nul\0.txt"))
    record = Record("titanic", {}, b"x", ["rescue:1"])
    with patch.object(Path, "write_bytes", side_effect=PermissionError):
        yield from caught(partial(Shelf(record).rescue, record))


@provocation
def unforeseen_usage(_: Path) -> list[LifeboatError]:
    """Return a usage error in click's own words."""
    context = click.Context(click.Command("play"), info_name="lifeboat")
    return [_usage_error(click.UsageError("Invalid value for '--x'.", context))]


class Gone:
    """An executor whose workers are gone, and a cluster without workers."""

    size = 1

    def __init__(self, *_: object, **__: object) -> None:
        self.executor = self

    def submit(self, *_: object) -> object:
        raise BrokenExecutor

    def stop(self) -> None:
        """Do nothing: there are no workers left to stop."""

    def nthreads(self) -> dict[str, int]:
        return {}

    def __enter__(self) -> Gone:
        return self

    def __exit__(self, *_: object) -> None:
        """Do nothing: nothing was opened."""


@provocation
def the_lab(folder: Path) -> Iterator[LifeboatError]:
    with patch.object(lab_errors, "find_spec", lambda package: None), chdir(folder):
        yield from typed(*lab_commands.SMALL)
    with patch("lifeboat.lab.playing.lifeboat_version", lambda: "0.0.1"):
        yield from caught(partial(play_stretch, study(), Stretch(0, "random", 0, 1)))
    out = folder / "results.parquet"
    played(study(), out)
    yield from caught(partial(Results, study(seed="y"), out))
    yield from caught(
        partial(run, study(), Results(study(), None), cast("Any", Gone()), lambda count: None),
        partial(_opened_cluster, "tcp://127.0.0.1:1"),
    )
    with patch("distributed.Client", Gone), patch.object(workers, "_knock"):
        yield from caught(partial(_opened_cluster, "tcp://127.0.0.1:1"))
    with pairs_registered():
        yield from caught(
            partial(study_of, "pairs", ["random"], {}, {}, solver=True),
            partial(solver_of, "pairs"),
            partial(adviser_of, "pairs"),
        )
    with broken_guest(folder):
        yield from caught(partial(player_of, "titanic", "wreck"))


def _opened_cluster(address: str) -> None:
    with workers._cluster(address):
        pass


@provocation
def environments(_: Path) -> Iterator[LifeboatError]:
    solo, table = TitanicSolo(crew="lee"), titanic_v1.raw_env(players=2)
    many = GamesAtOnce(2, "titanic")
    cycles = titanic_v1.parallel_env(players=2)
    yield from caught(
        partial(solo.step, 1),
        partial(table.step, 1),
        partial(many.step, [1, 1]),
        partial(cycles.step, {}),
        partial(TitanicSolo, players="2"),
        partial(TitanicSolo, reward="gold"),
        partial(titanic_v1.env, render_mode="film"),
        partial(cycles.reset, seed=cast("Any", "x")),
        partial(titanic_v1.parallel_env, max_cycles=0),
        partial(GamesAtOnce, 2, "titanic", autoreset_mode="never"),
    )
    solo.reset(seed=1)
    many.reset(seed=1)
    cycles.reset(seed=1)
    waiting = next(one for one in cycles.agents if cycles.seat_of[one] != cycles.episode.seat)
    yield from caught(
        partial(solo.step, 10**6),
        partial(solo.step, 0),
        partial(many.step, [1]),
        partial(cycles.check, waiting, 0),
    )
