"""What the second worker of a device does: search, and nothing else."""

from __future__ import annotations

import pickle
from typing import Any

from lifeboat.core.errors import LifeboatError


def answer(question: bytes) -> bytes:
    """Return what a search finds, or the `LifeboatError` that it raises; both are pickled.

    Question and answer come from workers of the same device.
    """
    work, given = pickle.loads(question)
    found: Any
    try:
        found = work(*given)
    except LifeboatError as error:
        found = error
    return pickle.dumps(found)
