"""Reviews on the command line: in words, as JSON and as a plot, and what is refused."""

from __future__ import annotations

import json
import re
from functools import cache, partial
from math import inf
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lifeboat.core.records import read_record
from lifeboat.lab.review_plot import write_plot
from lifeboat.players import Budget
from lifeboat.players.advice import Option
from lifeboat.players.face import FACES
from lifeboat.players.review import (
    Review,
    TurningPoint,
    Verdict,
    curve_of,
    review_of,
    situations_of,
)
from lifeboat.players.solution import Solution
from lifeboat.terminal.reports import reviewing
from lifeboat.terminal.reports.review import ReviewPage
from lifeboat.terminal.reports.review_document import review_document
from lifeboat.terminal.reports.reviewing import budget_of, solving_budget, wishes_of
from lifeboat.terminal.screen import Screen
from lifeboat.texts import LANGUAGES, Texts
from lifeboat.texts.amounts import amount_words, change_words, difference_words
from tests.players.finished import GAMES, late_game
from tests.terminal.conftest import Run

spoken = cache(partial(Texts, strict=True))
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture(autouse=True)
def _short_solving(monkeypatch: pytest.MonkeyPatch) -> None:
    """The solvers search few positions, and no clock stops them."""
    for name in ("SOLVING", "TURNING"):
        monkeypatch.setattr(reviewing, name, Budget(50, 600.0))


def reviewed(run: Run, game: str, *options: str) -> tuple[int, str, str]:
    """Run a quick review; return its exit code, its output and its errors."""
    Path("game.txt").write_text(str(late_game(game)))
    result = run("review", "game.txt", "--playouts", "4", *options)
    return result.exit_code, result.stdout, result.stderr


def made_up(
    game: str, solution: Solution | None = None, lost: TurningPoint | None = None
) -> Review:
    """Return a review with made-up verdicts, the second of which is costly."""
    record = late_game(game)
    verdicts: list[Verdict] = []
    for at, situation in enumerate(situations_of(record)):
        chosen = Option(situation.action, 0.25, 0.1, 100, [])
        others = [one for one in situation.view.legal if one != situation.action]
        best = Option(others[0], 0.75, 0.1, 100, []) if at == 1 else chosen
        verdicts.append(Verdict(0.5, 0.1, chosen, best, 0.125 if at == 1 else 0, 3))
    return review_of(record, verdicts, solution, lost)


def told(capsys: pytest.CaptureFixture[str], review: Review, language: str = "en") -> str:
    """Return the whole page as one line."""
    texts = spoken(language)
    ReviewPage(late_game(review.game), review, texts, Screen()).show(5)
    return " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_review_is_told_in_every_language(run: Run, game: str, language: str) -> None:
    code, said, _ = reviewed(run, game, "--lang", language)
    texts = spoken(language)
    assert code == 0
    for name in ("expected", "luck", "skill", "result"):
        assert texts.say(f"review-{name}") in said
    assert texts.say(f"{game}-outcome-{late_game(game).result.split()[0]}").split()[0] in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_costly_decision_is_named_with_what_was_better(
    capsys: pytest.CaptureFixture[str], game: str, language: str
) -> None:
    review = made_up(game)
    said = told(capsys, review, language)
    worst = review.judgements[1]
    cost = " ".join(difference_words(spoken(language), game, 0.5).split())
    assert cost in said
    assert f"{worst.step + 1}" in said
    assert f"[{late_game(game).actions[worst.step]}]" in said


def test_where_nothing_was_costly_the_page_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    review = made_up("titanic")
    free = [one._replace(best=one.chosen, cost=0.0) for one in review.judgements]
    said = told(capsys, review._replace(judgements=free, cost=0.0))
    assert "No decision was clearly worse" in said


@pytest.mark.parametrize(
    ("game", "solution", "words"),
    [
        ("titanic", Solution(70, 70, True, [], 9), "the best possible score was 70 points"),
        ("titanic", Solution(70, 80, None, [], 9), "at least 70 points were possible"),
        ("septentrick", Solution(1, 1, True, [], 9), "this deal could have been won"),
        ("septentrick", Solution(0, 0, False, [], 9), "this deal couldn’t have been won"),
        ("septentrick", Solution(0, 1, None, [], 9), "It isn’t known whether"),
    ],
)
def test_the_best_with_all_cards_visible_is_said_as_far_as_it_is_known(
    capsys: pytest.CaptureFixture[str], game: str, solution: Solution, words: str
) -> None:
    assert words in told(capsys, made_up(game, solution))


def test_the_step_that_lost_the_game_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    lost = TurningPoint(7, 8, [])
    assert "After step 8, the game could no longer be won" in told(
        capsys, made_up("septentrick", None, lost)
    )


def test_where_the_step_is_unknown_the_possible_ones_are_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    review = made_up("septentrick", None, TurningPoint(35, 38, []))
    assert "At some point in steps 36 to 38, the game was lost" in told(capsys, review)
    record = late_game("septentrick")
    document = review_document(record, review, spoken("en"))
    assert (document["turning_point"], document["lost_between"]) == (None, [36, 38])
    exact = review._replace(turning_point=TurningPoint(35, 36, []))
    document = review_document(record, exact, spoken("en"))
    assert (document["turning_point"], document["lost_between"]) == (36, [36, 36])


