"""The meanings of actions and events, in named fields."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import get_args

import pytest

from lifeboat.core.games import game_of
from lifeboat.titanic import read_action, read_position
from lifeboat.titanic.actions import ACTIONS, EXCHANGE
from lifeboat.titanic.cards.action_card import Aim
from lifeboat.titanic.cards.bundles import read_action_card
from lifeboat.titanic.events import EVENTS, Happening, Moved, PageTurned, Played, happening
from lifeboat.titanic.figures import (
    action_card_figure,
    figure_text,
    passenger_figure,
    place_figure,
)
from lifeboat.titanic.meaning import (
    BringToFront,
    Exchange,
    GiveCard,
    Meaning,
    Move,
    Nothing,
    PlayCard,
    Stop,
    UseAbility,
    decoded,
    meaning,
)
from lifeboat.titanic.passengers import HIGHEST_FIRST, SECOND, read_card
from lifeboat.titanic.places import BOAT, GROUPS, read_place

CREWS = ("lowe,smith", "fleet,phillips,murdoch", "lightoller,pitman", "latimer,boxhall", "lee")


def meant(position: str, action: str) -> Meaning:
    """Return what an action means in a position."""
    state = read_position(position)
    assert read_action(action) in state.legal()
    return meaning(state.view(state.active), read_action(action))


def cards(texts: str) -> tuple[int, ...]:
    return tuple(read_card(text) for text in texts.split())


@pytest.mark.rule("T8", "T11")
def test_a_move_means_the_run_that_goes_along() -> None:
    position = "decks=f9|f6,f5/f7/-/-/-/- groups=f1,f2,f3,f4/-/-/-"
    assert meant(position, "1>2") == Move(0, 1, cards("f6 f5"))
    assert meant(position, "1>g1") == Move(0, GROUPS, cards("f5"))


@pytest.mark.rule("T9")
def test_a_move_to_an_empty_deck_means_the_whole_run() -> None:
    assert meant("decks=f9|f13,f12/-/-/-/-/-", "1>3") == Move(0, 2, cards("f13 f12"))


@pytest.mark.rule("T37")
def test_a_move_to_a_mystery_means_the_run_whose_highest_card_is_awaited() -> None:
    move = meant("decks=f9|f7,f6/f7?/-/-/-/-", "1>?")
    assert move == Move(0, read_place("?"), cards("f7 f6"))


@pytest.mark.rule("T35")
def test_the_boat_means_the_passengers_who_board_it() -> None:
    boat = read_action_card("boat")
    play = meant("decks=f9|f7,f6/-/-/-/-/- hands=boat", "boat:1x2")
    assert isinstance(play, PlayCard)
    assert (play.card, play.aim, play.run) == (boat, Aim(BOAT, 0, 2), cards("f7 f6"))


@pytest.mark.rule("T36")
@pytest.mark.parametrize(("place", "rank"), [("1", "f6?"), ("3", "f13?"), ("g1", "f3?")])
def test_a_mystery_means_the_passenger_of_its_place(place: str, rank: str) -> None:
    position = "decks=f9|f7/s9/-/-/-/- groups=f1,f2/-/-/- hands=mystery-f"
    play = meant(position, f"mystery-f:{place}")
    assert isinstance(play, PlayCard)
    assert (play.stand_in, play.aim.place) == (read_card(rank), read_place(place))


@pytest.mark.rule("T31")
def test_wait_means_the_cards_that_are_put_off() -> None:
    play = meant("decks=f9|f7,f6/-/-/-/-/- hands=wait", "wait:1")
    assert isinstance(play, PlayCard)
    assert (play.discards, play.run) == (cards("f7 f6"), ())


@pytest.mark.rule("T47")
def test_another_players_card_means_its_owner() -> None:
    play = meant("crew=lee,phillips seat=2 decks=f9|f7/-/-/-/-/- hands=wait/-", "wait:1@1")
    assert isinstance(play, PlayCard)
    assert (play.owner, play.left) == (0, 1)


@pytest.mark.rule("T46")
def test_giving_means_the_card_and_the_seat() -> None:
    state = read_position("crew=smith,lee decks=f9|f7/-/-/-/-/- hands=wait/boat")
    assert meaning(state.view(0), read_action("ability")) == UseAbility("smith")
    state.play(read_action("ability"))
    gift = meaning(state.view(0), read_action("give:1"))
    assert gift == GiveCard(1, read_action_card("wait"), 1)


@pytest.mark.rule("T29")
def test_a_mystery_at_the_front_keeps_its_rank() -> None:
    state = read_position("decks=f9|f8?,f7/-/-/-/-/- hands=your-turn")
    state.play(read_action("your-turn:1"))
    mystery = read_action("choose:f?")
    assert decoded(mystery) == BringToFront(read_card("f?"))
    assert meaning(state.view(0), mystery) == BringToFront(read_card("f8?"))


@pytest.mark.rule("T40")
def test_stopping_means_the_question_that_it_answers() -> None:
    state = read_position(
        "crew=murdoch decks=f9|f7/-/-/-/-/- asks=place agenda=end-turn drawn=f6,f5 placed=1"
    )
    assert meaning(state.view(0), read_action("stop")) == Stop("place")


@pytest.mark.rule("T44")
def test_an_exchange_of_a_rank_that_does_not_exist_means_nothing() -> None:
    assert decoded(read_action("exchange:s17")) == Exchange(SECOND, 17)
    assert decoded(EXCHANGE + HIGHEST_FIRST) == Nothing(EXCHANGE + HIGHEST_FIRST)
    assert decoded(-1) == Nothing(-1)
    assert decoded(ACTIONS) == Nothing(ACTIONS)


def test_every_event_has_fields_with_names() -> None:
    """Random games with all crews produce every event that there is."""
    told: dict[str, Happening] = {}
    for crew, seed in product(CREWS, range(12)):
        throws = Random(seed)
        state = game_of("titanic").deal({"crew": crew, "first": "1"}, b"%d" % seed)
        while state.decision() is not None:
            for event in state.play(throws.choice(state.legal())):
                told[event.name] = happening(event)
    assert set(told) == set(EVENTS)
    assert {type(one) for one in told.values()} == set(get_args(Happening))


@pytest.mark.rule("T8", "T20", "T25")
def test_an_event_tells_who_did_what_where() -> None:
    state = read_position("crew=phillips,lee decks=f9|f6/f7/-/-/-/- hands=-/wait")
    moved = happening(state.play(read_action("1>2"))[0])
    assert moved == Moved(0, cards("f6"), 0, 1)
    played = happening(state.play(read_action("wait:2@1"))[0])
    assert played == Played(0, read_action_card("wait"), 1)
    sinking = read_position("turned=10 decks=-/-/-/-/-/f9 stack=- discard=*")
    events = sinking.play(read_action("rescue"))
    assert PageTurned(0, is_last=True) in [happening(event) for event in events]


def test_things_that_a_reason_names_are_written_in_notation() -> None:
    cards = action_card_figure(read_action_card("wait"), read_action_card("boat"))
    figures = [passenger_figure(read_card("s12+")), cards, place_figure(BOAT)]
    assert [figure_text(figure) for figure in figures] == ["s12+", "wait,boat", "b"]
