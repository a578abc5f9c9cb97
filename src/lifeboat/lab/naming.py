"""Names: set-ups in words, and messages in the words of a game."""

from __future__ import annotations

from lifeboat.texts import Texts


def setup_words(texts: Texts, value: str) -> str:
    """A set-up, or a part of one, as people call it."""
    words = " ".join(_word(texts, word) for word in value.split())
    return words or texts.say("lab-all")


def game_words(texts: Texts, game: str, message: str) -> str:
    """A message, as it is said of this game."""
    own = f"{message}.{game}"
    return texts.say(own if texts.knows(own) else message)


def _word(texts: Texts, word: str) -> str:
    if word.isdecimal():
        return texts.say("lab-players", players=int(word))
    members = word.split(",")
    if all(texts.knows(f"titanic-crew-{member}.short") for member in members):
        return ", ".join(texts.say(f"titanic-crew-{member}.short") for member in members)
    return word
