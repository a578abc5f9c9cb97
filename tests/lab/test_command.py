"""The commands of the lab as they are typed."""

from __future__ import annotations

import json
import subprocess
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from lifeboat.lab import errors
from lifeboat.lab.report import Report
from lifeboat.lab.summary import setup_names, summary_of
from lifeboat.players.solution import Solution
from lifeboat.terminal.screen import Screen
from lifeboat.texts import LANGUAGES, Texts
from lifeboat.titanic.rulebooks import RULEBOOKS
from tests.lab.studies import played, rows_of, study
from tests.terminal.conftest import Run, run

__all__ = ["run"]
SMALL = ["simulate", "septentrick", "--player", "random", "--deals", "2", "--jobs", "1"]

REFUSALS: list[tuple[list[str], int, str, str]] = [
    (["simulate", "titanic"], 2, "argument-missing", "--player"),
    (["tournament", "titanic", "--deals", "2"], 2, "argument-missing", "--player"),
    (
        ["tournament", "titanic", "--player", "random", "--positions", "9"],
        2,
        "option-needs",
        "--positions",
    ),
    (["simulate", "chess", "--player", "random"], 1, "game", "chess"),
    (["simulate", "titanic", "--player", "ahab"], 1, "player", "ahab"),
    ([*SMALL, "--deals", "0"], 2, "setting", "--deals=0"),
    ([*SMALL, "--deals", "many"], 2, "setting", "--deals=many"),
    ([*SMALL, "--jobs", "-1"], 2, "setting", "--jobs=-1"),
    ([*SMALL, "--playouts", "1.5"], 2, "setting", "--playouts=1.5"),
    ([*SMALL, "--seconds", "soon"], 2, "setting", "--seconds=soon"),
    ([*SMALL, "--seconds", "nan"], 2, "setting", "--seconds=nan"),
    ([*SMALL, "--format", "gif"], 2, "setting", "--format=gif"),
    ([*SMALL, "--seed", 'a"b'], 1, "seed", 'a"b'),
    ([*SMALL, "--crew", "lee"], 2, "option-game", "--crew"),
    ([*SMALL, "--players", "6"], 1, "setup-players", "6"),
    ([*SMALL, "--cluster", "tcp://127.0.0.1:1"], 2, "lab-jobs", "--cluster"),
    ([*SMALL, "--out", "nowhere/results.parquet"], 1, "file-folder", "nowhere"),
    ([*SMALL, "--out", "."], 1, "file-directory", "."),
    ([*SMALL, "--out", "letter.txt"], 1, "lab-file", "letter.txt"),
    (["simulate", "titanic", "--player", "random", "--first", "each"], 1, "setup-option", "each"),
    (
        ["tournament", "titanic", "--player", "random", "--player", "random"],
        2,
        "lab-player-twice",
        "random",
    ),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "exit_code", "code", "tried"),
    REFUSALS,
    ids=[" ".join(one[0]) for one in REFUSALS],
)
def test_bad_input_ends_in_one_message_that_names_what_was_tried(
    run: Run, tmp_path: Path, arguments: list[str], exit_code: int, code: str, tried: str,
    language: str,
) -> None:  # fmt: skip
    (tmp_path / "letter.txt").write_text("Dear captain")
    result = run("--lang", language, *arguments)
    said = " ".join(result.stderr.split())
    assert result.exit_code == exit_code
    assert said.endswith(f"[{code}]")
    assert tried in said
    assert result.stdout == ""


def test_json_stands_alone_on_standard_output(run: Run, tmp_path: Path) -> None:
    result = run(*SMALL, "--players", "each", "--json", "--out", "r.parquet", "--plots", "plots")
    assert result.exit_code == 0
    summary = json.loads(result.stdout)
    assert summary["games"] == 6
    assert [one["value"] for one in summary["by_players"]] == ["3", "4", "5"]
    assert "r.parquet" in " ".join(result.stderr.split())
    assert len(rows_of(tmp_path / "r.parquet")) == 6
    again = run(*SMALL, "--players", "each", "--json", "--out", "r.parquet")
    assert again.stdout == result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_has_a_table_for_all_that_differs(run: Run, language: str) -> None:
    result = run(
        *("tournament", "titanic", "--player", "random", "--player", "steady", "--deals", "2"),
        *("--crew", "each", "--layout", "each", "--seed", "x", "--lang", language),
    )
    assert result.exit_code == 0
    assert "[lab-" not in result.output
    assert "Murdoch expert" in result.stdout
    assert result.stdout.count("steady − random") == 1
    assert result.stdout.count("Murdoch expert") == 2


