"""Intervals of 95 %: the normal one for a mean, Wilson's for a share."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev, variance

import msgspec

from lifeboat.players.advice import Z


class Interval(msgspec.Struct, frozen=True):
    """An estimate, and between which bounds the truth is with a chance of 95 %.

    A bound is None where one value alone says nothing about it.
    """

    value: float
    low: float | None
    high: float | None


def mean(values: Sequence[float]) -> Interval:
    """The mean of values that are independent of each other."""
    middle = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    if half == inf:
        return Interval(middle, None, None)
    return Interval(middle, middle - half, middle + half)


def share(value: float, trials: float) -> Interval:
    """A share of independent trials; Wilson's interval holds near 0 and 1 too."""
    spread = Z * Z / trials
    middle = (value + spread / 2) / (1 + spread)
    half = Z * sqrt(value * (1 - value) / trials + spread / trials / 4) / (1 + spread)
    # At the ends the bounds are exact, whatever rounding makes of them.
    low = middle - half if value > 0 else 0.0
    high = middle + half if value < 1 else 1.0
    return Interval(value, low, high)


def share_by_deal(shares: Sequence[float], games: int) -> Interval:
    """A share of games of which several may be on the same deal, given the share on each deal.

    Games on one deal are alike. So the trials are as many independent ones as would vary like
    this: at least the deals, at most the games.
    """
    value, deals = fmean(shares), len(shares)
    spread = variance(shares) / deals if deals > 1 else 0.0
    alike = value * (1 - value) / spread if spread else 0.0
    return share(value, min(max(alike, deals), games))
