"""95% confidence intervals: Student's or the normal one for a mean, Wilson's for a share."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev, variance
from typing import Final

import msgspec

from lifeboat.players.advice import Z

STUDENT: Final = (
    *(12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281),
    *(2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860),
    *(2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484),
)
"""Half the width of a 95% interval for the mean of 2, 3 ... 29 values, in standard errors.

They are the 97.5% quantiles of Student's t distribution.
"""


class Interval(msgspec.Struct, frozen=True):
    """An estimate and the bounds of its 95% confidence interval.

    The bounds are None if there was only a single value.
    """

    value: float
    low: float | None
    high: float | None


def mean(values: Sequence[float]) -> Interval:
    """Return the mean of independent values, with Student's interval for fewer than 30 of them,
    and the normal interval for more.
    """
    middle, count = fmean(values), len(values)
    if count < 2:
        return Interval(middle, None, None)
    errors = STUDENT[count - 2] if count - 2 < len(STUDENT) else Z
    half = errors * stdev(values) / sqrt(count)
    return Interval(middle, middle - half, middle + half)


def share(value: float, trials: float) -> Interval:
    """Return a share of independent trials, with Wilson's interval.

    This interval is also reliable for shares near 0 and 1.
    """
    spread = Z * Z / trials
    middle = (value + spread / 2) / (1 + spread)
    half = Z * sqrt(value * (1 - value) / trials + spread / trials / 4) / (1 + spread)
    # At 0 and 1 the bound is exact, in spite of rounding.
    low = middle - half if value > 0 else 0.0
    high = middle + half if value < 1 else 1.0
    return Interval(value, low, high)


def share_by_deal(shares: Sequence[float], games: int) -> Interval:
    """Return the share over all games, given the share on each deal, which may have several games.

    Games on the same deal are alike, so they aren't independent trials. The interval is the one
    for the number of independent trials that would vary as much as the deals do, but for no fewer
    trials than there are deals and no more than there are games.
    """
    value, deals = fmean(shares), len(shares)
    spread = variance(shares) / deals if deals > 1 else 0.0
    alike = value * (1 - value) / spread if spread else 0.0
    return share(value, min(max(alike, deals), games))
