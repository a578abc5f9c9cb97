"""Positions as the server sends them to the seat that decides, from all kinds of games.

The server's own code makes what a person at a table is shown; nothing here knows a rule.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from msgspec import structs, to_builtins

from lifeboat.core.games import State, game_of
from lifeboat.table.table import Table
from lifeboat.table.wire import rendering
from lifeboat.table.wire.gate import Viewer, seat_view, texts_of
from lifeboat.table.wire.messages import AnyView, Welcome
from lifeboat.table.wire.septentrick.view import SeptentrickView
from lifeboat.table.wire.titanic.choices import TitanicChoice
from lifeboat.table.wire.titanic.view import TitanicView
from tests.contract.playing import SETUPS, dealt, random_steps, throws_for
from tests.golden.scripts import SCRIPTS
from tests.table.tables import started

OFTEN = 3
"""How many positions are enough for each thing that can be done, in a short run."""


class Position(NamedTuple):
    """A decision: the message to the person who makes it, and the legal actions."""

    message: Welcome
    legal: list[str]

    def view(self) -> AnyView:
        return self.message.views[0]

    def plain(self) -> dict[str, Any]:
        """Return the position in a form that can be handed to a page."""
        return {"message": to_builtins(self.message), "legal": self.legal}


@cache
def _table(game: str, seats: int) -> Table:
    """Return a table of this many people, each with a seat."""
    return started(game, {"players": str(seats)}, list(range(1, seats + 1)))


def shown(game: str, state: State, number: int = 1, language: str = "en") -> Position:
    """Return a position as it is shown to the seat that decides."""
    decision = state.decision()
    assert decision is not None
    legal = [game_of(game).action_text(action) for action in state.legal()]
    return Position(_message(game, state, decision.seat, number, language), legal)


def watched(game: str, state: State, number: int = 1, language: str = "en") -> Position:
    """Return a position as it is shown to a seat that doesn't decide."""
    decision = state.decision()
    assert decision is not None
    other = (decision.seat + 1) % state.seats()
    return Position(_message(game, state, other, number, language), [])


def _message(game: str, state: State, seat: int, number: int, language: str) -> Welcome:
    message = rendering.welcome(_table(game, state.seats()), Viewer(seat + 1, language))
    return structs.replace(
        message,
        views=[seat_view(texts_of(language), state.view(seat), seat)],
        table=structs.replace(message.table, number=number, version=number),
    )


# Which positions


def drawn_positions(game: str, show: Callable[..., Position] = shown) -> Iterator[Position]:
    """Yield every step of the scripts that show each action card and each crew member once."""
    rules = game_of(game)
    for script in SCRIPTS[game].values():
        state = rules.read_position(script.start)
        for number, action in enumerate([*script.actions.split(), ""], 1):
            if state.decision() is None:
                break
            yield show(game, state, number)
            if action:
                state.play(rules.read_action(action))


def played_positions(game: str, games: int, often: int = OFTEN) -> Iterator[Position]:
    """Yield positions from random games of every set-up, a few for each kind of thing to do."""
    seen: Counter[tuple[Any, ...]] = Counter()
    for fields in [fields for name, fields in SETUPS if name == game]:
        for seed in range(games):
            state = dealt(game_of(game), fields, f"by hand {seed}")
            for number, _ in enumerate(random_steps(state, throws_for(game, fields, seed)), 1):
                position = shown(game, state, number)
                kinds = _kinds(position.view())
                if min(seen[kind] for kind in kinds) < often:
                    seen.update(kinds)
                    yield position


def _kinds(view: AnyView) -> set[tuple[Any, ...]]:
    """Return roughly what can be done in a position, to find positions that add something new."""
    if isinstance(view, SeptentrickView):
        sizes = {"hand": len(view.hand), "legal": len(view.legal)}
        return {(view.asks, len(view.seats), *size) for size in sizes.items()}
    assert isinstance(view, TitanicView)
    return {(view.asks, *_about(choice)) for choice in view.legal}


def _about(choice: TitanicChoice) -> tuple[Any, ...]:
    card = choice.card if choice.kind == "play" else ""
    return choice.kind, card, choice.target, len(choice.cards), choice.seat
