"""Small studies, and the rows they produce."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from lifeboat.lab.options import study_of
from lifeboat.lab.playing import play_stretch
from lifeboat.lab.results import Results
from lifeboat.lab.study import Study


def study(
    game: str = "septentrick",
    players: tuple[str, ...] = ("random",),
    setup: dict[str, str] | None = None,
    **given: str,
) -> Study:
    """Return a study as the command line would make it, with four deals unless given otherwise."""
    return study_of(game, players, setup or {}, {"deals": "4", "seed": "x"} | given)


def played(wanted: Study, out: Path | None = None) -> Results:
    """Play all rows of a study in this process, one after the other, and return them."""
    results = Results(wanted, out)
    for stretch in results.missing():
        results.add(play_stretch(wanted, stretch).rows)
    results.save()
    return results


def rows_of(file: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(file).to_pylist()
    return rows
