"""Editions: the printed numbers, as data with the standing of each (T3, T5, T22).

An edition is read from TOML. A file of the user's own states what differs from the standard
edition and is checked field by field. In positions and records an edition is one word:
``standard``, or the name of another followed by all its numbers, so that a record needs no file.
"""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Final, NamedTuple

from lifeboat.core.errors import EditionError

DECKS: Final = 6
LARGEST_DRAW: Final = 8
MOST_STARTS: Final = 20
"""Any five crew members may start with this many action cards together: there are no more."""
STANDINGS: Final = ("stated", "reported", "derived", "chosen")
NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]*")
LOOKS: Final = {
    "booklet.clock": (re.compile(r"\['\d\d:\d\d', '\d\d:\d\d'\]"), "two times such as 23:40"),
    "classes.first": (re.compile(r"[a-z]+"), "the name of a colour"),
    "classes.second": (re.compile(r"[a-z]+"), "the name of a colour"),
}
"""What the looks of an edition must be like; the rules do not depend on them."""


class CrewNumbers(NamedTuple):
    """The numbers on a crew card."""

    players: int
    """The smallest number of players with whom it may be dealt."""
    start: int
    """Action cards at the start."""
    draws: int
    """The most passengers it may draw at a rescue; the fewest is 1."""


class Number(NamedTuple):
    """One printed number as the edition file states it, with what it rests on."""

    field: str
    value: str
    standing: str


class Edition:
    """One print of the game: its numbers and what each of them rests on."""

    def __init__(
        self,
        name: str,
        compartments: list[int],
        pages: list[int],
        crew: dict[str, CrewNumbers],
        values: dict[str, object],
        standings: dict[str, str],
    ) -> None:
        self.name = name
        self.compartments = compartments
        self.pages = pages
        self.crew = crew
        self.values = values
        """Every number by its field in the file, those of the looks too."""
        self.standings = standings

    def numbers(self) -> list[Number]:
        """Every number with what it rests on."""
        return [
            Number(field, str(value), self.standings[field]) for field, value in self.values.items()
        ]

    def __str__(self) -> str:
        if self.name == "standard":
            return self.name
        parts = [_dotted(self.compartments), _dotted(self.pages)]
        parts += [f"{name}.{_dotted(list(numbers))}" for name, numbers in self.crew.items()]
        return f"{self.name}({';'.join(parts)})"


def standard() -> Edition:
    """The edition that ships with the package."""
    return STANDARD


def read_edition(text: str) -> Edition:
    """The edition that a TOML text describes; what it leaves out is as in the standard one."""
    try:
        own = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError("edition-syntax", error, "TOML") from None
    name = own.pop("name", None)
    if not isinstance(name, str) or not NAME.fullmatch(name) or name == "standard":
        raise EditionError("edition-field", f"name = {name}", "a name of its own: a-z, 0-9, -")
    return _edition(name, _flattened(own), STANDARD)


def edition_of(word: str) -> Edition:
    """The edition that a position or record names in one word."""
    if word == "standard":
        return STANDARD
    name, _, rest = word.removesuffix(")").partition("(")
    parts = rest.split(";")
    if not NAME.fullmatch(name) or not word.endswith(")") or len(parts) < 2:
        raise EditionError("edition-word", word, "standard, or name(compartments;pages;crew...)")
    own: dict[str, object] = {
        "booklet.compartments": _undotted(parts[0]),
        "booklet.pages": _undotted(parts[1]),
    }
    for part in parts[2:]:
        crew, _, numbers = part.partition(".")
        values = _undotted(numbers)
        if len(values) != 3:
            raise EditionError("edition-word", part, "crew.players.start.draws")
        own[f"crew.{crew}.players"] = values[0]
        own[f"crew.{crew}.start"] = values[1]
        own[f"crew.{crew}.draws"] = [1, values[2]]
    return _edition(name, own, STANDARD)


