"""Both games for OpenSpiel: import this, then load ``lifeboat_titanic`` by its name."""

from lifeboat.envs.extras import Needing

with Needing(__name__, "OpenSpiel", "openspiel"):
    from lifeboat.envs.spiel.games import LifeboatGame, registered

__all__ = ["SeptentrickGame", "TitanicGame"]


@registered
class TitanicGame(LifeboatGame):
    """SOS Titanic."""

    name = "titanic"


@registered
class SeptentrickGame(LifeboatGame):
    """Septentrick."""

    name = "septentrick"
