"""The tutorials of the browser client."""

from __future__ import annotations

import runpy
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "web" / "scripts" / "lessons.py"


def test_the_views_of_the_tutorials_follow_from_the_rules_and_the_lessons() -> None:
    """If this fails, run ``PYTHONPATH=src python web/scripts/lessons.py``."""
    made = dict(runpy.run_path(str(SCRIPT))["files"]())
    assert made
    stale = [path.name for path, content in made.items() if path.read_bytes() != content]
    assert stale == []
    assert sorted(SCRIPT.parents[1].glob("src/games/*/lesson/*")) == sorted(made)
