"""Rulebooks: presets for the options on which the printed rules differ (T55)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from lifeboat.core.presets import preset_of

HOUSE: Final = "house"
RULEBOOKS: Final[dict[str, dict[str, str]]] = {
    HOUSE: {"murdoch": "may", "latimer": "en", "ability": "action"},
    "english": {"murdoch": "all", "latimer": "en", "ability": "turn"},
    "german": {"murdoch": "may", "latimer": "en", "ability": "turn"},
    "french": {"murdoch": "may", "latimer": "fr", "ability": "action"},
}
"""The options that each rulebook sets (T40, T44-T46); the default comes first."""


def rulebook_of(fields: Mapping[str, str]) -> str:
    """Return the rulebook that a set-up's options match, or `MIXED` if they match none."""
    return preset_of(RULEBOOKS, fields)
