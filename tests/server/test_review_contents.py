"""What a review says: luck and skill, costly decisions, the turning point."""

from __future__ import annotations

from math import inf
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import json

from lifeboat.core.playthrough import Playthrough
from lifeboat.players import Budget
from lifeboat.players.review import TurningPoint, situations_of
from lifeboat.players.septentrick.solving.solver import solve
from lifeboat.players.solution import Solution
from lifeboat.table.past import reviewing
from lifeboat.table.past.findings import FORM, Findings, findings_text, read_findings
from lifeboat.texts import LANGUAGES
from tests.players.finished import late_game
from tests.server.house import House
from tests.server.reviewing import SEATS, Web, finished

ENOUGH = Budget(100_000, inf)


@pytest.mark.parametrize("game", SEATS)
async def test_a_review_tells_luck_from_skill(house: House, game: str) -> None:
    web, table = Web(house), await finished(house, game)
    review = await web.made(table)
    here = await house.seen(table)
    outcome, record = here.outcome(), here.record()
    assert outcome is not None
    assert record is not None
    assert review["result"] == (outcome.score if game == "titanic" else outcome.won)
    assert review["outcome"]
    total = review["expected"] + review["luck"] + review["skill"]
    assert total == pytest.approx(review["result"])
    steps = [situation.step + 1 for situation in situations_of(record)]
    assert [point["step"] for point in review["points"]] == steps
    for point, after in zip(review["points"], review["points"][1:], strict=False):
        assert point["before"] + point["skill"] + point["luck"] == pytest.approx(after["before"])
    costs = [decision["cost"] for decision in review["costly"]]
    assert costs == sorted(costs, reverse=True)
    assert len(costs) <= 5
    assert all(cost > 0 for cost in costs)
    for decision in review["costly"]:
        assert decision["action"] == record.actions[decision["step"] - 1]
        assert decision["better"] != decision["action"]
        assert decision["words"]
        assert decision["better_words"]
        assert decision["amount"]


async def test_a_review_is_told_in_the_readers_language(house: House) -> None:
    web, table = Web(house), await finished(house)
    await web.made(table)
    told = [(await web.state(table, language))["review"] for language in LANGUAGES]
    assert len({review["outcome"] for review in told}) == len(LANGUAGES)
    assert len({tuple(review["sentences"]) for review in told}) == len(LANGUAGES)
    for decisions in zip(*(review["costly"] for review in told), strict=True):
        assert len({decision["words"] for decision in decisions}) == len(LANGUAGES)
        assert len({decision["cost"] for decision in decisions}) == 1


async def test_a_review_says_what_was_possible_with_all_cards_visible(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def solve(state: Any, budget: Budget) -> Solution:
        assert len(state.legal()) > 1
        return Solution(0, 1, None, [], 7)

    monkeypatch.setattr(reviewing, "SOLVERS", {"septentrick": SimpleNamespace(solve=solve)})
    monkeypatch.setattr(reviewing, "turned", lambda text, budget: TurningPoint(4, 5, []))
    review = await Web(house).made(await finished(house))
    words = "with all cards visible: unknown"
    best = {"best": 0, "bound": 1, "proved": False, "winnable": None, "words": words}
    assert review["open"] == best
    assert review["turning"] == 5
    assert len(review["sentences"]) == 3
    assert "5" in review["sentences"][1]


def test_the_action_that_lost_a_game_is_found() -> None:
    """Before it the game could still be won, and afterwards it couldn't."""
    found = 0
    for seed in range(8):
        record = late_game("septentrick", seed=seed)
        turned = reviewing.turned(str(record), ENOUGH)
        lost = turned.step if turned else None
        if lost is not None:
            found += 1
            now: Any = Playthrough(record)
            for word in record.actions[:lost]:
                now.play(now.rules.read_action(word))
            assert solve(now.state, ENOUGH).winnable is True
            now.play(now.rules.read_action(record.actions[lost]))
            assert solve(now.state, ENOUGH).winnable is False
    assert found


def test_what_was_found_out_is_stored_and_read_as_it_was() -> None:
    record = late_game("titanic")
    budget = Budget(40, inf)
    decisions = range(reviewing.decisions_in(str(record), budget))
    verdicts = [reviewing.judged(str(record), at, budget) for at in decisions]
    for solution in (None, Solution(31, 60, None, [1, 2], 9)):
        lost = TurningPoint(4, 6, [1]) if solution else None
        findings = Findings(verdicts, solution, lost)
        assert read_findings(findings_text(findings)) == findings
        older = {**json.decode(findings_text(findings)), "form": FORM - 1}
        assert read_findings(json.encode(older).decode()) is None
    assert any(verdict.chosen.reasons for verdict in verdicts)


@pytest.mark.parametrize("stored", ['{"verdicts":[],"solution":null,"turning_point":null}', "{}"])
def test_a_review_from_before_its_form_was_counted_is_made_again(stored: str) -> None:
    """In those days the pass of Septentrick was two decisions, and actions had other integers."""
    assert read_findings(stored) is None
