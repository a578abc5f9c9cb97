"""95% confidence intervals: the normal interval for a mean, Wilson's for a share."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev, variance

import msgspec

from lifeboat.players.advice import Z


class Interval(msgspec.Struct, frozen=True):
    """An estimate and the bounds of its 95% confidence interval.

    The bounds are None if there was only a single value.
    """

    value: float
    low: float | None
    high: float | None


def mean(values: Sequence[float]) -> Interval:
    """Return the mean of independent values, with the normal interval."""
    middle = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    if half == inf:
        return Interval(middle, None, None)
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
