"""The command line: what it prints, and what it refuses."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from itertools import chain
from pathlib import Path

import pytest

from lifeboat.core.games import GAMES
from lifeboat.players import levels_of, players_of
from lifeboat.terminal.command_line import find_language
from lifeboat.texts import LANGUAGES, Texts
from tests.terminal.conftest import Run

REFUSALS: list[tuple[list[str], int, str, str]] = [
    (["sink"], 2, "command", "sink"),
    (["play"], 2, "argument-missing", "GAME"),
    (["play", "chess"], 1, "game", "chess"),
    (["play", "titanic", "--wind"], 2, "option", "--wind"),
    (["play", "titanic", "--seed"], 2, "option-value", "--seed"),
    (["play", "titanic", "now"], 2, "arguments-extra", "now"),
    (["play", "titanic", "--players", "6"], 1, "setup-players", "6"),
    (["play", "titanic", "--players", "two"], 1, "setup-players", "two"),
    (["play", "titanic", "--crew", "smith"], 1, "setup-crew-players", "smith"),
    (["play", "titanic", "--crew", "ahab"], 1, "setup-crew-unknown", "ahab"),
    (["play", "titanic", "--crew", "lee,lee"], 1, "setup-crew-twice", "lee"),
    (["play", "titanic", "--players", "3", "--crew", "lee"], 1, "setup-crew-count", "lee"),
    (["play", "titanic", "--layout", "wide"], 1, "setup-option", "layout=wide"),
    (["play", "titanic", "--murdoch", "no"], 1, "setup-option", "murdoch=no"),
    (["play", "titanic", "--first", "3"], 1, "setup-first", "3"),
    (["play", "titanic", "--captain", "1"], 2, "option-game", "--captain"),
    (["play", "septentrick", "--crew", "lee"], 2, "option-game", "--crew"),
    (["play", "septentrick", "--captain", "5"], 1, "setup-captain", "5"),
    (["play", "septentrick", "--captain", "ahab"], 1, "setup-option", "captain=ahab"),
    (["play", "septentrick", "--players", "2"], 1, "setup-players", "2"),
    (["play", "septentrick", "--bot", "ahab"], 1, "player", "ahab"),
    (["play", "septentrick", "--bot", "7=random"], 1, "seat", "7"),
    (["play", "septentrick", "--seat", "5"], 1, "seat", "5"),
    (["play", "septentrick", "--seat", "2", "--bot", "none"], 1, "seat-taken", "none"),
    (["play", "titanic", "--bot", "random", "--bot", "random"], 1, "seat-taken", "random"),
    (["play", "titanic", "--bot"], 2, "option-value", "--bot"),
    (["play", "titanic", "--load", "bad-bots.txt"], 1, "record-bots", "9"),
    (["play", "titanic", "--load", "tricks.txt"], 1, "record-game", "tricks.txt"),
    (["play", "septentrick", "--position", "foo"], 1, "position-field", "foo"),
    (["play", "titanic", "--seed", 'a"b'], 1, "seed", 'a"b'),
    (["play", "titanic", "--seed", "a\nb"], 1, "seed", "a"),
    (["play", "titanic", "--seed", "\udcff"], 1, "seed", ""),
    (["play", "titanic", "--position", "sea=calm"], 1, "position-field", "sea=calm"),
    (["play", "titanic", "--position", "decks=f5,s4/-/-/-/-/-"], 1, "position-class", "f5,s4"),
    (["play", "titanic", "--position", "turned=0", "--seed", "x"], 2, "options", "--seed"),
    (["play", "titanic", "--load", "x", "--crew", "lee"], 2, "options", "--crew"),
    (["play", "titanic", "--load", "missing.txt"], 1, "file-missing", "missing.txt"),
    (["play", "titanic", "--edition", "missing.toml"], 1, "file-missing", "missing.toml"),
    (["play", "titanic", "--lang", "xx"], 2, "language", "xx"),
    (["replay"], 2, "argument-missing", "FILE"),
    (["replay", "missing.txt"], 1, "file-missing", "missing.txt"),
    (["replay", "."], 1, "file-directory", "."),
    (["replay", "bytes.bin"], 1, "file-text", "bytes.bin"),
    (["replay", "empty.txt"], 1, "record-tag", ""),
    (["replay", "letter.txt"], 1, "record-tag", "Dear captain"),
    (["replay", "nul\0.txt"], 1, "file-characters", "nul"),
    (["score", "bytes.bin"], 1, "file-text", "bytes.bin"),
    (["score", "bad-crew.txt"], 1, "record-setup", "ahab"),
    (["edition", "chess"], 1, "game", "chess"),
    (["edition", "titanic", "--edition", "bad.toml"], 1, "edition-field", "crew.lee.start = 99"),
    (["edition", "titanic", "--edition", "broken.toml"], 1, "edition-syntax", "1"),
    (["rules", "T99"], 1, "rule", "T99"),
    (["serve", "--port", "x"], 1, "setting", "--port=x"),
    (["serve", "--log-level", "loud"], 1, "setting", "loud"),
    (["serve", "now"], 2, "arguments-extra", "now"),
]


@pytest.fixture(autouse=True)
def bad_files(tmp_path: Path) -> None:
    (tmp_path / "bytes.bin").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "empty.txt").write_text("")
    (tmp_path / "letter.txt").write_text("Dear captain, there is ice.")
    (tmp_path / "bad-crew.txt").write_text('[Game "titanic"]\n[Crew "ahab"]\n')
    (tmp_path / "bad-bots.txt").write_text('[Game "titanic"]\n[Seed "x"]\n[Bots "9=random"]\n')
    (tmp_path / "tricks.txt").write_text('[Game "septentrick"]\n[Seed "x"]\n')
    (tmp_path / "bad.toml").write_text('name = "mine"\ncrew.lee.start = 99\n')
    (tmp_path / "broken.toml").write_text("name = = 1")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "exit_code", "code", "tried"),
    REFUSALS,
    ids=[" ".join(one[0]) for one in REFUSALS],
)
def test_bad_input_ends_in_one_message_that_names_what_was_tried(
    run: Run, arguments: list[str], exit_code: int, code: str, tried: str, language: str
) -> None:
    chosen = [] if "--lang" in arguments else ["--lang", language]
    result = run(*chosen, *arguments)
    assert result.exit_code == exit_code
    assert isinstance(result.exception, SystemExit)
    said = " ".join(result.stderr.split())
    assert said.endswith(f"[{code}]")
    assert tried in said
    assert "Traceback" not in result.output
    assert result.stdout == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["septentrick", "--captain", "9"], "drawn table 1 2 3 4"),
        (["septentrick", "--captain", "9", "--players", "5"], "drawn table 1 2 3 4 5"),
        (["titanic", "--first", "9", "--players", "2"], "drawn table 1 2"),
        (["septentrick", "--crew", "lee"], "--players --captain --edition"),
        (["septentrick", "--position", "foo"], "players edition captain trump"),
        (["titanic", "--position", "foo"], "crew"),
        (["titanic", "--load", "tricks.txt"], "lifeboat play septentrick --load tricks.txt"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_a_refusal_offers_what_this_game_and_this_table_take(
    run: Run, arguments: list[str], expected: str, language: str
) -> None:
    said = " ".join(run("play", *arguments, "--lang", language).stderr.split())
    offered = re.sub(r"[“”„«»,.]|\b(or|ou|oder)\b", " ", said)
    assert expected in " ".join(offered.split()) or expected in said
    if arguments[0] == "septentrick":
        assert "decks" not in said


def test_a_file_without_permission_is_refused_by_name(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> bytes:
        raise PermissionError(path)

    monkeypatch.setattr(Path, "read_bytes", refuse)
    result = run("replay", "locked.txt")
    assert result.exit_code == 1
    assert "[file-permission]" in result.stderr


def test_the_language_is_found_wherever_it_is_asked_for() -> None:
    assert find_language(["play", "titanic", "--lang", "fr"], {}) == "fr"
    assert find_language(["--lang=de", "rules"], {"LANG": "fr"}) == "de"
    assert find_language(["--lang"], {"LANG": "fr"}) == "fr"
    assert find_language(["rules"], {"LANG": "de_DE.UTF-8"}) == "de"
    assert find_language([], {}) == "en"


@pytest.mark.parametrize(
    ("language", "usage", "options"),
    [
        ("en", "Usage:", "Options:"),
        ("fr", "Utilisation\u00a0:", "Options:"),
        ("de", "Aufruf:", "Optionen:"),
    ],
)
def test_help_is_in_the_language_of_the_user(
    run: Run, language: str, usage: str, options: str
) -> None:
    for arguments in ([], ["--help"], ["play", "--help"]):
        result = run("--lang", language, *arguments)
        assert result.exit_code == 0
        assert usage in result.stdout
        assert options in result.stdout
    for command in ("play", "replay", "score", "edition", "rules"):
        assert command in run("--lang", language).stdout


def test_the_version_says_which_engine_runs(run: Run) -> None:
    result = run("--version")
    assert result.exit_code == 0
    assert result.stdout.startswith("Lifeboat ")
    assert result.stdout.rstrip().endswith(("compiled engine", "plain Python engine"))


def test_an_edition_is_printed_with_the_standing_of_every_number(run: Run) -> None:
    lines = run("edition", "titanic").stdout.splitlines()
    rows = [line.split() for line in lines]
    assert ["crew.murdoch.start", "2", "chosen"] in rows
    assert ["crew.murdoch.draws", "[1,", "4]", "reported"] in rows
    assert ["booklet.breaks", "1", "chosen"] in rows
    assert len([row for row in rows if row and row[0].startswith("crew.")]) == 30
    assert "Stated in a rulebook" in lines[-4]


def test_a_custom_edition_is_printed_and_played(run: Run, tmp_path: Path) -> None:
    text = 'name = "mine"\n[crew.lee]\nstart = { value = 0, standing = "stated" }\n'
    (tmp_path / "mine.toml").write_text(text)
    rows = [
        line.split()
        for line in run("edition", "titanic", "--edition", "mine.toml").stdout.splitlines()
    ]
    assert ["crew.lee.start", "0", "stated"] in rows
    played = run(
        "play", "titanic", "--crew", "lee", "--edition", "mine.toml", typed="save mine.txt\n"
    )
    assert "no action cards" in played.stdout
    assert '[Edition "mine(' in (tmp_path / "mine.txt").read_text()
    assert run("score", "mine.txt").exit_code == 0


def test_the_rules_are_listed_and_shown_one_by_one(run: Run) -> None:
    listed = run("rules").stdout
    assert "T1   Passengers" in listed
    assert "T54  Quiet moves" in listed
    shown = run("rules", "t23", "--lang", "fr").stdout
    assert shown.startswith("T23 : Un pont est inondé\n")


def test_a_closed_pipe_gives_no_traceback() -> None:
    command = [sys.executable, "-m", "lifeboat", "rules"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    process.stderr.close()
    process.wait()


def test_the_module_runs_like_the_command_whatever_bytes_are_typed() -> None:
    command = [sys.executable, "-m", "lifeboat", "play", "titanic", "--lang", "de"]
    done = subprocess.run(
        command,
        input=b"\xff\xfe\n",
        capture_output=True,
        env=os.environ | {"PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"[action]" in done.stdout


def test_help_names_every_bot_to_choose_among_and_how_strong_it_is(run: Run) -> None:
    for language in LANGUAGES:
        texts = Texts(language)
        said = " ".join(run("play", "--help", "--lang", language).stdout.split())
        levels = dict.fromkeys(chain(*map(levels_of, GAMES)))
        words = [f"{bot} ({texts.say(f'web-bot-{bot}.strength')})" for bot in levels]
        assert f"{', '.join(words)}." in said


def test_help_for_studies_names_every_bot(run: Run) -> None:
    for command in ("simulate", "tournament"):
        said = " ".join(run(command, "--help").stdout.split())
        assert f": {', '.join(dict.fromkeys(chain(*map(players_of, GAMES))))}." in said


def test_each_game_has_its_own_edition(run: Run) -> None:
    assert "players.3.ranks" in run("edition", "septentrick").stdout
    assert "booklet.pages" in run("edition", "titanic").stdout
