"""Perft: the number of sequences of legal actions that a position has, for a given length.

``python -m tests.perft.perft titanic 'POSITION' 3`` counts them.
"""

from __future__ import annotations

import sys

from lifeboat.core.games import State, game_of


def perft(state: State, depth: int) -> int:
    """Return the number of ways to take this many actions; a game that is over counts once."""
    legal = state.legal()
    if depth == 0 or not legal:
        return 1
    if depth == 1:
        return len(legal)
    count = 0
    for action in legal:
        after = state.copy()
        after.advance(action)
        count += perft(after, depth - 1)
    return count


if __name__ == "__main__":
    game, position, depth = sys.argv[1:]
    print(perft(game_of(game).read_position(position), int(depth)))
