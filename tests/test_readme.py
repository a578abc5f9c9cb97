"""The README's quick start does what it says."""

from __future__ import annotations

import doctest
from pathlib import Path

README = Path(__file__).parent.parent / "README.md"


def test_the_quick_start_gives_what_it_prints() -> None:
    """Each example of the README is run, and there is at least one."""
    results = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert results.attempted > 0
    assert results.failed == 0
