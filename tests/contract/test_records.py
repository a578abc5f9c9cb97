"""Every game can be written and replayed from any moment, even if the text gets damaged."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import RecordError, UndoError
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import Record, read_record
from tests.contract.playing import SETUPS, label, throws_for

pytestmark = pytest.mark.parametrize(("name", "fields"), SETUPS, ids=label)


def played(name: str, fields: dict[str, str], steps: int = 10**6) -> Playthrough:
    """Play a random game, or only its first steps."""
    setup = game_of(name).setup_fields(fields)
    playthrough = Playthrough(Record(name, setup, secret_of("record"), []))
    throws = throws_for("record")
    while playthrough.state.decision() is not None and len(playthrough.steps) < steps:
        legal = playthrough.state.legal()
        playthrough.play(legal[throws.below(len(legal))])
    return playthrough


def test_a_replay_equals_the_play(name: str, fields: dict[str, str]) -> None:
    """The record of a whole game gives the same states and events again."""
    original = played(name, fields)
    again, broken = replay(read_record(str(original.record)))
    assert broken is None
    assert again.state == original.state
    assert again.steps == original.steps
    assert again.deciders == original.deciders
    assert str(again.record) == str(original.record)


def test_a_record_can_be_read_at_every_step(name: str, fields: dict[str, str]) -> None:
    """A game in progress is written and read like a finished one."""
    setup = game_of(name).setup_fields(fields)
    playthrough = Playthrough(Record(name, setup, secret_of("step"), []))
    throws = throws_for("step")
    while playthrough.state.decision() is not None:
        legal = playthrough.state.legal()
        playthrough.play(legal[throws.below(len(legal))])
        text = str(playthrough.record)
        assert str(read_record(text)) == text
    again, broken = replay(read_record(str(playthrough.record)))
    assert broken is None
    assert again.state == playthrough.state


def test_a_game_goes_on_from_any_position(name: str, fields: dict[str, str]) -> None:
    """A record that starts from a position halfway ends like the whole game."""
    whole = played(name, fields)
    half = len(whole.steps) // 2
    start = played(name, fields, half)
    rest = Record(name, {}, b"", whole.record.actions[half:], str(start.state), "")
    rest.result = whole.record.result
    again, broken = replay(read_record(str(rest)))
    assert broken is None
    assert again.state == whole.state


def test_a_truncated_record_keeps_its_good_part(name: str, fields: dict[str, str]) -> None:
    """Missing actions at the end show in the result; the rest is replayed."""
    whole = played(name, fields)
    cut = read_record(str(whole.record))
    cut.actions = cut.actions[:-3]
    good, broken = replay(cut)
    assert len(good.steps) == len(whole.steps) - 3
    assert isinstance(broken, RecordError)
    assert broken.code == "record-result"


def test_an_edited_record_replays_up_to_the_break(name: str, fields: dict[str, str]) -> None:
    """An unknown word or an illegal action stops the replay, and the error names its step."""
    whole = played(name, fields)
    for word in ("nonsense", "#5"):
        edited = read_record(str(whole.record))
        edited.actions[4] = word
        good, broken = replay(edited)
        assert len(good.steps) == 4
        assert good.record.actions == whole.record.actions[:4]
        assert broken is not None
        assert broken.code == "record-action"
        assert broken.tried == f"5. {word}"


def test_undo_takes_back_what_showed_nothing(name: str, fields: dict[str, str]) -> None:
    """Undoing a step restores the exact state before it, and is refused for all other steps."""
    setup = game_of(name).setup_fields(fields)
    playthrough = Playthrough(Record(name, setup, secret_of("undo"), []))
    throws = throws_for("undo")
    while playthrough.state.decision() is not None:
        before = str(playthrough.state)
        record = str(playthrough.record)
        legal = playthrough.state.legal()
        action = legal[throws.below(len(legal))]
        playthrough.play(action)
        if playthrough.can_undo():
            playthrough.undo()
            assert str(playthrough.state) == before
            assert str(playthrough.record) == record
            assert len(playthrough.deciders) == len(playthrough.steps)
            playthrough.play(action)
        else:
            after = str(playthrough.state)
            with pytest.raises(UndoError):
                playthrough.undo()
            assert str(playthrough.state) == after
