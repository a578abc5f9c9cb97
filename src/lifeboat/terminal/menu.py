"""Legal actions as a numbered list: one per line in words, or side by side in notation."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from lifeboat.terminal.screen import BOLD, DIM, wrapped

FEWEST_IN_A_ROW: Final = 3
"""The fewest actions of one kind to draw side by side; fewer get a line each, with their words."""
NOTATION_STYLE: Final = "green"


class Choice(NamedTuple):
    """A legal action with the number by which it is chosen."""

    number: int
    action: int
    notation: str


def numbered(actions: Iterable[int], notation: Callable[[int], str]) -> list[Choice]:
    """Return the legal actions in order, numbered from 1."""
    return [Choice(number, action, notation(action)) for number, action in enumerate(actions, 1)]


def full_list(choices: Sequence[Choice], words: Callable[[int], str]) -> list[str]:
    """Return a line for every action: its number, its notation and its words."""
    return [f"{number}, {notation}, {words(action)}" for number, action, notation in choices]


def rows(choices: Sequence[Choice], words: Callable[[int], str], width: int) -> RenderableType:
    """Draw the actions one below the other, each with its words; there must be at least one."""
    longest = max(len(choice.notation) for choice in choices)
    lines: list[Text] = []
    for number, action, notation in choices:
        head = f"{number:>4} {notation:<{longest}} "
        line = Text("\n".join(wrapped(words(action), width, head, " " * len(head))))
        line.stylize(BOLD, 0, 4)
        line.stylize(NOTATION_STYLE, 5, len(head))
        lines.append(line)
    return Group(*lines)


def columns(choices: Sequence[Choice], hint: Callable[[int], str], width: int) -> RenderableType:
    """Draw the actions side by side, each with its hint in brackets unless that is empty.

    There must be at least one action.
    """
    cells: list[Text] = []
    for number, action, notation in choices:
        cell = Text.assemble((f"{number:>4}", BOLD), " ", (notation, NOTATION_STYLE))
        if words := hint(action):
            cell.append(f" ({words})", DIM)
        cells.append(cell)
    longest = max(len(cell) for cell in cells)
    in_a_line = max(1, width // (longest + 1))
    lines: list[Text] = []
    for first in range(0, len(cells), in_a_line):
        line = cells[first : first + in_a_line]
        for cell in line[:-1]:
            cell.pad_right(longest + 1 - len(cell))
        lines.append(Text.assemble(*line))
    return Group(*lines)
