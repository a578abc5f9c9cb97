"""Kinds: the words that tell commands, entries and messages apart, on the wire and in logs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


def kind_of(thing: Struct) -> str:
    """Return the kind of a command, an entry or a message, such as ``seat-bot``."""
    config: Any = thing.__struct_config__
    return str(config.tag)
