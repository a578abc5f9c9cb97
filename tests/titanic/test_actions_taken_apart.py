"""Only the rules compose and decompose actions: others call a function or match a meaning."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "lifeboat"

RULES = {"titanic", "septentrick"}
STRIDES = {"PLACES", "LONGEST_RUN"}
"""What actions and targets are multiplied by, besides the constants of the modules of actions."""

EXCEPTIONS: set[str] = set()
"""The modules that may do arithmetic with actions because a loop has to be fast."""


def numbers_of_actions(tree: ast.AST) -> set[str]:
    """Return the names of the constants that actions are composed with."""
    return {
        one.asname or one.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".actions")
        for one in node.names
        if one.name.isupper() and one.name != "ACTIONS"
    }


def arithmetic(text: str) -> Iterator[str]:
    """Yield every sum, quotient or remainder in a module that uses such a constant."""
    tree = ast.parse(text)
    numbers = numbers_of_actions(tree)
    for node in ast.walk(tree):
        match node:
            case ast.BinOp(left, ast.FloorDiv() | ast.Mod(), right):
                parts, known = [left, right], numbers | STRIDES
            case ast.Call(ast.Name("divmod"), args):
                parts, known = args, numbers | STRIDES
            case ast.BinOp(left, _, right):
                parts, known = [left, right], numbers
            case ast.AugAssign(_, _, value):
                parts, known = [value], numbers
            case _:
                continue
        if any(isinstance(part, ast.Name) and part.id in known for part in parts):
            yield ast.unparse(node)


def test_no_action_is_made_or_taken_apart_outside_the_rules() -> None:
    found = {
        f"{path}: {sums}"
        for path in (path.relative_to(SOURCE) for path in sorted(SOURCE.rglob("*.py")))
        if path.parts[0] not in RULES and path.as_posix() not in EXCEPTIONS
        for sums in arithmetic((SOURCE / path).read_text("utf-8"))
    }
    assert not found


def test_arithmetic_is_found() -> None:
    text = "from lifeboat.titanic.actions import RESCUE as R, TOP\n"
    sums = "a - TOP; R + b; b // PLACES; b % PLACES; divmod(c, LONGEST_RUN); a -= TOP"
    assert len(list(arithmetic(text + sums))) == 6
    assert not list(arithmetic(text + "a >= R; 2 * LONGEST_RUN; b + 1"))
