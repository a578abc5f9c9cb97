"""Readable names for set-ups, and messages in a game's own wording."""

from __future__ import annotations

from lifeboat.lab.face import FACES
from lifeboat.texts import Texts


def setup_words(texts: Texts, game: str, value: str) -> str:
    """Return the name of a set-up, or of part of one, in words; "all" if `value` is empty.

    A bare number in `value` is the number of players.
    """
    words = " ".join(_word(texts, game, word) for word in value.split())
    return words or texts.say("lab-all")


def game_words(texts: Texts, game: str, message: str) -> str:
    """Return a message in the game's own wording, or in the general wording if it has none."""
    own = f"{message}.{game}"
    return texts.say(own if texts.knows(own) else message)


def _word(texts: Texts, game: str, word: str) -> str:
    if word.isdecimal():
        return texts.say("lab-players", players=int(word))
    return FACES[game].setup_word(texts, word)
