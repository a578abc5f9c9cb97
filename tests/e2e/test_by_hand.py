"""Every legal action can be taken through the controls of the page, and no other."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from lifeboat.table.wire.titanic.view import TitanicView
from lifeboat.texts import Texts
from lifeboat.titanic.agenda import ASKS
from lifeboat.titanic.cards.bundles import NAMES
from tests.e2e.positions import Position, drawn_positions, played_positions, watched
from tests.e2e.staged.stage import Stage, septentrick_words, stage, titanic_words

WORDS: Final = {"titanic": titanic_words, "septentrick": septentrick_words}
AROUND: Final = ("web-hint", "web-undo", "web-log", "web-table-menu")
"""Controls that aren't part of the board."""


@pytest.fixture(scope="module")
def table(browser: Browser, server: str) -> Iterator[Stage]:
    with stage(browser, server, styled=False) as made:
        yield made


SHORT = {"games": 1, "often": 1}
LONG = {"games": 6, "often": 40}
RUNS = [
    pytest.param((game, run), id=f"{game}-{name}", marks=marks)
    for name, run, marks in (("short", SHORT, []), ("long", LONG, [pytest.mark.soak]))
    for game in WORDS
]


@pytest.fixture(scope="module", params=RUNS)
def positions(request: pytest.FixtureRequest) -> list[Any]:
    """Positions of one game: every card and ability, and random games of every set-up."""
    game, run = request.param
    found = [*drawn_positions(game), *played_positions(game, **run)]
    return [position.plain() for position in found]


def test_the_positions_show_every_question_and_every_action_card() -> None:
    shown = [*drawn_positions("titanic"), *played_positions("titanic", **SHORT)]
    assert {position.view().asks for position in shown} == set(ASKS) - {"proceed", "over"}
    choices = [choice for position in shown for choice in titanic(position).legal]
    assert {choice.card for choice in choices if choice.kind == "play"} == set(NAMES)
    hands = [*drawn_positions("septentrick"), *played_positions("septentrick", **SHORT)]
    asked = {position.view().asks for position in hands}
    assert asked == {"captain", "trump", "pass", "keep", "play"}


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
    assert not pressed_wrongly(table, positions[::4])


@pytest.mark.parametrize("game", WORDS)
def test_anyone_who_does_not_decide_can_press_what_they_like(table: Stage, game: str) -> None:
    others = [one for one in drawn_positions(game, watched) if not one.view().legal]
    assert len(others) > 10
    assert not pressed_wrongly(table, [position.plain() for position in others])


def test_a_passenger_that_is_dropped_where_it_cannot_go_does_nothing_else_instead(
    table: Stage,
) -> None:
    """The server is still asked, so that it says why not, but never for another legal move."""
    every = [*drawn_positions("titanic"), *played_positions("titanic", 1, often=1)]
    positions = [position.plain() for position in every if splits_a_run(position)][::4]
    table.open(positions[0]["message"])
    wrong = table.wrong_in(positions, "clumsyHands.pull")
    assert not wrong, told(wrong, positions)


def pressed_wrongly(table: Stage, positions: list[Any]) -> list[str]:
    """Press anything, by mouse or by key, and return the illegal actions that are sent."""
    table.open(positions[0]["message"])
    around = [Texts("en").say(message) for message in AROUND]
    return table.wrong_in(positions, "clumsyHands.press", {"times": 30, "except": around})


def titanic(position: Position) -> TitanicView:
    """Return the view of a position of SOS Titanic."""
    view = position.view()
    assert isinstance(view, TitanicView)
    return view


def splits_a_run(position: Position) -> bool:
    """Return whether only some passengers of a run can move somewhere."""
    view = titanic(position)
    runs = {line.place: len(line.cards) for line in view.lines}
    return any(move.kind == "move" and len(move.cards) < runs[move.source] for move in view.legal)


def told(wrong: list[str], positions: list[Any]) -> str:
    """Return a summary of what went wrong, short enough to read."""
    return f"{len(wrong)} things went wrong in {len(positions)} positions:\n" + "\n".join(
        wrong[:40]
    )
