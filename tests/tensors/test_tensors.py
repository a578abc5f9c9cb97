"""Tensors: every piece in its place, and nothing in them that a seat may not see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import State, game_of
from lifeboat.septentrick.cards import copies
from lifeboat.tensors import septentrick, titanic
from lifeboat.tensors.bits import Bits, Piece, size_of, words_of
from lifeboat.titanic.cards import card_of_index, is_mystery

WRITERS: dict[str, tuple[list[Piece], Callable[[Any, int, Bits], None]]] = {
    "titanic": (titanic.PIECES, titanic.write),
    "septentrick": (septentrick.PIECES, septentrick.write),
}
SETUPS = [(game, number) for game in WRITERS for number in range(0, 36, 5)]


def states(game: str, number: int) -> Iterator[State]:
    """A game played at random, moment by moment."""
    rules = game_of(game)
    setups = list(rules.sample_setups())
    seed = f"tensors {number}"
    throws = dice(seed)
    state = rules.deal(setups[number % len(setups)], secret_of(seed))
    while state.decision() is not None:
        yield state
        legal = state.legal()
        state.advance(legal[throws.below(len(legal))])
    yield state


def written(game: str, state: State, seat: int) -> list[int]:
    """A tensor, bit by bit."""
    bits = Bits()
    WRITERS[game][1](state, seat, bits)
    pieces = WRITERS[game][0]
    assert len(bits.words) == words_of(size_of(pieces))
    row = [word >> at & 1 for word in bits.words for at in range(32)]
    assert not any(row[size_of(pieces) :])
    return row[: size_of(pieces)]


def piece(game: str, row: list[int], name: str) -> list[int]:
    """The bits of a piece."""
    begins = 0
    for one in WRITERS[game][0]:
        if one.name == name:
            return row[begins : begins + one.size]
        begins += one.size
    raise KeyError(name)


@pytest.mark.parametrize(("game", "number"), SETUPS)
def test_worlds_that_look_the_same_have_the_same_tensor(game: str, number: int) -> None:
    throws = dice("worlds")
    for state in states(game, number):
        for seat in range(state.seats()):
            if state.decision() is None:
                continue
            world = game_of(game).sample(state.view(seat), throws)
            assert written(game, world, seat) == written(game, state, seat)


@pytest.mark.parametrize(("game", "number"), SETUPS[:3] + SETUPS[8:11])
def test_the_tensor_changes_as_the_game_goes_on(game: str, number: int) -> None:
    """The test above could not fail if nothing of the table were written at all."""
    rows = {tuple(written(game, state, 0)) for state in states(game, number)}
    assert len(rows) > 10


@pytest.mark.parametrize("number", range(5))
def test_the_lines_and_groups_of_titanic_are_where_the_pieces_say(number: int) -> None:
    for state in states("titanic", number):
        view: Any = state.view(0)
        row = written("titanic", state, 0)
        shown = piece("titanic", row, "open")
        down = piece("titanic", row, "down")
        for line in range(7):
            cards = {card_of_index(index) for index in range(62) if shown[62 * line + index] == 1}
            open_cards = view.lines[line][view.down[line] :]
            assert {card for card in cards if not is_mystery(card)} == {
                card for card in open_cards if not is_mystery(card)
            }
            assert sum(down[60 * line : 60 * (line + 1)]) == view.down[line]
        assert sum(piece("titanic", row, "stack")) == len(view.stack)
        assert sum(piece("titanic", row, "turned")) == view.turned


@pytest.mark.parametrize("number", range(5))
def test_the_own_hand_of_septentrick_comes_first_and_no_other_comes_at_all(number: int) -> None:
    for state in states("septentrick", number):
        for seat in range(state.seats()):
            view: Any = state.view(seat)
            row = written("septentrick", state, seat)
            hand = piece("septentrick", row, "hand")
            own = view.hands[seat]
            assert hand[:48] == [copies(own, kind) for kind in range(48)]
            held = [sum(hand[48 + 3 * kind : 51 + 3 * kind]) for kind in range(4)]
            assert held == [copies(own, 48 + kind) for kind in range(4)]
            assert sum(hand[60:64]) == copies(own, 52)
            active = piece("septentrick", row, "active")
            if view.outcome is None:
                assert active.index(1) == (view.active - seat) % state.seats()


def test_a_spectator_of_septentrick_has_no_cards() -> None:
    for state in states("septentrick", 0):
        row = written("septentrick", state, -1)
        assert not any(piece("septentrick", row, "hand"))


def test_bits_are_put_down_lowest_first_across_words() -> None:
    bits = Bits()
    bits.put(0b101, 3)
    bits.put((1 << 61) | 1, 62)
    bits.count(3, 5)
    bits.choice(2, 4)
    bits.choice(-1, 3)
    bits.count(9, 4)
    bits.close()
    row = [word >> at & 1 for word in bits.words for at in range(32)]
    assert row[:3] == [1, 0, 1]
    assert row[3:65] == [1, *[0] * 60, 1]
    assert row[65:81] == [1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1]
    assert len(bits.words) == 3
