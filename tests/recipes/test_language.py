"""The recipe *Add a language*: all it needs is its catalogue of 24 files, and one line.

The line has its code. Three commands then generate the API documents (3 files), the client's types
for the wire (1) and the views of the tutorials (2, one for each game).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import which

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from tests.recipes.copied_house import CATALOGUES, HOUSE, CopiedHouse

CODE = "eo"
"""Esperanto, which browsers have a name for; our catalogue is English in capital letters."""
LIST = f"{CATALOGUES}/languages.json"
MODULES = HOUSE / "web" / "node_modules"
needs_node = pytest.mark.skipif(
    which("node") is None or not MODULES.is_dir(), reason="the client can't be built here"
)


class Shouting(Transformer):
    """A transformer that puts text into capital letters, and leaves everything else as it is."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = node.value.upper()
        return node


def translated(text: str, lacking: str) -> str:
    """Return a catalogue in the new language, without the message that is to be lacking."""
    catalogue = FluentParser().parse(text)
    catalogue.body = [
        entry
        for entry in catalogue.body
        if not (isinstance(entry, ast.Message) and entry.id.name == lacking)
    ]
    return FluentSerializer().serialize(Shouting().visit(catalogue))


Making = Callable[..., CopiedHouse]


@pytest.fixture
def follow(tmp_path: Path) -> Making:
    """A function that follows the recipe, and can leave out a message."""

    def follow(*folders: str, lacking: str = "") -> CopiedHouse:
        house = CopiedHouse(tmp_path, *folders)
        (house.folder / CATALOGUES / CODE).mkdir()
        for path in sorted((house.folder / CATALOGUES / "en").iterdir()):
            text = translated(path.read_text("utf-8"), lacking)
            house.write(f"{CATALOGUES}/{CODE}/{path.name}", text)
        house.insert(LIST, "]", f', "{CODE}"')
        return house

    return follow


def write(house: CopiedHouse, *command: str) -> None:
    """Run a command that writes files; fail if it does."""
    done = house.command(*command)
    assert done.returncode == 0, done.stderr


def test_a_language_needs_its_catalogue_and_one_line(follow: Making) -> None:
    house = follow()
    english = [path.name for path in (house.folder / CATALOGUES / "en").iterdir()]
    assert len(english) >= 24
    assert house.changed == {LIST, *(f"{CATALOGUES}/{CODE}/{name}" for name in english)}
    languages = json.loads((house.folder / LIST).read_text("utf-8"))
    assert languages == ["en", "fr", "de", CODE]


def test_a_language_is_spoken_on_every_floor(follow: Making) -> None:
    house = follow()
    write(house, sys.executable, "-m", "lifeboat.server.apidocs.documents")
    assert house.run("language_spoken.py") == "spoken\n"


@needs_node
def test_the_client_lists_a_language_and_fetches_its_words_and_lessons(follow: Making) -> None:
    house = follow("web")
    web = house.root / "web"
    (web / "node_modules").symlink_to(MODULES)
    write(house, sys.executable, "-m", "lifeboat.server.apidocs.documents")
    write(house, sys.executable, "web/scripts/lessons.py")
    write(house, "node", "web/scripts/types.js")
    assert f'"{CODE}"' in (web / "src" / "wire" / "types.ts").read_text("utf-8")
    done = house.command("node", str(Path(__file__).with_name("language_listed.js")), str(web))
    assert done.returncode == 0, done.stderr
    listed = json.loads(done.stdout)
    assert listed["name"] == "Esperanto"
    assert "web-again = TRY AGAIN" in listed["words"]
    assert "titanic-rule-T1 =" in listed["rules"]
    assert all((folder / f"{CODE}.json").is_file() for folder in web.glob("src/games/*/lesson"))


PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")
CATALOGUE_TESTS = "tests/texts/test_catalogues.py"


@pytest.mark.parametrize(
    "tests",
    [[CATALOGUE_TESTS, "-k", CODE], pytest.param(["tests/texts"], marks=pytest.mark.soak)],
    ids=["its own", "all"],
)
def test_a_complete_catalogue_passes_the_tests_of_texts(follow: Making, tests: list[str]) -> None:
    done = follow("tests", "web").command(*PYTEST, *tests)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout


def test_a_message_that_is_missing_is_named(follow: Making) -> None:
    house = follow("tests", lacking="titanic-outcome-sunk")
    done = house.command(*PYTEST, "-k", f"test_every_message and {CODE}", CATALOGUE_TESTS)
    assert "test_every_message_and_attribute_is_there_in_every_language[eo]" in done.stdout
    assert "{'titanic-outcome-sunk'} == set()" in done.stdout
