"""Views: what a seat or a spectator sees of the game, as it is sent."""

from __future__ import annotations

from typing import Any

from lifeboat.core.games import State, game_of
from lifeboat.table.table import Table
from lifeboat.table.wire.gate import Viewer, seat_view, texts_of
from lifeboat.table.wire.rendering import welcome
from lifeboat.table.wire.septentrick.view import SeptentrickView
from lifeboat.table.wire.titanic.view import TitanicCrew, TitanicView
from tests.contract.playing import throws_for
from tests.table.rendered_games import sent
from tests.table.tables import header_of, legal_text, started, step


def test_the_first_view_of_sos_titanic() -> None:
    table = started("titanic", {"crew": "lee"}, [1])
    view = welcome(table, Viewer(1)).views[0]
    assert isinstance(view, TitanicView)
    assert (view.turned, view.clock, view.flooded, view.seat) == (0, "23:40", 0, 0)
    assert [line.place for line in view.lines] == ["1", "2", "3", "4", "5", "6", "b"]
    assert [crew.member for crew in view.crew] == ["lee"]
    cards = view.stack + view.discard + sum(line.down + len(line.cards) for line in view.lines)
    assert cards == 60
    assert view.highest == [13, 13, 17, 17]
    rescue = next(choice for choice in view.legal if choice.kind == "rescue")
    assert (rescue.action, rescue.number) == ("rescue:1", 1)
    assert rescue.heading.startswith("Rescue")


def test_smiths_question_tells_the_hands_before_it() -> None:
    position = "crew=smith,lee hands=wait,boat/come-on decks=f9/-/-/-/-/-"
    state = game_of("titanic").read_position(position)
    before = titanic_seats(state)
    assert [crew.before for crew in before] == [[], []]
    state.play(game_of("titanic").read_action("ability"))
    asked = titanic_seats(state)
    assert [crew.hand for crew in asked] == [[], []]
    assert [crew.before for crew in asked] == [crew.hand for crew in before]


def titanic_seats(state: State) -> list[TitanicCrew]:
    """Return the crew of SOS Titanic as it is sent."""
    view = seat_view(texts_of("en"), state.view(0), 0)
    assert isinstance(view, TitanicView)
    return view.crew


def test_a_whole_view_of_septentrick() -> None:
    table = started("septentrick", {"players": "3"}, [1, 2, 3])
    throws = throws_for("view")
    view: Any = None
    while not table.is_over():
        view = welcome(table, Viewer(2)).views[0]
        assert isinstance(view, SeptentrickView)
        assert view.seat == 1
        assert len(view.hand) == view.seats[1].size
        assert [seat.last for seat in view.seats] == [[], [], []]
        playable = [card.card for card in view.hand if card.playable]
        expected = [choice.cards[0] for choice in view.legal if choice.kind == "play"]
        assert sorted(set(playable)) == sorted(expected)
        assert view.pass_count == {"pass": 2, "keep": 1}.get(view.asks, 0)
        if view.tricks:
            assert view.last_trick is not None
            assert len(view.last_trick.plays) == 3
            if not view.trick.plays:
                assert view.last_trick.winner == view.trick.leader
        step(table, legal_text(table, throws))
    ended = welcome(table, Viewer()).views[0]
    assert isinstance(ended, SeptentrickView)
    assert ended.hand == []
    assert ended.outcome is not None
    assert ended.outcome.words == ended.question
    for seat in ended.seats:
        assert seat.difference == seat.rings - seat.people


def test_a_table_at_rest_depends_on_its_header_alone() -> None:
    """Equal viewers get equal bytes, so a caller can render once for all of them."""
    header = header_of("titanic", {"crew": "lee"}, 1)
    assert len({Viewer(1, "de"), Viewer(1, "de"), Viewer(1, "fr")}) == 2
    assert sent(welcome(Table(header), Viewer())) == sent(welcome(Table(header), Viewer()))
