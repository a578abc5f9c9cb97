"""Turning command-line options into a study and the means to run it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from lifeboat.core.errors import SetupError
from lifeboat.core.fate import checked_seed
from lifeboat.core.games import GAMES
from lifeboat.lab.laboratory import Means
from lifeboat.lab.study import Study
from lifeboat.lab.sweeps import swept_setups
from lifeboat.lab.versions import lifeboat_version
from lifeboat.players import player_of
from lifeboat.players.solvers import SOLVERS
from lifeboat.terminal.command_line import UsageError
from lifeboat.terminal.files import path_of

DEALS: Final = "100"
PLAYOUTS: Final = "1000"
POSITIONS: Final = "1000000"
SEED: Final = "lab"
KINDS: Final = ("png", "svg")
"""The file formats for plots."""


def study_of(
    game: str,
    players: Sequence[str],
    setup: Mapping[str, str],
    given: Mapping[str, str],
    solver: bool = False,
) -> Study:
    """Return the study that these options describe.

    Raise `UsageError`, `SetupError` or `EditionError` if an option is invalid.
    """
    for at, name in enumerate(players):
        player_of(game, name)
        if name in players[:at]:
            raise UsageError("lab-player-twice", f"--player {name}")
    if "positions" in given and not solver:
        raise UsageError("option-needs", "--positions", "--solver")
    if solver and game not in SOLVERS:
        raise SetupError("lab-solver", game, [one for one in GAMES if one in SOLVERS])
    seconds = _seconds(given["seconds"]) if "seconds" in given else None
    playouts = given.get("playouts", PLAYOUTS if seconds is None else None)
    return Study(
        game=game,
        setups=swept_setups(game, setup),
        players=list(players),
        seed=checked_seed(given.get("seed", SEED)),
        deals=_whole("deals", given.get("deals", DEALS)),
        playouts=None if playouts is None else _whole("playouts", playouts),
        seconds=seconds,
        positions=_whole("positions", given.get("positions", POSITIONS)) if solver else None,
        version=lifeboat_version(),
    )


def means_of(given: Mapping[str, str], json: bool) -> Means:
    """Return the means to run a study with these options, by default on all cores.

    Raise `UsageError` if an option is invalid.
    """
    kind = given.get("format", KINDS[0])
    if kind not in KINDS:
        raise UsageError("setting", f"--format={kind}", KINDS)
    if "cluster" in given and "jobs" in given:
        raise UsageError("lab-jobs", "--jobs", "--cluster")
    jobs = _whole("jobs", given["jobs"]) if "jobs" in given else _cores()
    return Means(jobs, given.get("cluster"), _path(given, "out"), _path(given, "plots"), kind, json)


def _cores() -> int:
    """Return the number of cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _path(given: Mapping[str, str], name: str) -> Path | None:
    return path_of(given[name]) if name in given else None


def _whole(name: str, text: str) -> int:
    """Return an option's value as an integer.

    Raise `UsageError` unless it is a whole number above 0, with at most nine digits.
    """
    if not (text.isascii() and text.isdecimal() and 0 < len(text) <= 9 and int(text) > 0):
        raise UsageError("setting", f"--{name}={text}", "a whole number from 1")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 86400:
        raise UsageError("setting", f"--seconds={text}", "a number of seconds above 0")
    return seconds
