"""Checks on names and chat, which mustn't be empty or contain invisible characters."""

from __future__ import annotations

from typing import Final
from unicodedata import category, normalize

from lifeboat.table.commands import CommandError

UNSEEN: Final = frozenset(("Cc", "Cf", "Zl", "Zp", "Co", "Cs"))
"""Unicode categories of invisible characters.

These are control characters, format characters such as direction marks, line and paragraph
separators, private-use characters and surrogates.
"""


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
"""Ranges of other invisible characters.

These are the rest of the characters with the property Default_Ignorable_Code_Point, and the blank
Braille pattern.
"""
EMOJI_FORMS: Final = str.maketrans("", "", "\ufe0e\ufe0f")
"""A translation table that removes the variation selectors that phones add after emoji."""


def checked_name(name: str) -> str:
    """Return a name, stripped and without emoji variation selectors.

    Raise `CommandError` if it is empty or contains invisible characters.
    """
    name = name.translate(EMOJI_FORMS).strip()
    if not name or hidden_in(name):
        raise CommandError("name-form", hidden_in(name))
    return name


def checked_talk(text: str) -> str:
    """Return a chat message as one stripped line, without emoji variation selectors.

    Raise `CommandError` if it is empty or contains invisible characters.
    """
    text = " ".join(text.translate(EMOJI_FORMS).splitlines()).strip()
    if not text or hidden_in(text):
        raise CommandError("text-form", hidden_in(text))
    return text


def hidden_in(text: str) -> str:
    """Return the code points of up to five invisible characters in `text`, or "" if none."""
    hidden = [letter for letter in text if category(letter) in UNSEEN or _is_ignorable(letter)]
    return " ".join(f"U+{ord(letter):04X}" for letter in hidden[:5])


def _is_ignorable(letter: str) -> bool:
    return any(first <= ord(letter) <= last for first, last in IGNORABLE)


def is_same_name(one: str, other: str) -> bool:
    """Return whether two names are the same, ignoring case and compatibility forms (NFKC)."""
    return _plain(one) == _plain(other)


def _plain(name: str) -> str:
    return normalize("NFKC", normalize("NFKC", name).casefold())
