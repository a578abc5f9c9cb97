"""Offers: what people can choose when they set up a table for each game."""

from __future__ import annotations

from msgspec import Struct

from lifeboat.core.games import game_of
from lifeboat.players import levels_of, players_of, stand_in_of
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
    """A choice that sets several fields at once, such as a rulebook.

    `values` gives the fields that each value sets.
    """

    name: str
    values: dict[str, dict[str, str]]


class OfferedNumber(Struct, frozen=True):
    """A number to choose, such as the thinking time: its minimum, default and maximum."""

    least: float
    usual: float
    most: float


class OfferedGame(Struct, frozen=True):
    """A game that can be played here."""

    game: str
    players: list[int]
    """The possible numbers of players; the default number is in `usual`."""
    usual: dict[str, str]
    """The default set-up."""
    fields: list[OfferedField]
    presets: list[OfferedPreset]
    crew: list[OfferedCrew]
    bots: list[str]
    """The bots that can have a seat, weakest first, followed by those from other packages."""
    levels: list[str]
    """Those of the bots that people choose among, in the same order."""
    stand_in: str
    """The default bot to stand in for people who are away."""
    patience: int
    """By default, how many seconds a person may be away before a bot stands in for them."""
    searching: list[str]
    """The bots that search, and so make use of their thinking time."""
    thinking: OfferedNumber
    hints: OfferedNumber


def offered_games() -> list[OfferedGame]:
    """Return all games that can be played at tables, and what can be chosen for each."""
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
        levels=list(levels_of(game)),
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
