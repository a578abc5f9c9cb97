"""SOS Titanic's legal actions as a numbered list, in notation and in words.

Actions that differ only in their target are drawn side by side: a line above them says in words
what they do, and each has its number and its notation.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import groupby

from rich.console import RenderableType
from rich.text import Text

from lifeboat.terminal.menu import FEWEST_IN_A_ROW, Choice, columns, numbered, rows
from lifeboat.terminal.screen import BOLD, wrapped
from lifeboat.texts import Texts
from lifeboat.texts.titanic.actions import (
    action_hint,
    action_words,
    family_of,
    family_words,
    heading_of,
)
from lifeboat.titanic import action_text
from lifeboat.titanic.meaning import decoded
from lifeboat.titanic.view import View


def menu(texts: Texts, view: View, width: int) -> Iterator[RenderableType]:
    """Yield the drawings of the legal actions, under their headings."""
    choices = numbered(view.legal, action_text)
    for heading, part in groupby(choices, lambda choice: heading_of(decoded(choice.action))):
        if texts.knows(f"titanic-heading-{heading}"):
            yield Text(texts.say(f"titanic-heading-{heading}"), BOLD)
        for in_a_row, families in groupby(_families(list(part)), _fits_a_row):
            if not in_a_row:
                some = [choice for family in families for choice in family]
                yield rows(some, partial(action_words, texts, view), width)
                continue
            for family in families:
                if words := family_words(texts, view, family[0].action):
                    yield Text("\n".join(wrapped(words, width, "  ", "  ")))
                yield columns(family, partial(action_hint, view), width)


def _families(choices: list[Choice]) -> list[list[Choice]]:
    """Group consecutive actions that differ only in their target.

    Cards with different owners, which notation names after an @, are kept apart.
    """

    def family(choice: Choice) -> tuple[str, str]:
        return family_of(choice.action), choice.notation.partition("@")[2]

    return [list(members) for _, members in groupby(choices, family)]


def _fits_a_row(family: list[Choice]) -> bool:
    return len(family) >= FEWEST_IN_A_ROW and bool(family_of(family[0].action))
