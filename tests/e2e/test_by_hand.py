"""Every legal action can be taken through the controls of the page, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from lifeboat.server.titanic_wire import TitanicView
from lifeboat.texts import Texts
from tests.e2e.positions import Position, drawn_positions, played_positions
from tests.e2e.staged.stage import Stage, septentrick_words, stage, titanic_words

WORDS: Final = {"titanic": titanic_words, "septentrick": septentrick_words}
AROUND: Final = ("web-hint", "web-undo", "web-log", "web-table-menu")
"""What is not part of the board."""


@pytest.fixture(scope="module")
def table(browser: Browser, server: str) -> Iterator[Stage]:
    with stage(browser, server, styled=False) as made:
        yield made


@pytest.fixture(scope="module", params=sorted(WORDS))
def positions(request: pytest.FixtureRequest) -> list[Any]:
    """Positions of one game: every card and ability, and random games of every set-up."""
    game = request.param
    found = [*drawn_positions(game), *played_positions(game, 1, often=1)]
    return [position.plain() for position in found]


def test_every_legal_action_can_be_taken_in_any_order_of_clicks(
    table: Stage, positions: list[Any]
) -> None:
    game = positions[0]["message"]["table"]["game"]
    table.open(positions[0]["message"])
    wrong = table.wrong_in(positions, "hands.takeEach", WORDS[game](Texts("en")))
    assert not wrong, told(wrong, positions)


def test_whatever_is_pressed_only_legal_actions_are_sent(
    table: Stage, positions: list[Any]
) -> None:
    table.open(positions[0]["message"])
    around = [Texts("en").say(message) for message in AROUND]
    some = positions[::5]
    wrong = table.wrong_in(some, "clumsyHands.press", {"seed": 1, "times": 30, "except": around})
    assert not wrong, told(wrong, some)


def test_a_passenger_that_is_dropped_where_it_cannot_go_does_nothing_else_instead(
    table: Stage,
) -> None:
    """The server is asked all the same, to say why not, but never for another legal move."""
    every = [*drawn_positions("titanic"), *played_positions("titanic", 1, often=1)]
    positions = [position.plain() for position in every if splits_a_run(position)][::3]
    table.open(positions[0]["message"])
    wrong = table.wrong_in(positions, "clumsyHands.pull")
    assert not wrong, told(wrong, positions)


def splits_a_run(position: Position) -> bool:
    """Whether some passengers of a run can go where those behind them cannot."""
    view = position.view()
    assert isinstance(view, TitanicView)
    runs = {line.place: len(line.cards) for line in view.lines}
    return any(move.kind == "move" and len(move.cards) < runs[move.source] for move in view.legal)


def told(wrong: list[str], positions: list[Any]) -> str:
    """What went wrong, as far as anybody wants to read it."""
    return f"{len(wrong)} things went wrong in {len(positions)} positions:\n" + "\n".join(
        wrong[:40]
    )
