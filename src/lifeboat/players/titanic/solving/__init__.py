"""SOS Titanic's solver. It sees every card and the whole fate, so no bot may use it."""

from lifeboat.players.titanic.solving.solver import solve

__all__ = ["solve"]
