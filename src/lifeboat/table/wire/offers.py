"""Offers: what a table of each game can be set up with, for those who choose."""

from __future__ import annotations

from msgspec import Struct

from lifeboat.core.games import game_of
from lifeboat.players import players_of, stand_in_of
from lifeboat.players.face import FACES
from lifeboat.table.table import (
    HINTS,
    LEAST_THINKING,
    MOST_HINTS,
    MOST_THINKING,
    PATIENCE,
    THINKING,
)
from lifeboat.table.wire.face import WIRE, OfferedCrew, OfferedField, offered


class OfferedPreset(Struct, frozen=True):
    """What sets several fields at once, such as a rulebook: by each of its values, the fields."""

    name: str
    values: dict[str, dict[str, str]]


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
    """Return all games, and what can be chosen in each."""
    return [_offered(game) for game in offered()]


def _offered(game: str) -> OfferedGame:
    offer = WIRE[game].offer()
    return OfferedGame(
        game=game,
        players=list(offer.players),
        usual=game_of(game).setup_fields({}),
        fields=list(offer.fields),
        presets=_presets(game),
        crew=list(offer.crew),
        bots=list(players_of(game)),
        stand_in=stand_in_of(game).name,
        patience=PATIENCE,
        searching=[name for name, bot in players_of(game).items() if bot.searches],
        thinking=OfferedNumber(LEAST_THINKING, THINKING, MOST_THINKING),
        hints=_hints(game),
    )


def _hints(game: str) -> OfferedNumber:
    if FACES[game].adviser is None:
        return OfferedNumber(0, 0, 0)
    return OfferedNumber(0, HINTS, MOST_HINTS)


def _presets(game: str) -> list[OfferedPreset]:
    return [
        OfferedPreset(name, {value: dict(fields) for value, fields in values.items()})
        for name, values in game_of(game).presets().items()
    ]
