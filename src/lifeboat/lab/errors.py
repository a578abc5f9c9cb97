"""What can go wrong in the lab, and the packages that only the lab needs."""

from __future__ import annotations

from importlib.util import find_spec

from lifeboat.core.errors import LifeboatError


class LabError(LifeboatError):
    """A study cannot be run like this; the results so far are kept."""


def need(package: str) -> None:
    """Refuse to go on without a package of the extra `lab`."""
    if find_spec(package) is None:
        raise LabError("lab-extra", package, "pip install '.[lab]'")
