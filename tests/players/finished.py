"""Short finished games that can be reviewed quickly."""

from __future__ import annotations

from functools import cache

from lifeboat.core.games import State, game_of
from lifeboat.core.playthrough import Playthrough
from lifeboat.core.records import Record
from lifeboat.players import Budget, player_of
from tests.contract.playing import deciding_view, throws_for

GAMES = ("titanic", "septentrick")
STEPS = {"titanic": 16, "septentrick": 20}
"""The number of steps before the end at which such a game begins."""


def played_on(game: str, start: str, player: str, seed: object, first: str = "") -> Record:
    """Play from a position to the end, with a given first action if there is one."""
    playthrough = Playthrough(Record(game, {}, b"", [], start=start))
    bot, throws = player_of(game, player), throws_for("finished", seed)
    if first:
        playthrough.play(playthrough.rules.read_action(first))
    while playthrough.state.decision() is not None:
        view = deciding_view(playthrough.state)
        playthrough.play(bot.choose(view, throws, Budget()))
    return playthrough.record


def late_state(game: str, seed: object) -> State:
    """Return a position towards the end of a game of the steady player."""
    state: State = game_of(game).deal({}, f"late {seed}".encode())
    record = played_on(game, str(state), "steady", seed)
    rules = game_of(game)
    for word in record.actions[: -STEPS[game]]:
        state.advance(rules.read_action(word))
    return state


@cache
def late_game(game: str, player: str = "random", seed: object = 1) -> Record:
    """Return a game that begins late and is played to the end."""
    return played_on(game, str(late_state(game, seed)), player, seed)
