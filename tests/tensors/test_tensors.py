"""Tensors: every piece is in its place. (tests/contract checks that they give nothing away.)"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from lifeboat.core.dice import dice
from lifeboat.core.fate import secret_of
from lifeboat.core.games import State, game_of
from lifeboat.tensors import septentrick, titanic
from lifeboat.tensors.bits import Bits, Piece, size_of, words_of

WRITERS: dict[str, tuple[list[Piece], Callable[[Any, int, Bits], None]]] = {
    "titanic": (titanic.PIECES, titanic.write),
    "septentrick": (septentrick.PIECES, septentrick.write),
}
SETUPS = [(game, number) for game in WRITERS for number in range(0, 36, 5)]


def states(game: str, number: int) -> Iterator[State]:
    """Yield the states of a random game."""
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


def bits_of(bits: Bits) -> list[int]:
    """Return what was written, bit by bit."""
    return [byte >> at & 1 for byte in bits.to_bytes() for at in range(8)]


def written(game: str, state: State, seat: int) -> list[int]:
    """Return a tensor, bit by bit."""
    bits = Bits()
    WRITERS[game][1](state, seat, bits)
    pieces = WRITERS[game][0]
    assert len(bits.to_bytes()) == 4 * words_of(size_of(pieces))
    row = bits_of(bits)
    assert not any(row[size_of(pieces) :])
    return row[: size_of(pieces)]


def piece(game: str, row: list[int], name: str) -> list[int]:
    """Return the bits of a piece."""
    begins = 0
    for one in WRITERS[game][0]:
        if one.name == name:
            return row[begins : begins + one.size]
        begins += one.size
    raise KeyError(name)


@pytest.mark.parametrize(("game", "number"), SETUPS[:3] + SETUPS[8:11])
def test_the_tensor_changes_as_the_game_goes_on(game: str, number: int) -> None:
    """If nothing were written, the contract that nothing is given away would hold trivially."""
    rows = {tuple(written(game, state, 0)) for state in states(game, number)}
    assert len(rows) > 10


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
    row = bits_of(bits)
    assert row[:3] == [1, 0, 1]
    assert row[3:65] == [1, *[0] * 60, 1]
    assert row[65:81] == [1, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1, 1]
    assert len(bits.to_bytes()) == 12
