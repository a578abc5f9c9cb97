"""Septentrick beside OpenSpiel's hearts: both are trick-taking with passes and hidden hands."""

from __future__ import annotations

from bench.measure import Row, compared, repeated
from bench.ours import Table
from bench.peers import Loop, driven_decisions, midgame_of_peer
from lifeboat.septentrick import Setup, deal
from lifeboat.septentrick.playout import play_out

PEER = "hearts"
PEER_GAMES = 60
PEER_LOOPS = 400
TABLE = Table(deal, [Setup(players=players) for players in (3, 4, 5)])
"""Every number of players in turn."""


def peer_driven() -> int:
    """The peer, driven from Python."""
    return driven_decisions(PEER, PEER_GAMES)


def rows() -> list[Row]:
    """The rows of the table."""
    state, peer = TABLE.midgame(40), midgame_of_peer(PEER)
    loop = Loop(PEER, PEER_LOOPS)
    return [
        compared("septentrick.driven", TABLE.driven, peer_driven, "decisions/s"),
        compared("septentrick.loop", lambda: TABLE.looped(play_out), loop, "decisions/s"),
        compared("septentrick.copy", repeated(state.copy), repeated(peer.clone), "us"),
    ]
