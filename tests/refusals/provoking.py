"""The register of refusals: for every error code a way to provoke it for real."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from lifeboat.core.errors import LifeboatError

Provocation = Callable[[Path], Iterable[LifeboatError]]
"""Something that is tried in an empty folder, and what comes of it."""
PROVOCATIONS: list[Provocation] = []


def provocation(provoke: Provocation) -> Provocation:
    """Put a way to provoke errors into the register."""
    PROVOCATIONS.append(provoke)
    return provoke


def caught(*tries: Callable[[], object]) -> list[LifeboatError]:
    """Try each of these, and return the error that it ends in."""
    return [_caught(one) for one in tries]


def _caught(attempt: Callable[[], object]) -> LifeboatError:
    try:
        attempt()
    except LifeboatError as error:
        return error
    raise AssertionError("nothing was refused")
