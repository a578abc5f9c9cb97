"""Offers: what a table of each game can be set up with, for those who choose."""

from __future__ import annotations

from msgspec import Struct

from lifeboat.core.games import game_of
from lifeboat.players import players_of
from lifeboat.septentrick import edition as septentrick_edition
from lifeboat.septentrick import setup as septentrick_setup
from lifeboat.table.table import (
    HINTS,
    LEAST_THINKING,
    MOST_HINTS,
    MOST_THINKING,
    PATIENCE,
    STAND_IN,
    THINKING,
)
from lifeboat.titanic import edition as titanic_edition
from lifeboat.titanic import setup as titanic_setup


class OfferedField(Struct, frozen=True):
    """A field of the set-up and what it may be; the usual one comes first."""

    name: str
    values: list[str]


class OfferedPreset(Struct, frozen=True):
    """What sets several fields at once, such as a rulebook: by each of its values, the fields."""

    name: str
    values: dict[str, dict[str, str]]


class OfferedCrew(Struct, frozen=True):
    """A crew member (SOS Titanic), by the numbers of the standard edition."""

    member: str
    players: int
    """The smallest number of players."""
    draws: int
    """The most passengers to draw in a rescue."""
    cards: int
    """How many action cards it starts with."""


class OfferedNumber(Struct, frozen=True):
    """A number that can be chosen: the seconds of thinking, or how many hints each person has."""

    least: float
    usual: float
    most: float


class OfferedGame(Struct, frozen=True):
    """A game that can be played here."""

    game: str
    players: list[int]
    """How many can play it; the usual number is that of the set-up."""
    usual: dict[str, str]
    """The usual set-up."""
    fields: list[OfferedField]
    presets: list[OfferedPreset]
    crew: list[OfferedCrew]
    bots: list[str]
    """The bots that can have a seat, the weakest first."""
    stand_in: str
    """The bot that usually plays for somebody who is away."""
    patience: int
    """After how many seconds away it usually does."""
    searching: list[str]
    """The bots that search, and so use the time that they have for a decision."""
    thinking: OfferedNumber
    hints: OfferedNumber


def offered_games() -> list[OfferedGame]:
    """All games, and what can be chosen in each."""
    members = titanic_edition.standard().crew
    return [
        OfferedGame(
            game="titanic",
            players=list(range(1, titanic_setup.MOST_PLAYERS + 1)),
            usual=titanic_setup.Setup().fields(),
            fields=[
                OfferedField(name, list(values)) for name, values in titanic_setup.OPTIONS.items()
            ],
            presets=_presets("titanic"),
            crew=[
                OfferedCrew(member, numbers.players, numbers.draws, numbers.start)
                for member, numbers in members.items()
            ],
            bots=list(players_of("titanic")),
            stand_in=STAND_IN,
            patience=PATIENCE,
            searching=[name for name, bot in players_of("titanic").items() if bot.searches],
            thinking=OfferedNumber(LEAST_THINKING, THINKING, MOST_THINKING),
            hints=OfferedNumber(0, HINTS, MOST_HINTS),
        ),
        OfferedGame(
            game="septentrick",
            players=list(
                range(septentrick_edition.FEWEST_PLAYERS, septentrick_edition.MOST_PLAYERS + 1)
            ),
            usual=septentrick_setup.Setup().fields(),
            fields=[OfferedField("captain", list(septentrick_setup.CAPTAINS))],
            presets=_presets("septentrick"),
            crew=[],
            bots=list(players_of("septentrick")),
            stand_in=STAND_IN,
            patience=PATIENCE,
            searching=[name for name, bot in players_of("septentrick").items() if bot.searches],
            thinking=OfferedNumber(LEAST_THINKING, THINKING, MOST_THINKING),
            hints=OfferedNumber(0, HINTS, MOST_HINTS),
        ),
    ]


def _presets(game: str) -> list[OfferedPreset]:
    return [
        OfferedPreset(name, {value: dict(fields) for value, fields in values.items()})
        for name, values in game_of(game).presets().items()
    ]
