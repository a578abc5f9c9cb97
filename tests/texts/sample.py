"""A sample of what people read, for a reader to judge: `python -m tests.texts.sample --help`.

The same seed draws the same strings and docstrings as long as nothing is added or taken away.
"""

from __future__ import annotations

import argparse
import ast
from collections.abc import Sequence
from pathlib import Path
from random import Random

from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer

from lifeboat.texts import LANGUAGES
from tests.texts.test_catalogues import entries

SOURCE = "source"
PACKAGE = Path(__file__).parents[2] / "src" / "lifeboat"


def strings(language: str) -> list[str]:
    """Return every message of a language, with its attributes, as it is written."""
    serializer = FluentSerializer()
    return [
        serializer.serialize_entry(entry).strip()
        for entry in entries(language)
        if isinstance(entry, Message)
    ]


def docstrings() -> list[str]:
    """Return every docstring of the package, each with where it stands."""
    return [
        f"{path.relative_to(PACKAGE)} {getattr(node, 'name', 'module')}: {doc}"
        for path in sorted(PACKAGE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and (doc := ast.get_docstring(node))
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a sample, numbered."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("of", choices=[*LANGUAGES, SOURCE])
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", default="words")
    given = parser.parse_args(arguments)
    found = docstrings() if given.of == SOURCE else strings(given.of)
    drawn = Random(f"{given.seed} {given.of}").sample(found, given.count)
    for number, text in enumerate(drawn, 1):
        print(f"{number}. {text}\n")


if __name__ == "__main__":
    main()
