"""The register of players: which ones can play each game, and which one gives hints."""

from __future__ import annotations

from typing import Final

from lifeboat.core.errors import SetupError
from lifeboat.players.advice import Adviser
from lifeboat.players.face import FACES
from lifeboat.players.guests import guests
from lifeboat.players.player import Budget, Player
from lifeboat.players.random import RandomPlayer

LONGEST: Final = 2.0
"""How many seconds a decision or a hint may take where nobody has chosen a time."""


def players_of(game: str) -> dict[str, Player]:
    """Return a game's players by name: ours, weakest first, then those from other packages."""
    players = {player.name: player for player in FACES[game].players}
    for name, guest in guests().found.items():
        if game in guest.games:
            players[name] = guest
    return players


def levels_of(game: str) -> dict[str, Player]:
    """Return the players that people choose among, by name, in the order of `players_of`.

    They are all except the random player, which is for programs; if there is no other, it is the
    only level.
    """
    players = players_of(game)
    levels = {
        name: player for name, player in players.items() if not isinstance(player, RandomPlayer)
    }
    return levels or players


def player_of(game: str, name: str) -> Player:
    """Return the player with this name for a game.

    Raise `SetupError` if there is none, or if it comes from another package and can't be used.
    """
    for player in FACES[game].players:
        if player.name == name:
            return player
    players = players_of(game)
    if name in players:
        return players[name]
    if name in guests().broken:
        raise SetupError("player-broken", name)
    raise SetupError("player", name, list(players))


def usual_budget(game: str) -> Budget:
    """Return the budget for a decision or a hint where nobody has chosen one.

    Where the machine is fast enough to use up the playouts before the time is over, a seed gives
    the same choices again.
    """
    return Budget(FACES[game].decision_playouts, LONGEST)


def strongest_of(game: str) -> Player:
    """Return the strongest of our own players for a game."""
    return FACES[game].players[-1]


def stand_in_of(game: str) -> Player:
    """Return the strongest of our own players that doesn't search, to play for people who are
    away.

    If all of them search, return the weakest.
    """
    players = FACES[game].players
    return next((one for one in reversed(players) if not one.searches), players[0])


def adviser_of(game: str) -> Adviser:
    """Return the player that gives hints for a game; raise `SetupError` if there is none."""
    adviser = FACES[game].adviser
    if adviser is None:
        raise SetupError("hint-none", game)
    return adviser
