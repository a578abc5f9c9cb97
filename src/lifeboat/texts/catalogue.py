"""Message catalogues in Project Fluent's format, with a folder for each language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from lifeboat.core.events import NO_SEAT

DEFAULT_LANGUAGE: Final = "en"
LANGUAGES: Final[tuple[str, ...]] = tuple(
    json.loads(files("lifeboat.texts").joinpath("languages.json").read_text("utf-8"))
)
"""The languages that have a catalogue, from a file that the web client reads too."""
KEPT: Final = 10_000
"""How many formatted messages a catalogue caches, since the same few are needed over and over."""

FOLDERS: Final[list[Traversable]] = [files("lifeboat.texts")]
"""The folders that catalogues are read from; each has a subfolder for each language."""


def add_catalogues(folder: Traversable) -> None:
    """Add the messages of another package, from the folders ``en``, ``fr`` and so on in `folder`.

    Instances of `Texts` that already exist don't get them.
    """
    FOLDERS.append(folder)


class Catalogue:
    """All messages of one language, as formatted by every `Texts` of that language."""

    def __init__(self, language: str, strict: bool) -> None:
        self.language = language
        self.strict = strict
        self.ids: list[str] = []
        """The ids of all messages, in catalogue order."""
        self.say = lru_cache(KEPT)(self._said)
        self.knows = cache(self._knows)
        self._bundle = FluentBundle([language], use_isolating=False)
        for resource in _resources(language):
            self._bundle.add_resource(resource)
            self.ids += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]

    def _said(self, message: str, values: tuple[tuple[str, str | int | float], ...]) -> str:
        name, _, attribute = message.partition(".")
        if not self.knows(message):
            if self.strict:
                raise KeyError(message)
            return f"[{message}]"
        found = self._bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, problems = self._bundle.format_pattern(pattern, dict(values))
        if problems and self.strict:
            raise ValueError(message, problems)
        return str(text)

    def _knows(self, message: str) -> bool:
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None


class Texts:
    """The messages of one language, as told to one reader at one table, if there are any.

    A message is found by its id, and one of its attributes by ``id.attribute``. With `strict`, a
    missing message or variable raises an error; otherwise its name is shown in the text.
    """

    def __init__(
        self,
        language: str,
        strict: bool = False,
        names: Sequence[str] = (),
        reader: int = NO_SEAT,
        catalogue: Catalogue | None = None,
    ) -> None:
        """Load the messages of a language, unless its catalogue is given.

        `names` are those of the table's seats.
        """
        self.language = language
        self.strict = strict
        self.reader = reader
        """The reader's seat if they have exactly one at the table, otherwise `NO_SEAT`.

        Words that depend on it must ask `is_reader`.
        """
        self.asked: set[int] = set()
        """The seats that `is_reader` was asked about: others are told the same words."""
        self._names = names
        self._catalogue = catalogue or Catalogue(language, strict)

    def at_table(self, names: Sequence[str], reader: int = NO_SEAT) -> Texts:
        """Return texts for a table whose seats have these names, and for one reader there."""
        return Texts(self.language, self.strict, names, reader, self._catalogue)

    def read_by(self, reader: int) -> Texts:
        """Return texts for another reader at the same table."""
        return self.at_table(self._names, reader)

    def is_reader(self, seat: int) -> bool:
        """Return whether a seat is the reader's, and note that this was asked."""
        self.asked.add(seat)
        return seat == self.reader != NO_SEAT

    def name(self, seat: int) -> str:
        """Return the name of the person or bot in a seat, or "" if there isn't one."""
        return self._names[seat] if 0 <= seat < len(self._names) else ""

    def say(self, message: str, **values: str | int | float) -> str:
        """Return the message with this id, or id and attribute, with these values filled in.

        If there is no such message, raise `KeyError` in strict mode; otherwise return the id in
        square brackets.
        """
        return self._catalogue.say(message, tuple(values.items()))

    def knows(self, message: str) -> bool:
        """Return whether there is such a message, or such an attribute of a message."""
        return self._catalogue.knows(message)

    def ids(self, beginning: str = "") -> list[str]:
        """Return the message ids that begin with `beginning`, in catalogue order."""
        return [name for name in self._catalogue.ids if name.startswith(beginning)]

    def listed(self, items: Sequence[str]) -> str:
        """Return several items as one string, with commas, and *and* before the last."""
        return self._joined("list-and", items)

    def either(self, items: Sequence[str]) -> str:
        """Return alternatives as one string, with commas, and *or* before the last."""
        return self._joined("list-or", items)

    def _joined(self, message: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(message, most=", ".join(items[:-1]), last=items[-1])


def _resources(language: str) -> Iterator[ast.Resource]:
    """Yield the parsed files of a language, sorted by name within each folder."""
    for folder in FOLDERS:
        catalogue = folder.joinpath(language)
        found = catalogue.iterdir() if catalogue.is_dir() else ()
        for file in sorted(found, key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                yield _resource(file.read_text("utf-8"))


@cache
def _resource(text: str) -> ast.Resource:
    """Parse the text of a catalogue file; cached, as parsing all of ours takes half a second."""
    return FluentResource(text)


def language_of(environment: Mapping[str, str]) -> str:
    """Return the language that the environment asks for, or English if we don't have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            language = re.split(r"[_.@-]", value.lower())[0]
            return language if language in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE
