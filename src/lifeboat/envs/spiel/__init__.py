"""Both games for OpenSpiel; importing this package registers them.

Their names are ``lifeboat_titanic`` and ``lifeboat_septentrick``.
"""

from lifeboat.envs.extras import Needing

with Needing(__name__, "OpenSpiel", "openspiel"):
    from lifeboat.envs.spiel.games import LifeboatGame, registered

__all__ = ["SeptentrickGame", "TitanicGame"]


@registered
class TitanicGame(LifeboatGame):
    """SOS Titanic as an OpenSpiel game."""

    name = "titanic"


@registered
class SeptentrickGame(LifeboatGame):
    """Septentrick as an OpenSpiel game."""

    name = "septentrick"
