"""Lifeboat: the co-operative card games SOS Titanic and Septentrick, for people and programs."""

from lifeboat import septentrick, titanic
from lifeboat.core.fate import secret_of
from lifeboat.core.games import GAMES, game_of

__all__ = ["GAMES", "game_of", "secret_of", "septentrick", "titanic"]
