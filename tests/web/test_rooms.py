"""What only one game has stays in its folder; the rest of the client asks the game's face."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
NOUNS = re.compile(
    r"\b(?:crew|layouts?|pages? of the log|myster(?:y|ies)|tricks?|trumps?|captain)\b"
    r"|has(?:Crew|Layouts?|Pages)|[\"'`/](?:titanic|septentrick)\b",
    re.IGNORECASE,
)
"""Things that only one of the games has, and the names of the games."""
EXAMPLES = ("rulebook/rules.ts",)
"""Files that name a game in a comment, as an example."""


def common_files() -> list[str]:
    """Return all files of the client that don't belong to a game."""
    files = [*SOURCE.rglob("*.ts"), *SOURCE.rglob("*.svelte")]
    paths = sorted(path.relative_to(SOURCE).as_posix() for path in files)
    games = ("games/titanic/", "games/septentrick/", "games/register.ts", "wire/")
    return [path for path in paths if not path.startswith(games) and not path.endswith(".test.ts")]


def test_there_are_common_files() -> None:
    assert {"App.svelte", "table/SeatRow.svelte", "results/wording.ts"} <= set(common_files())


@pytest.mark.parametrize("path", [path for path in common_files() if path not in EXAMPLES])
def test_common_code_names_nothing_that_only_one_game_has(path: str) -> None:
    lines = (SOURCE / path).read_text("utf-8").splitlines()
    assert [line.strip() for line in lines if NOUNS.search(line)] == []
