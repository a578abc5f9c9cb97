"""The catalogues: messages in Project Fluent, a folder for each language."""

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

DEFAULT_LANGUAGE: Final = "en"
LANGUAGES: Final[tuple[str, ...]] = tuple(
    json.loads(files("lifeboat.texts").joinpath("languages.json").read_text("utf-8"))
)
"""The languages, which the client reads in the same file."""
KEPT: Final = 10_000
"""How many finished texts a catalogue keeps; the same few are said over and over."""

FOLDERS: Final[list[Traversable]] = [files("lifeboat.texts")]
"""Where there is a folder for each language."""


def add_catalogues(folder: Traversable) -> None:
    """Say the messages of another package too, from its folders ``en``, ``fr`` and so on.

    Catalogues that were read before don't learn them.
    """
    FOLDERS.append(folder)


class Texts:
    """All messages of one language.

    A message is called by its id, an attribute of it by ``id.attribute``. A strict catalogue
    refuses what a lenient one shows as well as it can: a message or a variable that is missing.
    """

    def __init__(self, language: str, strict: bool = False) -> None:
        self.language = language
        self.strict = strict
        self._bundle = FluentBundle([language], use_isolating=False)
        self._ids: list[str] = []
        self._kept = lru_cache(KEPT)(self._said)
        for resource in _resources(language):
            self._bundle.add_resource(resource)
            self._ids += [
                entry.id.name for entry in resource.body if isinstance(entry, ast.Message)
            ]

    def say(self, message: str, **values: str | int | float) -> str:
        """The message with these values in it."""
        return self._kept(message, tuple(values.items()))

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

    def knows(self, message: str) -> bool:
        """Whether there is such a message, or such an attribute of one."""
        name, _, attribute = message.partition(".")
        if not self._bundle.has_message(name):
            return False
        found = self._bundle.get_message(name)
        return attribute in found.attributes if attribute else found.value is not None

    def ids(self, beginning: str = "") -> list[str]:
        """The ids of the messages that begin like this, in the order of the catalogue."""
        return [name for name in self._ids if name.startswith(beginning)]

    def listed(self, items: Sequence[str]) -> str:
        """Several things in a row, with an *and* before the last."""
        return self._joined("list-and", items)

    def either(self, items: Sequence[str]) -> str:
        """Several things of which one is meant, with an *or* before the last."""
        return self._joined("list-or", items)

    def _joined(self, message: str, items: Sequence[str]) -> str:
        if len(items) < 2:
            return "".join(items)
        return self.say(message, most=", ".join(items[:-1]), last=items[-1])


def _resources(language: str) -> Iterator[ast.Resource]:
    """Yield the files of a language, by their names in each folder."""
    for folder in FOLDERS:
        catalogue = folder.joinpath(language)
        found = catalogue.iterdir() if catalogue.is_dir() else ()
        for file in sorted(found, key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                yield _resource(file.read_text("utf-8"))


@cache
def _resource(text: str) -> ast.Resource:
    """Return a file of a catalogue as messages; for all of ours that takes half a second."""
    return FluentResource(text)


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; English where it asks for one we lack."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name):
            language = re.split(r"[_.@-]", value.lower())[0]
            return language if language in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE
