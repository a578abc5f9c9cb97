"""What holds for every registered game while it is played."""

from __future__ import annotations

import copy
import pickle

import pytest

from lifeboat.core.games import game_of
from tests.contract.playing import SETUPS, dealt, deciding_view, label, random_steps, throws_for
from tests.engine import THRIFT

GAMES_OF_EACH_SETUP = 60 // THRIFT

pytestmark = pytest.mark.parametrize(("name", "fields"), SETUPS, ids=label)


def test_random_play_ends_and_keeps_every_card(name: str, fields: dict[str, str]) -> None:
    """In thousands of deals over all set-ups, games end and no card is lost or doubled."""
    game = game_of(name)
    for number in range(GAMES_OF_EACH_SETUP):
        state = dealt(game, fields, number)
        pieces = game.pieces(state)
        for _ in random_steps(state, throws_for("end", number)):
            assert game.pieces(state) == pieces
        assert game.pieces(state) == pieces
        assert state.outcome() is not None
        assert state.legal() == []


def test_legal_actions_are_sorted_and_playable(name: str, fields: dict[str, str]) -> None:
    """Every legal action can be played, and `play` and `advance` lead to the same position."""
    game = game_of(name)
    state = dealt(game, fields, "legal")
    for step, _ in enumerate(random_steps(state, throws_for("legal"))):
        if step % THRIFT:
            continue
        legal = state.legal()
        assert legal == sorted(set(legal))
        assert legal
        for action in legal[:: max(1, len(legal) // 12)]:
            checked, trusted = state.copy(), state.copy()
            checked.play(action)
            trusted.advance(action)
            assert str(checked) == str(trusted)
            assert checked.can_undo() == trusted.can_undo()
            game.check(checked)


def test_positions_and_actions_survive_their_text(name: str, fields: dict[str, str]) -> None:
    """At every step, even in the middle of a card, writing and reading gives back the same."""
    game = game_of(name)
    state = dealt(game, fields, "text")
    for step, _ in enumerate(random_steps(state, throws_for("text"))):
        if step % THRIFT:
            continue
        twin = game.read_position(str(state))
        assert twin == state
        assert str(twin) == str(state)
        assert twin.legal() == state.legal()
        assert twin.decision() == state.decision()
        for action in state.legal():
            assert game.read_action(game.action_text(action)) == action
    assert game.read_position(str(state)) == state


def test_every_legal_action_has_a_meaning_of_its_own(name: str, fields: dict[str, str]) -> None:
    """In every position, meanings are distinct and have named fields."""
    game = game_of(name)
    state = dealt(game, fields, "meaning")
    for step, _ in enumerate(random_steps(state, throws_for("meaning"))):
        if step % THRIFT:
            continue
        view = deciding_view(state)
        meanings = {repr(game.meaning(view, action)) for action in view.legal}
        assert len(meanings) == len(view.legal)
        assert not [means for means in meanings if means.startswith("Nothing(") or "=" not in means]


def test_a_copy_goes_its_own_way(name: str, fields: dict[str, str]) -> None:
    """Playing on in a copy leaves the original state unchanged."""
    game = game_of(name)
    state = dealt(game, fields, "copy")
    for step, action in enumerate(random_steps(state, throws_for("copy"))):
        if step % THRIFT:
            continue
        before = str(state)
        twin = state.copy()
        assert twin == state
        assert hash(twin) == hash(state)
        twin.play(action)
        assert str(state) == before
        assert twin != state


def test_pickles_and_deep_copies_are_equal(name: str, fields: dict[str, str]) -> None:
    """A state can be sent between processes with everything that belongs to it."""
    game = game_of(name)
    state = dealt(game, fields, "pickle")
    for step, _ in enumerate(random_steps(state, throws_for("pickle"))):
        if step % 8 == 0:
            for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
                assert twin == state
                assert twin.can_undo() == state.can_undo()
                assert twin.legal() == state.legal()
