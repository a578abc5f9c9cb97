"""Fitting the prospects of SOS Titanic."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from lifeboat.core.dice import dice
from lifeboat.lab.titanic import fitting
from lifeboat.lab.titanic.fitting import Sample, fitted, samples, written
from lifeboat.players.titanic.prospects.features import FEATURES
from lifeboat.titanic.crew import CREW

WIDTH = len(FEATURES)


def made_up(turned: int, count: int) -> list[Sample]:
    """Return samples whose score is the second feature, and three times the third for Lee."""
    throws = dice(f"made up {turned}")
    made = []
    for number in range(count):
        crew = (("lee",), ("lowe",), ("lee", "lowe"))[number % 3]
        found = [1] + [throws.below(20) for _ in range(WIDTH - 1)]
        lees = 3 * crew.count("lee") // len(crew) if len(crew) == 1 else 1.5
        made.append(Sample(turned, crew, found, int(2 * (found[1] + lees * found[2]))))
    return made


def test_weights_are_found_again() -> None:
    weights = fitted(made_up(3, 40_000))
    assert weights["lee"][3][1] == pytest.approx(2.0, abs=0.1)
    assert weights["lee"][3][2] == pytest.approx(6.0, abs=0.3)
    assert weights["lowe"][3][2] == pytest.approx(0.0, abs=0.3)
    assert weights["lee"][3][5] == pytest.approx(0.0, abs=0.1)


def test_a_feature_that_few_samples_have_gets_next_to_no_weight() -> None:
    """Three games that went badly say little about what they have in common."""
    taken = [
        one._replace(features=[*one.features[:-1], int(number < 3)])
        for number, one in enumerate(made_up(3, 6000))
    ]
    unlucky = [one._replace(score=one.score - 50 * one.features[-1]) for one in taken]
    for weights in fitted(unlucky).values():
        assert abs(weights[3][-1]) < 2.5
        assert weights[3][1] == pytest.approx(2.0, abs=0.1)


def test_a_page_without_samples_has_weights_of_zero() -> None:
    weights = fitted(made_up(3, 100))
    assert set(weights) == set(CREW)
    assert len(weights["smith"]) == 11
    assert not any(weights["smith"][2])


def test_samples_come_from_games_of_one_and_of_several() -> None:
    taken = list(samples("few", 2))
    assert {len(one.crew) > 1 for one in taken} == {True, False}
    assert all(len(one.features) == WIDTH for one in taken)
    assert all(0 < one.turned < 11 for one in taken)
    assert all(0 <= one.score <= 100 for one in taken)


def test_the_same_seed_gives_the_same_samples() -> None:
    assert list(samples("same", 1)) == list(samples("same", 1))


def test_the_command_writes_a_line_for_each_row(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "weights.json"
    command = ["fitting", "--games", "1", "--seed", "one", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", command)
    fitting.main()
    text = out.read_text("utf-8")
    data = json.loads(text)
    assert data["command"] == "--games 1 --seed one"
    assert data["features"] == FEATURES
    assert written(data) == text
    pages = len(data["members"]["lee"])
    assert text.count("\n   [") == pages * len(CREW)
