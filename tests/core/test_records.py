"""Records: written strictly, read leniently."""

from __future__ import annotations

import pytest

from lifeboat.core.errors import LifeboatError, RecordError, SetupError, UndoError
from lifeboat.core.fate import secret_of
from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough, replay
from lifeboat.core.records import Record, read_record

MESSY = """\ufeff
  ; the head may hold comments too
  [ Game  "Titanic" ] { like [this "one"] }
[Crew "lee"]   [Seed "iceberg"]
[Event "Winter cup"]

{ a comment
  over two lines } 1. rescue:1 2... RESCUE:2 ; the rest of the line
"""


def test_a_record_is_read_leniently() -> None:
    """Spaces, capitals, step numbers, comments and unknown tags don't matter."""
    record = read_record(MESSY)
    assert record.game == "titanic"
    assert record.setup["crew"] == "lee"
    assert record.setup["layout"] == "standard"
    assert record.secret == secret_of("iceberg")
    assert record.actions == ["rescue:1", "RESCUE:2"]
    assert record.notes == {"Seed": "iceberg", "Event": "Winter cup"}


def test_a_record_is_written_strictly() -> None:
    """Reading a written record and writing it again changes nothing."""
    text = str(read_record(MESSY))
    assert str(read_record(text)) == text
    assert '[Event "Winter cup"]' in text
    assert text.startswith('[Game "titanic"]\n[Players "1"]\n')


def test_long_games_are_wrapped() -> None:
    """No line of actions is longer than 98 characters, and no action is split."""
    record = Record("titanic", {}, b"x", ["same-lines:12@1"] * 40, start="crew=lee")
    lines = str(record).splitlines()[4:]
    assert max(len(line) for line in lines) <= 98
    assert " ".join(lines).split() == ["same-lines:12@1"] * 40


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record-tag"),
        ("rescue:1", "record-tag"),
        ('[Game "chess"]', "game"),
        ('[Game "titanic"][Secret "zz"]', "record-secret"),
        ('[Game "titanic"][Secret ""]', "record-secret"),
        ('[Game "titanic"][Crew "lee"]', "record-deal"),
        ('[Game "titanic"][Seed "iceberg"][Secret "00"]', "record-secret"),
        ('[Game "titanic"][Players "9"]', "record-setup"),
        ('[Game "titanic"][Crew "smith"]', "record-setup"),
    ],
)
def test_a_broken_head_is_refused_by_name(text: str, code: str) -> None:
    with pytest.raises(LifeboatError) as refused:
        read_record(text)
    assert refused.value.code == code
    assert refused.value.expected


def test_a_wrong_result_is_noticed() -> None:
    """A record with an edited result replays to the end, and the error names the true result."""
    record = read_record('[Game "titanic"][Crew "lee"][Seed "x"][Result "all-safe 100"] rescue:1')
    good, broken = replay(record)
    assert isinstance(broken, RecordError)
    assert (broken.code, broken.tried, broken.expected) == (
        "record-result",
        "all-safe 100",
        "unfinished",
    )
    assert len(good.steps) == 1


def test_the_first_steps_can_be_replayed_alone() -> None:
    """A partial replay doesn't count as a broken record."""
    record = read_record(
        '[Game "titanic"][Crew "lee"][Seed "x"][Result "sunk 3"] rescue:1 nonsense'
    )
    good, broken = replay(record, 1)
    assert broken is None
    assert len(good.steps) == 1


def test_undo_without_a_step_is_refused() -> None:
    playthrough = Playthrough(read_record('[Game "titanic"][Crew "lee"][Seed "x"]'))
    with pytest.raises(UndoError) as refused:
        playthrough.undo()
    assert refused.value.code == "undo"


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(SetupError) as refused:
        game_of("chess")
    assert "titanic" in refused.value.expected


def test_a_note_may_hold_any_character() -> None:
    """Quotation marks and backslashes in a tag survive; a line break becomes a space."""
    notes = {"Event": 'the "Winter" cup \\ final', "Place": "one\ntwo"}
    record = Record("titanic", {}, b"", [], start="crew=lee", notes=notes)
    again = read_record(str(record))
    assert again.notes == {"Event": 'the "Winter" cup \\ final', "Place": "one two"}
    assert str(again) == str(record)


@pytest.mark.parametrize("noise", [";" * 60_000, "{" * 60_000, "{;" * 30_000, "\n;" * 30_000])
def test_noise_is_read_in_no_time(noise: str) -> None:
    """A server reads whatever strangers send, so parsing must not get slow."""
    with pytest.raises(RecordError):
        read_record(noise)
    assert read_record(f'[Game "titanic"]\n[Seed "x"]\n\n{noise}').actions in ([], ["{"])


def test_a_record_breaks_at_a_comment_that_never_ends() -> None:
    record = read_record('[Game "titanic"]\n[Seed "x"]\n\n1>g1 { and then\n2>g2')
    assert record.actions == ["1>g1", "{"]
