"""The register of refusals: a way to really provoke every error code."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from lifeboat.core.errors import LifeboatError

Provocation = Callable[[Path], Iterable[LifeboatError]]
"""A function that tries something in an empty folder, and returns the errors."""
PROVOCATIONS: list[Provocation] = []


def provocation(provoke: Provocation) -> Provocation:
    """Register a function that provokes errors."""
    PROVOCATIONS.append(provoke)
    return provoke


def caught(*tries: Callable[[], object]) -> list[LifeboatError]:
    """Call each of these and return their errors; fail if one isn't refused."""
    return [_caught(one) for one in tries]


def _caught(attempt: Callable[[], object]) -> LifeboatError:
    try:
        attempt()
    except LifeboatError as error:
        return error
    raise AssertionError("nothing was refused")
