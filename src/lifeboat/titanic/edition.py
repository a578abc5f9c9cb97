"""Editions of SOS Titanic: the printed numbers, read and checked (T3, T5, T15, T22)."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from lifeboat.core.editions import Numbers, numbers_of, read_numbers, standard_numbers
from lifeboat.core.errors import EditionError
from lifeboat.titanic.cards.bundles import COPIES

DECKS: Final = 6
LARGEST_DRAW: Final = 8
MINUTES_A_DAY: Final = 24 * 60
MOST_STARTS: Final[int] = sum(COPIES)
"""The most action cards that any five crew members may start with in total: the whole deck."""
LOOKS: Final = {
    "booklet.clock": (re.compile(r"\['\d\d:\d\d', '\d\d:\d\d'\]"), "two times such as 23:40"),
    "classes.first": (re.compile(r"[a-z]+"), "the name of a colour"),
    "classes.second": (re.compile(r"[a-z]+"), "the name of a colour"),
}
"""The fields that affect only appearance: each one's pattern, and what errors say is expected."""


class CrewNumbers(NamedTuple):
    """The numbers on a crew card."""

    players: int
    """The smallest number of players for which the member is allowed."""
    start: int
    """The number of action cards that the member starts with."""
    draws: int
    """The most passengers that the member may draw at a rescue; the fewest is 1."""


class Edition:
    """The checked numbers of an edition."""

    def __init__(self, numbers: Numbers) -> None:
        """Check the numbers; raise `EditionError` if they don't describe a playable game."""
        self.numbers = numbers
        self.compartments: list[int] = numbers.numbers("booklet.compartments", 0, 99)
        """The number of compartments in each deck, from bow to stern; a page turns for each."""
        self.pages: list[int] = numbers.numbers("booklet.pages", 0, 99)
        """The number printed on each page, first to last."""
        self.crew: dict[str, CrewNumbers] = _crew(numbers)
        _check_booklet(numbers, self.compartments, self.pages)
        self.breaks: int = numbers.number("booklet.breaks", 0, 99)
        """The number of the page on which the ship breaks in two."""
        _check_looks(numbers)
        _check_crew(self.crew)

    def clock(self, turned: int) -> str:
        """Return the ship's time, such as 23:40, once this many pages have been turned.

        The clock runs evenly, rounded to five minutes.
        """
        ends = self.numbers.values["booklet.clock"]
        assert isinstance(ends, list)
        begins, stops = _minutes(str(ends[0])), _minutes(str(ends[1]))
        night = (stops - begins) % MINUTES_A_DAY
        passed = 5 * round(night * turned / sum(self.compartments) / 5)
        hours, minutes = divmod((begins + passed) % MINUTES_A_DAY, 60)
        return f"{hours:02}:{minutes:02}"

    def __str__(self) -> str:
        return self.numbers.word


def standard() -> Edition:
    """Return the edition that ships with the package."""
    return STANDARD


def read_edition(text: str) -> Edition:
    """Read an edition from TOML; fields that are left out come from the standard edition.

    Raise `EditionError` if the text can't be read or doesn't describe a playable game.
    """
    return Edition(read_numbers(text, STANDARD.numbers))


def edition_of(word: str) -> Edition:
    """Return the edition that a word in a position or a record describes.

    Raise `EditionError` if the word can't be read or doesn't describe a playable game.
    """
    return STANDARD if word == str(STANDARD) else Edition(numbers_of(word, STANDARD.numbers))


def _minutes(clock: str) -> int:
    hours, minutes = clock.split(":")
    return int(hours) * 60 + int(minutes)


def _crew(numbers: Numbers) -> dict[str, CrewNumbers]:
    names = [field.split(".")[1] for field in numbers.values if field.endswith(".draws")]
    return {
        name: CrewNumbers(
            numbers.number(f"crew.{name}.players", 1, 5),
            numbers.number(f"crew.{name}.start", 0, MOST_STARTS),
            _most_draws(numbers, f"crew.{name}.draws"),
        )
        for name in names
    }


def _most_draws(numbers: Numbers, field: str) -> int:
    """Return the upper end of a range of draws; raise `EditionError` unless the lower end is 1."""
    ends = numbers.numbers(field, 1, LARGEST_DRAW)
    if len(ends) != 2 or ends[0] != 1:
        raise numbers.refuse(field, "[1, most]", "T15")
    return ends[1]


def _check_booklet(numbers: Numbers, compartments: list[int], pages: list[int]) -> None:
    """Raise `EditionError` if these compartments and pages don't make a booklet (T22, T52).

    A booklet has a page to begin with and one for each compartment. The last page is worth 0, and
    only decks at the stern may have no compartments.
    """
    field = "booklet.compartments"
    if len(compartments) != DECKS or sum(compartments) == 0:
        raise numbers.refuse(field, f"{DECKS} numbers", "T22")
    ends = [deck for deck in range(DECKS - 1) if not compartments[deck] and compartments[deck + 1]]
    if ends or not compartments[0]:
        raise numbers.refuse(field, "decks without compartments only at the stern", "T22")
    field = "booklet.pages"
    if len(pages) != sum(compartments) + 1:
        raise numbers.refuse(field, f"{sum(compartments) + 1} numbers", "T22")
    if pages[-1] != 0:
        raise numbers.refuse(field, "a last page worth 0", "T52")


def _check_looks(numbers: Numbers) -> None:
    for field, (pattern, expected) in LOOKS.items():
        if not pattern.fullmatch(str(numbers.values[field])):
            raise numbers.refuse(field, expected)


def _check_crew(crew: dict[str, CrewNumbers]) -> None:
    """Raise `EditionError` if a table could have too few crew members or action cards (T2, T3)."""
    starts = sorted(member.start for member in crew.values())
    if sum(starts[-5:]) > MOST_STARTS:
        raise EditionError("edition-starts", sum(starts[-5:]), f"0-{MOST_STARTS}", "T2")
    for players in range(1, 6):
        if sum(member.players <= players for member in crew.values()) < players:
            raise EditionError("edition-players", players, "a crew member for each player", "T3")


STANDARD: Final = Edition(standard_numbers("lifeboat.titanic"))
