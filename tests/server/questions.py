"""Questions for bots, in tests that need no table."""

from __future__ import annotations

from lifeboat.core.games import State
from lifeboat.table.bots import BotQuestion, HintQuestion
from lifeboat.table.table import THINKING


def bot_question(
    state: State, player: str, thinking: float = THINKING, game: str = "titanic", seat: int = 0
) -> BotQuestion:
    """Return the question of a decision that a bot has to make."""
    return BotQuestion(game, state, seat, player, thinking, 0)


def hint_question(state: State, thinking: float, game: str, seat: int) -> HintQuestion:
    """Return the question of a decision that person 1 wants a hint for."""
    return HintQuestion(game, state, seat, 1, thinking, 0)
