"""Septentrick next to OpenSpiel's hearts and spades: trick-taking with hidden hands."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

from bench.measure import Row, alone, compared, repeated
from bench.ours import Table
from bench.peers import Loop, driven_decisions, midgame_of_peer
from lifeboat.core.dice import dice
from lifeboat.players import Budget
from lifeboat.players.septentrick.race import septentrick_race
from lifeboat.players.septentrick.steady.player import SteadyCrew
from lifeboat.players.septentrick.steady.playout import SteadyPlayout
from lifeboat.septentrick import Setup, deal
from lifeboat.septentrick.playout import play_out

PEER = "hearts"
SECOND_PEER = "spades"
PEER_GAMES = 60
PEER_LOOPS = 400
SEARCH = Budget(1000, inf)
TABLE = Table(deal, [Setup(players=players) for players in (3, 4, 5)])
"""Every number of players in turn."""


def peer_driven(peer: str) -> Callable[[], int]:
    """Return work that drives a peer from Python."""
    return lambda: driven_decisions(peer, PEER_GAMES)


def looped() -> int:
    """Play in our own loop; return the number of decisions."""
    return TABLE.looped(play_out)


def rolled_out(players: int) -> Callable[[], int]:
    """Return work that does the playouts of a search, with this many players."""
    table = Table(deal, [Setup(players=players)])
    playout = SteadyPlayout(table.dealt(0).terms)
    return lambda: table.rolled_out(playout.off_balance)


def searched(players: int) -> Callable[[], int]:
    """Return work that searches in every decision of a game, with this many players."""
    state = Table(deal, [Setup(players=players)]).dealt(0)
    crew = SteadyCrew(state.terms)
    views = []
    while (decision := state.decision()) is not None:
        view = state.view(decision.seat)
        if len(view.legal) > 1:
            views.append(view)
        state.advance(crew.choose(state))
    return lambda: sum(septentrick_race(one, dice("bench")).run(SEARCH).playouts for one in views)


def rows() -> list[Row]:
    """Measure the rows of the table."""
    state, peer = TABLE.midgame(40), midgame_of_peer(PEER)
    hearts, spades = Loop(PEER, PEER_LOOPS), Loop(SECOND_PEER, PEER_LOOPS)
    return [
        compared("septentrick.driven", TABLE.driven, peer_driven(PEER), "decisions/s"),
        compared("septentrick.driven.2", TABLE.driven, peer_driven(SECOND_PEER), "decisions/s"),
        compared("septentrick.loop", looped, hearts, "decisions/s"),
        compared("septentrick.loop.2", looped, spades, "decisions/s"),
        compared("septentrick.copy", repeated(state.copy), repeated(peer.clone), "us"),
        *[alone(f"septentrick.steady.{one}", rolled_out(one), "games/s") for one in (3, 4, 5)],
        *[alone(f"septentrick.captain.{one}", searched(one), "playouts/s") for one in (3, 4, 5)],
    ]
