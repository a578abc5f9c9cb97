"""A copy of the sources in which a recipe is followed as a person would: by editing files."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from lifeboat.texts import LANGUAGES

HOUSE = Path(__file__).parents[2]
CATALOGUES = "lifeboat/texts"
NOT_COPIED = shutil.ignore_patterns("client", "node_modules", "__pycache__", "*.so")


class CopiedHouse:
    """A copy of our sources that can be changed; it runs as plain Python, in its own process."""

    def __init__(self, folder: Path, *others: str) -> None:
        """Copy the sources, and other folders of the repository next to them."""
        self.root = folder
        self.folder = folder / "src"
        for name in ("src", *others):
            shutil.copytree(HOUSE / name, folder / name, ignore=NOT_COPIED)
        self.changed: set[str] = set()
        """The files that the recipe has changed or added."""

    def write(self, file: str, text: str) -> None:
        """Add a new file to the copy."""
        (self.folder / file).write_text(text, "utf-8")
        self.changed.add(file)

    def insert(self, file: str, before: str, lines: str) -> None:
        """Insert lines before the first occurrence of a text, or at the end if it is empty."""
        path = self.folder / file
        text = path.read_text("utf-8")
        at = text.index(before) if before else len(text)
        path.write_text(text[:at] + lines + text[at:], "utf-8")
        self.changed.add(file)

    def translate(self, catalogue: str, messages: str) -> None:
        """Add messages to a catalogue in every language."""
        for language in LANGUAGES:
            self.insert(f"{CATALOGUES}/{language}/{catalogue}.ftl", "", messages)

    def run(self, program: str) -> str:
        """Run a program from this folder in the copy and return its output; fail if it does."""
        done = self.command(sys.executable, "-W", "error", str(Path(__file__).with_name(program)))
        assert done.returncode == 0, done.stderr
        return done.stdout

    def command(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a command in the copy; it can import our tests too, after any copied ones."""
        path = os.pathsep.join([str(self.folder), str(self.root), str(HOUSE)])
        sources = {"PYTHONPATH": path, "LIFEBOAT_TEST_ENGINE": "plain"}
        return subprocess.run(
            words,
            cwd=self.root,
            env={**os.environ, **sources},
            capture_output=True,
            text=True,
            check=False,
        )
