"""Bots, hints, reviews and solvers.

A bot sees nothing but the view of its seat. Only a solver sees hidden cards.
"""

from lifeboat.players.advice import Advice, Adviser, Option, Reason
from lifeboat.players.player import Budget, Player
from lifeboat.players.register import (
    adviser_of,
    levels_of,
    player_of,
    players_of,
    stand_in_of,
    strongest_of,
    usual_budget,
)

__all__ = [
    "Advice",
    "Adviser",
    "Budget",
    "Option",
    "Player",
    "Reason",
    "adviser_of",
    "levels_of",
    "player_of",
    "players_of",
    "stand_in_of",
    "strongest_of",
    "usual_budget",
]
