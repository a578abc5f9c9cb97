"""The lab's errors, and a check for the packages that only the lab needs."""

from __future__ import annotations

from importlib.util import find_spec

from lifeboat.core.errors import LifeboatError


class LabError(LifeboatError):
    """A study can't be run like this; the results so far are kept."""


def need(package: str) -> None:
    """Raise `LabError` if a package from the `lab` extra isn't installed."""
    if find_spec(package) is None:
        raise LabError("lab-extra", package, "pip install '.[lab]'")
