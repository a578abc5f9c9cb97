"""Solutions in the terminal: what a position allows with all cards visible."""

from __future__ import annotations

import json
from typing import Any, Final

from lifeboat.core.errors import LifeboatError
from lifeboat.core.games import State, game_of
from lifeboat.core.records import Record
from lifeboat.players import Budget
from lifeboat.players.solution import Solution
from lifeboat.terminal.reports.hints import sound_game
from lifeboat.terminal.screen import BOLD, DIM, Screen
from lifeboat.texts import Texts
from lifeboat.texts.words import WORDS

USUAL: Final = Budget(1_000_000_000, 10.0)
"""The default budget for solving."""


def position_at(record: Record, at: str | None) -> State:
    """Return the last position of a record, or the one before step `at`; 0 is the deal.

    Raise `LifeboatError` if there isn't such a step, if the last position is the end of the game,
    or if the record is broken before that position.
    """
    if at is None:
        state = sound_game(record).state
        if state.decision() is None:
            raise LifeboatError("solve-over", "solve")
        return state
    steps = len(record.actions)
    if not at.isdecimal() or len(at) > 5 or int(at) > steps:
        raise LifeboatError("step", at, f"0-{steps}")
    return sound_game(record, max(int(at) - 1, 0)).state


def show_solution(texts: Texts, screen: Screen, game: str, solution: Solution) -> None:
    """Show what was found, what is proved about it, and the line of play."""
    for sentence in WORDS[game].solution(texts, solution):
        screen.say(sentence, BOLD)
    if solution.line:
        screen.say(texts.say("solution-line"))
        screen.say(" ".join(notation_of(game, solution)), indent="  ")
    screen.say(texts.say("solution-positions", positions=solution.positions), DIM)


def notation_of(game: str, solution: Solution) -> list[str]:
    """Return the line of play of a solution in notation."""
    return [game_of(game).action_text(action) for action in solution.line]


def solution_document(game: str, solution: Solution) -> dict[str, Any]:
    """Return a solution as data."""
    return {
        "game": game,
        "best": solution.best,
        "bound": solution.bound,
        "proved": solution.is_proved,
        "winnable": solution.winnable,
        "line": notation_of(game, solution),
        "positions": solution.positions,
    }


def print_solution(
    texts: Texts, screen: Screen, game: str, solution: Solution, as_json: bool
) -> None:
    """Print a solution in words or, with `as_json`, only as JSON."""
    if as_json:
        screen.console.file.write(json.dumps(solution_document(game, solution), indent=2) + "\n")
    else:
        show_solution(texts, screen, game, solution)
