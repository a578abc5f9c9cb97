"""What `docs/style.md` asks for, as far as a machine can see it."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from lifeboat.texts import LANGUAGES
from tests.texts.test_typography import sentences

HOUSE = Path(__file__).parents[2]
STYLE = HOUSE / "docs" / "style.md"
SOURCE = "source"
CODE = re.compile(r"^```.*?^```|`[^`\n]*`|\]\([^)]*\)", re.MULTILINE | re.DOTALL)
"""What isn't prose in a document: code, and where links lead."""


class Rule(NamedTuple):
    """Words that aren't used, and the phrases in which they are fine."""

    where: str
    words: re.Pattern[str]
    fine: re.Pattern[str]


def rows(heading: str) -> Iterator[list[str]]:
    """Yield the cells of each row of the table under a heading of the style page."""
    _, _, after = STYLE.read_text("utf-8").partition(f"\n## {heading}\n")
    section = after.partition("\n## ")[0]
    table = [line for line in section.splitlines() if line.startswith("|")]
    for line in table[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def pattern(words: str) -> re.Pattern[str]:
    """Return a pattern for words that are separated by commas; one that never matches for none."""
    parts = [re.escape(part).replace(r"\*", r"\w*") for part in words.split(", ") if part]
    bounded = [rf"(?<!\w){part}(?!\w)" for part in parts]
    return re.compile("|".join(bounded) or r"(?!)", re.IGNORECASE)


@cache
def rules() -> list[Rule]:
    found = [
        Rule(where, pattern(words), pattern(fine))
        for places, words, _, fine in rows("Words we don't use")
        for where in places.split(", ")
    ]
    assert {rule.where for rule in found} == {*LANGUAGES, SOURCE}
    return found


def breaking(texts: list[str], where: str) -> list[str]:
    """Return the texts with a word that isn't used there, each with that word."""
    broken: list[str] = []
    for rule in rules():
        if rule.where == where:
            for text in texts:
                if found := rule.words.search(rule.fine.sub("", text)):
                    broken.append(f"{found[0]!r} in {text!r}")
    return broken


def prose_of(path: Path) -> list[str]:
    """Return the docstrings and comments of a Python file."""
    text = path.read_text("utf-8")
    found = [
        " ".join(node.value.value.split())
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT]
    return [*found, " ".join(comments)]


def documents() -> list[Path]:
    pages = [*HOUSE.glob("*.md"), *(HOUSE / "docs").rglob("*.md")]
    return sorted(page for page in pages if page != STYLE)


def modules() -> list[Path]:
    folders = ("src", "tests", "bench", "examples")
    return sorted(path for folder in folders for path in (HOUSE / folder).rglob("*.py"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_word_that_is_not_used(language: str) -> None:
    assert breaking(sentences(language), language) == []


def test_no_docstring_or_comment_has_a_word_that_is_not_used() -> None:
    assert breaking([prose for path in modules() for prose in prose_of(path)], SOURCE) == []


def test_no_document_has_a_word_that_is_not_used() -> None:
    pages = [CODE.sub("", page.read_text("utf-8")) for page in documents()]
    paragraphs = [" ".join(part.split()) for page in pages for part in page.split("\n\n")]
    assert paragraphs
    assert breaking(paragraphs, SOURCE) == []


@pytest.mark.parametrize(
    ("where", "text", "is_fine"),
    [
        ("en", "A page is no card.", False),
        ("en", "There is no card.", True),
        ("en", "Anew!", False),
        ("de", "Die Rettung misslingt.", False),
        ("de", "Die Rettung scheitert.", True),
        ("fr", "le sauvetage a échoué", False),
    ],
)
def test_words_match_whole_and_phrases_may_be_fine(where: str, text: str, is_fine: bool) -> None:
    assert (breaking([text], where) == []) is is_fine


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_the_table_is_used(language: str) -> None:
    """A term that the catalogue doesn't have is one that it says in other words."""
    column = 1 + ["en", "fr", "de"].index(language)
    said = [sentence.casefold() for sentence in sentences(language)]
    terms = {
        term.strip()
        for row in rows("Terms")
        for term in re.split(r"[,;]| and | et | und ", row[column])
    }
    assert len(terms) > 40
    assert {term for term in terms if not _is_said(term, said)} == set()


def _is_said(term: str, said: list[str]) -> bool:
    """Return whether a sentence has all words of a term, each with any ending."""
    words = [word.rstrip("-").casefold() for word in term.split()]
    forms = [re.compile(rf"(?<!\w){re.escape(word[:-1] or word)}") for word in words]
    return any(all(form.search(sentence) for form in forms) for sentence in said)
