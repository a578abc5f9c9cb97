"""Progress: how far along the review of a game is."""

from __future__ import annotations

from msgspec import Struct

from lifeboat.table.past.findings import Findings, Status


class Progress(Struct, frozen=True):
    """How far along a review is, and its findings once it is ready."""

    status: Status
    done: int = 0
    of: int = 0
    findings: Findings | None = None


def parts_of(decisions: int) -> int:
    """Return the number of parts: one per decision, the best result and the turning point."""
    return decisions + 2


def finished(findings: Findings) -> Progress:
    """Return the progress of a review that is ready."""
    parts = parts_of(len(findings.verdicts))
    return Progress("ready", parts, parts, findings)
