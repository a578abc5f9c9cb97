"""The words of the commands: in English and in the player's language, as hurried people type."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from lifeboat.texts import Texts

SHORT: Final = {"?": "help", "h": "help", "u": "undo", "q": "quit", "exit": "quit"}


class Vocabulary:
    """Which command a typed word means."""

    def __init__(self, texts: Texts, commands: Iterable[str]) -> None:
        self.words = dict(SHORT)
        for command in commands:
            name = command.removesuffix("!")
            mark = command[len(name) :]
            self.words[command] = command
            self.words[unadorned(texts.say(f"command-{name}")) + mark] = command

    def command(self, word: str) -> str:
        """The command; nothing if the word is none."""
        return self.words.get(unadorned(word), "")


def unadorned(word: str) -> str:
    """A word without capitals and accents."""
    letters = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
