"""The open-card solver of SOS Titanic. It sees every card and every fate: no bot may use it."""

from lifeboat.players.titanic.solving.solver import solve

__all__ = ["solve"]
