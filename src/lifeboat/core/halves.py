"""Halves: actions that older records name in two words, one after the other.

The pass of Septentrick was two actions of one card each before it became one action of two cards.
Records and logs of that time are read as if they had been written today.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lifeboat.core.errors import LifeboatError
from lifeboat.core.games import Game


class Halves:
    """The words of a record on their way to whole actions."""

    def __init__(self, rules: Game[Any]) -> None:
        self.rules = rules
        self.waiting = ""
        """The first half of an action whose other half is to come."""

    def copy(self) -> Halves:
        """Return halves of their own that wait for the same word."""
        twin = Halves(self.rules)
        twin.waiting = self.waiting
        return twin

    def take(self, word: str) -> str:
        """Return the whole action that this word ends; nothing while its other half is missing."""
        if not self.rules.is_half(word):
            self.waiting = ""
            return word
        if not self.waiting:
            self.waiting = word
            return ""
        text, self.waiting = f"{self.waiting} {word}", ""
        return self._strict(text)

    def _strict(self, text: str) -> str:
        """Return two halves as today's one word; as they are if they don't fit together."""
        try:
            return self.rules.action_text(self.rules.read_action(text))
        except LifeboatError:
            return text


def whole_actions(rules: Game[Any], words: Iterable[str]) -> list[str]:
    """Return the actions that the words of a record name, the halves of one joined."""
    halves = Halves(rules)
    actions = [action for word in words if (action := halves.take(word))]
    return [*actions, halves.waiting] if halves.waiting else actions
