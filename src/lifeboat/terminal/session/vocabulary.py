"""Command words, in English and the player's language, ignoring case and accents."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from lifeboat.texts import Texts

SHORT: Final = {"?": "help", "h": "help", "u": "undo", "q": "quit", "exit": "quit"}


class Vocabulary:
    """The words that can be typed, each with the command that it stands for."""

    def __init__(self, texts: Texts, commands: Iterable[str]) -> None:
        self.words = dict(SHORT)
        for command in commands:
            name = command.removesuffix("!")
            mark = command[len(name) :]
            self.words[command] = command
            self.words[unadorned(texts.say(f"command-{name}")) + mark] = command

    def command(self, word: str) -> str:
        """Return the command that a word stands for, or "" if there is none."""
        return self.words.get(unadorned(word), "")


def unadorned(word: str) -> str:
    """Return a word in lower case and without accents."""
    letters = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
