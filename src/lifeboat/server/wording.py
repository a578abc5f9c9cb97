"""Wording: names and talk as others may be shown them, without characters that nobody sees."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from lifeboat.server.commands import CommandError

UNSEEN: Final = frozenset(("Cc", "Cf", "Zl", "Zp", "Co", "Cs"))
"""Controls, marks that turn the line around, line breaks, and what has no meaning of its own."""


def checked_name(name: str) -> str:
    """A name without the space around it; one that is empty or hides something is refused."""
    name = name.strip()
    if not name or hidden_in(name):
        raise CommandError("name-form", hidden_in(name))
    return name


def checked_talk(text: str) -> str:
    """Talk in one line; what is empty or hides something is refused."""
    text = " ".join(text.splitlines()).strip()
    if not text or hidden_in(text):
        raise CommandError("text-form", hidden_in(text))
    return text


def hidden_in(text: str) -> str:
    """The first characters of a text that nobody sees, by their numbers."""
    hidden = [letter for letter in text if category(letter) in UNSEEN]
    return " ".join(f"U+{ord(letter):04X}" for letter in hidden[:5])


def is_same_name(one: str, other: str) -> bool:
    """Whether two names are the same to a reader, but for capitals and forms of letters."""
    return _plain(one) == _plain(other)


def _plain(name: str) -> str:
    return normalize("NFKC", normalize("NFKC", name).casefold())
