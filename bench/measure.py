"""Measuring our work and a peer's in turn, so that both run under the same conditions."""

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
    """Measure two pieces of work in turn, and compare their medians.

    Each returns how many things it did. The unit is a rate, or ``us`` for the time that each
    takes.
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
    """Measure work for which there is no peer."""
    ours()
    return Row(name, median(_rate(ours) for _ in range(ROUNDS)), None, None, unit)


def repeated(call: Callable[[], object]) -> Callable[[], int]:
    """Return work that makes the same call many times."""

    def work() -> int:
        for _ in range(CALLS):
            call()
        return CALLS

    return work


def _rate(work: Callable[[], int]) -> float:
    start = perf_counter()
    count = work()
    return count / (perf_counter() - start)
