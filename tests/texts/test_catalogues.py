"""The three catalogues say the same things."""

from __future__ import annotations

from collections import Counter
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lifeboat.texts import LANGUAGES, Texts, add_catalogues, catalogue, language_of

OTHERS = [language for language in LANGUAGES if language != "en"]


class Variables(Visitor):
    """A visitor that collects the variables and message references of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


def catalogue_files(language: str) -> list[str]:
    folder = files("lifeboat.texts").joinpath(language)
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))


@cache
def entries(language: str) -> list[ast.EntryType]:
    found: list[ast.EntryType] = []
    for name in catalogue_files(language):
        text = files("lifeboat.texts").joinpath(language, name).read_text("utf-8")
        found += FluentParser().parse(text).body
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_messages_have_the_same_id(language: str) -> None:
    """The second one would silently take the place of the first."""
    ids = [one.id.name for one in entries(language) if isinstance(one, ast.Message | ast.Term)]
    assert [one for one, count in Counter(ids).items() if count > 1] == []


def variables(part: ast.Pattern | None, own: dict[str, ast.Message]) -> set[str]:
    """Return the variables of a pattern, including those of the messages in it."""
    if part is None:
        return set()
    visitor = Variables()
    visitor.visit(part)
    names = set(visitor.names)
    for reference in visitor.references:
        names |= variables(own[reference].value, own)
    return names


@cache
def shape(language: str) -> dict[str, set[str]]:
    """Return each message and attribute with the variables that it uses."""
    messages = {
        entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)
    }
    shapes: dict[str, set[str]] = {}
    for name, message in messages.items():
        shapes[name] = variables(message.value, messages)
        for attribute in message.attributes:
            shapes[f"{name}.{attribute.id.name}"] = variables(attribute.value, messages)
    return shapes


def test_every_language_has_the_same_files() -> None:
    assert len({tuple(catalogue_files(language)) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_catalogue_is_understood_and_no_message_stands_twice(
    language: str,
) -> None:
    found = entries(language)
    assert [entry for entry in found if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in found if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_and_attribute_is_there_in_every_language(language: str) -> None:
    assert set(shape("en")) - set(shape(language)) == set()
    assert set(shape(language)) - set(shape("en")) == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_uses_the_same_variables_in_every_language(language: str) -> None:
    english, other = shape("en"), shape(language)
    different = {name: (english[name], other[name]) for name in english if name in other}
    assert {name: two for name, two in different.items() if two[0] != two[1]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_goes_unsaid(language: str) -> None:
    """Every message without variables can be said as it is."""
    texts = Texts(language, strict=True)
    for name, used in shape(language).items():
        if not used:
            assert texts.say(name)


def test_a_strict_catalogue_refuses_what_a_lenient_one_shows() -> None:
    strict, lenient = Texts("en", strict=True), Texts("en")
    with pytest.raises(KeyError):
        strict.say("no-such-message")
    with pytest.raises(KeyError):
        strict.say("titanic-name.no-such-attribute")
    with pytest.raises(ValueError, match="list-and"):
        strict.say("list-and", most="a")
    assert lenient.say("no-such-message") == "[no-such-message]"
    assert lenient.say("list-and", most="a") == "a and last"


def test_things_in_a_row_have_an_and_before_the_last() -> None:
    english = Texts("en")
    assert english.listed([]) == ""
    assert english.listed(["a"]) == "a"
    assert english.listed(["a", "b"]) == "a and b"
    assert Texts("fr").listed(["a", "b", "c"]) == "a, b et c"
    assert Texts("de").listed(["a", "b", "c"]) == "a, b und c"


def test_alternatives_have_an_or_before_the_last() -> None:
    assert Texts("en").either(["a"]) == "a"
    assert Texts("fr").either(["a", "b"]) == "a ou b"
    assert Texts("de").either(["a", "b", "c"]) == "a, b oder c"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_AT@euro"}, "de"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_DE", "LC_MESSAGES": "C"}, "en"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language_and_english_stands_in(
    environment: dict[str, str], language: str
) -> None:
    assert language_of(environment) == language


def test_another_package_brings_its_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogue, "FOLDERS", catalogue.FOLDERS.copy())
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "pairs.ftl").write_text("pairs-name = Pairs\n", "utf-8")
    add_catalogues(tmp_path)
    assert Texts("en").say("pairs-name") == "Pairs"
    assert Texts("en").say("titanic-name") == "SOS Titanic"
    assert not Texts("fr").knows("pairs-name")
