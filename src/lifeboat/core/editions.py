"""Editions: the printed numbers of a game as data, each with its standing (what it is based on).

The standard edition of a game ships with the package, as TOML. A user's own file states only what
differs from it. In positions and records an edition is one word: ``standard``, or the name of
another edition with the fields that differ, such as
``house(booklet.breaks=2;crew.lee.draws=1,3)``. This way, a record can be read without the
edition's file. The game itself defines what the fields mean and checks that their values make
sense.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Final, NamedTuple

from lifeboat.core.errors import EditionError

STANDINGS: Final = ("stated", "reported", "derived", "chosen")
"""What a number can be based on: a rulebook's text, a report, other numbers, or our own choice."""
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
PLACE: Final = re.compile(r"at line (\d+), column (\d+)")
"""The part of a TOML parser's error message that says where it stopped."""
WORD: Final = re.compile(r"([a-z0-9-]+)\(([^()\s]*)\)")
STANDARD_NAME: Final = "standard"
LARGEST: Final = 999_999
"""The largest absolute value of a number in an edition."""
LONGEST_TEXT: Final = 40
"""The maximum number of characters in a name or other text in an edition."""
LONGEST_LIST: Final = 100
LONGEST_WORD: Final = 1_000
"""The maximum number of characters in an edition's word, which is part of every message."""
DEEPEST: Final = 5
"""The maximum nesting depth of tables and lists; the file itself is the first level."""
LONGEST_LINE: Final = 1_000
"""The maximum number of characters in a line of an edition file, unless it is a comment."""
MOST_DOTS: Final = 20
"""The maximum number of dots in a line of an edition file, unless it is a comment."""


class Number(NamedTuple):
    """A number in an edition, as text, with its standing."""

    field: str
    value: str
    standing: str


class Numbers:
    """All the numbers in an edition, by field."""

    def __init__(
        self,
        name: str,
        values: dict[str, object],
        standings: dict[str, str],
        word: str,
        differing: list[str],
    ) -> None:
        self.name = name
        self.values = values
        self.standings = standings
        self.word = word
        """The edition in one word, for positions and records."""
        self.differing = differing
        """The fields whose values differ from the standard edition."""

    def listed(self) -> list[Number]:
        """Return every number as text, with its standing."""
        return [
            Number(field, str(value), self.standings[field]) for field, value in self.values.items()
        ]

    def number(self, field: str, low: int, high: int) -> int:
        """Return the number in a field.

        Raise `EditionError` unless it is an integer from `low` to `high`.
        """
        return _checked(field, self.values[field], low, high)

    def numbers(self, field: str, low: int, high: int) -> list[int]:
        """Return the list of numbers in a field.

        Raise `EditionError` unless it is a list of integers from `low` to `high`.
        """
        value = self.values[field]
        if not isinstance(value, list):
            raise EditionError("edition-field", _stated(field, value), "a list of numbers")
        return [_checked(field, one, low, high) for one in value]

    def refuse(self, field: str, expected: str, rule: str = "") -> EditionError:
        """Return the error for a field with an invalid value; the caller raises it."""
        return EditionError("edition-field", self._stated(field), expected, rule)

    def refuse_together(
        self, fields: list[str], expected: str, rule: str, code: str = "edition-field"
    ) -> EditionError:
        """Return the error for fields whose values don't fit together; the caller raises it.

        The error names only the fields that differ from the standard edition, whose own values do
        fit together.
        """
        differing = [field for field in fields if field in self.differing]
        return EditionError(code, "; ".join(map(self._stated, differing)), expected, rule)

    def _stated(self, field: str) -> str:
        """Return a field and its value as they would appear in an edition file."""
        return _stated(field, self.values[field])


def standard_numbers(package: str) -> Numbers:
    """Return the numbers of the edition that ships with a game's package."""
    text = files(package).joinpath("editions/standard.toml").read_text("utf-8")
    tables = tomllib.loads(text)
    del tables["name"]
    values: dict[str, object] = {}
    standings: dict[str, str] = {}
    for field, stated in _flattened(tables).items():
        values[field], standings[field] = _value_and_standing(field, stated)
    return Numbers(STANDARD_NAME, values, standings, STANDARD_NAME, [])


def read_numbers(text: str, standard: Numbers) -> Numbers:
    """Read an edition from TOML; fields that are left out come from the standard edition.

    Raise `EditionError` if the text isn't TOML, is too large, has an unknown field, or doesn't
    give the edition a name other than "standard".
    """
    _check_lines(text)
    try:
        own = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # TOML's own errors are ValueErrors
        raise EditionError("edition-syntax", _place_of(error), "TOML") from None
    for key, value in own.items():
        _check_size(key, value)
    name = own.pop("name", None)
    if not isinstance(name, str) or not NAME.fullmatch(name) or name == STANDARD_NAME:
        raise EditionError(
            "edition-field", _stated("name", name or ""), "a name of its own: a-z, 0-9, -"
        )
    return _over_standard(name, _flattened(own), standard)


