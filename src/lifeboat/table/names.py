"""Wording: names and talk as others may be shown them, without characters that nobody sees."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from lifeboat.table.commands import CommandError

UNSEEN: Final = frozenset(("Cc", "Cf", "Zl", "Zp", "Co", "Cs"))
"""Controls, marks that turn the line around, line breaks, and what has no meaning of its own."""


IGNORABLE: Final = (
    (0x034F, 0x034F),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x2065, 0x2065),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""Letters and marks that are drawn as nothing (Default_Ignorable), and the empty Braille cell."""
EMOJI_FORMS: Final = str.maketrans("", "", "\ufe0e\ufe0f")
"""Behind an emoji, phones say how it is to be drawn; without that it is the same emoji."""


def checked_name(name: str) -> str:
    """A name without the space around it; one that is empty or hides something is refused."""
    name = name.translate(EMOJI_FORMS).strip()
    if not name or hidden_in(name):
        raise CommandError("name-form", hidden_in(name))
    return name


def checked_talk(text: str) -> str:
    """Talk in one line; what is empty or hides something is refused."""
    text = " ".join(text.translate(EMOJI_FORMS).splitlines()).strip()
    if not text or hidden_in(text):
        raise CommandError("text-form", hidden_in(text))
    return text


def hidden_in(text: str) -> str:
    """The first characters of a text that nobody sees, by their numbers."""
    hidden = [letter for letter in text if category(letter) in UNSEEN or _is_ignorable(letter)]
    return " ".join(f"U+{ord(letter):04X}" for letter in hidden[:5])


def _is_ignorable(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in IGNORABLE)


def is_same_name(one: str, other: str) -> bool:
    """Whether two names are the same to a reader, but for capitals and forms of letters."""
    return _plain(one) == _plain(other)


def _plain(name: str) -> str:
    return normalize("NFKC", normalize("NFKC", name).casefold())
