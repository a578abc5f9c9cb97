"""The tables of pieces for docs/research.md: ``python -m tests.tensors.piece_table``."""

from __future__ import annotations

from lifeboat.core.games import GAMES
from lifeboat.tensors.bits import Piece
from lifeboat.tensors.forms import form_of


def piece_table(pieces: list[Piece]) -> str:
    """Return a table of pieces: where each begins, its name, its shape and its meaning."""
    lines = ["| from | name | shape | meaning |", "|---|---|---|---|"]
    begins = 0
    for piece in pieces:
        shape = " × ".join(str(side) for side in piece.shape)
        lines.append(f"| {begins} | `{piece.name}` | {shape} | {piece.meaning} |")
        begins += piece.size
    return "\n".join(lines)


if __name__ == "__main__":
    for form in map(form_of, GAMES):
        print(f"\n{form.game}\n\n{piece_table(form.pieces)}")
