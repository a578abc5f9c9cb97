"""Records are checked: the promised hash, the deal, every step and shuffle, and the result."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.fate import commitment_of, secret_of
from lifeboat.core.games import game_of
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from lifeboat.players import Budget, player_of
from lifeboat.texts import LANGUAGES
from tests.terminal.conftest import POSITION, Run

SECRET = secret_of("verify")
HASH = commitment_of(SECRET)


def finished_record(game: str, **notes: str) -> str:
    """Return the record of a game that a bot played to its end."""
    record = Record(game, game_of(game).setup_fields({}), SECRET, [], notes=notes)
    playthrough, throws = Playthrough(record), dice("verify")
    while decision := playthrough.state.decision():
        player = player_of(game, "random")
        view = playthrough.state.view(decision.seat)
        playthrough.play(player.choose(view, throws, Budget()))
    return str(playthrough.record)


TITANIC = finished_record("titanic", Commitment=HASH)
SEPTENTRICK = finished_record("septentrick", Commitment=HASH)


def verified(run: Run, text: str, *options: str) -> tuple[int, str, list[str]]:
    """Verify a record; return the exit code, what was said, and the codes of the errors."""
    Path("game.txt").write_text(text)
    result = run("verify", "game.txt", *options)
    codes = re.findall(r"\[([a-z-]+)\]\n", result.stderr)
    return result.exit_code, " ".join(result.stdout.split()), codes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [TITANIC, SEPTENTRICK], ids=["titanic", "septentrick"])
def test_an_honest_record_holds_and_all_that_was_checked_is_said(
    run: Run, text: str, language: str
) -> None:
    code, said, errors = verified(run, text, "--lang", language)
    assert (code, errors) == (0, [])
    steps = len(text.split("\n\n")[1].split())
    assert HASH in said
    assert str(steps) in said


def test_the_shuffles_of_the_deal_and_of_the_game_are_counted(run: Run) -> None:
    assert "2 shuffles were repeated" in verified(run, SEPTENTRICK)[1]
    count = re.search(r"(\d+) shuffles were repeated", verified(run, TITANIC)[1])
    assert count
    assert int(count[1]) > 2


def test_a_tampered_secret_is_found(run: Run) -> None:
    text = TITANIC.replace(SECRET.hex(), secret_of("other").hex())
    code, said, errors = verified(run, text)
    assert code == 1
    assert errors[0] == "verify-commitment"
    assert "promised: " not in said
    assert "Not everything checks out." in said


def test_a_secret_and_a_hash_that_were_changed_together_are_found_by_the_hash_that_was_noted(
    run: Run,
) -> None:
    text = finished_record("titanic", Commitment=HASH)
    assert verified(run, text, "--commitment", HASH)[0] == 0
    code, _, errors = verified(run, text, "--commitment", commitment_of(b"promised"))
    assert (code, errors) == (1, ["verify-commitment"])


def test_a_tampered_action_is_found(run: Run) -> None:
    head, body = SEPTENTRICK.split("\n\n")
    words = body.split()
    text = f"{head}\n\n{' '.join([*words[:8], words[7], *words[9:]])}\n"
    code, said, errors = verified(run, text)
    assert (code, errors) == (1, ["record-action"])
    assert "8 steps were replayed" in said


def test_a_tampered_result_is_found(run: Run) -> None:
    text = re.sub(r'(?<=\[Result "sunk )\d+', "99", TITANIC)
    assert text != TITANIC
    assert verified(run, text)[::2] == (1, ["record-result"])
    without = re.sub(r'\[Result "[^"]*"\]\n', "", TITANIC)
    assert verified(run, without)[::2] == (1, ["record-result"])


def test_steps_that_were_cut_off_are_found_by_the_result(run: Run) -> None:
    assert verified(run, TITANIC.rstrip().rpartition(" ")[0])[::2] == (1, ["record-result"])


def test_all_that_does_not_hold_is_named(run: Run) -> None:
    text = re.sub(r'(?<=\[Result "sunk )\d+', "99", TITANIC)
    _, _, errors = verified(run, text, "--commitment", "0" * 64)
    assert errors == ["verify-commitment", "record-result"]


def test_without_a_commitment_the_secret_has_nothing_to_match(run: Run) -> None:
    text = finished_record("titanic")
    assert verified(run, text)[::2] == (1, ["verify-promise"])
    assert verified(run, text, "--commitment", f" {HASH.upper()} ")[0] == 0


def test_a_game_from_a_position_has_no_deal_to_check(run: Run) -> None:
    code, _, errors = verified(run, f'[Game "titanic"]\n[Start "{POSITION}"]\n')
    assert (code, errors) == (1, ["verify-start"])
