"""Every message is said by somebody, in Python or in the browser, and every one said is there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax.ast import Message

from lifeboat.texts import Texts
from tests.texts.test_catalogues import Variables, entries
from tests.texts.test_client_words import QUOTED, SOURCE, sources

PACKAGE = Path(__file__).parents[2] / "src" / "lifeboat"
GAP = r"([\w-]+(?:\.[\w-]+)?)"
"""What is filled into an id."""
BY_OTHER_NAMES = re.compile(r"(expected|tried|standing)-.*|\w+-rule-[A-Z]\d+")
"""Messages named after a phrase of an error, a word of an edition, or the number of a rule.

`test_errors`, `test_rulings` and the tests of editions look after those.
"""


def expressions() -> Iterator[ast.expr]:
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.expr):
                yield node


@cache
def words() -> frozenset[str]:
    """Return the texts in the source, both Python's and the client's, that stand in quotes."""
    lessons = [path.read_text("utf-8") for path in sorted(SOURCE.rglob("lesson.json"))]
    by_client = re.findall(r"""["'`]([\w.-]+)["'`]|(\w+):""", "\n".join([sources(), *lessons]))
    in_python = {
        node.value
        for node in expressions()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    names = {name for node in expressions() for name in _names(node)}
    return frozenset({*in_python, *names, *(one or other for one, other in by_client)})


def _names(node: ast.expr) -> list[str]:
    """Return the names of the arguments of a call: they become words of the command line."""
    if not isinstance(node, ast.Call):
        return []
    return [keyword.arg.replace("_", "-") for keyword in node.keywords if keyword.arg]


@cache
def forms() -> list[re.Pattern[str]]:
    """Return a pattern for each text of the source in which something is filled in."""
    found = [re.split(r"\$\{.*?\}", one) for one in QUOTED.findall(sources()) if "${" in one]
    for node in expressions():
        if isinstance(node, ast.JoinedStr):
            literal = [str(getattr(part, "value", "")) for part in node.values]
            is_gap = [isinstance(part, ast.FormattedValue) for part in node.values]
            text = "".join("\0" if gap else part for part, gap in zip(literal, is_gap, strict=True))
            found.append(text.split("\0"))
    return [
        re.compile(GAP.join(map(re.escape, parts)))
        for parts in found
        if any(len(part.strip("-.")) > 1 for part in parts)
    ]


def is_said(message: str, depth: int = 2) -> bool:
    """Return whether the source has a message's id, or its parts to be put together."""
    if message in words():
        return True
    fitting = [found for form in forms() if (found := form.fullmatch(message))]
    return depth > 0 and any(
        all(is_said(filled, depth - 1) for filled in found.groups()) for found in fitting
    )


def parts_of(message: str) -> set[str]:
    """Return the other messages that a message contains."""
    visitor = Variables()
    for entry in entries("en"):
        if isinstance(entry, Message) and entry.id.name == message:
            visitor.visit(entry)
    return visitor.references


def test_no_message_goes_unsaid() -> None:
    texts = Texts("en")
    said = {message for message in texts.ids() if is_said(message)}
    inside = {part for message in said for part in parts_of(message)}
    inside |= {part for message in inside for part in parts_of(message)}
    unsaid = set(texts.ids()) - said - inside
    assert {message for message in unsaid if not BY_OTHER_NAMES.fullmatch(message)} == set()


def test_a_message_that_nobody_says_is_found() -> None:
    assert is_said("titanic-event-moved-lower")
    assert not is_said("titanic-event-moved-sideways")


def test_every_message_that_python_says_by_its_id_is_in_the_catalogue() -> None:
    texts = Texts("en")
    said = {
        str(node.args[0].value)
        for node in expressions()
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "say"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }
    ids = {message for message in said if re.fullmatch(r"[a-z]+(-[\w.]+)+", message)}
    assert len(ids) > 100
    assert {message for message in ids if not texts.knows(message)} == set()
