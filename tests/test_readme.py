"""The README's quick start works as shown."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_quick_start_prints_what_it_shows() -> None:
    """Every example in the README is run, and there is at least one."""
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0
