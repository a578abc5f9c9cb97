"""SOS Titanic next to OpenSpiel's solitaire: both are patience games with hidden cards."""

from __future__ import annotations

from math import inf

from bench.measure import Row, alone, compared, repeated
from bench.ours import Table
from bench.peers import Loop, driven_decisions, midgame_of_peer
from lifeboat.core.dice import dice
from lifeboat.players.player import Budget
from lifeboat.players.titanic.race import titanic_race
from lifeboat.players.titanic.steady import player as steady
from lifeboat.titanic import Setup, deal
from lifeboat.titanic.playout import play_out
from lifeboat.titanic.setup import crew_allowed

PEER = "solitaire"
PEER_GAMES = 60
SEARCH = Budget(300, inf)
TABLE = Table(deal, [Setup(crew=(name,)) for name in crew_allowed(1)])
"""Solo games with every crew member in turn."""


def peer_driven() -> int:
    """Drive the peer from Python; return the number of decisions."""
    return driven_decisions(PEER, PEER_GAMES)


def searched() -> int:
    """Search in the first decisions of a few deals; return the number of playouts."""
    playouts = 0
    for number in range(12):
        view = TABLE.dealt(number).view()
        playouts += titanic_race(view, dice("bench")).run(SEARCH).playouts
    return playouts


def rows(compiled: bool) -> list[Row]:
    """Measure the rows of the table; plain Python has only one."""
    if not compiled:
        return [compared("titanic.plain", TABLE.driven, peer_driven, "decisions/s")]
    state, peer = TABLE.midgame(20), midgame_of_peer(PEER)
    loop = Loop(PEER, PEER_GAMES)
    return [
        compared("titanic.driven", TABLE.driven, peer_driven, "decisions/s"),
        compared("titanic.loop", lambda: TABLE.looped(play_out), loop, "decisions/s"),
        compared("titanic.copy", repeated(state.copy), repeated(peer.clone), "us"),
        compared("titanic.legal", repeated(state.legal), repeated(peer.legal_actions), "us"),
        alone("titanic.steady", lambda: TABLE.rolled_out(steady.play_out), "games/s"),
        alone("titanic.captain", searched, "playouts/s"),
    ]
