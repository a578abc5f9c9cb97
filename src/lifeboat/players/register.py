"""The register of players: who can sit at the table of which game, who gives advice."""

from __future__ import annotations

from typing import Final

from lifeboat.core.errors import SetupError
from lifeboat.players.advice import Adviser
from lifeboat.players.captain import Captain
from lifeboat.players.player import Player
from lifeboat.players.random import RandomPlayer
from lifeboat.players.septentrick.race import septentrick_race
from lifeboat.players.septentrick.steady.player import SteadySeptentrick
from lifeboat.players.titanic.race import titanic_race
from lifeboat.players.titanic.steady.player import SteadyTitanic


def _by_name(players: list[Player]) -> dict[str, Player]:
    return {player.name: player for player in players}


ADVISERS: Final[dict[str, Adviser]] = {
    "titanic": Captain(titanic_race),
    "septentrick": Captain(septentrick_race),
}
"""The player of each game that says what it thinks of every action."""

PLAYERS: Final[dict[str, dict[str, Player]]] = {
    "titanic": _by_name([RandomPlayer(), SteadyTitanic(), ADVISERS["titanic"]]),
    "septentrick": _by_name([RandomPlayer(), SteadySeptentrick(), ADVISERS["septentrick"]]),
}
"""The players of each game by name, the weakest first."""


def player_of(game: str, name: str) -> Player:
    """The player of this name for this game."""
    players = PLAYERS[game]
    if name not in players:
        raise SetupError("player", name, list(players))
    return players[name]