def numbers_of(word: str, standard: Numbers) -> Numbers:
    """Return the numbers of the non-standard edition that a word describes.

    Raise `EditionError` if the word can't be read, has an unknown field, or is too large.
    """
    found = WORD.fullmatch(word)
    if found is None or not NAME.fullmatch(found[1]) or found[1] == STANDARD_NAME:
        raise EditionError("edition-word", word, "standard, or name(field=value;...)")
    own: dict[str, object] = {}
    for part in found[2].split(";") if found[2] else []:
        field, equals, value = part.partition("=")
        if not equals or field not in standard.values:
            raise EditionError("edition-word", part, "field=value")
        own[field] = _unpacked(value, standard.values[field])
        _check_size(field, own[field])
    return _over_standard(found[1], own, standard)


def _over_standard(name: str, own: dict[str, object], standard: Numbers) -> Numbers:
    """Return the numbers of an edition: its own fields, and the standard ones for the rest.

    Raise `EditionError` if a field is unknown or the edition's word would be too long.
    """
    values = dict(standard.values)
    standings = dict(standard.standings)
    for field, stated in own.items():
        if field not in values:
            raise EditionError("edition-field", field, sorted(values))
        values[field], standings[field] = _value_and_standing(field, stated)
    differing = [field for field, value in values.items() if value != standard.values[field]]
    fields = ";".join(f"{field}={_packed(values[field])}" for field in differing)
    word = f"{name}({fields})"
    if len(word) > LONGEST_WORD:
        raise EditionError("edition-size", len(word), f"{LONGEST_WORD} characters at most")
    return Numbers(name, values, standings, word, differing)


def _stated(field: str, value: object) -> str:
    """Return a field and its value as they would appear in an edition file."""
    return f"{field} = " + str(value).replace("'", '"')


def _place_of(error: Exception) -> str:
    """Return the line and column where the TOML parser stopped, or "the end" if it doesn't say."""
    found = PLACE.search(str(error))
    return f"line {found[1]}, column {found[2]}" if found else "the end"


def _check_lines(text: str) -> None:
    """Raise `EditionError` if a line would be slow to parse.

    Parsing time grows with the square of the number of parts in a dotted key.
    """
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("#"):
            continue
        if len(line) > LONGEST_LINE:
            raise EditionError(
                "edition-size", f"line {number}", f"{LONGEST_LINE} characters at most"
            )
        if line.count(".") > MOST_DOTS:
            raise EditionError("edition-size", f"line {number}", f"{MOST_DOTS} dots at most")


def _check_size(field: str, value: object, depth: int = 1) -> None:
    """Raise `EditionError` if a value is too large or too deeply nested.

    Call it before the value is turned into text.
    """
    if isinstance(value, int) and abs(value) > LARGEST:
        raise EditionError("edition-size", field, f"at most {LARGEST}")
    if isinstance(value, str) and len(value) > LONGEST_TEXT:
        raise EditionError("edition-size", field, f"{LONGEST_TEXT} characters at most")
    if isinstance(value, list) and len(value) > LONGEST_LIST:
        raise EditionError("edition-size", field, f"{LONGEST_LIST} values at most")
    if isinstance(value, dict | list) and depth == DEEPEST:
        raise EditionError("edition-size", field, f"{DEEPEST} levels at most")
    if isinstance(value, dict):
        for key, one in value.items():
            _check_size(f"{field}.{key}", one, depth + 1)
    if isinstance(value, list):
        for one in value:
            _check_size(field, one, depth + 1)


def _packed(value: object) -> str:
    """Return a value as text for an edition's word, with commas between the items of a list."""
    return ",".join(str(one) for one in value) if isinstance(value, list) else str(value)


def _unpacked(text: str, like: object) -> object:
    """Return a value from an edition's word, read as the type of `like`, the standard value.

    Text that isn't a number stays text, even where `like` is a number.
    """
    if isinstance(like, list):
        return [_unpacked(part, like[0]) for part in text.split(",")]
    if isinstance(like, int) and text.isascii() and text.isdecimal() and len(text) < 9:
        return int(text)
    return text


def _flattened(tables: dict[str, object], prefix: str = "") -> dict[str, object]:
    """Return nested tables as fields with dotted names; a table with a "value" is one field."""
    fields: dict[str, object] = {}
    for key, value in tables.items():
        if isinstance(value, dict) and "value" not in value:
            fields.update(_flattened(value, f"{prefix}{key}."))
        else:
            fields[prefix + key] = value
    return fields


def _value_and_standing(field: str, stated: object) -> tuple[object, str]:
    """Return the value and the standing of a field.

    The field is stated either as a table of both or as a plain value, whose standing is then
    "chosen". Raise `EditionError` if the standing is unknown or the table has other keys.
    """
    if not isinstance(stated, dict):
        return stated, "chosen"
    standing = stated.get("standing", "chosen")
    if standing not in STANDINGS:
        raise EditionError("edition-field", f"{field}.standing = {standing}", STANDINGS)
    if set(stated) - {"value", "standing"}:
        raise EditionError(
            "edition-field", f"{field}: {', '.join(sorted(stated))}", ("value", "standing")
        )
    return stated["value"], str(standing)


def _checked(field: str, value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise EditionError("edition-field", _stated(field, value), f"{low}-{high}")
    return value
