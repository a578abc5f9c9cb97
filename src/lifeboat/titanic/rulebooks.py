"""Rulebooks: what each print, and the house, sets for the rules in which they differ (T55)."""

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
    """Return the rulebook that the options of a set-up add up to, or MIXED."""
    return preset_of(RULEBOOKS, fields)
