"""Replays: a record is shown step by step."""

from __future__ import annotations

from pathlib import Path

import pytest

from lifeboat.terminal.screen import Screen
from lifeboat.texts import LANGUAGES
from tests.terminal.conftest import POSITION, Run

RECORD = f'[Game "titanic"]\n[Start "{POSITION}"]\n\n1>g3 4>g1 rescue:1 save-time\n'


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(RECORD)
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_step_by_step_between_two_tables(
    run: Run, record: Path, language: str
) -> None:
    result = run("replay", "game.txt", "--lang", language)
    assert result.exit_code == 0
    assert result.stdout.count("23:40") == 1
    assert result.stdout.count("23:55") == 1
    for action in ("1>g3", "4>g1", "rescue:1", "save-time"):
        assert action in result.stdout


def test_a_record_is_shown_up_to_a_step(run: Run, record: Path) -> None:
    shown = run("replay", "game.txt", "--to", "2").stdout
    assert "Step 2: 4>g1" in shown
    assert "Step 3" not in shown
    assert "After step 2:" in shown
    assert "After step" not in run("replay", "game.txt", "--to", "0").stdout


@pytest.mark.parametrize("step", ["5", "-1", "x", "²", "9" * 5000])
def test_a_step_that_is_not_there_is_refused(run: Run, record: Path, step: str) -> None:
    result = run("replay", "game.txt", f"--to={step}")
    assert result.exit_code == 1
    assert "[step]" in result.stderr


@pytest.mark.parametrize(
    ("ending", "code", "why"),
    [
        ("9>9 rescue:1", "record-action", "5. 9>9"),
        ("3>5", "record-action", "5. 3>5"),
        ("resc", "record-action", "5. resc"),
    ],
)
def test_a_broken_record_shows_its_good_part_then_where_and_why_it_breaks(
    run: Run, record: Path, ending: str, code: str, why: str
) -> None:
    record.write_text(RECORD + ending)
    result = run("replay", "game.txt")
    assert result.exit_code == 1
    assert "Step 4: save-time" in result.stdout
    assert "After step 4:" in result.stdout
    assert f"[{code}]" in result.stderr
    assert why in result.stderr
    assert run("replay", "game.txt", "--to", "4").exit_code == 0
    assert run("replay", "game.txt", "--to", "5").exit_code == 1
    score = run("score", "game.txt")
    assert score.exit_code == 1
    assert "Score if the game ended right now" in score.stdout


def test_a_record_with_a_wrong_result_says_what_it_leads_to(run: Run, record: Path) -> None:
    record.write_text(RECORD.replace("\n\n", '\n[Result "sunk 99"]\n\n'))
    result = run("replay", "game.txt")
    assert result.exit_code == 1
    assert "sunk 99" in result.stderr
    assert "unfinished" in result.stderr


def test_an_unfinished_record_is_counted_as_if_it_ended_now(run: Run, record: Path) -> None:
    result = run("score", "game.txt")
    assert result.exit_code == 0
    points = [line.split()[-1] for line in result.stdout.splitlines()[1:9]]
    assert points == ["1", "0", "1", "0", "9", "11", "19", "100"]


def test_a_reader_at_a_terminal_goes_to_and_fro(
    run: Run, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(Screen, "has_reader", lambda self: True)
    keys = iter(["", "", "b", "4", "", "9", "0", "q"])
    monkeypatch.setattr(Screen, "ask", lambda self, prompt: next(keys))
    shown = run("replay", "game.txt").stdout
    steps = [line for line in shown.splitlines() if "After step" in line or "[step]" in line]
    assert [line.split("step")[1].split(":")[0].strip() for line in steps[:4]] == [
        "1",
        "2",
        "1",
        "4",
    ]
    assert "That was the last step." in shown
    assert shown.count("At the beginning:") == 2
    assert "[step]" in shown
