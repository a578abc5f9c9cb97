"""Write the views of the tutorials, src/games/*/lesson, from each game's lesson.json.

A lesson is a list of steps. A step begins at the position it names, or where the step before it
ended: after the first action that it wants and what the others do then. What it is about is ringed:
``look`` has the CSS selectors. The views are made by the
rules themselves, so a lesson can't show anything that the game doesn't.

Run it after changing a lesson, the rules or a sentence:

    PYTHONPATH=src python web/scripts/lessons.py
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from msgspec import json

from lifeboat.core.games import game_of
from lifeboat.table.wire.gate import seat_view, texts_of
from lifeboat.texts import LANGUAGES

GAMES: Final = Path(__file__).parents[1] / "src" / "games"
LEARNER: Final = 0
"""The learner's seat."""


def lesson_views(game: str, lesson: list[dict[str, Any]], language: str) -> list[dict[str, Any]]:
    """Return every step of a lesson as the client shows it."""
    rules, texts = game_of(game), texts_of(language)
    state, made = None, []
    for step in lesson:
        if "position" in step:
            state = rules.read_position(step["position"])
        assert state is not None, f"{game}: the first step needs a position"
        wanted = step.get("wanted", [])
        view = json.decode(json.encode(seat_view(texts, state.view(LEARNER), LEARNER)))
        offered = [choice["action"] for choice in view["legal"]]
        assert set(wanted) <= set(offered), (game, step["name"], offered)
        if not step.get("free"):
            view["legal"] = [choice for choice in view["legal"] if choice["action"] in wanted]
        look = step.get("look", [])
        made.append({"name": step["name"], "wanted": wanted, "look": look, "view": view})
        for action in [*wanted[:1], *step.get("then", [])]:
            state.play(rules.read_action(action))
    return made


def files() -> Iterator[tuple[Path, bytes]]:
    """Yield every file of views, with its content."""
    for path in sorted(GAMES.glob("*/lesson.json")):
        game = path.parent.name
        lesson = json.decode(path.read_bytes())
        for language in LANGUAGES:
            made = json.encode(lesson_views(game, lesson, language))
            yield path.parent / "lesson" / f"{language}.json", made + b"\n"


if __name__ == "__main__":
    for path, content in files():
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
