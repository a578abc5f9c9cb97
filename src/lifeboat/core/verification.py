"""Verification: checking that a record was played with the secret promised before it began."""

from __future__ import annotations

from typing import Final, NamedTuple

from lifeboat.core.errors import RecordError
from lifeboat.core.fate import commitment_of
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import UNFINISHED, Record

COMMITMENT: Final = "Commitment"
"""The record tag that holds the hash shown before the first decision."""


class Verification(NamedTuple):
    """The result of checking a record."""

    commitment: str
    """The hash of the record's secret; it is the promised one unless `errors` says otherwise."""
    playthrough: Playthrough
    """The game, dealt again and replayed as far as the record allows."""
    errors: list[RecordError]
    """Everything that is wrong; empty if the record passed every check."""


def verification_of(record: Record, commitment: str = "") -> Verification:
    """Deal a record's game again, replay it, and compare its secret with what was promised.

    The promise is `commitment`, the record's own commitment, or both; if there is neither, that is
    one of the errors. So is a missing result. Raise `RecordError` if the record began from a
    position.
    """
    if record.start:
        raise RecordError("verify-start", record.start)
    found = commitment_of(record.secret)
    promised = {commitment, record.notes.get(COMMITMENT, "")} - {""}
    errors = [
        RecordError("verify-commitment", found, one)
        for one in sorted(promised)
        if one.strip().lower() != found
    ]
    if not promised:
        errors.append(RecordError("verify-promise", "-", '[Commitment "..."]'))
    playthrough, broken = replay(record)
    if broken:
        errors.append(broken)
    elif not record.result:
        reached = playthrough.record.result or UNFINISHED
        errors.append(RecordError("record-result", "-", reached))
    return Verification(found, playthrough, errors)
