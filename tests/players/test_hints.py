"""Hints: the adviser's best options, each with reasons that come only from the view."""

from __future__ import annotations

from math import inf

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.figures import Figure, Thing
from lifeboat.core.games import game_of
from lifeboat.players import Budget, adviser_of
from lifeboat.players.face import FACES
from lifeboat.players.hints import MOST, explained_advice, noted
from lifeboat.septentrick.cards import SUIT_NAMES, read_card
from lifeboat.septentrick.figures import card_figure, seat_figure, suit_figure
from lifeboat.titanic.cards.bundles import NAMES
from lifeboat.titanic.figures import action_card_figure, passenger_figure, place_figure
from lifeboat.titanic.passengers import read_card as read_passenger
from lifeboat.titanic.places import GROUPS
from tests.contract.playing import SETUPS, dealt, deciding_view, label, throws_for
from tests.players.positions import known_reasons

pytestmark = pytest.mark.heavy

FEW = Budget(60, inf)


@pytest.mark.parametrize("game", ["titanic", "septentrick"])
def test_a_hint_is_the_advice_cut_short_with_reasons(game: str) -> None:
    fields = {} if game == "septentrick" else {"crew": "lee"}
    view = deciding_view(dealt(game_of(game), fields, "hint"))
    advice = adviser_of(game).advise(view, dice("same"), FEW)
    found = explained_advice(game, view, dice("same"), FEW)
    assert found.playouts == advice.playouts
    assert len(found.options) == min(MOST, len(view.legal))
    for option, plain in zip(found.options, advice.options, strict=False):
        assert option.action == plain.action
        assert not plain.playouts or option._replace(reasons=[]) == plain
        assert option.reasons == FACES[game].reasons(view, option.action)
    assert len(explained_advice(game, view, dice("same"), FEW, most=1).options) == 1


def test_an_option_that_was_not_tried_has_no_value() -> None:
    view = deciding_view(dealt(game_of("titanic"), {"crew": "lee"}, "hint"))
    found = explained_advice("titanic", view, dice("same"), Budget(1, inf))
    untried = [option for option in found.options if not option.playouts]
    assert untried
    assert {(option.value, option.error) for option in untried} == {(-inf, inf)}


def test_every_action_of_every_decision_has_a_reason() -> None:
    assert [(game, action) for game, action, found in known_reasons() if not found] == []


def test_figures_are_numbers_words_and_things_and_chances_are_chances() -> None:
    for _, action, found in known_reasons():
        for reason in found:
            for name, figure in reason.figures.items():
                assert isinstance(figure, str | int | float | Thing), (action, name)
                if isinstance(figure, float) and name != "average":
                    assert 0 <= figure <= 1, (action, reason)


def test_what_reasons_name_is_noted_for_programs() -> None:
    saved = {"card": passenger_figure(read_passenger("f7+")), "place": place_figure(GROUPS)}
    assert noted("titanic", saved) == {"card": "f7+", "place": "g1"}
    fetched: dict[str, Figure] = {"count": 2, "cards": action_card_figure(0, 1)}
    assert noted("titanic", fetched) == {"count": 2, "cards": ",".join(NAMES[:2])}
    ahead = {"player": seat_figure(1), "card": card_figure(read_card("d9")), "suit": suit_figure(0)}
    assert noted("septentrick", ahead) == {"player": "2", "card": "d9", "suit": "diamond"}


def test_no_reason_has_notation_in_it() -> None:
    """Text figures only select wording; cards, places and seats are things."""
    words = {
        figure
        for _, _, found in known_reasons()
        for reason in found
        for figure in reason.figures.values()
        if isinstance(figure, str)
    }
    assert not {word for word in words if "," in word or any(sign.isdigit() for sign in word)}
    assert not words & {*NAMES, *SUIT_NAMES}


@pytest.mark.parametrize(("name", "fields"), SETUPS[::3], ids=label)
def test_reasons_depend_on_the_view_alone(name: str, fields: dict[str, str]) -> None:
    """In another world that the seat can't tell from this one, the reasons are the same."""
    game = game_of(name)
    state = dealt(game, fields, "reasons")
    throws = throws_for("reasons")
    step = 0
    while state.decision() is not None:
        view = deciding_view(state)
        action = view.legal[throws.below(len(view.legal))]
        if step % 5 == 0:
            other = deciding_view(game.sample(view, throws))
            assert FACES[name].reasons(other, action) == FACES[name].reasons(view, action)
        state.advance(action)
        step += 1
