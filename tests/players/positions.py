"""Decisions of all kinds for testing hints: from random games, and set up where those are rare."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from lifeboat.core.games import game_of
from lifeboat.players import Reason
from lifeboat.players.face import FACES
from tests.contract.playing import SETUPS, dealt, deciding_view, random_steps, throws_for
from tests.titanic.drawing import position

EVERY = 10
"""All legal actions are checked at every tenth decision of a random game, else only the one taken.
"""
RARE = (
    "crew=lee decks=s9|f7/f8,f7?/-/-/-/- stack={rest} actions={cards}",
    "crew=lee decks=s9,f3|f7/f11|s8/-/-/-/- groups=f1,f2/-/s1/- discard={rest} actions={cards}",
    "crew=lee decks=f8/-/-/-/-/- stack=f7,s9,{rest} top=2 actions={cards}",
    "crew=lee hands=plan-b decks=f8/-/-/-/-/- stack={rest} actions={cards}",
    "crew=lowe groups=f1/f1+/-/- decks=f8/-/-/-/-/- stack=s9+,{rest} actions={cards}",
)


def saved_but_one() -> str:
    """Return a position in which all passengers but one are saved."""
    groups = "/".join(
        ",".join(f"{letter}{rank}{anchor}" for rank in range(1, most + 1))
        for letter, most in (("f", 13), ("s", 17))
        for anchor in ("", "+")
    ).replace(",s17+", "")
    return f"crew=lee decks=s17+/-/-/-/-/- groups={groups} actions={{cards}}"


def views() -> Iterator[tuple[str, Any, list[int]]]:
    """Yield the game, the view of the seat that decides, and the actions to check."""
    for name, fields in SETUPS:
        for deal in range(2):
            state = dealt(game_of(name), fields, deal)
            throws = throws_for("reasons", name, sorted(fields.items()), deal)
            for step, action in enumerate(random_steps(state, throws)):
                view = deciding_view(state)
                yield name, view, view.legal if step % EVERY == 0 else [action]
    for text in (*RARE, saved_but_one()):
        view = position(text).view(0)
        yield "titanic", view, view.legal


@cache
def known_reasons() -> list[tuple[str, str, list[Reason]]]:
    """Return the game, the action and its reasons, for every action of `views`."""
    return [
        (game, game_of(game).action_text(action), FACES[game].reasons(view, action))
        for game, view, actions in views()
        for action in actions
    ]
