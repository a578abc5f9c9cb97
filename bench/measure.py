"""Measuring: ours and a peer's in turns, so that both meet the same machine."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import NamedTuple

ROUNDS = 9
CALLS = 20_000


class Row(NamedTuple):
    """One line of the benchmark's table."""

    name: str
    ours: float
    peer: float | None
    ratio: float | None
    """How many times faster we are than the peer, if there is one."""
    unit: str


def compared(name: str, ours: Callable[[], int], peer: Callable[[], int], unit: str) -> Row:
    """Measure two works in turns and set the median of one beside that of the other.

    A work says how often it did what is counted. The unit is a rate, or ``us`` for the time of
    each.
    """
    ours()
    peer()
    rounds = [(_rate(ours), _rate(peer)) for _ in range(ROUNDS)]
    our_rate = median(rate for rate, _ in rounds)
    peer_rate = median(rate for _, rate in rounds)
    ratio = median(rate / other for rate, other in rounds)
    if unit == "us":
        return Row(name, 1e6 / our_rate, 1e6 / peer_rate, ratio, unit)
    return Row(name, our_rate, peer_rate, ratio, unit)


def alone(name: str, ours: Callable[[], int], unit: str) -> Row:
    """Measure a work that no peer does."""
    ours()
    return Row(name, median(_rate(ours) for _ in range(ROUNDS)), None, None, unit)


def repeated(call: Callable[[], object]) -> Callable[[], int]:
    """A work that makes the same call many times."""

    def work() -> int:
        for _ in range(CALLS):
            call()
        return CALLS

    return work


def _rate(work: Callable[[], int]) -> float:
    start = perf_counter()
    count = work()
    return count / (perf_counter() - start)
