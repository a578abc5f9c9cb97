"""Pages in another language: what a test looks for by its English name is found by its own.

A name is looked up in the English catalogue and said with the same message of another one. So every
screen of `tests.e2e.screens` can be opened in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, Final

from fluent.syntax import ast
from playwright.sync_api import Locator

from tests.e2e.visits import Seat, Visitor
from tests.texts.test_catalogues import entries

GAP: Final = "\0"
"""Stands for whatever is filled in."""
BY_NAME: Final = ("get_by_role", "get_by_text", "get_by_label")
Name = str | re.Pattern[str]


class Spoken:
    """A page, or a part of one, in which things are found by their English names."""

    def __init__(self, part: Any, language: str) -> None:
        self.part = part
        self.language = language

    def __getattr__(self, attribute: str) -> Any:
        found = getattr(self.part, attribute)
        if isinstance(found, Locator):
            return Spoken(found, self.language)
        if not callable(found):
            return found

        def call(*given: Any, **options: Any) -> Any:
            given = tuple(one.part if isinstance(one, Spoken) else one for one in given)
            if attribute in BY_NAME:
                given, options = self._named(attribute, given, options)
            answer = found(*given, **options)
            return Spoken(answer, self.language) if isinstance(answer, Locator) else answer

        return call

    def _named(
        self, attribute: str, given: tuple[Any, ...], options: dict[str, Any]
    ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        is_exact = options.get("exact", False)
        if "name" in options:
            return given, options | {"name": said_in(self.language, options["name"], is_exact)}
        if attribute == "get_by_role":
            return given, options
        return (said_in(self.language, given[0], is_exact), *given[1:]), options


class SpokenVisit:
    """A visitor whose pages are in a language, as the screens use one."""

    def __init__(self, visitor: Visitor, language: str) -> None:
        self.visitor = visitor
        self.address = visitor.address
        self.page = Spoken(visitor.page, language)

    def open(self, path: str = "/") -> Spoken:
        """Open a page of ours."""
        self.visitor.open(path)
        return self.page

    def sit(self, seat: Seat) -> Spoken:
        """Open a table with the token of a place there."""
        self.visitor.sit(seat)
        return self.page


def said_in(language: str, name: Name, is_exact: bool = False) -> Name:
    """Return a pattern for an English name in a language; the name itself if no message says it."""
    found = {
        message: filled
        for message, pattern in messages("en").items()
        if (filled := _filled_in(pattern, name)) is not None
    }
    whole = {message: filled for message, filled in found.items() if not filled}
    if not whole and isinstance(name, str) and (longer := _longer(name)):
        whole = {longer: []}
    forms = [
        _with_gaps_filled(form, filled)
        for message, filled in (whole or found).items()
        for form in variants(messages(language)[message], language)
    ]
    if not forms or language == "en":
        return name
    # However a space is written, the browser gives it as a plain one.
    wanted = re.sub(r"\\?\s", r"\\s", "|".join(sorted(set(forms))))
    # As Playwright does with a name that is a plain text.
    return re.compile(f"^({wanted})$") if is_exact else re.compile(wanted, re.IGNORECASE)


def _filled_in(pattern: ast.Pattern, name: Name) -> list[str] | None:
    """Return what fills the gaps of an English message that says a name; None if it doesn't."""
    for form in variants(pattern, "en"):
        if isinstance(name, re.Pattern):
            if name.search(form.replace(GAP, "5")):
                return [".*"] * form.count(GAP)
        elif form.strip(GAP + " "):
            wanted = re.escape(form).replace(re.escape(GAP), r"(\w+)")
            if found := re.fullmatch(wanted, name):
                return list(found.groups())
    return None


def _longer(name: str) -> str:
    """Return the English message of which a name is a part, the shortest if there are several."""
    forms = {
        form: message
        for message, pattern in messages("en").items()
        for form in variants(pattern, "en")
        if name in form and any(letter.isalpha() for letter in name)
    }
    return forms[min(forms, key=len)] if forms else ""


def _with_gaps_filled(form: str, filled: list[str]) -> str:
    """Return a pattern for a message whose gaps are filled, in the same order as in English."""
    first, *others = map(re.escape, form.split(GAP))
    fillings = [*filled, *([".*"] * len(others))]
    return first + "".join(filling + part for filling, part in zip(fillings, others, strict=False))


@cache
def messages(language: str) -> dict[str, ast.Pattern]:
    """Return the pattern of each message and each attribute."""
    found: dict[str, ast.Pattern] = {}
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            if entry.value:
                found[entry.id.name] = entry.value
            found |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
    return found


def variants(pattern: ast.Pattern, language: str) -> list[str]:
    """Return all that a pattern may say, with a gap for whatever is filled in."""
    parts = [list(_of(element, language)) for element in pattern.elements]
    return ["".join(words) for words in product(*parts)]


def _of(element: ast.TextElement | ast.Placeable, language: str) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
        return
    match element.expression:
        case ast.StringLiteral(value=value):
            yield value
        case ast.SelectExpression(variants=forms):
            for form in forms:
                yield from variants(form.value, language)
        case ast.MessageReference(id=name, attribute=attribute):
            key = f"{name.name}.{attribute.name}" if attribute else name.name
            yield from variants(messages(language)[key], language)
        case _:
            yield GAP
