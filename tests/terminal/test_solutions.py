"""Solutions on the command line, from solvers made for the tests."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lifeboat.core.games import GAMES, State, game_of
from lifeboat.core.playthrough import replay
from lifeboat.core.records import Record, read_record
from lifeboat.players import Budget
from lifeboat.players.solution import Solution
from lifeboat.players.solvers import SOLVERS
from lifeboat.texts import LANGUAGES
from lifeboat.titanic import read_position
from tests.faces import faced
from tests.terminal.conftest import Run

SOLO = '[Game "titanic"]\n[Crew "lee"]\n[Seed "iceberg"]\n\nrescue:1'
TRICKS = '[Game "septentrick"]\n[Players "3"]\n[Captain "1"]\n[Seed "dark"]\n\ntrump:star'


class AskedSolver:
    """A solver that notes what it is asked and answers with the first legal action."""

    def __init__(self, found: Solution, questions: list[tuple[str, Budget]]) -> None:
        self.found = found
        self.questions = questions

    def solve(self, state: Any, budget: Budget) -> Solution:
        self.questions.append((str(state), budget))
        return self.found._replace(line=state.legal()[:1])

    def turning_point(self, positions: object, budget: Budget) -> None:
        return None


@pytest.fixture
def asked() -> Iterator[list[tuple[str, Budget]]]:
    """The questions that the solvers were asked."""
    questions: list[tuple[str, Budget]] = []
    titanic = AskedSolver(Solution(71, 80, None, [], 1234), questions)
    septentrick = AskedSolver(Solution(1, 1, True, [], 1), questions)
    with faced(SOLVERS, "titanic", titanic), faced(SOLVERS, "septentrick", septentrick):
        yield questions


def test_a_score_that_is_not_proved_is_called_at_least(
    run: Run, tmp_path: Path, asked: list[tuple[str, Budget]]
) -> None:
    (tmp_path / "solo.txt").write_text(SOLO)
    result = run("solve", "solo.txt")
    assert result.exit_code == 0
    assert "at least 71 and at most 80" in result.stdout
    assert "It isn’t known whether all 60 can be saved." in result.stdout
    assert "1,234 positions were searched." in result.stdout
    assert "A line of play that leads to this result:" in result.stdout
    assert len(asked) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", [SOLO, TRICKS], ids=["titanic", "septentrick"])
@pytest.mark.usefixtures("asked")
def test_a_solution_speaks_every_language(
    run: Run, tmp_path: Path, record: str, language: str
) -> None:
    (tmp_path / "game.txt").write_text(record)
    assert run("solve", "game.txt", "--lang", language).exit_code == 0


@pytest.mark.usefixtures("asked")
def test_a_win_is_said_in_words_and_json_stands_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "tricks.txt").write_text(TRICKS)
    assert "the crew can win from here" in run("solve", "tricks.txt").stdout
    found = json.loads(run("solve", "tricks.txt", "--json").stdout)
    assert (found["best"], found["proved"], found["winnable"]) == (1, True, True)
    assert found["line"][0].startswith("pass:")


def test_the_position_is_the_last_one_or_the_one_before_a_step(
    run: Run, tmp_path: Path, asked: list[tuple[str, Budget]]
) -> None:
    (tmp_path / "tricks.txt").write_text(TRICKS)
    for options in ((), ("--deal",), ("--at", "0"), ("--at", "1")):
        assert run("solve", "tricks.txt", *options).exit_code == 0
    kinds = [_question(text) for text, _ in asked]
    assert kinds == ["pass", "trump", "trump", "trump"]


def _question(position: str) -> str:
    state: State = game_of("septentrick").read_position(position)
    decision = state.decision()
    assert decision is not None
    return decision.kind


def test_the_budget_is_passed_on(run: Run, tmp_path: Path, asked: list[tuple[str, Budget]]) -> None:
    (tmp_path / "solo.txt").write_text(SOLO)
    run("solve", "solo.txt", "--positions", "500")
    run("solve", "solo.txt", "--seconds", "2.5")
    assert asked[0][1].playouts == 500
    assert asked[1][1].seconds == 2.5


@pytest.mark.parametrize(
    ("options", "code", "exit_code"),
    [
        (("--at", "9"), "step", 1),
        (("--at", "x"), "step", 1),
        (("--at", "0", "--deal"), "options", 2),
        (("--positions", "0"), "budget", 1),
    ],
)
@pytest.mark.usefixtures("asked")
def test_unsolvable_records_are_refused_by_name(
    run: Run, tmp_path: Path, options: tuple[str, ...], code: str, exit_code: int
) -> None:
    (tmp_path / "solo.txt").write_text(SOLO)
    result = run("solve", "solo.txt", *options)
    assert result.exit_code == exit_code
    assert f"[{code}]" in result.stderr


@pytest.mark.usefixtures("asked")
def test_a_game_that_is_over_is_not_solved(run: Run, tmp_path: Path) -> None:
    start = str(read_position("crew=lee turned=11 asks=over agenda=-"))
    (tmp_path / "over.txt").write_text(str(Record("titanic", {}, b"", [], start=start)))
    assert "[solve-over]" in run("solve", "over.txt").stderr


@pytest.mark.usefixtures("pairs")
def test_a_game_without_a_solver_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "pairs.txt").write_text('[Game "pairs"]\n[Seed "x"]\n\n')
    assert "[solver]" in run("solve", "pairs.txt").stderr


@pytest.mark.parametrize("game", list(GAMES))
def test_the_line_of_a_solution_leads_where_it_says(run: Run, tmp_path: Path, game: str) -> None:
    """This uses the real solvers, which search few positions here."""
    text = {"titanic": SOLO, "septentrick": TRICKS}[game]
    (tmp_path / "game.txt").write_text(text)
    found = json.loads(run("solve", "game.txt", "--positions", "300", "--json").stdout)
    whole, broken = replay(read_record(text + " " + " ".join(found["line"])))
    assert broken is None
    if found["line"]:
        outcome = whole.state.outcome()
        assert outcome is not None
        assert found["best"] == (outcome.score if game == "titanic" else int(outcome.won))
