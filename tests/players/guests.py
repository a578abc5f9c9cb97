"""Bots from other packages, installed for a test: a module and a `.dist-info` in a folder.

That is all somebody else's bot takes: its module and an entry point, and none of our files.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from textwrap import dedent
from typing import Final

from lifeboat.players.guests import GROUP, guests

LOOKOUT: Final = """
    from lifeboat.players import Budget


    class Lookout:
        name = "lookout"
        searches = False
        games = ("titanic", "septentrick", "pairs")

        def choose(self, view, dice, budget: Budget) -> int:
            return view.legal[-1]
    """
"""A bot that always takes the last legal action."""


@contextmanager
def installed(folder: Path, package: str, source: str, *entries: str) -> Iterator[None]:
    """Install a package with one module and these entry points for the duration of the block."""
    site = folder / f"site-{package}"
    information = site / f"{package}-1.0.dist-info"
    information.mkdir(parents=True)
    (site / f"{package}.py").write_text(dedent(source))
    (information / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *entries, ""]))
    sys.path.insert(0, str(site))
    guests.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        sys.modules.pop(package, None)
        guests.cache_clear()


@contextmanager
def broken_guest(folder: Path) -> Iterator[None]:
    """Install a package whose bot can't be imported, for the duration of the block."""
    with installed(folder, "wreckage", "import nothing_like_it", "wreck = wreckage:Wreck"):
        yield