def _edition(name: str, own: dict[str, object], base: Edition | None) -> Edition:
    """Put an edition together from its own fields over those of another one, and check it."""
    values = dict(base.values) if base else {}
    standings = dict(base.standings) if base else {}
    for field, stated in own.items():
        if base and field not in values:
            raise EditionError("edition-field", field, sorted(values))
        values[field], standings[field] = _value_and_standing(field, stated)
    compartments = _numbers(values, "booklet.compartments", 0, 99)
    pages = _numbers(values, "booklet.pages", 0, 99)
    _check_booklet(compartments, pages)
    _number(values, "booklet.breaks", 0, 99)
    for field, (pattern, expected) in LOOKS.items():
        if not pattern.fullmatch(str(values[field])):
            raise EditionError("edition-field", f"{field} = {values[field]}", expected)
    crew: dict[str, CrewNumbers] = {}
    for field in values:
        if field.startswith("crew.") and field.endswith(".players"):
            who = field.split(".")[1]
            crew[who] = CrewNumbers(
                _number(values, field, 1, 5),
                _number(values, f"crew.{who}.start", 0, MOST_STARTS),
                _draws(values, f"crew.{who}.draws"),
            )
    starts = sorted(member.start for member in crew.values())
    if sum(starts[-5:]) > MOST_STARTS:
        raise EditionError("edition-starts", sum(starts[-5:]), f"0-{MOST_STARTS}", "T2")
    for players in range(1, 6):
        if sum(member.players <= players for member in crew.values()) < players:
            raise EditionError("edition-players", players, "a crew member for each player", "T3")
    return Edition(name, compartments, pages, crew, values, standings)


def _check_booklet(compartments: list[int], pages: list[int]) -> None:
    """One page for each compartment and one to begin with; the last deck goes with the last."""
    field = "booklet.compartments"
    if len(compartments) != DECKS or sum(compartments) == 0:
        raise EditionError("edition-field", f"{field} = {compartments}", f"{DECKS} numbers", "T22")
    ends = [deck for deck in range(DECKS - 1) if not compartments[deck] and compartments[deck + 1]]
    if ends or not compartments[0]:
        expected = "decks without compartments only at the stern"
        raise EditionError("edition-field", f"{field} = {compartments}", expected, "T22")
    field = "booklet.pages"
    if len(pages) != sum(compartments) + 1:
        expected = f"{sum(compartments) + 1} numbers"
        raise EditionError("edition-field", f"{field} = {pages}", expected, "T22")
    if pages[-1] != 0:
        raise EditionError("edition-field", f"{field} = {pages}", "a last page worth 0", "T52")


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
        raise EditionError("edition-field", f"{field}: {sorted(stated)}", ("value", "standing"))
    return stated["value"], str(standing)


def _number(values: dict[str, object], field: str, low: int, high: int) -> int:
    value = values[field]
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise EditionError("edition-field", f"{field} = {value}", f"{low}-{high}")
    return value


def _numbers(values: dict[str, object], field: str, low: int, high: int) -> list[int]:
    value = values[field]
    if not isinstance(value, list):
        raise EditionError("edition-field", f"{field} = {value}", "a list of numbers")
    return [_number({field: one}, field, low, high) for one in value]


def _draws(values: dict[str, object], field: str) -> int:
    """The upper end of a draw range; the lower one is always 1."""
    ends = _numbers(values, field, 1, LARGEST_DRAW)
    if len(ends) != 2 or ends[0] != 1:
        raise EditionError("edition-field", f"{field} = {values[field]}", "[1, most]", "T15")
    return ends[1]


def _dotted(numbers: list[int]) -> str:
    return ".".join(str(number) for number in numbers)


def _undotted(text: str) -> list[int]:
    parts = text.split(".")
    if not all(part.isdecimal() and part.isascii() for part in parts):
        raise EditionError("edition-word", text, "numbers with dots between them")
    return [int(part) for part in parts]


def _load_standard() -> Edition:
    text = files("lifeboat.titanic").joinpath("editions/standard.toml").read_text("utf-8")
    tables = tomllib.loads(text)
    name = tables.pop("name")
    return _edition(str(name), _flattened(tables), None)


STANDARD: Final = _load_standard()
