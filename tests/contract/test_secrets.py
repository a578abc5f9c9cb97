"""No seat is shown what it may not know: worlds that it can't tell apart look the same."""

from __future__ import annotations

from typing import Any

import pytest

from lifeboat.core.errors import IllegalAction
from lifeboat.core.games import GAMES, Game, State, game_of
from tests.contract.playing import (
    SETUPS,
    dealt,
    label,
    random_steps,
    seats_of,
    seen,
    throws_for,
)
from tests.engine import THRIFT

EVERY_STEPS = 3 * THRIFT
"""Worlds are compared at every third step, which is often enough to meet each question."""


def reaction(game: Game[Any], state: State, action: int, seat: int) -> object:
    """Return what a seat is told and shown when an action is tried on a copy of the state."""
    twin = state.copy()
    try:
        events = twin.play(action)
    except IllegalAction as refusal:
        return str(refusal), refusal.reason
    told = [game.event_text(event.seen_by(seat)) for event in events]
    return told, seen(game, twin, seat)


def differences(game: Game[Any], state: State, world: State, viewer: int) -> list[str]:
    """Return where two worlds differ in what a seat or a spectator is shown, told or refused."""
    found = []
    for seat in {viewer, -1}:
        if seen(game, state, seat) != seen(game, world, seat):
            found.append(f"view of seat {seat}")
    decision = state.decision()
    if decision is None or decision.seat != viewer:
        return found
    for action in state.legal():
        quiet = state.copy()
        quiet.advance(action)
        if quiet.can_undo() and reaction(game, state, action, viewer) != reaction(
            game, world, action, viewer
        ):
            found.append(f"events of {game.action_text(action)}")
    illegal = next(action for action in range(10**6) if action not in state.legal())
    if reaction(game, state, illegal, viewer) != reaction(game, world, illegal, viewer):
        found.append("refusal")
    return found


@pytest.mark.parametrize(("name", "fields"), SETUPS, ids=label)
def test_only_the_seat_that_decides_is_offered_actions(name: str, fields: dict[str, str]) -> None:
    """All other seats and spectators are offered none."""
    state = dealt(game_of(name), fields, "offered")
    for _ in random_steps(state, throws_for("offered")):
        decision = state.decision()
        assert decision is not None
        for seat in seats_of(state):
            expected = state.legal() if seat == decision.seat else []
            assert state.view(seat).legal == expected


@pytest.mark.parametrize(("name", "fields"), SETUPS, ids=label)
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same(
    name: str, fields: dict[str, str]
) -> None:
    """Views, events and refusals are byte for byte the same in a sampled world."""
    game = game_of(name)
    state = dealt(game, fields, "secret")
    throws = throws_for("worlds")
    others = 0
    for step, _ in enumerate(random_steps(state, throws_for("secret"))):
        if step % EVERY_STEPS:
            continue
        for viewer in seats_of(state):
            world = game.sample(state.view(viewer), throws)
            game.check(world)
            assert differences(game, state, world, viewer) == []
            others += world != state
    assert others > 0


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_game_has_secrets_exactly_if_its_seats_see_different_things(name: str) -> None:
    game = game_of(name)
    differ = False
    for fields in game.sample_setups():
        state = dealt(game, fields, "private")
        for step, _ in enumerate(random_steps(state, throws_for("private"))):
            if differ or step % THRIFT:
                continue
            differ = len({str(state.view(seat)) for seat in seats_of(state)}) > 1
    assert differ == game.has_secrets


@pytest.mark.parametrize(("name", "fields"), SETUPS, ids=label)
def test_a_table_plays_on_with_the_set_up_of_the_next_game(
    name: str, fields: dict[str, str]
) -> None:
    """Whether the game was finished or abandoned, the next one has the same number of seats."""
    game = game_of(name)
    setup = game.setup_fields(fields)
    state = dealt(game, setup, "first")
    seats = state.seats()
    for _ in random_steps(state, throws_for("first")):
        following = game.next_setup(setup, state)
        assert game.setup_fields(following) == following
    assert dealt(game, game.next_setup(setup, state), "second").seats() == seats


class LeakyState:
    """A state whose views give away the top card of the stack."""

    def __init__(self, state: Any, by: str) -> None:
        self.state = state
        self.by = by

    def __getattr__(self, name: str) -> Any:
        return getattr(self.state, name)

    def copy(self) -> LeakyState:
        return LeakyState(self.state.copy(), self.by)

    def view(self, seat: int) -> LeakyView:
        return LeakyView(self.state.view(seat), self.by, self.state.stack[-1])


class LeakyView:
    """A view that shows one card too many, in its text or in an extra field."""

    def __init__(self, view: Any, by: str, leak: int) -> None:
        self._text = f"{view} {leak if by == 'text' else ''}"
        self.legal = view.legal
        self.top = leak if by == "field" else 0

    def __str__(self) -> str:
        return self._text


@pytest.mark.parametrize("by", ["text", "field"])
def test_a_planted_leak_is_found(by: str) -> None:
    """A view that shows one hidden card makes the comparison fail."""
    game = game_of("titanic")
    state = dealt(game, {"crew": "lee"}, "leak")
    world = game.sample(state.view(0), throws_for("leak"))
    assert differences(game, state, world, 0) == []
    assert differences(game, LeakyState(state, ""), LeakyState(world, ""), 0) == []
    assert "view of seat 0" in differences(game, LeakyState(state, by), LeakyState(world, by), 0)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_only_a_game_with_secrets_forbids_talk(name: str) -> None:
    game = game_of(name)
    assert game.silence == "" or game.has_secrets
