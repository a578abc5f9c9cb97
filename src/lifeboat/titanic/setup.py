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
"""How many passengers are laid before decks 1 to 4 (T5, T6)."""

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "layout": tuple(LAYOUTS),
    "murdoch": ("may", "all"),
    "latimer": ("en", "fr"),
    "ability": ("action", "turn"),
    "first": ("drawn", "table", "1", "2", "3", "4", "5"),
}
"""The choices of a table and what each may be; the default comes first."""

MOST_PLAYERS: Final = 5


class Setup(NamedTuple):
    """What a table agrees on before the deal. An empty crew is drawn by the deal."""

    players: int = 1
    crew: tuple[str, ...] = ()
    layout: str = "standard"
    murdoch: str = "may"
    """Must Murdoch place all he can, or may he stop (T40)?"""
    latimer: str = "en"
    """How rows of anchors are counted (T45)."""
    ability: str = "action"
    """Whether Lowe's or Smith's ability takes the place of the action or the turn (T44, T46)."""
    first: str = "drawn"
    """Who begins: drawn by the deal, picked by the table, or a seat from 1 (T7)."""
    edition: str = "standard"

    def fields(self) -> dict[str, str]:
        """The set-up as texts, for a record."""
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
"""What a set-up can be told in; its rulebook follows from its options, and is not kept."""


def read_setup(fields: Mapping[str, str]) -> Setup:
    """The set-up that these texts describe; what they leave out takes its default.

    The number of players follows from the crew where only that is given. A rulebook sets the
    options that are not given on their own (T55).
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
    """Refuse what no table can be set up with."""
    edition = edition_of(setup.edition)
    if not 1 <= setup.players <= MOST_PLAYERS:
        raise SetupError("setup-players", setup.players, f"1-{MOST_PLAYERS}", "T3")
    for name, choices in OPTIONS.items():
        value = getattr(setup, name)
        if value not in choices:
            # A seat is offered only if somebody sits there.
            expected = [one for one in choices if not one.isdecimal() or int(one) <= setup.players]
            raise SetupError("setup-option", f"{name}={value}", expected)
    if setup.first.isdecimal() and int(setup.first) > setup.players:
        raise SetupError("setup-first", setup.first, f"1-{setup.players}", "T7")
    if setup.crew:
        check_crew(setup.crew, setup.players, edition)


def check_crew(crew: tuple[str, ...], players: int, edition: Edition) -> None:
    """Each player has one crew member, each another one, all allowed for the number (T3, T4)."""
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
    """The crew members that may be dealt to this number of players (T3)."""
    numbers = (edition or standard()).crew
    return [name for name in numbers if numbers[name].players <= players]


def drawn_crew(setup: Setup, fate: Fate) -> tuple[str, ...]:
    """The crew of a table: as chosen, or drawn by the deal (T4)."""
    if setup.crew:
        return setup.crew
    allowed = crew_allowed(setup.players, edition_of(setup.edition))
    order = fate.shuffled(list(range(len(allowed))), b"crew", 0)
    return tuple(allowed[place] for place in order[: setup.players])
