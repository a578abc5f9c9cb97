"""Records checked against the hash that was promised: which ones hold, and which don't."""

from __future__ import annotations

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.errors import RecordError
from lifeboat.core.fate import commitment_of, secret_of
from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from lifeboat.core.verification import COMMITMENT, verification_of

SECRET = secret_of("verify")
HASH = commitment_of(SECRET)


def played(promised: str = "", steps: int | None = None) -> Record:
    """Play a random game of SOS Titanic, to the end or for a number of steps."""
    notes = {COMMITMENT: promised} if promised else {}
    record = Record("titanic", game_of("titanic").setup_fields({}), SECRET, [], notes=notes)
    playthrough, throws = Playthrough(record), dice("verify")
    while playthrough.state.decision() and len(playthrough.steps) != steps:
        legal = playthrough.state.legal()
        playthrough.play(legal[throws.below(len(legal))])
    return playthrough.record


def errors(record: Record, commitment: str = "") -> list[str]:
    return [error.code for error in verification_of(record, commitment).errors]


def test_an_honest_record_holds() -> None:
    found = verification_of(played(HASH))
    assert (found.commitment, found.errors) == (HASH, [])
    assert found.playthrough.state.outcome() is not None
    assert errors(played(), f" {HASH.upper()} ") == []


def test_a_secret_other_than_the_promised_one_is_found() -> None:
    assert errors(played("0" * 64), HASH) == ["verify-commitment"]
    assert errors(played(), "0" * 64) == ["verify-commitment"]


def test_without_a_promise_nothing_can_be_held_against_it() -> None:
    assert errors(played()) == ["verify-promise"]


def test_an_illegal_step_and_a_missing_result_are_found() -> None:
    record = played(HASH)
    record.actions[0] = "stop"
    assert errors(record) == ["record-action"]
    assert errors(played(HASH, steps=3)) == ["record-result"]


def test_a_game_from_a_position_has_no_deal_to_check() -> None:
    with pytest.raises(RecordError, match="verify-start"):
        verification_of(Record("titanic", {}, SECRET, [], "crew=lee"))
