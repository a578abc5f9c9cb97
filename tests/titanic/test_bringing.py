"""Bringing passengers to the groups: what an interface may do at once (T10, T11, T52)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from lifeboat.core.games import game_of
from lifeboat.players.titanic.steady.player import steady_choice
from lifeboat.titanic import State, action_text
from lifeboat.titanic.actions import RESCUE
from lifeboat.titanic.bringing import brought_in_a_row, is_free, moves_to_finish
from lifeboat.titanic.knowledge import set_of
from lifeboat.titanic.passengers import PASSENGERS, kind_of
from lifeboat.titanic.play.moves import playable_kinds
from tests.contract.playing import dealt, throws_for
from tests.titanic.drawing import position

SETUPS = list(game_of("titanic").sample_setups())


@cache
def turns() -> list[State]:
    """Return positions of games in which many passengers are brought to the groups."""
    return list(_turns())


def _turns() -> Iterator[State]:
    for number, fields in enumerate(SETUPS * 2):
        state = dealt(game_of("titanic"), fields, number)
        assert isinstance(state, State)
        throws = throws_for("bringing", number)
        while (decision := state.decision()) is not None:
            if decision.kind == "turn":
                yield state.copy()
            legal = state.legal()
            is_steady = throws.below(4) > 0
            state.advance(
                steady_choice(state, legal) if is_steady else legal[throws.below(len(legal))]
            )


def saved(state: State) -> int:
    return sum(len(group) for group in state.groups)


def still_of_use(before: State, after: State) -> Iterator[int]:
    """Yield the passengers who could be played before a move, and who aren't safe after it."""
    safe = {card for group in after.groups for card in group}
    kinds = playable_kinds(before)
    for card in PASSENGERS:
        if card not in safe and kinds >> kind_of(card) & 1:
            yield card


def test_a_free_move_gives_nothing_up() -> None:
    free = 0
    for state in turns():
        view = state.view(state.active)
        others = [action for action in view.legal if action >= RESCUE]
        for action in filter(lambda one: is_free(view, one), view.legal):
            free += 1
            after = state.copy()
            after.play(action)
            assert after.can_undo()
            assert saved(after) == saved(state) + 1
            assert after.down == state.down
            kinds = playable_kinds(after)
            for card in still_of_use(state, after):
                assert kinds >> kind_of(card) & 1, f"{state}: {action_text(action)}, {card}"
            assert {action_text(one).split(":")[0] for one in others} <= {
                action_text(one).split(":")[0] for one in after.legal()
            }
    assert free > 30


@pytest.mark.parametrize(
    ("text", "move", "expected"),
    [
        ("groups=f1/f1+,f2/-/- decks=f3,f2+/-/-/-/-/-", "1>g1", True),
        ("groups=f1/f1+/-/- decks=f3,f2+/-/-/-/-/-", "1>g1", False),  # which group gets the anchor
        ("groups=f1,f2/f1+/-/- decks=f4,f3+/-/-/-/-/-", "1>g1", False),  # the other 2 may follow
        ("decks=f2,f1/-/-/-/-/-", "1>g1", True),
        ("decks=f1/-/-/-/-/-", "1>g1", False),  # the line would be gone
        ("decks=s9|f1/-/-/-/-/-", "1>g1", False),  # a card would be revealed
        ("decks=f2,f1/f5?/-/-/-/-", "1>g1", False),  # a mystery is about
        ("crew=latimer decks=f2,f1/-/-/-/-/-", "1>g1", False),
        ("crew=lowe ability=turn decks=f2,f1/-/-/-/-/-", "1>g1", False),
        ("decks=f3,f2/f3+/-/-/-/-", "1>2", False),
    ],
)
def test_what_is_free(text: str, move: str, expected: bool) -> None:
    crew = "" if "crew" in text else "crew=lee "
    state = position(f"{crew}{text} stack={{rest}} actions={{cards}}")
    view = state.view(0)
    (action,) = [one for one in view.legal if action_text(one) == move]
    assert is_free(view, action) == expected


def words(actions: list[int]) -> list[str]:
    return [action_text(action) for action in actions]


def test_passengers_follow_one_another_until_there_is_a_choice() -> None:
    text = "crew=lee groups=f1/-/-/- decks=s9|f2/f4,f3/f5/f6/f6+/- stack={rest} actions={cards}"
    view = position(text).view(0)
    assert words(brought_in_a_row(view, 0)) == ["1>g1", "2>g1", "2>g1", "3>g1"]
    assert not any(brought_in_a_row(view, group) for group in (1, 2, 3))
    assert not brought_in_a_row(position(text).view(-1), 0)


def test_everybody_who_follows_can() -> None:
    rows = 0
    for state in turns():
        view = state.view(state.active)
        for group in range(4):
            moves = brought_in_a_row(view, group)
            rows += len(moves) > 1
            after = state.copy()
            for action in moves:
                if after.decision() is None or after.asks != state.asks:
                    break  # the game is over, or a mystery was revealed
                after.play(action)
                assert len(after.groups[group]) > len(state.groups[group])
    assert rows > 50


def ending(number: int) -> State:
    """Return a position in which everybody who isn't safe is face up."""
    throws = throws_for("finish", number)
    groups: list[list[str]] = []
    runs: list[list[str]] = []
    for letter, top in (("f", 13), ("s", 17)):
        sizes = [top - throws.below(4) for _ in range(2)]
        pair: list[list[str]] = [[], []]
        left: list[list[str]] = [[], []]
        for rank in range(1, top + 1):
            first = throws.below(2)
            for at in range(2):
                card = f"{letter}{rank}{'+' if at == first else ''}"
                (pair[at] if rank <= sizes[at] else left[at]).append(card)
        groups += pair
        runs += [run[::-1] for run in left if run]
    decks = [",".join(run) for run in runs] + ["-"] * (6 - len(runs))
    return position(
        f"crew=lee decks={'/'.join(decks)} "
        f"groups={'/'.join(','.join(group) for group in groups)} actions={{cards}}"
    )


def best_finish(state: State) -> int:
    """Return the best score that moves to groups alone can reach, by trying them all."""
    best: dict[tuple[int, ...], int] = {}

    def value(here: State) -> int:
        outcome = here.outcome()
        if outcome is not None:
            return outcome.score
        key = tuple(int(set_of(group)) for group in here.groups)
        if key not in best:
            found = [0]
            for action in here.legal():
                if ">g" in action_text(action):
                    after = here.copy()
                    after.advance(action)
                    found.append(value(after))
            best[key] = max(found)
        return best[key]

    return value(state)


@pytest.mark.parametrize("number", range(30))
def test_the_finish_wins_with_the_most_points(number: int) -> None:
    state = ending(number)
    wanted = best_finish(state)
    moves = moves_to_finish(state.view(0))
    if state.outcome() is None:
        assert moves
    for action in moves:
        state.play(action)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.won
    assert outcome.score == wanted


def test_there_is_no_finish_while_somebody_is_missing() -> None:
    for state in turns():
        view = state.view(state.active)
        left = 60 - saved(state)
        assert len(moves_to_finish(view)) in (0, left)
        if state.stack and not any(state.standing):
            assert not moves_to_finish(view)
