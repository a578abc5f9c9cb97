"""Signs as each language sets them: what a reader sees, not how Fluent is written."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lifeboat.texts import LANGUAGES
from tests.texts.test_catalogues import catalogue_files

NO_BREAK = "\u00a0\u202f"
FIXED = re.compile(
    r"(Get Ready|Come On|Come Back|Your Turn|Same Lines|Wait)!|\w:\w|\w;\.\.\.|command-\w+!"
)
"""Names of cards, which stay as they are printed, and what is notation or typed."""
FILLED_IN = "X"
"""Stands for whatever is filled in."""


class Sentences(Visitor):
    """Gathers every pattern as a reader sees it."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        self.found.append("".join(_seen(element) for element in node.elements))
        self.generic_visit(node)


def _seen(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value
    inner = element.expression
    if isinstance(inner, ast.MessageReference):
        return inner.id.name
    return inner.value if isinstance(inner, ast.StringLiteral) else FILLED_IN


@cache
def sentences(language: str) -> list[str]:
    visitor = Sentences()
    for name in catalogue_files(language):
        text = files("lifeboat.texts").joinpath(language, name).read_text("utf-8")
        visitor.visit(FluentParser().parse(text))
    assert visitor.found
    return visitor.found


def breaking(rule: str, language: str) -> list[str]:
    """The sentences in which the rule finds something wrong."""
    wrong = re.compile(rule)
    return [text for text in sentences(language) if wrong.search(FIXED.sub(FILLED_IN, text))]


@pytest.mark.parametrize(
    "rule",
    [
        rf"(?<![{NO_BREAK}]|[?!.])[;!?»]|(?<![{NO_BREAK}]):(?!//)",
        rf"«(?![{NO_BREAK}])",
    ],
    ids=["before", "after"],
)
def test_french_signs_have_a_space_that_does_not_break(rule: str) -> None:
    assert breaking(rule, "fr") == []


@pytest.mark.parametrize("sign", ["'", "“", "”"])
def test_french_has_its_own_quotes_and_apostrophes(sign: str) -> None:
    assert [text for text in sentences("fr") if sign in text] == []


@pytest.mark.parametrize(
    "rule",
    [r"['\"](?![\d\]:,])", r"\s[…%]", r"\s[,;:.!](?!\S)", r"”(?=\w)|(?<=\w)“"],
    ids=["straight quotes", "space before … and %", "space before a sign", "quotes inside a word"],
)
def test_english_signs_stand_right_behind_the_word(rule: str) -> None:
    assert breaking(rule, "en") == []


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_per_cent_sign_has_a_space_that_does_not_break(language: str) -> None:
    assert breaking(rf"(?<![{NO_BREAK}-])%", language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_shouts_and_no_space_is_double(language: str) -> None:
    """Abbreviations aside, capitals are for those who shout."""
    shouted = (
        r"\b(?!SOS|TOML|UTF|JSON|HEX|FILE|PNG|SVG|API|HTML|UTC|ASCII|FICHIER|DATEI)[A-ZÀ-Ý]{3,}\b"
    )
    assert breaking(rf"{shouted}|\S  +\S", language) == []


def test_german_quotes_are_low_then_high() -> None:
    for text in sentences("de"):
        signs = re.sub("[^„“”«»]", "", text)
        assert re.fullmatch("(„“)*", signs), text
