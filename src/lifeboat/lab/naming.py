"""Names: set-ups in words, and messages in the words of a game."""

from __future__ import annotations

from lifeboat.lab.face import FACES
from lifeboat.texts import Texts


def setup_words(texts: Texts, game: str, value: str) -> str:
    """A set-up, or a part of one, as people call it."""
    words = " ".join(_word(texts, game, word) for word in value.split())
    return words or texts.say("lab-all")


def game_words(texts: Texts, game: str, message: str) -> str:
    """A message, as it is said of this game."""
    own = f"{message}.{game}"
    return texts.say(own if texts.knows(own) else message)


def _word(texts: Texts, game: str, word: str) -> str:
    if word.isdecimal():
        return texts.say("lab-players", players=int(word))
    return FACES[game].setup_word(texts, word)
