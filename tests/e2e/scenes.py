"""Scenes of SOS Titanic: steps with much to tell, as the messages that somebody gets about them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from msgspec import to_builtins

from lifeboat.core.fate import secret_of
from lifeboat.core.games import State
from lifeboat.table.entries import Played
from lifeboat.table.wire import rendering
from lifeboat.table.wire.gate import Viewer
from tests.e2e.filmstrips import FILMS, Film, filmed
from tests.table.tables import started

PLAYER: Final = Viewer(1)
ONLOOKER: Final = Viewer(0)
ENOUGH: Final = 3
"""With this many discarded passengers, there is something to see when they are shuffled."""


def taking(pattern: str) -> Callable[[], Film]:
    """Return the first moment at which an action that begins like this is legal, and the action."""

    def find(state: State, legal: list[str]) -> str:
        view: Any = state.view(0)
        if len(view.discard) <= ENOUGH:
            return ""
        return next((action for action in legal if re.match(pattern, action)), "")

    return filmed("boxhall", find)


class Scene(NamedTuple):
    """A step, and what has to be seen of it one by one, by whoever takes it and by others."""

    film: Callable[[], Film]
    own: list[str]
    others: list[str]
    answer: str = ""
    """How the answer to the question that follows begins, if the scene goes on."""


FLOOD: Final = ["failed", "page", "flooded", "revealed"]
SCENES: Final = {
    "Your Turn!": Scene(taking("your-turn"), ["played"], ["played", "fronted"], "choose"),
    "Same Lines!": Scene(
        taking("same-lines"), ["played", "mixed"], ["played", "mixed", *["revealed"] * 2]
    ),
    "Save Time": Scene(taking("save-time"), ["played", "shuffled"], ["played", "shuffled"]),
    "Come On!": Scene(taking("come-on"), ["played"], ["played", "shuffled"], "s"),
    "a discard": Scene(taking("wait"), ["played", "discarded"], ["played", "discarded"]),
    "an empty stack": Scene(taking("rescue$"), ["shuffled", "page"], ["shuffled", "page"]),
    "a failed rescue": Scene(FILMS["a flood"], FLOOD, FLOOD),
}


@cache
def film_of(name: str) -> Film:
    """Return the step of a scene; it takes a while to find."""
    return SCENES[name].film()


def messages(name: str, viewer: Viewer) -> Iterator[Any]:
    """Yield the welcome before a scene, then the updates of its steps."""
    (game, setup, seed, actions, _), first = film_of(name)
    table = started(game, setup, [1], secret=secret_of(seed))
    for action in actions:
        table.apply(Played(0, table.rules.read_action(action)))
    yield to_builtins(rendering.welcome(table, viewer))
    for beginning in filter(None, (first, SCENES[name].answer)):
        state = table.state()
        assert state is not None
        legal = [table.rules.action_text(one) for one in state.legal()]
        action = next(one for one in legal if one.startswith(beginning))
        change = table.apply(Played(0, table.rules.read_action(action)))
        yield to_builtins(rendering.update(table, change, viewer))
