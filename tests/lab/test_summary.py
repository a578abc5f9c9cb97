"""The summary agrees with what was worked out by hand."""

from __future__ import annotations

from math import gamma, pi, sqrt
from statistics import stdev
from typing import Any

import pyarrow as pa
import pytest

from lifeboat.lab.columns import columns
from lifeboat.lab.intervals import STUDENT, Interval, mean, share, share_by_deal
from lifeboat.lab.summary import Summary, summary_of
from tests.lab.studies import study

Z = 1.959964


def summarised(rows: list[dict[str, Any]], **given: Any) -> Summary:
    wanted = study("titanic", given.pop("players", ("random",)), given.pop("setup", {}), **given)
    empty = dict.fromkeys(columns())
    return summary_of(wanted, pa.Table.from_pylist([empty | row for row in rows]))


def row(
    deal: int, score: int, player: str = "random", setup: int = 0, **fields: Any
) -> dict[str, Any]:
    basic = {"deal": deal, "score": score, "player": player, "setup": setup, "won": score >= 60}
    return basic | {"crew": "lee", "layout": "standard", "players": 1} | fields


def test_a_mean_of_few_values_has_students_interval() -> None:
    # The deviations of 2, 4, 9 from 5 are 3, 1, 4: the variance is 26 / 2, the error sqrt(13 / 3).
    # With two degrees of freedom, the quantile is sqrt(2 p^2 / (1 - p^2)) for p = 0.95.
    errors = sqrt(2 * 0.95**2 / (1 - 0.95**2))
    found = mean([2, 4, 9])
    assert found.value == 5
    assert found.low == pytest.approx(5 - errors * sqrt(13 / 3), rel=1e-4)
    assert found.high == pytest.approx(5 + errors * sqrt(13 / 3), rel=1e-4)
    assert mean([7]) == Interval(7, None, None)


@pytest.mark.parametrize("freedom", range(1, 29))
def test_95_percent_of_students_distribution_are_within_its_interval(freedom: int) -> None:
    """The density is integrated by Simpson's rule."""
    steps = 2000
    width = STUDENT[freedom - 1] / steps
    heights = [(1 + (width * at) ** 2 / freedom) ** (-(freedom + 1) / 2) for at in range(steps + 1)]
    inner = 4 * sum(heights[1:-1:2]) + 2 * sum(heights[2:-1:2])
    scale = gamma((freedom + 1) / 2) / gamma(freedom / 2) / sqrt(pi * freedom)
    area = scale * width / 3 * (heights[0] + inner + heights[-1])
    assert 2 * area == pytest.approx(0.95, abs=1e-5)


def test_a_mean_of_many_values_has_the_normal_interval() -> None:
    values = [float(number % 7) for number in range(30)]
    found = mean(values)
    assert found.high == pytest.approx(found.value + Z * stdev(values) / sqrt(30))
    less = mean(values[1:])
    assert less.high == pytest.approx(less.value + STUDENT[-1] * stdev(values[1:]) / sqrt(29))


def test_a_share_has_wilsons_interval() -> None:
    # 3 of 10, a textbook example: from 10.8% to 60.3%.
    found = share(0.3, 10)
    assert found.low == pytest.approx(0.1078, abs=1e-4)
    assert found.high == pytest.approx(0.6032, abs=1e-4)
    # None of 2,000 doesn't mean never: the upper bound is z^2 / (n + z^2).
    never = share(0, 2000)
    assert (never.value, never.low) == (0, 0)
    assert never.high == pytest.approx(Z * Z / (2000 + Z * Z))
    assert share(1, 5).high == 1.0


def test_games_on_one_deal_count_only_for_what_they_add() -> None:
    # Two games on each of four deals count as four trials if they always end alike, ...
    assert share_by_deal([0, 1, 0, 1], 8) == share(0.5, 4)
    # ... as eight trials at most if they differ, ...
    assert share_by_deal([0.5, 0.5, 0.5, 0.0], 8) == share(0.375, 8)
    # ... and cautiously as four if nothing varies at all.
    assert share_by_deal([0, 0, 0, 0], 8) == share(0, 4)
    assert share_by_deal([1], 1) == share(1, 1)


def test_groups_are_those_of_the_rows() -> None:
    rows = [row(0, 10), row(1, 20), row(2, 60), row(3, 30)]
    summary = summarised(rows)
    (group,) = summary.by_crew
    assert (group.value, group.games, group.deals) == ("lee", 4, 4)
    assert group.score == mean([10, 20, 60, 30])
    assert group.won == share(0.25, 4)
    assert (summary.games, summary.missing) == (4, 0)


def test_one_deal_with_two_set_ups_counts_as_one_deal() -> None:
    setup = {"layout": "each", "crew": "lee"}
    rows = [
        row(deal, score, setup=number, layout=layout)
        for number, layout in enumerate(("standard", "expert", "ultimate"))
        for deal, score in enumerate((10, 20))
    ]
    summary = summarised(rows, setup=setup, deals="2")
    assert [(one.value, one.games) for one in summary.by_layout] == [
        ("standard", 2),
        ("expert", 2),
        ("ultimate", 2),
    ]
    (whole,) = summary.all
    assert (whole.games, whole.deals) == (6, 2)
    assert whole.score == mean([10, 20])


def test_every_member_of_a_crew_counts_its_games() -> None:
    rows = [row(0, 10, crew="lee,smith", players=2), row(1, 30, crew="smith,fleet", players=2)]
    summary = summarised(rows, setup={"players": "2"}, deals="2")
    found = {one.value: one.score.value for one in summary.by_crew if one.score is not None}
    assert found == {"lee": 10, "smith": 20, "fleet": 30}


def test_differences_are_those_on_the_same_deals() -> None:
    rows = [row(0, 10), row(1, 20), row(2, 30), row(0, 11, "steady"), row(1, 25, "steady")]
    summary = summarised(rows, players=("random", "steady"))
    (pair,) = summary.pairs
    assert (pair.player, pair.other, pair.deals) == ("steady", "random", 2)
    assert pair.score == mean([1, 5])
    assert pair.won == mean([0, 0])
    assert summary.missing == 3


def test_pages_have_the_shares_of_the_games_that_ended_there() -> None:
    rows = [
        row(0, 10, turned=11, page=0),
        row(1, 10, turned=11, page=0),
        row(2, 70, turned=4, page=6),
    ]
    pages = summarised(rows, deals="3").pages
    assert [(page.turned, page.page, page.last, page.games) for page in pages] == [
        (4, 6, False, 1),
        (11, 0, True, 2),
    ]
    assert pages[1].share == share(2 / 3, 3)
