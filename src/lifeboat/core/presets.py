"""Presets: words that stand for several fields of a set-up, such as a rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MIXED: Final = "mixed"
"""What fields add up to that are taken from several values of a preset."""


def preset_of(values: Mapping[str, Mapping[str, str]], fields: Mapping[str, str]) -> str:
    """Return the value whose fields these are, or MIXED if there is none.

    The first value is the default. Fields that are missing, because a set-up was written before
    they existed, are as the default has them.
    """
    default = next(iter(values.values()))
    for name, preset in values.items():
        if all(fields.get(field, default[field]) == value for field, value in preset.items()):
            return name
    return MIXED
