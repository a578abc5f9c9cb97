"""Players that are programs: each chooses from a view, and from nothing else."""

from lifeboat.players.player import Budget, Player
from lifeboat.players.register import PLAYERS, player_of

__all__ = ["PLAYERS", "Budget", "Player", "player_of"]
