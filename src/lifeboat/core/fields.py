"""Reading positions, which are lines of named fields: ``name=value name=value``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from lifeboat.core.errors import NotationError
from lifeboat.core.fate import LONGEST_SECRET

NONE: Final = "-"
"""The text of an empty list."""


def read_fields(text: str, defaults: Mapping[str, str]) -> dict[str, str]:
    """Return the fields of a line, with defaults for those that are missing.

    Raise `NotationError` for a field that is unknown, empty or given twice.
    """
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
    """Split a field at its slashes; raise `NotationError` unless it has exactly `count` parts."""
    parts = fields[name].split("/")
    if len(parts) != count:
        raise NotationError("position-parts", f"{name}={fields[name]}", count)
    return parts


def listed(text: str) -> list[str]:
    """Return the items of a comma-separated list; `NONE` is an empty list."""
    return [] if text == NONE else text.split(",")


def number_of(fields: Mapping[str, str], name: str, low: int, high: int) -> int:
    """Return the number in a field; raise `NotationError` unless it is from `low` to `high`."""
    text = fields[name]
    digits = text.isascii() and text.isdecimal() and len(text) < 4
    if not digits or not low <= int(text) <= high:
        raise NotationError("position-number", f"{name}={text}", f"{low}-{high}")
    return int(text)


def choice_of(name: str, text: str, choices: Sequence[str]) -> int:
    """Return the index of `text` among the choices; raise `NotationError` if it isn't one of them.

    `name` is the name of the field, for the error.
    """
    if text not in choices:
        raise NotationError("position-word", f"{name}={text}", choices)
    return choices.index(text)


def secret_from(text: str) -> bytes:
    """Read a secret from its hexadecimal digits; `NONE` stands for an empty secret.

    Raise `NotationError` if the text isn't hexadecimal or the secret is too long.
    """
    if text == NONE:
        return b""
    try:
        secret = bytes.fromhex(text)
    except ValueError:
        raise NotationError("position-fate", text, "hexadecimal digits") from None
    if len(secret) > LONGEST_SECRET:
        raise NotationError("position-fate", text, f"{LONGEST_SECRET} bytes at most")
    return secret
