"""Sampled worlds: a card makes room for another if there is no other way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.games import game_of
from lifeboat.titanic import State, read_position, sample
from lifeboat.titanic.agenda import OVER
from lifeboat.titanic.knowledge import hidden_set
from lifeboat.titanic.sampling import Sampler, put_away
from tests.contract.playing import dealt, throws_for
from tests.engine import THRIFT

SETUPS = list(game_of("titanic").sample_setups())


def random_states(number: int) -> Iterator[State]:
    """Yield all states of a random game with one of the set-ups."""
    throws = throws_for("sampler", number)
    state = dealt(game_of("titanic"), SETUPS[number], f"sampler {number}")
    assert isinstance(state, State)
    while state.asks != OVER:
        yield state
        legal = state.legal()
        state.advance(legal[throws.below(len(legal))])


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_the_set_of_hidden_cards_is_kept_up_to_date(number: int) -> None:
    for state in random_states(number):
        assert state.hidden == hidden_set(state.lines, state.down, state.stack)


@pytest.mark.parametrize("number", range(0, len(SETUPS), THRIFT))
def test_all_worlds_of_a_sampler_have_its_view(number: int) -> None:
    throws = throws_for("worlds", number)
    for state in random_states(number):
        view = state.view(state.active)
        sampler = Sampler(view)
        for _ in range(2):
            world = sampler.world(throws)
            assert str(world.view(state.active)) == str(view)
            assert world.legal() == view.legal
            assert world.hidden == state.hidden


def test_worlds_do_not_share_what_they_change() -> None:
    """A world can be played to its end, and the next one is as good as the first."""
    throws = throws_for("apart")
    for state in list(random_states(3))[::20]:
        view = state.view(state.active)
        sampler = Sampler(view)
        first = sampler.world(throws)
        while first.asks != OVER:
            legal = first.legal()
            first.advance(legal[throws.below(len(legal))])
        assert str(sampler.world(throws).view(state.active)) == str(view)


def test_a_sampled_state_goes_on_in_the_same_way_when_it_is_read() -> None:
    state = next(random_states(0))
    world = sample(state.view(), dice("read"))
    twin = read_position(str(world))
    throws = dice("on")
    while world.asks != OVER:
        legal = world.legal()
        action = legal[throws.below(len(legal))]
        world.advance(action)
        twin.advance(action)
    assert str(world) == str(twin)


def test_a_full_pocket_gives_up_a_card_that_can_lie_elsewhere() -> None:
    """The first card found can't move; the second can, and does."""
    stays, moves, comes = 4, 5, 6
    possible = {stays: 0b01, moves: 0b11, comes: 0b01}
    pockets = [[stays, moves], *([] for _ in range(7))]
    room = [2, 1, 0, 0, 0, 0, 0, 0]
    assert put_away(comes, possible, room, pockets, dice("way"), 0)
    assert pockets[:2] == [[stays, comes], [moves]]


def test_a_card_with_no_other_place_is_not_moved() -> None:
    pockets = [[4], *([] for _ in range(7))]
    room = [1, 0, 0, 0, 0, 0, 0, 0]
    assert not put_away(5, {4: 1, 5: 1}, room, pockets, dice("none"), 0)
    assert pockets[0] == [4]


def test_every_hidden_card_is_as_likely_everywhere_as_there_is_room() -> None:
    """56 cards are hidden and one of them is in line 1, so each is there in one of 56 worlds."""
    view = read_position("crew=lee decks=f3|f9/s4|s8/-/-/-/- groups=f1,f2/-/-/-").view()
    hidden = 56
    mean = 50 // THRIFT
    worlds = [sample(view, throws) for throws in [dice("room")] for _ in range(mean * hidden)]
    fronts = Counter(world.lines[0][0] for world in worlds)
    assert len(fronts) == hidden
    chi = sum((count - mean) ** 2 / mean for count in fronts.values())
    assert chi < 94  # 55 degrees of freedom, p = 0.001