@pytest.mark.rule("T55")
def test_a_sweep_over_rulebooks_calls_them_by_name() -> None:
    """This is so if each set-up plays by a whole rulebook; a mix is described by its fields."""
    swept = study("titanic", ("random",), {"crew": "lowe", "rulebook": "each"}, deals="1")
    assert setup_names(swept) == list(RULEBOOKS)
    assert [setup["ability"] for setup in swept.setups] == ["action", "turn", "turn", "action"]
    mixed = study("titanic", ("random",), {"crew": "lowe", "murdoch": "each"}, deals="1")
    assert setup_names(mixed) == ["may", "all"]


def test_a_table_that_is_too_wide_has_one_line_per_player() -> None:
    rows = played(study("titanic", ("random", "steady"), {"crew": "each"}, deals="2")).table()
    summary = summary_of(study("titanic", ("random", "steady"), {"crew": "each"}, deals="2"), rows)
    for width, lines in ((200, 1), (80, 2)):
        console = Console(width=width, file=StringIO())
        Report(summary, Texts("en", strict=True), Screen(console)).show()
        assert isinstance(console.file, StringIO)
        groups = console.file.getvalue().partition("Page at the end")[0]
        assert groups.count("Murdoch") == lines


def test_the_clock_is_said_to_make_results_depend_on_the_machine(run: Run) -> None:
    words = ["simulate", "septentrick", "--player", "captain", "--deals", "1", "--jobs", "1"]
    assert "depend on the machine" not in run(*words, "--playouts", "2").stdout
    assert "depend on the machine" in run(*words, "--seconds", "0.001").stdout


def test_a_missing_package_is_named_with_how_to_install_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(errors, "find_spec", lambda package: None)
    result = run(*SMALL)
    assert result.exit_code == 1
    said = " ".join(result.stderr.split())
    assert "pip install '.[lab]'" in said
    assert said.endswith("[lab-extra]")


def test_the_solver_is_one_more_entrant(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Solver:
        def solve(self, state: object, budget: object) -> Solution:
            return Solution(best=60, bound=61, winnable=True, line=[1, 2], positions=5)

    # The solver is called in this process, because a worker wouldn't have the replacement.
    monkeypatch.setattr("lifeboat.lab.playing.solver_of", lambda game: Solver())
    monkeypatch.setattr("lifeboat.lab.laboratory._run", _run_here)
    words = ["tournament", "titanic", "--player", "random", "--solver", "--deals", "2"]
    result = run(*words, "--out", "r.parquet")
    assert result.exit_code == 0, result.stderr
    assert "solver − random" in result.stdout
    solved = [row for row in rows_of(tmp_path / "r.parquet") if row["player"] == "solver"]
    assert [(row["score"], row["won"], row["proved"]) for row in solved] == [(60, True, False)] * 2
    assert {row["budget"] for row in solved} == {"positions=1000000"}


def _run_here(study: object, results: object, means: object, texts: object) -> bool:
    from lifeboat.lab.playing import play_stretch  # noqa: PLC0415
    from lifeboat.lab.results import Results  # noqa: PLC0415
    from lifeboat.lab.study import Study  # noqa: PLC0415

    assert isinstance(study, Study)
    assert isinstance(results, Results)
    for stretch in results.missing():
        results.add(play_stretch(study, stretch).rows)
    results.save()
    return True


def test_the_command_line_starts_without_what_only_the_lab_needs() -> None:
    packages = "{'pyarrow', 'matplotlib', 'distributed'}"
    lines = f"import sys, lifeboat.cli; print({packages} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", lines], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
