"""The rows of a study, in memory and in a Parquet file that is never left half-written.

Every save writes a new file beside the old one, which it then replaces. So however the process
ends, the file holds the rows of the last save, and the same command continues from there.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise
from math import inf
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec

from lifeboat.lab.columns import columns
from lifeboat.lab.errors import LabError
from lifeboat.lab.face import Row
from lifeboat.lab.study import Stretch, Study
from lifeboat.terminal.files import named_errors

if TYPE_CHECKING:
    import pyarrow as pa

STUDY: Final = b"lifeboat.study"
"""The metadata key under which a file says which study it belongs to."""
PAUSE: Final = 5.0
"""The minimum seconds between saves during a study; the first rows are saved immediately."""
SHARE: Final = 20
"""The shortest pause between saves, as a multiple of how long the last save took."""


class Results:
    """The rows that a study has so far, including those found in its file."""

    def __init__(self, study: Study, out: Path | None) -> None:
        self.study = study
        self.out = out
        self._tables: list[pa.Table] = [] if out is None else _found(study, out)
        self._saved_at = -inf
        self._pause = PAUSE

    def __len__(self) -> int:
        return sum(table.num_rows for table in self._tables)

    def add(self, rows: Sequence[Row]) -> None:
        """Add rows, and save all rows if the last save was long enough ago."""
        import pyarrow as pa  # noqa: PLC0415

        self._tables.append(pa.Table.from_pylist(list(rows), schema=_schema()))
        if self.out is not None and monotonic() - self._saved_at > self._pause:
            self.save()

    def table(self) -> pa.Table:
        """Return all rows in order: by set-up, then by entrant, then by deal."""
        import pyarrow as pa  # noqa: PLC0415

        joined = pa.concat_tables([_schema().empty_table(), *self._tables])
        places = {name: place for place, name in enumerate(self.study.entrants)}
        order = pa.array([places[name] for name in joined["player"].to_pylist()], pa.int32())
        keys = [(name, "ascending") for name in ("setup", "place", "deal")]
        ordered = joined.append_column("place", order).sort_by(keys).drop_columns(["place"])
        return ordered.combine_chunks()

    def save(self) -> None:
        """Write all rows to the study's file, if it has one."""
        if self.out is None:
            return
        begun = monotonic()
        table = self.table()
        self._tables = [table]
        _write(self.study, self.out, table)
        self._saved_at = monotonic()
        self._pause = max(PAUSE, SHARE * (self._saved_at - begun))

    def missing(self) -> list[Stretch]:
        """Return the deals that are still to be played, in the longest possible stretches."""
        done: dict[tuple[int, str], set[int]] = {}
        for table in self._tables:
            found = [table[name].to_pylist() for name in ("setup", "player", "deal")]
            for setup, entrant, deal in zip(*found, strict=True):
                done.setdefault((setup, entrant), set()).add(deal)
        return [
            stretch
            for setup in range(len(self.study.setups))
            for entrant in self.study.entrants
            for stretch in _gaps(setup, entrant, done.get((setup, entrant), set()), self.study)
        ]


def _gaps(setup: int, entrant: str, done: set[int], study: Study) -> list[Stretch]:
    """Return the stretches of deals that aren't in `done`, for a set-up and an entrant."""
    ends = sorted(done | {-1, study.deals})
    return [
        Stretch(setup, entrant, before + 1, after)
        for before, after in pairwise(ends)
        if before + 1 < after
    ]


def _schema() -> pa.Schema:
    import pyarrow as pa  # noqa: PLC0415

    return pa.schema([(name, pa.type_for_alias(alias)) for name, alias in columns().items()])


def _found(study: Study, out: Path) -> list[pa.Table]:
    """Return the rows in the file, as a list of tables; empty if there is no file yet.

    Raise `LabError` if the file isn't from this study, and `FileError` if it can't be read or, if
    there is none yet, can't be created.
    """
    import pyarrow as pa  # noqa: PLC0415
    import pyarrow.parquet as pq  # noqa: PLC0415

    with named_errors(out):
        if out.is_dir():
            raise IsADirectoryError
        if not out.exists():
            _check_folder(out)
            return []
        try:
            table = pq.read_table(out, partitioning=None)
        except (pa.ArrowInvalid, pa.ArrowNotImplementedError):
            raise LabError("lab-file", out) from None
    text = (table.schema.metadata or {}).get(STUDY)
    if text is None or table.schema.names != list(columns()):
        raise LabError("lab-file", out)
    try:
        found = msgspec.json.decode(text, type=Study)
    except ValueError:
        raise LabError("lab-file", out) from None
    differing = study.differs_from(found)
    if any(deal >= study.deals for deal in table["deal"].to_pylist()):
        differing.append("deals")
    if differing:
        raise LabError("lab-study", out, differing)
    return [table.replace_schema_metadata(None)]


def _check_folder(out: Path) -> None:
    """Raise `OSError` if the file can't be created.

    It is better to find out before the first game than after the last.
    """
    if not out.parent.is_dir():
        raise FileNotFoundError
    beside = _beside(out)
    beside.touch()
    beside.unlink()


def _beside(out: Path) -> Path:
    return out.with_name(f".{out.name}.part")


def _write(study: Study, out: Path, table: pa.Table) -> None:
    """Write the rows and their study to a file, completely or not at all, and flush it to disk."""
    import pyarrow.parquet as pq  # noqa: PLC0415

    beside = _beside(out)
    with named_errors(out):
        with beside.open("wb") as file:
            noted = table.replace_schema_metadata({STUDY: msgspec.json.encode(study)})
            pq.write_table(noted, file)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(out)
