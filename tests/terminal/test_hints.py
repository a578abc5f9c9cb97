"""Hints on the command line and within a game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from lifeboat.core.records import Record
from lifeboat.texts import LANGUAGES
from lifeboat.titanic import read_position
from tests.terminal.conftest import POSITION, Run, lines

FEW = ("--playouts", "60")
SOLO = '[Game "titanic"]\n[Crew "lee"]\n[Seed "iceberg"]\n\n'
TRICKS = '[Game "septentrick"]\n[Players "3"]\n[Captain "1"]\n[Seed "dark"]\n\ntrump:star'


def test_a_hint_names_options_with_estimates_and_reasons(run: Run, tmp_path: Path) -> None:
    (tmp_path / "solo.txt").write_text(SOLO)
    result = run("hint", "solo.txt", *FEW)
    assert result.exit_code == 0
    assert "Your turn: make any moves you like, then take one action." in result.stdout
    assert "Best first, after " in result.stdout
    assert "points" in result.stdout
    assert "  - " in result.stdout
    assert "other actions rank below these." in " ".join(result.stdout.split())


def test_the_same_record_and_playouts_give_the_same_hint(run: Run, tmp_path: Path) -> None:
    (tmp_path / "solo.txt").write_text(SOLO)
    assert run("hint", "solo.txt", *FEW).stdout == run("hint", "solo.txt", *FEW).stdout


def test_json_is_alone_on_standard_output(run: Run, tmp_path: Path) -> None:
    (tmp_path / "tricks.txt").write_text(TRICKS)
    result = run("hint", "tricks.txt", "--playouts", "400", "--json")
    assert result.exit_code == 0
    found = json.loads(result.stdout)
    assert found["game"] == "septentrick"
    assert (found["seat"], found["asks"]) == (1, "pass")
    assert len(found["options"]) == 5
    first = found["options"][0]
    assert first["action"].startswith("pass:")
    assert 0 <= first["value"] <= 1
    assert {reason["name"] for reason in first["reasons"]} >= {"gets"}
    assert all(reason["text"] for reason in first["reasons"])


def test_json_has_no_value_for_what_was_not_tried(run: Run, tmp_path: Path) -> None:
    (tmp_path / "solo.txt").write_text(SOLO)
    found = json.loads(run("hint", "solo.txt", "--playouts", "1", "--json").stdout)
    assert found["playouts"] == 0
    assert {option["value"] for option in found["options"]} == {None}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", [SOLO, TRICKS], ids=["titanic", "septentrick"])
def test_a_hint_speaks_every_language(run: Run, tmp_path: Path, record: str, language: str) -> None:
    (tmp_path / "game.txt").write_text(record)
    result = run("hint", "game.txt", *FEW, "--lang", language)
    assert result.exit_code == 0
    heading = {"en": "Best first", "fr": "Du meilleur au moins bon", "de": "Das Beste zuerst"}
    assert heading[language] in result.stdout


def finished() -> str:
    """Return the record of a game that is over before it has begun."""
    start = str(read_position("crew=lee turned=11 asks=over agenda=-"))
    return str(Record("titanic", {}, b"", [], start=start))


@pytest.mark.parametrize(
    ("text", "options", "code"),
    [
        (SOLO + "rescue:9", (), "record-action"),
        (TRICKS + " pass:r9", (), "record-broken"),
        ('[Bots "1=steady"]\n' + SOLO, (), "hint-bot"),
        (SOLO, ("--playouts", "0"), "budget"),
        (SOLO, ("--playouts", "many"), "budget"),
        (SOLO, ("--seconds", "-1"), "budget"),
        (SOLO, ("--seconds", "nan"), "budget"),
        ("ship", (), "record-tag"),
    ],
)
def test_a_hint_that_is_not_possible_is_refused_by_name(
    run: Run, tmp_path: Path, text: str, options: tuple[str, ...], code: str
) -> None:
    (tmp_path / "game.txt").write_text(text)
    result = run("hint", "game.txt", *options)
    assert result.exit_code == 1
    assert f"[{code}]" in result.stderr
    assert result.stdout == ""


def test_a_game_that_is_over_needs_no_hint(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(finished())
    result = run("hint", "game.txt")
    assert result.exit_code == 1
    assert "[hint-over]" in result.stderr


def test_a_break_in_a_game_with_secrets_tells_no_hand(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(TRICKS + " pass:r9")
    assert "pass:" not in run("hint", "game.txt").stderr


@pytest.mark.parametrize(
    ("language", "word"), [("en", "hint"), ("fr", "conseil"), ("de", "Tipp"), ("de", "hint")]
)
def test_a_hint_can_be_asked_for_in_a_game(run: Run, language: str, word: str) -> None:
    result = run(
        "play", "titanic", "--position", POSITION, "--lang", language, typed=lines(word, "q", "q")
    )
    assert result.exit_code == 0
    assert re.search(r"^\d+, [a-z0-9>:-]+, ", result.stdout, re.MULTILINE)
    assert "  - " in result.stdout


def test_a_hint_numbers_options_as_the_list_does(run: Run) -> None:
    result = run("play", "titanic", "--position", POSITION, "--plain", typed=lines("hint"))
    shown = result.stdout.split("Best first")[1].splitlines()
    options = [line for line in shown if line[:1].isdigit() and ", " in line]
    assert options
    listed = result.stdout.split("Best first")[0]
    for option in options:
        assert option.split(", ")[0] + ", " + option.split(", ")[1] in listed


def test_a_hint_takes_no_step(run: Run, tmp_path: Path) -> None:
    typed = lines("hint", "1>g3", "save a.txt", "quit")
    run("play", "titanic", "--position", POSITION, typed=typed)
    assert (tmp_path / "a.txt").read_text().split("\n\n")[1].split() == ["1>g3"]


def test_somebody_who_watches_gets_no_hint(run: Run) -> None:
    table = ("--crew", "lee", "--bot", "random", "--seed", "watch")
    result = run("play", "titanic", *table, typed=lines("hint"))
    assert "[hint-over]" in result.stdout or "[hint-bot]" in result.stdout
