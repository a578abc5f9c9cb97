"""What several viewers share is made once, and is what each of them would get alone."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from lifeboat.table.commands import Resign
from lifeboat.table.table import Table
from lifeboat.table.wire import gate
from lifeboat.table.wire.face import SentView
from lifeboat.table.wire.gate import Moment, Viewer, are_odds_told, seat_view
from lifeboat.table.wire.rendering import update, updates
from lifeboat.texts import LANGUAGES
from tests.contract.playing import throws_for
from tests.table.rendered_games import GAMES, IDS
from tests.table.tables import Sitter, legal_text, obey, started, step

STEPS = 25
FOUR = {"players": "4"}
EACH: list[Sitter] = [1, 2, 3, 4]


def everybody(table: Table) -> list[Viewer]:
    """Return a spectator and everybody at the table, in all languages."""
    return [Viewer(*one) for one in product(range(len(table.people) + 1), LANGUAGES)]


def own_view(table: Table, viewer: Viewer, seat: int) -> SentView:
    """Return the view of a seat, made for this viewer from what this seat sees."""
    state, texts = table.state(), Moment(table).texts_for(viewer)
    assert state is not None
    return seat_view(texts, state.view(seat), seat, are_odds_told(table))


@pytest.mark.parametrize(("game", "fields", "sitters"), GAMES, ids=IDS)
def test_sharing_changes_nothing(game: str, fields: dict[str, str], sitters: list[Sitter]) -> None:
    table = started(game, fields, sitters)
    throws = throws_for("sharing", game)
    for _ in range(STEPS):
        if table.is_over():
            break
        change = step(table, legal_text(table, throws))
        told = updates(Moment(table, change), everybody(table))
        for viewer, message in told.items():
            assert message == update(table, change, viewer)
            for view in message.views:
                assert view == own_view(table, viewer, view.seat)


def test_an_abandoned_game_asks_nobody_anything() -> None:
    table = started("titanic", FOUR, EACH)
    changes = [obey(table, person, Resign())[-1] for person in (1, 2, 3, 4)]
    told = updates(Moment(table, changes[-1]), everybody(table))
    views = [view for message in told.values() for view in message.views]
    assert len(views) == len(told)
    assert not any(view.legal or view.asks for view in views)


@pytest.mark.parametrize(("game", "most"), [("titanic", 2), ("septentrick", 4)])
def test_only_a_game_without_secrets_shares_its_views(
    monkeypatch: pytest.MonkeyPatch, game: str, most: int
) -> None:
    """Of four people, only the one who decides gets a view of their own in SOS Titanic."""
    table = started(game, FOUR, EACH)
    change = step(table)
    made: list[int] = []

    def counted(texts: Any, view: Any, seat: int, with_odds: bool) -> SentView:
        made.append(seat)
        return seat_view(texts, view, seat, with_odds)

    monkeypatch.setattr(gate, "seat_view", counted)
    updates(Moment(table, change), [Viewer(person) for person in (1, 2, 3, 4)])
    assert len(made) == most
