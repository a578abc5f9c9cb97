"""Verification: whether a record is the game of the secret that was promised before it began."""

from __future__ import annotations

from typing import Final, NamedTuple

from lifeboat.core.errors import RecordError
from lifeboat.core.fate import commitment_of
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import UNFINISHED, Record

COMMITMENT: Final = "Commitment"
"""The note of a record that holds the hash which was shown before the first decision."""


class Verification(NamedTuple):
    """What was found when a record was checked."""

    commitment: str
    """The hash of the secret, which is the one that was promised unless an error says otherwise."""
    playthrough: Playthrough
    """The game dealt and played anew, as far as it holds."""
    errors: list[RecordError]
    """All that does not hold."""


def verification_of(record: Record, commitment: str = "") -> Verification:
    """Deal a record anew, play it through, and compare its secret with what was promised.

    The promise is the commitment that is given, and the one in the record.
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
