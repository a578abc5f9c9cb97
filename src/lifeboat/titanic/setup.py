"""Set-up: who plays which crew member, on which layout, by which rulebook (T3-T7, T55)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from lifeboat.core.errors import SetupError
from lifeboat.core.fate import Fate
from lifeboat.titanic.edition import Edition, edition_of, standard
from lifeboat.titanic.rulebooks import HOUSE, RULEBOOKS

LAYOUTS: Final[dict[str, list[int]]] = {
    "standard": [4, 6, 8, 10],
    "expert": [7, 7, 7, 7],
    "ultimate": [10, 8, 6, 4],
}
"""How many passengers are laid in front of decks 1 to 4 (T5, T6)."""

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "layout": tuple(LAYOUTS),
    "murdoch": ("may", "all"),
    "latimer": ("en", "fr"),
    "ability": ("action", "turn"),
    "first": ("drawn", "table", "1", "2", "3", "4", "5"),
}
"""The options for a table and their values; the default comes first."""

MOST_PLAYERS: Final = 5


class Setup(NamedTuple):
    """What a table agrees on before the deal. If the crew is empty, the deal draws it."""

    players: int = 1
    crew: tuple[str, ...] = ()
    layout: str = "standard"
    murdoch: str = "may"
    """Whether Murdoch may stop placing or must place all he can (T40)."""
    latimer: str = "en"
    """How rows of anchors are counted (T45)."""
    ability: str = "action"
    """Whether Lowe's or Smith's ability replaces the action or the whole turn (T44, T46)."""
    first: str = "drawn"
    """Who begins: drawn by the deal, picked by the table, or a seat counted from 1 (T7)."""
    edition: str = "standard"

    def fields(self) -> dict[str, str]:
        """Return the set-up with every field as text, for a record."""
        return {
            "players": str(self.players),
            "crew": ",".join(self.crew) or "drawn",
            "layout": self.layout,
            "murdoch": self.murdoch,
            "latimer": self.latimer,
            "ability": self.ability,
            "first": self.first,
            "edition": self.edition,
        }


FIELDS: Final = (*Setup._fields, "rulebook")
"""The fields that can be given for a set-up; a rulebook sets options and isn't stored itself."""


def read_setup(fields: Mapping[str, str]) -> Setup:
    """Return the set-up that these fields describe, with defaults for those left out.

    The number of players follows from the crew if only the crew is given. A rulebook sets the
    options that aren't given separately (T55). Raise `SetupError` if a field is unknown or
    invalid, and `EditionError` if the edition is invalid.
    """
    for name in fields:
        if name not in FIELDS:
            raise SetupError("setup-field", name, FIELDS)
    named = fields.get("crew", "drawn").lower().replace(",", " ").split()
    crew = () if named == ["drawn"] else tuple(named)
    players = fields.get("players", str(len(crew) or 1))
    if players not in ("1", "2", "3", "4", "5"):
        raise SetupError("setup-players", players, f"1-{MOST_PLAYERS}", "T3")
    rulebook = fields.get("rulebook", HOUSE)
    if rulebook not in RULEBOOKS:
        raise SetupError("setup-option", f"rulebook={rulebook}", list(RULEBOOKS), "T55")
    usual = {name: choices[0] for name, choices in OPTIONS.items()} | RULEBOOKS[rulebook]
    chosen = {name: fields.get(name, usual[name]) for name in OPTIONS}
    setup = Setup(
        int(players),
        crew,
        chosen["layout"],
        chosen["murdoch"],
        chosen["latimer"],
        chosen["ability"],
        chosen["first"],
        fields.get("edition", "standard"),
    )
    check_setup(setup)
    return setup


def check_setup(setup: Setup) -> None:
    """Raise `SetupError` or `EditionError` if the set-up is invalid."""
    edition = edition_of(setup.edition)
    if not 1 <= setup.players <= MOST_PLAYERS:
        raise SetupError("setup-players", setup.players, f"1-{MOST_PLAYERS}", "T3")
    for name, choices in OPTIONS.items():
        value = getattr(setup, name)
        if value not in choices:
            # Offer only the seats that the table has.
            expected = [one for one in choices if not one.isdecimal() or int(one) <= setup.players]
            raise SetupError("setup-option", f"{name}={value}", expected)
    if setup.first.isdecimal() and int(setup.first) > setup.players:
        raise SetupError("setup-first", setup.first, f"1-{setup.players}", "T7")
    if setup.crew:
        check_crew(setup.crew, setup.players, edition)


def check_crew(crew: tuple[str, ...], players: int, edition: Edition) -> None:
    """Raise `SetupError` unless each player has a different crew member (T3, T4).

    Every member has to be allowed for the number of players.
    """
    if len(crew) != players:
        raise SetupError("setup-crew-count", ",".join(crew), players, "T4")
    allowed = crew_allowed(players, edition)
    for member in crew:
        if member not in edition.crew:
            raise SetupError("setup-crew-unknown", member, allowed, "T3")
        if member not in allowed:
            raise SetupError("setup-crew-players", member, allowed, "T3")
        if crew.count(member) > 1:
            raise SetupError("setup-crew-twice", member, "each crew member once", "T4")


def crew_allowed(players: int, edition: Edition | None = None) -> list[str]:
    """Return the crew members that are allowed for this number of players (T3).

    By default `edition` is the standard one.
    """
    numbers = (edition or standard()).crew
    return [name for name in numbers if numbers[name].players <= players]


def drawn_crew(setup: Setup, fate: Fate) -> tuple[str, ...]:
    """Return the crew of a table: as chosen, or drawn by the deal (T4)."""
    if setup.crew:
        return setup.crew
    allowed = crew_allowed(setup.players, edition_of(setup.edition))
    order = fate.shuffled(list(range(len(allowed))), b"crew", 0)
    return tuple(allowed[place] for place in order[: setup.players])
