"""Sentences on why an action is refused, made from the facts that the rules give."""

from __future__ import annotations

from lifeboat.core.errors import Reason
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.words import WORDS


def reason_words(texts: Texts, reason: Reason) -> str:
    """Return a sentence that says what isn't possible, and why."""
    values = WORDS[reason.game].refusal_values(texts, reason)
    return texts.say(f"{reason.game}-refused-{reason.name}", **values)