def test_amounts_are_written_as_each_language_does() -> None:
    assert change_words(spoken("en"), "titanic", 1.25) == "+1.2 points"
    assert change_words(spoken("de"), "titanic", -1.26) == "\u22121,3 Punkte"
    assert change_words(spoken("fr"), "titanic", 1.5) == "+1,5 point"
    assert change_words(spoken("en"), "titanic", -0.01) == "0.0 points"
    assert change_words(spoken("en"), "septentrick", -0.125) == "\u221212 percentage points"
    assert change_words(spoken("de"), "septentrick", 0.01) == "+1 Prozentpunkt"
    assert difference_words(spoken("fr"), "septentrick", 0.05) == "5\u00a0points de pourcentage"
    assert amount_words(spoken("fr"), "septentrick", 0.5) == "50\u00a0%"


@pytest.mark.parametrize("game", GAMES)
def test_json_is_all_that_is_printed_and_holds_the_whole_review(run: Run, game: str) -> None:
    code, said, _ = reviewed(run, game, "--json")
    found = json.loads(said)
    record = late_game(game)
    assert code == 0
    assert found["game"] == game
    assert found["steps"] == len(record.actions)
    assert found["result"] - found["expected"] == pytest.approx(found["luck"] + found["skill"])
    situations = situations_of(record)
    assert [one["step"] for one in found["judgements"]] == [one.step + 1 for one in situations]
    for judgement in found["judgements"]:
        assert judgement["chosen"]["action"] == record.actions[judgement["step"] - 1]
        assert judgement["seat"] >= 1


def test_the_same_seed_prints_the_same_review(run: Run) -> None:
    first = reviewed(run, "titanic", "--json", "--seed", "a")
    assert reviewed(run, "titanic", "--json", "--seed", "a") == first
    assert reviewed(run, "titanic", "--json", "--seed", "b") != first


def test_a_plot_is_written_as_its_ending_says(run: Run) -> None:
    assert reviewed(run, "titanic", "--plot", "game.svg")[0] == 0
    root = ElementTree.fromstring(Path("game.svg").read_text("utf-8"))
    assert root.tag.endswith("svg")
    code, said, _ = reviewed(run, "septentrick", "--plot", "game.PNG")
    assert code == 0
    assert "game.PNG" in said
    assert Path("game.PNG").read_bytes().startswith(PNG)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "until"), [("titanic", 5), ("septentrick", 5), ("septentrick", 8)]
)
def test_a_plot_can_be_drawn_in_every_language(
    game: str, until: int, language: str, tmp_path: Path
) -> None:
    texts = spoken(language)
    review = made_up(game, Solution(1, 1, True, [], 9), TurningPoint(4, until, []))
    write_plot(review, texts, tmp_path / "one.svg")
    write_plot(review, texts, tmp_path / "two.svg")
    drawn = (tmp_path / "one.svg").read_text("utf-8")
    assert drawn == (tmp_path / "two.svg").read_text("utf-8")
    assert len(curve_of(review)) == len(review.judgements) + 1
    ElementTree.fromstring(drawn)


REFUSED: list[tuple[list[str], int, str]] = [
    (["--playouts", "0"], 1, "budget"),
    (["--seconds", "soon"], 1, "budget"),
    (["--most", "-1"], 2, "setting"),
    (["--plot", "game.gif"], 2, "setting"),
    (["--plot", "missing/game.svg"], 1, "file-folder"),
]


@pytest.mark.parametrize(("options", "code", "error"), REFUSED)
def test_impossible_requests_are_refused_by_name(
    run: Run, options: list[str], code: int, error: str
) -> None:
    found, said, complaint = reviewed(run, "titanic", *options)
    assert (found, said) == (code, "")
    assert f"[{error}]" in complaint


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unfinished_game_and_a_broken_record_are_refused(run: Run, language: str) -> None:
    text = re.sub(r'\[Result "[^"]*"\]', '[Result "unfinished"]', str(late_game("titanic")))
    Path("short.txt").write_text(text.rstrip().rpartition(" ")[0])
    result = run("review", "short.txt", "--lang", language)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "[review-unfinished]" in result.stderr
    assert read_record(text).actions
    Path("broken.txt").write_text(text + " rescue:9")
    result = run("review", "broken.txt", "--lang", language)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "[record-action]" in " ".join(result.stderr.split())


def test_the_clock_ends_a_review_only_where_it_is_asked_for() -> None:
    assert budget_of("titanic", 50, wishes_of({})) == (FACES["titanic"].review_playouts // 50, inf)
    assert budget_of("titanic", 50, wishes_of({"playouts": "7"})) == (7, inf)
    assert budget_of("titanic", 50, wishes_of({"seconds": "100"})).seconds == 1.2
    both = {"playouts": "7", "seconds": "100"}
    assert budget_of("titanic", 50, wishes_of(both)) == (7, 1.2)


def test_solving_with_all_cards_visible_is_within_the_time_too() -> None:
    """60% is for the decisions; the deal's best result and the turning point share the rest."""
    usual = Budget(1000, 10.0)
    assert solving_budget(usual, wishes_of({})) == usual
    assert solving_budget(usual, wishes_of({"playouts": "7"})) == usual
    assert solving_budget(usual, wishes_of({"seconds": "10"})) == (1000, 2.0)
    assert solving_budget(usual, wishes_of({"seconds": "1000"})) == usual
