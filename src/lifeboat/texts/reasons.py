"""Why an action is refused, in words: the facts come from the rules, the sentences from here."""

from __future__ import annotations

from lifeboat.core.errors import Reason
from lifeboat.texts.catalogue import Texts
from lifeboat.texts.words import WORDS


def reason_words(texts: Texts, reason: Reason) -> str:
    """Say what can't go where, and why."""
    values = WORDS[reason.game].refusal_values(texts, reason)
    return texts.say(f"{reason.game}-refused-{reason.name}", **values)
