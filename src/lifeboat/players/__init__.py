"""Players that are programs: each chooses from a view, and from nothing else."""

from lifeboat.players.advice import Advice, Adviser, Option, Reason
from lifeboat.players.player import Budget, Player
from lifeboat.players.register import ADVISERS, PLAYERS, player_of

__all__ = [
    "ADVISERS",
    "PLAYERS",
    "Advice",
    "Adviser",
    "Budget",
    "Option",
    "Player",
    "Reason",
    "player_of",
]
