"""SOS Titanic beside OpenSpiel's solitaire: both are patiences with hidden cards."""

from __future__ import annotations

from random import Random

from bench.measure import Row, compared, repeated
from bench.peers import Loop, driven_decisions, midgame_of_peer
from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.titanic import Setup, State, deal
from lifeboat.titanic.playout import play_out
from lifeboat.titanic.setup import crew_allowed

PEER = "solitaire"
GAMES = 600
PEER_GAMES = 60
SETUPS = [Setup(crew=(name,)) for name in crew_allowed(1)]
"""Solo with every crew member in turn."""
SECRETS = [secret_of(f"bench {number}") for number in range(GAMES)]


def dealt(number: int) -> State:
    """A new deal."""
    return deal(SETUPS[number % len(SETUPS)], SECRETS[number])


def driven() -> int:
    """Uniformly random play, the deal included, step by step from Python."""
    rng = Random(1912)
    decisions = 0
    for number in range(GAMES):
        state = dealt(number)
        legal = state.legal()
        while legal:
            state.advance(legal[int(rng.random() * len(legal))])
            decisions += 1
            legal = state.legal()
    return decisions


def loop() -> int:
    """Uniformly random play, the deal included, in the engine's own loop."""
    throws = dice("bench")
    return sum(play_out(dealt(number), throws) for number in range(GAMES))


def midgame() -> State:
    """A game after 20 random decisions."""
    throws = dice("midgame")
    state = dealt(1)
    for _ in range(20):
        legal = state.legal()
        state.advance(legal[throws.below(len(legal))])
    return state


def rows(compiled: bool) -> list[Row]:
    """The rows of the table; plain Python is measured for its own row alone."""

    def peer_driven() -> int:
        return driven_decisions(PEER, PEER_GAMES)

    if not compiled:
        return [compared("titanic.plain", driven, peer_driven, "decisions/s")]
    state, peer = midgame(), midgame_of_peer(PEER)
    return [
        compared("titanic.driven", driven, peer_driven, "decisions/s"),
        compared("titanic.loop", loop, Loop(PEER, PEER_GAMES), "decisions/s"),
        compared("titanic.copy", repeated(state.copy), repeated(peer.clone), "us"),
        compared("titanic.legal", repeated(state.legal), repeated(peer.legal_actions), "us"),
    ]
