"""The prospects of SOS Titanic: features of a position, and the score they promise."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from statistics import correlation, fmean, stdev

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.games import game_of
from lifeboat.players import Budget
from lifeboat.players.titanic.prospects.features import FEATURES, features
from lifeboat.players.titanic.prospects.prospects import Prospects, prospects_of
from lifeboat.players.titanic.race import TitanicModel, titanic_race
from lifeboat.players.titanic.steady.player import play_out, play_until
from lifeboat.titanic import State
from lifeboat.titanic.agenda import OVER
from lifeboat.titanic.crew import CREW
from lifeboat.titanic.edition import read_edition, standard
from lifeboat.titanic.view import View
from tests.contract.playing import dealt, deciding_view, random_steps, throws_for
from tests.titanic.drawing import position

TITANIC = game_of("titanic")
SETUPS = list(TITANIC.sample_setups())
GAMES = 240
STANDARD_PAGES = len(standard().pages)


def later(number: int) -> Iterator[State]:
    """Yield a game in which one to nine pages have been turned, unless it ends too soon."""
    state = dealt(TITANIC, {"players": str(1 + number % 5)}, f"prospects {number}")
    assert isinstance(state, State)
    play_until(state, 1 + number % 9)
    if state.asks != OVER:
        yield state


def values_in(view: View) -> list[float]:
    """Return the values of all playouts in a short race."""
    race = titanic_race(view, dice("values"))
    race.run(Budget(60, 1e9))
    return [value for racer in race.running + race.out for value in racer.values]


def found(text: str) -> dict[str, int]:
    return dict(zip(FEATURES, features(position(text)), strict=True))


@pytest.mark.parametrize("fields", SETUPS, ids=str)
def test_features_depend_on_what_is_known_alone(fields: dict[str, str]) -> None:
    """Worlds that look the same have the same features."""
    state = dealt(TITANIC, fields, "features")
    for step, _ in enumerate(random_steps(state, throws_for("features"))):
        if step % 5 == 0:
            assert isinstance(state, State)
            world = TITANIC.sample(deciding_view(state), throws_for("world", step))
            assert isinstance(world, State)
            assert features(world) == features(state)


def test_features_say_what_a_position_shows() -> None:
    shown = found(
        "crew=lee decks=s9|f7/f8+,f7+/-/-/-/- groups=f1,f2/f1+/s1/- "
        "discard=f3,s2+ hands=wait,wait,boat stack={rest} actions={cards}"
    )
    assert (shown["first-short"], shown["first-long"]) == (1, 2)
    assert (shown["second-short"], shown["second-long"]) == (0, 1)
    assert shown["first-next-discard"] == 1
    assert shown["second-next-discard"] == 1
    assert shown["down-1"] == 1
    assert shown["down-2"] == shown["down-3"] == 0
    assert shown["showing"] == 3
    assert shown["covering"] == 1
    assert shown["gap"] == 7 - 2
    assert shown["empty-decks"] == 4
    assert (shown["hand-wait"], shown["hand-boat"], shown["hand-plan-a"]) == (2, 1, 0)


def test_the_hands_of_all_players_count() -> None:
    shown = found("crew=lee,smith hands=wait/wait,come-on stack={rest} actions={cards}")
    assert (shown["hand-wait"], shown["hand-come-on"]) == (2, 1)


@pytest.mark.parametrize("name", CREW)
def test_everybody_has_weights_for_every_page_that_can_be_reached(name: str) -> None:
    prospects = prospects_of(dealt(TITANIC, {"players": "5"}, name).terms)  # type: ignore[attr-defined]
    assert prospects is not None
    assert len(prospects.rows) == STANDARD_PAGES - 1
    for turned, row in enumerate(prospects.rows):
        assert len(row) == len(FEATURES)
        assert any(row) == (turned > 0)


def test_a_crew_has_the_mean_weights_of_its_members() -> None:
    lee, lowe, both = (
        prospects_of(position(f"crew={crew} stack={{rest}}").terms)
        for crew in ("lee", "lowe", "lee,lowe")
    )
    assert lee is not None
    assert lowe is not None
    assert both is not None
    for page, row in enumerate(both.rows):
        assert row == pytest.approx(
            [(one + other) / 2 for one, other in zip(lee.rows[page], lowe.rows[page], strict=True)]
        )


def test_playing_some_pages_is_the_beginning_of_playing_to_the_end() -> None:
    for number in range(20):
        for state in later(number):
            whole = state.copy()
            play_out(whole)
            play_until(state, state.turned + 2)
            play_out(state)
            assert str(state) == str(whole)


@cache
def compared(turned: int) -> tuple[list[float], list[float]]:
    """Return what is promised after this many pages, and what is reached from there.

    The deals aren't those that the weights were fitted to, and `steady` plays from the beginning,
    unlike there: the prospects of its positions may be off by a point.
    """
    promised: list[float] = []
    reached: list[float] = []
    for number in range(GAMES):
        state = dealt(TITANIC, {"players": str(1 + number % 5)}, f"prospects {number}")
        assert isinstance(state, State)
        play_until(state, turned)
        if state.asks != OVER:
            prospects = prospects_of(state.terms)
            assert prospects is not None
            promised.append(prospects.score(state))
            world = TITANIC.sample(deciding_view(state), throws_for("reached", number, turned))
            assert isinstance(world, State)
            play_out(world)
            reached.append(world.score().total)
    return promised, reached


@pytest.mark.parametrize("turned", range(1, STANDARD_PAGES - 1))
def test_prospects_agree_with_games_that_are_played_out(turned: int) -> None:
    promised, reached = compared(turned)
    wrong = [one - other for one, other in zip(promised, reached, strict=True)]
    assert len(wrong) > GAMES // 2
    assert abs(fmean(wrong)) < 1 + 2 * stdev(wrong) / len(wrong) ** 0.5
    assert correlation(promised, reached) > 0.3


def test_the_nearer_the_end_the_closer_the_prospects() -> None:
    errors = []
    for turned in (1, 4, 7, 10):
        promised, reached = compared(turned)
        errors.append(fmean(abs(one - other) for one, other in zip(promised, reached, strict=True)))
    assert errors == sorted(errors, reverse=True)
    assert errors[0] > 3 * errors[-1]


@pytest.mark.parametrize("name", CREW)
def test_cards_face_down_in_the_boat_matter_little(name: str) -> None:
    """They are so rare that hardly anything is known about them."""
    crew = "lee" if name == "lee" else f"{name},lee"
    for turned in range(1, STANDARD_PAGES - 1):
        state = position(
            f"crew={crew} turned={turned} boat=f9,f7|f8 stack={{rest}} actions={{cards}}"
        )
        prospects = prospects_of(state.terms)
        assert prospects is not None
        blind = [row.copy() for row in prospects.rows]
        blind[turned][FEATURES.index("down-7")] = 0.0
        assert features(state)[FEATURES.index("down-7")] == 2
        assert abs(prospects.score(state) - Prospects(blind).score(state)) < 1.0


def test_no_prospects_are_below_0() -> None:
    row = [0.0] * len(FEATURES)
    row[FEATURES.index("always")] = -5.0
    state = position("crew=lee turned=1 stack={rest} actions={cards}")
    assert Prospects([[], row]).score(state) == 0.0


def test_a_race_looks_some_pages_ahead_and_to_the_end_when_it_is_near() -> None:
    state = position("crew=lee turned=2 decks=-/-/-/-/-/- stack={rest} actions={cards}")
    assert TitanicModel(deciding_view(state), dice("")).prospects is not None
    last = position("crew=lee turned=7 decks=-/-/-/-/-/- stack={rest} actions={cards}")
    assert TitanicModel(deciding_view(last), dice("")).prospects is None


def test_a_table_with_other_numbers_is_played_out() -> None:
    """The weights were fitted to the standard edition."""
    edition = str(read_edition("name = 'other'\n[crew.lee]\nstart = 1\n"))
    state = dealt(TITANIC, {"crew": "lee", "edition": edition}, "other")
    view = deciding_view(state)
    assert prospects_of(view.terms) is None
    assert all(value.is_integer() for value in values_in(view))
    standard_view = deciding_view(dealt(TITANIC, {"crew": "lee"}, "other"))
    assert not all(value.is_integer() for value in values_in(standard_view))


def test_prospects_are_a_weighted_sum() -> None:
    state = position("crew=lee turned=1 groups=f1,f2/-/s1/- stack={rest} actions={cards}")
    row = [0.0] * len(FEATURES)
    row[FEATURES.index("always")] = 5.0
    row[FEATURES.index("first-long")] = 0.5
    assert Prospects([[], row]).score(state) == 6.0
