"""The register of players: who can sit at the table of which game."""

from __future__ import annotations

from typing import Final

from lifeboat.core.errors import SetupError
from lifeboat.players.player import Player
from lifeboat.players.random import RandomPlayer
from lifeboat.players.septentrick.steady import SteadySeptentrick
from lifeboat.players.titanic.steady import SteadyTitanic

PLAYERS: Final[dict[str, dict[str, Player]]] = {
    "titanic": {player.name: player for player in (RandomPlayer(), SteadyTitanic())},
    "septentrick": {player.name: player for player in (RandomPlayer(), SteadySeptentrick())},
}
"""The players of each game by name, the weakest first."""


def player_of(game: str, name: str) -> Player:
    """The player of this name for this game."""
    players = PLAYERS[game]
    if name not in players:
        raise SetupError("player", name, list(players))
    return players[name]
