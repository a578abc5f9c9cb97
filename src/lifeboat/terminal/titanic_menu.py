"""The legal actions of SOS Titanic as a numbered list, in notation and in words.

Actions of one kind that differ in their target alone share a row: the heading says in words what
they do, each has its number and its notation.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from lifeboat.terminal.screen import BOLD, DIM, wrapped
from lifeboat.texts import Texts
from lifeboat.texts.titanic_actions import (
    action_hint,
    action_words,
    family_of,
    family_words,
    heading_of,
)
from lifeboat.titanic import action_text
from lifeboat.titanic.view import View

FEWEST_IN_A_ROW: Final = 3
NOTATION_STYLE: Final = "green"


class Choice(NamedTuple):
    """A legal action with the number by which it is chosen."""

    number: int
    action: int


def menu(texts: Texts, view: View, width: int) -> Iterator[RenderableType]:
    """The legal actions under their headings."""
    choices = [Choice(number, action) for number, action in enumerate(view.legal, 1)]
    for heading, part in groupby(choices, lambda choice: heading_of(choice.action)):
        if texts.knows(f"titanic-heading-{heading}"):
            yield Text(texts.say(f"titanic-heading-{heading}"), BOLD)
        for in_a_row, families in groupby(_families(list(part)), _fits_a_row):
            if not in_a_row:
                some = [choice for family in families for choice in family]
                yield _rows(texts, view, some, width)
                continue
            for family in families:
                if words := family_words(texts, view, family[0].action):
                    yield Text("\n".join(wrapped(words, width, "  ", "  ")))
                yield _row(view, family, width)


def _families(choices: list[Choice]) -> list[list[Choice]]:
    """Actions that differ in their target alone, together; the owner of a card is behind its @."""

    def family(choice: Choice) -> tuple[str, str]:
        return family_of(choice.action), action_text(choice.action).partition("@")[2]

    return [list(members) for _, members in groupby(choices, family)]


def _fits_a_row(family: list[Choice]) -> bool:
    return len(family) >= FEWEST_IN_A_ROW and bool(family_of(family[0].action))


def full_list(texts: Texts, view: View) -> list[str]:
    """Every legal action on a line of its own."""
    return [
        f"{number}, {action_text(action)}, {action_words(texts, view, action)}"
        for number, action in enumerate(view.legal, 1)
    ]


def _rows(texts: Texts, view: View, choices: list[Choice], width: int) -> RenderableType:
    """Actions below each other, each with its words."""
    notations = [action_text(choice.action) for choice in choices]
    longest = max(len(notation) for notation in notations)
    rows: list[Text] = []
    for (number, action), notation in zip(choices, notations, strict=True):
        head = f"{number:>4} {notation:<{longest}} "
        words = action_words(texts, view, action)
        row = Text("\n".join(wrapped(words, width, head, " " * len(head))))
        row.stylize(BOLD, 0, 4)
        row.stylize(NOTATION_STYLE, 5, len(head))
        rows.append(row)
    return Group(*rows)


def _row(view: View, choices: list[Choice], width: int) -> RenderableType:
    """Actions beside each other in columns, each with the cards it is about."""
    cells: list[Text] = []
    for number, action in choices:
        cell = Text.assemble((f"{number:>4}", BOLD), " ", (action_text(action), NOTATION_STYLE))
        if hint := action_hint(view, action):
            cell.append(f" ({hint})", DIM)
        cells.append(cell)
    longest = max(len(cell) for cell in cells)
    columns = max(1, width // (longest + 1))
    rows: list[Text] = []
    for first in range(0, len(cells), columns):
        row = cells[first : first + columns]
        for cell in row[:-1]:
            cell.pad_right(longest + 1 - len(cell))
        rows.append(Text.assemble(*row))
    return Group(*rows)
