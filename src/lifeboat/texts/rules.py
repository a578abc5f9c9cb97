"""The text of the rules, by rule id, in the reader's language."""

from __future__ import annotations

from lifeboat.core.errors import LifeboatError
from lifeboat.core.games import GAMES
from lifeboat.texts.catalogue import Texts


def game_by_letter(texts: Texts, rule: str) -> str | None:
    """Return the game whose rule ids begin with the same letter as this one, or None."""
    letter = rule[:1].upper()
    return next((game for game in GAMES if letter and _letter(texts, game) == letter), None)


def _letter(texts: Texts, game: str) -> str:
    ids = rule_ids(texts, game)
    return ids[0][0] if ids else ""


def rule_ids(texts: Texts, game: str) -> list[str]:
    """Return the ids of all rules of a game, in order."""
    return [message.rpartition("-")[2] for message in texts.ids(f"{game}-rule-")]


def rule_title(texts: Texts, rule: str) -> str:
    """Return the title of a rule."""
    return texts.say(f"{_message(texts, rule)}.title")


def rule_sentences(texts: Texts, rule: str) -> list[str]:
    """Return the sentences of a rule."""
    return texts.say(_message(texts, rule)).splitlines()


def read_rule(texts: Texts, game: str, text: str) -> str:
    """Return the id of the rule that somebody typed, with or without its letter.

    Raise `LifeboatError` if the game has no such rule.
    """
    ids = rule_ids(texts, game)
    letter = ids[0][0]
    rule = letter + text.strip().upper().removeprefix(letter)
    if rule not in ids:
        raise LifeboatError("rule", text, f"{ids[0]}-{letter}{len(ids)}")
    return rule


def _message(texts: Texts, rule: str) -> str:
    return f"{game_by_letter(texts, rule)}-rule-{rule}"
