"""Kinds: the words by which commands, entries and messages are told apart on the wire."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


def kind_of(thing: Struct) -> str:
    """The word for the kind of a command, an entry or a message."""
    config: Any = thing.__struct_config__
    return str(config.tag)
