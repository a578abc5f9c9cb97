"""Halves: the two consecutive words that older records use for a single action.

In Septentrick, passing cards used to be two actions of one card each; now it is one action of two
cards. Records and logs from that time are read as if they had been written today.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from lifeboat.core.errors import LifeboatError
from lifeboat.core.games import Game


class Halves:
    """A reader that joins the words of a record into whole actions, one word at a time."""

    def __init__(self, rules: Game[Any]) -> None:
        self.rules = rules
        self.waiting = ""
        """The first half of an action whose other half is still to come, or empty."""

    def copy(self) -> Halves:
        """Return an independent copy, including any half that is waiting."""
        twin = Halves(self.rules)
        twin.waiting = self.waiting
        return twin

    def take(self, word: str) -> str:
        """Return the whole action that this word completes, or "" if it is only the first half.

        If a whole action follows a first half, the action is returned unchanged and the half is
        dropped.
        """
        if not self.rules.is_half(word):
            self.waiting = ""
            return word
        if not self.waiting:
            self.waiting = word
            return ""
        text, self.waiting = f"{self.waiting} {word}", ""
        return self._strict(text)

    def _strict(self, text: str) -> str:
        """Join two halves into one word in today's notation; if invalid, return them unchanged."""
        try:
            return self.rules.action_text(self.rules.read_action(text))
        except LifeboatError:
            return text


def whole_actions(rules: Game[Any], words: Iterable[str]) -> list[str]:
    """Return the actions that the words of a record name, with halves joined.

    A first half at the very end is left unchanged.
    """
    halves = Halves(rules)
    actions = [action for word in words if (action := halves.take(word))]
    return [*actions, halves.waiting] if halves.waiting else actions
