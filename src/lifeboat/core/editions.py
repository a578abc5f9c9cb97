"""Editions: the printed numbers of a game, as data with the standing of each.

The standard edition of a game ships with the package, as TOML. A file of the user's own states
what differs from it. In positions and records an edition is one word: ``standard``, or the name
of another with the fields that differ, ``house(booklet.breaks=2;crew.lee.draws=1,3)``, so that a
record needs no file. What the fields mean, and whether they fit, the game itself says.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Final, NamedTuple

from lifeboat.core.errors import EditionError

STANDINGS: Final = ("stated", "reported", "derived", "chosen")
"""What a number can rest on."""
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
PLACE: Final = re.compile(r"at line (\d+), column (\d+)")
"""Where TOML breaks off, as its reader says it."""
WORD: Final = re.compile(r"([a-z0-9-]+)\(([^()\s]*)\)")
STANDARD_NAME: Final = "standard"
LARGEST: Final = 999_999
"""No number in an edition is larger."""
LONGEST_TEXT: Final = 40
"""So many characters a name or another text in an edition has at most."""
LONGEST_LIST: Final = 100
LONGEST_WORD: Final = 1_000
"""So many characters an edition in one word has at most: it goes into every message."""
DEEPEST: Final = 5
"""So many tables lie in one another at most."""
LONGEST_LINE: Final = 1_000
"""So many characters a line of an edition file has at most."""
MOST_DOTS: Final = 20
"""So many dots a line that is no comment has at most."""


class Number(NamedTuple):
    """One number as the edition file states it, with what it rests on."""

    field: str
    value: str
    standing: str


class Numbers:
    """All numbers of one edition, by their fields in the file."""

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
        """The fields whose values are not those of the standard edition."""

    def listed(self) -> list[Number]:
        """Every number with what it rests on."""
        return [
            Number(field, str(value), self.standings[field]) for field, value in self.values.items()
        ]

    def number(self, field: str, low: int, high: int) -> int:
        """The number of this field, which must lie in a range."""
        return _checked(field, self.values[field], low, high)

    def numbers(self, field: str, low: int, high: int) -> list[int]:
        """The list of numbers of this field, each of which must lie in a range."""
        value = self.values[field]
        if not isinstance(value, list):
            raise EditionError("edition-field", _stated(field, value), "a list of numbers")
        return [_checked(field, one, low, high) for one in value]

    def refuse(self, field: str, expected: str, rule: str = "") -> EditionError:
        """The error of a field that does not fit."""
        return EditionError("edition-field", self._stated(field), expected, rule)

    def refuse_together(
        self, fields: list[str], expected: str, rule: str, code: str = "edition-field"
    ) -> EditionError:
        """The error of fields that do not fit together.

        It names those that differ from the standard edition, in which all fields fit.
        """
        differing = [field for field in fields if field in self.differing]
        return EditionError(code, "; ".join(map(self._stated, differing)), expected, rule)

    def _stated(self, field: str) -> str:
        """A field with its value, as in a file."""
        return _stated(field, self.values[field])


def standard_numbers(package: str) -> Numbers:
    """The numbers of the edition that ships with a game's package."""
    text = files(package).joinpath("editions/standard.toml").read_text("utf-8")
    tables = tomllib.loads(text)
    del tables["name"]
    values: dict[str, object] = {}
    standings: dict[str, str] = {}
    for field, stated in _flattened(tables).items():
        values[field], standings[field] = _value_and_standing(field, stated)
    return Numbers(STANDARD_NAME, values, standings, STANDARD_NAME, [])


def read_numbers(text: str, standard: Numbers) -> Numbers:
    """The numbers of a TOML text; what it leaves out is as in the standard edition."""
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
    """The numbers of an edition that is not the standard one, from its word."""
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
    """The numbers of an edition that states some fields of its own."""
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
    """A field with its value, as in a file."""
    return f"{field} = " + str(value).replace("'", '"')


def _place_of(error: Exception) -> str:
    """Where a TOML text cannot be read any more."""
    found = PLACE.search(str(error))
    return f"line {found[1]}, column {found[2]}" if found else "the end"


def _check_lines(text: str) -> None:
    """Refuse lines that take long to read: that grows with the square of the parts of a key."""
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
    """Refuse what is too large to be written down, before anything writes it down."""
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
    """A value in a word: lists with commas."""
    return ",".join(str(one) for one in value) if isinstance(value, list) else str(value)


def _unpacked(text: str, like: object) -> object:
    """A value from a word, of the type that the standard edition has there."""
    if isinstance(like, list):
        return [_unpacked(part, like[0]) for part in text.split(",")]
    if isinstance(like, int) and text.isascii() and text.isdecimal() and len(text) < 9:
        return int(text)
    return text


def _flattened(tables: dict[str, object], prefix: str = "") -> dict[str, object]:
    """Nested tables as dotted fields; a table with a value is a field."""
    fields: dict[str, object] = {}
    for key, value in tables.items():
        if isinstance(value, dict) and "value" not in value:
            fields.update(_flattened(value, f"{prefix}{key}."))
        else:
            fields[prefix + key] = value
    return fields


def _value_and_standing(field: str, stated: object) -> tuple[object, str]:
    """A field is a plain value, or a table of value and standing."""
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
