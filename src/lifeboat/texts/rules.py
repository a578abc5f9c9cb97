"""The rulebook inside the product: one text a rule id, in the reader's language."""

from __future__ import annotations

from lifeboat.core.errors import LifeboatError
from lifeboat.core.games import GAMES
from lifeboat.texts.catalogue import Texts


def game_by_letter(texts: Texts, rule: str) -> str | None:
    """Return the game whose rule ids begin with the letter of this one, if there is one."""
    letter = rule[:1].upper()
    return next((game for game in GAMES if letter and _letter(texts, game) == letter), None)


def _letter(texts: Texts, game: str) -> str:
    ids = rule_ids(texts, game)
    return ids[0][0] if ids else ""


def rule_ids(texts: Texts, game: str) -> list[str]:
    """The ids of all rules of a game, in the order of its rulebook."""
    return [message.rpartition("-")[2] for message in texts.ids(f"{game}-rule-")]


def rule_title(texts: Texts, rule: str) -> str:
    """The title of a rule."""
    return texts.say(f"{_message(texts, rule)}.title")


def rule_sentences(texts: Texts, rule: str) -> list[str]:
    """The sentences of a rule."""
    return texts.say(_message(texts, rule)).splitlines()


def read_rule(texts: Texts, game: str, text: str) -> str:
    """The rule id that somebody typed, with or without its letter."""
    ids = rule_ids(texts, game)
    letter = ids[0][0]
    rule = letter + text.strip().upper().removeprefix(letter)
    if rule not in ids:
        raise LifeboatError("rule", text, f"{ids[0]}-{letter}{len(ids)}")
    return rule


def _message(texts: Texts, rule: str) -> str:
    return f"{game_by_letter(texts, rule)}-rule-{rule}"
