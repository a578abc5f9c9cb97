"""Positions as lines of named fields, ``name=value name=value``: reading the parts of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from lifeboat.core.errors import NotationError
from lifeboat.core.fate import LONGEST_SECRET

NONE: Final = "-"
"""The text of an empty list."""


def read_fields(text: str, defaults: Mapping[str, str]) -> dict[str, str]:
    """The fields of a line, the missing ones with their defaults."""
    fields = dict(defaults)
    given: set[str] = set()
    for word in text.split():
        name, equals, value = word.partition("=")
        if name not in defaults or not equals or not value or name in given:
            raise NotationError("position-field", word, list(defaults))
        fields[name] = value
        given.add(name)
    return fields


def parts_of(fields: Mapping[str, str], name: str, count: int) -> list[str]:
    """The parts of a field with slashes between them, of which there must be so many."""
    parts = fields[name].split("/")
    if len(parts) != count:
        raise NotationError("position-parts", f"{name}={fields[name]}", count)
    return parts


def listed(text: str) -> list[str]:
    """The items of a list with commas between them."""
    return [] if text == NONE else text.split(",")


def number_of(fields: Mapping[str, str], name: str, low: int, high: int) -> int:
    """The number of a field, which must lie in a range."""
    text = fields[name]
    digits = text.isascii() and text.isdecimal() and len(text) < 4
    if not digits or not low <= int(text) <= high:
        raise NotationError("position-number", f"{name}={text}", f"{low}-{high}")
    return int(text)


def choice_of(name: str, text: str, choices: Sequence[str]) -> int:
    """The place of a field's word among those that it can be."""
    if text not in choices:
        raise NotationError("position-word", f"{name}={text}", choices)
    return choices.index(text)


def secret_from(text: str) -> bytes:
    """The secret that hexadecimal digits write down."""
    if text == NONE:
        return b""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        raise NotationError("position-fate", text, "hexadecimal digits") from None
    if len(secret) > LONGEST_SECRET:
        raise NotationError("position-fate", text, f"{LONGEST_SECRET} bytes at most")
    return secret
