"""A parser for docs/notation.md: its sections, tables, examples and grammar.

The grammar isn't recursive, so each rule can be turned into a regular expression, and a rule
without repetition into the list of all its texts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent
SOURCE = FOLDER.parent / "src" / "lifeboat"
DOCUMENT = (FOLDER.parent / "docs" / "notation.md").read_text("utf-8")
_TITANIC, _REST = DOCUMENT.split("\n## Septentrick\n")
_SEPTENTRICK, _BOTH = _REST.split("\n## Records\n")
SECTIONS = {"titanic": _TITANIC, "septentrick": _SEPTENTRICK, "both": _BOTH}
"""The parts of the document about each game, and about both."""
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def fences(section: str) -> list[tuple[str, str]]:
    """Return the kind and the text of every fenced block in a section."""
    return FENCE.findall(SECTIONS[section])


def blocks(section: str, kind: str) -> list[str]:
    """Return the text of every fenced block of this kind."""
    return [text for name, text in fences(section) if name == kind]


def table(section: str, *head: str) -> list[list[str]]:
    """Return the cells of the table whose header begins with these columns."""
    lines = iter(SECTIONS[section].splitlines())
    beginning = "| " + " | ".join(head) + " |"
    assert any(line.startswith(beginning) for line in lines), head
    next(lines)
    rows = []
    for line in lines:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
    return rows


def code(cell: str) -> str:
    """Return the first piece of code in a cell."""
    return cell.split("`")[1]


def named_for(game: str, *head: str) -> list[str]:
    """Return the names in the first column of a table for both games that apply to this game."""
    return [code(row[0]) for row in table("both", *head) if row[1] in (game, "both")]


class Part(NamedTuple):
    """A part of a rule: text, a name, a description, or parts joined, chosen from or repeated."""

    kind: str
    text: str = ""
    parts: tuple[Part, ...] = ()


TOKEN = re.compile(r"""\s*("[^"]*"|'[^']*'|\?[^?]*\?|[\w-]+|[=,|;()\[\]{}])""")
DESCRIBED = {
    "a to z": "[a-z]",
    "white space": r"\s+",
    "letters, digits and underscores": r"\w+",
    "any character but parentheses, a semicolon and white space": r"[^();\s]",
    "any character but a quotation mark and a backslash": r'[^"\\]',
    "any character but a closing brace": "[^}]",
    "any character of the line": r"[^\n]",
}
"""Regular expressions for what the grammar describes in words."""
BRACKETS = {"(": (")", "once"), "[": ("]", "maybe"), "{": ("}", "many")}


@cache
def grammar() -> dict[str, Part]:
    """Return every rule of the grammar by its name."""
    (text,) = blocks("both", "ebnf")
    text = re.sub(r"\(\*.*?\*\)", "", text).strip()
    tokens = TOKEN.findall(text)
    assert TOKEN.sub("", text) == ""
    rules: dict[str, Part] = {}
    while tokens:
        name, equals = tokens.pop(0), tokens.pop(0)
        assert equals == "=", name
        assert name not in rules, name
        rules[name] = _choice(tokens)
        assert tokens.pop(0) == ";", name
    return rules


def _choice(tokens: list[str]) -> Part:
    choices = [_joined(tokens)]
    while tokens[0] == "|":
        tokens.pop(0)
        choices.append(_joined(tokens))
    return Part("choice", parts=tuple(choices))


def _joined(tokens: list[str]) -> Part:
    parts = [_part(tokens)]
    while tokens[0] == ",":
        tokens.pop(0)
        parts.append(_part(tokens))
    return Part("joined", parts=tuple(parts))


def _part(tokens: list[str]) -> Part:
    token = tokens.pop(0)
    if token in BRACKETS:
        closing, kind = BRACKETS[token]
        inner = _choice(tokens)
        assert tokens.pop(0) == closing
        return Part(kind, parts=(inner,))
    if token[0] in "\"'":
        return Part("text", token[1:-1])
    if token[0] == "?":
        return Part("described", DESCRIBED[token.strip("? ")])
    return Part("name", token)


def follows_grammar(rule: str, text: str) -> bool:
    """Return whether a text matches this rule of the grammar."""
    return _pattern_of(rule).fullmatch(text) is not None


@cache
def _pattern_of(rule: str) -> re.Pattern[str]:
    return re.compile(_pattern(grammar()[rule]))


def _pattern(part: Part) -> str:
    if part.kind == "text":
        return re.escape(part.text)
    if part.kind == "described":
        return part.text
    if part.kind == "name":
        return _pattern(grammar()[part.text])
    mark = {"maybe": "?", "many": "*"}.get(part.kind, "")
    between = "|" if part.kind == "choice" else ""
    return f"(?:{between.join(map(_pattern, part.parts))}){mark}"


def all_texts(rule: str) -> list[str]:
    """Return every text that matches a rule without repetition."""
    return list(_texts(grammar()[rule]))


def _texts(part: Part) -> Iterator[str]:
    assert part.kind not in ("many", "described"), part
    if part.kind == "text":
        yield part.text
    elif part.kind == "name":
        yield from _texts(grammar()[part.text])
    elif part.kind == "joined":
        for texts in product(*(list(_texts(inner)) for inner in part.parts)):
            yield "".join(texts)
    else:
        if part.kind == "maybe":
            yield ""
        for inner in part.parts:
            yield from _texts(inner)


def literals(part: Part) -> Iterator[str]:
    """Yield every literal text in a rule, but not in the rules that it names."""
    if part.kind == "text":
        yield part.text
    for inner in part.parts:
        yield from literals(inner)


def names(part: Part) -> Iterator[str]:
    """Yield the name of every rule that a rule refers to."""
    if part.kind == "name":
        yield part.text
    for inner in part.parts:
        yield from names(inner)
