"""The counts in the perft table are right."""

from __future__ import annotations

from pathlib import Path

import pytest

from lifeboat.core.games import game_of
from tests.perft.perft import perft

CASES = [
    (table.stem, *(part.strip() for part in line.split(" ; ", 1)))
    for table in sorted(Path(__file__).parent.glob("*.txt"))
    for line in table.read_text("utf-8").splitlines()
    if line and not line.startswith("#")
]


@pytest.mark.parametrize(("game", "position", "counts"), CASES)
def test_the_number_of_action_sequences_is_as_counted(
    game: str, position: str, counts: str
) -> None:
    """If a count changes, a rule has changed."""
    state = game_of(game).read_position(position)
    expected = [int(count) for count in counts.split(" ; ")]
    assert [perft(state, depth) for depth in range(1, len(expected) + 1)] == expected
