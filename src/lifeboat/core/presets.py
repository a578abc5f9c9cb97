"""Presets: words that stand for several fields of a set-up, such as a rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MIXED: Final = "mixed"
"""The value of a preset when a set-up's fields match none of its values."""


def preset_of(values: Mapping[str, Mapping[str, str]], fields: Mapping[str, str]) -> str:
    """Return the value of a preset that matches a set-up's fields, or `MIXED` if none does.

    `values` maps each value of the preset to the fields that it sets; the first value is the
    default. Fields may be missing because the set-up was written before they existed; they are
    assumed to have the values that the default sets.
    """
    default = next(iter(values.values()))
    for name, preset in values.items():
        if all(fields.get(field, default[field]) == value for field, value in preset.items()):
            return name
    return MIXED
