"""Players that are programs: each chooses from a view, and from nothing else."""

from lifeboat.players.advice import Advice, Adviser, Option, Reason
from lifeboat.players.player import Budget, Player
from lifeboat.players.register import adviser_of, player_of, players_of, stand_in_of, strongest_of

__all__ = [
    "Advice",
    "Adviser",
    "Budget",
    "Option",
    "Player",
    "Reason",
    "adviser_of",
    "player_of",
    "players_of",
    "stand_in_of",
    "strongest_of",
]
