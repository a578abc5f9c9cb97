"""Docstrings read in the ordinary way of Python: a function's tells what to do."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HOUSE = Path(__file__).parents[2]
NOT_VERBS = re.compile(
    r"a|all|an|another|any|as|at|because|both|by|each|either|every|everybody|"
    r"everyone|everything|for|from|he|here|his|how|i|if|in|is|it|its|like|many|"
    r"most|my|neither|no|nobody|none|nothing|of|on|one|only|or|our|several|she|"
    r"since|so|some|somebody|someone|something|such|that|the|their|them|there|"
    r"these|they|this|those|to|two|three|under|until|what|whatever|when|where|"
    r"whether|which|while|who|whoever|whom|whose|why|with|without|you|your"
)
"""Words that no imperative sentence begins with. Ruff's D401 finds verbs in another form."""
DESCRIBED = {"property", "cached_property", "fixture"}
"""Decorators of functions that are described by what they are."""


def functions(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each function with a docstring, unless it is one of those that are described."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        decorators = {re.split(r"[.(]", ast.unparse(name))[-1] for name in node.decorator_list}
        doc = ast.get_docstring(node)
        if doc and not decorators & DESCRIBED:
            yield f"{path.relative_to(HOUSE)}:{node.lineno} {node.name}", doc


def test_the_docstring_of_a_function_begins_with_a_verb() -> None:
    found = [
        f"{where}: {doc.splitlines()[0]}"
        for path in sorted((HOUSE / "src").rglob("*.py"))
        for where, doc in functions(path)
        if NOT_VERBS.fullmatch(re.split(r"\W", doc, maxsplit=1)[0].lower())
    ]
    assert found == []
