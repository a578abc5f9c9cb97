"""SOS Titanic next to OpenSpiel's solitaire: both are patience games with hidden cards."""

from __future__ import annotations

from bench.measure import Row, alone, compared, repeated
from bench.ours import Table
from bench.peers import Loop, driven_decisions, midgame_of_peer
from lifeboat.players.titanic.steady import player as steady
from lifeboat.titanic import Setup, deal
from lifeboat.titanic.playout import play_out
from lifeboat.titanic.setup import crew_allowed

PEER = "solitaire"
PEER_GAMES = 60
TABLE = Table(deal, [Setup(crew=(name,)) for name in crew_allowed(1)])
"""Solo games with every crew member in turn."""


def peer_driven() -> int:
    """Drive the peer from Python; return the number of decisions."""
    return driven_decisions(PEER, PEER_GAMES)


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
    ]
